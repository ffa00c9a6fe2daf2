### Les mots de la maison, à côté de ceux des jeux.

seat-player = Joueur { $number }
seat-bot = Robot { $number } ({ $bot })
whose-turn = À { $name } de jouer
since = Depuis votre dernier tour
history = Ce qui s’est passé
offers = Vos choix
ask = Numéro, coup, /mot pour filtrer, ? pour l’aide
help =
    Un numéro joue ce choix. Le coup tel que le journal l’écrit aussi, ou son début s’il n’y en a qu’un.
    /mot ne montre que les choix qui contiennent ce mot ; / seul les montre tous.
    h montre toute l’histoire, b le plateau, q quitte : la partie est sauvée et `taku play --resume` la reprend.
no-such-offer = Aucun choix ne correspond à « { $answer } ».
several-offers = { $count ->
    [one] { $count } choix correspond
   *[other] { $count } choix correspondent
} à « { $answer } » : précisez.
hand-over = Passez l’écran à { $name }. Que personne d’autre ne regarde. Entrée.
hand-over-done = Merci, { $name }. Entrée pour cacher vos cartes.
bot-failed = { $name } échoue ({ $reason }) : un robot au hasard prend la place.
over = La partie est finie.
winner = { $name } gagne.
shared = { $names } partagent la victoire.
score = { $name } : { $score }
saved = Partie sauvée. Pour la reprendre : taku play --resume
record = L’enregistrement : { $path }
watcher = Spectateur
your-turn-in = C’est à vous de jouer à { $game } : { $link }
analysis-swings = Les plus grands tournants
analysis-swing = Coup { $ply } : { $change } pour { $name }. { $told }
analysis-advice = { $count ->
    [0] Aucune décision n’aurait pu être nettement meilleure.
    [one] Une décision aurait pu être meilleure
   *[other] { $count } décisions auraient pu être meilleures
}
analysis-better = Coup { $ply }, { $name } : { $played } ; mieux { $better }

## Refus : les mêmes phrases, en anglais, sont dans server/refusals.py pour les clients sans mots.

refused-garbage = La table ne comprend pas ce message.
refused-no-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-stale = La partie a avancé : elle en est au coup { $ply }.
refused-turn = Ce n’est pas votre tour.
refused-move = Ce coup n’est pas proposé.
refused-waiting = La table attend encore des joueurs.
refused-paused = La partie est en pause.
refused-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-nothing = Il n’y a rien à reprendre.
refused-rated = Ce n’est pas possible dans une partie classée.
refused-asked = C’est déjà demandé et attend une réponse.
refused-no-ask = Personne ne vous demande cela.
refused-here = Le joueur est là, ou n’est pas absent depuis assez longtemps.
refused-muted = L’hôte vous a retiré la parole.
refused-too-much = C’était trop à la fois ; attendez un instant.
refused-no-line = Cette ligne n’existe pas.
refused-host = Seul l’hôte de la table peut faire cela.
refused-full = Il n’y a plus de place libre.
refused-taken = Cette place est prise.
refused-link = Ce lien ne marche pas, ou plus.
refused-invitation = On ne s’assoit ici que sur invitation.
refused-seats = { $reason }
refused-name = Choisissez d’abord un nom.
refused-token = Ce jeton n’est pas valable.
refused-origin = Les demandes venant d’autres pages sont refusées.
refused-store = La maison ne peut pas écrire en ce moment. Rien n’est perdu ; réessayez dans un instant.
refused-busy = La maison est très occupée ; réessayez dans un instant.
refused-form = { $reason }
refused-unseen = Un nom a besoin de lettres que l’on voit.
refused-record = { $line ->
    [0] Cette partie notée ne peut pas être ouverte : elle est abîmée, ou d’une autre version.
   *[other] Cette partie notée ne peut pas être ouverte : la ligne { $line } ne convient pas.
}
refused-plies = La partie notée compte { $all } coups, pas { $ply }.
refused-address = Seule une adresse publique en http ou https peut être prévenue.
refused-too-big = C’est trop grand.
refused-not-found = Il n’y a rien ici.
refused-method = Cela ne peut pas se faire ici.
