### Nautilus in English: offers, what was told, and the set-up.

title = Nautilus
blurb = A duel of divers for the five domains of Captain Nemo.

-science = Science
-exploration = Exploration
-navigation = Navigation
-engineering = Engineering
-war = War

# One name for every card, whoever speaks of it.
card = { $card ->
    [kraken] the Kraken
    [fishbone] the Fishbone
    [anchor] the Anchor
    [eye] the Eye
    [bathyscaphe] the Bathyscaphe
    [harpoon] the Harpoon
   *[other] { $card }
}
domain-name = { $domain ->
    [science] { -science }
    [exploration] { -exploration }
    [navigation] { -navigation }
    [engineering] { -engineering }
   *[war] { -war }
}
stars-name = { $stars ->
    [two] ★★
    [one] ★
   *[ink] ink
}

setup-first = Who has Nemo first
setup-first-chance = Chance decides
setup-first-0 = Seat 0
setup-first-1 = Seat 1
setup-piles = Won cards
setup-piles-open = Open to everybody
setup-piles-hidden = Hidden, as on paper
setup-length = Length of the match
setup-length-early = Ends when three domains are clinched
setup-length-all = Always six rounds

## Offers

offer-keep = Keep { card } and give the other away
offer-eye = Use the Eye: see the other hand
offer-bathyscaphe = Use the Bathyscaphe: draw two divers, hold one
offer-harpoon = Use the Harpoon: take a diver blind
offer-skip = Go on without a scouting card
offer-hold = Hold { $card }, the other one sinks back
offer-swap = Give { $card } for it
offer-return = Give { $card } back
offer-ready = Announce the Anchor before placing
lay = Place { card } on { $at }
offer-anchor = Anchor { card } on { $place }
offer-move = Move { card } from { $from } to { $place } ({ domain-name } { stars-name })

## What was told

first = { $name } takes Captain Nemo and begins.
domain = Lane { $lane }: { domain-name } { stars-name }.
deal = { $name } is dealt { $card }.
deal-hidden = { $name } is dealt a diver.
special = { $name } draws { card }.
special-hidden = { $name } draws a special card.
keep = { $name } keeps { card } and gives the other away.
keep-hidden = { $name } keeps a special card and gives the other away.
given = { $name } keeps a special card; you are given { card }.
skip = { $name } does not scout.
eye = { $name } uses the Eye and sees the other hand.
eye-sees = The Eye sees { $cards }.
bathyscaphe = { $name } sends down the Bathyscaphe.
draw = { $name } brings up { $card }.
draw-hidden = { $name } brings up a diver.
hold = { $name } holds { $card }; the other diver sinks back.
hold-hidden = { $name } holds one diver; the other sinks back.
harpoon = { $name } fires the Harpoon.
steal = { $name } takes { $card } out of the other hand.
steal-hidden = { $name } takes a diver out of the other hand.
swap = { $name } gives { $card } for { $taken }.
swap-hidden = { $name } swaps a diver for it.
return = { $name } gives { $card } back.
return-hidden = { $name } gives the diver back.
ready = { $name } readies the Anchor.
place = { $name } places { card } on { $place }.
anchor = { $name } anchors { card } on { $place }.
move = { $name } moves { card } from { $from } to { $place }.
award = Lane { $lane }: { card } beats { $beaten ->
    [kraken] the Kraken
    [fishbone] the Fishbone
   *[other] { $beaten }
}; { domain-name } { stars-name } goes to { $name }.
round = Round { $round } begins; { $name } has Captain Nemo.
end = { $name } wins with { $count ->
    [one] one domain
   *[other] { $count } domains
} to { $lost }.

## The drawing

player-name = { $name }
draw-round = Round { $round } of 6
draw-nemo = Nemo: { $name }
draw-hand = Hand of { $name }
draw-unknown = { $count ->
    [one] one unknown diver
   *[other] { $count } unknown divers
}
draw-special = special card
draw-special-unknown = a special card, unknown
draw-won = Domains won
draw-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
draw-clinched = ✓ clinched
draw-sunk = You know that { $card } lies undealt.
draw-anchored = Anchored: { $place }
draw-last = Last round
draw-drawn = Brought up: { $cards }
draw-stolen = On the Harpoon: { $card }
draw-pair = To choose from: { $cards }
special-name = { card }

## The board in the browser

board-place = Free place { $place }, lane of { domain-name } { stars-name }
board-card = { $place }: { special-name }
board-lane = Lane { $lane }: { domain-name } { stars-name }
board-back = A diver that { $name } holds
board-held = { $name } holds { card }
board-standing = { domain-name }: { $name } { $points }, { $other-name } { $other-points }

prompt-keep = Keep one special card; the other one goes across the table.
prompt-scouting = Scout before the dive, or go on.
prompt-hold = Hold one of the two divers.
prompt-resolve-harpoon = Give one of your divers for it, or give it back.
prompt-placing = Choose a card and a place.
prompt-ready = Choose a card and a place; then the Anchor falls.
prompt-anchoring = Lay the Anchor on a card.
prompt-arrow = The arrow moves a card: choose which way.
prompt-wait = { $name } is thinking.
prompt-chance = Cards are being dealt.

explain-diver = Diver { $card }. The higher card takes the lane for the side it lies on.
explain-card-1 = The crab. It loses to everything but the 14, which it beats.
explain-card-14 = The strongest diver. Only the Kraken and the crab beat it.
explain-vertical = Diver { $card } moves another card of its side to the free place straight across. It must, if it can.
explain-horizontal = Diver { $card } moves another card of its side to any free place of that side. It must, if it can.
explain-kraken = The Kraken is played like a diver and counts 15.
explain-fishbone = The Fishbone is played like a diver and counts 0.
explain-anchor = Announce the Anchor before you place a card. Then lay it on any card: that one never moves again.
explain-eye = Before the dive: see the divers in the other hand for the rest of the round.
explain-bathyscaphe = Before the dive: bring up two undealt divers and hold one. One card will stay unplayed.
explain-harpoon = Before the dive: take a diver blind from the other hand. Swap it for one of yours, or give it back.
explain-back = A diver you have not seen. Divers are numbered 1 to 14; four stay undealt each round.
explain-secret = A special card you have not seen.
explain-place = Place { $place }. Whoever owns this side takes the { domain-name } card ({ stars-name }) if the card here is higher than the one across.
explain-lane = { domain-name }, worth { $stars ->
    [two] two stars
    [one] one star
   *[ink] minus one: ink blots out a star
}. The higher card of this lane takes it.
explain-nemo = Captain Nemo: this player chooses the special card and begins. He changes hands every round.
explain-round = A match has six rounds; it ends earlier once three domains cannot be lost any more.
explain-standing = { domain-name }: stars less ink blots. Most stars win the domain at the end. There are six cards: one ★★, four ★, one ink. Faint ones are still to come.
explain-clinched = Clinched: nothing that is still to come can take this domain away.
explain-score = Domains led by this player. Three of the five win the match.
explain-skip = A scouting card that is not used now is not used at all.
explain-last = How the last round ended.
