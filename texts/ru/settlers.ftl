settlers-name = Поселенцы: Основатели Империи
settlers-about = Собирайте государство из квадратов: природа кормит деревни, деревни — города, а вместе они возводят храмы.
settlers-help =
    ### Цель
    Собрать своё государство из квадратов и набрать больше всех очков.

    ### Квадраты
    Природным (зелёным) ничего не нужно, и каждый ход они дают один из двух ресурсов — тот, что пригодится. Деревенским (синим) и городским (фиолетовым) нужны ресурсы, и они дают один. Призовым квадратам нужны ресурсы, а дают они только очки.

    ### Ваш ход
    1. Откройте верхний квадрат любой стопки (`{ settlers-command-reveal }`). Если в её ряду уже пять квадратов, ряд сначала уходит из игры.
    2. Если хотите, разыграйте **один** жетон (см. ниже).
    3. Присоедините **один** открытый квадрат: сторона к стороне со своими (`{ settlers-command-place }`) или вместо своего (`{ settlers-command-replace }`, это минус очко в конце). Если какой-то квадрат подходит, присоединить его нужно, а заменять никогда не обязательно. Если не подходит ничего, возьмите природный квадрат вслепую (`{ settlers-command-draw }`) и присоедините его.

    ### Потребности
    Нужные ресурсы дают квадраты вокруг, в том числе по диагонали. Каждый квадрат даёт за ход один ресурс, поэтому на каждую потребность нужен свой квадрат.

    ### Жетоны
    Город приносит жетон, когда его присоединяют. Разыграть жетон можно со следующего хода.
    - **Война** разоряет квадрат соперника, самый дальний от владельца в своём столбце: ни ресурсов, ни очков.
    - **Монета** покупает на этот ход один ресурс с любого производящего квадрата соперника. В следующий ход владельца этот квадрат не даёт ресурса, потом монета достаётся владельцу.
    - **Телега** на стыке объединяет четыре ваших квадрата: каждый из них даёт любой ресурс остальных. Телеги с общим квадратом — одно объединение.
    - **Мастер** работает на деревенском квадрате со своим ресурсом: тот больше ничего не даёт, но приносит 2 очка в конце.

    ### Конец
    Игра заканчивается в конце хода, в который взят последний призовой квадрат или закончились все стопки, или когда все согласны, что очков больше никому не получить (`{ settlers-command-propose }`). Если согласны все, сначала ставят мастеров, которым ещё есть место.

    ### Очки
    Призовые квадраты — сколько указано, работающий мастер — 2, жетон на руках — 1, заменённый квадрат — минус 1. Руины не дают ничего. При равенстве побеждает тот, у кого больше призовых квадратов.

    ### Места
    Ваш первый квадрат лежит на `G7`. Буквы растут вправо, числа — от вас: `G8` лежит за ним, `H7` — рядом. Стык называют по квадратам, которые он соединяет: `G7-H8`.

## Вопросы

settlers-ask-draft-tile = Возьмите стартовый природный квадрат.
settlers-ask-arrange-tiles = Куда положить второй квадрат? Война может разорить в каждом столбце только самый дальний от вас.
settlers-ask-choose-stack = Откройте квадрат: из какой стопки?
settlers-ask-token-or-tile = Разыграйте сначала жетон или сразу присоедините квадрат.
settlers-ask-add-tile = Присоедините квадрат к своему государству.
settlers-ask-add-drawn = Вы взяли вслепую: { $tile }. Куда положить этот квадрат?
settlers-ask-agree-to-end = { $by_seat } предлагает закончить партию: очков больше никому не получить. Вы согласны?

## Ходы

settlers-command-group = поселенцы

