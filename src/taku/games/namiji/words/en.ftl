### Namiji in English: offers, what was told, the drawing, and the set-up.

title = Namiji
blurb = A fishing voyage along the coast. The boat farthest behind always moves next.

setup-direction = Direction of the route
setup-direction-clockwise = Clockwise
setup-direction-counterclockwise = Counterclockwise
setup-box = Box
setup-box-house = Our own box (reconstructed)
setup-early_bird = Early Bird tokens with two players
setup-early_bird-two = Two: one per player
setup-early_bird-three = Three: the third boat home takes one too

## Names

colour-name = { $colour ->
    [blue] blue
    [orange] orange
   *[green] green
}
kind-name = { $kind ->
    [bream] bream
    [tuna] tuna
    [mackerel] mackerel
    [flounder] flounder
   *[other] { $kind }
}
fish-name = { colour-name } { kind-name }
fish-a = { $colour ->
    [orange] an
   *[other] a
} { fish-name }
fish-the = the { fish-name }
station-name = { $station ->
    [angling] Angling
    [net] Net
    [trap] Crustacean trap
    [whirlpool] Whirlpool
    [rock] Sacred Rock
    [dolphin] Dolphin
    [octopus] Octopus
    [whale] Whale
    [panorama] Panorama
    [dock] Dock
   *[port] Port
}
panorama-name = { $panorama ->
    [dolphin] Dolphin
    [octopus] Octopus
   *[whale] Whale
}
line-name = { $line ->
    [row-1] the top row
    [row-2] the middle row
    [row-3] the bottom row
    [column-a] column a
    [column-b] column b
    [column-c] column c
   *[column-d] column d
}
card-name = { $card ->
    [onigiri] Onigiri
    [ramen] Ramen
    [maki] Maki
    [spare-hook] Spare Hook
    [live-bait] Live Bait
    [sturdy-rod] Sturdy Rod
    [fine-mesh] Fine Mesh
    [hand-line] Hand Line
    [reinforced-trap] Reinforced Trap
    [large-trap] Large Trap
    [sieve] Sieve
    [prayer-beads] Prayer Beads
    [sketchbook] Sketchbook
    [spyglass] Spyglass
    [lantern] Lantern
    [skilled-fisherman] Skilled Fisherman
    [full-hold] Full Hold
    [net-mender] Net Mender
    [crab-tamer] Crab Tamer
    [octopus-friend] Octopus’s Friend
    [whale-watcher] Whale Watcher
    [great-gallery] Great Gallery
    [devout] Devout
    [gourmet] Gourmet
    [stacked-crates] Stacked Crates
    [unhurried] Unhurried
    [pilgrim] Pilgrim
    [long-line] Long Line
    [craftsman] Craftsman
    [blue-shoal] Blue Shoal
    [orange-shoal] Orange Shoal
    [green-shoal] Green Shoal
    [shrimp-basket] Shrimp Basket
    [dolphin-friend] Dolphin’s Friend
    [first-sighting] First Sighting
   *[other] { $card }
}
upgrade-name = { card-name } ({ station-name })
crustaceans = { $count ->
    [one] one crustacean
   *[other] { $count } crustaceans
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ordinal = { $section ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $section }th
}
# What an upgrade does at its station: everything it has, with a semicolon before all but the first effect.
effects = { $station ->
    [angling] { effect-angling-again }{ effect-angling-flip }{ effect-angling-points }
    [net] { effect-net-reveal }{ effect-net-line }{ effect-net-points }
    [trap] { effect-trap-crabs }{ effect-trap-draws }{ effect-trap-sieve }{ effect-trap-points }
    [whirlpool] +{ $whirlpool-points } when you set an offering afloat
    [panorama] { effect-panorama-points }{ effect-panorama-other }
   *[rock] { effect-rock-draw }{ effect-rock-points }
}
effect-angling-again = { $angling-again ->
    [0] {""}
   *[other] after seeing your catch, you may release it and try once more
}
effect-angling-flip = { $angling-flip ->
    [0] {""}
   *[other] { $effect ->
        [angling-flip] {""}
       *[other] ;{" "}
    }before you fish, you may turn up { $angling-flip ->
        [one] one more face-down token
       *[other] { $angling-flip } more face-down tokens
    }
}
effect-angling-points = { $angling-points ->
    [0] {""}
   *[other] { $effect ->
        [angling-points] {""}
       *[other] ;{" "}
    }+{ $angling-points } when you keep the fish
}
effect-net-reveal = { $net-reveal ->
    [0] {""}
    [one] reveal one more net and choose one
   *[other] reveal { $net-reveal } more nets and choose one
}
effect-net-line = { $net-line ->
    [0] {""}
   *[other] { $effect ->
        [net-line] {""}
       *[other] ;{" "}
    }you may fish from the School instead of revealing a net
}
effect-net-points = { $net-points ->
    [0] {""}
   *[other] { $effect ->
        [net-points] {""}
       *[other] ;{" "}
    }+{ $net-points } when you place the net
}
effect-trap-crabs = { $trap-crabs ->
    [0] {""}
    [one] your haul survives one more crab
   *[other] your haul survives { $trap-crabs } more crabs
}
effect-trap-draws = { $trap-draws ->
    [0] {""}
   *[other] { $effect ->
        [trap-draws] {""}
       *[other] ;{" "}
    }up to { $trap-draws ->
        [one] one more draw
       *[other] { $trap-draws } more draws
    }
}
effect-trap-sieve = { $trap-sieve ->
    [0] {""}
   *[other] { $effect ->
        [trap-sieve] {""}
       *[other] ;{" "}
    }when you would lose the haul, only the last crab goes back
}
effect-trap-points = { $trap-points ->
    [0] {""}
   *[other] { $effect ->
        [trap-points] {""}
       *[other] ;{" "}
    }+{ $trap-points } for a haul of two or more that you keep
}
effect-panorama-points = { $panorama-points ->
    [0] {""}
   *[other] +{ $panorama-points } for the section you take
}
effect-panorama-other = { $panorama-other ->
    [0] {""}
   *[other] { $effect ->
        [panorama-other] {""}
       *[other] ;{" "}
    }you may take the next section of another unfinished type instead
}
effect-rock-draw = { $rock-draw ->
    [0] {""}
    [one] draw one more Rock card
   *[other] draw { $rock-draw } more Rock cards
}
effect-rock-points = { $rock-points ->
    [0] {""}
   *[other] { $effect ->
        [rock-points] {""}
       *[other] ;{" "}
    }+{ $rock-points } for the Rock card you keep
}
condition = { counted }{ bounds }
both = { $first }; { $second }
counted = { $count ->
    [lines] { $worth ->
        [0] scoring rows and columns
       *[other] rows and columns that scored { $worth } or more
    }
    [rows] { $worth ->
        [0] scoring rows
       *[other] rows that scored { $worth } or more
    }
    [columns] { $worth ->
        [0] scoring columns
       *[other] columns that scored { $worth } or more
    }
    [cells] { $of ->
        [all] filled cells in your rack
        [blue] blue fish in your rack
        [orange] orange fish in your rack
        [green] green fish in your rack
       *[other] fish in your rack, { kind-of }
    }
    [nets] nets in your rack
    [crabs] crabs
    [shrimp] shrimp
    [crustaceans] crustaceans
    [sections] { $of ->
        [all] Panorama sections
        [dolphin] Dolphin sections
        [octopus] Octopus sections
       *[whale] Whale sections
    }
    [panoramas] { $of ->
        [all] completed Panoramas
        [dolphin] Dolphin completed
        [octopus] Octopus completed
       *[whale] Whale completed
    }
    [bonuses] { $of ->
        [all] Panorama bonuses
        [dolphin] Dolphin bonus
        [octopus] Octopus bonus
       *[whale] Whale bonus
    }
    [offerings] offerings left
    [meals] meals
    [different-meals] different meals
    [upgrades] upgrades
    [rocks] Rock cards
    [boats-behind] players’ boats home after yours
   *[boats-ahead] players’ boats home before yours
}
kind-of = { $of ->
    [bream] bream
    [tuna] tuna
    [mackerel] mackerel
    [flounder] flounder
   *[other] { $of }
}
# Of what there is only one of, it is enough to name it.
bounds = { $count ->
    [panoramas] { bounds-of }
    [bonuses] { bounds-of }
   *[other] : { bounded }
}
bounds-of = { $of ->
    [all] : { bounded }
   *[other] { $bound ->
        [least] {""}
       *[other] : { bounded }
    }
}
bounded = { $bound ->
    [least] { $least } or more
    [most] { $most ->
        [0] { none }
       *[other] { $most } at most
    }
   *[both] { $least } to { $most }
}
none = none

