### Namiji in English: offers, what was told, the drawing, and the set-up.

title = Namiji
blurb = A fishing voyage along the coast: whoever is farthest behind sails next.

setup-direction = Direction of the route
setup-direction-clockwise = Clockwise
setup-direction-counterclockwise = Counterclockwise
setup-box = Box
setup-box-house = The house box (reconstructed)
setup-early_bird = Early Bird tokens with two players
setup-early_bird-three = Three
setup-early_bird-two = Two

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
effect = { $effect ->
    [angling-again] after seeing your catch, you may release it and try once more
    [angling-flip] you may first flip { $amount ->
        [one] one more face-down token
       *[other] { $amount } more face-down tokens
    }
    [angling-points] +{ $amount } for a fish you keep
    [net-reveal] reveal { $amount ->
        [one] one more net
       *[other] { $amount } more nets
    } and choose one
    [net-line] you may fish from the School instead
    [net-points] +{ $amount } for a net you place
    [trap-crabs] a haul stands { $amount ->
        [one] one more crab
       *[other] { $amount } more crabs
    }
    [trap-draws] { $amount ->
        [one] one more draw
       *[other] { $amount } more draws
    }
    [trap-sieve] when you would lose the haul, only the last crab goes back
    [trap-points] +{ $amount } for a haul of two or more that you keep
    [whirlpool-points] +{ $amount } for an offering set afloat
    [panorama-points] +{ $amount } for a section
    [panorama-other] you may take a section of another unfinished type
    [rock-draw] draw { $amount ->
        [one] one more Rock card
       *[other] { $amount } more Rock cards
    }
   *[rock-points] +{ $amount } for a Rock card you keep
}
condition = { counted }{ bounds }
counted = { $count ->
    [lines] { $worth ->
        [0] scoring lines
       *[other] scoring lines worth { $worth } or more
    }
    [rows] { $worth ->
        [0] scoring rows
       *[other] scoring rows worth { $worth } or more
    }
    [columns] { $worth ->
        [0] scoring columns
       *[other] scoring columns worth { $worth } or more
    }
    [cells] { $of ->
        [all] filled cells of the rack
        [blue] blue cells of the rack
        [orange] orange cells of the rack
        [green] green cells of the rack
       *[other] cells of the rack with { $of }
    }
    [nets] nets in the rack
    [crabs] crabs
    [shrimp] shrimp
    [crustaceans] crustaceans
    [sections] { $of ->
        [all] sections of all Panoramas
        [dolphin] Dolphin sections
        [octopus] Octopus sections
       *[whale] Whale sections
    }
    [panoramas] { $of ->
        [all] complete Panoramas
        [dolphin] Dolphin complete
        [octopus] Octopus complete
       *[whale] Whale complete
    }
    [bonuses] { $of ->
        [all] Panorama bonuses
        [dolphin] the Dolphin bonus
        [octopus] the Octopus bonus
       *[whale] the Whale bonus
    }
    [offerings] offerings left
    [meals] meals
    [different-meals] different meals
    [upgrades] upgrades
    [rocks] Rock cards
    [boats-behind] players’ boats home after yours
   *[boats-ahead] players’ boats home before yours
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
        [0] none
       *[other] { $most } at most
    }
   *[both] { $least } to { $most }
}

## Offers

