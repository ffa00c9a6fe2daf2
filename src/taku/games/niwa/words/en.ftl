### Niwa in English: offers, what was told, and the set-up.

title = Niwa
blurb = A race of dolls and samurai across a Japanese garden, paid for with coloured beads.

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
setup-garden-wild = Wild: built by chance
setup-mirror = Wild garden
setup-mirror-yes = Both halves alike
setup-mirror-no = Every tile by chance
setup-placement = Placing the figures
setup-placement-secret = In secret, shown together
setup-placement-open = Openly, by turns
setup-beads = Which bead pays for a step
setup-beads-top = Only the top one
setup-beads-any = Any of the figure’s beads
setup-first = Who starts
setup-first-chance = Chance decides
setup-first-0 = Seat 1
setup-first-1 = Seat 2
setup-tiles = Your own tiles (a tile file)

## Offers

offer-place = Put the { figure-colour } figure on { $cell }
offer-step = Step from { $from } { $goal ->
    [yes] into the base and win
   *[no] to { $cell }
}, over { line-colour } line
offer-jump = Jump from { $from } { $goal ->
    [yes] into the base and win
   *[no] to { $cell }
}
offer-pass = Pass the { bead-colour } bead of { $cell } on
offer-give = Give the { bead-colour } bead to { $cell }
offer-stop = Stop here

## What was told

first = { $name } starts.
shape = The garden has the shape of a { $shape ->
    [lantern] lantern
    [stream] stream
   *[ring] ring
}.
tile = Tile { $tile } is laid on tile place { $place }, turned by { $rotation }.
tile-mirrored = Its mirror image { $tile } is laid on tile place { $place }, turned by { $rotation }.
place = { $name } puts the { figure-colour } figure on { $cell }.
place-hidden = { $name } has placed a figure.
reveal = { $name } stands on { $green } (green), { $yellow } (yellow) and { $orange } (orange).
step = { $name } steps from { $from } { $goal ->
    [yes] into the base
   *[no] to { $cell }
} over { line-colour } line.
jump = { $name } jumps from { $from } { $goal ->
    [yes] into the base
   *[no] to { $cell }
}.
pass = { $name } lifts the { bead-colour } bead off { $cell }.
give = { $name } gives the { bead-colour } bead to { $cell }.
stop = { $name } stops.
end-base = { $name } has reached the other base and wins.
end-repetition = The same position for the third time: a draw.
end-limit = Turn 400 is over: a draw.

## The drawing

player-name = { $name }
draw-garden = Garden: { $garden ->
    [lantern] lantern
    [stream] stream
    [ring] ring
    [classic] classic
    [wild] wild
   *[other] { $garden }
}
draw-turn = Turn { $turn } of { $last }
draw-repeats = { $count ->
    [one] this position came up once
   *[other] this position came up { $count } times
}
draw-legend = Beads: bottom to top. ▸ is in action. Underlined cells are on offer.
draw-hand = The { bead-colour } bead of { $cell } is in hand.
draw-distance = { $count ->
    [one] { $count } line to go
   *[other] { $count } lines to go
}
draw-hidden = hidden
draw-aside = aside

## The board in the browser

turn-short = Turn { $turn }
prompt-chance = Chance decides.
prompt-wait = { $name } is to move.
prompt-placement = Put your { figure-colour } figure on a cell around your base.
prompt-turn = Your turn: choose a figure, or tap a ringed cell.
prompt-open = Where to? Or pass its top bead on.
prompt-open-jump = Where does it jump?
prompt-open-still = It cannot walk. You may pass its top bead on.
prompt-which = Which figure goes there?
prompt-handing = The bead is paid: who gets it?
prompt-passing = Who gets the bead?
prompt-walking = Walk on, or stop here.
token-stop = Stop
token-pass = Pass on
open-figure = Your figure on { $cell }, { $count ->
    [0] no beads
    [one] one bead: { $worn }
   *[other] beads from the top: { $worn }
}. Show its moves
open-cell = { $cell }: more than one figure can go there; choose which

explain-cell = Cell { $cell }. One figure at most stands on a stone.
explain-base = The base of { $name }. Bring one of your figures into the other player’s base and you win; nobody enters their own.
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
explain-hand = This { bead-colour } bead is between two figures. It goes on top of another figure of the same side that wears fewer than three.
explain-stop = The walk ends here, and with it the turn.
explain-pass = Instead of walking: the top bead goes to another of your figures. That is the whole turn.
explain-distance = How many lines the nearest figure of { $name } has to cross to the other base.
explain-turns = If nobody has won by the end of the last turn, the match is a draw.
explain-repeats = When the same position comes up for the third time, the match is a draw.
explain-hidden = Placed in secret: all figures are shown together when the last one stands.
explain-aside = These figures are not in the garden yet.

