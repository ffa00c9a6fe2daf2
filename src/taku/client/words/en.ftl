### What `taku join` says, beside the words of the house and of the games.

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
join-ask = Number, move, /word to narrow, /say to chat, ? for help
join-help =
    A number makes that offer. So does the move as the log writes it, or its beginning if only one fits.
    /word shows only the offers that contain the word; / alone shows all again.
    h history · b board · o offers · t the table and its clocks · q leave (your seat is kept)
    /say TEXT chat · /hint what a master would do · /undo take back · /yes or /no to what is asked
    /pause · /resume · /resign · /rematch · /link invitations · /record save the record
    /bot or /end when somebody has been away for too long
join-missed = Since you were last here
join-you-watch = You are watching.
join-waiting = The table waits for players.
join-link-any = For any open seat: { $link }
join-link-seat = For seat { $number }: { $link }
join-no-links = No seat is open.
join-arrived = { $name } is here.
join-left = { $name } has left the table.
join-away = { $name } has been away for too long: /bot lets a bot play on, /end ends the match, or wait.
join-sat = { $name } sits down.
join-stood = { $name } stands up.
join-stand-in = A bot plays for { $name } now.
join-back = { $name } plays again.
join-resigned = { $name } is out of the match.
join-asks = { $name } asks { $kind ->
    [undo] to take a choice back
   *[pause] for a pause
}: /yes or /no.
join-asked = Asked. The others answer.
join-not-agreed = What you asked for no longer stands.
join-paused = The match is paused; /resume goes on.
join-resumed = The match goes on.
join-taken-back = Taken back to ply { $ply }.
join-began = The match begins.
join-not-live = There is nothing to choose now.
join-not-turn = It is { $name }'s turn.
join-watching-only = Whoever watches does not play.
join-sure = Give up? Type /resign once more.
join-nobody-away = Nobody has been away for too long.
join-nothing-asked = Nobody asks you anything.
join-kept = There is no link to the server: your choice is kept, and made when the link is back if it still fits.
join-dropped = The table has moved on: the choice you made without a link was not made.
join-lost = The link is lost; looking for the server…
join-linked = The link is back.
join-no-link = There is no link to the server just now.
join-hint = A master would choose, best first:
join-hint-line = { $chance } %  { $offer }
join-thinking = A master thinks…
join-reason = { $reason ->
    [resigned] It ended because a player gave up.
    [time] It ended because time ran out.
    [absent] It ended because a player stayed away.
   *[played] It was played to the end.
}
join-nobody-won = Nobody wins.
join-after = /rematch plays again, /record saves the record, q leaves.
join-rematch = On to the next match.
join-seat-line = { $name }{ $state ->
    [away] , away
    [long] , away for long
   *[here] {""}
}
join-clock = { $name } { $left }
join-hurry = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
}
join-bye = Your seats are kept. Come back with: taku join { $link }
join-lobby-own = Your tables
join-lobby-public = Public tables
join-lobby-none = none
join-lobby-ask = A number, n for a new table, r to look again, q to leave
join-lobby-turn = your turn
join-lobby-status = { $status ->
    [waiting] waits for players
    [live] being played
    [paused] paused
   *[over] over
}
join-lobby-sit = Sit down here? (y/n, Enter: y)
join-choose = Enter: { $default }
join-new-game = Which game?
join-new-seats = How many seats?
join-new-who = Who has the other seats?
join-new-friends = Friends, by a link
join-new-public = Whoever comes, at a public table
join-new-clock = Which clock?
join-clock-rule = { $kind ->
    [move] { $time } a move
    [fischer] { $time }, and { $added } more a move
    [days] { $days ->
        [one] One day a move
       *[other] { $days } days a move
    }
   *[none] No clock
}
join-new-file = { $title }: the path of a file (Enter: none)
join-no-choice = “{ $answer }” is not among the choices.
