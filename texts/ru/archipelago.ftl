archipelago-name = Архипелаг
archipelago-about = Исследуйте острова, стройте города и не доводите людей до мятежа: проиграть могут все, а кому-то только это и нужно.
archipelago-help =
    ### Цель
    Вы вместе управляете островами, у каждого своя тайная цель. Как только условие чьей-либо цели выполнено, игра заканчивается и очки считаются по всем целям и трендам. Но если мятеж превысит население, колония становится независимой и проигрывают все, кроме Сепаратиста.

    ### Ход
    1. Всё занятое освобождается, забастовщики встают.
    2. Все тайно делают ставки (`{ archipelago-command-bid }`), каждая ставка оплачивается. Наибольшая решает, в каком порядке ходить.
    3. Рынки, население и рынок труда сдвигают излишки рабочей силы и мятеж.
    4. Рубашка верхней карты развития приносит события и кризисы (кроме первого хода).
    5. Раунды: действие за диск, карта и порт либо рынок — в любом порядке, пока не кончатся диски.
    6. Карты: купить одну и повернуть одну либо повернуть две. Новая рубашка может принести немедленный кризис.

    ### Кризисы
    Во внутреннем кризисе ложатся все жители, кроме тех, кто в церквях. По очереди каждый может один раз помочь: кубик, с рынка даром или свой, поднимает несколько жителей на выбор. Кто остался лежать, бастует до следующего хода, и за каждого мятеж растёт на 1. Во внешнем кризисе каждый недостающий кубик даёт 1 мятеж.

    ### Действия
    `{ archipelago-command-theme-harvest }-{ archipelago-command-harvest-wood }` и другая добыча ставят фишки на иконки ресурса; `{ archipelago-command-tax }`, `{ archipelago-command-buy }` или `{ archipelago-command-sell }` один кубик, `{ archipelago-command-explore }`, `{ archipelago-command-reproduce }` там, где живут ровно два ваших жителя, `{ archipelago-command-recruit }` излишки рабочей силы, `{ archipelago-command-sail }` и `{ archipelago-command-walk }`, `{ archipelago-command-build }`.

    ### Сделки
    Пока решается порядок хода, во время кризиса и в раунде — с тем, кто ходит — `{ archipelago-command-deal }` и `{ archipelago-command-ask }` открывают обмен. Он совершается сразу и целиком. Обещания на потом записываются, но ни к чему не обязывают.

    ### Регионы
    Регионы обозначены буквами в порядке открытия, свободные места для исследования пронумерованы. Поворот говорит, куда смотрит золотая сторона гекса (на самом гексе она на северо-востоке).

## Вопросы

archipelago-ask-choose-trend = Какой тренд выбираете? Он войдёт в игру, если согласны все.
archipelago-ask-place-first = Положите первый регион рядом со стартовым.
archipelago-ask-land = На какой берег высадятся два ваших жителя?
archipelago-ask-gather-first = Какой кубик уйдёт на внутренний рынок, а какой вам?
archipelago-ask-keep-objectives = Какие цели вы оставите? Остальные уйдут из игры, и никто их не увидит.
archipelago-ask-bid = Ваша тайная ставка за порядок хода? Оплачивается каждая ставка.
archipelago-ask-set-order = Вы выиграли торги: в каком порядке всем ходить?
archipelago-beside-help-colony = Помочь…
archipelago-ask-help-colony = Кризис: каждый кубик ({ $resource }) поднимает { $raises ->
    [one] { $raises } жителя
    [few] { $raises } жителей
   *[many] { $raises } жителей
 }. Поможете?
archipelago-ask-raise-citizens = Поднимите { $count ->
    [one] { $count } жителя
    [few] { $count } жителей
   *[other] { $count } жителей
 } на свой выбор.
archipelago-beside-help-continent = Доставить…
archipelago-ask-help-continent = Континент ещё требует: { $resource } ×{ $demand }. Отправите?
archipelago-beside-play-round = Карты, стройка, торговля…
archipelago-ask-play-round = Ваш раунд: действие, карта и порт или рынок.
archipelago-ask-take-hex = Сверху лежит гекс: { $side }. Возьмёте его?
archipelago-ask-choose-hex = Куда положить новый регион и кто туда отправится?
archipelago-ask-gather-found = Какой кубик уйдёт на внутренний рынок, а какой вам?
archipelago-ask-convert = Жители хижины присоединятся к вам?
archipelago-ask-migrate = Миграция: кто ещё переходит?
archipelago-beside-trade = Торговать…
archipelago-ask-trade = Купите или продайте кубик. Торговых сделок осталось: { $left }.
archipelago-ask-trade-many = Покупайте или продавайте сколько угодно кубиков одного ресурса.
archipelago-ask-hire = Куда пойдёт новый рабочий?
archipelago-ask-construct = Что вы построите?
archipelago-ask-moor = { $where }: где встанет новый { $building }?
archipelago-ask-buy-opened = Купите одну из открытых карт?
archipelago-ask-choose-target = { $card }: на кого или на что?
archipelago-ask-choose-loot = { $where }: какие иконки разграбить?
archipelago-ask-choose-character = { $card }: какого персонажа?
archipelago-ask-give-cube = Ваш корабль потоплен. Какой кубик вы отдадите ({ $to_seat })?
archipelago-ask-hide-cubes = { $thief_seat } крадёт у вас: спрячьте по кубику в каждый кулак.
archipelago-ask-pick-fist = Какой кулак?
archipelago-ask-show-money = Сколько пятёрок вы покажете? Каждая приносит 1 флорин.
archipelago-ask-place-ships = В каких регионах с вашими портами появятся корабли?
archipelago-beside-evolution-turn = Купить карту…
archipelago-ask-evolution-turn = Купите карту и поверните другую либо поверните две.

## Ходы

