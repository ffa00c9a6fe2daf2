### The page around the boards, in English.

tagline = Three games, one table: by yourself, with friends, or with bots.
unofficial = Taku is unofficial: written by players, with drawings of its own. No account, no advertisements.
skip = Skip to the content
close = Close
save = Save
yes = Yes
no = No
loading = The table is being laid …
to-lobby = To the lobby

## The lobby

games = The games
play-bot = Play a bot now
play-friends = Play with friends
choose-level = How strong shall the bot be?
level-novice = Novice
level-apprentice = Apprentice
level-adept = Adept
level-master = Master
learn = Learn it
rules = The rules
seats-exactly = { $count } players
seats-range = { $least } to { $most } players
my-tables = My tables
past-tables = Finished matches
show-all = Show all { $count }
public-tables = Public tables
public-none = Nobody has opened a public table just now. Open one: others will find it here.
your-turn = Your turn
status-waiting = Waiting for players
status-live = Going on
status-paused = Paused
status-over = Over
guest-name = Guest
seat-open = Open seat
seat-of-bot = Bot ({ $level })
you-are = You are { $name }.
settings = Settings
device = Play on another device

## Opening a table

open-title = { $game } with friends
open-table = Open the table
how-many = How many play?
who-sits = Who sits where?
seat-number = Seat { $number }
seat-any = Any seat
sit-me = Me
sit-me-too = Somebody beside me, on this device
name-beside = Name
sit-friend = A friend, by invitation
clock = Clock
clock-none = No clock
clock-move = { $seconds } seconds a move
clock-fischer = { $minutes } minutes, and { $seconds } seconds a move
clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
on-timeout = When time runs out
on-timeout-forfeit = The player loses
on-timeout-bot = A bot plays on
is-public = Public: anybody may sit down and watch
is-rated = Rated: no hints, no taking back without asking
setup = Variants of the game
invite-title = The table is open
invite-how = Send this link to whoever shall play, or let them scan the code.
invite-link = Link to the table
qr-label = QR code of the link
copy = Copy
copied = Copied.
to-table = To the table
import = Open a record
import-how = Go on from a match that was saved, or study it.
import-file = A file
import-text = Or the record itself
import-ply = From ply (empty: where it ends)
import-others = The other seats
import-bots = are played by bots
import-me = are played by me
import-bad = This is no record: its first line should say which game it is.

## Who you are

name-title = What shall we call you?
name-label = Your name
name-why = The others at the table see it. There is no account: this browser remembers you.
name-go = That is me
saved-name = From now on you are called that.

## At the table

board = The board
look-around = Look around the board with the arrow keys
players = Players
beside-board = Beside the board
controls = Match controls
you = (you)
is-here = is here
is-away = is away
stand-in = a bot ({ $level }) plays
has-resigned = out of the match
score-now = Points so far
tab-offers = Moves
tab-ending = Result
tab-history = History
tab-chat = Chat
tab-about = Table
offers-none = It is not your turn. What you may do will stand here.
offers-past = You are looking at the past.
offers-narrow = Narrow down
click-sent = On its way …
chance = { $percent } %
hint = What would a master do?
hint-best = A master would choose: { $move } ({ $chance })
undo-free = Take back
undo-ask = Ask to take back
taken-back = Taken back to move { $ply }.
look-first = To the beginning
look-back = One step back
look-on = One step on
look-now = To the present
looking-back = Move { $ply } of { $all }
scrub = Move through the match
replay-go = Play it through
replay-stop = Stop
since-last = Show what happened since my last turn
history-none = Nothing has happened yet.
sound-on = Sound is on
sound-off = Sound is off
hidden-now = Hidden until the next player looks.
pass-device = Hand the device to { $name }. Nobody else looks now.
pass-done = I am { $name }
rematch-there = Another match has begun.
open-seats = { $count ->
    [0] Everybody is here.
    [one] One seat is open.
   *[other] { $count } seats are open.
}
sit-down = Sit down
sit-invited = One sits down here by invitation. You may watch as soon as it begins.
sit-full = Every seat is taken. You are watching.
stand-up = Stand up again
wait-for-others = The match begins when everybody is here. You may close the page and come back.
ask-undo = { $name } would like to take a move back.
ask-pause = { $name } would like to pause.
asked-undo = { $name } has asked to take a move back.
asked-pause = { $name } has asked for a pause.
own-undo = You have asked to take a move back. The others answer.
own-pause = You have asked for a pause. The others answer.
ask-withdraw = Never mind
ask-declined = Your request was declined.
away-long = { $name } has been away for a while.
away-bot = Let a bot play on
away-end = End the match
pause = Ask for a pause
resume = Go on
resign = Resign
resign-sure = Give the match up?
resign-yes = Yes, resign
resign-no = No, play on
share-watch = Copy a link for watching
share-replay = Copy a link to the replay
open-to = Open to
public-yes = everybody
public-no = whoever has the link
rated-yes = rated

