### Niwa in English: offers, what was told, and the set-up.

title = Niwa
blurb = Dolls and samurai race across a Japanese garden. Every step costs a coloured bead.

colour = { $colour ->
    [green] green
    [yellow] yellow
   *[orange] orange
}
figure-colour = { colour }
# With the symbols of the drawing, and lines with their article.
line-colour = { $colour ->
    [green] a green ♣
    [yellow] a yellow ✶
   *[orange] an orange ◆
}
bead-colour = { $colour ->
    [green] green ♣
    [yellow] yellow ✶
   *[orange] orange ◆
}

setup-garden = Garden
setup-garden-lantern = Lantern
setup-garden-stream = Stream
setup-garden-ring = Ring
setup-garden-classic = Classic
setup-garden-wild = Wild: random tiles
setup-mirror = Wild garden
setup-mirror-yes = Matching halves
setup-mirror-no = Every tile random
setup-placement = Placing the figures
setup-placement-secret = In secret, revealed together
setup-placement-open = In the open, taking turns
setup-beads = Beads that pay for a step
setup-beads-top = Top bead only
setup-beads-any = Any bead of the figure
setup-first = First player
setup-first-chance = Random
setup-first-0 = Seat 1
setup-first-1 = Seat 2
setup-tiles = Your own tiles (tile file)

## Offers

offer-place = Place the figure with { figure-colour } beads on { $cell }
offer-step = { $goal ->
    [yes] Step from { $from } into the base along { line-colour } line and win
   *[no] Step from { $from } to { $cell } along { line-colour } line
}
offer-jump = { $goal ->
    [yes] Jump from { $from } into the base and win
   *[no] Jump from { $from } to { $cell }
}
offer-pass = Pass on the { bead-colour } bead from { $cell }
offer-give = Give the { bead-colour } bead to the figure on { $cell }
offer-stop = Stop here

## What was told

first = { $name } goes first.
shape = The garden takes the shape of a { $shape ->
    [lantern] lantern
    [stream] stream
   *[ring] ring
}.
tile = Tile { $tile } goes on tile position { $place }, { $rotation ->
    [0] not turned
   *[other] turned { $rotation } × 60°
}.
tile-mirrored = Tile { $tile } also goes on the opposite tile position { $place }, { $rotation ->
    [0] not turned
   *[other] turned { $rotation } × 60°
}.
place = { $name } places the figure with { figure-colour } beads on { $cell }.
place-hidden = { $name } places a figure in secret.
reveal = { $name }: green beads on { $green }, yellow on { $yellow }, orange on { $orange }.
step = { $goal ->
    [yes] { $name } steps from { $from } into the base along { line-colour } line.
   *[no] { $name } steps from { $from } to { $cell } along { line-colour } line.
}
jump = { $goal ->
    [yes] { $name } jumps from { $from } into the base.
   *[no] { $name } jumps from { $from } to { $cell }.
}
pass = { $name } takes the { bead-colour } bead off the figure on { $cell }.
give = { $name } gives the { bead-colour } bead to the figure on { $cell }.
stop = { $name } stops.
end-base = { $name } reaches the opponent’s base and wins.
end-repetition = Same position for the third time: it’s a draw.
end-limit = Turn 400 is over: it’s a draw.

## The drawing

player-name = { $name }
draw-garden = Garden: { $garden ->
    [lantern] Lantern
    [stream] Stream
    [ring] Ring
    [classic] Classic
    [wild] Wild
   *[other] { $garden }
}
draw-turn = Turn { $turn } of at most { $last }
draw-repeats = { $count ->
    [one] position seen once
   *[other] position seen { $count } times
}
draw-legend = Beads are listed bottom to top. ▸ is active. You can choose underlined spaces.
draw-hand = The { bead-colour } bead from { $cell } goes to another figure.
draw-distance = { $count ->
    [one] shortest way: { $count } line
   *[other] shortest way: { $count } lines
}
draw-hidden = hidden
draw-aside = aside

## The board in the browser

