### The house's own words, beside those of the games.

seat-player = Player { $number }
seat-bot = Bot { $number } ({ $bot })
whose-turn = { $name } to move
since = Since your last turn
history = What happened
offers = Your offers
ask = Number, move, /word to narrow, ? for help
help =
    A number makes that offer. So does the move as the log writes it, or its beginning if only one fits.
    /word shows only the offers that contain the word; / alone shows all again.
    h shows the whole history, b the board, q leaves: the match is saved and `taku play --resume` goes on.
no-such-offer = No offer fits “{ $answer }”.
several-offers = { $count ->
    [one] { $count } offer fits
   *[other] { $count } offers fit
} “{ $answer }”: say more.
hand-over = Hand over to { $name }. Nobody else looks now. Press Enter.
hand-over-done = Thank you, { $name }. Press Enter to hide your cards.
bot-failed = { $name } fails ({ $reason }): a random bot takes the seat.
over = The match is over.
winner = { $name } wins.
shared = { $names } share the victory.
score = { $name }: { $score }
saved = Saved. Go on with: taku play --resume
record = The record: { $path }
watcher = Watcher
your-turn-in = It is your turn in { $game }: { $link }
analysis-swings = The biggest swings
analysis-swing = Ply { $ply }: { $change } for { $name }. { $told }
analysis-advice = { $count ->
    [0] No decision could have been much better.
    [one] One decision could have been better
   *[other] { $count } decisions could have been better
}
analysis-better = Ply { $ply }, { $name }: { $played }; better { $better }

## Refusals: the same sentences stand in server/refusals.py for clients without words.

refused-garbage = That is no message this table understands.
refused-no-table = There is no such table, or it is not yours to see.
refused-no-seat = You have no seat at this table.
refused-stale = The table has moved on: it is at ply { $ply } now.
refused-turn = It is not your turn.
refused-move = That move is not on offer.
refused-waiting = The table still waits for players.
refused-paused = The match is paused.
refused-over = The match is over.
refused-not-over = The match is not over yet.
refused-nothing = There is nothing to take back.
refused-rated = In a rated match that is not possible.
refused-asked = That has been asked already, and waits for an answer.
refused-no-ask = Nobody asks you that.
refused-here = The player is here, or has not been away long enough.
refused-muted = The host has muted you.
refused-too-much = That was too much at once; wait a moment.
refused-no-line = There is no such line.
refused-host = Only the host of the table may do that.
refused-full = There is no open seat left.
refused-taken = That seat is taken.
refused-link = This link does not work, or no longer.
refused-invitation = One sits down here by invitation.
refused-seats = { $reason }
refused-name = Choose a name first.
refused-token = That token is not valid.
refused-origin = Requests from other pages are refused.
refused-store = The house cannot write just now. Nothing is lost; try again in a moment.
refused-busy = The house is busy; try again in a moment.
refused-form = { $reason }
refused-unseen = A name needs letters that can be seen.
refused-record = This record cannot be opened: { $reason }
refused-plies = The record has { $all } moves, not { $ply }.
refused-address = Only a public address with http or https can be told.
refused-too-big = That is too big.
refused-not-found = There is nothing here.
refused-method = That cannot be done here.