archipelago-verb-wish = Выбрать тренд
archipelago-verb-wish-about = Выбрать тренд; он войдёт в игру, если согласны все
archipelago-command-wish = выбрать-тренд
archipelago-verb-settle = Положить регион
archipelago-verb-settle-about = Положить первый регион рядом со стартовым
archipelago-command-settle = положить-регион
archipelago-verb-land = Высадить жителей
archipelago-verb-land-about = Высадить первых жителей
archipelago-command-land = высадить
archipelago-verb-gather = Разделить кубики
archipelago-verb-gather-about = Кубик рынку и кубик вам
archipelago-command-gather = разделить-кубики
archipelago-verb-keep = Оставить цели
archipelago-verb-keep-about = Выбрать цели, которые останутся
archipelago-command-keep = оставить-цели
archipelago-verb-bid = Сделать ставку
archipelago-verb-bid-about = Тайная ставка за порядок хода
archipelago-command-bid = сделать-ставку
archipelago-verb-order = Задать порядок
archipelago-verb-order-about = Решить, в каком порядке ходить
archipelago-command-order = задать-порядок
archipelago-verb-help = Помочь
archipelago-verb-help-about = Потратить кубики или жетоны в кризис
archipelago-command-help = помочь
archipelago-verb-raise = Поднять
archipelago-verb-raise-about = Поднять лежащих жителей
archipelago-command-raise = поднять
archipelago-verb-bless = Поднять церковью
archipelago-verb-bless-about = Даром поднять жителей в регионе своей церкви
archipelago-command-bless = поднять-церковью
archipelago-verb-done = Готово
archipelago-verb-done-about = Пока больше ничего
archipelago-command-done = готово
archipelago-verb-harvest-fish = Добыть рыбу
archipelago-verb-harvest-fish-about = Добыть рыбу кораблями
archipelago-command-harvest-fish = рыбу
archipelago-verb-harvest-wood = Добыть древесину
archipelago-verb-harvest-wood-about = Добыть древесину
archipelago-command-harvest-wood = древесину
archipelago-verb-harvest-stone = Добыть камень
archipelago-verb-harvest-stone-about = Добыть камень
archipelago-command-harvest-stone = камень
archipelago-verb-harvest-iron = Добыть железо
archipelago-verb-harvest-iron-about = Добыть железо
archipelago-command-harvest-iron = железо
archipelago-verb-harvest-cattle = Добыть скот
archipelago-verb-harvest-cattle-about = Добыть скот
archipelago-command-harvest-cattle = скот
archipelago-verb-harvest-fruit = Добыть фрукты
archipelago-verb-harvest-fruit-about = Добыть экзотические фрукты
archipelago-command-harvest-fruit = фрукты
archipelago-verb-tax = Собрать налоги
archipelago-verb-tax-about = Собрать налоги; сначала растёт мятеж
archipelago-command-tax = собрать-налоги
archipelago-verb-buy = Купить
archipelago-verb-buy-about = Купить кубик на рынке
archipelago-command-buy = купить
archipelago-verb-sell = Продать
archipelago-verb-sell-about = Продать кубик на рынке
archipelago-command-sell = продать
archipelago-verb-explore = Исследовать
archipelago-verb-explore-about = Найти новый регион
archipelago-command-explore = исследовать
archipelago-verb-take = Взять гекс
archipelago-verb-take-about = Взять гекс, который виден
archipelago-command-take = взять-гекс
archipelago-verb-decline = Отказаться от гекса
archipelago-verb-decline-about = Сбросить этот гекс и взять следующий вслепую
archipelago-command-decline = отказаться-от-гекса
archipelago-verb-discover = Положить регион
archipelago-verb-discover-about = Положить новый регион и отправить туда фишку
archipelago-command-discover = положить-новый-регион
archipelago-verb-fail = Сбросить гекс
archipelago-verb-fail-about = Сбросить гекс: исследование не удалось
archipelago-command-fail = сбросить-гекс
archipelago-verb-welcome = Принять жителей
archipelago-verb-welcome-about = Жители хижины становятся вашим жителем
archipelago-command-welcome = принять-жителей
archipelago-verb-reproduce = Совершить репродукцию
archipelago-verb-reproduce-about = Добавить жителей там, где живут двое ваших
archipelago-command-reproduce = репродукция
archipelago-verb-recruit = Завербовать рабочих
archipelago-verb-recruit-about = Завербовать излишки рабочей силы
archipelago-command-recruit = завербовать
archipelago-verb-sail = Миграция кораблей
archipelago-verb-sail-about = Миграция: переместить корабли
archipelago-command-sail = миграция-кораблей
archipelago-verb-walk = Миграция жителей
archipelago-verb-walk-about = Миграция: переместить жителей
archipelago-command-walk = миграция-жителей
archipelago-verb-build = Построить
archipelago-verb-build-about = Построить город, рынок, порт, церковь или корабль
archipelago-command-build = построить
archipelago-verb-use = Использовать карту
archipelago-verb-use-about = Использовать карту развития
archipelago-command-use = использовать-карту
archipelago-verb-erect = Построить чудо света
archipelago-verb-erect-about = Построить чудо света; житель остаётся на нём
archipelago-command-erect = построить-чудо
archipelago-verb-visit = Использовать порт или рынок
archipelago-verb-visit-about = Две торговые сделки за 1 флорин
archipelago-command-visit = порт-или-рынок
archipelago-verb-evict = Выгнать забастовщика
archipelago-verb-evict-about = Выгнать забастовщика из здания в вашем регионе
archipelago-command-evict = выгнать
archipelago-verb-pass = Спасовать
archipelago-verb-pass-about = Больше ничего не делать в этой фазе
archipelago-command-pass = пас
archipelago-verb-aim = Выбрать цель
archipelago-verb-aim-about = Выбрать, на кого или на что направлена карта
archipelago-command-aim = выбрать-цель
archipelago-verb-loot = Разграбить
archipelago-verb-loot-about = Выбрать, какие иконки региона разграбить
archipelago-command-loot = разграбить
archipelago-verb-purchase = Купить из открытых
archipelago-verb-purchase-about = Купить одну из открытых карт
archipelago-command-purchase = купить-из-открытых
archipelago-verb-surrender = Отдать кубик
archipelago-verb-surrender-about = Отдать кубик пирату
archipelago-command-surrender = отдать-кубик
archipelago-verb-hide = Спрятать кубики
archipelago-verb-hide-about = По кубику в каждый кулак
archipelago-command-hide = спрятать
archipelago-verb-fist = Выбрать кулак
archipelago-verb-fist-about = Выбрать кулак
archipelago-command-fist = выбрать-кулак
archipelago-verb-show = Показать деньги
archipelago-verb-show-about = Показать всем деньги, по пять
archipelago-command-show = показать
archipelago-verb-moor = Разместить
archipelago-verb-moor-about = Выбрать акваторию или берег нового корабля или порта
archipelago-command-moor = разместить
archipelago-verb-launch = Спустить корабли
archipelago-verb-launch-about = Где появятся новые корабли
archipelago-command-launch = спустить
archipelago-verb-acquire = Купить карту
archipelago-verb-acquire-about = Купить карту с трека развития и повернуть другую
archipelago-command-acquire = купить-карту
archipelago-verb-rotate = Повернуть две карты
archipelago-verb-rotate-about = Повернуть две карты на треке развития
archipelago-command-rotate = повернуть-карты
archipelago-verb-allow = Разрешить добычу
archipelago-verb-allow-about = Разрешить или запретить другим добычу в вашем регионе
archipelago-command-allow = разрешить-добычу
archipelago-verb-deal = Предложить сделку
archipelago-verb-deal-about = Предложить обмен, подарок, заём, обещание
archipelago-command-deal = предложить-сделку
archipelago-verb-ask = Попросить
archipelago-verb-ask-about = Попросить чужую карту или разрешение
archipelago-command-ask = попросить
archipelago-verb-accept = Согласиться
archipelago-verb-accept-about = Принять предложение; оно исполнится сразу
archipelago-command-accept = согласиться
archipelago-verb-refuse = Отклонить
archipelago-verb-refuse-about = Отклонить предложение
archipelago-command-refuse = отклонить
archipelago-verb-counter = Сделать встречное предложение
archipelago-verb-counter-about = Ответить другими условиями
archipelago-command-counter = встречное-предложение
archipelago-verb-withdraw = Отозвать
archipelago-verb-withdraw-about = Отозвать своё предложение
archipelago-command-withdraw = отозвать
archipelago-verb-judge = Оценить обещание
archipelago-verb-judge-about = Сказать, сдержано ли данное вам обещание
archipelago-command-judge = оценить-обещание

## Поля

archipelago-field-trend = тренд
archipelago-field-half = условия
archipelago-field-side = регион
archipelago-field-place = место
archipelago-field-edge = поворот
archipelago-field-shore = берег
archipelago-field-resource = ресурс
archipelago-field-objective = цели
archipelago-field-amount = флорины
archipelago-field-from-market = с рынка
archipelago-field-own-cubes = свои кубики
archipelago-field-tokens = жетоны
archipelago-field-region = регион
archipelago-field-lying = жители
archipelago-field-spot = место
archipelago-field-origin = откуда
archipelago-field-worker = работники
archipelago-field-unit = фишка
archipelago-field-market = рынок
archipelago-field-goods = товар
archipelago-field-building = здание
archipelago-field-payment = оплата
archipelago-field-card = карта
archipelago-field-target = цель
archipelago-field-fist = кулак
archipelago-field-fives = пятёрки
archipelago-field-permission = разрешение
archipelago-field-thing = что именно
archipelago-field-proposal = предложение
archipelago-field-promise = обещание
archipelago-field-verdict = итог

## Журнал

archipelago-log-order = Порядок нулевого хода: { $seats }.
archipelago-log-start = В середине лежит { $side }.
archipelago-log-wishes = { $player }: тренд выбран.
archipelago-log-wish = { $player } выбирает тренд: { $trend }.
archipelago-log-agreed-trend = Все согласны: тренд { $trend }.
archipelago-log-trends = Тренды этой партии: { $trend }.
archipelago-log-objectives = Открытые цели: { $objective }.
archipelago-log-dealt = Ваши карты целей: { $objective }.
archipelago-log-keeps = { $player }: выбор сделан.
archipelago-log-kept = Вы оставляете: { $objective }.
archipelago-log-row = На треке развития: { $card }.
archipelago-log-hand = Ваши гексы: { $side }.
archipelago-log-unfit = { $player }: ни один гекс не подходит ({ $side }), берутся новые.
archipelago-log-leftovers = { $player }: во всей стопке ничего не подходит, в неё идут и гексы, оставшиеся у других.
archipelago-log-fits-nowhere = { $player }: рядом со стартом ничего не подходит, первый регион должен совпасть только со стартовым.
archipelago-log-region = { $player } открывает: { $where }.
archipelago-log-lands = { $player } высаживается: { $where }, { $count ->
    [one] { $count } житель
    [few] { $count } жителя
   *[many] { $count } жителей
 }.
