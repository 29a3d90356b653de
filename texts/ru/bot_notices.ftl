bot-reminder-since = Ждёт вас: { $since }
bot-reminder-here = { $player }, стол всё ещё ждёт вас ({ $since }).
bot-next-up = **{ $game }**: ваш ход следующий, после { $players }.
bot-next-up-here = { $player }, ваш ход следующий.
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
bot-roundup-next = `/дальше` ведёт от одного к другому.
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
bot-settings-zone = Ваш часовой пояс: начните писать город по-английски, например Moscow
bot-settings-quiet = Без уведомлений с … до …, например 22:00-8:00; «нет» — выключить
bot-settings-reminders = Через сколько часов первое напоминание? Дальше всё реже; 0 — никогда
bot-settings-digest = Одно уведомление в день обо всех столах, в это время, например 18:00; «нет» — выключить
bot-settings-ahead = Сообщать уже тогда, когда ваш ход следующий?
bot-habits-zone = Часовой пояс: { $zone }
bot-habits-quiet = Тихие часы: { $span }
bot-habits-reminders = { $hours ->
    [one] Напоминания: через { $hours } час, потом каждый раз вдвое позже, всего три
    [few] Напоминания: через { $hours } часа, потом каждый раз вдвое позже, всего три
    [many] Напоминания: через { $hours } часов, потом каждый раз вдвое позже, всего три
   *[other] Напоминания: через { $hours } часа, потом каждый раз вдвое позже, всего три
 }
bot-habits-reminders-none = Напоминания: нет
bot-habits-digest = Одно уведомление в день: { $at }
bot-habits-ahead = Сообщать за ход до вас: { $ahead ->
    [yes] да
   *[no] нет
 }
bot-habits-none = нет
bot-habits-no = нет никогда выкл выключить
bot-refused-unknown-zone = Я не знаю часового пояса «{ $zone }». Выберите его из списка, который появляется, когда вы пишете: например, Europe/Moscow.
bot-refused-unclear-quiet-hours = «{ $text }» — непонятные тихие часы. Напишите, например, 22:00-8:00 или «нет».
bot-refused-unclear-time = «{ $text }» — непонятное время. Напишите, например, 18:00 или «нет».
bot-refused-zone-first = Для этого нужен ваш часовой пояс: укажите его в той же команде, `часовой-пояс`.

## Отъезд

bot-command-away = отъезд
bot-command-back = возвращение
bot-param-until = до
bot-away-about = Без напоминаний, пока вас нет; ваши столы узнают, до какого времени
bot-away-until = До какого времени? Например: до пятницы, 3 дня, 2026-12-01, завтра 18:00
bot-back-about = Вы снова здесь раньше, чем собирались
bot-away = в отъезде до { $until }
bot-away-still = Вы значитесь в отъезде до { $until }.
bot-away-here = Я снова здесь
bot-line-away = { $player }: в отъезде до { $until }.
bot-line-back = { $player } снова с нами.
bot-said-away = Вас нет до { $until }. До тех пор никаких напоминаний, ваши столы об этом знают. `/возвращение` закончит отъезд раньше.
bot-said-away-zone = Ваш часовой пояс неизвестен, время считается по UTC: его можно указать в `/настройки`.
bot-said-back = С возвращением! `/дальше` ведёт к столам, которые вас ждут.
bot-refused-not-away = Насколько известно, вы никуда не уезжали.
bot-refused-unclear-until = Непонятно, до какого времени «{ $text }». Напишите, например: до пятницы, 3 дня, 2026-12-01 или завтра 18:00.
bot-refused-until-is-over = «{ $text }» — это уже в прошлом.
bot-refused-away-too-long = Отъезд не может длиться больше { $most } дней. Лучше передайте своё место другому.