## Offers

second = { $second ->
    [yes] , second slot
   *[no] {""}
}
offer-sail = Sail to { $space }, { station-name }{ second }
offer-sail-neutral = Sail the neutral boat to { $space }, { station-name }{ second }
offer-sail-whirlpool = Sail to { $space }, { station-name }: { $offerings ->
    [0] you have no offerings left
   *[other] set an offering afloat (penalty left: { $penalty })
}{ second }
offer-sail-panorama = Sail to { $space }, { station-name }: your { ordinal } section, { points }{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } for the bonus
}{ second }
offer-finish = Sail home: { $points ->
    [0] no Early Bird token left
   *[other] Early Bird token, { points }
}
offer-finish-neutral = Sail the neutral boat home: { $points ->
    [0] no Early Bird token left
   *[other] it removes the { $points }-point Early Bird token
}
offer-dock = Dock at { $space }, slot { $slot } of { $slots }{ $slot ->
    [1] : first pick
   *[other] {""}
}
offer-dock-neutral = Dock the neutral boat at { $space }, slot { $slot } of { $slots }
offer-use = Use { card-name }: { effects }
offer-decline = Don’t use { card-name }
offer-fish = Take { fish-a } (face up)
offer-fish-down = Take a face-down fish ({ $count } left)
offer-keep = Keep { fish-the } on { $cell }{ $points ->
    [0] {""}
   *[other] : { points }
}
offer-release = Release { fish-the } into the School
offer-choose = Choose the { fish-name } net
offer-cast = Place the { fish-name } net on { $cell } and { $other }{ $points ->
    [0] {""}
   *[other] : { points }
}
offer-release-net = Put the { fish-name } net under the deck
offer-draw = Draw again ({ $bag-crabs } of { $bag } in the bag are crabs)
offer-stop = Stop and keep { $count ->
    [one] one token
   *[other] { $count } tokens
}
offer-section = Take the { ordinal } { panorama-name } section: { points }{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } for the bonus
}
offer-keep-rock = Keep { card-name } ({ condition }{ $more ->
    [0] {""}
    [one] ; and one more condition
   *[other] ; and { $more } more conditions
}): { points } at the end, { $met ->
    [yes] fulfilled now
   *[no] not fulfilled yet
}
offer-take-meal = Eat { card-name }: { points }
offer-take-upgrade = Take { upgrade-name }: { effects }

