## Что сообщается, если о столе не удаётся рассказать как обычно

bot-notice-locked = Ветка { $channel } закрыта, и писать в неё нельзя. Модератор может открыть её; или перенесите стол: `/{ bot-command-bring }`.
bot-notice-said = { $text }
bot-notice-channel-gone = Канала, где был { $game } · стол { $table }, больше нет. Стол сохранён: перенесите его командой `/{ bot-command-bring }` в другой канал.
bot-said-invitation = { $host } приглашает вас за стол: { $game }, { $where }
bot-notice-uninvited = Не могу написать о столе { $table }: { $person } (закрыты личные сообщения или нет общего сервера). По коду с карточки сесть всё равно можно.
bot-notice-server-gone = Меня удалили с сервера, где был { $game } · стол { $table }. Стол сохранён: пригласите меня снова или перенесите его на другой сервер (`/{ bot-command-bring }`).
bot-damaged-server = ⚠️ Партия стола { $table } не читается, журнал сохранён. Модератор может откатить её (`/{ bot-command-caravel } { bot-command-mend }`) или закрыть стол (`/{ bot-command-caravel } { bot-command-close }`). Код ошибки для владельца бота: `{ $id }`
bot-said-stands = Всё сделано, не дошёл только мой ответ. Проверить: `/{ bot-command-next }` или `/{ bot-command-games }`.
bot-said-stands-there = Всё сделано, не дошёл только мой ответ. Проверить: { $url }
bot-said-undone-before = Ход уже отменён, один раз. Отменить ещё один — повторите команду. Положение: `/{ bot-command-hand }`.
bot-said-made-before = Этот ход уже сделан, не дошёл только ответ. Нужен ещё один такой же — повторите. Положение: `/{ bot-command-hand }`.
bot-said-asked-to-bring = Перенос касается всех за столом, поэтому сначала голосование. До общего согласия стол остаётся на месте.
bot-notice-asked = { $game } · стол { $table } ждёт вашего ответа:
bot-said-brought = Стол перенесён в этот канал. Сейчас появится новая карточка.
bot-said-mended = Партия возвращена к последнему целому ходу и продолжается.
bot-log-undone-mended = { $player } возвращает партию к последнему целому ходу (модерация).
bot-said-seated = Вы за столом и продолжаете партию. Что у вас есть, покажет **Моё поле**.
bot-damaged-private = ⚠️ Партия стола { $table } не читается, журнал сохранён. Откатите её или закройте стол. Код ошибки для владельца бота: `{ $id }`
bot-damaged-mend = Откатить партию
bot-damaged-give-up = Закрыть стол
bot-log-undone-mended-privately = { $player } возвращает партию к последнему целому ходу.
bot-log-ended-privately = { $player } закрывает стол: партия не читается.
bot-damaged-closed = Партия стола { $table } не читается, стол закрыт. Журнал сохранён.
bot-notice-table-closed = { $game } · стол { $table } закрыт до начала партии, за ним больше никто не сидит.
bot-notice-never-started = { $game } · стол { $table } закрыт: за { $days } дн. партию так и не начали.
bot-notice-untouched = { $game } · стол { $table }: здесь давно никто не ходит. Если так и останется, стол закроется { $until }.
bot-line-untouched = ⌛ Здесь давно никто не ходит. Если так и останется, стол закроется { $until }.
bot-log-ended-untouched = За { $days } дн. никто не сделал хода, стол закрыт.
bot-notice-seat-lost = { $how ->
        [taken] { $game } · стол { $table }: ваше место теперь занимает { $player }.
        [computer] { $game } · стол { $table }: за ваше место теперь играет компьютер.
        [kept] { $game } · стол { $table }: за вас играет компьютер. Вернуть место: `/{ bot-command-sit }`.
       *[vacant] { $game } · стол { $table }: ваше место свободно, потому что вы больше не на сервере. Вернуть, пока его никто не занял: `/{ bot-command-sit }`.
    }
bot-log-left = { $player }: больше не на сервере. Занять место: `/{ bot-command-sit }`; пока оно пустует, предложения решают остальные.
bot-log-forgotten = Свободное место: { $player }. Занять: `/{ bot-command-sit }`; пока оно пустует, предложения решают остальные.
bot-log-seated = { $player } садится за стол вместо: { $former }.
