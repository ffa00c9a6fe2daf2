### La page autour des plateaux, en français.

tagline = Trois jeux de société, entre amis ou contre des robots.
unofficial = Taku est un projet de joueurs, non officiel, avec ses propres dessins. Sans compte ni publicité.
skip = Aller au contenu
close = Fermer
save = Enregistrer
yes = Oui
no = Non
loading = Chargement de la table…
to-lobby = Retour à l’accueil

## L’accueil

games = Jeux
play-bot = Jouer contre un robot
play-friends = Jouer entre amis
choose-level = Choisissez le niveau du robot
level-novice = Novice
level-apprentice = Apprenti
level-adept = Adepte
level-master = Maître
learn = Tutoriel
rules = Règles
seats-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
seats-range = De { $least } à { $most } joueurs
my-tables = Mes tables
past-tables = Parties terminées
show-all = Tout afficher ({ $count })
public-tables = Tables publiques
public-none = Aucune table publique pour l’instant. Ouvrez-en une : d’autres joueurs la trouveront ici.
your-turn = À vous de jouer
status-waiting = En attente de joueurs
status-live = En cours
status-paused = En pause
status-over = Terminée
guest-name = Invité
seat-open = Place libre
seat-of-bot = Robot ({ $level })
you-are = Vous jouez sous le nom de { $name }.
settings = Réglages
device = Jouer sur un autre appareil

## Ouvrir une table

open-title = { $game } entre amis
open-table = Ouvrir la table
how-many = Nombre de joueurs
who-sits = Joueurs
seat-number = Place { $number }
seat-any = N’importe quelle place
sit-me = Moi
sit-me-too = Un autre joueur sur cet appareil
name-beside = Nom du joueur
sit-friend = Un ami (par lien)
clock = Temps de réflexion
clock-none = Illimité
clock-move = { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}
clock-fischer = { $minutes } min + { $seconds } s par coup
clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
on-timeout = Quand le temps est écoulé
on-timeout-forfeit = Le joueur perd
on-timeout-bot = Un robot le remplace
is-public = Publique : tout le monde peut jouer ou regarder
is-rated = Compétition : sans conseils, annulation limitée à votre tour
setup = Options de jeu
invite-title = Invitez vos amis
invite-how = Envoyez ce lien à vos amis ou faites-leur scanner le code.
invite-link = Lien d’invitation
qr-label = Code QR du lien
copy = Copier le lien
copied = Lien copié.
to-table = Aller à la table
import = Ouvrir une partie enregistrée
import-how = Reprenez une partie enregistrée, ou étudiez-la.
import-file = Fichier
import-text = Ou collez son texte
import-ply = Commencer au coup (laissez vide pour la fin)
import-others = Autres places
import-bots = Des robots
import-me = Moi
import-bad = Ce n’est pas une partie enregistrée par Taku. Choisissez un autre fichier ou collez le texte entier.

## Qui vous êtes

name-title = Comment vous appelez-vous ?
name-label = Votre nom
name-why = Les autres joueurs le voient. Pas besoin de compte : ce navigateur se souvient de vous.
name-go = Continuer
saved-name = Nom enregistré.

## À la table

