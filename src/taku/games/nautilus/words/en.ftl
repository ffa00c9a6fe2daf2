### Nautilus in English: offers, what was told, and the set-up.

title = Nautilus
blurb = Two rivals send divers down to win the five domains of Captain Nemo.

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
domain-card = { $stars ->
    [two] { domain-name } ★★
    [one] { domain-name } ★
   *[ink] { domain-name } (ink)
}

setup-first = First player
setup-first-chance = Random
setup-first-0 = Seat 1
setup-first-1 = Seat 2
setup-piles = Won cards
setup-piles-open = Face up
setup-piles-hidden = Face down, as in the boxed game
setup-length = Rounds
setup-length-all = All six
setup-length-early = Early end at three clinched domains

## Offers

offer-keep = Keep { card } and give the other card away
offer-eye = Use the Eye: see your opponent’s divers
offer-bathyscaphe = Use the Bathyscaphe: draw two divers, keep one
offer-harpoon = Use the Harpoon: pull a diver from your opponent’s hand
offer-skip = Don’t use { card }
offer-continue = Continue without scouting
offer-hold = Keep { $card } and put the other diver back
offer-swap = Keep it and give { $card } in return
offer-return = Give { $card } back
offer-ready = Use the Anchor with your next card
lay = Place { card } on { $at }
offer-anchor = Put the Anchor on { card } ({ $place })
offer-move = Move { card } from { $from } to { $place }: { domain-card }

## What was told

first = { $name } gets Captain Nemo and goes first.
domain = Lane { $lane }: { domain-card }.
deal = { $name } is dealt { $card }.
deal-hidden = { $name } is dealt a diver.
special = { $name } draws { card }.
special-hidden = { $name } draws a special card.
keep = { $name } keeps { card } and gives the other card away.
keep-hidden = { $name } keeps one special card and gives the other away.
given = { $name } keeps one special card and gives you { card }.
skip = { $name } doesn’t scout.
eye = { $name } uses the Eye and sees the opponent’s divers.
eye-sees = The opponent’s divers: { $cards }.
bathyscaphe = { $name } uses the Bathyscaphe.
draw = { $name } draws { $card }.
draw-hidden = { $name } draws a diver.
hold = { $name } keeps { $card } and puts the other diver back.
hold-hidden = { $name } keeps one diver and puts the other back.
harpoon = { $name } uses the Harpoon.
steal = { $name } pulls { $card } from the opponent’s hand.
steal-hidden = { $name } pulls a diver from the opponent’s hand.
swap = { $name } keeps { $taken } and gives { $card } in return.
swap-hidden = { $name } keeps it and gives another diver in return.
return = { $name } gives { $card } back.
return-hidden = { $name } gives the diver back.
ready = { $name } announces the Anchor.
place = { $name } places { card } on { $place }.
anchor = { $name } puts the Anchor on { card } ({ $place }).
move = { $name } moves { card } from { $from } to { $place }.
award = Lane { $lane }: { card } beats { $beaten ->
    [kraken] the Kraken
    [fishbone] the Fishbone
   *[other] { $beaten }
}. { $name } takes { domain-card }.
round = Round { $round }. { $name } gets Captain Nemo and goes first.
end = { $name } wins by { $count ->
    [one] { $count } domain
   *[other] { $count } domains
} to { $lost }.

## The drawing

player-name = { $name }
draw-round = { $length ->
    [early] Round { $round } of at most 6
   *[all] Round { $round } of 6
}
draw-nemo = Nemo: { $name }
draw-hand = { $name }’s hand:
card-face = { $card ->
    [kraken] Kraken 15
    [fishbone] Fishbone 0
   *[other] { $card }
}
draw-unknown = { $count ->
    [one] { $count } unknown diver
   *[other] { $count } unknown divers
}
draw-special-unknown = an unknown special card
draw-won = Domains
draw-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
draw-clinched = ✓ clinched
draw-sunk = You put { $card } back into the deck.
draw-last = Last round
draw-drawn = Drawn: { $cards }
draw-stolen = On the Harpoon: { $card }
draw-pair = Choose one: { $cards }
special-name = { card }

## The board in the browser