settlers-verb-draft = Взять квадрат
settlers-verb-draft-about = Взять стартовый природный квадрат
settlers-command-draft = взять
settlers-verb-arrange = Положить второй квадрат
settlers-verb-arrange-about = Положить второй квадрат рядом с первым, за ним или перед ним
settlers-command-arrange = положить-второй
settlers-verb-reveal = Открыть
settlers-verb-reveal-about = Открыть верхний квадрат стопки
settlers-command-reveal = открыть
settlers-verb-war = Разыграть войну
settlers-verb-war-about = Разорить незащищённый квадрат соперника
settlers-command-war = война
settlers-verb-coin = Разыграть монету
settlers-verb-coin-about = Купить на этот ход ресурс с квадрата соперника
settlers-command-coin = монета
settlers-verb-cart = Разыграть телегу
settlers-verb-cart-about = Объединить четыре своих квадрата на стыке
settlers-command-cart = телега
settlers-verb-master = Разыграть мастера
settlers-verb-master-about = Поставить мастера на свой деревенский квадрат
settlers-command-master = мастер
settlers-verb-place = Присоединить
settlers-verb-place-about = Присоединить открытый квадрат к своим
settlers-command-place = присоединить
settlers-verb-replace = Заменить
settlers-verb-replace-about = Положить открытый квадрат вместо своего; минус очко в конце
settlers-command-replace = заменить
settlers-verb-draw = Взять вслепую
settlers-verb-draw-about = Взять природный квадрат вслепую: открытые не подходят
settlers-command-draw = взять-вслепую
settlers-verb-skip = Закончить ход
settlers-verb-skip-about = Закончить ход без квадрата: ни один не подходит
settlers-command-skip = закончить-ход
settlers-verb-propose = Предложить закончить
settlers-verb-propose-about = Предложить закончить партию: очков больше никому не получить
settlers-command-propose = предложить-закончить
settlers-verb-agree = Согласиться
settlers-verb-agree-about = Согласиться закончить партию
settlers-command-agree = согласиться
settlers-verb-refuse = Играть дальше
settlers-verb-refuse-about = Не заканчивать и играть дальше
settlers-command-refuse = играть-дальше
settlers-verb-withdraw = Отозвать
settlers-verb-withdraw-about = Отозвать своё предложение закончить партию
settlers-command-withdraw = отозвать

settlers-field-tile = квадрат
settlers-field-arrangement = расположение
settlers-field-stack = стопка
settlers-field-seat = соперник
settlers-field-spot = место
settlers-field-resource = ресурс
settlers-field-corner = стык
settlers-field-master = мастер

## Журнал

settlers-log-prizes = Призовые квадраты этой партии: { $tile_open }.
settlers-log-first = Партию начинает { $player }. Стартовые квадраты: { $tile_open }.
settlers-log-turns = Ходы с { $number } по { $last }.
settlers-log-turns-heading = Ходы { $number }–{ $last }
settlers-log-draft = { $player } берёт: { $tile }.
settlers-log-arrange = { $player } кладёт квадраты: { $tile_first } на { $spot_first }, { $tile } на { $spot }.
settlers-log-row = { $stack } — в ряду лежат: { $tile_open }.
settlers-log-clear = { $stack } — полный ряд уходит из игры: { $tile_gone }.
settlers-log-reveal = { $player } открывает: { $tile }.
settlers-log-war = { $player } разоряет квадрат соперника ({ $target_seat }): { $tile } на { $spot }.
settlers-log-coin = { $player } покупает у соперника ({ $target_seat }) за монету: { $resource }, { $tile } на { $spot }.
settlers-log-cart = { $player } объединяет телегой: { $spot_joined }.
settlers-log-master = { $player } ставит мастера: { $master }, { $tile } на { $spot }.
settlers-log-place = { $player } присоединяет: { $tile } на { $spot }.
settlers-log-replace = { $player } заменяет квадрат на { $spot }: { $tile_old } → { $tile }.
settlers-log-draw = Открытые квадраты не подходят, { $player } берёт вслепую: { $tile }.
settlers-log-skip = { $player } заканчивает ход без нового квадрата.
settlers-log-coins = { $player } забирает со своих квадратов { $count ->
    [one] { $count } монету.
    [few] { $count } монеты.
   *[many] { $count } монет.
 }
