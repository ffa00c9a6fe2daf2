### Les mots de la maison, à côté de ceux des jeux.

seat-player = Joueur { $number }
seat-bot = Robot { $number } ({ $bot })
whose-turn = À { $name } de jouer
since = Depuis votre dernier tour
history = Ce qui s’est passé
offers = Vos choix
ask = Numéro, coup, /mot pour filtrer, ? pour l’aide
help =
    Un numéro joue ce choix. Le coup tel que le journal l’écrit aussi, ou son début s’il n’y en a qu’un.
    /mot ne montre que les choix qui contiennent ce mot ; / seul les montre tous.
    h montre toute l’histoire, b le plateau, q quitte : la partie est sauvée et `taku play --resume` la reprend.
no-such-offer = Aucun choix ne correspond à « { $answer } ».
several-offers = { $count ->
    [one] { $count } choix correspond
   *[other] { $count } choix correspondent
} à « { $answer } » : précisez.
hand-over = Passez l’écran à { $name }. Que personne d’autre ne regarde. Entrée.
hand-over-done = Merci, { $name }. Entrée pour cacher vos cartes.
bot-failed = { $name } échoue ({ $reason }) : un robot au hasard prend la place.
over = La partie est finie.
winner = { $name } gagne.
shared = { $names } partagent la victoire.
score = { $name } : { $score }
saved = Partie sauvée. Pour la reprendre : taku play --resume
record = L’enregistrement : { $path }
watcher = Spectateur
analysis-swings = Les plus grands tournants
analysis-swing = Coup { $ply } : { $change } pour { $name }. { $told }
analysis-advice = { $count ->
    [0] Aucune décision n’aurait pu être nettement meilleure.
    [one] Une décision aurait pu être meilleure
   *[other] { $count } décisions auraient pu être meilleures
}
analysis-better = Coup { $ply }, { $name } : { $played } ; mieux { $better }