## What was told

line-up = { $name } starts in slot { $slot }.
line-up-neutral = The neutral boat starts in slot { $slot }.
flip = A fish is turned up in the School: { fish-name }.
sail = { $name } sails to { $space }, { station-name }.
sail-neutral = { $name } sails the neutral boat to { $space }, { station-name }.
dock = { $name } docks at { $space }, slot { $slot }.
dock-neutral = { $name } docks the neutral boat at { $space }, slot { $slot }.
finish = { $name } reaches the finish port.
finish-neutral = { $name } sails the neutral boat to the finish port.
use = { $name } uses { card-name }.
decline = { $name } doesn’t use the upgrade.
fish = { $name } takes { fish-a } from the School.
fish-down = { $name } takes a face-down fish.
catch = It’s { fish-a }.
keep = { $name } keeps { fish-the } on { $cell }.
release = { $name } releases { fish-the }.
net = { $name } reveals the { fish-name } net.
choose = { $name } chooses the { fish-name } net.
cast = { $name } places the { fish-name } net on { $cell } and { $other }.
release-net = { $name } puts the { fish-name } net under the deck.
haul = { $name } draws { $token ->
    [crab] a crab
   *[shrimp] a shrimp
}.
draw = { $name } draws again.
stop = { $name } stops drawing.
section = { $name } chooses another Panorama: { panorama-name }.
rock = { $name } draws the Rock card { card-name }.
rock-hidden = { $name } draws a Rock card.
keep-rock = { $name } keeps { card-name }.
keep-rock-hidden = { $name } keeps a Rock card.
under-hidden = A Rock card goes under the deck.
deal = A Dock card is dealt: { card-name }.
deal-hidden = A Dock card is dealt.
take = { $name } takes { card-name }.
lose-hidden = The neutral boat’s Dock card is removed face down.

