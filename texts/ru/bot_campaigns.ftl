bot-campaign-of = { $host } и команда
bot-campaign-of-once = Кампания: { $host }
bot-lobby-campaign = Кампания
bot-lobby-campaign-none = нет
bot-campaign-game = 📜 Кампания **{ $name }**, партия { $number }
bot-campaign-next = { $name }, партия { $number }
bot-campaign-busy = { $name } · идёт за столом { $table }
bot-campaign-new = новая
bot-campaign-begin = Новая кампания: { $name }
bot-campaign-kept = 📜 Партия записана в кампанию **{ $name }**. Дальше — «Реванш» или `/{ bot-command-play }`; все кампании: `/{ bot-command-campaigns } { bot-command-list }`.
bot-campaign-over = 📜 Кампания **{ $name }** пройдена.
bot-campaign-broken-off = 📜 Кампания **{ $name }** осталась такой, какой была до этой партии. «Реванш» или `/{ bot-command-play }` начнёт партию заново.

bot-campaigns-title = Кампании
bot-campaigns-none = Кампаний здесь пока нет. Начните свою: `/{ bot-command-play }`, игра с кампанией и название.
bot-campaigns-played = { $count ->
    [one] сыграна { $count } партия
    [few] сыграны { $count } партии
   *[many] сыграно { $count } партий
 }
bot-campaigns-told = пройдена
bot-campaigns-damaged = сейчас не читается
bot-campaigns-at-table = сейчас за столом { $table }
bot-campaigns-more = … и ещё { $count }
bot-campaigns-exported = Кампания **{ $name }**, { $count ->
    [one] сыграна { $count } партия
    [few] сыграны { $count } партии
   *[many] сыграно { $count } партий
 }. Сюжет в файле скрыт от спойлеров. Вернуть кампанию из файла: `/{ bot-command-campaigns } { bot-command-import }`, здесь или на другом сервере.
bot-campaigns-imported = Кампания **{ $name }** теперь здесь, { $count ->
    [one] сыграна { $count } партия
    [few] сыграны { $count } партии
   *[many] сыграно { $count } партий
 }. Продолжить её можно командой `/{ bot-command-play }`.
bot-campaigns-renamed = Теперь кампания называется **{ $name }**.
bot-campaigns-left = Вы больше не участвуете в кампании **{ $name }**.

bot-campaigns-about = Кампании: сюжеты, которые идут от партии к партии
bot-list-about = Здешние кампании: кто играет, сколько партий и когда последняя
bot-export-about = Сохранить вашу кампанию в файл
bot-import-about = Продолжить кампанию из файла
bot-rename-about = Переименовать вашу кампанию
bot-forget-about = Выйти из кампании; с выходом последнего участника она удаляется
bot-play-campaign = Продолжить кампанию или вписать название новой
bot-campaigns-which = Какая из ваших кампаний?
bot-campaigns-file = Файл, который сделала команда /{ bot-command-campaigns } { bot-command-export }
bot-campaigns-as = Название; если не указать — то, что в файле
bot-campaigns-new-name = Новое название

bot-command-campaigns = кампании
bot-command-list = список
bot-command-export = сохранить
bot-command-import = загрузить
bot-command-rename = переименовать
bot-command-forget = выйти
bot-param-campaign = кампания
bot-param-file = файл
bot-param-name = название

bot-refused-no-campaigns = В этой игре нет кампаний.
bot-refused-no-such-campaign = Здесь у вас нет кампании с таким названием. Их показывает `/{ bot-command-campaigns } { bot-command-list }`.
bot-refused-campaign-of-others = В кампанию «{ $name }» играют другие. Выберите другое название или садитесь к ним, когда они откроют стол.
bot-refused-campaign-in-play = Партия кампании «{ $name }» ещё не окончена: она идёт за столом { $table }.
bot-refused-campaign-told = Кампания «{ $name }» пройдена.
bot-refused-campaign-not-begun = Ни одна партия кампании «{ $name }» ещё не окончена: сохранять пока нечего.
bot-refused-campaign-damaged = Кампанию «{ $name }» сейчас не удаётся прочитать, но она не потеряна. Сообщите владельцу бота.
bot-refused-campaign-needs-name = Кампании нужно название, которое можно прочесть.
bot-refused-campaign-name-too-long = В названии кампании не больше { $most } знаков.
bot-refused-campaign-name-taken = Здесь уже есть кампания «{ $name }». Выберите другое название.
bot-refused-too-many-campaigns = У вас здесь уже { $most } кампаний этой игры. Закончите одну или выйдите из неё: `/{ bot-command-campaigns } { bot-command-forget }`.
bot-refused-file-too-large = Это не файл кампании: такие файлы не больше { $most } КБ.
bot-refused-no-campaign-file = Это не файл кампании. Такие файлы делает `/{ bot-command-campaigns } { bot-command-export }`.
bot-refused-file-too-new = Этот файл сделан более новой версией бота и пока не читается.
bot-refused-file-of-unknown-game = В этом файле кампания неизвестной игры.
bot-refused-file-damaged = Это файл кампании, но он повреждён: с него нельзя начать партию.
