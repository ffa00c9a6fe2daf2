### «Наутилус» по-русски: предложения, рассказ и подготовка.

title = Наутилус
blurb = Поединок ныряльщиков за пять дел капитана Немо.

-science = Наука
-exploration = Исследование
-navigation = Навигация
-engineering = Инженерия
-war = Война

# Винительный падеж: «кладёт Рыбью кость», «получает Якорь».
card = { $card ->
    [kraken] Кракена
    [fishbone] Рыбью кость
    [anchor] Якорь
    [eye] Глаз
    [bathyscaphe] Батискаф
    [harpoon] Гарпун
   *[other] { $card }
}
card-name = { $card ->
    [kraken] Кракен
    [fishbone] Рыбья кость
    [anchor] Якорь
    [eye] Глаз
    [bathyscaphe] Батискаф
    [harpoon] Гарпун
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
   *[ink] клякса
}

setup-first = У кого Немо в первом раунде
setup-first-chance = Решает случай
setup-first-0 = Место 0
setup-first-1 = Место 1
setup-piles = Выигранные карты
setup-piles-open = Видны всем
setup-piles-hidden = Скрыты, как на столе
setup-length = Длина партии
setup-length-early = До трёх верных сфер
setup-length-all = Всегда шесть раундов

offer-keep = Оставить себе { card }, вторую карту отдать
offer-eye = Сыграть Глаз: увидеть чужую руку
offer-bathyscaphe = Сыграть Батискаф: поднять двух ныряльщиков, оставить одного
offer-harpoon = Сыграть Гарпун: вытащить ныряльщика вслепую
offer-skip = Обойтись без разведки
offer-hold = Оставить { $card }, второй уходит на дно
offer-swap = Отдать взамен { $card }
offer-return = Вернуть { $card }
offer-ready = Объявить Якорь до выкладки
lay = Положить { card } на { $at }
offer-anchor = Поставить на якорь { card } ({ $place })
offer-move = Передвинуть { card } с { $from } на { $place } ({ domain-name } { stars-name })

first = { $name } берёт жетон капитана Немо и начинает.
domain = Отсек { $lane }: { domain-name } { stars-name }.
deal = { $name } получает карту { $card }.
deal-hidden = { $name } получает ныряльщика.
special = { $name } тянет { card }.
special-hidden = { $name } тянет специальную карту.
keep = { $name } оставляет себе { card } и отдаёт вторую карту.
keep-hidden = { $name } оставляет себе одну специальную карту и отдаёт другую.
given = { $name } оставляет себе специальную карту; вам достаётся { card-name }.
skip = { $name } обходится без разведки.
eye = { $name } играет Глаз и видит чужую руку.
eye-sees = Глаз видит: { $cards }.
bathyscaphe = { $name } опускает Батискаф.
draw = { $name } поднимает карту { $card }.
draw-hidden = { $name } поднимает ныряльщика.
hold = { $name } оставляет карту { $card }; второй ныряльщик уходит на дно.
hold-hidden = { $name } оставляет одного ныряльщика, второй уходит на дно.
harpoon = { $name } стреляет из Гарпуна.
steal = { $name } вытаскивает из чужой руки карту { $card }.
steal-hidden = { $name } вытаскивает ныряльщика из чужой руки.
swap = { $name } отдаёт карту { $card } за карту { $taken }.
swap-hidden = { $name } отдаёт взамен своего ныряльщика.
return = { $name } возвращает карту { $card }.
return-hidden = { $name } возвращает ныряльщика.
ready = { $name } готовит Якорь.
place = { $name } кладёт { card } на { $place }.
anchor = { $name } ставит на якорь { card } ({ $place }).
move = { $name } передвигает { card } с { $from } на { $place }.
award = Отсек { $lane }: { card-name } сильнее, чем { $beaten ->
    [kraken] Кракен
    [fishbone] Рыбья кость
   *[other] { $beaten }
}; { domain-name } { stars-name } — { $name }.
round = Начинается раунд { $round }; Немо у игрока { $name }.
end = { $name } побеждает: { $count ->
    [one] { $count } сфера
    [few] { $count } сферы
   *[many] { $count } сфер
} против { $lost }.