archipelago-log-to-market = Кубик уходит на внутренний рынок: { $resource }.
archipelago-log-gains = { $player } получает: { $resource } ×{ $count }.
archipelago-log-stack-empty = Стопка жетонов первооткрывателя закончилась: каждый получает ещё один диск действия.
archipelago-log-hexes-shuffled = Сброшенные гексы перемешаны в новую стопку.
archipelago-log-turn = Начинается ход { $number }.
archipelago-log-turn-heading = Ход { $number }
archipelago-round-short = ход { $number }
archipelago-log-bids = { $player }: ставка сделана.
archipelago-log-bid = { $player }: ставка { $money }{ $bonus ->
    [0] {""}
   *[other] {" (+"}{ $bonus }{")"}
 }.
archipelago-log-order-stays = Порядок хода не меняется.
archipelago-log-tie = Ничья: ещё раз ставят { $seats }.
archipelago-log-orders = { $player } решает, кто за кем: { $seats }.
archipelago-log-rebellion = Мятеж { SIGNED($by) }, теперь { $now }.
archipelago-log-surplus = Излишки рабочей силы { SIGNED($by) }, теперь { $now }.
archipelago-log-event = Событие: мятеж { SIGNED($by) } за каждое здание ({ $building }).
archipelago-log-crisis = Кризис! Люди требуют: { $resource }. Каждый кубик поднимает { $count ->
    [one] { $count } жителя
    [few] { $count } жителей
   *[many] { $count } жителей
 }.
archipelago-log-demand = Континент требует: { $resource } ×{ $count }.
archipelago-log-helps = { $player } помогает ({ $resource }){ $market ->
    [0] {""}
   *[other] {", с рынка ×"}{ $market }
 }{ $own ->
    [0] {""}
   *[other] {", свои ×"}{ $own }
 }{ $tokens ->
    [0] {""}
   *[other] {", жетоны ×"}{ $tokens }
 }.
archipelago-log-helps-no-more = { $player } больше не помогает.
archipelago-log-raises = { $player } поднимает { $count ->
    [one] { $count } жителя
    [few] { $count } жителей
   *[many] { $count } жителей
 } ({ $raised_seat }): { $where }.
archipelago-log-blesses = Церковь поднимает { $count ->
    [one] { $count } жителя
    [few] { $count } жителей
   *[many] { $count } жителей
 } ({ $player }).
archipelago-log-crisis-over = Кризис преодолён.
archipelago-log-strike = { $count ->
    [one] Бастует { $count } житель.
    [few] Бастуют { $count } жителя.
   *[other] Бастуют { $count } жителей.
 }
archipelago-log-unmet = Не хватает { $count ->
    [one] { $count } кубика
    [few] { $count } кубиков
   *[many] { $count } кубиков
 }.
archipelago-log-harvests = { $player } добывает: { $resource } ×{ $count }.
archipelago-log-taxes = { $player } собирает налоги: { $money ->
    [one] { $money } флорин
    [few] { $money } флорина
   *[many] { $money } флоринов
 }.
archipelago-log-buys = { $player } покупает за { $money ->
    [one] { $money } флорин
    [few] { $money } флорина
   *[many] { $money } флоринов
 }: { $resource } ({ $market }).
archipelago-log-sells = { $player } продаёт за { $money ->
    [one] { $money } флорин
    [few] { $money } флорина
   *[many] { $money } флоринов
 }: { $resource } ({ $market }).
archipelago-log-looks = { $player } берёт гексы: { $side }.
archipelago-log-takes = { $player } берёт гекс: { $side }.
archipelago-log-declines = { $player } отказывается ({ $side_declined }) и берёт: { $side }.
archipelago-log-fails = { $player }: исследование не удалось.
archipelago-log-converts = { $player } принимает жителей хижины: { $where }.
archipelago-log-births = { $player }: { $count ->
    [one] { $count } новый житель
    [few] { $count } новых жителя
   *[many] { $count } новых жителей
 }, { $where }.
archipelago-log-hires = { $player } вербует { $count ->
    [one] { $count } рабочего
    [few] { $count } рабочих
   *[many] { $count } рабочих
 } за { $money ->
    [one] { $money } флорин
    [few] { $money } флорина
   *[many] { $money } флоринов
 }.
archipelago-log-moves = { $player }: { $unit }, { $here } → { $there }{ $count ->
    [one] {""}
   *[other] {" ×"}{ $count }
 }.
archipelago-log-builds = { $player } строит: { $building }, { $where }.
archipelago-log-visits = { $player }: { $building }, { $where }.
archipelago-log-evicts = { $player } выгоняет забастовщика: { $building }, { $where }.
archipelago-log-evicts-ashore = { $player } выгоняет забастовщика: { $building }, { $where }. Теперь он лежит здесь: { $shore }.
archipelago-log-passes = { $player } пасует.
archipelago-log-stuck = { $player } пока не может сделать ни одного действия.
archipelago-log-uses = { $player } использует карту: { $card }.
archipelago-log-uses-of = { $player } использует чужую карту ({ $owner_seat }): { $card }.
archipelago-log-earns = { $player } получает из банка { $money ->
    [one] { $money } флорин
    [few] { $money } флорина
   *[many] { $money } флоринов
 }.
archipelago-log-erects = { $player } строит чудо света: { $card }.
archipelago-log-launches = { $player }: новые корабли, { $where }.
archipelago-log-sinks = { $player } топит корабль ({ $target_seat }): { $where }.
archipelago-log-has-no-cubes = { $player } показывает, что кубиков нет.
archipelago-log-surrenders = { $player } отдаёт кубик ({ $target_seat }): { $resource }.
archipelago-log-kills = { $player } устраняет персонажа ({ $target_seat }): { $card }, за { $money ->
    [one] { $money } флорин
    [few] { $money } флорина
   *[many] { $money } флоринов
 }.
archipelago-log-spies = { $player } смотрит цель: { $target_seat }.
archipelago-log-sees = Цель ({ $target_seat }): { $objective }. Рассказывать нельзя.
archipelago-log-steals = { $player } крадёт у игрока { $target_seat }.
archipelago-log-hides = { $player } протягивает два кулака.
archipelago-log-picks-fist = { $player } выбирает кулак ({ $target_seat }): { $fist }.
archipelago-log-finds = В кулаке: { $resource }.
archipelago-log-loots = { $player } грабит регион ({ $where }): { $resource } ×{ $count }.
archipelago-log-shifts = { $player } переносит кубик: { $resource } → { $market }.
archipelago-log-to-export = { $player } отправляет на внешний рынок: { $resource }.
archipelago-log-from-export = { $player } убирает с внешнего рынка: { $resource }.
archipelago-log-shows = { $player } показывает { $money ->
    [one] { $money } флорин
    [few] { $money } флорина
   *[many] { $money } флоринов
 } и получает { $income ->
    [one] { $income } флорин
    [few] { $income } флорина
   *[many] { $income } флоринов
 }.
archipelago-log-opens-cards = { $player } открывает карты: { $card }.
archipelago-log-acquires = { $player } покупает карту за { $money ->
    [one] { $money } флорин
    [few] { $money } флорина
   *[many] { $money } флоринов
 }: { $card }.
archipelago-log-turns = { $player } поворачивает карту: { $card }, теперь за { $money ->
    [one] { $money } флорин
    [few] { $money } флорина
   *[many] { $money } флоринов
 }.
archipelago-log-discards = { $player } поворачивает карту до черепа: { $card } уходит в сброс.
archipelago-log-opens = Новая карта на треке развития: { $card }.
archipelago-log-cards-shuffled = Сброшенные карты перемешаны в новую колоду.
archipelago-log-allows = { $player } разрешает добычу: { $where }.
archipelago-log-forbids = { $player } больше не разрешает добычу: { $where }.
archipelago-log-policy = В кризис: { $policy }.
archipelago-log-offers = { $proposal }
archipelago-log-expires = Предложение истекло: { $proposal }
archipelago-log-lapsed = Предложение больше не действует: { $proposal }
archipelago-log-refuses = { $player } отклоняет: { $proposal }
archipelago-log-withdraws = { $player } отзывает: { $proposal }
archipelago-log-falls-through = { $player } соглашается, но заплатить уже нечем ({ $target_seat }): { $proposal }
archipelago-log-deals = { $player } соглашается, сделка совершена: { $proposal }
archipelago-log-promises = { $player } обещает ({ $target_seat }): { $goods }.
archipelago-log-promise-kept = { $player }: обещание сдержано ({ $target_seat }: { $goods }).
archipelago-log-promise-broken = { $player }: обещание нарушено ({ $target_seat }: { $goods }).
archipelago-log-opens-objective = { $player } открывает карту цели: { $objective }.
archipelago-log-met = Условие окончания партии выполнено: { $objective }.
archipelago-log-objective = Цель ({ $player }): { $objective }.
archipelago-log-independent = { archipelago-cause-independence }
archipelago-log-end = Игра окончена: { $end }.
archipelago-log-score = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
archipelago-log-winners = { $count ->
    [0] Никто не победил.
    [one] Победа: { $seats }.
   *[other] Общая победа: { $seats }.
 }
