### Слова самого дома, рядом со словами игр.

seat-player = Игрок { $number }
seat-bot = Бот { $number } ({ $bot })
whose-turn = Ходит { $name }
since = С вашего прошлого хода
history = Что произошло
offers = Ваши ходы
ask = Номер, ход, /слово для отбора, ? — помощь
help =
    Номер делает этот ход. Можно ввести и ход, как его пишет журнал, или его начало, если подходит только один.
    /слово оставляет в списке только ходы с этим словом; просто / показывает все.
    h — вся история, b — поле, q — выход: партия сохранена, `taku play --resume` продолжит её.
no-such-offer = Нет хода, подходящего к «{ $answer }».
several-offers = К «{ $answer }» { $count ->
    [one] подходит { $count } ход
    [few] подходят { $count } хода
   *[many] подходят { $count } ходов
}: уточните.
hand-over = Передайте экран: { $name }. Больше никто не смотрит. Нажмите Enter.
hand-over-done = Спасибо, { $name }. Нажмите Enter, чтобы скрыть карты.
bot-failed = { $name } не справился ({ $reason }): место занимает случайный бот.
over = Партия окончена.
winner = Победа: { $name }.
shared = Победу делят: { $names }.
score = { $name }: { $score }
saved = Сохранено. Продолжить: taku play --resume
record = Запись: { $path }
watcher = Зритель
analysis-swings = Самые большие перемены
analysis-swing = Ход { $ply }: { $change }, { $name }. { $told }
analysis-advice = { $count ->
    [0] Ни одно решение не могло быть намного лучше.
    [one] { $count } решение могло быть лучше
    [few] { $count } решения могли быть лучше
   *[many] { $count } решений могли быть лучше
}
analysis-better = Ход { $ply }, { $name }: { $played }; лучше { $better }