settlers-log-new-token = { $player } получает жетон: { $token }.
settlers-log-new-master = { $player } получает мастера: { $master }.
settlers-log-propose = { $player } предлагает закончить партию.
settlers-log-withdraw = { $player } отзывает предложение. Партия продолжается.
settlers-log-agree = { $player } соглашается закончить партию.
settlers-log-agree-some = { $players } соглашаются закончить партию.
settlers-log-agree-all = Все соглашаются закончить партию.
settlers-log-refuse = { $player } хочет играть дальше.
settlers-log-end = Игра окончена: { $end }.
settlers-log-score = { $player }: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
 }
settlers-log-winners = { $count ->
    [one] Победа: { $seats }.
    [few] Общая победа: { $seats }.
   *[many] Общая победа: { $seats }.
 }

settlers-end-prizes = взят последний призовой квадрат
settlers-end-stacks = все стопки закончились
settlers-end-agreed = все согласились закончить

settlers-score-prizes = Призовые квадраты
settlers-score-masters = Мастера за работой
settlers-score-tokens = Жетоны на руках
settlers-score-replaced = Заменённые квадраты

## Почему нельзя

settlers-reason-preparing = Первый ход ещё не начался: сначала все берут и кладут по два стартовых квадрата.
settlers-reason-reveal-first = Сначала нужно открыть квадрат.
settlers-reason-revealed = Квадрат уже открыт. Теперь присоедините один из открытых или сначала разыграйте жетон.
settlers-reason-answer-first = Сначала все отвечают на предложение закончить партию.
settlers-reason-drawn-first = Сначала нужно присоединить взятый квадрат: { $tile }.
settlers-reason-tile-now = Жетон — один за ход и только до квадрата: теперь присоедините квадрат.
settlers-reason-draft-over = Стартовые квадраты уже разобраны.
settlers-reason-no-tile = Квадрата «{ $text }» нет.
settlers-reason-not-open = Среди открытых сейчас нет такого квадрата: { $tile }.
settlers-reason-no-stack = Есть три стопки: природа, деревни и города.
settlers-reason-empty-stack = Эта стопка пуста: { $stack }.
settlers-reason-no-square = «{ $spot }» — это не место. Места называются как на картинке, например G7.
settlers-reason-taken = На { $spot } уже лежит ваш квадрат. Чтобы положить другой вместо него, нужна замена.
settlers-reason-nothing-there = На { $spot } нет квадрата.
settlers-reason-no-side = { $spot } не прилегает стороной к вашим квадратам. Угла недостаточно.
settlers-reason-missing = На { $spot } не ляжет { $tile }. Ни один доступный там квадрат не даёт: { $resource }.
settlers-reason-one-each = На { $spot } не ляжет { $tile }. Каждый квадрат даёт только один ресурс, а с разных квадратов нужны: { $resource }.
settlers-reason-must-add = Если открытый квадрат можно присоединить, это нужно сделать. Подходит, например: { $tile }.
settlers-reason-draw-instead = Природные квадраты ещё есть: возьмите один вслепую.
settlers-reason-no-token = У вас нет такого жетона: { $token }.
settlers-reason-not-an-opponent = Выберите соперника: свои квадраты целью быть не могут.
settlers-reason-ruined = Квадрат на { $spot } уже разорён.
settlers-reason-protected = Квадрат на { $spot } защищён: в его столбце есть другой, дальше от владельца.
settlers-reason-gives-nothing = Квадрат на { $spot } сейчас ничего не даёт: он призовой, разорён, на нём работает мастер или лежит монета.
settlers-reason-gives-other = Квадрат на { $spot } этого не даёт. Он даёт: { $resource }.
settlers-reason-cart-there = На этом стыке уже стоит телега.
settlers-reason-no-corner = Там должны сходиться четыре ваших квадрата. Стык называют двумя местами, например G7-H8.
settlers-reason-no-master = Этого мастера у вас на руках нет.
settlers-reason-master-elsewhere = Этот мастер ({ $master }) работает только на деревенском квадрате, который даёт: { $resource }.
settlers-reason-proposed = В этот ход закончить партию уже предлагали.
settlers-reason-agreed = Конец уже согласован: партия закончится с этим ходом.
settlers-reason-no-proposal = Сейчас нет предложения закончить партию: не на что отвечать и нечего отзывать.

