bot-campaign-of = История: { $host }
bot-campaign-game = 📜 Кампания **{ $name }**, партия { $number }
bot-campaign-next = { $name } · партия { $number }
bot-campaign-busy = { $name } · идёт за столом { $table }
bot-campaign-new = Новая кампания
bot-campaign-begin = Новая кампания: { $name }
bot-campaign-choose = Какая кампания?
bot-campaign-kept = 📜 Всё, что остаётся от этой партии, хранится в кампании **{ $name }**. Её продолжит «Сыграть ещё» или `/играть`; `/кампании список` покажет, как далеко она зашла.
bot-campaign-over = 📜 История кампании **{ $name }** рассказана до конца.
bot-campaign-broken-off = 📜 Кампания **{ $name }** осталась такой, какой была до этой партии. «Сыграть ещё» или `/играть` начнёт партию заново.

bot-campaigns-title = Кампании
bot-campaigns-none = Кампаний здесь пока нет. Начните свою командой `/играть`: выберите игру, в которой они есть, и придумайте название.
bot-campaigns-played = { $count ->
    [one] сыграна { $count } партия
    [few] сыграны { $count } партии
   *[many] сыграно { $count } партий
 }
bot-campaigns-told = история рассказана
bot-campaigns-damaged = сейчас не читается
bot-campaigns-at-table = сейчас за столом { $table }
bot-campaigns-more = … и ещё { $count }
bot-campaigns-exported = Кампания **{ $name }**, { $count ->
    [one] сыграна { $count } партия
    [few] сыграны { $count } партии
   *[many] сыграно { $count } партий
 }. История в файле запечатана: кто вскроет, испортит удовольствие только себе. `/кампании загрузить` примет файл обратно, здесь или в другом месте.
bot-campaigns-imported = Кампания **{ $name }** теперь здесь, { $count ->
    [one] сыграна { $count } партия
    [few] сыграны { $count } партии
   *[many] сыграно { $count } партий
 }. Продолжить её можно командой `/играть`.
bot-campaigns-renamed = Теперь кампания называется **{ $name }**.
bot-campaigns-left = Вы больше не участвуете в кампании **{ $name }**.

bot-campaigns-about = Кампании: истории, которые идут от партии к партии
bot-list-about = Кампании этого места: кто, как далеко и когда в последний раз
bot-export-about = Ваша кампания в виде файла
bot-import-about = Продолжить кампанию из файла
bot-rename-about = Назвать вашу кампанию иначе
bot-forget-about = Выйти из кампании; последний участник удаляет её
bot-play-campaign = Продолжить кампанию или вписать название новой
bot-campaigns-which = Какая из ваших кампаний?
bot-campaigns-file = Файл, который дала команда /кампании сохранить
bot-campaigns-as = Под каким названием? Иначе — под тем, что в файле
bot-campaigns-new-name = Новое название

bot-command-campaigns = кампании
bot-command-list = список
bot-command-export = сохранить
bot-command-import = загрузить
bot-command-rename = переименовать
bot-command-forget = забыть
bot-param-campaign = кампания
bot-param-file = файл
bot-param-name = название

bot-refused-no-campaigns = В этой игре нет кампаний.
bot-refused-no-such-campaign = Здесь у вас нет кампании с таким названием. Их показывает `/кампании список`.
bot-refused-campaign-of-others = В кампанию «{ $name }» играют другие. Выберите иное название или садитесь к ним, когда они откроют стол.
bot-refused-campaign-in-play = Партия кампании «{ $name }» ещё не окончена: она идёт за столом { $table }.
bot-refused-campaign-told = История кампании «{ $name }» рассказана до конца.
bot-refused-campaign-not-begun = Ни одна партия кампании «{ $name }» ещё не окончена, хранить в файле пока нечего.
bot-refused-campaign-damaged = То, что хранится в кампании «{ $name }», сейчас не читается. Ничего не пропало: скажите об этом тому, у кого работает бот.
bot-refused-campaign-needs-name = Кампании нужно название, которое можно прочесть.
bot-refused-campaign-name-too-long = В названии кампании не больше { $most } знаков.
bot-refused-campaign-name-taken = Здесь уже есть кампания «{ $name }». Выберите другое название.
bot-refused-too-many-campaigns = У вас здесь уже { $most } кампаний этой игры. Сначала закончите или забудьте одну из них.
bot-refused-file-too-large = Это не файл кампании: такие файлы не больше { $most } КБ.
bot-refused-no-campaign-file = Это не файл кампании. Такие файлы делает `/кампании сохранить`.
bot-refused-file-too-new = Этот файл сделан более новой версией бота и пока не читается.
bot-refused-file-of-unknown-game = В этом файле кампания неизвестной игры.
bot-refused-file-damaged = Это файл кампании, но он повреждён: с него нельзя начать партию.
