### Nautilus en français : les offres, ce qui est annoncé, et la mise en place.

title = Nautilus
blurb = Deux rivaux envoient leurs scaphandriers conquérir les cinq domaines du capitaine Nemo.

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
    [bathyscaphe] le Module de plongée
    [harpoon] le Harpon
   *[other] le { $card }
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
domain-card = { $stars ->
    [two] { domain-name } ★★
    [one] { domain-name } ★
   *[ink] { domain-name } (encre)
}

setup-first = Premier joueur
setup-first-chance = Au hasard
setup-first-0 = Place 1
setup-first-1 = Place 2
setup-piles = Cartes gagnées
setup-piles-open = Face visible
setup-piles-hidden = Face cachée (règle d’origine)
setup-length = Manches
setup-length-all = Les six
setup-length-early = Fin anticipée à trois domaines acquis

## Offres

offer-keep = Garder { card } et donner l’autre carte
offer-eye = Jouer l’Œil : voir les scaphandriers adverses
offer-bathyscaphe = Jouer le Module de plongée : piocher deux scaphandriers, en garder un
offer-harpoon = Jouer le Harpon : tirer un scaphandrier de la main adverse
offer-skip = Ne pas jouer { card }
offer-continue = Continuer sans reconnaissance
offer-hold = Garder le { $card }, remettre l’autre scaphandrier
offer-swap = Le garder et donner le { $card } en échange
offer-return = Rendre le { $card }
offer-ready = Jouer l’Ancre avec la prochaine carte
lay = Poser { card } en { $at }
offer-anchor = Poser l’Ancre sur { card } ({ $place })
offer-move = Déplacer { card } de { $from } en { $place } : { domain-card }

## Ce qui est annoncé

first = { $name } reçoit le capitaine Nemo et commence.
domain = Colonne { $lane } : { domain-card }.
deal = { $name } reçoit le { $card }.
deal-hidden = { $name } reçoit un scaphandrier.
special = { $name } pioche { card }.
special-hidden = { $name } pioche une carte spéciale.
keep = { $name } garde { card } et donne l’autre carte.
keep-hidden = { $name } garde une carte spéciale et donne l’autre.
given = { $name } garde une carte spéciale et vous donne { card }.
skip = { $name } ne part pas en reconnaissance.
eye = { $name } joue l’Œil et voit les scaphandriers adverses.
eye-sees = Scaphandriers adverses : { $cards }.
bathyscaphe = { $name } joue le Module de plongée.
draw = { $name } pioche le { $card }.
draw-hidden = { $name } pioche un scaphandrier.
hold = { $name } garde le { $card } et remet l’autre scaphandrier sur la pioche.
hold-hidden = { $name } garde un scaphandrier et remet l’autre sur la pioche.
harpoon = { $name } joue le Harpon.
steal = { $name } tire le { $card } de la main adverse.
steal-hidden = { $name } tire un scaphandrier de la main adverse.
swap = { $name } garde le { $taken } et donne le { $card } en échange.
swap-hidden = { $name } le garde et donne un autre scaphandrier en échange.
return = { $name } rend le { $card }.
return-hidden = { $name } rend le scaphandrier.
ready = { $name } annonce l’Ancre.
place = { $name } pose { card } en { $place }.
anchor = { $name } pose l’Ancre sur { card } ({ $place }).
move = { $name } déplace { card } de { $from } en { $place }.
award = Colonne { $lane } : { card } bat { $beaten ->
    [kraken] le Kraken
    [fishbone] l’Arête
   *[other] le { $beaten }
}. { $name } gagne la carte { domain-card }.
round = Manche { $round }. { $name } reçoit le capitaine Nemo et commence.
end = { $name } gagne par { $count ->
    [one] { $count } domaine
   *[other] { $count } domaines
} à { $lost }.

## Le dessin

player-name = { $name }
draw-round = { $length ->
    [early] Manche { $round } (maximum 6)
   *[all] Manche { $round } sur 6
}
draw-nemo = Nemo : { $name }
draw-hand = { $name } a en main :
card-face = { $card ->
    [kraken] Kraken 15
    [fishbone] Arête 0
   *[other] { $card }
}
draw-unknown = { $count ->
    [one] { $count } scaphandrier inconnu
   *[other] { $count } scaphandriers inconnus
}
draw-special-unknown = une carte spéciale inconnue
draw-won = Domaines
draw-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
draw-clinched = ✓ acquis
draw-sunk = Vous avez remis le { $card } sur la pioche.
draw-last = Manche précédente
draw-drawn = Piochés : { $cards }
draw-stolen = Au bout du Harpon : { $card }
draw-pair = Au choix : { $cards }
special-name = { card }