line = { $name } completes { line-name }: { points }.
afloat = { $name } sets an offering afloat; { $left ->
    [0] none left
    [one] one left (penalty: { $penalty })
   *[other] { $left } left (penalty: { $penalty })
}.
section-taken = { $name } takes the { ordinal } { panorama-name } section: { points }.
bonus = { $name } is the first to complete { panorama-name }: { points }.
upgrade-points = { $name } gets { points } from an upgrade.
meal = { $name } eats: { points }.
early-bird = { $name } finishes { place-name }: { $points ->
    [0] no Early Bird token left
   *[other] { points }
}.
place-name = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
early-bird-neutral = The { $points }-point Early Bird token is removed from the game.
haul-kept = { $name } keeps { crustaceans }.
haul-lost = One crab too many: { $name } loses the haul.
haul-sieved = One crab too many, but only that crab goes back: { $name } keeps { crustaceans }.
rock-under = { card-name } goes under the deck.
draft = All boats are in: { $count ->
    [one] one Dock card is dealt
   *[other] { $count } Dock cards are dealt
}.
hand-card = In your hand: { card-name }.
draft-over = Everyone has a Dock card. The boat farthest from the route leaves first.
nothing = Nothing happens.
rock-met = { $name } reveals { card-name }: fulfilled, { points }.
rock-missed = { $name } reveals { card-name }: not fulfilled.
final = { $name }: rack { $rack }, crustaceans { $crustaceans }, Panoramas { $panoramas }, bonuses { $bonuses }, meals { $meals }, upgrades { $upgrades }, Early Bird { $early-bird }, Rocks { $rocks }, offerings { $offerings }. Total: { points }.
wins = { $name } wins with { points }.
shares = { $name } shares the victory with { points }.

## The drawing

player-name = { $name }
draw-neutral = neutral boat
draw-queue = From last to first:
draw-school = School:
draw-down = { $count } face down
draw-bag = Bag: { $shrimp } shrimp, { $crabs ->
    [one] { $crabs } crab
   *[other] { $crabs } crabs
}
draw-decks = Decks: { $nets ->
    [one] { $nets } net
   *[other] { $nets } nets
}, { $rocks ->
    [one] { $rocks } Rock
   *[other] { $rocks } Rocks
}, { $cards ->
    [one] { $cards } Dock card
   *[other] { $cards } Dock cards
}
draw-early = Early Birds left:
draw-catch = Your catch: { fish-name }
draw-revealed = Choose a net:
draw-haul = { $end ->
    [hauling] Haul ({ $name })
    [kept] Last haul ({ $name }), kept
    [sieved] Last haul ({ $name }), saved
   *[lost] Last haul ({ $name }), lost
}: { $shrimp } shrimp, { $crabs ->
    [one] { $crabs } crab
   *[other] { $crabs } crabs
}
draw-score = Score
draw-offerings = Offerings
draw-crustaceans = Crust.
draw-rocks = Rocks
draw-standing = with Rocks and offerings: { $points }
draw-your-rocks = Your Rocks, scored at the end
draw-drawn = Rock cards to choose from, scored at the end:
draw-hand = Dock cards in your hand:
draw-passed = Cards you passed on:
draw-picks = Slot { $slot } picks from { $count ->
    [one] one card
   *[other] { $count } cards
}
draw-rock-tail = Under the Rock deck:
draw-card-tail = Under the Dock deck:
draw-final = Final count
draw-total = Total
draw-house = Box: our own reconstruction, unofficial
draw-box = Box: { $box }
category-name = { $category ->
    [rack] Rack
    [crustaceans] Crustaceans
    [panoramas] Panoramas
    [bonuses] Bonuses
    [meals] Meals
    [upgrades] Upgrades
    [early-bird] Early Bird
    [rocks] Rocks
   *[offerings] Offerings
}

