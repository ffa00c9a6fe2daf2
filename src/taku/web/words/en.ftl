### The page around the boards, in English.

tagline = Three board games to play with friends or against bots.
unofficial = Taku is an unofficial project by players, with its own drawings. No account, no ads.
skip = Skip to content
close = Close
save = Save
yes = Yes
no = No
loading = Loading the table…
to-lobby = Back to the lobby

## The lobby

games = Games
play-bot = Play a bot
play-friends = Play with friends
choose-level = Choose a bot level
level-novice = Novice
level-apprentice = Apprentice
level-adept = Adept
level-master = Master
learn = Tutorial
rules = Rules
seats-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
seats-range = { $least } to { $most } players
my-tables = My tables
past-tables = Finished matches
show-all = Show all ({ $count })
public-tables = Public tables
public-none = No public tables right now. Open one, and other players will find it here.
your-turn = Your turn
status-waiting = Waiting for players
status-live = In progress
status-paused = Paused
status-over = Finished
guest-name = Guest
seat-open = Open seat
seat-of-bot = Bot ({ $level })
you-are = You play as { $name }.
settings = Settings
device = Play on another device

## Opening a table

open-title = { $game } with friends
open-table = Open table
how-many = Number of players
who-sits = Players
seat-number = Seat { $number }
seat-any = Any seat
sit-me = Me
sit-me-too = Another player on this device
name-beside = Player’s name
sit-friend = A friend (by link)
clock = Clock
clock-none = No clock
clock-move = { $seconds ->
    [one] { $seconds } second per move
   *[other] { $seconds } seconds per move
}
clock-fischer = { $minutes } min + { $seconds } s per move
clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
on-timeout = When time runs out
on-timeout-forfeit = The player loses
on-timeout-bot = A bot takes over
is-public = Public: anyone can join or watch
is-rated = Competitive: no hints, take-backs only during your turn
setup = Game options
invite-title = Invite your friends
invite-how = Send this link to your friends, or let them scan the code.
invite-link = Invitation link
qr-label = QR code of the link
copy = Copy link
copied = Link copied.
to-table = Go to the table
import = Open a saved match
import-how = Continue a match you saved, or study it.
import-file = File
import-text = Or paste its text
import-ply = Start from move (leave empty for the end)
import-others = Other seats
import-bots = Bots
import-me = Me
import-bad = This is not a match saved by Taku. Choose another file, or paste the whole text.

## Who you are

name-title = What’s your name?
name-label = Your name
name-why = The other players see it. You don’t need an account: this browser remembers you.
name-go = Continue
saved-name = Name saved.

## At the table

board = The board
look-around = Explore the board with the arrow keys
players = Players
beside-board = Beside the board
controls = Match controls
you = (you)
is-here = online
is-away = offline
stand-in = a bot ({ $level }) plays
has-resigned = out of the match
score-now = Current score
tab-offers = Moves
tab-ending = Result
tab-history = History
tab-chat = Chat
tab-about = Table
offers-none = Your moves will appear here when it is your turn.
offers-past = You are looking at an earlier move.
offers-narrow = Find a move
click-sent = Sending…
chance = { $percent }%
hint = Get a hint
hint-best = A master would play: { $move } ({ $chance })
undo-free = Take back
undo-ask = Ask for a take-back
taken-back = Move taken back: now at move { $ply }.
look-first = Go to the start
look-back = One move back
look-on = One move forward
look-now = Go to the current move
looking-back = Move { $ply } of { $all }
scrub = Browse the match
replay-go = Replay match
replay-stop = Stop
since-last = Show what happened since my last turn
history-none = No moves yet.
sound-on = Sound on
sound-off = Sound off
hidden-now = Hidden until the next player is ready.
pass-device = Pass the device to { $name }. Everyone else, please look away.
pass-done = I am { $name }
rematch-there = A rematch has started.
open-seats = { $count ->
    [0] Everyone is here.
    [one] One seat is open.
   *[other] { $count } seats are open.
}
sit-down = Join table
sit-invited = This table is by invitation only. You can watch once the match starts.
sit-full = All seats are taken. You are a spectator.
stand-up = Leave table
wait-for-others = The match starts when everyone is here. You can close this page and come back.
ask-undo = { $name } wants to take back a move.
ask-pause = { $name } wants to pause the match.
asked-undo = { $name } has asked for a take-back.
asked-pause = { $name } has asked for a pause.
own-undo = Take-back requested. Waiting for an answer.
own-pause = Pause requested. Waiting for an answer.
ask-withdraw = Cancel request
ask-declined = Your request was declined.
away-long = { $name } has been away for a while.
away-bot = Let a bot play
away-end = End match
pause = Ask for a pause
resume = Resume
resign = Resign
resign-sure = Resign this match?
resign-yes = Yes, resign
resign-no = No, keep playing
share-watch = Invite spectators
share-replay = Share replay
rules-ours = Rules: what is ours
open-to = Who can watch
public-yes = everyone
public-no = anyone with the link
rated = Competitive

