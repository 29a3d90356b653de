## Что каждый настраивает для себя: настройка называется так же, как параметр команды

bot-settings-title = Ваши настройки
bot-settings-change = { $group }…
bot-settings-calls = Оповещения
bot-settings-nights = Ночь
bot-settings-help = Помощь
bot-settings-looks = Вид
bot-setting-none = нет
bot-setting-type = ввести…
bot-setting-at = в { $at } ({ $zone })
bot-setting-between = { $hours } ({ $zone })
bot-setting-hours = { $hours ->
    [one] через { $hours } час, потом всё реже
    [few] через { $hours } часа, потом всё реже
    [many] через { $hours } часов, потом всё реже
   *[other] через { $hours } часа, потом всё реже
 }

bot-setting-dms = Личные сообщения
bot-setting-dms-on = когда ваш ход
bot-setting-dms-off = нет, упоминать в ветке
bot-setting-dms-closed = закрыты в Discord, поэтому упоминание в ветке
bot-settings-dms = Личное сообщение вместо упоминания в ветке, когда начался ваш ход?
bot-setting-ahead = Заранее
bot-setting-ahead-on = сообщать за ход до вашего
bot-setting-ahead-off = не сообщать
bot-settings-ahead = Сообщать за ход до вашего?
bot-setting-reminders = Напоминания
bot-settings-reminders = Через сколько часов первое напоминание? Дальше всё реже; 0 — никогда
bot-setting-digest = Сводка
bot-settings-digest = Одно уведомление в день обо всех столах, например в 18:00; «нет» — выключить
bot-setting-order = Порядок
bot-setting-order-longest = сначала тот стол, что ждёт дольше всех
bot-setting-order-clock = сначала тот, где часы кончатся раньше
bot-setting-order-mine = свой: первый стол выбирают в /{ bot-command-games }
bot-settings-order = Порядок столов для /{ bot-command-next }

bot-setting-zone = Часовой пояс
bot-setting-zone-none = не указан, время по UTC
bot-settings-zone = Ваш часовой пояс: начните писать город по-английски, например Moscow
bot-setting-quiet = Тихие часы
bot-settings-quiet = Часы без уведомлений, например 22:00-8:00; «нет» — выключить

bot-setting-coach = Подсказки
bot-setting-coach-on = при первом решении каждого вида
bot-setting-coach-off = нет
bot-settings-coach = Подсказка при первом решении каждого вида? Включить — начать сначала
bot-setting-asked = Конец хода
bot-setting-asked-on = без вопроса, если решать больше нечего
bot-setting-asked-off = всегда заканчиваете вы
bot-settings-asked = Заканчивать ваш ход без вопроса, когда решать больше нечего?

bot-setting-language = Язык
bot-setting-language-auto = { bot-language-auto }
bot-setting-language-en = { bot-language-en }
bot-setting-language-ru = { bot-language-ru }
bot-settings-language = На каком языке говорить с вами
bot-setting-pictures = Картинки
bot-setting-pictures-auto = как у того, кто открыл стол
bot-setting-pictures-light = светлые
bot-setting-pictures-dark = тёмные
bot-settings-pictures = Светлые или тёмные картинки?
bot-setting-counted = Статистика
bot-setting-counted-on = с вами
bot-setting-counted-off = без вас, и без прошлых партий
bot-settings-counted = Показывать вас в статистике? «Нет» уберёт и прошлые партии

bot-settings-back = Оставить меня
bot-settings-uncount = Убрать меня
bot-settings-uncount-sure = Убрать вас из статистики? Прошлые партии исчезнут из неё навсегда.

bot-refused-unclear-hours = Укажите часы числом от 0 до { $most }.