## The board in the browser

board-route = The Sea Route
board-school = The School of Fish
board-rack = Rack: { $name }
board-enlarge = Enlarge board: { $name }
board-ahead = Where you can sail
board-neutral = You sail the neutral boat.
board-standing = → { $points }
board-either-way = Place the net from { $cell }: choose its other end
board-turn = Turn the net
board-place = Drag it to your rack, or tap a cell
board-risk = { $percent } % crabs
board-keep-rock = Keep one in secret. It scores at the end.
board-met = fulfilled now
board-not-met = not fulfilled yet

explain-station = { station-name }{ $station ->
    [angling] : take a fish, turn another one up, then keep yours or release it
    [net] : the top net, with two identical fish, for your rack
    [trap] : draw from the bag, one point per token; the second crab loses the haul
    [whirlpool] : set an offering afloat; those left at the end cost you points
    [rock] : draw two Rock cards and keep one in secret; it scores at the end if you fulfil it
    [dolphin] : take your next Dolphin section and score its number
    [octopus] : take your next Octopus section and score its number
   *[whale] : take your next Whale section and score its number
}.{ $double ->
    [yes] {" "}Two boats can stop here; the second is behind the first.
   *[no] {""}
}
explain-boat = Boat: { $name }. The boat farthest behind moves next.
explain-neutral-boat = The neutral boat. It belongs to no one; the player farthest ahead moves it.
explain-port = The port: you start and finish here. The earlier you are home, the higher your Early Bird token.
explain-dock = A dock: all boats stop here. When the last one is in, Dock cards are passed from slot 1 to the last slot, and each player takes one. The boat farthest from the route leaves first.
explain-school = { fish-name }: { $up } face up, { $down } face down.
explain-fish = { fish-name } on { $cell }.
explain-down = { $count ->
    [one] One token lies
   *[other] { $count } tokens lie
} face down.
explain-bag = The bag: { $shrimp } shrimp and { $crabs ->
    [one] { $crabs } crab
   *[other] { $crabs } crabs
}.
explain-nets = Nets left: { $count }.
explain-rocks = Sacred Rock cards left: { $count }.
explain-cards = Dock cards left: { $count }.
explain-early-bird = Early Bird tokens: the next boat home takes the highest one left.{ $enough ->
    [no] {" "}There aren’t enough for all boats.
   *[yes] {""}
}
explain-bonus = The first player to complete { panorama-name } takes this bonus.
explain-line = { line-name }, { points }: { $state ->
    [scored] scored
    [dead] can’t score any more
   *[open] fill it with one colour or one kind
}.
explain-panorama = Sections of the { panorama-name }: { $sections } of { $length }.
explain-offerings = { $count ->
    [0] No offerings left: no penalty.
    [one] One offering left: −{ $penalty } at the end.
   *[other] { $count } offerings left: −{ $penalty } at the end.
}
explain-crustaceans = Crustaceans kept, one point each.
explain-meal = { card-name }, a meal.
explain-upgrade = { card-name }, an upgrade for { station-name }: { effects }. It works only there, once per stop.
explain-rock = { card-name } ({ $conditions }): { points } at the end, { $met ->
    [yes] fulfilled now
   *[no] not fulfilled yet
}.
explain-hidden-rocks = Rock cards kept in secret: { $count }.
explain-place = Finished { place-name }: { points }.
explain-standing = Your score if the match ended now, with your Rock cards and offerings.
explain-score = Points so far, without Rock cards and offerings.

## The tutorial

