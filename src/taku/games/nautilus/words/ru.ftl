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