second = { $second ->
    [yes] , as the second boat
   *[no] {""}
}
offer-sail = Sail to { $space }, { station-name }{ second }
offer-sail-neutral = Sail the neutral boat to { $space }, { station-name }{ second }
offer-sail-whirlpool = Sail to { $space }, { station-name }: { $offerings ->
    [0] you have no offering left
   *[other] an offering afloat, the rest would cost { $penalty }
}{ second }
offer-sail-panorama = Sail to { $space }, { station-name }: your { ordinal } section, { points }{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } for the bonus
}{ second }
offer-finish = Sail home: { $points ->
    [0] no Early Bird token left
   *[other] Early Bird, { points }
}
offer-finish-neutral = Sail the neutral boat home: { $points ->
    [0] no Early Bird token left
   *[other] it takes an Early Bird of { $points } out of the game
}
offer-dock = Dock at { $space }, slot { $slot } of { $slots }{ $slot ->
    [1] : first to pick
   *[other] {""}
}
offer-dock-neutral = Dock the neutral boat at { $space }, slot { $slot } of { $slots }
offer-use = Use { card-name }: { effect }
offer-decline = Do without { card-name }
offer-fish = Take { fish-a }, face up
offer-fish-down = Take a face-down fish ({ $count } left)
offer-keep = Keep { fish-the } in { $cell }{ $points ->
    [0] {""}
   *[other] : { points }
}
offer-release = Release { fish-the } into the School
offer-choose = Choose the net of { fish-name }
offer-cast = Place the net of { fish-name } on { $cell } and { $other }{ $points ->
    [0] {""}
   *[other] : { points }
}
offer-release-net = Release the net of { fish-name } under the deck
offer-draw = Draw once more ({ $bag-crabs } of the { $bag } in the bag are crabs)
offer-stop = Stop and keep { $count ->
    [one] the token
   *[other] the { $count } tokens
}
offer-section = Take the { ordinal } { panorama-name } section: { points }{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } for the bonus
}
offer-keep-rock = Keep { card-name } ({ points }, { $met ->
    [yes] fulfilled now
   *[no] not fulfilled yet
}): { condition }
offer-take-meal = Eat { card-name }: { points }
offer-take-upgrade = Take { card-name }: { effect }{ $more ->
    [0] {""}
   *[other] {" "}…
}

## What was told

line-up = { $name } lines up in slot { $slot }.
line-up-neutral = The neutral boat lines up in slot { $slot }.
flip = The School shows { fish-a }.
sail = { $name } sails to { $space }, { station-name }.
sail-neutral = { $name } sails the neutral boat to { $space }, { station-name }.
dock = { $name } docks at { $space }, slot { $slot }.
dock-neutral = { $name } docks the neutral boat at { $space }, slot { $slot }.
finish = { $name } comes home.
finish-neutral = { $name } sails the neutral boat home.
use = { $name } uses { card-name }.
decline = { $name } does without an upgrade.
fish = { $name } takes { fish-a } from the School.
fish-down = { $name } takes a face-down fish.
catch = It is { fish-a }.
keep = { $name } keeps { fish-the } in { $cell }.
release = { $name } releases { fish-the }.
net = { $name } reveals a net of { fish-name }.
choose = { $name } chooses the net of { fish-name }.
cast = { $name } places the net of { fish-name } on { $cell } and { $other }.
release-net = { $name } releases the net of { fish-name } under the deck.
haul = { $name } draws { $token ->
    [crab] a crab
   *[shrimp] a shrimp
}.
draw = { $name } goes on drawing.
stop = { $name } stops drawing.
section = { $name } looks through the spyglass at { panorama-name }.
rock = { $name } draws the Rock card { card-name }.
rock-hidden = { $name } draws a Rock card.
keep-rock = { $name } keeps { card-name }.
keep-rock-hidden = { $name } keeps a Rock card.
under-hidden = A Rock card goes under the deck.
deal = { $name } looks at { card-name }.
deal-hidden = A Dock card is dealt.
take = { $name } takes { card-name }.
lose-hidden = A Dock card leaves the game unseen.

line = { $name } scores { line-name }: { points }.
afloat = { $name } sets an offering afloat; { $left ->
    [0] none is left
    [one] one is left and would cost { $penalty }
   *[other] { $left } are left and would cost { $penalty }
}.
section-taken = { $name } takes the { ordinal } { panorama-name } section: { points }.
bonus = { $name } is the first to complete { panorama-name }: { points }.
upgrade-points = { $name } gets { points } from an upgrade.
meal = { $name } eats: { points }.
early-bird = { $name } is { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} home: { points }.
early-bird-neutral = An Early Bird of { $points } leaves the game.
haul-kept = { $name } keeps { crustaceans }.
haul-lost = One crab too many: { $name } loses the haul.
haul-sieved = The sieve lets one crab go; { $name } keeps { crustaceans }.
rock-under = { card-name } goes under the deck.
draft = All boats are in: { $count ->
    [one] one Dock card is dealt
   *[other] { $count } Dock cards are dealt
}.
hand-card = In your hand: { card-name }.
draft-over = The draft is over; the boat farthest from the route sails first.
nothing = Nothing happens.
rock-met = { $name } reveals { card-name }: fulfilled, { points }.
rock-missed = { $name } reveals { card-name }: not fulfilled.
final = { $name }: rack { $rack }, crustaceans { $crustaceans }, Panoramas { $panoramas }, bonuses { $bonuses }, meals { $meals }, upgrades { $upgrades }, Early Bird { $early-bird }, Rocks { $rocks }, offerings { $offerings }; { points }.
wins = { $name } wins with { points }.
shares = { $name } shares the victory with { points }.