archipelago-cause-independence = Мятеж { $rebels } превысил население { $people }: архипелаг стал независимым.
archipelago-end-independence = архипелаг стал независимым
archipelago-end-objective = условие цели выполнено
archipelago-score-objectives = Цели
archipelago-score-trends = Тренды
archipelago-score-peace = Пацифист
archipelago-score-medals = Медали
archipelago-score-wonders = Чудеса света

## Обороты

archipelago-at = { $letter } { $side }
archipelago-in = { $where } ({ $spot_part })
archipelago-unit = { $unit } ({ $where })
archipelago-citizen-of = { $owner_seat }
archipelago-ship-of = корабль ({ $owner_seat }), { $where }
archipelago-just = { $card }
archipelago-just-seat = { $seat }
archipelago-thing = { $thing }
archipelago-cubes-abroad = на внешний рынок: { $resource }
archipelago-cubes-home = на внутренний рынок: { $resource }
archipelago-cubes-in = из банка на внешний рынок: { $resource }
archipelago-cubes-out = с внешнего рынка в банк: { $resource }
archipelago-cubes = { $resource }
archipelago-pay-cubes = { $count ->
    [0] без кубиков
   *[other] { $resource }
 }
archipelago-pay-tokens = { $resource }, жетонами: { $resource_by_token }
archipelago-permission = разрешение на добычу: { $where }
archipelago-goods = { $what } ×{ $count }
archipelago-no-goods = ничего
archipelago-deal = { $by_seat } даёт: { $give }; хочет: { $want }{ $promises ->
    [0] {""}
   *[other] {"; обещает: "}{ $later }
 }.
archipelago-promise = { $by_seat }: { $goods }
archipelago-promised = Обещание ({ $by_seat } → { $to_seat }): { $goods }{ $verdict ->
    [kept] {" (сдержано)"}
    [broken] {" (нарушено)"}
   *[open] {""}
 }.

## Названия

