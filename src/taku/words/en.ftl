### What Taku itself says, beside the words of the games.

seat-player = Player { $number }
seat-bot = Bot { $number } ({ $bot })
whose-turn = { $name } to move
since = Since your last turn
history = What happened
offers = Your moves
ask = Number, move, /word to find a move, ? for help
help =
    Type a number to make that move. You can also type the move itself, or its beginning if only one fits.
    /word shows only the moves that contain the word; / alone shows all of them again.
    h shows the history, b the board; q quits: the match is saved, and `taku play --resume` continues it.
no-such-offer = No move fits “{ $answer }”.
several-offers = { $count ->
    [one] { $count } move fits
   *[other] { $count } moves fit
} “{ $answer }”. Type more of it.
hand-over = Pass the screen to { $name }. Everyone else, please look away. Press Enter.
hand-over-done = Thank you, { $name }. Press Enter to hide your cards.
bot-failed = { $name } has failed ({ $reason }): a random bot takes over.
over = The match is over.
winner = { $name } wins.
shared = { $names } share the victory.
score = { $name }: { $score }
saved = Saved. To continue: taku play --resume
record = Record: { $path }
watcher = Spectator
your-turn-in = It is your turn in { $game }: { $link }
analysis-swings = The biggest swings
analysis-swing = Move { $ply }: { $change } for { $name }. { $told }
analysis-advice = { $count ->
    [0] No decision could have been much better.
    [one] One decision could have been better
   *[other] { $count } decisions could have been better
}
analysis-better = Move { $ply }, { $name }: { $played }; better: { $better }

## Refusals: the same sentences stand in server/refusals.py for clients without words.

refused-garbage = The server did not understand this message.
refused-no-table = This table does not exist, or you cannot see it.
refused-no-seat = You have no seat at this table.
refused-stale = The match has moved on: it is at move { $ply } now.
refused-turn = It is not your turn.
refused-move = You cannot make this move now.
refused-waiting = The table is still waiting for players.
refused-paused = The match is paused.
refused-over = The match is over.
refused-not-over = The match is not over yet.
refused-nothing = There is no move to take back.
refused-rated = This is not possible in a competitive match.
refused-asked = This has already been requested. Wait for the answer.
refused-no-ask = There is no request for you to answer.
refused-here = This player is here, or has not been away long enough.
refused-muted = The host has muted you. You cannot send messages any more.
refused-too-much = Too many requests. Wait a moment and try again.
refused-no-line = This chat message does not exist.
refused-host = Only the host of the table can do this.
refused-full = All seats are taken.
refused-taken = This seat is taken.
refused-link = This link is not valid, or it has expired. Ask for a new one.
refused-invitation = This table is by invitation only. Ask the host for a link.
refused-seats = { $reason }
refused-name = Choose a name first.
refused-token = This token is not valid. Create a new one.
refused-origin = Requests from other websites are refused.
refused-store = The server cannot save right now. Nothing is lost; try again in a moment.
refused-busy = The server is busy. Try again in a moment.
refused-form = { $reason }
refused-unseen = A name needs at least one visible letter.
refused-record = This record cannot be opened: { $reason }
refused-plies = This record ends at move { $all }: { $ply } is too far.
refused-address = Use a public address that begins with http:// or https://.
refused-too-big = This is too large.
refused-not-found = There is nothing at this address.
refused-method = This cannot be done at this address.