## The drawing

player-name = { $name }
draw-neutral = neutral boat
draw-queue = From behind:
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
draw-catch = In hand: { fish-name }
draw-revealed = Nets to choose from:
draw-haul = { $end ->
    [hauling] Haul of { $name }
    [kept] Last haul, kept by { $name }
    [sieved] Last haul, saved by the sieve of { $name }
   *[lost] Last haul, lost by { $name }
}: { $shrimp } shrimp, { $crabs ->
    [one] { $crabs } crab
   *[other] { $crabs } crabs
}
draw-score = Score
draw-offerings = Offerings
draw-crustaceans = Crust.
draw-rocks = Rocks
draw-standing = with Rocks and offerings: { $points }
draw-your-rocks = Your Rocks
draw-drawn = Rocks in your hand:
draw-hand = Dock cards in your hand:
draw-passed = You handed on:
draw-picks = Slot { $slot } picks from { $count ->
    [one] one card
   *[other] { $count } cards
}
draw-rock-tail = Under the Rock deck:
draw-card-tail = Under the Dock deck:
draw-final = The final count
draw-total = Total
draw-house = Box: the house’s own, reconstructed; unofficial
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
board-school = The School of fish
board-rack = Rack of { $name }
board-enlarge = Show the board of { $name } large
board-ahead = Where you may sail
board-neutral = You sail the neutral boat.
board-standing = → { $points }
board-either-way = Place the net from { $cell }: choose its other end
board-turn = Turn the net
board-place = Carry it to your rack, or tap a cell
board-risk = { $percent } % crabs
board-keep-rock = Keep one, in secret
board-met = fulfilled now
board-not-met = not fulfilled yet

explain-station = { station-name }{ $station ->
    [angling] : take a fish from the School, turn another up, then keep yours or let it go
    [net] : the top net, two equal fish, for your rack
    [trap] : draw from the bag, a point a token; the second crab loses the haul
    [whirlpool] : an offering floats away; those left at the end cost points
    [rock] : draw two Rock cards, keep one in secret; it scores at the end if it is fulfilled
    [dolphin] : your next Dolphin section, worth its number
    [octopus] : your next Octopus section, worth its number
   *[whale] : your next Whale section, worth its number
}.{ $double ->
    [yes] {" "}Room for two boats; the second one is behind the first.
   *[no] {""}
}
explain-boat = The boat of { $name }. Whoever is farthest behind sails next.
explain-neutral-boat = The neutral boat: it is in the way, and is sailed by the players.
explain-port = The port: here the voyage begins and ends. Whoever comes home early takes the higher token.
explain-dock = A dock: every boat stops here. When all are in, a hand of cards goes from slot 1 to the last, and the boat farthest from the route sails first.
explain-school = { fish-name }: { $up } face up, { $down } face down.
explain-fish = { fish-name }, in { $cell } of the rack.
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
explain-early-bird = Early Bird tokens: the first boat home takes the highest one left.
explain-bonus = The first to complete { panorama-name } takes this bonus.
explain-line = { line-name }, { points }: { $state ->
    [scored] scored
    [dead] can score no more
   *[open] open, fill it with one colour or one kind
}.
explain-panorama = { panorama-name }: { $sections } of { $length } sections.
explain-offerings = { $count ->
    [0] No offering left: nothing to pay.
    [one] One offering left: it would cost { $penalty } at the end.
   *[other] { $count } offerings left: they would cost { $penalty } at the end.
}
explain-crustaceans = Crustaceans kept, a point each.
explain-meal = { card-name }, a meal.
explain-upgrade = { card-name }: { effect }{ $more ->
    [0] {""}
   *[other] , and more
}.
explain-rock = { card-name }, { points }: { condition } ({ $met ->
    [yes] fulfilled now
   *[no] not yet
}).
explain-hidden-rocks = Rock cards kept in secret: { $count }.
explain-place = Home as number { $place }: { points }.
explain-standing = What the score would be now, with your Rock cards and offerings.
explain-score = Points so far, without Rock cards and offerings.