tutorial-1 = Welcome aboard. The boat with the { "●" } is yours. The boat farthest behind on the route always moves next, to any open stop up to the next dock. Tap the first station, Angling.
tutorial-2 = At an Angling station you take a fish from the School: one you can see, or an unknown one from the pile. Take the orange tuna.
tutorial-3 = Another fish has been turned up for everyone. You can keep yours or release it. The first fish goes in the upper left corner of your rack: drag it there, or tap the cell.
tutorial-4 = The others have sailed ahead, so you’re last and it’s your turn again. Short moves mean more stops. Point at a station, or hold a finger on it, to read what it does. Now sail to the Crustacean trap.
tutorial-5 = The first draw is automatic: a shrimp. Every token you keep is a point, but the second crab loses the whole haul. Draw again.
tutorial-6 = A crab. One more and the haul is gone. Stop here and keep two points.
tutorial-7 = You’re still last. Sail on to the Net.
tutorial-8 = A net holds two identical fish. It must touch what is already in your rack, and you can turn it. A row full of one colour or one kind scores. Place the net on b1 and c1, next to the tuna, so that the top row stays orange.
tutorial-9 = Every boat must stop at a dock. Slot 1 picks a card first but leaves last; the boat farthest from the route leaves first. Take slot 1.
tutorial-10 = All boats are in, and you see the Dock cards first. Meals score at once. An upgrade works at its own station until the end of the match. Take the Sturdy Rod, an Angling upgrade, and you know enough to sail. Fair winds!

## The rules as a page

rules-table = These are the rules of this table.
rules-box-own = This table plays with its own box, “{ $box }”. The numbers and cards below are from that box.
rules-goal = You go fishing in the Japan of long ago. Sail once around the sea, fish, admire the animals, make offerings and eat well. Everything scores; most points wins.

rules-box-title = In the box
rules-box = Namiji is for two to five players. Fish tokens: { $fish }. Net tokens: { $nets }. In the bag: shrimp { $shrimp }, crabs { $crabs }. Dock cards: { $dock }. Sacred Rock cards: { $rocks }. Panorama cards: a full set for each player, and one bonus for each of the three types. Offerings per player: { $offerings }. Early Bird tokens: { $birds }.
rules-box-fish = Fish come in three colours, { "●" } blue, { "★" } orange and { "◆" } green, and in four kinds: { $kinds }. The symbols tell the colours apart if you don’t see them well.
rules-setup-title = Set-up
rules-setup = You start with an empty rack, { $offerings ->
    [one] one offering
   *[other] { $offerings } offerings
} and 0 points. The Dock, Sacred Rock and net decks are shuffled face down, and the Panorama cards are sorted by type and number.
rules-setup-school = The fish lie face down and form the School of Fish. One random fish is turned face up.
rules-setup-any-way = You sail once around the Sea Route, clockwise or counterclockwise: choose together before the match.
rules-setup-clockwise = At this table you sail once around the Sea Route clockwise.
rules-setup-counterclockwise = At this table you sail once around the Sea Route counterclockwise, so its stations come in reverse order.
rules-setup-line-up = The start port is also the finish. The boats line up there in random order, as at a dock: slot 1 is nearest the route, and the boat farthest from it moves first.
rules-setup-birds = Lay out as many Early Bird tokens as there are players, the highest ones.
rules-setup-birds-table = The Early Bird tokens at this table: { $birds }.
rules-collection = All cards and tokens you earn are your collection. You score as you go along; if you think you have miscounted, count your collection again.

rules-turn-title = Your turn
rules-turn = The boat farthest behind on the route always moves. Sail it forward to any free space. You can skip as many spaces as you like, but you can’t go back, and you can’t pass a dock without stopping.
rules-turn-again = If your boat is still last after its stop, you move again. Long moves give the boats behind you several turns in a row.
rules-turn-stop = Carry out the effect of the station as soon as you land on it.
rules-slots = Each slot holds one boat. Some stations are double: they have a second slot, used only with four or five players. The first boat takes the slot on the route. The second one counts as behind it and leaves first.
rules-slots-few = Each slot holds one boat. Some stations are printed with a second slot; with { $seats } players it isn’t used.
rules-slots-many = Each slot holds one boat. Double stations have a second slot. The first boat takes the slot on the route. The second one counts as behind it and leaves first.

