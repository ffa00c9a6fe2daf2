### Niwa en français : les offres, ce qui est annoncé, et la mise en place.

title = Niwa
blurb = Poupées et samouraïs traversent un jardin japonais. Chaque pas coûte une perle de couleur.

# Féminin : une perle, une ligne.
colour = { $colour ->
    [green] verte
    [yellow] jaune
   *[orange] orange
}
# Féminin pluriel : des perles.
figure-colour = { $colour ->
    [green] vertes
    [yellow] jaunes
   *[orange] orange
}
# Avec les signes du dessin.
line-colour = { $colour ->
    [green] verte ♣
    [yellow] jaune ✶
   *[orange] orange ◆
}
bead-colour = { line-colour }

setup-garden = Jardin
setup-garden-lantern = Lanterne
setup-garden-stream = Ruisseau
setup-garden-ring = Anneau
setup-garden-classic = Classique
setup-garden-wild = Sauvage : tuiles au hasard
setup-mirror = Jardin sauvage
setup-mirror-yes = Deux moitiés identiques
setup-mirror-no = Toutes les tuiles au hasard
setup-placement = Placement des figurines
setup-placement-secret = En secret, révélé en même temps
setup-placement-open = À découvert, chacun son tour
setup-beads = Perles qui paient un pas
setup-beads-top = Celle du dessus seulement
setup-beads-any = N’importe quelle perle de la figurine
setup-first = Premier joueur
setup-first-chance = Au hasard
setup-first-0 = Place 1
setup-first-1 = Place 2
setup-tiles = Vos propres tuiles (fichier de tuiles)

## Offres

offer-place = Placer en { $cell } la figurine aux perles { figure-colour }
offer-step = { $goal ->
    [yes] Aller de { $from } dans la base par une ligne { line-colour } et gagner
   *[no] Aller de { $from } à { $cell } par une ligne { line-colour }
}
offer-jump = { $goal ->
    [yes] Sauter de { $from } dans la base et gagner
   *[no] Sauter de { $from } à { $cell }
}
offer-pass = Transmettre la perle { bead-colour } de { $cell }
offer-give = Donner la perle { bead-colour } à la figurine en { $cell }
offer-stop = S’arrêter ici

## Ce qui est annoncé

first = { $name } commence.
shape = Le jardin a la forme { $shape ->
    [lantern] d’une lanterne
    [stream] d’un ruisseau
   *[ring] d’un anneau
}.
tile = La tuile { $tile } est posée à l’emplacement de tuile { $place }, { $rotation ->
    [0] sans rotation
   *[other] tournée de { $rotation } × 60°
}.
tile-mirrored = La tuile { $tile } est aussi posée à l’emplacement de tuile opposé { $place }, { $rotation ->
    [0] sans rotation
   *[other] tournée de { $rotation } × 60°
}.
place = { $name } place en { $cell } la figurine aux perles { figure-colour }.
place-hidden = { $name } place une figurine en secret.
reveal = { $name } : perles vertes en { $green }, jaunes en { $yellow }, orange en { $orange }.
step = { $goal ->
    [yes] { $name } va de { $from } dans la base par une ligne { line-colour }.
   *[no] { $name } va de { $from } à { $cell } par une ligne { line-colour }.
}
jump = { $goal ->
    [yes] { $name } saute de { $from } dans la base.
   *[no] { $name } saute de { $from } à { $cell }.
}
pass = { $name } prend la perle { bead-colour } de la figurine en { $cell }.
give = { $name } donne la perle { bead-colour } à la figurine en { $cell }.
stop = { $name } s’arrête.
end-base = { $name } atteint la base adverse et gagne.
end-repetition = Même position pour la troisième fois : partie nulle.
end-limit = Le tour 400 est terminé : partie nulle.

## Le dessin

player-name = { $name }
draw-garden = Jardin : { $garden ->
    [lantern] Lanterne
    [stream] Ruisseau
    [ring] Anneau
    [classic] Classique
    [wild] Sauvage
   *[other] { $garden }
}
draw-turn = Tour { $turn } (maximum { $last })
draw-repeats = position vue { $count } fois
draw-legend = Perles de bas en haut. ▸ est active. Vous pouvez choisir les cases soulignées.
draw-hand = La perle { bead-colour } de { $cell } change de figurine.
draw-distance = { $count ->
    [one] au plus court : { $count } ligne
   *[other] au plus court : { $count } lignes
}
draw-hidden = cachée
draw-aside = à part

