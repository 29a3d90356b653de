bot-panel-to-move = { $count ->
    [1] Ходит { $people } (ход начался { $since }).
   *[other] Ходят: { $people } (ход начался { $since }).
 }
bot-panel-asks = { $people }: **{ $question }** (ход начался { $since })
bot-panel-nobody = Сейчас никто не ходит.
bot-panel-moved-on = Партия пошла дальше.
bot-panel-earlier = … и ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
 } раньше: `/{ bot-command-log }`
bot-panel-pick = { $move } · { $field }…
bot-panel-open = { $name }…
bot-panel-order = { $title } ({ $place } из { $places })
bot-panel-part = { $title } ({ $span })
bot-panel-what = Что делаете?
bot-panel-others = Другое…
bot-panel-anytime = В любой момент…
bot-panel-called = Ответить на предложение…
bot-panel-usual = { $move } · { $number }
bot-panel-tick = { $title }: { $count }…
bot-panel-put = Добавить…
bot-panel-take = Убрать…
bot-panel-accept = Готово
bot-panel-as-proposed = { $move }: как предложено
bot-panel-as-recommended = { $move }: по совету
bot-panel-recommended = По совету
bot-panel-as-text = Ввести строкой
bot-panel-start-again = Начать заново
bot-panel-next-page = Другие места ›
bot-ticks-turned = { $title }: отмечено { $ticked }…
bot-ticks-on = ✓ { $name }
bot-ticks-off = Уже отмечено: выберите, чтобы снять
bot-ticks-more = выберите ещё { $count }
bot-ticks-fewer = можно не больше { $most }, а отмечено { $count }
bot-ticks-together = Вместе это выбрать нельзя
bot-ticks-refused = **{ $why }.** Ничего не изменилось.
bot-panel-none = Ничего
bot-panel-back = ‹ Назад
bot-panel-your-move = Ваш ход
bot-panel-private = Открыть тайные ходы…
bot-panel-call = { $people }: { $what }
bot-panel-board = Моё поле
bot-panel-why = Почему нельзя?..
bot-panel-closer = Рассмотреть…
bot-panel-closer-further = Ещё: { $span }
bot-panel-log = Журнал
bot-panel-help = Помощь
bot-panel-advise = Совет
bot-advice = **Совет:** { $move }
bot-advice-do = Сделать так
bot-advice-better = Выгоднее, чем «{ $other }», примерно на { NUMBER($points, maximumFractionDigits: 1) } очка (просчитано продолжений партии: { $ways }).
bot-advice-better-soon = Через ход положение лучше, чем после «{ $other }», примерно на { NUMBER($points, maximumFractionDigits: 1) } очка (просчитано продолжений партии: { $ways }).
bot-advice-alike = Почти так же хорошо: «{ $other }» (просчитано продолжений партии: { $ways }).
bot-advice-usual = Из всего возможного это выглядит лучше всего.
bot-panel-undo = Отменить
bot-panel-restart = Начать ход заново
bot-panel-more = Ещё
bot-panel-rematch = Реванш
bot-panel-follow = Следить…
bot-watch-board = Стол
bot-watch-stop = Больше не показывать
bot-follow-title = **{ $table }.** Когда присылать личное сообщение?
bot-follow-choose = Когда?
bot-panel-agree = Да
bot-panel-refuse = Нет
bot-panel-ask-undo = Спросить всех
bot-panel-ask-end = Спросить всех

bot-end-by-rules = По правилам партию можно закончить по общему согласию. Предложить?
bot-end-as-it-stands = Можно предложить всем закончить партию как есть, без итогового подсчёта. Сколько голосов нужно, задано в настройках стола.

bot-lesson = 💡 { $text }
bot-turn-title = { $game }: ваш ход
bot-turn-called = { $game }: от вас ждут ответа
bot-turn-reminder = { $game }: стол всё ещё ждёт вас
bot-turn-over = { $game }: ход сделан или вопрос уже решён.
bot-turn-not-yours = Сейчас не ваш ход.
bot-turn-proposed = Предложено: { $answer }
bot-turn-recommended = Совет: { $answer }
bot-turn-so-far = Пока так: { $answer }

