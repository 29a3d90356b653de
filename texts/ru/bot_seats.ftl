## Компьютеры и свободные места

bot-computer-name = Компьютер
bot-computer-name-more = Компьютер { $number }
bot-computer-name-strength = { $name }, { $strength }
bot-strength-easy = лёгкий
bot-strength-middle = средний
bot-strength-strong = сильный
bot-card-computer-easy = Делает то, что разумно на первый взгляд
bot-card-computer-middle = Пробует ходы в уме
bot-card-computer-strong = То же, но думает дольше
bot-card-computer = Посадить компьютер
bot-card-unseat = Убрать компьютер
bot-option-computers = Компьютеры
bot-option-computers-soon = ходят через несколько секунд
bot-option-computers-minute = ходят через минуту
bot-option-computers-hour = ходят через час
bot-option-computers-now = ходят сразу
bot-option-newcomers = Место компьютера
bot-option-newcomers-welcome = может занять любой, кто придёт
bot-option-newcomers-none = остаётся за компьютером
bot-panel-computer-moves = Сейчас ходит: { $people } (ход начался { $since }).
bot-panel-computer-waits = После голосования ходит: { $people }.
bot-panel-computers-alone = За столом одни компьютеры: они ждут, пока кто-нибудь займёт место (`/{ bot-command-sit }`).
bot-refused-no-computer = За этим столом нет компьютера.
bot-log-back = { $player } снова за столом и дальше играет без компьютера.

bot-command-tables = свободные-места
bot-tables-about = Свободные места на этом сервере и как далеко зашли партии
bot-list-open-seats = Свободные места
bot-list-no-open-seats = На этом сервере свободных мест нет. Открыть стол: `/{ bot-command-play }`; узнать, когда откроют другие: `/{ bot-command-notify }`.
bot-list-open-at = свободно: { $seats }
bot-list-open-vacant = { $name } (место пустует)
bot-list-sit = Занять место: стол { $table }
bot-list-join = Сесть за стол { $table }

## Вопросы ко всему столу

bot-option-quorum = Голосования
bot-option-quorum-all = нужно согласие всех
bot-option-quorum-most = нужно большинство
bot-option-deadline = Время на ответ
bot-option-deadline-two-days = два дня
bot-option-deadline-day = день
bot-option-deadline-week = неделя
bot-option-absence = Замена отсутствующих
bot-option-absence-three-days = после трёх дней ожидания
bot-option-absence-day = после дня ожидания
bot-option-absence-week = после недели ожидания
bot-panel-vote-end = **{ $player } предлагает закончить партию как есть.**
bot-panel-vote-undo = **{ $player } просит отменить ход.**
bot-panel-vote-replace = **{ $player } предлагает замену: { $seat } → { $person }.**
bot-panel-vote-replace-computer = **{ $player } предлагает замену: { $seat } → компьютер ({ $strength }), до возвращения.**
bot-panel-vote-pause = **{ $player } предлагает перерыв до { $until }.**
bot-panel-vote-resume = **{ $player } предлагает продолжить сейчас.**
bot-panel-vote-bring = **{ $player } предлагает перенести стол: { $place }. Тогда его увидят все, кто видит этот канал.** Те, кого там нет, играют дальше в личных сообщениях.
bot-panel-vote-missing = Ещё не ответили: { $people }
bot-panel-vote-against = Против: { $people }
bot-panel-vote-rule = { $quorum ->
    [silent] -# Одно «нет» оставит стол на месте; молчание считается согласием. Голосование закроется { $until }.
    [most] -# Нужно больше половины. Голосование закроется { $until }.
   *[all] -# Нужно согласие всех. Голосование закроется { $until }.
 }
bot-log-vote-lapsed = { $player }: предложение { $matter ->
    [bring] перенести стол
    [end] закончить партию как есть
    [undo] отменить ход
    [replace] о замене
    [pause] о перерыве
   *[resume] сразу продолжить
 } не набирает голосов в срок.
bot-log-vote-refused = { $player }: предложение { $matter ->
    [bring] перенести стол
    [end] закончить партию как есть
    [undo] отменить ход
    [replace] о замене
    [pause] о перерыве
   *[resume] сразу продолжить
 } отклоняется.
bot-log-vote-withdrawn = { $player }: предложение { $matter ->
    [bring] перенести стол
    [end] закончить партию как есть
    [undo] отменить ход
    [replace] о замене
    [pause] о перерыве
   *[resume] сразу продолжить
 } отзывается.
bot-said-agreed = Решено.
bot-refused-vote-about-you = Голосование о вас: решают остальные.

## Перерыв

