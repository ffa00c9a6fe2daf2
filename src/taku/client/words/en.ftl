### What `taku join` says, beside the words of Taku and of the games.

join-name = What is your name? { $hint ->
    [none] {""}
   *[other] (Enter: { $hint })
}
join-hello = { $server }: you are { $player }.
join-bot = Bot { $number }{ $level ->
    [none] {""}
    [novice] {" "}(novice)
    [apprentice] {" "}(apprentice)
    [adept] {" "}(adept)
   *[master] {" "}(master)
}
join-open-seat = open seat { $number }
join-ask = Number, move, /word to find a move, /say to chat, ? for help
join-help =
    Type a number to make that move. You can also type the move itself, or its beginning if only one fits.
    /word shows only the moves that contain the word; / alone shows all of them again.
    h history · b board · o moves · t table and clocks · q leave (your seat is kept)
    /say TEXT chat · /hint get a hint · /undo take back · /yes or /no answer a request
    /pause · /resume · /resign · /rematch · /link invitations · /record save the record
    /bot or /end when a player has been away for too long
join-missed = Since you were last here
join-you-watch = You are a spectator.
join-waiting = The table is waiting for players.
join-link-any = For any open seat: { $link }
join-link-seat = For seat { $number }: { $link }
join-no-links = All seats are taken.
join-arrived = { $name } is online.
join-left = { $name } is offline.
join-away = { $name } has been away for too long: /bot lets a bot take over, /end ends the match. Or wait.
join-sat = { $name } joins the table.
join-stood = { $name } leaves the table.
join-stand-in = A bot now plays for { $name }.
join-back = { $name } plays again.
join-resigned = { $name } is out of the match.
join-asks = { $name } asks { $kind ->
    [undo] to take back a move
   *[pause] for a pause
}: /yes or /no.
join-asked = Requested. Waiting for an answer.
join-not-agreed = Your request was declined or is no longer possible.
join-paused = The match is paused. /resume continues it.
join-resumed = The match continues.
join-taken-back = Move taken back: now at move { $ply }.
join-began = The match begins.
join-not-live = There is no move to make now.
join-not-turn = It is { $name }'s turn.
join-watching-only = You are a spectator: you cannot play here.
join-sure = Resign? Type /resign once more.
join-nobody-away = No player has been away for too long.
join-nothing-asked = There is no request for you to answer.
join-kept = Connection lost: your move is kept, and made after reconnecting if it is still possible.
join-dropped = The match has moved on: the move you chose while offline was not made.
join-lost = Connection lost. Reconnecting…
join-linked = Connected again.
join-no-link = There is no connection to the server right now.
join-hint = A master would play, best first:
join-hint-line = { $chance } %  { $offer }
join-thinking = A master is thinking…
join-reason = { $reason ->
    [resigned] A player resigned.
    [time] Time ran out.
    [absent] A player left the match.
   *[played] The match was played to the end.
}
join-nobody-won = There is no winner.
join-after = /rematch for a rematch, /record to save the record, q to leave.
join-rematch = The rematch begins.
join-seat-line = { $name }{ $state ->
    [away] , offline
    [long] , offline for a long time
   *[here] {""}
}
join-clock = { $name } { $left }
join-hurry = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
join-bye = Your seats are kept. To come back: taku join { $link }
join-lobby-own = Your tables
join-lobby-public = Public tables
join-lobby-none = none
join-lobby-ask = A number, n for a new table, r to refresh, q to quit
join-lobby-turn = your turn
join-lobby-status = { $status ->
    [waiting] waiting for players
    [live] in progress
    [paused] paused
   *[over] finished
}
join-lobby-sit = Join this table? (y/n, Enter: y)
join-choose = Enter: { $default }
join-new-game = Which game?
join-new-seats = How many players?
join-new-who = Who takes the other seats?
join-new-friends = Friends, by link
join-new-public = Anyone, at a public table
join-new-clock = Which clock?
join-clock-rule = { $kind ->
    [move] { $time } per move
    [fischer] { $time } + { $added } per move
    [days] { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
   *[none] No clock
}
join-new-file = { $title }: path of a file (Enter: none)
join-no-choice = “{ $answer }” is not one of the choices.