## Le plateau dans le navigateur

turn-short = Tour { $turn }
prompt-chance = Tirage au sort…
prompt-wait = C’est à { $name } de jouer.
prompt-placement = Placez la figurine aux perles { figure-colour } à côté de votre base.
prompt-turn = À vous : choisissez une figurine ou une case cerclée.
prompt-open = Où va-t-elle ? Vous pouvez aussi transmettre sa perle du dessus.
prompt-open-jump = Où saute-t-elle ?
prompt-open-still = Elle ne peut pas bouger. Vous pouvez transmettre sa perle du dessus.
prompt-which = Quelle figurine y va ?
prompt-handing = Qui reçoit la perle utilisée ?
prompt-passing = Qui reçoit la perle ?
prompt-walking = Continuez ou arrêtez-vous ici.
token-stop = Stop
token-pass = Transmettre
open-figure = Votre figurine en { $cell }, { $count ->
    [0] sans perle
    [one] une perle : { $worn }
   *[other] perles de haut en bas : { $worn }
}. Montrer ses coups
open-cell = { $cell } : plusieurs figurines peuvent y aller. Choisissez-en une

explain-cell = Case { $cell }. Une seule figurine peut s’y tenir.
explain-base = Base ({ $name }). Pour gagner, amenez une de vos figurines dans la base adverse. On n’entre jamais dans sa propre base.
explain-line = { $colour ->
    [green] Une ligne verte ♣ (bambou).
    [yellow] Une ligne jaune ✶ (galets).
   *[orange] Une ligne orange ◆ (eau vive).
} Elle relie { $from } et { $to }. { $beads ->
    [any] Pour la suivre, il faut porter une perle de cette couleur.
   *[top] Pour la suivre, la perle du dessus doit être de cette couleur.
}
explain-figure = { $colour ->
    [none] Figurine en { $cell } ({ $name }), sans perle. Elle ne peut pas se déplacer, mais elle peut sauter par-dessus une figurine voisine.
   *[other] Figurine en { $cell } ({ $name }). { $beads ->
        [any] Elle peut suivre les lignes de toutes les couleurs qu’elle porte.
       *[top] Sa perle du dessus est { bead-colour } : elle peut suivre les lignes de cette couleur.
    }
}
explain-hand = Cette perle { bead-colour } va sur le dessus d’une autre figurine du même joueur, qui porte moins de trois perles.
explain-stop = Vous vous arrêtez ici et votre tour se termine.
explain-pass = Au lieu de bouger, donnez la perle du dessus de cette figurine à une autre de vos figurines. C’est tout votre tour.
explain-distance = { $name } : le chemin le plus court entre sa figurine la plus proche et la base adverse compte { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}, même si d’autres figurines barrent la route. Un saut couvre deux ou trois lignes d’un coup.
explain-turns = Si personne n’a gagné à la fin du tour 400, la partie est nulle.
explain-repeats = Si la même position se présente pour la troisième fois, la partie est nulle.
explain-hidden = Placée en secret. Toutes les figurines sont révélées en même temps, une fois la dernière placée.
explain-aside = Ces figurines ne sont pas encore dans le jardin.

## Le tutoriel

tutorial-1 = Deux bases, un jardin. La base marquée est celle des samouraïs ; la vôtre est à l’autre bout. Le premier joueur à amener une de ses trois figurines dans la base adverse gagne.
tutorial-2 = Chacune de vos poupées porte deux perles d’une même couleur. Placez celle aux perles vertes sur la case marquée, à côté de votre base. Les deux autres suivent, et les samouraïs se placent en secret.
tutorial-3 = Les six figurines sont en place. Regardez la poupée marquée : sa perle du dessus est orange ◆. Elle peut suivre les lignes orange, l’eau vive, et aucune autre. Pour le bambou, il lui faudrait une perle verte ♣ au-dessus ; pour les galets, une jaune ✶.
tutorial-4 = À vous de jouer. Faites-lui suivre la ligne orange jusqu’à la case marquée.
tutorial-5 = Chaque pas coûte une perle : celle qui vient de servir va sur le dessus d’une autre de vos figurines, proche ou lointaine, qui en porte moins de trois. Donnez-la à la poupée marquée.
tutorial-6 = Il lui reste une perle : elle peut continuer ou s’arrêter. Suivez la ligne orange jusqu’à la case marquée. Une figurine qui vient d’utiliser sa dernière perle peut encore sauter par-dessus une voisine ; sinon, le tour se termine.
tutorial-7 = Quelques tours plus tard. Une poupée sans perle ne peut pas se déplacer, mais elle peut sauter par-dessus une figurine voisine, alliée ou adverse, quelles que soient les couleurs. Sautez par-dessus le samouraï jusqu’à la case marquée.
tutorial-8 = Une de vos poupées est juste à côté de la base des samouraïs, mais elle n’a plus de perle. Au lieu de bouger, vous pouvez transmettre une perle : touchez la poupée marquée, puis « Transmettre ».
tutorial-9 = Donnez maintenant la perle à la poupée qui est à côté de la base.
tutorial-10 = Les samouraïs ne l’ont pas arrêtée. Suivez la dernière ligne, entrez dans leur base et gagnez.