archipelago-split-to-market = рынку { $resource }
archipelago-split-to-own = вам { $resource }
archipelago-resource-fish = рыба
archipelago-resource-wood = древесина
archipelago-resource-stone = камень
archipelago-resource-iron = железо
archipelago-resource-cattle = скот
archipelago-resource-fruit = экзотические фрукты
archipelago-resource-none = ничего
archipelago-resource-empty = ничего
archipelago-resource-hidden = неизвестно
archipelago-thing-fish = рыба
archipelago-thing-wood = древесина
archipelago-thing-stone = камень
archipelago-thing-iron = железо
archipelago-thing-cattle = скот
archipelago-thing-fruit = экзотические фрукты
archipelago-thing-money = флорин
archipelago-thing-token = жетон первооткрывателя
archipelago-building-town = город
archipelago-spot-part-town = город
archipelago-building-market = рынок
archipelago-spot-part-market = рынок
archipelago-building-port = порт
archipelago-spot-part-port = порт
archipelago-building-church = церковь
archipelago-spot-part-church = церковь
archipelago-building-ship = корабль
archipelago-spot-part-ship = корабль
archipelago-spot-part-fish = ловит рыбу
archipelago-spot-part-wood = рубит лес
archipelago-spot-part-stone = ломает камень
archipelago-spot-part-iron = добывает железо
archipelago-spot-part-cattle = пасёт скот
archipelago-spot-part-fruit = собирает фрукты
archipelago-spot-part-land2 = второй берег
archipelago-spot-part-sea2 = вторая акватория
archipelago-unit-citizen = житель
archipelago-unit-ship = корабль
archipelago-worker-standing = свободная фишка
archipelago-worker-town = из города
archipelago-worker-market = с рынка
archipelago-worker-port = из порта
archipelago-worker-church = из церкви
archipelago-market-domestic = внутренний рынок
archipelago-market-export = внешний рынок
archipelago-goods-cube = кубик
archipelago-goods-token = жетон первооткрывателя
archipelago-shore-land1 = первый берег
archipelago-shore-land2 = второй берег
archipelago-shore-sea1 = первая акватория
archipelago-shore-sea2 = вторая акватория
archipelago-edge-ne = северо-восток
archipelago-edge-e = восток
archipelago-edge-se = юго-восток
archipelago-edge-sw = юго-запад
archipelago-edge-w = запад
archipelago-edge-nw = северо-запад
archipelago-fist-left = левый
archipelago-fist-right = правый
archipelago-permission-open = открыт для других
archipelago-permission-closed = закрыт для других
archipelago-policy-ask = спрашивать меня
archipelago-policy-market = помогать с рынка
archipelago-policy-two-own = с рынка и до двух своих
archipelago-policy-whatever-it-takes = сколько потребуется
archipelago-policy-nothing = не помогать
archipelago-half-give = даю
archipelago-half-want = хочу
archipelago-half-later = обещаю
archipelago-verdict-kept = сдержано
archipelago-verdict-broken = нарушено
archipelago-card-none = никакую
archipelago-side-open-sea = Открытое море
archipelago-side-desert-village = Деревня в пустыне
archipelago-side-whale-bay = Китовая бухта
archipelago-side-high-pastures = Высокие пастбища
archipelago-side-timber-shore = Лесной берег
archipelago-side-iron-ridge = Железный хребет
archipelago-side-pineapple-cove = Ананасовая бухта
archipelago-side-old-forest = Старый лес
archipelago-side-twin-islets = Острова-близнецы
archipelago-side-cattle-dale = Скотный дол
archipelago-side-lost-hamlet = Затерянная деревня
archipelago-side-quarry-hills = Каменные холмы
archipelago-side-volcano = Вулкан
archipelago-side-fishermens-sound = Рыбацкий пролив
archipelago-side-coral-island = Коралловый остров
archipelago-side-green-valley = Зелёная долина
archipelago-side-palm-cape = Пальмовый мыс
archipelago-side-stone-gate = Каменные ворота
archipelago-side-long-beach = Долгий пляж
archipelago-side-timber-hills = Лесистые холмы
archipelago-side-narrows = Теснина
archipelago-side-elders-village = Селение старейшин
archipelago-side-turtle-island = Черепаший остров
archipelago-side-inland-plain = Внутренняя равнина
archipelago-side-spice-coast = Пряный берег
archipelago-side-red-cliffs = Красные утёсы
archipelago-side-blue-lagoon = Голубая лагуна
archipelago-side-plateau = Плоскогорье
archipelago-side-forked-shore = Двойной берег
archipelago-side-meadow-coast = Луговой берег
archipelago-side-pearl-reef = Жемчужный риф
archipelago-side-mahogany-grove = Красная роща
archipelago-side-mango-isle = Остров Манго
archipelago-side-iron-bay = Железная бухта
archipelago-side-broken-coast = Изрезанный берег
archipelago-side-hill-farms = Холмистые хутора
archipelago-side-sea-gate = Морские врата
archipelago-side-rain-forest = Дождевой лес
archipelago-side-sugar-bay = Сахарная бухта
archipelago-side-silver-slopes = Серебряные склоны
archipelago-side-pelican-point = Мыс Пеликанов
archipelago-side-grass-shore = Травяной берег
archipelago-side-shark-shoal = Акулья отмель
archipelago-side-valley-of-huts = Долина хижин
archipelago-side-monsoon-coast = Берег муссонов
archipelago-side-grey-mountain = Серая гора
archipelago-side-smugglers-strait = Пролив контрабандистов
archipelago-side-fruit-terraces = Фруктовые террасы
archipelago-side-harbour-isle = Портовый остров
archipelago-side-southern-steppe = Южная степь
archipelago-side-hidden = неизвестный гекс
archipelago-trend-fish = Рыба
archipelago-trend-wood = Древесина
archipelago-trend-stone = Камень
archipelago-trend-iron = Железо
archipelago-trend-cattle = Скот
archipelago-trend-fruit = Экзотические фрукты
archipelago-trend-money = Деньги
archipelago-trend-population = Население
archipelago-trend-churches = Церкви
archipelago-trend-towns = Города
archipelago-trend-ships = Корабли
archipelago-trend-benefactor = Благотворитель
archipelago-trend-any = любой
archipelago-trend-hidden = тайно
archipelago-trend-fish-about = Кубики рыбы: 4, 3, 2 очка за 1–3 место.
archipelago-trend-wood-about = Кубики древесины: 4, 3, 2 очка за 1–3 место.
archipelago-trend-stone-about = Кубики камня: 4, 3, 2 очка за 1–3 место.
archipelago-trend-iron-about = Кубики железа: 4, 3, 2 очка за 1–3 место.
archipelago-trend-cattle-about = Кубики скота: 4, 3, 2 очка за 1–3 место.
archipelago-trend-fruit-about = Кубики фруктов: 4, 3, 2 очка за 1–3 место.
archipelago-trend-money-about = Флорины: 4, 3, 2 очка за 1–3 место.
archipelago-trend-population-about = Свои жители: 4, 3, 2 очка за 1–3 место.
archipelago-trend-churches-about = Церкви под контролем: 4, 3, 2 очка за 1–3 место.
archipelago-trend-towns-about = Города под контролем: 4, 3, 2 очка за 1–3 место.
archipelago-trend-ships-about = Корабли в игре: 4, 3, 2 очка за 1–3 место.
archipelago-trend-benefactor-about = Флорины на этой карте: 4, 3, 2 очка за 1–3 место.
archipelago-objective-short-resources-gone = Железо
archipelago-objective-short-resources-gone-about = Конец: исчерпанных ресурсов в банке — { $number }. Железо: 3, 2, 1 очко за 1–3 место.
archipelago-objective-short-progress = Рынки
archipelago-objective-short-progress-about = Конец: карт прогресса у игроков — { $number }. Рынки под контролем: 3, 2, 1 очко за 1–3 место.
archipelago-objective-short-stacks = Деньги
archipelago-objective-short-stacks-about = Конец: пустых стопок жетонов — { $number }. Деньги: 3, 2, 1 очко за 1–3 место.
archipelago-objective-short-churches = Персонажи
archipelago-objective-short-churches-about = Конец: церквей на архипелаге — { $number }. Персонажи: 3, 2, 1 очко за 1–3 место.
archipelago-objective-short-characters = Жетоны первооткрывателя
archipelago-objective-short-characters-about = Конец: персонажей у игроков — { $number }. Жетоны первооткрывателя: 3, 2, 1 очко за 1–3 место.
archipelago-objective-short-markets = Церкви
archipelago-objective-short-markets-about = Конец: рынков на архипелаге — { $number }. Церкви под контролем: 3, 2, 1 очко за 1–3 место.
archipelago-objective-short-towns = Порты
archipelago-objective-short-towns-about = Конец: городов на архипелаге — { $number }. Порты под контролем: 3, 2, 1 очко за 1–3 место.
archipelago-objective-short-ports = Карты прогресса
archipelago-objective-short-ports-about = Конец: портов на архипелаге — { $number }. Карты прогресса: 3, 2, 1 очко за 1–3 место.
archipelago-objective-short-pacifist = Пацифист
archipelago-objective-short-pacifist-about = Конец: население — { $number }. 3 очка, если население больше мятежа более чем на { $margin }.
archipelago-objective-short-separatist = Сепаратист
archipelago-objective-short-separatist-about = Конец: пустых стопок жетонов — { $number }. Если мятеж превысит население, вы побеждаете в одиночку.
archipelago-objective-medium-characters = Рыба
archipelago-objective-medium-characters-about = Конец: персонажей у игроков — { $number }. Рыба: 3, 2, 1 очко за 1–3 место.
archipelago-objective-medium-stacks = Земли с железом
archipelago-objective-medium-stacks-about = Конец: пустых стопок жетонов — { $number }. Иконки железа в регионах своих городов: 3, 2, 1 очко за 1–3 место.
archipelago-objective-medium-markets = Лесные земли
archipelago-objective-medium-markets-about = Конец: рынков на архипелаге — { $number }. Иконки древесины в регионах своих городов: 3, 2, 1 очко за 1–3 место.
archipelago-objective-medium-churches = Все карты развития
archipelago-objective-medium-churches-about = Конец: церквей на архипелаге — { $number }. Карты развития: 3, 2, 1 очко за 1–3 место.
archipelago-objective-medium-towns = Жетоны первооткрывателя
archipelago-objective-medium-towns-about = Конец: городов на архипелаге — { $number }. Жетоны первооткрывателя: 3, 2, 1 очко за 1–3 место.
archipelago-objective-medium-population = Порты и рынки
archipelago-objective-medium-population-about = Конец: население — { $number }. Порты и рынки под контролем: 3, 2, 1 очко за 1–3 место.
archipelago-objective-medium-ports = Церкви
archipelago-objective-medium-ports-about = Конец: портов на архипелаге — { $number }. Церкви под контролем: 3, 2, 1 очко за 1–3 место.
archipelago-objective-medium-progress = Деньги
archipelago-objective-medium-progress-about = Конец: карт прогресса у игроков — { $number }. Деньги: 3, 2, 1 очко за 1–3 место.
archipelago-objective-medium-pacifist = Пацифист
archipelago-objective-medium-pacifist-about = Конец: исчерпанных ресурсов в банке — { $number }. 3 очка, если население больше мятежа более чем на { $margin }.
archipelago-objective-medium-separatist = Сепаратист
archipelago-objective-medium-separatist-about = Конец: в банке нет денег. Если мятеж превысит население, вы побеждаете в одиночку.
archipelago-objective-long-towns = Жетоны первооткрывателя
archipelago-objective-long-towns-about = Конец: городов на архипелаге — { $number }. Жетоны первооткрывателя: 3, 2, 1 очко за 1–3 место.
archipelago-objective-long-ports = Деньги
archipelago-objective-long-ports-about = Конец: портов на архипелаге — { $number }. Деньги: 3, 2, 1 очко за 1–3 место.
archipelago-objective-long-markets = Церкви
archipelago-objective-long-markets-about = Конец: рынков на архипелаге — { $number }. Церкви под контролем: 3, 2, 1 очко за 1–3 место.
archipelago-objective-long-stacks = Персонажи
archipelago-objective-long-stacks-about = Конец: пустых стопок жетонов — { $number }. Персонажи: 3, 2, 1 очко за 1–3 место.
archipelago-objective-long-cards = Рыбные воды
archipelago-objective-long-cards-about = Конец: карт развития у игроков — { $number }. Иконки рыбы в регионах своих городов: 3, 2, 1 очко за 1–3 место.
archipelago-objective-long-churches = Фруктовые земли
archipelago-objective-long-churches-about = Конец: церквей на архипелаге — { $number }. Иконки фруктов в регионах своих городов: 3, 2, 1 очко за 1–3 место.
archipelago-objective-long-resources-gone = Порты
archipelago-objective-long-resources-gone-about = Конец: исчерпанных ресурсов в банке — { $number }. Порты под контролем: 3, 2, 1 очко за 1–3 место.
archipelago-objective-long-ships = Карты прогресса
archipelago-objective-long-ships-about = Конец: кораблей в игре — { $number }. Карты прогресса: 3, 2, 1 очко за 1–3 место.
archipelago-objective-long-pacifist = Пацифист
archipelago-objective-long-pacifist-about = Конец: излишки рабочей силы — { $number }. 3 очка, если население больше мятежа более чем на { $margin }.
archipelago-objective-long-separatist = Сепаратист
archipelago-objective-long-separatist-about = Конец: в банке нет денег. Если мятеж превысит население, вы побеждаете в одиночку.
archipelago-objective-hidden = тайно
archipelago-card-researcher = Исследователь
archipelago-card-pirate = Пират
archipelago-card-explorer = Первооткрыватель
archipelago-card-detective = Сыщик
archipelago-card-assassin = Убийца
archipelago-card-bishop = Епископ
archipelago-card-archbishop = Архиепископ
archipelago-card-pope = Папа
archipelago-card-false-prophet = Лжепророк
archipelago-card-minister-of-labour = Министр труда
archipelago-card-scout = Разведчик
archipelago-card-king = Король
archipelago-card-recruiter = Вербовщик
archipelago-card-missionary = Миссионер
archipelago-card-spy = Шпион
archipelago-card-merchant = Торговец
archipelago-card-treasurer = Казначей
archipelago-card-thief = Воровка
archipelago-card-barbarian = Варвар
archipelago-card-minister-of-agriculture = Министр сельского хозяйства
archipelago-card-queen = Королева
archipelago-card-exporter = Экспортёр
archipelago-card-admiral = Адмирал
archipelago-card-minister-of-trade = Министр торговли
archipelago-card-irrigation-canal = Оросительный канал
archipelago-card-industrial-fishing = Промышленное рыболовство
archipelago-card-sawmill = Лесопилка
archipelago-card-quarry = Карьер
archipelago-card-iron-mine = Железная шахта
archipelago-card-farm = Ферма
archipelago-card-roads = Дороги
archipelago-card-shipbuilding = Кораблестроение
archipelago-card-expansionism = Экспансионизм
archipelago-card-amphitheatre = Амфитеатр
archipelago-card-foreign-trade = Внешняя торговля
archipelago-card-slavery = Рабство
archipelago-card-colossus = Колосс
archipelago-card-pyramid = Пирамида
archipelago-card-emigration = Эмиграция
archipelago-card-great-lighthouse = Большой Маяк
archipelago-card-cathedral = Собор
archipelago-card-immigration = Иммиграция
archipelago-card-architecture = Архитектура
archipelago-card-domestic-trade = Внутренняя торговля
archipelago-card-peace-and-prosperity = Мир и процветание
archipelago-card-education = Образование
archipelago-card-dictatorship = Диктатура
archipelago-card-church-gifts = Дары церкви
archipelago-card-hidden = неизвестная карта
archipelago-guide-card = Карты развития
archipelago-guide-trend = Тренды
archipelago-guide-objective = Цели
archipelago-card-researcher-about = Откройте 5 карт и купите одну карту прогресса по минимальной цене.
archipelago-card-pirate-about = Потопите корабль там, где есть ваш; владелец отдаёт кубик. Мятеж +1.
archipelago-card-explorer-about = Исследование: выбор из 3 гексов.
archipelago-card-detective-about = Откройте 5 карт и купите одного персонажа по минимальной цене.
archipelago-card-assassin-about = Заплатите минимальную цену чужого персонажа: он уходит в сброс.
archipelago-card-bishop-about = Мятеж −1.
archipelago-card-archbishop-about = Мятеж −1; −2 при 3 церквях, −3 при 5.
archipelago-card-pope-about = Мятеж −1 за каждую церковь. 1 очко в конце игры.
archipelago-card-false-prophet-about = Переместите по жителю за каждую вашу церковь.
archipelago-card-minister-of-labour-about = Излишки рабочей силы −1.
archipelago-card-scout-about = Исследование: исследуйте дважды.
archipelago-card-king-about = Добавляет 3 к вашим ставкам. 1 очко в конце игры.
archipelago-card-recruiter-about = Завербуйте одного рабочего без диска.
archipelago-card-missionary-about = Исследование: одна хижина становится вашим жителем.
archipelago-card-spy-about = Посмотрите чужую цель.
archipelago-card-merchant-about = Купите или продайте сколько угодно одного ресурса на внутреннем рынке.
archipelago-card-treasurer-about = 1 флорин за каждые показанные 5.
archipelago-card-thief-about = Игрок на ваш выбор прячет 2 кубика в кулаках; вы берёте один.
archipelago-card-barbarian-about = Разграбьте свободные иконки региона: больше их не добыть.
archipelago-card-minister-of-agriculture-about = До 2 кубиков скота и фруктов из банка на внутренний рынок.
archipelago-card-queen-about = Добавляет 2 к вашим ставкам.
archipelago-card-exporter-about = Купите или продайте сколько угодно одного ресурса на внешнем рынке.
archipelago-card-admiral-about = Миграция: корабли проходят до 3 регионов.
archipelago-card-minister-of-trade-about = До 2 кубиков с одного рынка на другой.
archipelago-card-irrigation-canal-about = Добыча: фрукты вдвойне.
archipelago-card-industrial-fishing-about = Добыча: рыба вдвойне.
archipelago-card-sawmill-about = Добыча: древесина вдвойне.
archipelago-card-quarry-about = Добыча: камень вдвойне.
archipelago-card-iron-mine-about = Добыча: железо вдвойне.
archipelago-card-farm-about = Добыча: скот вдвойне.
archipelago-card-roads-about = Миграция: жители проходят на регион дальше.
archipelago-card-shipbuilding-about = Постройте корабль без диска.
archipelago-card-expansionism-about = Миграция без диска.
archipelago-card-amphitheatre-about = 2 флорина и мятеж −1.
archipelago-card-foreign-trade-about = Кубик на внешний рынок или с него.
archipelago-card-slavery-about = Все ваши занятые жители снова свободны. Мятеж +2.
archipelago-card-colossus-about = Чудо: железо ×3. Излишки −1, 1 очко.
archipelago-card-pyramid-about = Чудо: камень ×5. Мятеж +2, 2 очка.
archipelago-card-emigration-about = Излишки рабочей силы −1 за каждый порт.
archipelago-card-great-lighthouse-about = Чудо, нужен порт: железо ×1, камень ×2. Корабли во всех портах, 1 очко.
archipelago-card-cathedral-about = Чудо, нужна церковь: камень ×3. Мятеж −1 за церковь, 2 очка.
archipelago-card-immigration-about = Излишки рабочей силы +2.
archipelago-card-architecture-about = Строительство без диска.
archipelago-card-domestic-trade-about = Торговая сделка на внутреннем рынке без диска.
archipelago-card-peace-and-prosperity-about = Любые 2 кубика: мятеж −2.
archipelago-card-education-about = Излишки рабочей силы −2.
archipelago-card-dictatorship-about = Все ваши забастовщики встают.
archipelago-card-church-gifts-about = Фрукты ×1: мятеж −1. Фрукты ×1 и скот ×1: мятеж −2.