## Le plateau dans le navigateur

board-place = Emplacement libre { $place }, colonne { domain-card }
board-card = { $place } : { special-name }
board-lane = Colonne { $lane } : { domain-card }
board-back = Un scaphandrier en main ({ $name })
board-undealt = Scaphandriers dans la pioche : { $count }
board-held = En main ({ $name }) : { card }
board-standing = { domain-name } : { $name } { $points }, { $other-name } { $other-points }

prompt-keep = Gardez une carte spéciale ; l’autre va à l’adversaire.
prompt-scouting = Jouez votre carte de reconnaissance ou passez.
prompt-nothing-to-scout = Vous n’avez pas de carte de reconnaissance.
prompt-hold = Choisissez le scaphandrier que vous gardez.
prompt-resolve-harpoon = Échangez-le contre un de vos scaphandriers, ou rendez-le.
prompt-placing = Choisissez une carte et un emplacement.
prompt-ready = Choisissez une carte et un emplacement. L’Ancre vient ensuite.
prompt-anchoring = Choisissez une carte pour l’Ancre.
prompt-arrow = La flèche doit déplacer une carte : laquelle, et où ?
prompt-wait = C’est à { $name } de jouer.
prompt-chance = Tirage au sort…

explain-diver = Scaphandrier { $card }. Dans chaque colonne, la carte la plus forte gagne la carte domaine pour son côté.
explain-card-1 = Le crabe. Le plus faible des scaphandriers, mais il bat le 14, ainsi que l’Arête.
explain-card-14 = Le plus fort des scaphandriers. Seuls le Kraken et le crabe le battent.
explain-vertical = Scaphandrier { $card }. Quand vous le posez, vous devez si possible déplacer une autre carte de son côté vers l’emplacement juste en face d’elle.
explain-horizontal = Scaphandrier { $card }. Quand vous le posez, vous devez si possible déplacer une autre carte de son côté vers un emplacement libre du même côté.
explain-kraken = Le Kraken se pose comme un scaphandrier et vaut 15.
explain-fishbone = L’Arête se pose comme un scaphandrier et vaut 0.
explain-anchor = Annoncez l’Ancre avant de poser une carte. Posez-la ensuite sur n’importe quelle carte en jeu : celle-ci ne peut plus être déplacée.
explain-eye = Avant la pose du premier scaphandrier : regardez les scaphandriers adverses ; vous les verrez jusqu’à la fin de la manche.
explain-bathyscaphe = Avant la pose du premier scaphandrier : piochez deux scaphandriers et gardez-en un. Vous aurez une carte de trop, qui restera en main.
explain-harpoon = Avant la pose du premier scaphandrier : tirez à l’aveugle un scaphandrier de la main adverse. Échangez-le contre un des vôtres ou rendez-le.
explain-back = Un scaphandrier que vous n’avez pas vu. Ils sont numérotés de 1 à 14, et quatre ne sont pas distribués.
explain-undealt = Les scaphandriers que personne n’a reçus cette manche.
explain-secret = Une carte spéciale que vous n’avez pas vue.
explain-place = Emplacement { $place }. Si la carte posée ici bat celle d’en face, le joueur de ce côté gagne la carte { domain-card }.
explain-lane = { domain-name } : { $stars ->
    [two] deux étoiles
    [one] une étoile
   *[ink] une tache d’encre, qui coûte une étoile
}. La carte la plus forte de cette colonne la gagne.
explain-nemo = Ce joueur a le capitaine Nemo : il répartit les cartes spéciales et commence. Nemo change de main à chaque manche.
explain-round = { $length ->
    [early] La partie compte six manches au plus. Elle finit plus tôt, à la fin d’une manche, dès qu’un joueur est sûr de trois domaines.
   *[all] La partie compte six manches.
}
explain-standing = { domain-name } : les étoiles moins les taches d’encre. À la fin, le joueur qui en a le plus gagne le domaine. { $cards ->
    [open] Il y a six cartes : une ★★, quatre ★ et une d’encre. Les plus pâles restent à gagner.
    [hidden] Il y a six cartes : une ★★, quatre ★ et une d’encre. Vous ne voyez pas celles que les autres ont gagnées.
   *[over] Il y a six cartes : une ★★, quatre ★ et une d’encre.
}
explain-clinched = Acquis : aucune des cartes qui restent à gagner ne peut reprendre ce domaine.
explain-score = { $cards ->
    [over] Domaines gagnés par ce joueur. Il en faut trois sur cinq pour gagner la partie.
    [hidden] Les cartes gagnées sont face cachée. On compte les domaines à la fin.
   *[open] Domaines où ce joueur est en tête. Il en faut trois sur cinq pour gagner la partie.
}
explain-skip = Vous ne pourrez plus jouer de carte de reconnaissance dans cette manche.
explain-last = Revoir la fin de la manche précédente.