## Les règles à lire

rules-table = Voici les règles de cette table.
rules-goal = Trois poupées et trois samouraïs vivent aux deux bouts d’un jardin. Soyez le premier à amener une de vos trois figurines dans la base adverse.
rules-box-title = Matériel
rules-box = Niwa se joue à deux. Il y a trois poupées kokeshi roses, trois samouraïs bleus, douze perles de trois couleurs et douze tuiles de jardin. Deux des tuiles portent une base, une pour chaque joueur.
rules-garden-title = Le jardin
rules-garden = Les tuiles posées côte à côte forment un jardin japonais. Chaque pierre est une case. Des lignes de couleur relient les cases voisines ; deux cases sans ligne entre elles ne sont pas voisines. Les deux bases sont dessinées comme des maisons.
rules-line-green = Vert ♣ : bambou
rules-line-yellow = Jaune ✶ : galets
rules-line-orange = Orange ◆ : eau vive
rules-garden-borders = Dans le jeu en boîte, les lignes sont imprimées comme des frontières : on les franchit pour passer à la case suivante. Ici, on les suit d’une pierre à l’autre. La règle est la même.
rules-garden-classic = Cette table joue dans le jardin Classique, qui utilise chacune des douze tuiles une seule fois.
rules-garden-lantern = Cette table joue dans le jardin Lanterne. Ses deux moitiés sont identiques : certaines tuiles servent deux fois.
rules-garden-stream = Cette table joue dans le jardin Ruisseau. Ses deux moitiés sont identiques : certaines tuiles servent deux fois.
rules-garden-ring = Cette table joue dans le jardin Anneau. Ses deux moitiés sont identiques : certaines tuiles servent deux fois.
rules-garden-wild-yes = Cette table joue dans un jardin sauvage, tiré au hasard. Ses deux moitiés sont identiques.
rules-garden-wild-no = Cette table joue dans un jardin sauvage, tiré au hasard tuile par tuile.
rules-garden-own = Cette table joue dans le jardin { $garden }.
rules-tiles-own = Ses tuiles viennent d’un fichier de tuiles apporté par les joueurs.
rules-setup-title = Mise en place
rules-setup-lay = Formez le jardin avec les douze tuiles, dans la disposition de votre choix, une base à chaque bout, et vérifiez que les motifs des tuiles se raccordent. Ici, le jardin est déjà posé et deux tuiles se raccordent toujours.
rules-setup = Chaque joueur choisit un camp et prend ses trois figurines : ici, la place 1 joue les poupées et la place 2 les samouraïs. Chaque figurine porte deux perles d’une même couleur. Vous avez deux perles vertes, deux jaunes et deux orange : vos figurines commencent donc avec trois couleurs différentes.
rules-setup-place = Placez vos figurines sur trois des six cases autour de votre base, au choix.
rules-setup-secret = Les deux joueurs placent leurs figurines en secret, puis les six sont révélées.
rules-setup-open = Vous placez vos figurines à découvert, chacun son tour : d’abord celles aux perles vertes, puis les jaunes, puis les orange. Le premier joueur commence.
rules-first-chance = Dans le jeu en boîte, le plus jeune commence ; ici, le premier joueur est tiré au sort. Ensuite, on joue chacun son tour.
rules-first-0 = Dans le jeu en boîte, le plus jeune commence ; à cette table, c’est la place 1. Ensuite, on joue chacun son tour.
rules-first-1 = Dans le jeu en boîte, le plus jeune commence ; à cette table, c’est la place 2. Ensuite, on joue chacun son tour.
rules-turn-title = Votre tour
rules-turn = Faites une seule de ces actions : déplacer une figurine, sauter avec une figurine ou transmettre une perle. L’une d’elles est toujours possible, et on ne peut pas passer son tour.
rules-turn-closed = Une figurine ne peut ni entrer dans une case occupée, ni la traverser. Elle ne peut pas non plus entrer dans sa propre base, ni la traverser.
rules-walk-title = Déplacements
rules-walk-top = Pour aller sur la case suivante, une figurine suit une ligne. Sa perle du dessus doit être de la couleur de cette ligne. Une perle paie une seule ligne.
rules-walk-any = Pour aller sur la case suivante, une figurine suit une ligne. Elle doit porter une perle de cette couleur ; à cette table, ce n’est pas forcément celle du dessus. Une perle paie une seule ligne. Si la figurine porte deux perles de cette couleur, la plus haute paie.
rules-walk-give = Prenez ensuite la perle utilisée et posez-la sur le dessus d’une autre de vos figurines, proche ou lointaine. Une figurine porte trois perles au plus.
rules-walk-picture-top = La perle du dessus est jaune ✶ : la poupée peut suivre les galets. La perle va ensuite à l’autre poupée, et la verte ♣ se retrouve au-dessus.
rules-walk-picture-any = La poupée porte une perle jaune ✶ : elle peut suivre les galets. La perle va ensuite à l’autre poupée.
rules-walk-on-top = La même figurine peut continuer avec la perle qui est maintenant au-dessus, même en revenant sur ses pas, jusqu’à utiliser toutes ses perles. Vous pouvez vous arrêter après chaque pas. Trois pas au maximum, puisqu’une figurine porte trois perles au plus.
rules-walk-on-any = La même figurine peut continuer avec les perles qui lui restent, même en revenant sur ses pas, jusqu’à les utiliser toutes. Vous pouvez vous arrêter après chaque pas. Trois pas au maximum, puisqu’une figurine porte trois perles au plus.
rules-pass-title = Transmission d’une perle
rules-pass = Au lieu de bouger, vous pouvez prendre la perle du dessus d’une de vos figurines et la poser sur une autre qui en porte moins de trois. C’est tout votre tour.
rules-meet-title = Rencontres et sauts
rules-meet = Deux figurines se rencontrent quand elles sont sur des cases voisines, qu’elles soient à vous ou à l’adversaire.
rules-meet-block = Si toutes deux portent des perles, chacune bloque le passage de l’autre. Contournez l’autre figurine, ou débarrassez la vôtre de toutes ses perles pour sauter par-dessus.
rules-jump = Une figurine sans perle ne peut pas se déplacer, mais elle peut sauter par-dessus une figurine voisine, alliée ou adverse, avec ou sans perles. Elle retombe sur l’une des trois cases situées derrière : tout droit, en biais à gauche ou en biais à droite. La case doit être libre et reliée par une ligne à celle de la figurine sautée.
rules-jump-picture = Une poupée sans perle à côté d’un samouraï : trois cases où retomber.
rules-jump-colour = Pour un saut, la couleur des lignes ne compte pas.
rules-jump-far = Si toutes les cases situées derrière sont occupées, elle peut retomber un rang plus loin, sur l’une des deux cases suivantes : en biais à gauche ou en biais à droite. Cette case doit être reliée par une ligne à l’une des cases situées derrière. Votre propre base ne compte pas comme une case.
rules-jump-far-picture = Les trois cases derrière le samouraï sont occupées : deux autres s’ouvrent, un rang plus loin.
rules-jump-after = Une figurine peut sauter au début de votre tour, ou bien en rejoindre une autre en utilisant toutes ses perles, puis sauter par-dessus. Un seul saut par tour, et il y met fin.
rules-end-title = Fin de la partie
rules-end = Le premier joueur à amener une figurine dans la base adverse gagne aussitôt, par un pas ou par un saut.
rules-draw = Si la même position se présente pour la troisième fois au début d’un tour, avec le même joueur à jouer, la partie est nulle. Elle est nulle aussi si personne n’a gagné à la fin du tour 400.
rules-choices-title = Ce que vous pouvez choisir en ouvrant une table
rules-choice-garden = Jardin. Classique, le choix par défaut, utilise chacune des douze tuiles une seule fois, comme dans le jeu en boîte. Lanterne, Ruisseau et Anneau utilisent certaines tuiles deux fois pour que les deux moitiés soient identiques.
rules-choice-wild = Jardin sauvage. Les tuiles sont tirées au hasard, avec deux moitiés identiques ou non.
rules-choice-placement = Placement. En secret, ou à découvert, chacun son tour : d’abord les figurines aux perles vertes, puis les jaunes, puis les orange.
rules-choice-beads = Perles. Seule la perle du dessus paie un pas, ou bien n’importe quelle perle de la figurine. Dans les deux cas, on transmet la perle du dessus.
rules-choice-first = Premier joueur. Au hasard, place 1 ou place 2.
rules-choice-tiles = Tuiles. Vous pouvez jouer avec vos propres tuiles, décrites dans un fichier de tuiles.
rules-ours-title = Ce qui vient de nous
rules-ours-stated-title = Dans la règle
rules-ours-stated = Le but, les douze tuiles, le départ autour de la base, une perle pour une ligne, la perle qui passe à une autre figurine, la transmission, le blocage, les sauts et la victoire sont dans la règle du jeu en boîte.
rules-ours-inferred-title = Ce que nous en avons déduit
rules-ours-inferred-1 = Seule la perle du dessus paie un pas. La règle demande une perle de la bonne couleur sans préciser laquelle ; les critiques publiées du jeu décrivent la perle du dessus. Si vous préférez vous en tenir à la lettre de la règle, choisissez « N’importe quelle perle » en ouvrant une table.
rules-ours-inferred-2 = Une figurine porte trois perles au plus. La règle dit qu’il peut en rester une ou deux après un pas.
rules-ours-inferred-3 = Vos figurines commencent avec trois couleurs différentes, puisque chaque joueur a deux perles de chaque couleur.
rules-ours-inferred-4 = On ne transmet que la perle du dessus. La règle dit « une » ; les perles sont empilées, nous prenons donc celle du dessus.
rules-ours-inferred-5 = On ne peut pas passer son tour. La règle permet de bouger ou de transmettre une perle, et rien d’autre.
rules-ours-inferred-6 = La règle permet une seule rencontre par tour. Pour nous, c’est un seul saut, et il met fin au tour.
rules-ours-house-title = Nos propres décisions
rules-ours-house-1 = Les tuiles et les jardins. Nous n’avons trouvé aucune description des tuiles imprimées : celles-ci sont les nôtres, et deux tuiles se raccordent toujours. Classique utilise chaque tuile une fois ; Lanterne, Ruisseau et Anneau en utilisent cinq deux fois et en laissent cinq de côté, pour que les deux moitiés soient identiques.
rules-ours-house-2 = Les lignes. Dans le jeu en boîte, des frontières séparent les cases ; nous dessinons des lignes entre les pierres, et chaque couleur a son symbole.
rules-ours-house-3 = Le placement secret. La règle ne dit pas comment placer les figurines. Vous pouvez aussi choisir de les placer à découvert.
rules-ours-house-4 = Le premier joueur et les camps. Dans le jeu en boîte, le plus jeune commence et chacun choisit sa couleur. Ici, c’est le hasard ou la mise en place qui désigne le premier joueur, et la place 1 joue les poupées.
rules-ours-house-5 = Votre propre base. La règle dit qu’une figurine ne peut pas s’y tenir. Ici, elle ne peut pas non plus la traverser, et les sauts font comme si elle n’existait pas.
rules-ours-house-6 = Revenir sur ses pas. Une figurine peut reprendre en sens inverse la ligne qu’elle vient de suivre. Si vous choisissez « n’importe quelle perle », la plus haute de deux perles de même couleur paie.
rules-ours-house-7 = Les sauts au bord. Deux figurines ne sont voisines que si une ligne relie leurs cases. Les cases qui n’existent pas ne comptent pas, et les deux cases du rang suivant ne s’ouvrent que s’il y a au moins une case derrière et que toutes sont occupées.
rules-ours-house-8 = La victoire par un saut. La règle ne dit pas comment entrer dans la base : un saut compte aussi. Après un pas gagnant, la perle reste en place.
rules-ours-house-9 = Les parties nulles. La règle n’en parle pas. Ici, la partie est nulle quand une position se présente pour la troisième fois, ou quand le tour 400 se termine sans vainqueur.
rules-note = Cette page n’est pas officielle ; elle est écrite avec nos propres mots.