rules-stations-title = The stations
rules-angling = take any fish from the School, face up or face down. Then one face-down fish is turned up, every time. Keep your fish by placing it in your rack, or release it face up into the School.
rules-net = reveal the top net, with two identical fish. Place it in your rack, across or upright, or put it face down under the deck.
rules-trap = draw a token from the bag. You can draw up to five, and stop whenever you like. Each token you keep is a point at once. If you draw a second crab, you lose the whole haul: all tokens of this turn go back into the bag.
rules-whirlpool = set your topmost offering afloat. At the end, the offerings you still have cost you points: { $penalties }.
rules-penalty = { $left ->
    [one] { $left } offering −{ $points }
   *[other] { $left } offerings −{ $points }
}
rules-panorama = take your next section of that type, starting with number 1, and score its number at once. Number of sections: Dolphin { $dolphin }, Octopus { $octopus }, Whale { $whale }.
rules-panorama-one = You can have one Panorama of each type and work on several at once. When you have completed a type, you can’t stop at its stations any more.
rules-panorama-bonus = The first player to complete a type takes its bonus card and scores { points } more at once. You can be first in several types.
rules-panorama-example = Example: your first two Octopus sections are worth 1 + 2 = 3 points, and the third adds 3.
rules-rock = draw two Sacred Rock cards in secret. Keep one face down and put the other under the deck.

rules-placing-title = Your rack
rules-placing = Your first fish or net covers the upper left cell. Every later one must touch an earlier one side by side. Nothing in the rack is ever moved or discarded.
rules-placing-net = A net covers two neighbouring cells inside the rack. If there is no room for it, or you don’t want it, release it.
rules-placing-line = A fish alone is worth nothing. A row or column scores once, as soon as it is full of fish of one colour or one kind, or both. You don’t have to finish one before you start another. A full line that is neither never scores.
rules-placing-worth = The rows score { $rows } points from top to bottom, the columns { $columns } from left to right.
rules-placing-example = Three lines of this rack have scored: the top row is all orange, the middle row all blue, and the first column all { kind-name }. The second column can’t score any more.

rules-dock-title = Docks
rules-dock = Three docks divide the route into four legs. Every boat must stop at each dock and wait until all the others are in.
rules-dock-slots = When you arrive, choose any free slot. There are as many slots as players, but three with two players. Slot 1 is nearest the route.
rules-dock-slots-table = When you arrive, choose any free slot. At this table there are { $slots }. Slot 1 is nearest the route.
rules-dock-cards = When the last boat is in, draw one Dock card more than there are players. The player in slot 1 looks at them in secret, takes one face up and passes the rest to slot 2, and so on. The card left over goes under the deck.
rules-dock-order = Then the boat farthest from the route sails first. Slot 1 has the most cards to choose from but leaves last; the last slot leaves first but picks last.
rules-dock-example = Example with three boats: the first to arrive wants to sail on first and takes slot 3. The next one takes slot 1 and will see all four cards. The last one gets slot 2.
rules-meals = Meals
rules-meals-how = A meal scores at once.
rules-upgrades = Upgrades
rules-upgrades-how = An upgrade stays with you until the end. It works only at the station shown in its upper left corner, at most once per stop. You can use several at the same stop.
rules-rocks-title = Sacred Rock cards
rules-rocks-how = A Rock card stays secret until the end. Then you reveal it, and it scores if you have fulfilled everything it asks for.

rules-two-title = Two players
rules-two = A third, neutral boat sails with you and starts in a random slot like the others. When it is last, the player farthest ahead moves it. Choosing its stops well can win the match.
rules-two-stops = Its stops have no effect, except at docks and at the finish port. It takes no cards or tokens and scores nothing.
rules-two-dock = At a dock four cards are drawn. On the neutral boat’s turn to pick, a random card is removed from the game face down, and no one sees it.
rules-two-finish = When the neutral boat reaches the finish port, the highest Early Bird token left is removed from the game.
rules-two-rest = Everything else is played by the usual rules.

