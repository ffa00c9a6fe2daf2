### Ce que dit Taku lui-même, à côté des mots des jeux.

seat-player = Joueur { $number }
seat-bot = Robot { $number } ({ $bot })
whose-turn = À { $name } de jouer
since = Depuis votre dernier tour
history = Ce qui s’est passé
offers = Vos coups
ask = Numéro, coup, /mot pour chercher un coup, ? pour l’aide
help =
    Tapez un numéro pour jouer ce coup. Vous pouvez aussi taper le coup, ou son début si un seul coup commence ainsi.
    /mot ne montre que les coups qui contiennent ce mot ; / seul les montre tous.
    h montre l’historique, b le plateau ; q quitte : la partie est enregistrée et `taku play --resume` la reprend.
no-such-offer = Aucun coup ne correspond à « { $answer } ».
several-offers = { $count ->
    [one] { $count } coup correspond
   *[other] { $count } coups correspondent
} à « { $answer } ». Précisez.
hand-over = Passez l’écran à { $name }. Les autres ne regardent pas. Appuyez sur Entrée.
hand-over-done = Merci, { $name }. Appuyez sur Entrée pour cacher vos cartes.
bot-failed = { $name } a échoué ({ $reason }) : un robot qui joue au hasard prend la suite.
over = La partie est terminée.
winner = { $name } gagne.
shared = { $names } se partagent la victoire.
score = { $name } : { $score }
saved = Partie enregistrée. Pour la reprendre : taku play --resume
record = Enregistrement : { $path }
watcher = Spectateur
your-turn-in = C’est à vous de jouer à { $game } : { $link }
analysis-swings = Les tournants de la partie
analysis-swing = Coup { $ply } : { $change } pour { $name }. { $told }
analysis-advice = { $count ->
    [0] Aucune décision n’aurait pu être nettement meilleure.
    [one] Une décision aurait pu être meilleure
   *[other] { $count } décisions auraient pu être meilleures
}
analysis-better = Coup { $ply }, { $name } : { $played } ; mieux : { $better }

## Refus : les mêmes phrases, en anglais, sont dans server/refusals.py pour les clients sans mots.

refused-garbage = Le serveur n’a pas compris ce message.
refused-no-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-stale = La partie a avancé : elle en est au coup { $ply }.
refused-turn = Ce n’est pas à vous de jouer.
refused-move = Vous ne pouvez pas jouer ce coup maintenant.
refused-waiting = La table attend encore des joueurs.
refused-paused = La partie est en pause.
refused-over = La partie est terminée.
refused-not-over = La partie n’est pas encore terminée.
refused-nothing = Il n’y a aucun coup à annuler.
refused-rated = Ce n’est pas possible dans une partie de compétition.
refused-asked = C’est déjà demandé. Attendez la réponse.
refused-no-ask = Aucune demande n’attend votre réponse.
refused-here = Ce joueur est là, ou n’est pas absent depuis assez longtemps.
refused-muted = L’hôte a masqué vos messages. Vous ne pouvez plus en envoyer.
refused-too-much = Trop de requêtes. Attendez un instant, puis réessayez.
refused-no-line = Ce message n’existe pas.
refused-host = Seul l’hôte de la table peut faire cela.
refused-full = Toutes les places sont prises.
refused-taken = Cette place est prise.
refused-link = Ce lien n’est pas valable ou a expiré. Demandez-en un nouveau.
refused-invitation = Cette table est sur invitation. Demandez un lien à l’hôte.
refused-seats = { $reason }
refused-name = Choisissez d’abord un nom.
refused-token = Ce jeton d’accès n’est pas valable. Créez-en un nouveau.
refused-origin = Les requêtes venant d’autres sites sont refusées.
refused-store = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu ; réessayez dans un instant.
refused-busy = Le serveur est occupé. Réessayez dans un instant.
refused-form = { $reason }
refused-unseen = Un nom doit avoir au moins une lettre visible.
refused-record = { $line ->
    [0] Cette partie ne peut pas être ouverte : elle est abîmée, ou d’une autre version.
   *[other] Cette partie ne peut pas être ouverte : il y a une erreur à la ligne { $line }.
}
refused-plies = Cette partie s’arrête au coup { $all } : { $ply } est trop loin.
refused-address = Utilisez une adresse publique qui commence par http:// ou https://.
refused-too-big = C’est trop volumineux.
refused-not-found = Il n’y a rien à cette adresse.
refused-method = Cela ne peut pas se faire à cette adresse.
