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