settlers-when-arrange = Два первых квадрата кладут один раз, при подготовке.

## Имена

settlers-arrangement-beside = рядом с первым
settlers-arrangement-behind = за первым, дальше от вас
settlers-arrangement-in-front = перед первым, ближе к вам

settlers-stack-nature = Природа (зелёные)
settlers-stack-village = Деревни (синие)
settlers-stack-city = Города (фиолетовые)

settlers-token-war = война
settlers-token-coin = монета
settlers-token-cart = телега
settlers-token-master = мастер

settlers-resource-wood = дерево
settlers-resource-stone = камень
settlers-resource-plants = растения
settlers-resource-water = вода
settlers-resource-iron = железо
settlers-resource-gold = золото
settlers-resource-cloth = ткань
settlers-resource-wine = вино
settlers-resource-horses = лошади
settlers-resource-fish = рыба
settlers-resource-war = война
settlers-resource-coin = монета
settlers-resource-cart = телега
settlers-resource-master = мастер

settlers-master-hidden = неизвестный мастер
settlers-master-smith = кузнец
settlers-master-goldsmith = ювелир
settlers-master-weaver = ткач
settlers-master-vintner = виноградарь
settlers-master-horse-breeder = коневод
settlers-master-fisherman = рыбак

settlers-tile-hidden = закрытый квадрат
settlers-tile-forest = лес
settlers-tile-cliff = обрыв
settlers-tile-waterfall = водопад
settlers-tile-lake = озеро
settlers-tile-grove = роща
settlers-tile-water-meadow = заливной луг
settlers-tile-mine = шахта
settlers-tile-gold-mine = золотой рудник
settlers-tile-weavery = ткацкий двор
settlers-tile-winery = винодельня
settlers-tile-stable = конюшня
settlers-tile-fishery = рыбацкая деревня
settlers-tile-market-iron-plants = рынок (растения + железо)
settlers-tile-market-horses-water = рынок (вода + лошади)
settlers-tile-market-gold-stone = рынок (камень + золото)
settlers-tile-market-wine-wood = рынок (дерево + вино)
settlers-tile-market-cloth-water = рынок (вода + ткань)
settlers-tile-market-fish-plants = рынок (растения + рыба)
settlers-tile-military-camp-iron-wood = военный лагерь (дерево + железо)
settlers-tile-military-camp-horses-stone = военный лагерь (камень + лошади)
settlers-tile-military-camp-gold-plants = военный лагерь (растения + золото)
settlers-tile-military-camp-wine-water = военный лагерь (вода + вино)
settlers-tile-military-camp-cloth-wood = военный лагерь (дерево + ткань)
settlers-tile-military-camp-fish-stone = военный лагерь (камень + рыба)
settlers-tile-inn-iron-stone = постоялый двор (камень + железо)
settlers-tile-inn-horses-wood = постоялый двор (дерево + лошади)
settlers-tile-inn-gold-water = постоялый двор (вода + золото)
settlers-tile-inn-wine-plants = постоялый двор (растения + вино)
settlers-tile-inn-cloth-plants = постоялый двор (растения + ткань)
settlers-tile-inn-fish-water = постоялый двор (вода + рыба)
settlers-tile-workshop-iron-water = мастерская (вода + железо)
settlers-tile-workshop-horses-plants = мастерская (растения + лошади)
settlers-tile-workshop-gold-wood = мастерская (дерево + золото)
settlers-tile-workshop-wine-stone = мастерская (камень + вино)
settlers-tile-workshop-cloth-stone = мастерская (камень + ткань)
settlers-tile-workshop-fish-wood = мастерская (дерево + рыба)
settlers-tile-altar-of-minerva = алтарь Минервы
settlers-tile-altar-of-neptune = алтарь Нептуна
settlers-tile-altar-of-bacchus = алтарь Вакха
settlers-tile-altar-of-venus = алтарь Венеры
settlers-tile-altar-of-vesta = алтарь Весты
settlers-tile-altar-of-fortuna = алтарь Фортуны
settlers-tile-sanctuary-of-mars = святилище Марса
settlers-tile-sanctuary-of-bellona = святилище Беллоны
settlers-tile-sanctuary-of-vulcan = святилище Вулкана
settlers-tile-sanctuary-of-the-dioscuri = святилище Диоскуров
settlers-tile-sanctuary-of-sol = святилище Сола
settlers-tile-sanctuary-of-juno = святилище Юноны
settlers-tile-sanctuary-of-apollo = святилище Аполлона
settlers-tile-sanctuary-of-liber = святилище Либера
settlers-tile-sanctuary-of-pomona = святилище Помоны
settlers-tile-sanctuary-of-the-parcae = святилище Парок
settlers-tile-sanctuary-of-victoria = святилище Виктории
settlers-tile-sanctuary-of-portunus = святилище Портуна
settlers-tile-sanctuary-of-tiberinus = святилище Тиберина
settlers-tile-temple-of-saturn = храм Сатурна
settlers-tile-temple-of-janus = храм Януса
settlers-tile-temple-of-quirinus = храм Квирина
settlers-tile-temple-of-mercury = храм Меркурия
settlers-tile-temple-of-hercules = храм Геркулеса
settlers-tile-temple-of-jupiter = храм Юпитера

