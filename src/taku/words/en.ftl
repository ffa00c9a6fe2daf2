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
analysis-swings = The biggest swings
analysis-swing = Ply { $ply }: { $change } for { $name }. { $told }
analysis-advice = { $count ->
    [0] No decision could have been much better.
    [one] One decision could have been better
   *[other] { $count } decisions could have been better
}
analysis-better = Ply { $ply }, { $name }: { $played }; better { $better }
