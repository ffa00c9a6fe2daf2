### Niwa en français : les offres, ce qui est annoncé, et la mise en place.

title = Niwa
blurb = Poupées et samouraïs traversent un jardin japonais et paient chaque pas d’une perle de couleur.

# Féminin : une perle, une ligne.
colour = { $colour ->
    [green] verte
    [yellow] jaune
   *[orange] orange
}
figure-colour = { colour }
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
setup-garden-wild = Sauvage : tracé par le hasard
setup-mirror = Jardin sauvage
setup-mirror-yes = Deux moitiés semblables
setup-mirror-no = Chaque tuile au hasard
setup-placement = Placement des figurines
setup-placement-secret = En secret, révélé ensemble
setup-placement-open = À découvert, chacun son tour
setup-beads = Quelle perle paie un pas
setup-beads-top = Celle du dessus seulement
setup-beads-any = N’importe quelle perle de la figurine
setup-first = Qui commence
setup-first-chance = Le hasard décide
setup-first-0 = Place 1
setup-first-1 = Place 2
setup-tiles = Vos propres tuiles (un fichier de tuiles)

## Offres

offer-place = Poser en { $cell } la figurine à perle { figure-colour }
offer-step = Avancer de { $from } { $goal ->
    [yes] dans la base et gagner
   *[no] à { $cell }
}, par une ligne { line-colour }
offer-jump = Sauter de { $from } { $goal ->
    [yes] dans la base et gagner
   *[no] à { $cell }
}
offer-pass = Transmettre la perle { bead-colour } de { $cell }
offer-give = Donner la perle { bead-colour } à { $cell }
offer-stop = S’arrêter ici

## Ce qui est annoncé

first = { $name } commence.
shape = Le jardin a la forme { $shape ->
    [lantern] d’une lanterne
    [stream] d’un ruisseau
   *[ring] d’un anneau
}.
tile = La tuile { $tile } est posée à l’emplacement de tuile { $place }, tournée de { $rotation }.
tile-mirrored = Son reflet { $tile } est posé à l’emplacement de tuile { $place }, tourné de { $rotation }.
place = { $name } pose en { $cell } la figurine à perle { figure-colour }.
place-hidden = { $name } a placé une figurine.
reveal = { $name } se tient en { $green } (verte), { $yellow } (jaune) et { $orange } (orange).
step = { $name } avance de { $from } { $goal ->
    [yes] dans la base
   *[no] à { $cell }
} par une ligne { line-colour }.
jump = { $name } saute de { $from } { $goal ->
    [yes] dans la base
   *[no] à { $cell }
}.
pass = { $name } prend la perle { bead-colour } de { $cell }.
give = { $name } donne la perle { bead-colour } à { $cell }.
stop = { $name } s’arrête.
end-base = { $name } a atteint la base adverse et gagne.
end-repetition = La même position pour la troisième fois : partie nulle.
end-limit = Le tour 400 est passé : partie nulle.

## Le dessin

player-name = { $name }
draw-garden = Jardin : { $garden ->
    [lantern] lanterne
    [stream] ruisseau
    [ring] anneau
    [classic] classique
    [wild] sauvage
   *[other] { $garden }
}
draw-turn = Tour { $turn } sur { $last }
draw-repeats = position vue { $count } fois
draw-legend = Perles : de bas en haut. ▸ est en action. Cases soulignées : offertes.
draw-hand = La perle { bead-colour } de { $cell } est en main.
draw-distance = { $count ->
    [one] encore { $count } ligne
   *[other] encore { $count } lignes
}
draw-hidden = cachée
draw-aside = à part

## Le plateau dans le navigateur

turn-short = Tour { $turn }
prompt-chance = Le hasard décide.
prompt-wait = C’est à { $name } de jouer.
prompt-placement = Posez votre figurine à perle { figure-colour } autour de votre base.
prompt-turn = À vous : choisissez une figurine, ou touchez une case cerclée.
prompt-open = Où va-t-elle ? Ou transmettez sa perle du dessus.
prompt-open-jump = Où saute-t-elle ?
prompt-open-still = Elle ne peut pas avancer. Vous pouvez transmettre sa perle du dessus.
prompt-which = Quelle figurine y va ?
prompt-handing = La perle est payée : qui la reçoit ?
prompt-passing = Qui reçoit la perle ?
prompt-walking = Continuez, ou arrêtez-vous ici.
token-stop = Arrêt
token-pass = Transmettre
open-figure = Votre figurine en { $cell }, { $count ->
    [0] sans perle
    [one] une perle : { $worn }
   *[other] perles de haut en bas : { $worn }
}. Montrer ses coups
open-cell = { $cell } : plusieurs figurines peuvent y aller ; choisissez laquelle

