### Nautilus en français : les choix, le récit et la mise en place.

title = Nautilus
blurb = Un duel de plongeurs pour les cinq domaines du capitaine Nemo.

-science = Science
-exploration = Exploration
-navigation = Navigation
-engineering = Ingénierie
-war = Guerre

card = { $card ->
    [kraken] le Kraken
    [fishbone] l’Arête
    [anchor] l’Ancre
    [eye] l’Œil
    [bathyscaphe] le Bathyscaphe
    [harpoon] le Harpon
   *[other] { $card }
}
domain-name = { $domain ->
    [science] { -science }
    [exploration] { -exploration }
    [navigation] { -navigation }
    [engineering] { -engineering }
   *[war] { -war }
}
stars-name = { $stars ->
    [two] ★★
    [one] ★
   *[ink] encre
}

setup-first = Qui reçoit Nemo d’abord
setup-first-chance = Le hasard décide
setup-first-0 = Place 1
setup-first-1 = Place 2
setup-piles = Cartes gagnées
setup-piles-open = Visibles de tous
setup-piles-hidden = Cachées, comme sur la table
setup-length = Durée de la partie
setup-length-early = Finit dès que trois domaines sont acquis
setup-length-all = Toujours six manches

offer-keep = Garder { card } et donner l’autre
offer-eye = Jouer l’Œil : voir la main adverse
offer-bathyscaphe = Jouer le Bathyscaphe : remonter deux plongeurs, en garder un
offer-harpoon = Jouer le Harpon : prendre un plongeur à l’aveugle
offer-skip = Continuer sans éclaireur
offer-hold = Garder { $card }, l’autre redescend
offer-swap = Donner { $card } en échange
offer-return = Rendre { $card }
offer-ready = Annoncer l’Ancre avant de poser
lay = Poser { card } en { $at }
offer-anchor = Ancrer { card } en { $place }
offer-move = Déplacer { card } de { $from } en { $place } ({ domain-name } { stars-name })

first = { $name } prend le capitaine Nemo et commence.
domain = Couloir { $lane } : { domain-name } { stars-name }.
deal = { $name } reçoit le { $card }.
deal-hidden = { $name } reçoit un plongeur.
special = { $name } pioche { card }.
special-hidden = { $name } pioche une carte spéciale.
keep = { $name } garde { card } et donne l’autre carte.
keep-hidden = { $name } garde une carte spéciale et donne l’autre.
given = { $name } garde une carte spéciale ; vous recevez { card }.
skip = { $name } n’envoie pas d’éclaireur.
eye = { $name } joue l’Œil et voit la main adverse.
eye-sees = L’Œil voit { $cards }.
bathyscaphe = { $name } fait plonger le Bathyscaphe.
draw = { $name } remonte le { $card }.
draw-hidden = { $name } remonte un plongeur.
hold = { $name } garde le { $card } ; l’autre plongeur redescend.
hold-hidden = { $name } garde un plongeur ; l’autre redescend.
harpoon = { $name } lance le Harpon.
steal = { $name } prend le { $card } dans la main adverse.
steal-hidden = { $name } prend un plongeur dans la main adverse.
swap = { $name } donne le { $card } contre le { $taken }.
swap-hidden = { $name } l’échange contre un plongeur.
return = { $name } rend le { $card }.
return-hidden = { $name } rend le plongeur.
ready = { $name } prépare l’Ancre.
place = { $name } place { card } en { $place }.
anchor = { $name } ancre { card } en { $place }.
move = { $name } déplace { card } de { $from } en { $place }.
award = Couloir { $lane } : { card } bat { $beaten ->
    [kraken] le Kraken
    [fishbone] l’Arête
   *[other] { $beaten }
} ; { domain-name } { stars-name } revient à { $name }.
round = La manche { $round } commence ; { $name } a le capitaine Nemo.
end = { $name } gagne avec { $count ->
    [one] un domaine
   *[other] { $count } domaines
} à { $lost }.

player-name = { $name }
draw-round = Manche { $round } sur 6
draw-nemo = Nemo : { $name }
draw-hand = Main de { $name }
draw-unknown = { $count ->
    [one] un plongeur inconnu
   *[other] { $count } plongeurs inconnus
}
draw-special = carte spéciale
draw-special-unknown = une carte spéciale inconnue
draw-won = Domaines gagnés
draw-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
draw-clinched = ✓ acquis
draw-sunk = Vous savez que le { $card } n’est pas distribué.
draw-anchored = Ancrée : { $place }
draw-last = Manche précédente
draw-drawn = Remontés : { $cards }
draw-stolen = Au bout du Harpon : { $card }
draw-pair = Au choix : { $cards }
special-name = { card }