## Chat

chat-none = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
chat-more = Mute or report { $name }
chat-mute = Mute for me
chat-mute-all = Mute for everybody
chat-unmute = Hear { $name } again
chat-report = Report to the host
chat-reported = The host will see it.
chat-was-reported = (reported)

## After the match

wins = wins
by-category = Where the points come from
ended-resigned = by resignation
ended-time = on time
ended-absent = because a seat stayed empty
rematch = Play again
rematch-go = To the new match
record-get = Save the record
analysis = How it went
analysis-what = Everybody’s chance to win after every move, the biggest swings, and what a master would rather have played.
analysis-go = Show it
analysis-busy = A master is thinking it over …
analysis-plot = Chances to win; the arrow keys move through the match
swing = { $percent } %:
remark-earlier = To the remark before
remark-later = To the next remark
remark-none = Nothing had happened yet. Choose a moment in the plot, or go from remark to remark.
remark-swing = { $name }: from { $before } % to { $after } %
remark-better = A master would rather have played
remark-played = Played
remark-before = See the moment of this choice
dice = The dice
dice-promise = Before the first move the house fixed its dice and showed this fingerprint of them. At the end it shows the dice, and anybody can check.
dice-fair = The dice were fair: your browser has just checked them against the promise.
dice-foul = The dice do not match the promise.
dice-how = How this is checked
dice-check = The second line is the SHA-256 of the first, and was shown before the first move.

## Learning

learn-step = Step { $at } of { $all }
learn-you = You
learn-other = Player { $number }
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-click = Your move on the board
learn-wrong = Not that one: try what the text says.
learn-finished = Well done. That was the last step.
learn-done = Now play

## Settings

look = Look and sound
language = Language
theme = Paper
theme-system = As the device
theme-light = Day
theme-dark = Night
calm = Less motion
sound = A knock when it is your turn
notices = Being told of your turn
push-impossible = This browser cannot show notices here. They need https, or this computer itself.
push-start = Tell me on this device
push-stop = Tell me no longer
push-on = This device will tell you.
push-off = This device will tell you no longer.
webhook = Webhook
webhook-what = For chat rooms and programs: an address that is called whenever it is your turn, in the language of this page.
webhook-url = Address
webhook-form = Form
webhook-set = It will be called.
webhook-drop = Remove the webhook
webhook-dropped = Removed.
tokens = Bots of your own
tokens-what = A token lets a program play in your name.
token = Token
token-name = A name for the token
token-add = Make a token
token-drop = Revoke
token-once = The token { $name }, shown this once:
device-what = A link makes another device yours: the same name, the same tables. It works once, and soon.
device-make = Make the link
device-once = Open this on the other device. It works once, for a few minutes.
device-arrived = This link makes this device yours, with your name and your tables.
device-take = Make it mine
device-yours = This device is yours now.

## When something is wrong

link-lost = The connection is lost. Trying again; a click now is kept.
page-offline = The server cannot be reached. Check the network; the page tries again by itself.
page-failed = Something went wrong ({ $status }). Try again in a moment.
page-too-fast = That was too fast. Wait a moment.
page-gone = This is not there any more.
page-nowhere = There is nothing at this address. Perhaps the link was cut short.
page-no-table = This table does not exist, or no longer, or it is not yours to see. Ask for a fresh link.
page-no-board = This page cannot draw that game.
page-no-drawing = This could not be drawn. Nothing is lost: reload the page.
page-unloaded = A part of the page could not be loaded. Check the network and reload.
page-old = There is a newer page.
page-reload = Reload
