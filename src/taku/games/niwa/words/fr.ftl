### Niwa en français : les offres, ce qui est annoncé, et la mise en place.

title = Niwa
blurb = Poupées et samouraïs traversent un jardin japonais et paient chaque pas d’une perle de couleur.

# Féminin : une perle, une ligne.
colour = { $colour ->
    [green] verte
    [yellow] jaune
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
setup-garden-wild = Sauvage : tracé par le hasard
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
setup-first-0 = Place 0
setup-first-1 = Place 1
setup-tiles = Vos propres tuiles (un fichier de tuiles)

## Offres

offer-place = Poser en { $cell } la figurine à perle { colour }
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
tile = La tuile { $tile } est posée en { $place }, tournée de { $rotation }.
tile-mirrored = Son reflet { $tile } est posé en { $place }, tourné de { $rotation }.
place = { $name } pose en { $cell } la figurine à perle { colour }.
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
end-repetition = La même position pour la troisième fois : partie nulle.
end-limit = Le tour 400 est passé : partie nulle.

## Le dessin

player-name = { $name }
draw-garden = Jardin : { $garden ->
    [lantern] lanterne
    [stream] ruisseau
    [ring] anneau
    [classic] classique
    [wild] sauvage
   *[other] { $garden }
}
draw-turn = Tour { $turn } sur { $last }
draw-repeats = position vue { $count } fois
draw-legend = Perles : de bas en haut. ▸ est en action. Cases soulignées : offertes.
draw-hand = La perle { bead-colour } de { $cell } est en main.
draw-distance = { $count ->
    [one] encore { $count } ligne
   *[other] encore { $count } lignes
}
draw-hidden = cachée
draw-aside = à part

## Le plateau dans le navigateur

turn-short = Tour { $turn }
prompt-chance = Le hasard est à l’œuvre.
prompt-wait = On attend { $name }.
prompt-placement = Posez votre figurine à perle { colour } autour de votre maison.
prompt-turn = À vous : choisissez une figurine, ou touchez une case cerclée.
prompt-open = Où va-t-elle ? Ou transmettez sa perle du dessus.
prompt-open-still = Elle ne peut pas avancer. Vous pouvez transmettre sa perle du dessus.
prompt-which = Quelle figurine y va ?
prompt-handing = La perle est payée : qui la reçoit ?
prompt-passing = Qui reçoit la perle ?
prompt-walking = Continuez, ou arrêtez-vous ici.
token-stop = Arrêt
token-pass = Transmettre
open-figure = Votre figurine en { $cell }, { $colour ->
    [none] sans perle
   *[other] perle { bead-colour } au-dessus
} : montrer ce qu’elle peut faire
open-cell = { $cell } : plusieurs figurines peuvent y aller ; choisissez laquelle

explain-cell = Case { $cell }. Une pierre porte une figurine au plus.
explain-base = La maison de { $name }. Amenez une de vos figurines dans la maison adverse et vous gagnez ; on n’entre jamais dans la sienne.
explain-line = { $colour ->
    [green] Une ligne verte ♣, une tige de bambou.
    [yellow] Une ligne jaune ✶, une rangée de galets.
   *[orange] Une ligne orange ◆, de l’eau vive.
} La franchit qui porte une perle de cette couleur au-dessus.
explain-figure = { $colour ->
    [none] Une figurine de { $name }, sans perle. Elle ne peut pas avancer, mais elle peut sauter par-dessus une voisine.
   *[other] Une figurine de { $name }. Sa perle du dessus est { bead-colour } : c’est la couleur de ligne qu’elle peut franchir.
}
explain-hand = Cette perle { bead-colour } passe d’une figurine à l’autre. Elle se pose sur une autre figurine du même camp qui en porte moins de trois.
explain-stop = La marche s’arrête ici, et le tour avec elle.
explain-pass = Au lieu d’avancer : la perle du dessus va à une autre de vos figurines. C’est tout le tour.
explain-distance = Le nombre de lignes que la figurine la plus proche de { $name } doit franchir jusqu’à l’autre maison.
explain-turns = Si personne n’a gagné à la fin du dernier tour, la partie est nulle.
explain-repeats = Quand la même position revient pour la troisième fois, la partie est nulle.
explain-hidden = Placée en secret : toutes les figurines sont montrées ensemble quand la dernière est posée.
explain-aside = Ces figurines ne sont pas encore dans le jardin.
