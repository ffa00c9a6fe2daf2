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
setup-first-0 = Seat 1
setup-first-1 = Seat 2
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
board-undealt = Undealt divers: { $count }
board-held = { $name } holds { card }
board-standing = { domain-name }: { $name } { $points }, { $other-name } { $other-points }

prompt-keep = Keep one special card; the other one goes across the table.
prompt-scouting = Scout before the dive if you can, or go on.
prompt-hold = Hold one of the two divers.
prompt-resolve-harpoon = Give one of your divers for it, or give it back.
prompt-placing = Choose a card and a place.
prompt-ready = Choose a card and a place; then the Anchor falls.
prompt-anchoring = Lay the Anchor on a card.
prompt-arrow = The arrow moves a card: choose which way.
prompt-wait = { $name } is to move.
prompt-chance = Chance decides.

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
explain-undealt = Undealt divers. Nobody holds them this round.
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

## The tutorial

tutorial-1 = Welcome aboard. Five portholes, five lanes: in each lane the higher card takes the domain card for the side it lies on. Your side is the lower one. You have Captain Nemo this round, so you choose: keep one special card and give the other away. Keep the Eye.
tutorial-2 = Before the dive you may scout. Use the Eye and look at the other hand.
tutorial-3 = Now you see those divers for the whole round, the mighty 14 among them. Lane 1 is worth two stars. Put your 13 on a1: choose the card, then the place, or drag it there.
tutorial-4 = As feared, the 14 answers. But your 8 carries an arrow to both sides: it moves another card of its side to any free place of that side. Place the 8 on a2.
tutorial-5 = An arrow must be obeyed. The strokes show where the 13 can go. Send it to a4, away from the 14.
tutorial-6 = The crab, your 1, beats the 14 and nothing else. Place it on a1, right across.
tutorial-7 = A 9 came to b5 and its arrow sent the 3 across to your side. Lane 3 holds ink: whoever takes it loses a star. You may place on the other side too. Put your 12 on b3, and the ink is theirs.
tutorial-8 = Last card. The 6 moves another card of its side straight across. Place it on b4, across from your 13.
tutorial-9 = Only the 9 has a free place across. Pull it over to a5: now it fights for you.
tutorial-10 = The round is over: Science, Engineering and War are yours, and the ink went across. After six rounds most stars win a domain, and three domains win the match. Nemo changes hands every round. Good diving.

## The rules

rules-aim-title = What it is about
rules-aim = Two players compete for five domains: { -science }, { -exploration }, { -navigation }, { -engineering } and { -war }. Each domain has six cards: one worth two stars, four worth one star, and one with an ink blot that costs a star. After six rounds whoever has more stars in a domain wins it. Whoever wins more domains wins the match.
rules-divers-title = The divers
rules-divers = Fourteen divers, numbered 1 to 14. The higher number wins, with one exception: the crab, number 1, beats the 14. It beats nothing else.
rules-opening-title = Opening a round
rules-opening-1 = Five domain cards are laid face up into the portholes, one in each lane.
rules-opening-2 = Each player is dealt five divers in secret. Four divers stay undealt.
rules-opening-3 = Whoever has Captain Nemo draws two special cards, keeps one and gives the other across the table.
rules-opening-4 = Both players, Nemo first, may use a scouting card: Eye, Bathyscaphe or Harpoon. One that is not used now is not used at all.
rules-specials-title = The special cards
rules-specials = There are six, used or set aside in each round. After round 3 all six come back.
rules-placing-title = Placing
rules-placing = Players take turns, Nemo first, until all ten places are full. On your turn place one card, face up, on any free place: on your own side or on the other. Kraken and Fishbone are placed like divers.
rules-arrows-title = Arrows
rules-vertical = 6 and 9: move another card that lies on the same side to the place straight across, if it is free.
rules-horizontal = 7 and 8: move another card that lies on the same side to any free place of that side.
rules-arrows = Whoever placed the arrow chooses, and it does not matter who played the card that moves. If a movement is possible it must be made; otherwise nothing happens. A card that is moved triggers nothing.
rules-anchor = The Anchor is announced before you place a card. After the placement you lay it on any card on the table, before an arrow moves anything. That card is never moved again; its own arrow still works.
rules-closing-title = Closing a round
rules-closing = In each lane the higher card takes the domain card for the owner of the side it lies on, whoever played it. Cards left in hand are put back unseen. Nemo changes hands.
rules-end-title = The end
rules-end = The match ends after six rounds, or earlier, once one player can no longer lose three domains. You can also choose to play all six. Won cards lie open, unless you choose to hide them as on paper.
rules-unofficial = These are the rules in our own words. This page is unofficial.
