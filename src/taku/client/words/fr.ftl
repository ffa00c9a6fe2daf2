### Ce que dit `taku join`, à côté des mots de la maison et des jeux.

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
join-ask = Numéro, coup, /mot pour filtrer, /say pour parler, ? pour l’aide
join-help =
    Un numéro joue ce choix. Le coup tel que le journal l’écrit aussi, ou son début s’il n’y en a qu’un.
    /mot ne montre que les choix qui contiennent ce mot ; / seul les montre tous.
    h l’histoire · b le plateau · o les choix · t la table et ses pendules · q partir (votre place est gardée)
    /say TEXTE parler · /hint ce que ferait un maître · /undo reprendre · /yes ou /no à une demande
    /pause · /resume reprendre la partie · /resign abandonner · /rematch rejouer · /link invitations
    /record sauver l’enregistrement · /bot ou /end quand quelqu’un est absent depuis trop longtemps
join-missed = Depuis votre dernier passage
join-you-watch = Vous regardez.
join-waiting = La table attend des joueurs.
join-link-any = Pour n’importe quelle place libre : { $link }
join-link-seat = Pour la place { $number } : { $link }
join-no-links = Aucune place n’est libre.
join-arrived = { $name } est là.
join-left = { $name } a quitté la table.
join-away = { $name } est absent depuis trop longtemps : /bot fait jouer un robot, /end termine la partie, ou attendez.
join-sat = { $name } s’assoit.
join-stood = { $name } se lève.
join-stand-in = Un robot joue maintenant pour { $name }.
join-back = { $name } joue à nouveau.
join-resigned = { $name } n’est plus en jeu.
join-asks = { $name } demande { $kind ->
    [undo] à reprendre un choix
   *[pause] une pause
} : /yes ou /no.
join-asked = C’est demandé. Les autres répondent.
join-not-agreed = Votre demande ne tient plus.
join-paused = La partie est en pause ; /resume la reprend.
join-resumed = La partie continue.
join-taken-back = Repris jusqu’au coup { $ply }.
join-began = La partie commence.
join-not-live = Il n’y a rien à choisir pour l’instant.
join-not-turn = C’est à { $name } de jouer.
join-watching-only = Qui regarde ne joue pas.
join-sure = Abandonner ? Tapez /resign encore une fois.
join-nobody-away = Personne n’est absent depuis trop longtemps.
join-nothing-asked = Personne ne vous demande rien.
join-kept = Le serveur ne répond pas : votre choix est gardé, et joué au retour du lien s’il convient encore.
join-dropped = La table a avancé : le choix fait sans lien n’a pas été joué.
join-lost = Le lien est perdu ; on cherche le serveur…
join-linked = Le lien est rétabli.
join-no-link = Le serveur ne répond pas en ce moment.
join-hint = Un maître choisirait, le meilleur d’abord :
join-hint-line = { $chance } %  { $offer }
join-thinking = Un maître réfléchit…
join-reason = { $reason ->
    [resigned] Elle s’est terminée par un abandon.
    [time] Elle s’est terminée faute de temps.
    [absent] Elle s’est terminée parce qu’un joueur est resté absent.
   *[played] Elle a été jouée jusqu’au bout.
}
join-nobody-won = Personne ne gagne.
join-after = /rematch rejoue, /record sauve l’enregistrement, q part.
join-rematch = À la partie suivante.
join-seat-line = { $name }{ $state ->
    [away] , absent
    [long] , absent depuis longtemps
   *[here] {""}
}
join-clock = { $name } { $left }
join-hurry = { $seconds ->
    [one] Il reste une seconde.
   *[other] Il reste { $seconds } secondes.
}
join-bye = Vos places sont gardées. Pour revenir : taku join { $link }
join-lobby-own = Vos tables
join-lobby-public = Tables publiques
join-lobby-none = aucune
join-lobby-ask = Un numéro, n pour une nouvelle table, r pour regarder à nouveau, q pour partir
join-lobby-turn = à vous de jouer
join-lobby-status = { $status ->
    [waiting] attend des joueurs
    [live] en cours
    [paused] en pause
   *[over] finie
}
join-lobby-sit = S’asseoir ici ? (y/n, Entrée : y)
join-choose = Entrée : { $default }
join-new-game = Quel jeu ?
join-new-seats = Combien de places ?
join-new-who = Qui prend les autres places ?
join-new-friends = Des amis, par un lien
join-new-public = Qui veut, à une table publique
join-new-clock = Quelle pendule ?
join-clock-rule = { $kind ->
    [move] { $time } par coup
    [fischer] { $time }, et { $added } de plus par coup
    [days] { $days ->
        [one] Un jour par coup
       *[other] { $days } jours par coup
    }
   *[none] Sans pendule
}
join-new-file = { $title } : le chemin d’un fichier (Entrée : aucun)
join-no-choice = « { $answer } » n’est pas parmi les choix.