bot-plain-panel = Не получается показать этот вопрос; партия не пострадала. Поле — **Моё поле**, ход — `/{ bot-command-move }`. Если не пройдёт, сообщите владельцу бота код ошибки: `{ $id }`
bot-plain-board = Не получается показать кнопки. Ход примет `/{ bot-command-move }`. Если не пройдёт, сообщите владельцу бота код ошибки: `{ $id }`
bot-plain-host = Стол { $table }: не получилось показать вопрос; партия не пострадала. Играть можно через **Моё поле** и `/{ bot-command-move }`. Сообщите владельцу бота код ошибки: `{ $id }`

bot-window-number = Число от { $least } до { $most }
bot-window-line = Измените строку как угодно

bot-why-ask = Что вы хотите сделать? Выберите ход или то, что видите на столе, или введите название.
bot-why-pick = Ход или то, что на столе…
bot-why-which = Почему нельзя именно это…
bot-why-moves = Другие ходы
bot-why-type = Ввести название
bot-why-other = Спросить о другом
bot-why-typed = Ход, место, карта…
bot-why-typed-hint = Как на картинке или на кнопке
bot-why-with-it = Сейчас можно.
bot-why-open = Сейчас можно: «{ $move }». Ниже выберите то, чего не хватает.
bot-why-possible = А так можно: «{ $move }».

## Карточка стола

bot-card-host = Ведущий стола: { $host }
bot-card-open = Сесть может каждый.
bot-card-by-invitation = По приглашению.
bot-card-alone = Только для вас, в личных сообщениях.
bot-card-code = Сесть за стол по коду: `/{ bot-command-join } { bot-param-code }:{ $code }` — в личных сообщениях со мной или на любом сервере, где я есть.
bot-card-install = Если у нас нет общего сервера, сначала добавьте меня в свой аккаунт: <{ $url }>
bot-private-invitation = { $host } приглашает вас за стол в личных сообщениях: { $table }
bot-private-left = { $table }: вы не за этим столом.
bot-private-moved = { $table }: стол теперь на сервере.
bot-private-unreached = ⚠️ Не могу написать: { $people }. Разрешите мои сообщения в настройках приватности; пока стол откроет `/{ bot-command-next }`.
bot-card-invited = Приглашение есть у: { $people }
bot-card-free-seat = *свободно*
bot-card-playing = **Партия идёт.**
bot-card-finished = **Партия окончена.**
bot-card-over = **Этот стол закрыт.**
bot-panel-to-board = К партии
bot-card-to-table = К столу
bot-card-takes = ⏳ Около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
 } вашего времени; если ходить между делом, от { $least } до { $most ->
    [one] { $most } дня
   *[other] { $most } дней
 }
bot-card-takes-alone = ⏳ Около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
 }
bot-card-rules = Кратко о правилах
bot-option-start = Начало
bot-option-start-host = когда решит ведущий
bot-option-start-full = как только заняты все места
bot-option-advice = Советы
bot-option-advice-on = по желанию каждого
bot-option-advice-off = нет
bot-card-join = Сесть за стол
bot-card-leave = Уйти
bot-card-start = Начать
bot-card-settings = Настройки
bot-card-close = Закрыть стол
bot-card-settings-title = **{ $game }.** Карточка стола — в канале. Всё, что вы выберете здесь, сразу появится на ней.
bot-card-settings-private = **{ $game }.** Всё, что вы выберете здесь, сразу появится на карточке стола.
bot-lobby-seats = Места
bot-lobby-game = Игра
bot-lobby-people = Игроки
bot-lobby-pace = Темп
bot-pace-relaxed = Спокойно
bot-pace-brisk = Быстро
bot-pace-live = За вечер
bot-pace-own = свой
bot-card-close-sure = Закрыть стол? Его не станет и для других: { $people }.
bot-card-keep = Оставить стол
bot-card-invite = Кого пригласить?
bot-guide-search = По названию ищет `/{ bot-command-help } { bot-param-of }:`.