player-name = { $name }
draw-round = Раунд { $round } из 6
draw-nemo = Немо: { $name }
draw-hand = Рука игрока { $name }
draw-unknown = { $count ->
    [one] { $count } неизвестный ныряльщик
    [few] { $count } неизвестных ныряльщика
   *[many] { $count } неизвестных ныряльщиков
}
draw-special = специальная карта
draw-special-unknown = неизвестная специальная карта
draw-won = Выигранные сферы
draw-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
draw-clinched = ✓ не отнять
draw-sunk = Вы знаете: карта { $card } осталась несданной.
draw-anchored = На якоре: { $place }
draw-last = Прошлый раунд
draw-drawn = Подняты: { $cards }
draw-stolen = На Гарпуне: { $card }
draw-pair = На выбор: { $cards }
special-name = { card-name }

## Поле в браузере

board-place = Свободное место { $place }, отсек { domain-name } { stars-name }
board-card = { $place }: { special-name }
board-lane = Отсек { $lane }: { domain-name } { stars-name }
board-back = Ныряльщик в руке игрока { $name }
board-held = У игрока { $name } в руке { card-name }
board-standing = { domain-name }: { $name } { $points }, { $other-name } { $other-points }

prompt-keep = Оставьте себе одну специальную карту, другую получит соперник.
prompt-scouting = Проведите разведку до погружения или идите дальше.
prompt-hold = Оставьте себе одного из двух ныряльщиков.
prompt-resolve-harpoon = Отдайте за него своего ныряльщика или верните его.
prompt-placing = Выберите карту и место.
prompt-ready = Выберите карту и место; потом упадёт Якорь.
prompt-anchoring = Положите Якорь на карту.
prompt-arrow = Стрелка двигает карту: выберите какую.
prompt-wait = { $name } думает.
prompt-chance = Карты сдаются.

explain-diver = Ныряльщик { $card }. Старшая карта забирает отсек для той стороны, на которой лежит.
explain-card-1 = Краб. Он проигрывает всем, кроме 14, а её бьёт.
explain-card-14 = Самый сильный ныряльщик. Его бьют только Кракен и краб.
explain-vertical = Ныряльщик { $card } двигает другую карту своей стороны на свободное место прямо напротив. Если может, то обязан.
explain-horizontal = Ныряльщик { $card } двигает другую карту своей стороны на любое свободное место этой стороны. Если может, то обязан.
explain-kraken = Кракен играется как ныряльщик и считается за 15.
explain-fishbone = Рыбья кость играется как ныряльщик и считается за 0.
explain-anchor = Объявите Якорь до того, как положить карту. Затем поставьте его на любую карту: она больше не двигается.
explain-eye = До погружения: увидеть чужих ныряльщиков до конца раунда.
explain-bathyscaphe = До погружения: поднять двух несданных ныряльщиков и оставить одного. Одна карта останется несыгранной.
explain-harpoon = До погружения: вытащить вслепую чужого ныряльщика. Обменять его на своего или вернуть.
explain-back = Ныряльщик, которого вы не видели. Они идут от 1 до 14; четверо в раунде не сдаются.
explain-secret = Специальная карта, которую вы не видели.
explain-place = Место { $place }. Хозяин этой стороны берёт карту «{ domain-name }» ({ stars-name }), если карта здесь старше карты напротив.
explain-lane = { domain-name }: { $stars ->
    [two] две звезды
    [one] одна звезда
   *[ink] минус один, клякса гасит звезду
}. Её берёт старшая карта этого отсека.
explain-nemo = Капитан Немо: этот игрок выбирает специальную карту и начинает. Немо переходит из рук в руки каждый раунд.
explain-round = В партии шесть раундов; она кончается раньше, как только три сферы уже нельзя потерять.
explain-standing = { domain-name }: звёзды минус кляксы. У кого их больше в конце, тот выиграл сферу. Карт шесть: одна ★★, четыре ★, одна клякса. Бледные ещё впереди.
explain-clinched = Не отнять: ничто из того, что ещё впереди, не изменит исхода этой сферы.
explain-score = Сферы, в которых игрок впереди. Три из пяти приносят победу.
explain-skip = Карта разведки, не сыгранная сейчас, не играется вовсе.
explain-last = Чем закончился прошлый раунд.