## Настройки

archipelago-help-more-control =
    - **Больше контроля**: очки приносят два открытых тренда, с Благотворителем три.
archipelago-help-more-spice =
    - **Больше остроты**: возвращённая цель не завершает игру и не приносит очков. Впятером это не сочетается с Благотворителем: целей тогда восемь.
archipelago-help-benefactor =
    - **Благотворитель**: каждый свой кубик и жетон первооткрывателя, потраченный в кризис, и каждая церковь кладут флорин на карту. За них дают 4, 3 и 2 очка, и это ничьи деньги.
archipelago-option-length = Длительность
archipelago-option-length-medium = средняя
archipelago-option-length-short = короткая
archipelago-option-length-long = долгая
archipelago-option-desert-start = Начало в пустыне
archipelago-option-desert-start-about = начало в пустыне: жители уходят пешком, никто не плывёт
archipelago-option-desert-start-off = нет
archipelago-option-desert-start-on = да
archipelago-option-no-secrets = Никаких секретов между друзьями
archipelago-option-no-secrets-about = цели открыты для всех, трендов нет
archipelago-option-no-secrets-off = нет
archipelago-option-no-secrets-on = да
archipelago-option-more-control = Больше контроля
archipelago-option-more-control-about = открыт ещё один тренд
archipelago-option-more-control-off = нет
archipelago-option-more-control-on = да
archipelago-option-more-spice = Больше остроты
archipelago-option-more-spice-about = каждый тянет вдвое больше целей и оставляет половину
archipelago-option-more-spice-off = нет
archipelago-option-more-spice-on = да
archipelago-option-choose-trend = Выбрать тренд
archipelago-option-choose-trend-about = тренд выбирают вместе, а без согласия тянут
archipelago-option-choose-trend-off = нет
archipelago-option-choose-trend-on = да
archipelago-option-benefactor = Благотворитель
archipelago-option-benefactor-about = Благотворитель и ещё один тренд; нет Пацифиста и Сепаратиста
archipelago-option-benefactor-off = нет
archipelago-option-benefactor-on = да

## Что даст ход

archipelago-note-huts = излишки +{ $count }
archipelago-note-raises = { $count ->
    [one] поднимется { $count } житель
    [few] поднимутся { $count } жителя
   *[many] поднимутся { $count } жителей
 }
archipelago-note-missing = { $count ->
    [0] спрос удовлетворён
   *[other] не хватит { $count }
 }