board = Le plateau
look-around = Explorer le plateau avec les flèches
players = Joueurs
beside-board = À côté du plateau
controls = Commandes de la partie
you = (vous)
is-here = en ligne
is-away = hors ligne
stand-in = un robot ({ $level }) joue
has-resigned = hors de la partie
score-now = Score actuel
tab-offers = Coups
tab-ending = Résultat
tab-history = Historique
tab-chat = Discussion
tab-about = Table
offers-none = Vos coups s’afficheront ici quand ce sera à vous de jouer.
offers-past = Vous regardez un coup précédent.
offers-narrow = Chercher un coup
click-sent = Envoi…
chance = { $percent } %
hint = Demander un conseil
hint-best = Un maître jouerait : { $move } ({ $chance })
undo-free = Annuler le coup
undo-ask = Demander l’annulation du coup
taken-back = Coup annulé : retour au coup { $ply }.
look-first = Aller au début
look-back = Coup précédent
look-on = Coup suivant
look-now = Revenir au coup actuel
looking-back = Coup { $ply } sur { $all }
scrub = Parcourir la partie
replay-go = Revoir la partie
replay-stop = Arrêter
since-last = Revoir ce qui s’est passé depuis mon dernier tour
history-none = Aucun coup pour l’instant.
sound-on = Son activé
sound-off = Son coupé
hidden-now = Caché jusqu’à ce que le joueur suivant soit prêt.
pass-device = Passez l’appareil à { $name }. Les autres ne regardent pas.
pass-done = Je suis { $name }
rematch-there = La revanche a commencé.
open-seats = { $count ->
    [0] Tout le monde est là.
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
sit-down = Rejoindre la table
sit-invited = Cette table est sur invitation. Vous pourrez regarder dès que la partie commencera.
sit-full = Toutes les places sont prises. Vous êtes spectateur.
stand-up = Quitter la table
wait-for-others = La partie commencera quand tout le monde sera là. Vous pouvez fermer la page et revenir.
ask-undo = { $name } voudrait annuler un coup.
ask-pause = { $name } voudrait faire une pause.
asked-undo = { $name } a demandé à annuler un coup.
asked-pause = { $name } a demandé une pause.
own-undo = Annulation demandée. En attente d’une réponse.
own-pause = Pause demandée. En attente d’une réponse.
ask-withdraw = Retirer la demande
ask-declined = Votre demande a été refusée.
away-long = { $name } ne répond plus depuis un moment.
away-bot = Laisser jouer un robot
away-end = Terminer la partie
pause = Demander une pause
resume = Reprendre
resign = Abandonner
resign-sure = Abandonner la partie ?
resign-yes = Oui, abandonner
resign-no = Non, continuer
share-watch = Inviter des spectateurs
share-replay = Partager la partie
rules-ours = Nos choix de règles
open-to = Ouverte à
public-yes = tout le monde
public-no = ceux qui ont le lien
rated = Compétition

## Discussion

chat-none = Aucun message.
chat-label = Écrire un message
chat-send = Envoyer
chat-more = Masquer ou signaler { $name }
chat-mute = Masquer pour moi
chat-mute-all = Masquer pour tous
chat-unmute = Ne plus masquer { $name }
chat-report = Signaler à l’hôte
chat-reported = Message signalé. L’hôte le verra.
chat-was-reported = (signalé)

## Après la partie

wins = gagne
by-category = Points par catégorie
ended-resigned = Un joueur a abandonné.
ended-time = Le temps est écoulé.
ended-absent = Un joueur a quitté la partie.
rematch = Revanche
rematch-go = Aller à la revanche
record-get = Enregistrer la partie
analysis = Analyse
analysis-what = Découvrez les chances de chacun après chaque coup, les tournants de la partie et les coups qu’un maître aurait joués.
analysis-go = Analyser la partie
analysis-busy = Analyse en cours…
analysis-plot = Chances de gagner ; parcourez la partie avec les flèches
swing = { $percent } % :
remark-earlier = Remarque précédente
remark-later = Remarque suivante
remark-none = Choisissez un moment sur le graphique, ou passez d’une remarque à l’autre avec les flèches.
remark-swing = { $name } : de { $before } % à { $after } %
remark-better = Un maître aurait joué
remark-played = Coup joué
remark-before = Voir la position
draws = Tirages au sort
draws-sealed = Tous les tirages de cette partie découlent d’une graine secrète. Voici son empreinte. La graine sera révélée à la fin de la partie.
draws-fit = La graine et l’empreinte ci-dessous vont bien ensemble. Cette page n’a pas vérifié que vous aviez vu la même empreinte avant le premier coup, et elle n’a pas refait les tirages. Pour recalculer chaque tirage, enregistrez la partie et lancez « taku verify » sur le fichier.
draws-differ = L’empreinte affichée n’est pas celle de cette graine. Enregistrez la partie et prévenez la personne qui gère ce serveur.
draws-how = Graine et empreinte
draws-check = La seconde ligne est le SHA-256 de la première.

## Tutoriel

learn-step = Étape { $at } sur { $all }
learn-you = Vous
learn-other = Joueur { $number }
learn-next = Suivant
learn-back = Retour
learn-skip = Passer
learn-click = À vous, sur le plateau
learn-wrong = C’est un autre coup. Essayez celui que décrit le texte.
learn-finished = Bravo, c’était la dernière étape.
learn-done = Commencer à jouer

## Réglages

look = Apparence et son
language = Langue
theme = Thème
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
calm = Moins d’animations
sound = Sons pour les coups et pour votre tour
notices = Notifications de tour
push-impossible = Les notifications ne marchent pas à cette adresse. Ouvrez Taku en https, ou sur l’ordinateur qui l’héberge.
push-start = Activer
push-stop = Désactiver
push-on = Les notifications de tour sont activées sur cet appareil.
push-off = Les notifications de tour sont désactivées sur cet appareil.
webhook = Webhook
webhook-what = Pour les messageries et les programmes : quand c’est à vous de jouer, le serveur envoie un message à cette adresse, dans la langue de cette page.
webhook-url = Adresse
webhook-form = Format
webhook-set = Webhook enregistré.
webhook-drop = Supprimer le webhook
webhook-dropped = Webhook supprimé.
tokens = Vos propres robots
tokens-what = Avec un jeton d’accès, un programme peut jouer en votre nom.
token = Jeton d’accès
token-name = Nom du jeton
token-add = Créer un jeton
token-drop = Révoquer
token-once = Jeton { $name }. Copiez-le maintenant : il ne sera plus affiché.
device-what = Créez un lien et ouvrez-le sur votre autre appareil : vous y retrouverez votre nom et vos tables. Le lien ne marche qu’une fois et expire au bout de quelques minutes.
device-make = Créer le lien
device-once = Scannez le code avec votre autre appareil, ou ouvrez-y ce lien. Il ne marche qu’une fois et expire au bout de quelques minutes. Ne l’envoyez à personne : on pourrait jouer à votre place.
device-link = Lien pour votre autre appareil
device-arrived = Avec ce lien, vous retrouvez votre nom et vos tables sur cet appareil aussi.
device-take = Utiliser cet appareil
device-yours = Vous retrouvez maintenant votre nom et vos tables sur cet appareil.

## Quand quelque chose ne va pas

link-lost = Connexion perdue. Reconnexion en cours ; si vous jouez un coup, il sera envoyé ensuite.
page-offline = Le serveur est injoignable. Vérifiez votre réseau ; la page continue d’essayer.
page-failed = Une erreur s’est produite ({ $status }). Réessayez dans un instant.
page-too-fast = Trop de requêtes. Attendez un instant, puis réessayez.
page-gone = Cela n’existe plus.
page-nowhere = Il n’y a rien à cette adresse. Vérifiez que le lien est complet.
page-no-table = Cette table n’existe pas, ou vous ne pouvez pas la voir. Demandez un nouveau lien à l’hôte.
page-no-board = Cette page ne sait pas afficher ce jeu. Rechargez-la, ou jouez dans le terminal.
page-no-drawing = Un élément n’a pas pu être affiché. Rien n’est perdu : rechargez la page.
page-unloaded = Une partie de la page n’a pas été chargée. Vérifiez votre réseau et rechargez.
page-old = Une nouvelle version de la page est disponible.
page-reload = Recharger