board-place = Free space { $place }, lane with { domain-card }
board-card = { $place }: { special-name }
board-lane = Lane { $lane }: { domain-card }
board-back = A diver in { $name }’s hand
board-undealt = Divers in the deck: { $count }
board-held = In hand ({ $name }): { card }
board-standing = { domain-name }: { $name } { $points }, { $other-name } { $other-points }

prompt-keep = Keep one special card; your opponent gets the other.
prompt-scouting = Use your scouting card now or skip it.
prompt-nothing-to-scout = You have no scouting card.
prompt-hold = Choose the diver you keep.
prompt-resolve-harpoon = Give one of your divers for it, or give it back.
prompt-placing = Choose a card and a space.
prompt-ready = Choose a card and a space. The Anchor comes next.
prompt-anchoring = Choose a card for the Anchor.
prompt-arrow = The arrow must move a card: which one, and where?
prompt-wait = Waiting for { $name }.
prompt-chance = Random draw…

explain-diver = Diver { $card }. In each lane, the higher card wins the domain card for its side.
explain-card-1 = The crab. The weakest diver, but it beats the 14, and the Fishbone.
explain-card-14 = The strongest diver. Only the Kraken and the crab beat it.
explain-vertical = Diver { $card }. When you place it, you must move another card on its side straight across, if you can.
explain-horizontal = Diver { $card }. When you place it, you must move another card on its side to a free space on the same side, if you can.
explain-kraken = Place the Kraken like a diver. Its value is 15.
explain-fishbone = Place the Fishbone like a diver. Its value is 0.
explain-anchor = Announce the Anchor before you place a card. Then put it on any card in play: that card can’t be moved any more.
explain-eye = Before the first diver is placed: see your opponent’s divers, and keep seeing them until the round ends.
explain-bathyscaphe = Before the first diver is placed: draw two divers from the deck and keep one. You’ll have one card too many, which stays in your hand.
explain-harpoon = Before the first diver is placed: pull a diver from your opponent’s hand without looking. Swap it for one of yours or give it back.
explain-back = A diver you haven’t seen. Divers are numbered 1 to 14; four of them are not dealt.
explain-undealt = The divers nobody was dealt this round.
explain-secret = A special card you haven’t seen.
explain-place = Space { $place }. If the card here beats the one across, the player on this side takes { domain-card }.
explain-lane = { domain-name }: { $stars ->
    [two] two stars
    [one] one star
   *[ink] an ink blot, which costs a star
}. The higher card in this lane takes it.
explain-nemo = This player has Captain Nemo: they share out the special cards and go first. Nemo changes hands every round.
explain-round = { $length ->
    [early] The match has at most six rounds. It ends early, after a round in which a player has clinched a third domain.
   *[all] The match has six rounds.
}
explain-standing = { domain-name }: stars minus ink blots. The player with more of them at the end wins the domain. { $cards ->
    [open] It has six cards: one ★★, four ★ and one ink. The faint ones are still to be won.
    [hidden] It has six cards: one ★★, four ★ and one ink. You can’t see the cards other players have won.
   *[over] It has six cards: one ★★, four ★ and one ink.
}
explain-clinched = Clinched: no card still to be won can take this domain away.
explain-score = { $cards ->
    [over] Domains this player has won. Three of the five win the match.
    [hidden] Won cards lie face down. The domains are counted at the end.
   *[open] Domains this player leads. Three of the five win the match.
}
explain-skip = You won’t be able to use a scouting card later in this round.
explain-last = See how the last round ended.

## The tutorial