archipelago-gain-money = { $sign }{ $count } { $count ->
    [one] флорин
    [few] флорина
   *[other] флоринов
 }
archipelago-gain-resource = { $what } { $sign }{ $count }
archipelago-gain-token = { $sign }{ $count } { $count ->
    [one] жетон
    [few] жетона
   *[other] жетонов
 }
archipelago-gain-citizen = { $sign }{ $count } { $count ->
    [one] житель
    [few] жителя
   *[other] жителей
 }
archipelago-gain-ship = { $sign }{ $count } { $count ->
    [one] корабль
    [few] корабля
   *[other] кораблей
 }
archipelago-gain-rebellion = мятеж { $sign }{ $count }
archipelago-gain-surplus = излишки { $sign }{ $count }
archipelago-gain-building = { $what } { $sign }{ $count }
archipelago-gain-card = { $what } { $sign }{ $count }

## Разделы

archipelago-theme-harvest = Добыча
archipelago-command-theme-harvest = добыть
archipelago-theme-deals = Сделки
archipelago-command-theme-deals = сделки
archipelago-theme-crisis = Кризис
archipelago-command-theme-crisis = кризис
archipelago-theme-discovery = Открытия
archipelago-command-theme-discovery = открытия
archipelago-theme-cards = Карты
archipelago-command-theme-cards = карты
archipelago-command-group = архипелаг

## Почему нельзя

archipelago-reason-open-game = В партии без секретов нет ни трендов, ни тайных целей на выбор.
archipelago-reason-few-objectives = С Благотворителем целей только восемь: на пятерых по две не хватит.
archipelago-reason-no-disc = У вас не осталось дисков на действие в этом ходу.
archipelago-reason-acted = Вы уже сделали действие в этом раунде.
archipelago-reason-carded = Вы уже использовали карту в этом раунде.
archipelago-reason-traded = Вы уже были в порту или на рынке в этом раунде.
archipelago-reason-not-now = Это делают в свой раунд, когда нет другого вопроса.
archipelago-reason-act-or-pass = У вас остались диски: сделайте действие или спасуйте до конца фазы.
archipelago-reason-no-dock = Нет свободного порта или рынка под контролем, флорина или товара.
archipelago-reason-no-striker = Ни в порту, ни на рынке вашего региона нет чужого забастовщика.
archipelago-reason-no-help = Ни на рынке, ни у вас нет кубика или жетона, который помог бы.
archipelago-reason-no-church = Под вашим контролем нет церкви, в регионе которой кто-то лежит.
archipelago-reason-not-ruler = Вы не правите таким регионом, или так уже решено: правит тот, чей активный житель стоит в городе.
archipelago-reason-no-promise = Такого обещания вам никто не давал, или итог уже подведён.
archipelago-reason-no-tax = Все места налогов в этом ходу заняты.
archipelago-reason-no-icons = Некому добыть ({ $resource }): нет свободной фишки рядом, разрешения правителя или кубиков в банке.
archipelago-reason-no-family = Репродукция: раз в ход, где ровно двое ваших активных жителей, и пока есть запас.
archipelago-reason-no-workers = Нет излишков рабочей силы, денег, места для них или жителей в запасе.
archipelago-reason-no-exploring = Нет гексов, некому идти дальше или все места исследования заняты.
archipelago-reason-no-migration = Вашим свободным фишкам некуда идти.
archipelago-reason-cannot-build = Не хватает кубиков, денег, свободного строителя, жетона здания или берега; или такое здание в регионе уже есть.
archipelago-reason-no-purchase = На этом рынке такого кубика нет или вам не хватает денег.
archipelago-reason-no-sale = У вас нет такого кубика, или этот рынок его больше не вмещает.
archipelago-reason-one-way = По этой карте можно только покупать или только продавать, и лишь один ресурс.
archipelago-reason-no-deal = Сделки возможны во время ставок, в кризис и в раунде — с тем, кто ходит.
archipelago-reason-no-deal-with-them = В раунде договариваются с тем, кто ходит, а с собой — никогда.
archipelago-reason-not-to-be-had = Сейчас это вам никто не может дать.
archipelago-reason-offer-open = Каждому можно сделать одно предложение, всего не больше двух: отзовите одно или дождитесь ответа.
archipelago-reason-offer-gone = Это предложение больше не действует.
archipelago-reason-cannot-pay = У вас нет того, что просят, или это зажато в кулаке. Предложите другие условия или откажите.
archipelago-reason-not-yours = Дать можно только то, что есть сейчас и не зажато в кулаке. Чего нет, то можно обещать на потом.
archipelago-reason-no-such-terms = Укажите, что даёте, хотите или обещаете: деньги, кубики, жетоны, карты, разрешения.
archipelago-reason-too-much = Нечем заплатить столько.
archipelago-reason-crowded = В регионе не больше трёх ваших жителей, или туда не добраться.
archipelago-reason-card-not-now = Эту карту сейчас нельзя использовать: занята, чужая, слишком дорога или ей не на что подействовать.
archipelago-reason-wonder-not-now = Чуду света, купленному в прошлых ходах, нужны кубики, диски, свободный житель и контроль над зданием, которое на нём указано.

archipelago-when-wish = Тренд выбирают один раз, при подготовке.
archipelago-when-settle = Первый регион кладут один раз, при подготовке.
archipelago-when-land = Первых жителей высаживают один раз, при подготовке.
archipelago-when-gather = Кубики делят, когда регион только что открыт.
archipelago-when-keep = Цели выбирают один раз, при подготовке.
archipelago-when-bid = Ставки делают в начале хода, до того как задан порядок.
archipelago-when-order = Порядок задаёт победитель торгов, сразу после ставок.
archipelago-when-help = Помогают в кризис, когда до вас доходит очередь.
archipelago-when-raise = Кого поднять, выбирают, когда помощь в кризис поднимает не всех.
archipelago-when-bless = Церковью пользуются в кризис, когда до вас доходит очередь.
archipelago-when-done = Сейчас заканчивать нечего.
archipelago-when-take = Верхний гекс берут или нет при исследовании, увидев его.
archipelago-when-decline = Другой гекс берут при исследовании, отказавшись от того, который виден.
archipelago-when-discover = Регион кладут при исследовании, когда гекс взят.
archipelago-when-fail = Исследование бросают, когда гекс взят, но положить его нельзя или не хочется.
archipelago-when-welcome = Жителей принимают в только что открытом регионе.
archipelago-when-moor = Место выбирают сразу после постройки корабля или порта.
archipelago-when-pass = Пасуют в своём раунде, до действия.
archipelago-when-aim = Цель выбирают после карты, которой она нужна.
archipelago-when-loot = Иконки выбирают после карты, которая грабит регион.
archipelago-when-purchase = Из открытых покупают после карты, которая их открывает.
archipelago-when-surrender = Кубик отдают, когда пират топит ваш корабль.
archipelago-when-hide = Кубики прячут, когда другой игрок крадёт у вас.
archipelago-when-fist = Кулак выбирают, когда крадут у другого игрока.
archipelago-when-show = Деньги показывают после карты, которая за это платит.
archipelago-when-launch = Корабли спускают после карты, которая их даёт.
archipelago-when-acquire = Карту с трека покупают в последней фазе хода, в порядке хода.
archipelago-when-rotate = Карты поворачивают в последней фазе хода, в порядке хода.

## Параметры команд


## Подсказки при первом решении каждого вида