turn-short = Turn { $turn }
prompt-chance = Random draw…
prompt-wait = Waiting for { $name }.
prompt-placement = Place the figure with { figure-colour } beads next to your base.
prompt-turn = Your turn: choose a figure or a ringed space.
prompt-open = Where to? You can also pass on its top bead.
prompt-open-jump = Where does it jump?
prompt-open-still = It can’t walk. You can pass on its top bead.
prompt-which = Which figure goes there?
prompt-handing = Who gets the bead you used?
prompt-passing = Who gets the bead?
prompt-walking = Keep going, or stop here.
token-stop = Stop
token-pass = Pass on
open-figure = Your figure on { $cell }, { $count ->
    [0] no beads
    [one] one bead: { $worn }
   *[other] beads from the top: { $worn }
}. Show its moves
open-cell = { $cell }: several figures can go there. Choose one

explain-cell = Space { $cell }. Only one figure can stand here.
explain-base = Base ({ $name }). Bring one of your figures into your opponent’s base to win. You can never enter your own base.
explain-line = { $colour ->
    [green] A green ♣ line (bamboo).
    [yellow] A yellow ✶ line (pebbles).
   *[orange] An orange ◆ line (running water).
} It joins { $from } and { $to }. { $beads ->
    [any] To follow it, a figure needs a bead of that colour.
   *[top] To follow it, a figure needs a bead of that colour on top.
}
explain-figure = { $colour ->
    [none] Figure on { $cell } ({ $name }), no beads. It can’t walk, but it can jump over a figure next to it.
   *[other] Figure on { $cell } ({ $name }). { $beads ->
        [any] It can follow lines of any colour it wears.
       *[top] Its top bead is { bead-colour }: it can follow lines of that colour.
    }
}
explain-hand = This { bead-colour } bead goes on top of another figure of the same player, one with fewer than three beads.
explain-stop = Stop here and end your turn.
explain-pass = Instead of moving, give this figure’s top bead to another of your figures. That’s your whole turn.
explain-distance = { $name }: the shortest way from the nearest figure to the opponent’s base is { $count ->
    [one] { $count } line
   *[other] { $count } lines
} long, whatever stands in between. A jump covers two or three lines at once.
explain-turns = If no one has won by the end of turn 400, the match is a draw.
explain-repeats = If the same position comes up for the third time, the match is a draw.
explain-hidden = Placed in secret. All figures are revealed together once the last one is placed.
explain-aside = These figures aren’t in the garden yet.

## The tutorial

tutorial-1 = Two bases, one garden. The marked base belongs to the samurai; yours is at the other end. The first player to bring one of their three figures into the opponent’s base wins.
tutorial-2 = Each of your dolls wears two beads of one colour. Place the one with green beads on the marked space, next to your base. The other two follow, and the samurai take their places in secret.
tutorial-3 = All six figures are in place. Look at the marked doll: her top bead is orange ◆. She can follow orange lines, the running water, and no others. For bamboo she’d need a green ♣ bead on top, for pebbles a yellow ✶ one.
tutorial-4 = It’s your turn. Send her along the orange line to the marked space.
tutorial-5 = Every step costs a bead: the one she used goes on top of another of your figures, near or far, as long as it wears fewer than three. Give it to the marked doll.
tutorial-6 = She has a bead left, so she can go on or stop. Follow the orange line to the marked space. If a walk uses up the last bead, the figure can still jump over a neighbour; if it can’t, the turn ends.
tutorial-7 = A few turns later. A doll with no beads can’t walk, but she can jump over a figure next to her, friend or foe, whatever the colours. Jump over the samurai to the marked space.
tutorial-8 = One of your dolls stands next to the samurai’s base, but she has no beads. Instead of moving, you can pass on a bead: tap the marked doll, then “Pass on”.
tutorial-9 = Now give the bead to the doll next to the base.
tutorial-10 = The samurai didn’t stop her. Follow the last line into their base and win.

## The rules to read