## Что даст ход

settlers-gain-points = { $sign }{ $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }
settlers-gain-token = { $sign }{ $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
 } ({ $what })

## Подсказки при первом решении каждого вида

settlers-coach-draft-tile = Природным квадратам ничего не нужно, и каждый ход они дают один из двух ресурсов. С двумя разными начинать легче.
settlers-coach-arrange-tiles = В каждом столбце жетон войны может разорить только самый дальний от вас квадрат. Те, что ближе, в безопасности.
settlers-coach-choose-stack = Открытый квадрат виден всем, а присоединить можно любой из открытых. Ряд из пяти квадратов сначала уходит из игры.
settlers-coach-token-or-tile = До квадрата можно разыграть один жетон. Жетон на руках в конце стоит очко, так что разыгрывайте его, когда он принесёт больше.
settlers-coach-add-tile = Нужные ресурсы дают квадраты вокруг, каждый по одному. Деревни и города ведут к призовым квадратам, а это очки.
settlers-coach-add-drawn = Этот квадрат взят вслепую, но положить его всё равно нужно. Нужные ему ресурсы должны дать соседние квадраты; если он не подходит, кладите его туда, где он не займёт хорошего места.
settlers-coach-agree-to-end = Если согласны все, игра заканчивается и считаются те очки, что есть. Хватит одного отказа, чтобы играть дальше.

## Что говорит за ход

settlers-advice-draft = Он даёт то, чего нет у других ваших квадратов.
settlers-advice-reveal = Здесь вероятнее всего откроется то, что подойдёт.
settlers-advice-place = Он приносит больше всего очков или ресурсы для призовых квадратов.
settlers-advice-replace = Он принесёт больше, чем очко, которого стоит замена.
settlers-advice-war = Так соперник теряет больше всего.
settlers-advice-coin = С этим ресурсом сейчас можно присоединить квадрат получше.
settlers-advice-cart = Этим четырём квадратам больше всего не хватает ресурсов друг друга.
settlers-advice-master = Два очка в конце за квадрат, без которого можно обойтись.
settlers-advice-draw = Открытые не подходят, а квадрат вслепую лучше, чем ничего.
settlers-advice-arrange = Для начала хорошо и то и другое; до квадрата, дальше которого в столбце лежит другой, жетоны войны не достают.
settlers-advice-skip = Ничего не подходит, и открывать больше нечего.
settlers-advice-agree = Очков, похоже, больше никому не прибавить, так что считать можно сейчас.
settlers-advice-refuse = Может быть, очки ещё найдутся, а чтобы играть дальше, хватит одного отказа.

settlers-round-short = ход { $number }