bot-command-pause = перерыв
bot-pause-about = Предложить перерыв: без ходов, напоминаний и часов
bot-param-for = на
bot-pause-for = На сколько? Потом партия продолжится сама
bot-pause-1 = день
bot-pause-2 = два дня
bot-pause-3 = три дня
bot-pause-7 = неделя
bot-pause-14 = две недели
bot-pause-28 = четыре недели
bot-command-resume = продолжить
bot-resume-about = Предложить продолжить, не дожидаясь конца перерыва
bot-panel-paused = ⏸️ **Перерыв до { $until }.** Ни от кого ничего не ждут, потом партия продолжится сама.
bot-panel-resume = Предложить продолжить
bot-log-paused = Перерыв до { $until }; предложение: { $player }.
bot-log-resumed = Перерыв окончен; предложение продолжить: { $player }.
bot-log-resumed-by-itself = Перерыв окончен.
bot-refused-pausing = Перерыв до { $until }. Предложить начать раньше: `/{ bot-command-resume }`.
bot-refused-not-paused = Перерыва сейчас нет.
bot-refused-no-such-pause = Выберите длину перерыва из списка.

## Замена

bot-command-replace = замена
bot-replace-about = Передать своё место или предложить замену тому, кого нет
bot-param-with = кем
bot-replace-with = Кто играет дальше? Если не указать — компьютер
bot-param-player = игрок
bot-replace-player = Кого заменить? Если не указать — вас; других заменяет голосование
bot-param-keep = вернуть
bot-replace-keep = Если играет компьютер: оставить за вами право вернуться?
bot-param-strength = сила
bot-replace-strength = Как играет компьютер
bot-replace-computer = Компьютер: { $strength }
bot-replace-sure = **Передать игру компьютеру?** Он будет делать ваши ходы, как только придёт очередь; вернуть их потом нельзя.
bot-replace-sure-gone = **Отдать место насовсем?** Компьютер сядет на него сразу. Потом его может занять любой, и права вернуться у вас не будет.
bot-replace-kept = Передать до моего возвращения
bot-replace-gone = Отдать место насовсем
bot-replace-stay = Играть дальше
bot-panel-offered = **{ $person }: вам предлагают место ({ $player })**, срок ответа истечёт { $until }.
bot-panel-take-seat = Занять место: { $player }
bot-panel-no-seat = Отказаться
bot-notice-offered = { $game } · стол { $table }: вам предлагают место ({ $player }).
bot-said-offered = Место предложено. Пока его не приняли, оно ваше; отозвать — **Отказаться** на панели.
bot-said-declined = { $player } не занимает это место.
bot-said-offer-withdrawn = { $player } отзывает предложение места.
bot-said-computer-plays = За вас играет компьютер. Вернуть место в любой момент: `/{ bot-command-sit }` в ветке стола.
bot-said-computer-took = Теперь на вашем месте компьютер. Спасибо за игру.
bot-said-seat-gone = Сейчас на этом месте играете не вы.
bot-log-replaced = { $player } играет дальше вместо: { $former }.
bot-log-computer-plays = { $player }: теперь играет компьютер, до возвращения.
bot-log-computer-takes = { $player }: теперь играет компьютер.
bot-refused-offered-to-another = Это место предложено другому человеку: { $player }.
bot-refused-no-offer = Это предложение уже решено.
bot-refused-sits-here = Названный человек уже за этим столом.
bot-refused-knows-another-seat = Кто играл за этим столом, знает закрытое на своём месте и не может занять другое.
bot-refused-is-a-bot = Приложение сесть за стол не может. Если никого не указать, играет компьютер.
bot-refused-no-such-player = Выберите из списка, кого заменить.
bot-refused-seat-is-open = Это место свободно. Занять: `/{ bot-command-sit }`; всем его покажет `/{ bot-command-tables }`.
bot-refused-computer-plays-already = Там уже играет компьютер.
bot-refused-not-absent = { $player }: замену можно предложить, если стол ждёт дольше { $days ->
    [one] { $days } дня
   *[other] { $days } дней
 }.

## Возвращение

bot-recap = **С вашего хода** (он закончился { $since }): { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
 } ({ $people })
bot-next-table = { $count ->
    [one] Дальше: ещё { $count } стол ›
    [few] Дальше: ещё { $count } стола ›
   *[other] Дальше: ещё { $count } столов ›
 }
bot-param-order = порядок
bot-order-mine-now = Ваш порядок: { $tables }
bot-order-put-first = Какой стол будет первым?
bot-said-first = Теперь первым идёт стол { $table }.
bot-refused-unknown-order = Выберите порядок из списка.

bot-command-note = заметка
bot-note-about = Заметка для себя: видна на вашем поле и больше никому
bot-panel-note = Заметка
bot-note-title = Ваша заметка
bot-note-hint = Видна только вам, на вашем поле. Чтобы убрать, сотрите текст.
bot-note-line = 📝 { $text }
bot-said-no-note = Заметки больше нет.
