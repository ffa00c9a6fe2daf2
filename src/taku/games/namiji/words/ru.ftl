### Намидзи по-русски: предложения, рассказ, рисунок и подготовка.

title = Намидзи
blurb = Рыбацкое плавание вдоль берегов: ходит всегда та лодка, что отстала больше всех.

setup-direction = Направление пути
setup-direction-clockwise = По часовой стрелке
setup-direction-counterclockwise = Против часовой стрелки
setup-box = Коробка
setup-box-house = Домашняя коробка (реконструкция)
setup-early_bird = Жетоны ранней пташки при двух игроках
setup-early_bird-three = Три
setup-early_bird-two = Два

## Имена

colour-name = { $colour ->
    [blue] синий
    [orange] оранжевый
   *[green] зелёный
}
kind-name = { $kind ->
    [bream] лещ
    [tuna] тунец
    [mackerel] скумбрия
    [flounder] камбала
   *[other] { $kind }
}
fish-name = { $kind ->
    [mackerel] { $colour ->
        [blue] синяя
        [orange] оранжевая
       *[green] зелёная
    } скумбрия
    [flounder] { $colour ->
        [blue] синяя
        [orange] оранжевая
       *[green] зелёная
    } камбала
   *[other] { colour-name } { kind-name }
}
# Винительный падеж: кого беру, кого отпускаю.
fish-a = { $kind ->
    [bream] { $colour ->
        [blue] синего
        [orange] оранжевого
       *[green] зелёного
    } леща
    [tuna] { $colour ->
        [blue] синего
        [orange] оранжевого
       *[green] зелёного
    } тунца
    [mackerel] { $colour ->
        [blue] синюю
        [orange] оранжевую
       *[green] зелёную
    } скумбрию
    [flounder] { $colour ->
        [blue] синюю
        [orange] оранжевую
       *[green] зелёную
    } камбалу
   *[other] рыбу «{ fish-name }»
}
fish-the = { fish-a }
station-name = { $station ->
    [angling] Удочка
    [net] Сеть
    [trap] Ловушка для ракообразных
    [whirlpool] Водоворот
    [rock] Священная скала
    [dolphin] Дельфин
    [octopus] Осьминог
    [whale] Кит
    [dock] Причал
   *[port] Порт
}
panorama-name = { $panorama ->
    [dolphin] Дельфин
    [octopus] Осьминог
   *[whale] Кит
}
line-name = { $line ->
    [row-1] верхний ряд
    [row-2] средний ряд
    [row-3] нижний ряд
    [column-a] столбец a
    [column-b] столбец b
    [column-c] столбец c
   *[column-d] столбец d
}
card-name = { $card ->
    [onigiri] Онигири
    [ramen] Рамэн
    [maki] Маки
    [spare-hook] Запасной крючок
    [live-bait] Живая наживка
    [sturdy-rod] Крепкая удочка
    [fine-mesh] Мелкая ячея
    [hand-line] Ручная снасть
    [reinforced-trap] Укреплённая ловушка
    [large-trap] Большая ловушка
    [sieve] Сито
    [prayer-beads] Чётки
    [sketchbook] Альбом
    [spyglass] Подзорная труба
    [lantern] Фонарь
    [skilled-fisherman] Умелый рыбак
    [full-hold] Полный трюм
    [net-mender] Вязальщик сетей
    [crab-tamer] Укротитель крабов
    [octopus-friend] Друг осьминога
    [whale-watcher] Наблюдатель за китами
    [great-gallery] Большая галерея
    [devout] Набожный
    [gourmet] Гурман
    [stacked-crates] Штабель ящиков
    [unhurried] Неторопливый
    [pilgrim] Паломник
    [long-line] Длинная линия
    [craftsman] Мастеровой
    [blue-shoal] Синяя стая
    [orange-shoal] Оранжевая стая
    [green-shoal] Зелёная стая
    [shrimp-basket] Корзина креветок
    [dolphin-friend] Друг дельфина
    [first-sighting] Первым увидел
   *[other] { $card }
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
ordinal = { $section }-я
crustaceans = { $count ->
    [one] { $count } ракообразное
    [few] { $count } ракообразных
    [many] { $count } ракообразных
   *[other] { $count } ракообразного
}
effect = { $effect ->
    [angling-again] увидев улов, можно отпустить его и попробовать ещё раз
    [angling-flip] сначала можно открыть ещё { $amount ->
        [one] { $amount } закрытый жетон
        [few] { $amount } закрытых жетона
        [many] { $amount } закрытых жетонов
       *[other] { $amount } закрытого жетона
    }
    [angling-points] +{ $amount } за оставленную рыбу
    [net-reveal] откройте ещё { $amount ->
        [one] { $amount } сеть
        [few] { $amount } сети
        [many] { $amount } сетей
       *[other] { $amount } сети
    } и выберите одну
    [net-line] вместо сети можно рыбачить в косяке
    [net-points] +{ $amount } за уложенную сеть
    [trap-crabs] ловушка терпит ещё { $amount ->
        [one] { $amount } краба
       *[other] { $amount } крабов
    }
    [trap-draws] ещё { $amount ->
        [one] { $amount } попытка
        [few] { $amount } попытки
        [many] { $amount } попыток
       *[other] { $amount } попытки
    }
    [trap-sieve] вместо потери улова уходит только последний краб
    [trap-points] +{ $amount } за сохранённый улов из двух и более
    [whirlpool-points] +{ $amount } за пущенное подношение
    [panorama-points] +{ $amount } за часть панорамы
    [panorama-other] можно взять часть другой незаконченной панорамы
    [rock-draw] возьмите ещё { $amount ->
        [one] { $amount } карту скалы
        [few] { $amount } карты скал
        [many] { $amount } карт скал
       *[other] { $amount } карты скал
    }
   *[rock-points] +{ $amount } за оставленную карту скалы
}
condition = { counted }{ bounds }
counted = { $count ->
    [lines] { $worth ->
        [0] линий с очками
       *[other] линий с очками ценой от { $worth }
    }
    [rows] { $worth ->
        [0] рядов с очками
       *[other] рядов с очками ценой от { $worth }
    }
    [columns] { $worth ->
        [0] столбцов с очками
       *[other] столбцов с очками ценой от { $worth }
    }
    [cells] { $of ->
        [all] заполненных ячеек
        [blue] синих ячеек
        [orange] оранжевых ячеек
        [green] зелёных ячеек
       *[other] ячеек с рыбой { $of }
    }
    [nets] сетей в отсеке
    [crabs] крабов
    [shrimp] креветок
    [crustaceans] ракообразных
    [sections] { $of ->
        [all] частей всех панорам
        [dolphin] частей «Дельфина»
        [octopus] частей «Осьминога»
       *[whale] частей «Кита»
    }
    [panoramas] { $of ->
        [all] законченных панорам
        [dolphin] законченный «Дельфин»
        [octopus] законченный «Осьминог»
       *[whale] законченный «Кит»
    }
    [bonuses] { $of ->
        [all] бонусов панорам
        [dolphin] бонус «Дельфина»
        [octopus] бонус «Осьминога»
       *[whale] бонус «Кита»
    }
    [offerings] оставшихся подношений
    [meals] блюд
    [different-meals] разных блюд
    [upgrades] улучшений
    [rocks] карт скал
    [boats-behind] лодок игроков, пришедших после вас
   *[boats-ahead] лодок игроков, пришедших до вас
}
# Того, что бывает только раз, достаточно назвать.
bounds = { $count ->
    [panoramas] { bounds-of }
    [bonuses] { bounds-of }
   *[other] : { bounded }
}
bounds-of = { $of ->
    [all] : { bounded }
   *[other] { $bound ->
        [least] {""}
       *[other] : { bounded }
    }
}
bounded = { $bound ->
    [least] не меньше { $least }
    [most] { $most ->
        [0] ни одного
       *[other] не больше { $most }
    }
   *[both] от { $least } до { $most }
}

## Предложения

second = { $second ->
    [yes] , второй лодкой
   *[no] {""}
}
offer-sail = Плыть на { $space }: { station-name }{ second }
offer-sail-neutral = Вести нейтральную лодку на { $space }: { station-name }{ second }
offer-sail-whirlpool = Плыть на { $space }: { station-name }, { $offerings ->
    [0] подношений не осталось
   *[other] пустить подношение, остаток будет стоить { $penalty }
}{ second }
offer-sail-panorama = Плыть на { $space }: { station-name }, ваша { ordinal } часть, { points }{ $bonus ->
    [0] {""}
   *[other] {" "}и { $bonus } за бонус
}{ second }
offer-finish = Плыть домой: { $points ->
    [0] жетонов ранней пташки не осталось
   *[other] ранняя пташка, { points }
}
offer-finish-neutral = Вести нейтральную лодку домой: { $points ->
    [0] жетонов ранней пташки не осталось
   *[other] из игры уйдёт ранняя пташка ценой { $points }
}
offer-dock = Причалить на { $space }, место { $slot } из { $slots }{ $slot ->
    [1] : первый выбор
   *[other] {""}
}
offer-dock-neutral = Причалить нейтральной лодкой на { $space }, место { $slot } из { $slots }
offer-use = Применить карту «{ card-name }»: { effect }
offer-decline = Обойтись без карты «{ card-name }»
offer-fish = Взять { fish-a }, лицом вверх
offer-fish-down = Взять закрытую рыбу (осталось { $count })
offer-keep = Оставить { fish-the } в { $cell }{ $points ->
    [0] {""}
   *[other] : { points }
}
offer-release = Отпустить { fish-the } в косяк
offer-choose = Выбрать сеть «{ fish-name }»
offer-cast = Уложить сеть «{ fish-name }» в { $cell } и { $other }{ $points ->
    [0] {""}
   *[other] : { points }
}
offer-release-net = Отпустить сеть «{ fish-name }» под колоду
offer-draw = Тянуть ещё (крабов в мешочке: { $bag-crabs } из { $bag })
offer-stop = Остановиться и оставить { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}
offer-section = Взять { $section }-ю часть, { panorama-name }: { points }{ $bonus ->
    [0] {""}
   *[other] {" "}и { $bonus } за бонус
}
offer-keep-rock = Оставить карту «{ card-name }» ({ points }, { $met ->
    [yes] сейчас выполнено
   *[no] пока не выполнено
}) — { condition }
offer-take-meal = Съесть «{ card-name }»: { points }
offer-take-upgrade = Взять карту «{ card-name }»: { effect }{ $more ->
    [0] {""}
   *[other] {" "}…
}

## Рассказ

line-up = { $name } встаёт на место { $slot } в порту.
line-up-neutral = Нейтральная лодка встаёт на место { $slot } в порту.
flip = Открывается { fish-name }.
sail = { $name } плывёт на { $space }: { station-name }.
sail-neutral = { $name } ведёт нейтральную лодку на { $space }: { station-name }.
dock = { $name } причаливает на { $space }, место { $slot }.
dock-neutral = { $name } причаливает нейтральной лодкой на { $space }, место { $slot }.
finish = { $name } возвращается домой.
finish-neutral = { $name } приводит нейтральную лодку домой.
use = { $name } применяет карту «{ card-name }».
decline = { $name } обходится без улучшения.
fish = { $name } берёт из косяка { fish-a }.
fish-down = { $name } берёт закрытую рыбу.
catch = Это { fish-name }.
keep = { $name } оставляет { fish-the } в { $cell }.
release = { $name } отпускает { fish-the }.
net = { $name } открывает сеть «{ fish-name }».
choose = { $name } выбирает сеть «{ fish-name }».
cast = { $name } укладывает сеть «{ fish-name }» в { $cell } и { $other }.
release-net = { $name } отпускает сеть «{ fish-name }» под колоду.
haul = { $name } вытягивает { $token ->
    [crab] краба
   *[shrimp] креветку
}.
draw = { $name } тянет дальше.
stop = { $name } останавливается.
section = { $name } смотрит в подзорную трубу: { panorama-name }.
rock = { $name } берёт карту скалы «{ card-name }».
rock-hidden = { $name } берёт карту скалы.
keep-rock = { $name } оставляет карту «{ card-name }».
keep-rock-hidden = { $name } оставляет карту скалы.
under-hidden = Карта скалы уходит под колоду.
deal = { $name } смотрит карту «{ card-name }».
deal-hidden = Сдана карта причала.
take = { $name } берёт карту «{ card-name }».
lose-hidden = Карта причала уходит из игры невидимой.

line = { $name } получает за { line-name } { points }.
afloat = { $name } пускает подношение; { $left ->
    [0] больше не осталось
   *[other] осталось { $left }, цена { $penalty }
}.
section-taken = { $name } берёт { $section }-ю часть, { panorama-name }: { points }.
bonus = { $name }: первая законченная панорама «{ panorama-name }», { points }.
upgrade-points = { $name } получает за улучшение { points }.
meal = { $name } ест: { points }.
early-bird = { $name }: { $place }-е место в порту, { points }.
early-bird-neutral = Ранняя пташка ценой { $points } уходит из игры.
haul-kept = { $name } оставляет { crustaceans }.
haul-lost = Лишний краб: { $name } теряет улов.
haul-sieved = Сито отпускает краба; { $name } оставляет { crustaceans }.
rock-under = «{ card-name }» уходит под колоду.
draft = Все лодки на месте, { $count ->
    [one] сдаётся { $count } карта причала
    [few] сдаются { $count } карты причала
    [many] сдаются { $count } карт причала
   *[other] сдаётся { $count } карты причала
}.
hand-card = У вас на руках: «{ card-name }».
draft-over = Выбор окончен; первой отходит лодка, дальняя от пути.
nothing = Ничего не происходит.
rock-met = { $name } открывает карту «{ card-name }»: выполнено, { points }.
rock-missed = { $name } открывает карту «{ card-name }»: не выполнено.
final = { $name }: отсек { $rack }, ракообразные { $crustaceans }, панорамы { $panoramas }, бонусы { $bonuses }, блюда { $meals }, улучшения { $upgrades }, ранняя пташка { $early-bird }, скалы { $rocks }, подношения { $offerings }; { points }.
wins = { $name } побеждает, { points }.
shares = { $name } делит победу, { points }.

## Рисунок

player-name = { $name }
draw-neutral = нейтральная лодка
draw-queue = С конца:
draw-school = Косяк:
draw-down = закрыто: { $count }
draw-bag = Мешочек: { $shrimp ->
    [one] { $shrimp } креветка
    [few] { $shrimp } креветки
    [many] { $shrimp } креветок
   *[other] { $shrimp } креветки
}, { $crabs ->
    [one] { $crabs } краб
    [few] { $crabs } краба
    [many] { $crabs } крабов
   *[other] { $crabs } краба
}
draw-decks = Колоды: { $nets ->
    [one] { $nets } сеть
    [few] { $nets } сети
    [many] { $nets } сетей
   *[other] { $nets } сети
}, { $rocks ->
    [one] { $rocks } скала
    [few] { $rocks } скалы
    [many] { $rocks } скал
   *[other] { $rocks } скалы
}, карт причала: { $cards }
draw-early = Осталось ранних пташек:
draw-catch = В руках: { fish-name }
draw-revealed = Сети на выбор:
draw-haul = { $end ->
    [hauling] Улов, { $name }
    [kept] Последний улов сохранён, { $name }
    [sieved] Последний улов спасён ситом, { $name }
   *[lost] Последний улов потерян, { $name }
}: { $shrimp ->
    [one] { $shrimp } креветка
    [few] { $shrimp } креветки
    [many] { $shrimp } креветок
   *[other] { $shrimp } креветки
}, { $crabs ->
    [one] { $crabs } краб
    [few] { $crabs } краба
    [many] { $crabs } крабов
   *[other] { $crabs } краба
}
draw-score = Очки
draw-offerings = Поднош.
draw-crustaceans = Ракообр.
draw-rocks = Скалы
draw-standing = со скалами и подношениями: { $points }
draw-your-rocks = Ваши скалы
draw-drawn = Скалы у вас в руках:
draw-hand = Карты причала у вас на руках:
draw-passed = Вы передали дальше:
draw-picks = Место { $slot } выбирает, карт: { $count }
draw-rock-tail = Под колодой скал:
draw-card-tail = Под колодой причала:
draw-final = Итоговый подсчёт
draw-total = Всего
draw-house = Коробка: домашняя, реконструкция; неофициально
draw-box = Коробка: { $box }
category-name = { $category ->
    [rack] Отсек
    [crustaceans] Ракообразные
    [panoramas] Панорамы
    [bonuses] Бонусы
    [meals] Блюда
    [upgrades] Улучшения
    [early-bird] Ранняя пташка
    [rocks] Скалы
   *[offerings] Подношения
}

## Поле в браузере

board-route = Морской путь
board-school = Косяк рыб
board-rack = Отсек игрока { $name }
board-enlarge = Показать крупно планшет игрока { $name }
board-ahead = Куда можно плыть
board-neutral = Вы ведёте нейтральную лодку.
board-standing = → { $points }
board-either-way = Положить сеть от { $cell }: выберите другой её конец
board-turn = Повернуть сеть
board-place = Перенесите в отсек или коснитесь клетки
board-risk = крабов { $percent } %
board-keep-rock = Оставьте одну, втайне
board-met = сейчас выполнено
board-not-met = пока не выполнено

explain-station = { station-name }{ $station ->
    [angling] : возьмите рыбу из косяка, откройте другую, затем оставьте свою или отпустите
    [net] : верхняя сеть, две одинаковые рыбы, в ваш отсек
    [trap] : тяните из мешочка, очко за жетон; второй краб губит улов
    [whirlpool] : одно подношение уплывает; оставшиеся в конце стоят очков
    [rock] : возьмите две карты скал, одну оставьте втайне; в конце она приносит очки, если выполнена
    [dolphin] : следующая часть Дельфина, стоит своего номера
    [octopus] : следующая часть Осьминога, стоит своего номера
   *[whale] : следующая часть Кита, стоит своего номера
}.{ $double ->
    [yes] {" "}Место для двух лодок; вторая считается позади первой.
   *[no] {""}
}
explain-boat = Лодка игрока { $name }. Следующим плывёт тот, кто позади всех.
explain-neutral-boat = Нейтральная лодка: занимает место, и её ведут игроки.
explain-port = Порт: здесь плавание начинается и кончается. Кто вернётся раньше, берёт жетон получше.
explain-dock = Причал: здесь останавливаются все лодки. Когда все пришли, рука карт идёт от места 1 к последнему, и первой отплывает лодка, стоящая дальше всех от пути.
explain-school = { fish-name }: открыто { $up }, закрыто { $down }.
explain-fish = { fish-name }, место { $cell } в отсеке.
explain-down = Закрытых жетонов: { $count }.
explain-bag = В мешочке: креветок { $shrimp }, крабов { $crabs }.
explain-nets = Осталось сетей: { $count }.
explain-rocks = Осталось карт священных скал: { $count }.
explain-cards = Осталось карт причала: { $count }.
explain-early-bird = Жетоны ранней пташки: первая вернувшаяся лодка берёт старший из оставшихся.
explain-bonus = Кто первым закончит панораму «{ panorama-name }», берёт эту награду.
explain-line = { line-name }, { points }: { $state ->
    [scored] очки получены
    [dead] очков уже не даст
   *[open] можно заполнить одним цветом или одним видом
}.
explain-panorama = { panorama-name }: частей { $sections } из { $length }.
explain-offerings = { $count ->
    [0] Подношений не осталось: платить не за что.
   *[other] Осталось подношений: { $count }; в конце это стоило бы { $penalty }.
}
explain-crustaceans = Оставленные ракообразные, по очку за каждого.
explain-meal = { card-name }, блюдо.
explain-upgrade = { card-name }: { effect }{ $more ->
    [0] {""}
   *[other] , и не только
}.
explain-rock = { card-name }, { points }: { condition } ({ $met ->
    [yes] уже выполнено
   *[no] пока нет
}).
explain-hidden-rocks = Тайно оставленных карт скал: { $count }.
explain-place = Место на финише: { $place }, { points }.
explain-standing = Каким был бы счёт сейчас, с вашими скалами и подношениями.
explain-score = Очки на сейчас, без скал и подношений.

## Обучение

tutorial-1 = Добро пожаловать на борт. Лодка со знаком { "●" } ваша. Плывёт тот, кто на пути дальше всех позади, к любому свободному месту до ближайшего причала. Коснитесь первой станции, Удочки.
tutorial-2 = На Удочке вы берёте рыбу из косяка: ту, что видна, или неизвестную из стопки. Возьмите оранжевого тунца.
tutorial-3 = Для всех открыли ещё одну рыбу. Свою можно оставить или отпустить. Первая рыба ложится в левый верхний угол отсека: перенесите её туда или коснитесь клетки.
tutorial-4 = Другие уплыли вперёд, вы последний, и снова ваш ход. Кто плывёт медленно, делает больше остановок. Наведите на любую станцию или задержите на ней палец, чтобы узнать, что она даёт; теперь плывите к Ловушке для ракообразных.
tutorial-5 = Первый жетон выходит из мешочка сам: креветка. Каждый оставленный жетон приносит очко, но второй краб губит весь улов. Тяните ещё раз.
tutorial-6 = Краб. Ещё один, и улов пропал. Остановитесь и оставьте два очка.
tutorial-7 = Вы всё ещё последний. Плывите дальше, к Сети.
tutorial-8 = В сети две одинаковые рыбы. Она должна касаться того, что уже лежит в отсеке, и её можно повернуть. Ряд, заполненный одним цветом или одним видом, приносит очки: положите сеть на b1 и c1, рядом с тунцом, чтобы верхний ряд остался оранжевым.
tutorial-9 = У причала останавливаются все лодки. Место 1 первым выбирает карту, но отплывает последним; первой отплывает лодка, стоящая дальше всех от пути. Займите место 1.
tutorial-10 = Все лодки пришли, и вы смотрите карты первым. Блюда сразу приносят очки, улучшения помогают на своей станции до конца плавания. Возьмите Крепкую удочку, и этого довольно, чтобы выйти в море: попутного ветра.

## Правила одной страницей

rules-title = Как плавать
rules-unofficial = Это правила нашими словами, неофициальные. Порядок станций и тексты карт восстановлены нами.
rules-goal = От двух до пяти лодок один раз обходят море. По пути ловят рыбу, смотрят на зверей, молятся и едят; всё это очки, и побеждает тот, у кого их больше. При равенстве победу делят.
rules-turn-title = Чей ход и как далеко
rules-turn = Плывёт лодка, которая дальше всех позади, снова и снова, пока она последняя. Она идёт к любому свободному месту впереди, но не дальше ближайшего причала. На станции место для одной лодки; на станции со вторым причальным кругом при четырёх и пяти игроках для двух, и пришедшая второй считается позади первой. У законченной вами панорамы останавливаться нельзя.
rules-stations-title = Станции
rules-angling = возьмите открытую рыбу или неизвестную. Затем открывают одну закрытую. Свою оставьте в отсеке или верните открытой.
rules-net = откройте верхнюю сеть, две одинаковые рыбы, и положите её вдоль или поперёк, или уберите под колоду.
rules-trap = из мешочка выходит жетон; тяните дальше, всего не больше пяти, или остановитесь. Каждый оставленный жетон приносит очко. Второй краб губит весь улов.
rules-whirlpool = одно из четырёх ваших подношений уплывает. Оставшиеся в конце стоят 3, 6, 10 или 15 очков.
rules-panorama = Дельфин, Осьминог, Кит: возьмите следующую часть, она стоит своего номера. Кто первым закончит картину, получает ещё 3 очка.
rules-rock = возьмите две карты, одну оставьте втайне. В конце она приносит очки, если выполнено то, чего она просит.
rules-placing-title = Отсек
rules-placing = Первая рыба кладётся в левую верхнюю клетку; каждая следующая касается стороной уже лежащей, а сети нужны две свободные клетки. Положенное не двигают. Ряд или столбец, заполненный одним цветом или одним видом, сразу приносит очки: ряды 5, 7 и 9, каждый столбец 3. Линия без общего цвета и вида очков не даёт.
rules-dock-title = Причалы
rules-dock = Каждая лодка останавливается у каждого из трёх причалов и выбирает свободное место. Когда все пришли, карты, на одну больше, чем лодок, идут от места 1 к последнему; каждый открыто берёт одну, последняя уходит под колоду. Затем первой отплывает лодка, стоящая дальше всех от пути.
rules-meals = Блюда
rules-upgrades = Улучшения
rules-rocks-title = Карты священных скал
rules-two-title = Вдвоём
rules-two = С вами плывёт третья, ничья лодка. Когда она последняя, её остановку выбирает игрок, который дальше всех впереди. На станциях она ничего не делает, но у причала одна карта из-за неё исчезает неувиденной, а на финише её жетон выходит из игры.
rules-end-title = Конец
rules-end = Вернувшийся берёт старший из оставшихся жетонов ранней пташки: 7, 5, 3, 2, 1, по числу лодок. Когда вернулись все, открывают скалы и считают выполненные, затем платят за оставшиеся подношения.
