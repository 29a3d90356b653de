## Кого ищет стол, который ещё не начал, и до какого часа

bot-param-wanted = кого-ищем
bot-param-within = сколько-ждать
bot-play-wanted = Кого вы ищете? Новички и рейтинг решают, кто сядет без приглашения
bot-play-within = Сколько ждать игроков? Потом вы решите, что делать со свободными местами
bot-option-wanted = Кого ищем
bot-option-wanted-anyone = всех
bot-option-wanted-beginners = новичков
bot-option-wanted-relaxed = тех, кто не спешит
bot-option-wanted-quick = тех, кто отвечает быстро
bot-option-wanted-rating = игроков с рейтингом как у ведущего
bot-lobby-within = Ждём игроков
bot-lobby-within-open-end = сколько понадобится
bot-lobby-within-hour = один час
bot-lobby-within-three-hours = 3 часа
bot-lobby-within-twelve-hours = 12 часов
bot-lobby-within-day = сутки
bot-lobby-within-three-days = 3 дня
bot-lobby-within-week = неделю
bot-card-open-to-some = Сесть может каждый, кто подходит; остальные — по приглашению.
bot-card-wanted = 🔎 Ищем: { $who }
bot-card-wanted-until = 🔎 Ищем: { $who } · ждём до: { $until }
bot-card-until = 🔎 Ждём игроков до: { $until }
bot-card-hour-came = ⌛ Время вышло, { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
   *[other] свободно { $count } мест
}. Что дальше, решает { $host }.
bot-card-hour-wait = Ждать дальше
bot-card-hour-fill = Посадить компьютеры
bot-notice-hour-came = ⌛ **{ $game }:** время вышло, { $count ->
    [one] свободно ещё { $count } место
    [few] свободно ещё { $count } места
   *[other] свободно ещё { $count } мест
}. Ждать дальше, посадить компьютеры или закрыть стол?
bot-said-wait = Стол ждёт игроков столько, сколько понадобится.
bot-said-filled = **{ $game }:** свободные места заняли компьютеры. Начинайте, когда захотите.
bot-said-filled-started = Свободные места заняли компьютеры, партия начинается.
bot-refused-wants-beginners = Этот стол ищет новичков, а у вас уже есть законченные партии в эту игру: { $games }. Ведущий ({ $name }) может пригласить вас и так.
bot-refused-wants-rating = Этот стол ищет игроков с рейтингом как у ведущего, а ваш отличается больше чем на 250 очков. Ведущий ({ $name }) может пригласить вас и так.

## Кто приходит по коду

bot-card-friends = Позвать друзей
bot-share-title = **Позвать за стол: { $game }**
bot-share-link = На этом сервере: { $url }
bot-share-code = Откуда угодно: `/{ bot-command-join } { bot-param-code }:{ $code }` — в личных сообщениях со мной или на любом сервере, где я есть. Код действует, пока партия не началась.
bot-said-joined-by-code = Вы за столом: **{ $game }**.
bot-said-joined-as-guest = Вы за столом { $table } · { $game }. Его канал вам не виден, поэтому вы играете в личных сообщениях: первое уже пришло.
bot-said-guest = **{ $game } · стол { $table }.** Вы играете здесь, в личных сообщениях: я напишу, когда партия начнётся и когда настанет ваш ход.
    За столом: { $people }
bot-notice-guest-begun = **{ $game } · стол { $table }:** партия началась. Я напишу, когда настанет ваш ход.

## Кого позвать за открытый стол

bot-command-notify = звать
bot-notify-about = Получать личное сообщение, когда здесь открывают подходящий стол
bot-notify-title = Открытые столы этого сервера
bot-notify-off = Пока вас никто не зовёт. Могу писать вам, когда здесь открывают стол для всех: не в тихие часы (`/{ bot-command-settings }`) и только если вам виден канал.
bot-notify-on = Пишу вам, когда здесь открывают такой стол: не в тихие часы (`/{ bot-command-settings }`) и только если вам виден канал.
bot-notify-unreached = Вы просили звать вас, но Discord не даёт мне вам писать. Разрешите личные сообщения и нажмите кнопку.
bot-notify-ended = Больше не зову вас за открытые столы этого сервера.
bot-notify-begins = Позову вас здесь, когда откроется подходящий стол. Сервер: **{ $server }**. Игры можно выбрать в `/{ bot-command-notify }`.
bot-notify-open = { $game }: открыт стол ({ $server })
bot-notify-seats = За столом: { $people } · свободно мест: { $free } из { $seats }
bot-notify-games = В какие игры?
bot-notify-wanted = Столы, где ищут…
bot-notify-most = { $count ->
    [one] Не больше { $count } сообщения в день
   *[other] Не больше { $count } сообщений в день
}
bot-notify-call-on = Звать меня
bot-notify-call-off = Перестать звать
bot-refused-calls-unreached = Discord не даёт мне вам писать, поэтому позвать вас я не смогу. Разрешите личные сообщения в настройках приватности сервера и попробуйте снова.
bot-notice-guest-board = Показать стол
bot-notify-day = Как часто?

## Доска сервера

bot-channel-board = Открытые столы
bot-channel-board-what = свободные места с кнопками и партии, которые идут; одно сообщение без звука
bot-board-free = свободно мест: { $free } из { $seats }