explain-cell = Case { $cell }. Une pierre porte une figurine au plus.
explain-base = La base de { $name }. Amenez une de vos figurines dans la base adverse et vous gagnez ; on n’entre jamais dans la sienne.
explain-line = { $colour ->
    [green] Une ligne verte ♣ (bambou).
    [yellow] Une ligne jaune ✶ (galets).
   *[orange] Une ligne orange ◆ (eau vive).
} Elle relie { $from } et { $to }. { $beads ->
    [any] Pour la suivre, il faut porter une perle de cette couleur.
   *[top] Pour la suivre, il faut une perle de cette couleur au-dessus.
}
explain-figure = { $colour ->
    [none] Figurine en { $cell } ({ $name }), sans perle. Elle ne peut pas marcher, mais elle peut sauter par-dessus une figurine voisine.
   *[other] Figurine en { $cell } ({ $name }). { $beads ->
        [any] Elle peut suivre les lignes de toutes les couleurs qu’elle porte.
       *[top] Sa perle du dessus est { bead-colour } : elle peut suivre les lignes de cette couleur.
    }
}
explain-hand = Cette perle { bead-colour } passe d’une figurine à l’autre. Elle se pose sur une autre figurine du même camp qui en porte moins de trois.
explain-stop = La marche s’arrête ici, et le tour avec elle.
explain-pass = Au lieu d’avancer : la perle du dessus va à une autre de vos figurines. C’est tout le tour.
explain-distance = Le nombre de lignes que la figurine la plus proche de { $name } doit franchir jusqu’à la base adverse.
explain-turns = Si personne n’a gagné à la fin du dernier tour, la partie est nulle.
explain-repeats = Quand la même position revient pour la troisième fois, la partie est nulle.
explain-hidden = Placée en secret : toutes les figurines sont montrées ensemble quand la dernière est posée.
explain-aside = Ces figurines ne sont pas encore dans le jardin.

## Le tutoriel

tutorial-1 = Deux bases, un jardin. La vôtre est en bas, celle des samouraïs est marquée de l’autre côté. Qui amène le premier une de ses trois figurines dans la base adverse gagne.
tutorial-2 = Chacune de vos poupées porte deux perles d’une couleur. Posez la verte sur la pierre marquée, près de votre base. Les deux autres suivent, et les samouraïs font de même en secret.
tutorial-3 = Les six sont en place. Regardez la poupée marquée : sa perle du dessus est orange ◆. Elle peut franchir les lignes orange, l’eau vive, et aucune autre. Le bambou demande une perle verte ♣ au-dessus, les galets une perle jaune ✶.
tutorial-4 = À vous. Faites-lui franchir la ligne orange jusqu’à la pierre marquée.
tutorial-5 = Chaque pas se paie : la perle utilisée va au-dessus d’une autre de vos figurines, si loin soit-elle, qui en porte moins de trois. Donnez-la à la poupée marquée.
tutorial-6 = Il lui reste une perle : elle peut continuer ou s’arrêter. Avancez encore par la ligne orange jusqu’à la pierre marquée. Une marcheuse sans perle peut sauter par-dessus une voisine ; sinon le tour est fini.
tutorial-7 = Quelques tours plus tard. Une poupée sans perle ne peut pas avancer, mais elle peut sauter par-dessus qui se tient à côté d’elle, quelles que soient les couleurs. Sautez par-dessus le samouraï jusqu’à la pierre marquée.
tutorial-8 = Une de vos poupées est tout près de la base des samouraïs, mais sans perle. Au lieu d’avancer, vous pouvez en transmettre une : touchez la poupée marquée, puis « Transmettre ».
tutorial-9 = Donnez maintenant la perle à la poupée près de cette base.
tutorial-10 = Les samouraïs ne l’ont pas arrêtée. Franchissez la dernière ligne, entrez dans la base et gagnez.