## Le tutoriel

tutorial-1 = Bienvenue à bord ! Il y a cinq colonnes, avec une carte domaine dans le hublot de chacune. Dans chaque colonne, la carte la plus forte gagne la carte domaine pour son côté. Votre côté est celui du bas. Le capitaine Nemo est chez vous pour cette manche, c’est donc vous qui choisissez : gardez une carte spéciale et donnez l’autre à votre adversaire. Gardez l’Œil.
tutorial-2 = Avant de poser le premier scaphandrier, vous pouvez partir en reconnaissance. Jouez l’Œil pour voir les scaphandriers adverses.
tutorial-3 = Vous verrez ces scaphandriers jusqu’à la fin de la manche, dont le redoutable 14. La colonne 1 vaut deux étoiles. Mettez votre 13 en a1 : touchez la carte, puis l’emplacement, ou faites-la glisser.
tutorial-4 = Voilà le 14. Mais votre 8 porte une flèche à deux pointes : il déplace une autre carte de son côté vers un emplacement libre du même côté. Posez le 8 en a2.
tutorial-5 = Une flèche est obligatoire si un déplacement est possible. Les traits montrent où le 13 peut aller. Envoyez-le en a4, loin du 14.
tutorial-6 = Votre 1 est le crabe. C’est le plus faible des scaphandriers, mais il bat le 14. Posez-le en a1, face au 14.
tutorial-7 = Votre adversaire a posé un 9 en b5, et sa flèche a envoyé le 3 de votre côté. La colonne 3 contient une tache d’encre, qui coûte une étoile. Vous pouvez aussi poser des cartes de l’autre côté : mettez votre 12 en b3, et l’encre sera pour votre adversaire.
tutorial-8 = Plus qu’une carte. Le 6 envoie une autre carte de son côté sur l’emplacement d’en face. Posez-le en b4, face à votre 13.
tutorial-9 = Seul le 9 a un emplacement libre en face de lui. Amenez-le en a5 : maintenant, il se bat pour vous.
tutorial-10 = La manche est finie : la Science, l’Ingénierie et la Guerre sont à vous, et l’encre est pour votre adversaire. Après six manches, le joueur qui a le plus d’étoiles dans un domaine le gagne, et trois domaines suffisent pour gagner la partie. Nemo change de main à chaque manche. Bonne plongée !

## Les règles à lire