## Le plateau dans le navigateur

board-place = Place libre { $place }, couloir { domain-name } { stars-name }
board-card = { $place } : { special-name }
board-lane = Couloir { $lane } : { domain-name } { stars-name }
board-back = Un plongeur dans la main de { $name }
board-undealt = Plongeurs non distribués : { $count }
board-held = { $name } a en main { card }
board-standing = { domain-name } : { $name } { $points }, { $other-name } { $other-points }

prompt-keep = Gardez une carte spéciale ; l’autre va en face.
prompt-scouting = Envoyez un éclaireur avant la plongée si vous le pouvez, ou continuez.
prompt-hold = Gardez l’un des deux plongeurs.
prompt-resolve-harpoon = Donnez un de vos plongeurs en échange, ou rendez-le.
prompt-placing = Choisissez une carte et une place.
prompt-ready = Choisissez une carte et une place ; puis l’Ancre tombe.
prompt-anchoring = Posez l’Ancre sur une carte.
prompt-arrow = La flèche déplace une carte : choisissez laquelle.
prompt-wait = C’est à { $name } de jouer.
prompt-chance = Le hasard décide.

explain-diver = Plongeur { $card }. La carte la plus forte prend le couloir pour le côté où elle se trouve.
explain-card-1 = Le crabe. Il perd contre tout, sauf contre le 14, qu’il bat.
explain-card-14 = Le plongeur le plus fort. Seuls le Kraken et le crabe le battent.
explain-vertical = Le plongeur { $card } déplace une autre carte de son côté vers la place libre juste en face. C’est obligatoire si c’est possible.
explain-horizontal = Le plongeur { $card } déplace une autre carte de son côté vers n’importe quelle place libre de ce côté. C’est obligatoire si c’est possible.
explain-kraken = Le Kraken se joue comme un plongeur et vaut 15.
explain-fishbone = L’Arête se joue comme un plongeur et vaut 0.
explain-anchor = Annoncez l’Ancre avant de poser une carte. Posez-la ensuite sur n’importe quelle carte : celle-ci ne bouge plus.
explain-eye = Avant la plongée : voyez les plongeurs adverses jusqu’à la fin de la manche.
explain-bathyscaphe = Avant la plongée : remontez deux plongeurs non distribués et gardez-en un. Une carte restera en main.
explain-harpoon = Avant la plongée : prenez à l’aveugle un plongeur adverse. Échangez-le contre un des vôtres, ou rendez-le.
explain-back = Un plongeur que vous n’avez pas vu. Ils vont de 1 à 14 ; quatre ne sont pas distribués à chaque manche.
explain-undealt = Plongeurs non distribués. Personne ne les a cette manche.
explain-secret = Une carte spéciale que vous n’avez pas vue.
explain-place = Place { $place }. Le propriétaire de ce côté prend la carte { domain-name } ({ stars-name }) si la carte posée ici est plus forte que celle d’en face.
explain-lane = { domain-name }, { $stars ->
    [two] deux étoiles
    [one] une étoile
   *[ink] moins un : l’encre efface une étoile
}. La carte la plus forte de ce couloir l’emporte.
explain-nemo = Le capitaine Nemo : ce joueur choisit la carte spéciale et commence. Il change de main à chaque manche.
explain-round = Une partie compte six manches ; elle finit plus tôt dès que trois domaines ne peuvent plus être perdus.
explain-standing = { domain-name } : les étoiles moins les taches d’encre. Le plus d’étoiles gagne le domaine à la fin. Il y a six cartes : une ★★, quatre ★, une d’encre. Les plus pâles sont encore à venir.
explain-clinched = Acquis : rien de ce qui reste à venir ne peut reprendre ce domaine.
explain-score = Domaines menés par ce joueur. Trois sur cinq gagnent la partie.
explain-skip = Un éclaireur qui n’est pas joué maintenant n’est pas joué du tout.
explain-last = Comment la manche précédente s’est terminée.

## Le tutoriel