## Les règles à lire

rules-goal = Trois poupées et trois samouraïs vivent aux deux bouts d’un jardin. Amenez une de vos figurines dans la base adverse avant que l’autre camp n’entre dans la vôtre.
rules-garden-title = Le jardin
rules-garden = Douze tuiles à six côtés sont posées côte à côte. Les pierres sont des cases ; une case porte une figurine au plus. Des lignes relient les cases voisines, et chaque ligne a l’une de trois couleurs. Sans ligne entre elles, deux cases ne sont pas voisines. Au milieu de deux des tuiles se trouve une base, dessinée comme une maison : une par camp.
rules-line-green = Vert ♣, une tige de bambou.
rules-line-yellow = Jaune ✶, une rangée de galets.
rules-line-orange = Orange ◆, de l’eau vive.
rules-setup-title = Mise en place
rules-setup = Chaque camp a trois figurines et six perles, deux de chaque couleur. Chaque figurine commence avec deux perles d’une même couleur, différente pour chacune, sur une des six cases autour de sa base. Les deux camps placent en secret, puis tout est montré. Le hasard dit qui commence.
rules-turn-title = Un tour
rules-turn = Faites exactement une chose sur trois : marcher, sauter ou transmettre une perle. L’une d’elles est toujours possible, et on ne passe pas son tour. Nul n’entre dans une case occupée, et nul n’entre jamais dans sa propre base.
rules-walk-title = Marcher
rules-walk = Une figurine franchit une ligne vers la case voisine si la ligne a la couleur de sa perle du dessus. La perle paie le pas : elle va aussitôt au-dessus d’une autre de vos figurines, proche ou lointaine, qui en porte moins de trois.
rules-walk-picture = La perle du dessus est jaune ✶ : les galets peuvent être franchis. La perle va ensuite à l’autre poupée, et la verte ♣ est au-dessus.
rules-walk-on = Après chaque pas, la même figurine peut avancer encore avec ce qui est maintenant sa perle du dessus, même pour revenir sur ses pas, ou s’arrêter. Trois pas au plus, puisque nul ne porte plus de trois perles.
rules-jump-title = Sauter
rules-jump = Une figurine sans perle ne peut pas avancer, mais elle peut sauter par-dessus une figurine voisine, amie ou adverse, par une ligne de n’importe quelle couleur. Elle retombe derrière : tout droit, à demi à gauche ou à demi à droite, sur une case libre qu’une ligne relie à celle de la figurine sautée. Elle peut sauter au début d’un tour, ou à la fin d’une marche qui lui a pris sa dernière perle. Un seul saut, puis le tour est fini.
rules-jump-picture = Une poupée sans perle à côté d’un samouraï : trois cases où retomber.
rules-jump-far = Si toutes les cases derrière sont occupées, elle peut retomber un rang plus loin, à demi à gauche ou à demi à droite. Sa propre base ne compte pas comme une case.
rules-pass-title = Transmettre une perle
rules-pass = Déplacez la perle du dessus d’une de vos figurines sur une autre qui en porte moins de trois. Personne ne marche, et le tour est fini.
rules-end-title = La fin
rules-end = Qui entre, d’un pas ou d’un saut, dans la base adverse gagne aussitôt. Si la même position, avec le même camp au trait, se présente au début d’un tour pour la troisième fois, la partie est nulle ; de même quand le tour 400 est passé.
rules-choices-title = Les choix à l’ouverture d’une table
rules-choice-garden = Jardins : Lanterne, Ruisseau et Anneau sont pareils pour les deux camps. Classique emploie chaque tuile une fois.
rules-choice-wild = Un jardin sauvage est posé tuile par tuile par le hasard, les deux moitiés semblables ou sans miroir.
rules-choice-placement = On peut placer les figurines à découvert, chacun son tour : les deux vertes, les deux jaunes, les deux orange.
rules-choice-beads = Pour débuter : n’importe quelle perle d’une figurine peut payer un pas, pas seulement celle du dessus. Transmettre prend toujours la perle du dessus.
rules-note = Une page non officielle, écrite avec nos propres mots. Les tuiles imprimées ne sont décrites nulle part ; celles-ci sont les nôtres, et les vôtres peuvent être écrites dans un fichier de tuiles.