rules-table = Voici les règles de cette table.
rules-goal = Le capitaine Nemo cherche son second. Deux joueurs envoient leurs scaphandriers conquérir cinq domaines : { -science }, { -exploration }, { -navigation }, { -engineering } et { -war }. Gagnez plus de domaines que votre adversaire.
rules-box-title = Matériel
rules-box = Nautilus se joue à deux, à partir de 10 ans. La boîte contient un plateau qui représente le sous-marin, un jeton Capitaine Nemo, 14 scaphandriers numérotés de 1 à 14, six cartes spéciales et 30 cartes domaine, six pour chaque domaine.
rules-box-stars = Dans chaque domaine, une carte porte deux étoiles, quatre portent une étoile, et une porte une tache d’encre qui coûte une étoile.
rules-setup-title = Mise en place
rules-setup = Placez le plateau entre les joueurs : chacun a son côté du sous-marin. Mélangez les scaphandriers, les cartes spéciales et les cartes domaine pour former trois pioches, face cachée.
rules-first-chance = Dans le jeu en boîte, le plus jeune prend le capitaine Nemo et commence la première manche. Ici, ce joueur est tiré au sort.
rules-first-0 = Dans le jeu en boîte, le plus jeune prend le capitaine Nemo et commence la première manche. À cette table, c’est la place 1.
rules-first-1 = Dans le jeu en boîte, le plus jeune prend le capitaine Nemo et commence la première manche. À cette table, c’est la place 2.
rules-opening-title = Début d’une manche
rules-opening-domains = Posez cinq cartes domaine sur le plateau, face visible, une par colonne.
rules-opening-deal = Chaque joueur reçoit cinq scaphandriers, qu’il garde secrets. Les quatre autres restent dans la pioche.
rules-opening-specials = Le joueur qui a le capitaine Nemo pioche deux cartes spéciales, les regarde, en garde une et donne l’autre à son adversaire.
rules-opening-scouting = Viennent alors les cartes de reconnaissance : Œil, Module de plongée et Harpon. Le joueur qui a Nemo peut jouer la sienne en premier, puis son adversaire. Plus tard, ce n’est plus possible.
rules-specials-title = Cartes spéciales
rules-special-kraken = Se pose comme un scaphandrier. Il vaut 15 et suit toutes les règles des scaphandriers.
rules-special-fishbone = Se pose comme un scaphandrier. Elle vaut 0 et suit toutes les règles des scaphandriers.
rules-special-anchor = Se joue avec une carte que vous posez : mettez-la sur cette carte ou sur n’importe quelle autre carte en jeu. La carte choisie ne peut plus être déplacée.
rules-special-eye = Avant la pose du premier scaphandrier, regardez ceux de votre adversaire. Vous les voyez jusqu’à la fin de la manche.
rules-special-bathyscaphe = Piochez deux scaphandriers de plus, gardez-en un et remettez l’autre sur la pioche, face cachée. Vous avez alors une carte de plus que d’emplacements à remplir.
rules-special-harpoon = Tirez à l’aveugle un scaphandrier de la main de votre adversaire. Si vous voulez le garder, donnez un des vôtres en échange. Sinon, rendez-le.
rules-placing-title = Pose des cartes
rules-placing = Jouez à tour de rôle, en commençant par le joueur qui a le capitaine Nemo. À votre tour, posez une carte de votre main, face visible, sur un emplacement libre à côté d’une carte domaine : de votre côté ou de celui de votre adversaire. La manche se termine dès que les dix emplacements sont pris, cinq de chaque côté.
rules-arrows-title = Flèches
rules-vertical = 6 et 9 : déplacez une autre carte du même côté vers l’emplacement juste en face d’elle, s’il est libre.
rules-horizontal = 7 et 8 : déplacez une autre carte du même côté vers n’importe quel emplacement libre de ce côté.
rules-arrows = Si vous posez une carte à flèche, c’est vous qui choisissez la carte à déplacer, peu importe qui l’a posée. Le déplacement est obligatoire s’il est possible. Sinon, la carte compte comme un scaphandrier ordinaire. La carte déplacée ne déclenche pas sa propre flèche.
rules-anchor-title = Ancre
rules-anchor = Annoncez l’Ancre avant de poser une carte. Une fois la carte posée, mettez l’Ancre sur elle ou sur n’importe quelle autre carte en jeu ; ensuite seulement, suivez la flèche s’il y en a une. L’Ancre n’annule pas la flèche de la carte qui la porte.
rules-closing-title = Fin d’une manche
rules-closing = Dans chaque colonne, la carte la plus forte l’emporte. Le joueur du côté où elle se trouve prend la carte domaine, même si c’est son adversaire qui a posé la carte gagnante.
rules-crab = Une exception : le crabe, le numéro 1, bat le 14. Parmi les autres cartes, il ne bat que l’Arête, qui vaut 0.
rules-piles-open = Gardez devant vous les cartes que vous gagnez. Dans le jeu en boîte, elles sont face cachée et vous ne pouvez consulter que les vôtres. Ici, elles sont face visible, puisque tout le monde les a vues sur le plateau.
rules-piles-hidden = Gardez devant vous, face cachée, les cartes que vous gagnez. Vous pouvez consulter les vôtres à tout moment. Toutes sont révélées à la fin de la partie.
rules-between = Le capitaine Nemo passe ensuite à l’autre joueur, et cinq nouvelles cartes domaine sont posées. Tous les scaphandriers retournent dans leur pioche, qui est mélangée. Les cartes spéciales de la manche sont mises de côté, jouées ou non. Les cartes restées en main ne sont pas montrées.
rules-specials-return = À la fin de la troisième manche, les six cartes spéciales retournent dans leur pioche, qui est mélangée.
rules-end-title = Fin de la partie
rules-length-all = La partie se termine après six manches, quand la pioche des cartes domaine est vide.
rules-length-early = Dans le jeu en boîte, la partie se termine après six manches, quand la pioche des cartes domaine est vide. À cette table, elle finit plus tôt, à la fin d’une manche, dès qu’un joueur est sûr de trois domaines. On compte alors les cartes gagnées, et un domaine à égalité ne revient à personne.
rules-score = Comptez chaque domaine à part : ★★ vaut 2 points, ★ vaut 1 point, et une tache d’encre retire 1 point. Celui qui a le plus de points gagne le domaine. Celui qui gagne le plus de domaines gagne la partie.
rules-choices-title = Ce que vous pouvez choisir en ouvrant une table
rules-choice-length = Manches. Toutes les six, comme dans le jeu en boîte, ou une fin anticipée : la partie s’arrête à la fin d’une manche dès qu’un joueur est sûr de trois domaines, comme sur Board Game Arena.
rules-choice-piles = Cartes gagnées. Face visible, puisque tout le monde les a vues sur le plateau, ou face cachée, comme dans le jeu en boîte : vous ne voyez alors que les vôtres, et le score reste secret jusqu’à la fin.
rules-choice-first = Premier joueur. Au hasard, place 1 ou place 2.
rules-ours-title = Ce qui vient de nous
rules-ours-stated-title = Dans la règle
rules-ours-stated = Les cartes et leurs numéros, les cinq scaphandriers et les deux cartes spéciales d’une manche, la pose des deux côtés, les flèches, le crabe, les six cartes spéciales, les six manches et le décompte sont dans la règle du jeu en boîte.
rules-ours-inferred-title = Ce que nous en avons déduit
rules-ours-inferred-stars = Les étoiles et l’encre. La règle dit que chaque domaine a six cartes, sans préciser lesquelles. Des joueurs parlent d’une tache d’encre et de cinq points en jeu par domaine : seuls une ★★, quatre ★ et une encre donnent ce total.
rules-ours-inferred-draws = Pas d’égalité. La règle ne prévoit rien pour départager les joueurs. Avec cette répartition, aucun domaine n’est à égalité après six manches, et l’un des joueurs en gagne toujours au moins trois.
rules-ours-inferred-known = Ce que chacun sait. Le joueur qui a Nemo a vu les deux cartes spéciales ; son adversaire ne connaît que celle qu’il a reçue.
rules-ours-inferred-divers = Le Kraken et l’Arête. Pour la règle, ce sont des scaphandriers : les flèches peuvent donc les déplacer et l’Ancre les retenir. L’Œil et le Harpon portent sur les scaphandriers en main, pas sur les cartes spéciales.
rules-ours-inferred-arrows = Les flèches. Elles n’agissent qu’à la pose : une carte déplacée ne déclenche rien. « Juste en face » s’entend à partir de la carte déplacée.
rules-ours-inferred-crab = Le crabe et l’Arête. Le 1 bat le 0 parce qu’il est plus grand. L’exception ne concerne que le 14.
rules-ours-house-title = Nos propres décisions
rules-ours-house-first = Le premier joueur. Nous ne savons pas qui est le plus jeune : c’est le hasard ou la mise en place qui décide.
rules-ours-house-piles = Les cartes gagnées face visible. D’après la règle, elles sont face cachée. Tout le monde a vu qui a pris quoi : ici, elles restent visibles, sauf si vous choisissez l’inverse.
rules-ours-house-length = La fin anticipée. D’après la règle, on joue toujours six manches. S’arrêter plus tôt est une option.
rules-ours-house-scouting = La reconnaissance est facultative. La règle dit que ces cartes se jouent avant les scaphandriers. Pour nous, elle dit quand, pas que c’est obligatoire. Les deux joueurs passent par cette étape, même sans carte à jouer, pour qu’elle ne trahisse rien.
rules-ours-house-eye = Ce que l’on apprend. Vous continuez de voir les scaphandriers que l’Œil vous a montrés ; ceux qui arrivent plus tard dans cette main restent cachés. Après un Harpon, les deux joueurs savent quels scaphandriers ont changé de main, les spectateurs non.
rules-ours-house-anchor = L’Ancre. La règle permet de la jouer juste après un scaphandrier. Ici, vous l’annoncez d’abord, car une pause après chaque carte la trahirait, et elle passe avant la flèche. Elle accompagne une carte que vous posez vous-même : elle ne peut donc pas répondre à une carte de votre adversaire.
rules-ours-house-unplayed = Les cartes restées en main. La règle ne dit pas s’il faut les montrer. Ici, on les range sans les montrer.
rules-note = Cette page n’est pas officielle ; elle est écrite avec nos propres mots.