tutorial-1 = Bienvenue à bord. Cinq hublots, cinq couloirs : dans chaque couloir, la carte la plus forte prend la carte de domaine pour le côté où elle se trouve. Votre côté est celui du bas. Vous avez le capitaine Nemo, donc vous choisissez : gardez une carte spéciale et donnez l’autre. Gardez l’Œil.
tutorial-2 = Avant la plongée, on peut envoyer un éclaireur. Jouez l’Œil et regardez la main adverse.
tutorial-3 = Vous voyez maintenant ces plongeurs pour toute la manche, dont le redoutable 14. Le couloir 1 vaut deux étoiles. Posez votre 13 en a1 : choisissez la carte, puis la place, ou faites-la glisser.
tutorial-4 = Comme prévu, le 14 répond. Mais votre 8 porte une flèche horizontale : il déplace une autre carte de son côté vers n’importe quelle place libre de ce côté. Posez le 8 en a2.
tutorial-5 = Une flèche est un ordre. Les traits montrent où le 13 peut aller. Envoyez-le en a4, loin du 14.
tutorial-6 = Le crabe, votre 1, bat le 14 et rien d’autre. Posez-le en a1, juste en face.
tutorial-7 = Un 9 est arrivé en b5 et sa flèche a envoyé le 3 de votre côté. Le couloir 3 contient de l’encre : qui la prend perd une étoile. Vous pouvez aussi poser en face. Mettez votre 12 en b3, et l’encre est pour l’autre.
tutorial-8 = Dernière carte. Le 6 déplace une autre carte de son côté juste en face. Posez-le en b4, face à votre 13.
tutorial-9 = Seul le 9 a une place libre en face. Tirez-le en a5 : il se bat maintenant pour vous.
tutorial-10 = La manche est finie : Science, Ingénierie et Guerre sont à vous, et l’encre est partie en face. Après six manches, le plus d’étoiles gagne un domaine, et trois domaines gagnent la partie. Nemo change de main à chaque manche. Bonne plongée.

## Les règles

rules-aim-title = De quoi s’agit-il
rules-aim = Deux joueurs se disputent cinq domaines : { -science }, { -exploration }, { -navigation }, { -engineering } et { -war }. Chaque domaine a six cartes : une de deux étoiles, quatre d’une étoile et une tache d’encre qui coûte une étoile. Après six manches, qui a le plus d’étoiles dans un domaine le gagne. Qui gagne le plus de domaines gagne la partie.
rules-divers-title = Les plongeurs
rules-divers = Quatorze plongeurs, de 1 à 14. Le plus grand nombre l’emporte, à une exception près : le crabe, le 1, bat le 14. Il ne bat rien d’autre.
rules-opening-title = Ouvrir une manche
rules-opening-1 = Cinq cartes de domaine sont posées face visible dans les hublots, une par couloir.
rules-opening-2 = Chaque joueur reçoit cinq plongeurs en secret. Quatre plongeurs ne sont pas distribués.
rules-opening-3 = Qui a le capitaine Nemo pioche deux cartes spéciales, en garde une et donne l’autre en face.
rules-opening-4 = Les deux joueurs, Nemo d’abord, peuvent jouer un éclaireur : Œil, Bathyscaphe ou Harpon. Ce qui n’est pas joué maintenant n’est pas joué du tout.
rules-specials-title = Les cartes spéciales
rules-specials = Il y en a six, jouées ou mises de côté à chaque manche. Après la manche 3, les six reviennent.
rules-placing-title = Poser
rules-placing = On joue à tour de rôle, Nemo d’abord, jusqu’à ce que les dix places soient prises. À votre tour, posez une carte, face visible, sur n’importe quelle place libre : de votre côté ou de l’autre. Le Kraken et l’Arête se posent comme des plongeurs.
rules-arrows-title = Les flèches
rules-vertical = 6 et 9 : déplacez une autre carte du même côté vers la place juste en face, si elle est libre.
rules-horizontal = 7 et 8 : déplacez une autre carte du même côté vers n’importe quelle place libre de ce côté.
rules-arrows = Qui a posé la flèche choisit, et peu importe qui a joué la carte déplacée. Si un déplacement est possible, il est obligatoire ; sinon, rien ne se passe. Une carte déplacée ne déclenche rien.
rules-anchor = L’Ancre s’annonce avant de poser une carte. Après la pose, on la met sur n’importe quelle carte de la table, avant qu’une flèche ne déplace quoi que ce soit. Cette carte ne bouge plus jamais ; sa propre flèche agit quand même.
rules-closing-title = Clore une manche
rules-closing = Dans chaque couloir, la carte la plus forte prend la carte de domaine pour le propriétaire du côté où elle se trouve, peu importe qui l’a jouée. Les cartes restées en main sont rangées sans être montrées. Nemo change de main.
rules-end-title = La fin
rules-end = La partie finit après six manches, ou plus tôt, dès qu’un joueur ne peut plus perdre trois domaines. On peut aussi choisir de jouer les six. Les cartes gagnées sont visibles, sauf si l’on choisit de les cacher comme sur la table.
rules-unofficial = Ce sont les règles dans nos propres mots. Cette page n’est pas officielle.
