## Статистика и забвение

bot-command-stats = статистика
bot-command-stats-person = игрок
bot-command-stats-server = сервер
bot-command-forget-me = удалить-мои-данные
bot-param-who = кто
bot-param-sure = точно
bot-param-statistics = статистика
bot-stats-about = Кто как играет
bot-stats-person-about = Ваши партии или чужие партии на этом сервере
bot-stats-who = Чьи? Если не указать — ваши
bot-stats-server-about = Что сыграно на этом сервере и кто сильнее
bot-stats-person = { $person }
bot-stats-server = Сыграно на этом сервере
bot-stats-none = Законченных партий пока нет.
bot-stats-none-here = На этом сервере пока нет законченных партий. Открыть стол: `/{ bot-command-play }`.
bot-stats-played = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
 }, обычно { $time }
bot-stats-against = { $game } · компьютер: { $strength }
bot-stats-games = { $count ->
    [0] до конца пока ни одной
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
 }
bot-stats-won = { $count ->
    [0] без побед
    [one] { $count } победа
    [few] { $count } победы
   *[other] { $count } побед
 }
bot-stats-place = в среднем место { $place } из { $people }
bot-stats-lost-together = общих поражений: { $count }
bot-stats-points = в среднем очков: { $mean }, лучший счёт: { $best }
bot-stats-rating = рейтинг { $rating } ± { $sure }
bot-stats-tenth = { NUMBER($number, maximumFractionDigits: 1) }
bot-stats-pace = ответ обычно через { $time }
bot-stats-reliable = сыграно до конца: { $ended } из { $begun }
bot-stats-only-here = только столы этого сервера
bot-stats-minutes = { $count } мин
bot-stats-hours = { $count } ч
bot-stats-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
 }
bot-refused-stats-of-others-on-servers = Чужие партии можно посмотреть на общем сервере, но не здесь.

bot-forget-me-about = Удалить все данные о вас
bot-forget-me-sure = Да, сейчас и навсегда
bot-stranger = Игрок { $number }
bot-somebody = Кто-то
bot-said-forget-what = Навсегда удаляется всё о вас: настройки, планы, заметки, результаты, рейтинги, имя и ID. В текущих партиях место освободится, в законченных вы станете безымянным игроком. До конца текущей партии метка без имени не пускает вас на другие места: своё закрытое вы знаете. Сообщения в ветках останутся.
    Удалить: `/{ bot-command-forget-me }` с параметром `{ bot-param-sure }`.
bot-said-forgotten = Ваши данные удалены.
