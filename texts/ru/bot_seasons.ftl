bot-season-about = Показать лигу или турнир сервера либо открыть новый сезон
bot-season-name = Название нового сезона (нужно право управлять сервером или событиями)
bot-command-season = сезон
bot-season-called = Сезон { $number }
bot-season-kind = Вид
bot-season-kind-league = лига
bot-season-kind-tournament = турнир с финалом
bot-season-rounds-count = { $count ->
    [one] { $count } тур
    [few] { $count } тура
   *[many] { $count } туров
 }
bot-season-divisions-count = { $count ->
    [one] { $count } дивизион
    [few] { $count } дивизиона
   *[many] { $count } дивизионов
 }
bot-season-seats-count = Мест за столом: примерно { $count }
bot-season-days-count = Запись: { $count } дн.
bot-season-round-days-count = Тур: { $count } дн.
bot-season-late = Когда время тура вышло
bot-season-late-stands = засчитывается текущий счёт
bot-season-late-waits = тур ждёт свои столы
bot-season-form = Формат
bot-season-time = Время
bot-season-games = Игры, каждый тур по одной
bot-season-draft = Пока это видите только вы. Выберите игры и откройте запись: карточка появится в этом канале.
bot-season-open = Открыть запись
bot-season-discard = Удалить черновик
bot-season-until = Запись открыта, закрывается { $at } ({ $rest }). Затем столы собираются и открываются здесь, и ваш стол позовёт вас, как любой другой.
bot-season-people = **Игроки ({ $count }):** { $people }
bot-season-standby = **Запасные ({ $count }):** { $people }
bot-season-rule-points = Победа за любым столом — 24 очка, последнее место — 0, при ничьей очки делятся
bot-season-rule-time = на тур до { $count } дн., потом { $late }
bot-season-rule-final = лучшие играют финал
bot-season-rule-league = при равенстве: победы, затем сила соперников
bot-season-round = Тур { $round } из { $rounds }
bot-season-final = Финал
bot-season-after = { $count ->
    [one] Сыгран { $count } тур
    [few] Сыграно { $count } тура
   *[many] Сыграно { $count } туров
 }
bot-season-round-until-stands = -# Закончится { $rest } ({ $at }): тогда засчитывается текущий счёт.
bot-season-round-until-waits = -# По плану закончится { $at } ({ $rest }); тур ждёт свои столы.
bot-season-tables-more = … и ещё { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
 }
bot-season-earned = { $name } { $points }
bot-season-you = **Вы:** место { $place } из { $people } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
bot-season-your-table = **Ваш стол:** { $table }
bot-season-division = Дивизион { $letter }
bot-season-won = { $count ->
    [one] Победа в сезоне: { $people }!
   *[other] Победу в сезоне делят: { $people }!
 }
bot-season-closed = Этот сезон не состоялся.
bot-season-join = Записаться
bot-season-stand-by = Записаться в запас
bot-season-act-leave = Выйти
bot-season-act-begin = Начать сейчас
bot-season-act-round = Закончить тур
bot-season-round-sure = Закончить текущий тур сезона **{ $name }**? Незаконченные партии закрываются, засчитывается текущий счёт.
bot-season-act-end = Закончить сезон
bot-season-end-sure = Закончить **{ $name }** сейчас? Таблица останется как есть; партии продолжаются, но в неё не идут.
bot-season-leave-sure = Выйти: **{ $name }**? Ваши места за столами сезона достанутся запасным или освободятся, а эти партии считаются покинутыми.
bot-season-act-here = Перенести сюда
bot-season-act-next = Открыть следующий сезон
bot-season-act-new = Открыть ещё один сезон
bot-season-back = Остаться в игре
bot-season-which = Какой сезон?
bot-season-several = Сезоны этого сервера
bot-season-none = На этом сервере ещё нет сезонов
bot-season-status-draft = ещё не открыт
bot-season-status-joining = идёт запись
bot-season-status-playing = идёт
bot-season-status-over = закончен
bot-season-status-closed = не состоялся
bot-season-said-opened = Запись открыта: карточка в канале { $channel }.
bot-season-said-joined = Вы записаны: **{ $name }**. Когда ваш стол откроется, он вас позовёт.
bot-season-said-standby = Вы в запасе: **{ $name }**. Освободится место — оно ваше.
bot-season-said-left = Вы больше не участвуете: **{ $name }**.
bot-season-said-begun = **{ $name }** начинается: столы собираются.
bot-season-said-round = Тур заканчивается: засчитывается текущий счёт.
bot-season-said-ended = **{ $name }**: сезон закончен.
bot-season-table = 🏆 **{ $name }**, тур { $round }
bot-season-table-final = 🏆 **{ $name }**, финал
bot-log-ended-season = Время тура вышло, стол закрыт; в сезон идёт текущий счёт.

bot-refused-no-such-season = Такого сезона на этом сервере нет.
bot-refused-season-not-host = Для этого нужно право управлять сервером или событиями.
bot-refused-season-not-draft = Запись уже открыта, и это больше нельзя изменить.
bot-refused-season-no-games = Сначала выберите хотя бы одну игру.
bot-refused-season-not-open = Сейчас записи нет.
bot-refused-season-not-playing = Этот сезон сейчас не идёт.
bot-refused-season-over = Этот сезон закончен.
bot-refused-season-joined = Вы уже участвуете в этом сезоне.
bot-refused-season-not-joined = Вы не участвуете в этом сезоне.
bot-refused-season-full = Сезон полон, игроков уже { $most }.
bot-refused-seasons-enough = На этом сервере уже { $most } открытых сезонов. Закончите один из них.
bot-refused-season-too-few = Сначала должны записаться хотя бы { $least } игрока.