tutorial-1 = Welcome aboard! There are five lanes, and a domain card lies in the porthole of each. In every lane the higher card wins the domain card for its side. Your side is the lower one. You have Captain Nemo this round, so you choose: keep one special card and give your opponent the other. Keep the Eye.
tutorial-2 = Before the first diver is placed, you can scout. Use the Eye to see your opponent’s divers.
tutorial-3 = You’ll see these divers until the round ends, and the mighty 14 is one of them. Lane 1 is worth two stars. Put your 13 on a1: tap the card, then the space, or drag it there.
tutorial-4 = There’s the 14. But your 8 has an arrow that points both ways: it moves another card on its side to a free space on the same side. Place the 8 on a2.
tutorial-5 = You have to use an arrow if you can. The lines show where the 13 can go. Send it to a4, away from the 14.
tutorial-6 = Your 1 is the crab. It’s the weakest diver, but it beats the 14. Place it on a1, opposite the 14.
tutorial-7 = Your opponent placed a 9 on b5, and its arrow sent the 3 across to your side. Lane 3 holds an ink blot, which costs a star. You can also place cards on the other side: put your 12 on b3, and your opponent gets the ink.
tutorial-8 = One card left. The 6 moves another card on its side straight across. Place it on b4, opposite your 13.
tutorial-9 = Only the 9 has a free space opposite. Bring it over to a5: now it fights for you.
tutorial-10 = End of the round: Science, Engineering and War are yours, and your opponent got the ink. After six rounds, the player with more stars in a domain wins it, and three domains win the match. Nemo changes hands every round. Enjoy the dive!

## The rules to read

