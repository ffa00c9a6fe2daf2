### Niwa in English: offers, what was told, and the set-up.

title = Niwa
blurb = A race of dolls and samurai across a Japanese garden, paid for with coloured beads.

colour = { $colour ->
    [green] green
    [yellow] yellow
   *[orange] orange
}
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
setup-first-0 = Seat 0
setup-first-1 = Seat 1
setup-tiles = Your own tiles (a tile file)

## Offers

offer-place = Put the { colour } figure on { $cell }
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
tile = Tile { $tile } is laid on { $place }, turned by { $rotation }.
tile-mirrored = Its mirror image { $tile } is laid on { $place }, turned by { $rotation }.
place = { $name } puts the { colour } figure on { $cell }.
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
prompt-chance = Chance is at work.
prompt-wait = Waiting for { $name }.
prompt-placement = Put your { colour } figure on a cell around your house.
prompt-turn = Your turn: choose a figure, or tap a ringed cell.
prompt-open = Where to? Or pass its top bead on.
prompt-open-still = It cannot walk. You may pass its top bead on.
prompt-which = Which figure goes there?
prompt-handing = The bead is paid: who gets it?
prompt-passing = Who gets the bead?
prompt-walking = Walk on, or stop here.
token-stop = Stop
token-pass = Pass on
open-figure = Your figure on { $cell }, { $colour ->
    [none] without beads
   *[other] top bead { bead-colour }
}: show what it can do
open-cell = { $cell }: more than one figure can go there; choose which

explain-cell = Cell { $cell }. One figure at most stands on a stone.
explain-base = The house of { $name }. Bring one of your figures into the other player’s house and you win; nobody enters their own.
explain-line = { $colour ->
    [green] A green ♣ line, a stalk of bamboo.
    [yellow] A yellow ✶ line, a row of pebbles.
   *[orange] An orange ◆ line, running water.
} Whoever wears a bead of that colour on top may cross it.
explain-figure = { $colour ->
    [none] A figure of { $name }, without beads. It cannot step, but it can jump over a neighbour.
   *[other] A figure of { $name }. Its top bead is { bead-colour }: that is the colour of line it may cross.
}
explain-hand = This { bead-colour } bead is between two figures. It goes on top of another figure of the same side that wears fewer than three.
explain-stop = The walk ends here, and with it the turn.
explain-pass = Instead of walking: the top bead goes to another of your figures. That is the whole turn.
explain-distance = How many lines the nearest figure of { $name } has to cross to the other house.
explain-turns = If nobody has won by the end of the last turn, the match is a draw.
explain-repeats = When the same position comes up for the third time, the match is a draw.
explain-hidden = Placed in secret: all figures are shown together when the last one stands.
explain-aside = These figures are not in the garden yet.
