bot-reminder-since = Ваш ход начался { $since }
bot-reminder-here = { $player }, стол всё ещё ждёт вас: ход начался { $since }.
bot-next-up = **{ $game }**: следующий ход ваш. Сейчас ходят: { $players }.
bot-next-up-here = { $player }, следующий ход ваш.
bot-roundup = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[many] Вас ждут { $count } столов
 }
bot-roundup-daily = Ваш день: { $count ->
    [one] ждёт { $count } стол
    [few] ждут { $count } стола
   *[many] ждут { $count } столов
 }
bot-roundup-here = { $player }, { $count ->
    [one] здесь вас ждёт { $count } стол:
    [few] здесь вас ждут { $count } стола:
   *[many] здесь вас ждут { $count } столов:
 }
bot-roundup-next = От одного к другому: `/{ bot-command-next }`.
bot-snooze-for = Не сейчас…
bot-snooze-hour = 1 ч
bot-snooze-four = 4 ч
bot-snooze-morning = До утра
bot-said-snoozed = { $count ->
    [one] Напомню { $at }, если стол всё ещё будет ждать вас.
    [few] Напомню { $at } о том, что ещё будет ждать вас.
   *[many] Напомню { $at } о том, что ещё будет ждать вас.
 }
bot-refused-nothing-to-put-off = Ни один стол из этого уведомления сейчас вас не ждёт.

## Настройки

bot-param-zone = часовой-пояс
bot-param-quiet = тихие-часы
bot-param-reminders = напоминания
bot-param-digest = сводка
bot-param-ahead = заранее
bot-habits-no = нет никогда выкл выключить
bot-refused-unknown-zone = Не знаю часового пояса «{ $zone }». Выберите его из списка, например Europe/Moscow.
bot-refused-unclear-quiet-hours = Не понимаю тихие часы «{ $text }». Пример: 22:00-8:00 или «нет».
bot-refused-unclear-time = Не понимаю время «{ $text }». Пример: 18:00 или «нет».
bot-refused-zone-first = Сначала укажите в той же команде `{ bot-param-zone }`.

## Отъезд

bot-command-away = отъезд
bot-command-back = возвращение
bot-param-until = до
bot-away-about = Отъезд: без напоминаний, столы узнают, до какого времени
bot-away-until = До какого времени? Например: до пятницы, 3 дня, 2026-12-01, завтра 18:00
bot-back-about = Вернуться из отъезда раньше
bot-away = в отъезде до { $until }
bot-away-still = Вы в отъезде до { $until }.
bot-away-here = Я снова здесь
bot-line-away = { $player }: в отъезде до { $until }.
bot-line-back = { $player } снова с нами.
bot-line-announced = 📣 От владельца бота: { $text }
bot-said-away = Отъезд до { $until }: напоминаний не будет, столы предупреждены. Вернуться раньше: `/{ bot-command-back }`.
bot-said-away-zone = Часовой пояс не задан, считаю по UTC. Задать: `/{ bot-command-settings }`.
bot-said-back = С возвращением! Столы, где ждут вашего хода: `/{ bot-command-next }`.
bot-refused-not-away = Вы и так не в отъезде.
bot-refused-unclear-until = Не понимаю срок «{ $text }». Примеры: до пятницы, 3 дня, 2026-12-01, завтра 18:00.
bot-refused-until-is-over = «{ $text }» — уже в прошлом.
bot-refused-away-too-long = Отъезд — не больше { $most } дней. Лучше передайте место: `/{ bot-command-replace }`.
bot-call-how = Как вас звать, когда ваш ход?
bot-call-here = Звать здесь, в ветке
bot-call-dm = Писать лично, с полем и кнопками
bot-call-said-here = Зову вас здесь, в ветке. Изменить можно в `/{ bot-command-settings }`.
bot-call-said-dm = Теперь зову вас личным сообщением, таким как это. Изменить можно в `/{ bot-command-settings }`.
bot-call-closed = Discord не даёт мне писать вам лично, поэтому зову здесь. Разрешите личные сообщения в настройках приватности сервера и выберите снова в `/{ bot-command-settings }`.