## Chat

chat-none = No messages yet.
chat-label = Write a message
chat-send = Send
chat-more = Mute or report { $name }
chat-mute = Mute for me
chat-mute-all = Mute for everyone
chat-unmute = Unmute { $name }
chat-report = Report to host
chat-reported = Reported. The host will see it.
chat-was-reported = (reported)

## After the match

wins = wins
by-category = Points by category
ended-resigned = A player resigned.
ended-time = Time ran out.
ended-absent = A player left the match.
rematch = Rematch
rematch-go = Go to the rematch
record-get = Save match
analysis = Analysis
analysis-what = See each player’s winning chances after every move, the biggest swings, and the moves a master would play.
analysis-go = Analyse match
analysis-busy = Analysing…
analysis-plot = Winning chances; use the arrow keys to browse the match
swing = { $percent }%:
remark-earlier = Previous remark
remark-later = Next remark
remark-none = Choose a moment on the chart, or browse the remarks with the arrows.
remark-swing = { $name }: from { $before }% to { $after }%
remark-better = A master would play
remark-played = Played
remark-before = Show the position
draws = Random draws
draws-sealed = All random draws of this match come from one secret seed. This is its fingerprint. The seed is shown when the match is over.
draws-fit = The seed and the fingerprint below belong together. This page has not checked that you saw the same fingerprint before the first move, and it has not repeated the draws. To recompute every draw, save the match and run “taku verify” on the file.
draws-differ = The seed does not have the fingerprint shown with it. Save the match and tell the person who runs this server.
draws-how = Seed and fingerprint
draws-check = The second line is the SHA-256 of the first.

## Tutorial

learn-step = Step { $at } of { $all }
learn-you = You
learn-other = Player { $number }
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-click = Your move on the board
learn-wrong = That is another move. Try the one the text describes.
learn-finished = Well done. That was the last step.
learn-done = Start playing

## Settings

look = Appearance and sound
language = Language
theme = Theme
theme-system = Same as device
theme-light = Light
theme-dark = Dark
calm = Less motion
sound = Sounds for moves and for your turn
notices = Turn notifications
push-impossible = Notifications do not work at this address. Open Taku over https, or on the computer that runs it.
push-start = Turn on
push-stop = Turn off
push-on = Turn notifications are on for this device.
push-off = Turn notifications are off for this device.
webhook = Webhook
webhook-what = For chat apps and programs: when it is your turn, the server sends a message to this address, in the language of this page.
webhook-url = Address
webhook-form = Format
webhook-set = Webhook saved.
webhook-drop = Remove webhook
webhook-dropped = Webhook removed.
tokens = Your own bots
tokens-what = With a token, a program can play in your name.
token = Token
token-name = Name of the token
token-add = Create token
token-drop = Revoke
token-once = Token { $name }. Copy it now: it is shown only once.
device-what = Create a link and open it on your other device: you keep your name and your tables there. The link works once and expires in a few minutes.
device-make = Create link
device-once = Open this link on your other device, or scan the code with it. It works once and expires in a few minutes. Do not send it to anyone else: with it they could play as you.
device-link = Link for your other device
device-arrived = With this link you use your name and your tables on this device too.
device-take = Use this device
device-yours = This device now has your name and your tables.

## When something is wrong

link-lost = Connection lost. Reconnecting; a move you make now will be sent.
page-offline = The server cannot be reached. Check your network; the page keeps trying.
page-failed = Something went wrong ({ $status }). Try again in a moment.
page-too-fast = Too many requests. Wait a moment and try again.
page-gone = This no longer exists.
page-nowhere = There is nothing at this address. Check that the link is complete.
page-no-table = This table does not exist, or you cannot see it. Ask the host for a new link.
page-no-board = This page cannot show that game. Reload it, or play in the terminal.
page-no-drawing = Something could not be shown. Nothing is lost: reload the page.
page-unloaded = Part of the page did not load. Check your network and reload.
page-old = A new version of this page is available.
page-reload = Reload
