### Ce que dit `taku join`, à côté des mots de Taku et des jeux.

join-name = Comment vous appelez-vous ? { $hint ->
    [none] {""}
   *[other] (Entrée : { $hint })
}
join-hello = { $server } : vous êtes { $player }.
join-bot = Robot { $number }{ $level ->
    [none] {""}
    [novice] {" "}(novice)
    [apprentice] {" "}(apprenti)
    [adept] {" "}(adepte)
   *[master] {" "}(maître)
}
join-open-seat = place libre { $number }
join-ask = Numéro, coup, /mot pour chercher un coup, /say pour discuter, ? pour l’aide
join-help =
    Tapez un numéro pour jouer ce coup. Vous pouvez aussi taper le coup, ou son début si un seul coup commence ainsi.
    /mot ne montre que les coups qui contiennent ce mot ; / seul les montre tous.
    h historique · b plateau · o coups · t table et temps · q partir (votre place est gardée)
    /say TEXTE discuter · /hint demander un conseil · /undo annuler · /yes ou /no répondre à une demande
    /pause · /resume reprendre la partie · /resign abandonner · /rematch revanche · /link invitations
    /record enregistrer la partie · /bot ou /end quand un joueur est absent depuis trop longtemps
join-missed = Depuis votre dernier passage
join-you-watch = Vous êtes spectateur.
join-waiting = La table attend des joueurs.
join-link-any = Pour n’importe quelle place libre : { $link }
join-link-seat = Pour la place { $number } : { $link }
join-no-links = Toutes les places sont prises.
join-arrived = { $name } est en ligne.
join-left = { $name } est hors ligne.
join-away = { $name } ne répond plus depuis trop longtemps : /bot fait jouer un robot, /end termine la partie, ou attendez.
join-sat = { $name } rejoint la table.
join-stood = { $name } quitte la table.
join-stand-in = Un robot joue maintenant pour { $name }.
join-back = { $name } joue à nouveau.
join-resigned = { $name } n’est plus en jeu.
join-asks = { $name } demande { $kind ->
    [undo] à annuler un coup
   *[pause] une pause
} : /yes ou /no.
join-asked = Demande envoyée. En attente d’une réponse.
join-not-agreed = Votre demande a été refusée, ou n’est plus possible.
join-paused = La partie est en pause ; /resume la reprend.
join-resumed = La partie reprend.
join-taken-back = Coup annulé : retour au coup { $ply }.
join-began = La partie commence.
join-not-live = Il n’y a aucun coup à jouer pour l’instant.
join-not-turn = C’est à { $name } de jouer.
join-watching-only = Vous êtes spectateur : vous ne pouvez pas jouer ici.
join-sure = Abandonner ? Tapez /resign encore une fois.
join-nobody-away = Aucun joueur n’est absent depuis trop longtemps.
join-nothing-asked = Aucune demande n’attend votre réponse.
join-kept = Connexion perdue : votre coup est gardé, et sera joué après la reconnexion s’il est encore possible.
join-dropped = La partie a avancé : le coup choisi hors connexion n’a pas été joué.
join-lost = Connexion perdue. Reconnexion…
join-linked = Connexion rétablie.
join-no-link = Pas de connexion au serveur pour l’instant.
join-hint = Un maître jouerait, du meilleur au moins bon :
join-hint-line = { $chance } %  { $offer }
join-thinking = Un maître réfléchit…
join-reason = { $reason ->
    [resigned] Un joueur a abandonné.
    [time] Le temps est écoulé.
    [absent] Un joueur a quitté la partie.
   *[played] La partie a été jouée jusqu’au bout.
}
join-nobody-won = Il n’y a pas de vainqueur.
join-after = /rematch pour la revanche, /record pour enregistrer la partie, q pour partir.
join-rematch = La revanche commence.
join-seat-line = { $name }{ $state ->
    [away] , hors ligne
    [long] , hors ligne depuis longtemps
   *[here] {""}
}
join-clock = { $name } { $left }
join-hurry = { $seconds ->
    [one] Il reste { $seconds } seconde.
   *[other] Il reste { $seconds } secondes.
}
join-bye = Vos places sont gardées. Pour revenir : taku join { $link }
join-lobby-own = Vos tables
join-lobby-public = Tables publiques
join-lobby-none = aucune
join-lobby-ask = Un numéro, n pour une nouvelle table, r pour actualiser, q pour quitter
join-lobby-turn = à vous de jouer
join-lobby-status = { $status ->
    [waiting] en attente de joueurs
    [live] en cours
    [paused] en pause
   *[over] terminée
}
join-lobby-sit = Rejoindre cette table ? (y/n, Entrée : y)
join-choose = Entrée : { $default }
join-new-game = Quel jeu ?
join-new-seats = Combien de joueurs ?
join-new-who = Qui prend les autres places ?
join-new-friends = Des amis, par lien
join-new-public = Tout le monde, à une table publique
join-new-clock = Quel temps de réflexion ?
join-clock-rule = { $kind ->
    [move] { $time } par coup
    [fischer] { $time } + { $added } par coup
    [days] { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
   *[none] Illimité
}
join-new-file = { $title } : le chemin d’un fichier (Entrée : aucun)
join-no-choice = « { $answer } » ne fait pas partie des choix.