archipelago-coach-choose-trend = Тренд в конце считают у всех, кто бы его ни выбрал. Если выбор разойдётся, тренды вытянут наугад.
archipelago-coach-place-first = Разные иконки дают разные кубики, а для построек нужны разные. Через свободные берега и границы вы сможете исследовать дальше.
archipelago-coach-land = На одном берегу двое жителей уже в первый ход могут дать третьего, на разных они достают до большего числа иконок. Потом перебраться на другой берег непросто.
archipelago-coach-gather-first = Кубик рынка смогут купить все, и он пригодится в кризис, а ваш — тайна за вашей ширмой. Себе берите то, что нужно для постройки.
archipelago-coach-keep-objectives = Цель говорит, когда может кончиться игра и что будут считать у всех. Оставляйте ту, чей конец вы сможете приблизить и в чём будете впереди.
archipelago-coach-bid = Оплачивается каждая ставка, даже проигравшая, а наибольшая решает порядок хода. Ставьте, когда нужно опередить других; в остальных случаях 0 — хорошая ставка.
archipelago-coach-set-order = Кто первый, тот первый и в кризисах, и в раундах, и с картами. Место в очереди можно продать: сейчас возможны сделки.
archipelago-coach-help-colony = Кто останется лежать, будет бастовать: не сможет работать до следующего хода, и за каждого мятеж вырастет на 1. Кубики с рынка ничего вам не стоят, тратьте сначала их.
archipelago-coach-raise-citizens = Кого поднять, своих или чужих, решаете вы. Кто останется лежать, забастует, и каждый такой житель прибавит мятежу 1.
archipelago-coach-help-continent = Каждый недостающий кубик прибавит мятежу 1, а мятеж грозит всем. Кубики с внешнего рынка ничего вам не стоят.
archipelago-coach-play-round = Каждый диск — одно действие в этом ходу, и фишка, которая работает, занята до следующего. Если спасовать с дисками, до конца фазы действий больше не будет.
archipelago-coach-take-hex = Видна только одна сторона, а положить гекс можно любой. Если отказаться, следующий придётся взять вслепую.
archipelago-coach-choose-hex = Новый регион должен касаться двух других, а края — совпадать: море с морем, поля с полями, горы с горами. Вы получите жетон первооткрывателя, а затем кубики региона.
archipelago-coach-gather-found = Кубик рынка доступен всем и пригодится в кризис, ваш — тайна. Себе берите то, что нужно для постройки или будет считаться в конце.
archipelago-coach-convert = Ещё один житель будет работать на вас, а население вырастет и отодвинет мятеж. К тому же одним безработным меньше.
archipelago-coach-migrate = Миграция не занимает фишки, а корабль перевозит ваших жителей и до, и после отплытия. Закончите, когда идти больше некому.
archipelago-coach-trade = Чем полнее рынок, тем ниже цена: продавайте, пока он пуст, покупайте, когда полон. Почти полные рынки каждый ход прибавляют излишки рабочей силы и мятеж.
archipelago-coach-trade-many = Только один ресурс, зато кубиков сколько угодно; цена меняется с каждым. Остановитесь, когда станет невыгодно.
archipelago-coach-hire = Нового рабочего ставят туда, где есть ваша активная фишка, не больше трёх жителей в регионе. Каждый завербованный убавляет излишки рабочей силы.
archipelago-coach-construct = Зданию нужен свободный житель, который в нём останется, и ваши кубики. Города, церкви, порты и рынки считаются во многих целях.
archipelago-coach-buy-opened = Сейчас карта стоит минимальную цену, на треке развития она была бы дороже. Что не куплено, уйдёт в сброс.
archipelago-coach-moor = Корабли не ходят по суше: из одной акватории доступны только её границы и её рыба. В порт входят с его акватории и с его берега.
archipelago-coach-choose-target = Пострадавшие это запомнят, а в следующий кризис помощь понадобится и от них. Выбирайте то, что даст вам больше, а колонии повредит меньше.
archipelago-coach-choose-loot = Разграбленная иконка даёт кубик сейчас и больше никогда и никому. Оставьте то, что собираетесь добывать сами.
archipelago-coach-choose-character = Вы платите в банк минимальную цену персонажа, и он уходит в сброс. Владелец карты это запомнит.
archipelago-coach-give-cube = Отдавайте тот кубик, который меньше всего нужен для построек и подсчёта. Остальное за вашей ширмой — по-прежнему тайна.
archipelago-coach-hide-cubes = Один из двух у вас заберут. Прячьте те кубики, без которых можно обойтись.
archipelago-coach-pick-fist = Кубик из выбранного кулака — ваш, второй остаётся у хозяина. Что где, снаружи не видно.
archipelago-coach-show-money = Каждая показанная пятёрка приносит 1 флорин, но все узнают, сколько у вас есть. Если считаются деньги, это может выдать больше, чем принесёт.
archipelago-coach-place-ships = Корабль ловит рыбу, исследует море и перевозит жителей. Ставьте его туда, где море продолжается или есть свободная рыба.
archipelago-coach-evolution-turn = Поворот меняет цену карты, а на черепе она уходит в сброс. Покупайте то, что будет служить каждый ход; если такого нет, поворачивайте то, чего хотят другие.

## Что говорит за ход

archipelago-advice-settle = Иконок там больше всего, и они разные.
archipelago-advice-discover = Там хорошие иконки, и до них можно дойти.
archipelago-advice-bid = Ставка небольшая: платить придётся за любую.
archipelago-advice-order = Быть первым выгоднее всего.
archipelago-advice-help = Без этого мятеж вырастет.
archipelago-advice-bless = Это ничего не стоит, а забастовщиков станет меньше.
archipelago-advice-raise = Сначала свои: они поработают в этом ходу.
archipelago-advice-harvest-fish = Каждая иконка, до которой вы достаёте, — это кубик, и всё за один диск.
archipelago-advice-harvest-wood = Каждая иконка, до которой вы достаёте, — это кубик, и всё за один диск.
archipelago-advice-harvest-stone = Каждая иконка, до которой вы достаёте, — это кубик, и всё за один диск.
archipelago-advice-harvest-iron = Каждая иконка, до которой вы достаёте, — это кубик, и всё за один диск.
archipelago-advice-harvest-cattle = Каждая иконка, до которой вы достаёте, — это кубик, и всё за один диск.
archipelago-advice-harvest-fruit = Каждая иконка, до которой вы достаёте, — это кубик, и всё за один диск.
archipelago-advice-tax = Люди достаточно спокойны, чтобы платить.
archipelago-advice-sell = Его больше, чем нужно, а деньги пригодятся.
archipelago-advice-explore = Новый регион — это жетон, кубик и иконки.
archipelago-advice-take = Его видно, а следующий — нет.
archipelago-advice-reproduce = Новые жители даром, и население растёт.
archipelago-advice-recruit = Новые рабочие, и меньше излишков рабочей силы.
archipelago-advice-build = Из всего, что можно построить, это самое полезное.
archipelago-advice-erect = Чудо света — это очки.
archipelago-advice-use = Сейчас карта поможет больше всего.
archipelago-advice-visit = Две торговые сделки без диска.
archipelago-advice-welcome = Ещё один житель, и даром.
archipelago-advice-acquire = Цена низкая, и на чёрный день останется.
archipelago-advice-purchase = Сейчас она стоит минимальную цену.
archipelago-advice-pass = Ничто из возможного сейчас не поможет.
archipelago-advice-wish = Тренд считают у всех, а если выбор разойдётся, его вытянут: выбирайте то, над чем будете работать.
archipelago-advice-moor = С обеих сторон есть свои границы и иконки, подойдёт и эта.
archipelago-advice-land = Вдвоём на одном берегу жители сразу дадут третьего, на разных достанут до большего числа иконок: хорошо и то и другое.
archipelago-advice-gather = Кубик рынка пригодится в кризис, а с вашим ближе первая постройка.
archipelago-advice-keep = Такой конец можно приблизить, а то, что она считает, — копить незаметно.
archipelago-advice-done = Всё остальное здесь не окупится.
archipelago-advice-buy = Рынок полон, и цена невысока, а кубик пойдёт на постройку или в кризис.
archipelago-advice-decline = Иконок на нём мало, на следующем, скорее всего, будет больше.
archipelago-advice-fail = До места, куда он подходит, не дойти.
archipelago-advice-sail = Корабль полезнее всего там, где есть рыба и где море продолжается.
archipelago-advice-walk = Жители ценны тем, до чего достают: там, куда они идут, есть работа.
archipelago-advice-evict = Пока там забастовщик, здание не работает; без него им снова можно пользоваться.
archipelago-advice-aim = Карту нужно на что-то направить, и тут обид будет меньше всего.
archipelago-advice-loot = Разграбленное сейчас — ваше; оставленное раньше вас могут добыть другие.
archipelago-advice-surrender = Его больше всего, и один кубик потерять не жалко.
archipelago-advice-hide = Один из двух уйдёт, поэтому в кулаки — только то, без чего можно обойтись.
archipelago-advice-fist = Снаружи они одинаковы: подойдёт любой.
archipelago-advice-show = Каждая показанная пятёрка — это флорин, а скрывать столько незачем.
archipelago-advice-launch = Оттуда корабль и рыбу ловит, и море исследует.
archipelago-advice-rotate = После поворота карта стоит иначе или уходит в сброс: пусть это будут ненужные.