rules-table = These are the rules of this table.
rules-goal = Three dolls and three samurai live at opposite ends of a garden. Be the first to bring one of your three figures into your opponent’s base.
rules-box-title = In the box
rules-box = Niwa is for two players. There are three pink kokeshi dolls, three blue samurai, twelve beads in three colours and twelve garden tiles. Two of the tiles carry a base, one for each player.
rules-garden-title = The garden
rules-garden = The tiles lie side by side and form a Japanese garden. Every stone is a space. Coloured lines join neighbouring spaces; two spaces without a line between them aren’t neighbours. The two bases are drawn as houses.
rules-line-green = Green ♣: bamboo
rules-line-yellow = Yellow ✶: pebbles
rules-line-orange = Orange ◆: running water
rules-garden-borders = In the boxed game the lines are printed as borders: you cross one to get to the next space. Here you follow it from stone to stone. The rule is the same.
rules-garden-classic = This table plays the Classic garden, which uses each of the twelve tiles once.
rules-garden-lantern = This table plays the Lantern garden. Its two halves are alike, so some tiles are used twice.
rules-garden-stream = This table plays the Stream garden. Its two halves are alike, so some tiles are used twice.
rules-garden-ring = This table plays the Ring garden. Its two halves are alike, so some tiles are used twice.
rules-garden-wild-yes = This table plays a wild garden, laid at random. Its two halves are alike.
rules-garden-wild-no = This table plays a wild garden, laid at random tile by tile.
rules-garden-own = This table plays the garden { $garden }.
rules-tiles-own = Its tiles come from the players’ own tile file.
rules-setup-title = Set-up
rules-setup-lay = Lay the garden with the twelve tiles, in any shape you like, with the two bases at opposite ends, and check that the patterns of the tiles join up. Here the garden is laid for you, and any two tiles join up.
rules-setup = Each player chooses a side and takes its three figures: here seat 1 plays the dolls and seat 2 the samurai. Each figure wears two beads of one colour. You have two green, two yellow and two orange beads, so each of your figures starts with a different colour.
rules-setup-place = Put your figures on any three of the six spaces around your base.
rules-setup-secret = Both players place in secret, and then all six figures are revealed.
rules-setup-open = You place in the open and take turns: first both figures with green beads, then yellow, then orange. The first player begins.
rules-first-chance = In the boxed game the youngest player goes first; here the first player is chosen at random. After that you take turns.
rules-first-0 = In the boxed game the youngest player goes first; at this table seat 1 does. After that you take turns.
rules-first-1 = In the boxed game the youngest player goes first; at this table seat 2 does. After that you take turns.
rules-turn-title = Your turn
rules-turn = Do one of these: walk with one figure, jump with one figure, or pass on a bead. One of them is always possible, and you can’t skip your turn.
rules-turn-closed = A figure can’t enter or pass through a space where another figure stands. It can’t enter or pass through its own base either.
rules-walk-title = Walking
rules-walk-top = To get to the next space, a figure follows a line. Its top bead must have the colour of that line. One bead pays for one line.
rules-walk-any = To get to the next space, a figure follows a line. It must wear a bead of that colour; at this table it doesn’t have to be the top one. One bead pays for one line. If the figure wears two of that colour, the upper one pays.
rules-walk-give = Then take the bead you used and put it on top of another of your figures, near or far. No figure can wear more than three.
rules-walk-picture-top = The top bead is yellow ✶, so the doll can follow the pebbles. The bead then goes to the other doll, and green ♣ is on top.
rules-walk-picture-any = The doll wears a yellow ✶ bead, so she can follow the pebbles. The bead then goes to the other doll.
rules-walk-on-top = The same figure can keep walking with the bead that is now on top, even back the way it came, until it has used all its beads. You can stop after any step. Three steps are the most, because a figure wears three beads at most.
rules-walk-on-any = The same figure can keep walking with the beads it still wears, even back the way it came, until it has used them all. You can stop after any step. Three steps are the most, because a figure wears three beads at most.
rules-pass-title = Passing on a bead
rules-pass = Instead of moving, you can take the top bead of one of your figures and put it on another that wears fewer than three. That’s your whole turn.
rules-meet-title = Encounters and jumps
rules-meet = Two figures meet when they stand on neighbouring spaces, whether they are yours or your opponent’s.
rules-meet-block = If both wear beads, each blocks the other’s way. Walk around the other figure, or get rid of all your beads and jump over it.
rules-jump = A figure with no beads can’t walk, but it can jump over a figure next to it, friend or foe, with or without beads. It lands on one of the three spaces behind: straight ahead, or diagonally to the left or right. The space must be free, and a line must join it to the space of the figure you jump over.
rules-jump-picture = A doll with no beads next to a samurai: three spaces to land on.
rules-jump-colour = The colours of the lines don’t matter in a jump.
rules-jump-far = If figures stand on all the spaces behind, it can land one row further, on one of the next two spaces: diagonally left or right. A line must join that space to one of the spaces behind. Your own base doesn’t count as a space.
rules-jump-far-picture = All three spaces behind the samurai are taken, so two spaces further on are open.
rules-jump-after = You can jump at the start of your turn, or walk up to another figure, use your last bead on the way, and then jump over it. You can jump only once in a turn, and the jump ends it.
rules-end-title = End of the match
rules-end = The first player to bring a figure into the opponent’s base wins at once, by a step or by a jump.
rules-draw = If the same position comes up at the start of a turn for the third time, with the same player to play, the match is a draw. It’s also a draw if no one has won by the end of turn 400.
rules-choices-title = What you can choose when you open a table
rules-choice-garden = Garden. Classic, the default, uses each of the twelve tiles once, like the boxed game. Lantern, Stream and Ring use some tiles twice so that both halves are alike.
rules-choice-wild = Wild garden. The tiles are drawn at random, with matching halves or without.
rules-choice-placement = Placing the figures. In secret, or in the open, taking turns: first both figures with green beads, then yellow, then orange.
rules-choice-beads = Beads. Only the top bead pays for a step, or any bead of the figure does. Either way you pass on the top bead.
rules-choice-first = First player. Random, seat 1 or seat 2.
rules-choice-tiles = Tiles. You can play with your own tiles, described in a tile file.
rules-ours-title = What is ours
rules-ours-stated-title = In the leaflet
rules-ours-stated = The goal, the twelve tiles, the start around the base, one bead for one line, the bead that moves to another figure, passing on a bead, blocking, jumping and winning are all in the boxed game’s leaflet.
rules-ours-inferred-title = What we concluded
rules-ours-inferred-1 = Only the top bead pays for a step. The leaflet asks for a bead of the right colour and doesn’t say which; published reviews of the boxed game describe the top bead. Any bead, the letter of the leaflet, is a choice when you open a table.
rules-ours-inferred-2 = A figure wears three beads at most. The leaflet says that one or two can be left after a step.
rules-ours-inferred-3 = Your figures start with three different colours, because each player has two beads of each colour.
rules-ours-inferred-4 = You can only pass on the top bead. The leaflet says “one”; beads are stacked, so we take the top one.
rules-ours-inferred-5 = You can’t skip your turn. The leaflet lets you move or pass on a bead, and names nothing else.
rules-ours-inferred-6 = The leaflet allows one encounter per turn. We read that as one jump, which ends the turn.
rules-ours-house-title = Our own rulings
rules-ours-house-1 = The tiles and the gardens. We found no description of the printed tiles, so these are our own. Any two of them join up. Classic uses each tile once; Lantern, Stream and Ring use five tiles twice and leave five out, so that both halves are alike.
rules-ours-house-2 = The lines. The boxed game prints borders between spaces; we draw lines that join stones, and give each colour a symbol.
rules-ours-house-3 = Placing in secret. The leaflet doesn’t say how you place. Placing in the open is a choice.
rules-ours-house-4 = The first player and the sides. In the boxed game the youngest player starts and you choose your colour. Here chance or the set-up decides who starts, and seat 1 plays the dolls.
rules-ours-house-5 = Your own base. The leaflet says that a figure can’t stand on it. Here it can’t pass through it either, and jumps treat it as if it weren’t there.
rules-ours-house-6 = Stepping back. A figure can go back along the line it has just followed. With any bead as your choice, the upper of two beads of the same colour pays.
rules-ours-house-7 = Jumps at the edge. Figures are next to each other only where a line joins their spaces. Spaces that don’t exist don’t count, and the two further spaces open only if there is a space behind and all of them are taken.
rules-ours-house-8 = Winning by a jump. The leaflet doesn’t say how you have to enter the base: a jump counts too. After a winning step the bead stays where it is.
rules-ours-house-9 = Draws. The leaflet doesn’t mention any. Here the match is a draw when a position comes up for the third time, or when turn 400 ends without a winner.
rules-note = This page is unofficial and written in our own words.