## The tutorial

tutorial-1 = Welcome aboard. The boat with the { "●" } is yours. Whoever is farthest behind on the route sails next, to any open stop up to the next dock. Tap the first station, Angling.
tutorial-2 = At an Angling station you take a fish from the School: one that you see, or an unknown one from the pile. Take the orange tuna.
tutorial-3 = Another fish was turned up for everybody. You may keep yours or let it go. The first fish of a rack lies in the upper left corner; carry it there, or tap the cell.
tutorial-4 = The others sailed ahead, so you are last and it is your turn again. Going slowly means more stops. Point at any station, or hold a finger on it, to read what it gives; now sail to the Crustacean trap.
tutorial-5 = The first token comes out of the bag by itself: a shrimp. Every token you keep is a point, but the second crab of a haul loses all of it. Draw once more.
tutorial-6 = A crab. One more and the haul is gone. Stop here and keep two points.
tutorial-7 = You are still last. Sail on to the Net.
tutorial-8 = A net holds two equal fish. It must touch what lies in the rack and may be turned. A row full of one colour or of one kind scores: place it on b1 and c1, beside the tuna, so that the top row stays orange.
tutorial-9 = Every boat must stop at a dock. Slot 1 picks first from the cards, but sails last; the boat farthest from the route sails first. Take slot 1.
tutorial-10 = All boats are in and you look at the hand first. Meals score at once, upgrades help at their station for the rest of the voyage. Take the Sturdy Rod, and you know enough to sail: fair winds.

## The rules as a page

rules-title = How to sail
rules-unofficial = These are the rules in our own words, unofficial. The order of the stations and the texts of the cards are the house’s reconstruction.
rules-goal = Two to five boats sail once around the sea. On the way they fish, watch animals, pray and eat; all of it is points, and most points win. A tie is shared.
rules-turn-title = Whose turn, and how far
rules-turn = The boat farthest behind sails, again and again while it stays last. It goes to any open space ahead, but never past the next dock. A station holds one boat; one drawn with a second mooring holds two when four or five play, and the second boat to arrive counts as behind the first. You cannot stop at a Panorama that you have completed.
rules-stations-title = The stations
rules-angling = take a fish that lies face up, or an unknown one. Then one face-down fish is turned up. Keep yours in the rack, or put it back face up.
rules-net = turn up the top net, two equal fish, and place it across or upright, or put it under the deck.
rules-trap = a token comes out of the bag; go on drawing, five at most, or stop. Each token kept is a point. The second crab of a haul loses all of it.
rules-whirlpool = one of your four offerings floats away. At the end those still aboard cost 3, 6, 10 or 15 points.
rules-panorama = Dolphin, Octopus, Whale: take your next section, worth its number. Whoever completes one of them first gets 3 points more.
rules-rock = draw two cards, keep one in secret. It scores at the end if what it asks for is fulfilled.
rules-placing-title = The rack
rules-placing = The first fish covers the upper left cell; every other one touches an earlier one side by side, and a net needs two free cells. Nothing moves again. A row or column that fills up with one colour or one kind scores at once: the rows 5, 7 and 9 points, each column 3. A line without a common colour or kind never scores.
rules-dock-title = Docks
rules-dock = Every boat stops at each of the three docks and chooses a free slot. When all are in, one card more than boats goes from slot 1 to the last; everybody takes one openly, and the last card goes under the deck. Then the boat farthest from the route sails first.
rules-meals = Meals
rules-upgrades = Upgrades
rules-rocks-title = Sacred Rock cards
rules-two-title = Two players
rules-two = A third, neutral boat sails along. When it is last, the player farthest ahead chooses its stop. Its stations do nothing, but at a dock it makes one card vanish unseen, and at the finish its token leaves the game.
rules-end-title = The end
rules-end = Coming home takes the highest Early Bird token left: 7, 5, 3, 2, 1, as many as there are boats. When all are home, Rock cards are shown and scored, and the offerings left are paid.
