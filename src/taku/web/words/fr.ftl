### La page autour des plateaux, en français.

tagline = Trois jeux, une table : en solitaire, entre amis ou avec des robots.
unofficial = Taku n’est pas officiel : écrit par des joueurs, avec ses propres dessins. Sans compte et sans publicité.
skip = Aller au contenu
close = Fermer
save = Enregistrer
yes = Oui
no = Non
loading = On dresse la table…
to-lobby = Vers l’accueil

## L’accueil

games = Les jeux
play-bot = Jouer contre un robot
play-friends = Jouer entre amis
choose-level = De quelle force, le robot ?
level-novice = Novice
level-apprentice = Apprenti
level-adept = Adepte
level-master = Maître
learn = L’apprendre
rules = Les règles
seats-exactly = { $count } joueurs
seats-range = De { $least } à { $most } joueurs
my-tables = Mes tables
past-tables = Parties terminées
show-all = Tout montrer ({ $count })
public-tables = Tables publiques
public-none = Personne n’a ouvert de table publique. Ouvrez-en une : d’autres la trouveront ici.
your-turn = À vous de jouer
status-waiting = En attente de joueurs
status-live = En cours
status-paused = En pause
status-over = Terminée
guest-name = Invité
seat-open = Place libre
seat-of-bot = Robot ({ $level })
you-are = Vous êtes { $name }.
settings = Réglages
device = Jouer sur un autre appareil

## Ouvrir une table

open-title = { $game } entre amis
open-table = Ouvrir la table
how-many = Combien de joueurs ?
who-sits = Qui s’assoit où ?
seat-number = Place { $number }
seat-any = Toute place
sit-me = Moi
sit-me-too = Quelqu’un à côté de moi, sur cet appareil
name-beside = Nom
sit-friend = Un ami, sur invitation
clock = Pendule
clock-none = Sans pendule
clock-move = { $seconds } secondes par coup
clock-fischer = { $minutes } minutes, plus { $seconds } secondes par coup
clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
on-timeout = Quand le temps est écoulé
on-timeout-forfeit = Le joueur perd
on-timeout-bot = Un robot continue
is-public = Publique : chacun peut s’asseoir et regarder
is-rated = Classée : pas de conseil, pas de retour sans accord
setup = Variantes du jeu
invite-title = La table est ouverte
invite-how = Envoyez ce lien à qui doit jouer, ou faites scanner le code.
invite-link = Lien vers la table
qr-label = Code QR du lien
copy = Copier
copied = Copié.
to-table = À la table
import = Ouvrir une partie enregistrée
import-how = Pour la reprendre, ou pour l’étudier.
import-file = Un fichier
import-text = Ou le texte de la partie
import-ply = À partir du coup (vide : la fin)
import-others = Les autres places
import-bots = sont jouées par des robots
import-me = sont jouées par moi
import-bad = Ce n’est pas une partie enregistrée : la première ligne devrait dire de quel jeu il s’agit.

## Qui vous êtes

name-title = Comment vous appelez-vous ?
name-label = Votre nom
name-why = Les autres joueurs le voient. Il n’y a pas de compte : ce navigateur se souvient de vous.
name-go = C’est moi
saved-name = C’est ainsi que l’on vous appellera.

## À la table

