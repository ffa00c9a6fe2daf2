### Что говорит `taku join`, рядом со словами дома и игр.

join-name = Как вас зовут? { $hint ->
    [none] {""}
   *[other] (Enter: { $hint })
}
join-hello = { $server }: вы — { $player }.
join-bot = Бот { $number }{ $level ->
    [none] {""}
    [novice] {" "}(новичок)
    [apprentice] {" "}(ученик)
    [adept] {" "}(знаток)
   *[master] {" "}(мастер)
}
join-open-seat = свободное место { $number }
join-ask = Номер, ход, /слово для отбора, /say — сказать, ? — помощь
join-help =
    Номер делает этот ход. Можно ввести и ход, как его пишет журнал, или его начало, если подходит только один.
    /слово оставляет в списке только ходы с этим словом; просто / показывает все.
    h история · b поле · o ходы · t стол и часы · q уйти (место останется за вами)
    /say ТЕКСТ сказать · /hint что сделал бы мастер · /undo взять назад · /yes или /no — ответ на просьбу
    /pause пауза · /resume продолжить · /resign сдаться · /rematch ещё раз · /link приглашения
    /record сохранить запись · /bot или /end, когда кого-то слишком долго нет
join-missed = С тех пор, как вы были здесь
join-you-watch = Вы наблюдаете.
join-waiting = Стол ждёт игроков.
join-link-any = На любое свободное место: { $link }
join-link-seat = На место { $number }: { $link }
join-no-links = Свободных мест нет.
join-arrived = Здесь: { $name }.
join-left = За столом больше нет: { $name }.
join-away = Слишком долго нет: { $name }. /bot — пусть играет бот, /end — закончить партию, или подождите.
join-sat = За стол садится { $name }.
join-stood = Из-за стола встаёт { $name }.
join-stand-in = Теперь за игрока { $name } играет бот.
join-back = Снова играет { $name }.
join-resigned = Из партии выбывает { $name }.
join-asks = { $name } просит { $kind ->
    [undo] взять ход назад
   *[pause] сделать паузу
}: /yes или /no.
join-asked = Вопрос задан. Отвечают другие.
join-not-agreed = Ваша просьба больше не действует.
join-paused = Партия на паузе; /resume — продолжить.
join-resumed = Партия продолжается.
join-taken-back = Взято назад до { $ply }-го хода журнала.
join-began = Партия начинается.
join-not-live = Сейчас выбирать нечего.
join-not-turn = Сейчас ходит { $name }.
join-watching-only = Наблюдатель не играет.
join-sure = Сдаться? Введите /resign ещё раз.
join-nobody-away = Никто не отсутствует слишком долго.
join-nothing-asked = Вас ни о чём не просят.
join-kept = Связи с сервером нет: ваш ход запомнен и будет сделан, когда связь вернётся, если он ещё подойдёт.
join-dropped = За столом уже другое положение: ход, выбранный без связи, не сделан.
join-lost = Связь потеряна; ищем сервер…
join-linked = Связь восстановлена.
join-no-link = Сейчас нет связи с сервером.
join-hint = Мастер выбрал бы, лучшее сначала:
join-hint-line = { $chance } %  { $offer }
join-thinking = Мастер думает…
join-reason = { $reason ->
    [resigned] Она кончилась, потому что игрок сдался.
    [time] Она кончилась, потому что вышло время.
    [absent] Она кончилась, потому что игрока не было.
   *[played] Она доиграна до конца.
}
join-nobody-won = Победителя нет.
join-after = /rematch — ещё раз, /record — сохранить запись, q — уйти.
join-rematch = К следующей партии.
join-seat-line = { $name }{ $state ->
    [away] {" "}(нет на месте)
    [long] {" "}(давно нет на месте)
   *[here] {""}
}
join-clock = { $name } { $left }
join-hurry = { $seconds ->
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
   *[many] Осталось { $seconds } секунд.
}
join-bye = Место остаётся за вами. Вернуться: taku join { $link }
join-lobby-own = Ваши столы
join-lobby-public = Открытые столы
join-lobby-none = нет
join-lobby-ask = Номер, n — новый стол, r — посмотреть снова, q — уйти
join-lobby-turn = ваш ход
join-lobby-status = { $status ->
    [waiting] ждёт игроков
    [live] идёт игра
    [paused] пауза
   *[over] окончена
}
join-lobby-sit = Сесть за этот стол? (y/n, Enter: y)
join-choose = Enter: { $default }
join-new-game = Какая игра?
join-new-seats = Сколько мест?
join-new-who = Кто займёт остальные места?
join-new-friends = Друзья, по ссылке
join-new-public = Кто угодно, за открытым столом
join-new-clock = Какие часы?
join-clock-rule = { $kind ->
    [move] { $time } на ход
    [fischer] { $time } и ещё { $added } за ход
    [days] { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
   *[none] Без часов
}
join-new-file = { $title }: путь к файлу (Enter: без файла)
join-no-choice = «{ $answer }» — такого выбора нет.