rules-end-title = End of the match
rules-end = The match ends when all boats are in the finish port. When you arrive, take the highest Early Bird token left and score it.
rules-end-two = With two tokens and three boats, the third boat home gets none.
rules-end-three = Here there is a token for the third boat home too, even if it’s yours.
rules-end-count = Then everyone reveals their Rock cards and scores those they have fulfilled. Last, subtract the penalty for your offerings.
rules-end-win = Most points wins. Tied players share the victory.
rules-example-title = Two final counts
rules-example-1 = Mio: row 5, column 3, 6 crustaceans, Whale sections 6, Dolphin sections 3, Rock cards 4 + 4 + 3 (a fourth is not fulfilled), Maki 5, third home 3, two offerings left −6. Total: 36.
rules-example-2 = Jun: rows 7 and 9, column 3 (alike in colour and kind, and still 3), 3 crustaceans, Octopus sections 10 and the bonus 3, Whale sections 3, Rock cards 4 + 4 + 4, two Ramen 8, fifth home 1, no offerings left. Total: 59.

rules-choices-title = What you can choose when you open a table
rules-choice-direction = Direction. Clockwise, or counterclockwise: then the stations come in reverse order.
rules-choice-box = Box. Our own reconstruction, or a box file with other components, for example those printed in your copy of the game.
rules-choice-birds = Early Bird tokens with two players. Two, one per player, or three: then the third boat home takes one too, and if that is the neutral boat, its token is removed. With three or more players the choice changes nothing.

rules-ours-title = What is ours
rules-ours-box = This table plays with its own box, so what is said here about the components of our box doesn’t apply to it.
rules-ours-stated-title = In the rulebook
rules-ours-stated = Set-up, turn order, the effects of the stations, placing fish, docks, two players, the end and the number of components are all in the rulebook. Where its French, English and Russian editions disagree, we follow the French original.
rules-ours-inferred-title = What we concluded
rules-ours-inferred-1 = The penalties of 10 and 3. The rulebook prints 15, 6 and 0, and the missing steps of that row are 10 and 3.
rules-ours-inferred-2 = The Early Bird token of 2. There are five tokens, and the rulebook names 7, 5, 3 and 1.
rules-ours-inferred-3 = Four kinds of fish, with four tokens of each in each colour. That is how 48 fish and 12 nets come out even; the names of the kinds are ours.
rules-ours-inferred-4 = The two fish on a net are identical, and each of the twelve combinations is there once.
rules-ours-inferred-5 = Where 7 and 9 stand, and that every column scores 3. The examples show 5 for the top row, rows of 7 and 9, and columns of 3.
rules-ours-inferred-6 = With a full rack you must release your fish, and a first net too must cover the upper left cell.
rules-ours-house-title = Our own rulings
rules-ours-house-1 = The Sea Route. The order of its stations, and which of them are double, is printed only on the board. Ours has { $stations } stations, { $doubles } of them double.
rules-ours-house-2 = The Dock cards. Their texts are printed only on the cards. The upgrades are ours, and so are the Onigiri and the number of copies; the examples mention Maki for 5 and meals for 4.
rules-ours-house-3 = The Sacred Rock cards. Apart from the name Skilled Fisherman, their names, goals and points are ours.
rules-ours-house-4 = Early Bird tokens with two players. The rulebook lays out as many tokens as players, and the neutral boat removes one. So there are two, and the third boat home gets nothing, even if it’s yours. Three tokens are a choice.
rules-ours-house-5 = The neutral boat. When both players are home, the one who arrived first moves it. It can stop at any Panorama. The card it removes at a dock doesn’t come back.
rules-ours-house-6 = Stops where nothing can happen are allowed: a Whirlpool without offerings, an empty bag, an empty deck, an empty School.
rules-ours-house-7 = Upgrades. You are asked about Live Bait, Spare Hook and Hand Line whenever the School holds a token. Hand Line replaces the whole Net stop, and Angling upgrades don’t work there. A haul saved by the Sieve counts as lost for the Large Trap. The Spyglass doesn’t let you stop at a completed type.
rules-ours-house-8 = Decks. Cards are drawn at random; cards put under a deck come up only after all the others, in their order. After a Lantern no one knows that order. If the Dock deck runs out, fewer cards are dealt.
rules-ours-house-9 = Rock cards. Unhurried looks only at players’ boats, not at the neutral one. Pilgrim counts itself.
rules-ours-house-10 = The score shown during the match leaves out Rock cards and offerings. The small number beside it, which only you see, includes yours.
rules-note = This page is unofficial and written in our own words.