board = Le plateau
look-around = Parcourir le plateau avec les flèches
players = Joueurs
beside-board = À côté du plateau
controls = Commandes de la partie
you = (vous)
is-here = est là
is-away = est absent
stand-in = un robot ({ $level }) joue
has-resigned = hors de la partie
score-now = Points pour l’instant
tab-offers = Coups
tab-ending = Résultat
tab-history = Récit
tab-chat = Salon
tab-about = Table
offers-none = Ce n’est pas à vous de jouer. Ce que vous pourrez faire s’affichera ici.
offers-past = Vous regardez le passé.
offers-narrow = Filtrer
click-sent = En chemin…
chance = { $percent } %
hint = Que ferait un maître ?
hint-best = Un maître choisirait : { $move } ({ $chance })
undo-free = Reprendre le coup
undo-ask = Demander à reprendre le coup
taken-back = Repris jusqu’au coup { $ply }.
look-first = Au début
look-back = Un pas en arrière
look-on = Un pas en avant
look-now = Au présent
looking-back = Coup { $ply } sur { $all }
scrub = Parcourir la partie
replay-go = Revoir la partie
replay-stop = Arrêter
since-last = Montrer ce qui s’est passé depuis mon tour
history-none = Il ne s’est encore rien passé.
sound-on = Le son est mis
sound-off = Le son est coupé
hidden-now = Caché jusqu’à ce que le joueur suivant regarde.
pass-device = Passez l’appareil à { $name }. Que personne d’autre ne regarde.
pass-done = Je suis { $name }
rematch-there = Une nouvelle partie a commencé.
open-seats = { $count ->
    [0] Tout le monde est là.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
sit-down = S’asseoir
sit-invited = On s’assoit ici sur invitation. Vous pourrez regarder dès que cela commence.
sit-full = Toutes les places sont prises. Vous regardez.
stand-up = Se relever
wait-for-others = La partie commence quand tout le monde est là. Vous pouvez fermer la page et revenir.
ask-undo = { $name } voudrait reprendre un coup.
ask-pause = { $name } voudrait faire une pause.
asked-undo = { $name } a demandé à reprendre un coup.
asked-pause = { $name } a demandé une pause.
own-undo = Vous avez demandé à reprendre un coup. Aux autres de répondre.
own-pause = Vous avez demandé une pause. Aux autres de répondre.
ask-withdraw = Laisser tomber
ask-declined = Votre demande a été refusée.
away-long = { $name } est absent depuis un moment.
away-bot = Laisser jouer un robot
away-end = Terminer la partie
pause = Demander une pause
resume = Continuer
resign = Abandonner
resign-sure = Abandonner la partie ?
resign-yes = Oui, abandonner
resign-no = Non, continuer
share-watch = Copier un lien pour regarder
share-replay = Copier un lien vers la partie
open-to = Ouverte à
public-yes = tout le monde
public-no = qui a le lien
rated-yes = classée

## Salon

chat-none = Personne n’a encore rien dit.
chat-label = Dire quelque chose
chat-send = Envoyer
chat-more = Rendre muet ou signaler { $name }
chat-mute = Muet pour moi
chat-mute-all = Muet pour tous
chat-unmute = Entendre de nouveau { $name }
chat-report = Signaler à l’hôte
chat-reported = L’hôte le verra.
chat-was-reported = (signalé)

## Après la partie

wins = gagne
by-category = D’où viennent les points
ended-resigned = par abandon
ended-time = au temps
ended-absent = parce qu’une place est restée vide
rematch = Rejouer ensemble
rematch-go = Vers la nouvelle partie
record-get = Enregistrer la partie
analysis = Comment cela s’est passé
analysis-what = Les chances de chacun après chaque coup, les plus grands tournants, et ce qu’un maître aurait préféré jouer.
analysis-go = Montrer
analysis-busy = Un maître y réfléchit…
analysis-plot = Chances de gagner ; les flèches parcourent la partie
swing = { $percent } % :
remark-earlier = À la remarque précédente
remark-later = À la remarque suivante
remark-none = Rien ne s’est encore passé. Choisissez un moment dans le graphique, ou allez de remarque en remarque.
remark-swing = { $name } : de { $before } % à { $after } %
remark-better = Un maître aurait préféré jouer
remark-played = Coup joué
remark-before = Voir le moment de ce choix
dice = Les dés
dice-promise = Avant le premier coup, la maison a fixé ses dés et en a montré cette empreinte. À la fin elle montre les dés, et chacun peut vérifier.
dice-fair = Les dés étaient loyaux : votre navigateur vient de les comparer à la promesse.
dice-foul = Les dés ne correspondent pas à la promesse.
dice-how = Comment on le vérifie
dice-check = La seconde ligne est le SHA-256 de la première ; elle a été montrée avant le premier coup.

## Apprendre

learn-step = Étape { $at } sur { $all }
learn-you = Vous
learn-other = Joueur { $number }
learn-next = Suite
learn-back = Retour
learn-skip = Passer
learn-click = À vous, sur le plateau
learn-wrong = Pas celui-là : essayez ce que dit le texte.
learn-finished = Bravo, c’était la dernière étape.
learn-done = Et maintenant, jouer

## Réglages

look = Aspect et son
language = Langue
theme = Papier
theme-system = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
calm = Moins de mouvement
sound = Un coup frappé quand c’est à vous
notices = Être prévenu de son tour
push-impossible = Ce navigateur ne peut pas afficher d’avis ici. Il faut https, ou cet ordinateur même.
push-start = Me prévenir sur cet appareil
push-stop = Ne plus me prévenir
push-on = Cet appareil vous préviendra.
push-off = Cet appareil ne vous préviendra plus.
webhook = Webhook
webhook-what = Pour salons et programmes : une adresse appelée chaque fois que c’est à vous, dans la langue de cette page.
webhook-url = Adresse
webhook-form = Forme
webhook-set = Elle sera appelée.
webhook-drop = Retirer le webhook
webhook-dropped = Retiré.
tokens = Vos propres robots
tokens-what = Un jeton permet à un programme de jouer en votre nom.
token = Jeton
token-name = Un nom pour le jeton
token-add = Créer un jeton
token-drop = Révoquer
token-once = Le jeton { $name }, montré cette seule fois :
device-what = Un lien fait d’un autre appareil le vôtre : même nom, mêmes tables. Il sert une fois, et bientôt.
device-make = Créer le lien
device-once = Ouvrez ceci sur l’autre appareil. Il sert une fois, pendant quelques minutes.
device-arrived = Ce lien fait de cet appareil le vôtre, avec votre nom et vos tables.
device-take = Qu’il soit à moi
device-yours = Cet appareil est maintenant le vôtre.

## Quand quelque chose ne va pas

link-lost = La connexion est perdue. Nouvel essai ; un clic maintenant est gardé.
page-offline = Le serveur ne répond pas. Vérifiez le réseau ; la page réessaie d’elle-même.
page-failed = Quelque chose a échoué ({ $status }). Réessayez dans un instant.
page-too-fast = C’était trop vite. Attendez un instant.
page-gone = Ce n’est plus là.
page-nowhere = Il n’y a rien à cette adresse. Le lien est peut-être coupé.
page-no-table = Cette table n’existe pas, ou plus, ou elle ne vous est pas montrée. Demandez un nouveau lien.
page-no-board = Cette page ne sait pas dessiner ce jeu.
page-no-drawing = Ceci n’a pas pu être dessiné. Rien n’est perdu : rechargez la page.
page-unloaded = Une partie de la page n’a pas pu être chargée. Vérifiez le réseau et rechargez.
page-old = Il existe une page plus récente.
page-reload = Recharger