rules-table = These are the rules of this table.
rules-goal = Captain Nemo is looking for a first mate. Two players send divers down to win five domains: { -science }, { -exploration }, { -navigation }, { -engineering } and { -war }. Win more domains than your opponent.
rules-box-title = In the box
rules-box = Nautilus is for two players aged 10 and up. There is a board that shows the submarine, a Captain Nemo token, 14 divers numbered 1 to 14, six special cards and 30 domain cards, six for each domain.
rules-box-stars = In each domain, one card has two stars, four have one star, and one has an ink blot that costs a star.
rules-setup-title = Set-up
rules-setup = Put the board between the players, so that each has one side of the submarine. Shuffle the divers, the special cards and the domain cards, and make three face-down decks.
rules-first-chance = In the boxed game the youngest player takes Captain Nemo and goes first in round 1. Here this player is chosen at random.
rules-first-0 = In the boxed game the youngest player takes Captain Nemo and goes first in round 1. At this table seat 1 does.
rules-first-1 = In the boxed game the youngest player takes Captain Nemo and goes first in round 1. At this table seat 2 does.
rules-opening-title = Start of a round
rules-opening-domains = Put five domain cards face up on the board, one in each lane.
rules-opening-deal = Each player is dealt five divers and keeps them secret. The other four stay in the deck.
rules-opening-specials = The player with Captain Nemo draws two special cards, looks at both, keeps one and gives the other to the opponent.
rules-opening-scouting = Then come the scouting cards: Eye, Bathyscaphe and Harpoon. The player with Nemo can use theirs first, then the opponent. You can’t use one later.
rules-specials-title = Special cards
rules-special-kraken = Place it like a diver. Its value is 15, and all the rules for divers apply to it.
rules-special-fishbone = Place it like a diver. Its value is 0, and all the rules for divers apply to it.
rules-special-anchor = Use it together with a card you place: put it on that card or on any other card in play. That card can’t be moved any more.
rules-special-eye = Look at your opponent’s divers before any are placed. You keep seeing them until the round ends.
rules-special-bathyscaphe = Draw two more divers from the deck, keep one, and put the other back face down on top. You then have one card more than you can place.
rules-special-harpoon = Pull a diver from your opponent’s hand without looking. If you want it, give any diver of yours for it. If not, give it back.
rules-placing-title = Placing cards
rules-placing = Take turns, starting with the player who has Captain Nemo. On your turn, place one card from your hand face up on a free space next to a domain card: on your own side or on your opponent’s. The round ends as soon as all ten spaces are taken, five on each side.
rules-arrows-title = Arrows
rules-vertical = 6 and 9: move another card on the same side as this one to the space straight across from it, if that space is free.
rules-horizontal = 7 and 8: move another card on the same side as this one to any free space on that side.
rules-arrows = If you place a card with an arrow, you choose which card moves. It doesn’t matter who placed that card. You have to move one if you can. If you can’t, the card counts as an ordinary diver. The card that moves doesn’t set off an arrow of its own.
rules-anchor-title = The Anchor
rules-anchor = Announce the Anchor before you place a card. Once the card is placed, put the Anchor on it or on any other card in play, and only then follow the arrow, if there is one. The Anchor doesn’t cancel the arrow of the card it lies on.
rules-closing-title = End of a round
rules-closing = In each lane, the higher card wins. The player on whose side it lies takes the domain card, no matter who placed it.
rules-crab = There is one exception: the crab, number 1, beats the 14. Of the other cards it beats only the Fishbone, whose value is 0.
rules-piles-open = Put the cards you win next to you. In the boxed game they lie face down and only you can look through yours. Here they lie face up, because everyone saw them on the board.
rules-piles-hidden = Put the cards you win face down next to you. You can look through your own at any time. All of them are turned up at the end of the match.
rules-between = Then Captain Nemo goes to the other player, and five new domain cards are laid out. All divers go back into their deck, which is shuffled again. The special cards of this round are put aside, used or not. Cards left in a hand aren’t shown.
rules-specials-return = At the end of round 3, all six special cards go back into their deck and are shuffled.
rules-end-title = End of the match
rules-length-all = The match ends after six rounds, when the deck of domain cards is empty.
rules-length-early = In the boxed game the match ends after six rounds, when the deck of domain cards is empty. At this table it ends early, at the end of a round, once a player is certain of three domains. The cards won so far are counted, and a level domain goes to no one.
rules-score = Count each domain separately: ★★ is worth 2 points, ★ 1 point, and an ink blot takes 1 point away. The player with more points wins the domain. The player who wins more domains wins the match.
rules-choices-title = What you can choose when you open a table
rules-choice-length = Rounds. All six, as in the boxed game, or an early end: the match then stops at the end of a round once a player is certain of three domains, as on Board Game Arena.
rules-choice-piles = Won cards. Face up, because everyone saw them on the board, or face down, as in the boxed game: then you can only look at your own, and the score stays hidden until the end.
rules-choice-first = First player. Random, seat 1 or seat 2.
rules-ours-title = What is ours
rules-ours-stated-title = In the rulebook
rules-ours-stated = The cards and their numbers, the five divers and the two special cards of a round, placing on both sides, the arrows, the crab, all six special cards, the six rounds and the count of points are all in the boxed game’s rulebook.
rules-ours-inferred-title = What we concluded
rules-ours-inferred-stars = The stars and the ink. The rulebook says that each domain has six cards, but not which. Players report one ink blot and five points at stake in each domain, and one ★★, four ★ and one ink are the only way to get there.
rules-ours-inferred-draws = No draws. The rulebook has no tie-break. With this split a domain can’t be level after six rounds, so someone always wins at least three of the five.
rules-ours-inferred-known = Who knows what. The player with Nemo saw both special cards; the opponent knows only the one they were given.
rules-ours-inferred-divers = Kraken and Fishbone. The rulebook counts them as divers, so arrows can move them and the Anchor can hold them. Eye and Harpoon work on the divers in a hand, not on special cards.
rules-ours-inferred-arrows = Arrows. They work only when a card is placed, so a card that is moved sets nothing off. “Straight across” means across from the card that moves.
rules-ours-inferred-crab = The crab and the Fishbone. The 1 beats the 0 because it is higher. The exception is only about the 14.
rules-ours-house-title = Our own rulings
rules-ours-house-first = Nemo’s first player. We can’t tell who is youngest, so chance or the set-up decides.
rules-ours-house-piles = Won cards face up. The rulebook lays them face down. Everyone saw who took what, so here they stay open unless you choose otherwise.
rules-ours-house-length = The early end. The rulebook always plays six rounds. Stopping early is a choice.
rules-ours-house-scouting = Scouting is optional. The rulebook says that these cards are played before the divers. We take that to mean when, not that you have to. Both players get this step, even without a scouting card, so that it gives nothing away.
rules-ours-house-eye = What scouting shows. You keep seeing the divers the Eye showed you; divers that reach that hand later stay hidden. After a Harpoon both players know which divers moved, spectators don’t.
rules-ours-house-anchor = The Anchor. The rulebook lets you play it right after a diver. Here you announce it first, because a pause after each card would give it away, and it comes before the arrow. It goes with a card you place yourself, so it can’t answer your opponent’s card.
rules-ours-house-unplayed = Cards left in a hand. The rulebook doesn’t say whether you show them. Here they go back unseen.
rules-note = This page is unofficial and written in our own words.