## The tutorial

tutorial-1 = Two bases, one garden. Yours is below, the base of the samurai is marked across the garden. Whoever first brings one of their three figures into the other base wins.
tutorial-2 = Each of your dolls wears two beads of one colour. Put the green one on the marked stone beside your base. The other two follow, and the samurai do the same in secret.
tutorial-3 = All six stand. Look at the marked doll: her top bead is orange ◆. She may cross orange lines, the running water, and no others. Bamboo needs a green ♣ bead on top, pebbles a yellow ✶ one.
tutorial-4 = Your turn. Let her cross the orange line to the marked stone.
tutorial-5 = Every step is paid for: the bead she used goes on top of another of your figures, however far away, that wears fewer than three. Give it to the marked doll.
tutorial-6 = She still wears a bead, so she may walk on, or stop. Step on over the orange line to the marked stone. When a walker has no bead left, somebody beside her can be jumped; otherwise the turn is over.
tutorial-7 = Some turns later. A doll without beads cannot step, but she can jump over anybody next to her, whatever the colours. Jump over the samurai to the marked stone.
tutorial-8 = One of your dolls stands beside the base of the samurai, but without a bead. Instead of walking you may pass one: tap the marked doll, then “Pass on”.
tutorial-9 = Now give the bead to the doll beside the base.
tutorial-10 = The samurai did not stop her. Cross the last line into the base and win.

## The rules to read

rules-goal = Three dolls and three samurai live at opposite ends of a garden. Bring one of your figures into the other side’s base before one of theirs enters yours.
rules-garden-title = The garden
rules-garden = Twelve six-sided tiles lie side by side. The stones are cells; a cell holds one figure at most. Lines join neighbouring cells, and every line has one of three colours. Cells without a line between them are not neighbours. In the middle of two of the tiles is a base, drawn as a house: one for each side.
rules-line-green = Green ♣, a stalk of bamboo.
rules-line-yellow = Yellow ✶, a row of pebbles.
rules-line-orange = Orange ◆, running water.
rules-setup-title = Setting up
rules-setup = Each side has three figures and six beads, two of each colour. Every figure starts with two beads of one colour, a different colour each, on one of the six cells around its own base. Both sides place in secret, then all is shown. Chance says who begins.
rules-turn-title = A turn
rules-turn = Do exactly one of three things: walk, jump, or pass a bead. One of them is always possible, and a turn cannot be skipped. Nobody enters a cell where somebody stands, and nobody ever enters their own base.
rules-walk-title = Walk
rules-walk = A figure steps over a line to the next cell if the line has the colour of its top bead. The bead pays for the step: it goes at once on top of another of your figures, near or far, that wears fewer than three.
rules-walk-picture = The top bead is yellow ✶, so the pebbles can be crossed. The bead then goes to the other doll, and green ♣ is on top.
rules-walk-on = After each step the same figure may step again with what is now its top bead, also back the way it came, or stop. Three steps are the most, since nobody wears more than three beads.
rules-jump-title = Jump
rules-jump = A figure without beads cannot step, but it can jump over a figure beside it, friend or foe, across a line of any colour. It lands behind that figure: straight on, half left or half right, on a free cell that a line joins to the figure’s own. It may jump at the start of a turn, or at the end of a walk that took its last bead. One jump, then the turn is over.
rules-jump-picture = A doll without beads beside a samurai: three cells to land on.
rules-jump-far = If figures stand on all the cells behind, it may land one row further on, half left or half right. The own base counts as no cell at all.
rules-pass-title = Pass a bead
rules-pass = Move the top bead of one of your figures onto another that wears fewer than three. Nobody walks, and the turn is over.
rules-end-title = The end
rules-end = Whoever steps or jumps into the other base wins at once. If the same position, with the same side to move, stands at the start of a turn for the third time, the match is a draw; so it is when turn 400 is over.
rules-choices-title = Choices when a table opens
rules-choice-garden = Gardens: Lantern, Stream and Ring are the same for both sides. Classic uses every tile once.
rules-choice-wild = A wild garden is laid tile by tile by chance, with both halves alike or without a mirror.
rules-choice-placement = Figures may be placed openly and by turns: both greens, both yellows, both oranges.
rules-choice-beads = For beginners: any bead of a figure may pay for a step, not only the top one. Passing still takes the top bead.
rules-note = An unofficial page, written in our own words. The printed tiles are nowhere described, so these are our own; your own can be written into a tile file.
