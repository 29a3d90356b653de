santa-maria-name = Санта Мария
santa-maria-about = Обустройте колонию: кубики приводят в действие ряды и колонки; торгуйте, молитесь и завоёвывайте три года.
santa-maria-help =
    ### Цель
    Больше всех очков счастья за три года: по ходу партии, за колонистов, учёных, епископов, морскую торговлю, наборы доков и монеты.

    ### Ход
    Одно основное действие и сколько угодно свободных:
    - **Расширить колонию** (`{ santa-maria-command-expand }`): двойной жетон развития за 2 древесины, тройной — за 2 древесины и 1 зерно. Первая клетка и сторона второй: `{ santa-maria-command-expand } d05 b2: сверху`.
    - **Активировать строение** за монеты (`{ santa-maria-command-activate }`): первое в году — 1 монета, потом 2, 3, …
    - **Использовать кубик** (`{ santa-maria-command-die }`): белый активирует колонку сверху вниз, синий — ряд слева направо. Срабатывают свободные строения по порядку; кубик остаётся на последнем. Изменить на 1 стоит монету. За год не больше 3 белых.
    - **Спасовать** (`{ santa-maria-command-pass }`): занять место для спасовавших и выполнить его действие, затем каждый жетон в доках даёт указанное на доке. Кто стоит выше всех, начинает следующий год.

    Свободные действия (пока не начал ходить следующий): `{ santa-maria-command-sell }` — древесина и зерно по 1 монете, остальное по 2; `{ santa-maria-command-buy }` — древесина или зерно за 3.

    ### Строения
    Каждого ресурса не больше 3; лишнее — в монеты. Золото заменяет любой ресурс.
    - **Гавань** (морская торговля): отправить товары за жетон морской торговли. **Церковь** (религия): шаг по шкале религии, ещё один за зерно; символы дают монахов и синие кубики. **Гарнизон** (конкистадор): шаг по шкале конкистадоров с золотом по пути; в конце года очки получают те, кто впереди.
    - **Монах**: учёный (способность до конца игры), епископ (очки в конце, минус 2) или миссия (разово). За место с чужими монахами — по 2 монеты каждому их владельцу.

    ### Конец
    Всё продаётся, 3 монеты — очко. Каждый колонист в полном ряду — очко, и ещё одно, если полна и колонка. По жетону во всех четырёх доках — 3 очка.

    ### Меньше ожидания
    `{ santa-maria-command-whole }` — все платежи линии сразу; `{ santa-maria-command-rest }` — остаток как предложено. `{ santa-maria-command-ask } обо всём` — и о каждом платеже, `{ santa-maria-command-ask } только в свой ход` — ни о чём, что вызвали другие, `{ santa-maria-command-ask } только о важном` — как обычно.
santa-maria-help-shared-dice =
    ### Общие синие кубики
    Лежат вместе с белыми; за год каждый берёт не больше, чем открыл на шкале религии.
santa-maria-help-kingdoms =
    ### Американские королевства
    Больше учёных и епископов, какао (меняет кубик на любое значение), особые жетоны за 4 монеты, особая морская торговля — в любой док, кроме самого полного. Штрафа за епископов нет.
santa-maria-help-governor =
    - **Губернатор**: стоит в линии вашего кубика — сначала идёт вправо (белый) или вниз (синий), и встреченное срабатывает. Его клетка считается в конце.
santa-maria-help-specialists =
    - **Специалисты**: белый кубик, прежде чем активировать колонку, может нанять специалиста этого значения.
santa-maria-help-envoys =
    - **Послы**: два общих кубика: когда кто-то берёт такой, остальные тоже активируют колонку (белый) или ряд (синий). Остальных белых — не больше 2 за год; своих синих кубиков в начале нет.
santa-maria-help-alone =
    ### В одиночку
    Победа — 100 очков. Очки конкистадоров: в 1-й год 4, если пройдено 1-е дерево; во 2-й 5 за 2-е; в 3-й 6 за 3-е.

## Вопросы

santa-maria-ask-choose-board = Выберите поле колонии.
santa-maria-ask-choose-pair = Выберите ратушу с учёным и место для неё.
santa-maria-ask-act = Ваш ход: расширьте колонию, активируйте строение, используйте кубик или спасуйте.
santa-maria-ask-hire = Нанять: { $specialist } (кубик { $value })?
santa-maria-ask-walk-on = Заплатить монету, чтобы губернатор пошёл дальше?
santa-maria-ask-take = { $building }: воспользоваться?
santa-maria-ask-trade = { $building }: что обменять?
santa-maria-ask-ship-goods = За какой жетон морской торговли отправить товары?
santa-maria-ask-extra-faith = Заплатить за дополнительный шаг по шкале религии?
santa-maria-ask-place-monk = Куда отправить монаха?
santa-maria-ask-press-on = Заплатить монету за ещё один шаг по шкале конкистадоров?
santa-maria-ask-lay-road = Куда положить жетон дороги?
santa-maria-ask-pay = Чем заплатить дальше?
santa-maria-ask-second-space = Медитация: действие какого свободного места выполнить?
santa-maria-ask-follow-line = Чужой кубик посла: какую линию активировать?

## Ходы

santa-maria-command-group = санта-мария
santa-maria-verb-board = Взять поле
santa-maria-verb-board-about = Взять поле колонии
santa-maria-command-board = взять-поле
santa-maria-verb-found = Положить ратушу
santa-maria-verb-found-about = Взять ратушу с учёным и положить её
santa-maria-command-found = положить-ратушу
santa-maria-verb-expand = Расширить колонию
santa-maria-verb-expand-about = Купить жетон и положить: первая клетка и сторона второй
santa-maria-command-expand = расширить
santa-maria-verb-activate = Активировать строение
santa-maria-verb-activate-about = Активировать одно строение за монеты
santa-maria-command-activate = активировать
santa-maria-verb-die = Использовать кубик
santa-maria-verb-die-about = Активировать линию кубиком, можно с изменением
santa-maria-command-die = кубик
santa-maria-verb-pass = Спасовать
santa-maria-verb-pass-about = Спасовать до конца года и занять место
santa-maria-command-pass = пас
santa-maria-verb-sell = Продать
santa-maria-verb-sell-about = Продать ресурсы: свободное действие
santa-maria-command-sell = продать
santa-maria-verb-buy = Купить
santa-maria-verb-buy-about = Купить древесину или зерно за 3 монеты: свободное действие
santa-maria-command-buy = купить
santa-maria-verb-ask = Выбрать, о чём спрашивать
santa-maria-verb-ask-about = О чём вас спрашивать
santa-maria-command-ask = спрашивать
santa-maria-verb-rest = Принять остальное как предложено
santa-maria-verb-rest-about = Остаток линии как предложено
santa-maria-command-rest = принять-остальное
santa-maria-verb-whole = Оплатить всю линию
santa-maria-verb-whole-about = Чем заплатить в каждом строении до конца линии, сразу
santa-maria-command-whole = оплатить-линию
santa-maria-verb-skip = Отказаться
santa-maria-verb-skip-about = Обойтись без этого
santa-maria-command-skip = отказаться
santa-maria-verb-hire = Нанять
santa-maria-verb-hire-about = Нанять специалиста
santa-maria-command-hire = нанять
santa-maria-verb-cart = Поставить фургон
santa-maria-verb-cart-about = Нанять специалиста и поставить фургон на эту клетку
santa-maria-command-cart = поставить-фургон
santa-maria-verb-walk = Идти дальше
santa-maria-verb-walk-about = Заплатить монету, чтобы губернатор пошёл дальше
santa-maria-command-walk = идти-дальше
santa-maria-verb-take = Воспользоваться
santa-maria-verb-take-about = Воспользоваться
santa-maria-command-take = воспользоваться
santa-maria-verb-trade = Обменять
santa-maria-verb-trade-about = Обменять фишку
santa-maria-command-trade = обменять
santa-maria-verb-ship = Отправить товары
santa-maria-verb-ship-about = Отправить товары за жетон морской торговли для этого дока
santa-maria-command-ship = отправить-товары
santa-maria-verb-pray = Сделать ещё шаг религии
santa-maria-verb-pray-about = Заплатить за дополнительный шаг по шкале религии
santa-maria-command-pray = ещё-шаг-религии
santa-maria-verb-monk = Отправить монаха
santa-maria-verb-monk-about = Отправить монаха в это место
santa-maria-command-monk = отправить-монаха
santa-maria-verb-press = Сделать ещё шаг конкистадора
santa-maria-verb-press-about = Заплатить монету за ещё один шаг по шкале конкистадоров
santa-maria-command-press = ещё-шаг-конкистадора
santa-maria-verb-road = Положить дорогу
santa-maria-verb-road-about = Положить жетон дороги на эту клетку
santa-maria-command-road = положить-дорогу
santa-maria-verb-pay = Заплатить
santa-maria-verb-pay-about = Заплатить этой фишкой
santa-maria-command-pay = заплатить
santa-maria-verb-space = Выполнить действие места
santa-maria-verb-space-about = Выполнить и действие этого места
santa-maria-command-space = выполнить-действие-места
santa-maria-verb-follow = Активировать линию
santa-maria-verb-follow-about = Активировать эту линию
santa-maria-command-follow = активировать-линию
santa-maria-field-board = поле
santa-maria-field-hall = ратуша
santa-maria-field-spot = клетка
santa-maria-field-where = клетка
santa-maria-field-turn = вторая клетка
santa-maria-field-tile = жетон
santa-maria-field-die = кубик
santa-maria-field-line = линия
santa-maria-field-change = изменение кубика
santa-maria-field-space = место
santa-maria-field-good = ресурс
santa-maria-field-count = сколько
santa-maria-part-count = ×{ $number }
santa-maria-field-about = о чём
santa-maria-field-ship = жетон морской торговли
santa-maria-field-dock = док
santa-maria-field-prayer = плата
santa-maria-field-place = место монаха

## Журнал

santa-maria-log-coins = { $player } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 }.
santa-maria-log-joy = { $player } получает { $joy ->
    [one] { $joy } очко
    [few] { $joy } очка
   *[many] { $joy } очков
 }.
santa-maria-log-gain = { $player } получает: { $good } ×{ $count }.
santa-maria-log-overflow = { $player }: не помещается { $good } ×{ $count }, взамен { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
 }.
santa-maria-log-sell = { $player } продаёт за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 }: { $good } ×{ $count }.
santa-maria-log-buy = { $player } покупает за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
 }: { $good }.
santa-maria-log-activate = { $player } кладёт { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
 } на { $spot }: { $building }.
santa-maria-log-monk = { $player } отправляет монаха: { $place }{ $price ->
    [0] .
    [one] , за { $price } монету.
    [few] , за { $price } монеты.
   *[many] , за { $price } монет.
 }
santa-maria-log-monk-paid = { $player } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 }.
santa-maria-log-twice = Епископ завоеваний: { $player } в конце получит ещё раз { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
santa-maria-log-score = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
santa-maria-log-solo-won = { $player }: победа, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
santa-maria-log-solo-lost = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }; для победы нужно 100.
santa-maria-log-line = { $player } активирует: { $line }, { $count ->
    [0] свободных строений нет
    [one] { $count } строение
    [few] { $count } строения
   *[many] { $count } строений
 }.
santa-maria-log-cards = { $player } берёт { $count ->
    [one] { $count } карту действия
    [few] { $count } карты действия
   *[many] { $count } карт действия
 }.
santa-maria-log-winners = { $count ->
    [one] Победа: { $seats }.
   *[other] Общая победа: { $seats }.
 }
santa-maria-log-spilt = { $player }: не помещается, пропадает: { $good } ×{ $count }.
santa-maria-log-gold-from-city = Из хранилища уходит золото ({ $player }, ×{ $count }).
santa-maria-log-gold-to-city = { $player } кладёт золото в хранилище храма.
santa-maria-log-gold-guarded = { $player } не получает золото: майя прошли раньше.
santa-maria-log-pay = { $player } платит: { $good }.
santa-maria-log-ask = { $player } меняет вопросы: { $about }.
santa-maria-log-skip = { $player } отказывается: { $building }.
santa-maria-log-idle = { $player } не может использовать: { $building }.
santa-maria-log-faith = { $player }: шкала религии, клетка { $place }.
santa-maria-log-blue-die = { $player } получает синий кубик: { $value }.
santa-maria-log-no-monk = { $player } не отправляет монаха.
santa-maria-log-march = { $player }: шкала конкистадоров, клетка { $place }.
santa-maria-log-ship = { $player } отправляет ({ $dock }): { $ship }.
santa-maria-log-new-ship = Новый жетон морской торговли: { $ship }.
santa-maria-log-expand = { $player } кладёт на { $spot } (вторая клетка — { $turn }): { $tile }.
santa-maria-log-road = { $player } кладёт жетон дороги на { $spot }.
santa-maria-log-die = { $player } берёт кубик: { $die } → { $line }.
santa-maria-log-governor-stays = Губернатор ({ $player }) не может уйти с { $spot }.
santa-maria-log-governor = Губернатор ({ $player }) идёт на { $spot }.
santa-maria-log-hire = { $player } нанимает: { $specialist }.
santa-maria-log-cart = { $player } ставит на { $spot }: { $specialist }.
santa-maria-log-pass = { $player } пасует, место: { $space }.
santa-maria-log-space = { $player } выполняет и действие места: { $space }.
santa-maria-log-conquest-rank = { $player }: место { $rank } на шкале конкистадоров.
santa-maria-log-year = Начинается год { $year }, первый ход: { $seats }.
santa-maria-log-year-heading = Год { $year } · первый ход: { $seats }
santa-maria-log-achievement = { $player }: достижение — { $achievement }.
santa-maria-log-board = { $player } берёт: { $board }.
santa-maria-log-found = { $player } кладёт на { $spot }: { $hall }. Учёный: { $scholar }.

## Компоненты

santa-maria-good-wood = древесина
santa-maria-good-grain = зерно
santa-maria-good-sugar = сахар
santa-maria-good-gem = самоцвет
santa-maria-good-gold = золото
santa-maria-good-cocoa = какао
santa-maria-good-coin = монета
santa-maria-good-joy = счастье
santa-maria-prayer-wood = древесина
santa-maria-prayer-grain = зерно
santa-maria-prayer-sugar = сахар
santa-maria-prayer-gem = самоцвет
santa-maria-prayer-gold = золото
santa-maria-prayer-cocoa = какао
santa-maria-prayer-coin = зерно, купленное за 3 монеты
santa-maria-payment-wood = древесина
santa-maria-payment-grain = зерно
santa-maria-payment-sugar = сахар
santa-maria-payment-gem = самоцвет
santa-maria-payment-gold = золото
santa-maria-payment-cocoa = какао
santa-maria-payment-coin = монеты
santa-maria-note-rest = { $answers }
santa-maria-note-answer-take = { $building }: да
santa-maria-note-answer-idle = { $building }: нет
santa-maria-note-answer-trade = { $building }: { $good }
santa-maria-note-answer-ship = морская торговля: { $ship }, { $dock }
santa-maria-note-answer-no-ship = без морской торговли
santa-maria-note-answer-pray = доп. шаг религии, плата: { $good }
santa-maria-note-answer-no-pray = без доп. шага религии
santa-maria-note-answer-monk = монах: { $place }
santa-maria-note-answer-no-monk = без монаха
santa-maria-note-answer-press = доп. шаг конкистадора за монету
santa-maria-note-answer-no-press = без доп. шага конкистадора
santa-maria-note-answer-walk = губернатор идёт дальше за монету
santa-maria-note-answer-no-walk = губернатор стоит
santa-maria-note-answer-then = дальше по тому, что откроется
santa-maria-note-stop = { $spot }, { $building }
santa-maria-building-wood = Лес
santa-maria-building-grain = Поле
santa-maria-building-sugar = Плантация сахара
santa-maria-building-gem = Шахта самоцветов
santa-maria-building-coin2 = Рынок (2)
santa-maria-building-coin3 = Рынок (3)
santa-maria-building-joy1 = Площадь (1)
santa-maria-building-joy2 = Площадь (2)
santa-maria-building-conquistador = Гарнизон (конкистадор)
santa-maria-building-religion = Церковь (религия)
santa-maria-building-ship = Гавань (морская торговля)
santa-maria-building-trade-wood-gem-c3 = Лавка (древесина или самоцвет)
santa-maria-building-trade-grain-sugar-c3 = Лавка (зерно или сахар)
santa-maria-building-trade-wood-h2 = Плотник
santa-maria-building-trade-grain-h2 = Пекарня
santa-maria-building-trade-sugar-h3 = Кондитер
santa-maria-building-trade-gem-h3 = Ювелир
santa-maria-building-wood-coin = Лесопилка ратуши
santa-maria-building-grain-coin = Амбар ратуши
santa-maria-building-conquistador-coin = Стража ратуши
santa-maria-building-religion-coin = Часовня ратуши
santa-maria-building-cocoa = Плантация какао
santa-maria-building-cocoa-coin = Какао-двор ратуши
santa-maria-building-coin-cart = Фургон с монетами
santa-maria-building-sugar-cart = Фургон с сахаром
santa-maria-building-gem-cart = Фургон с самоцветами
santa-maria-building-chapel-cart = Фургон-часовня
santa-maria-building-army-cart = Военный фургон
santa-maria-building-harbour-cart = Портовый фургон
santa-maria-building-fair-cart = Ярмарочный фургон
santa-maria-building-road1 = Дорога с 1 колонистом
santa-maria-building-road2 = Дорога с 2 колонистами
santa-maria-building-dock = доки
santa-maria-building-space = место для спасовавших
santa-maria-building-mission = миссия
santa-maria-building-road = жетон дороги
santa-maria-tile-d01 = D01: лес, поле
santa-maria-tile-d02 = D02: лес, рынок (2)
santa-maria-tile-d03 = D03: лес, дорога с 1 колонистом
santa-maria-tile-d04 = D04: поле, церковь
santa-maria-tile-d05 = D05: поле, плантация сахара
santa-maria-tile-d06 = D06: плантация сахара, гавань
santa-maria-tile-d07 = D07: шахта самоцветов, гавань
santa-maria-tile-d08 = D08: шахта самоцветов, гарнизон
santa-maria-tile-d09 = D09: гарнизон, церковь
santa-maria-tile-d10 = D10: церковь, дорога с 2 колонистами
santa-maria-tile-d11 = D11: гарнизон, дорога с 2 колонистами
santa-maria-tile-d12 = D12: плантация сахара, площадь (1)
santa-maria-tile-d13 = D13: площадь (2), дорога с 1 колонистом
santa-maria-tile-d14 = D14: ювелир, шахта самоцветов
santa-maria-tile-d15 = D15: пекарня, поле
santa-maria-tile-t01 = T01: дорога с 1 колонистом, лес, лес
santa-maria-tile-t02 = T02: дорога с 2 колонистами, лес, шахта самоцветов
santa-maria-tile-t03 = T03: дорога с 1 колонистом, лес, плантация сахара
santa-maria-tile-t04 = T04: лес, площадь (1), гарнизон
santa-maria-tile-t05 = T05: дорога с 1 колонистом, поле, гавань
santa-maria-tile-t06 = T06: поле, шахта самоцветов, церковь
santa-maria-tile-t07 = T07: дорога с 1 колонистом, плантация сахара, церковь
santa-maria-tile-t08 = T08: дорога с 1 колонистом, плантация сахара, кондитер
santa-maria-tile-t09 = T09: дорога с 1 колонистом, шахта самоцветов, гавань
santa-maria-tile-t10 = T10: дорога с 1 колонистом, шахта самоцветов, плотник
santa-maria-tile-t11 = T11: дорога с 2 колонистами, гарнизон, рынок (2)
santa-maria-tile-t12 = T12: лес, гарнизон, гавань
santa-maria-tile-t13 = T13: дорога с 2 колонистами, церковь, площадь (1)
santa-maria-tile-t14 = T14: церковь, плантация сахара, рынок (2)
santa-maria-tile-t15 = T15: дорога с 1 колонистом, площадь (2), рынок (3)
santa-maria-tile-e1 = E1: плантация какао, дорога с 1 колонистом, гавань
santa-maria-tile-e2 = E2: плантация какао, дорога с 1 колонистом, рынок (2)
santa-maria-tile-e3 = E3: плантация какао, плантация сахара, церковь
santa-maria-tile-e4 = E4: плантация какао, шахта самоцветов, гарнизон
santa-maria-tile-e5 = E5: лес, поле, площадь (1)
santa-maria-tile-e6 = E6: гавань, дорога с 2 колонистами, площадь (2)
santa-maria-hall-forest-hall = ратуша лесной колонии (1 древесина и 1 монета, 1 самоцвет)
santa-maria-tile-forest-hall = ратуша (лесной колонии)
santa-maria-board-forest = Лесная колония
santa-maria-hall-fields-hall = ратуша полевой колонии (1 зерно и 1 монета, 1 сахар)
santa-maria-tile-fields-hall = ратуша (полевой колонии)
santa-maria-board-fields = Полевая колония
santa-maria-hall-garrison-hall = ратуша гарнизонной колонии (шаг по шкале конкистадоров и 1 монета, 1 самоцвет)
santa-maria-tile-garrison-hall = ратуша (гарнизонной колонии)
santa-maria-board-garrison = Гарнизонная колония
santa-maria-hall-convent-hall = ратуша монастырской колонии (шаг по шкале религии и 1 монета, 1 сахар)
santa-maria-tile-convent-hall = ратуша (монастырской колонии)
santa-maria-board-convent = Монастырская колония
santa-maria-hall-cocoa-hall = ратуша какао-колонии (1 какао и 1 монета, 1 самоцвет)
santa-maria-tile-cocoa-hall = ратуша (какао-колонии)
santa-maria-board-cocoa = Какао-колония
santa-maria-board-common = общая сторона
santa-maria-ship-s01 = S01: древесина, сахар → 2
santa-maria-ship-s02 = S02: древесина, самоцвет → 2
santa-maria-ship-s03 = S03: зерно, сахар → 2
santa-maria-ship-s04 = S04: зерно, самоцвет → 2
santa-maria-ship-s05 = S05: древесина ×2 → 2
santa-maria-ship-s06 = S06: древесина, зерно → 2
santa-maria-ship-s07 = S07: древесина, зерно → 2
santa-maria-ship-s08 = S08: зерно ×2 → 2
santa-maria-ship-s09 = S09: древесина, сахар → 3
santa-maria-ship-s10 = S10: древесина, сахар → 3
santa-maria-ship-s11 = S11: древесина, самоцвет → 3
santa-maria-ship-s12 = S12: древесина, самоцвет → 3
santa-maria-ship-s13 = S13: зерно, сахар → 3
santa-maria-ship-s14 = S14: зерно, сахар → 3
santa-maria-ship-s15 = S15: зерно, самоцвет → 3
santa-maria-ship-s16 = S16: зерно, самоцвет → 3
santa-maria-ship-s17 = S17: сахар ×2 → 4
santa-maria-ship-s18 = S18: самоцвет ×2 → 4
santa-maria-ship-s19 = S19: сахар, самоцвет → 4
santa-maria-ship-s20 = S20: сахар, самоцвет → 4
santa-maria-ship-s21 = S21: сахар, самоцвет → 4
santa-maria-ship-s22 = S22: древесина ×2, сахар → 4
santa-maria-ship-s23 = S23: древесина, зерно, сахар → 4
santa-maria-ship-s24 = S24: древесина, зерно, самоцвет → 4
santa-maria-ship-s25 = S25: зерно ×2, самоцвет → 4
santa-maria-ship-s26 = S26: древесина ×2, самоцвет → 4
santa-maria-ship-s27 = S27: древесина, сахар ×2 → 5
santa-maria-ship-s28 = S28: древесина, сахар, самоцвет → 5
santa-maria-ship-s29 = S29: древесина, самоцвет ×2 → 5
santa-maria-ship-s30 = S30: зерно, сахар ×2 → 5
santa-maria-ship-s31 = S31: зерно, сахар, самоцвет → 5
santa-maria-ship-s32 = S32: зерно, самоцвет ×2 → 5
santa-maria-ship-s33 = S33: сахар ×2, самоцвет → 6
santa-maria-ship-s34 = S34: сахар, самоцвет ×2 → 6
santa-maria-ship-x01 = X01: какао, древесина → 3
santa-maria-ship-x02 = X02: какао, зерно → 3
santa-maria-ship-x03 = X03: какао, сахар → 5
santa-maria-ship-x04 = X04: какао, самоцвет → 5
santa-maria-ship-x05 = X05: какао, монета ×3 → 4
santa-maria-ship-x06 = X06: монета ×5 → 3
santa-maria-ship-x07 = X07: монета ×3, древесина → 3
santa-maria-ship-x08 = X08: монета ×3, зерно → 3
santa-maria-ship-x09 = X09: монета ×2, сахар → 3
santa-maria-ship-x10 = X10: монета ×2, самоцвет → 3
santa-maria-dock-coins = док монет
santa-maria-dock-religion = док религии
santa-maria-dock-conquistador = док конкистадоров
santa-maria-dock-happiness = док счастья
santa-maria-dock-special = пятый док
santa-maria-space-coins = монеты
santa-maria-space-religion = религия
santa-maria-space-conquistador = конкистадор
santa-maria-space-ship = морская торговля
santa-maria-space-road = жетон дороги
santa-maria-die-white-1 = белый 1
santa-maria-die-blue-1 = синий 1
santa-maria-die-white-2 = белый 2
santa-maria-die-blue-2 = синий 2
santa-maria-die-white-3 = белый 3
santa-maria-die-blue-3 = синий 3
santa-maria-die-white-4 = белый 4
santa-maria-die-blue-4 = синий 4
santa-maria-die-white-5 = белый 5
santa-maria-die-blue-5 = синий 5
santa-maria-die-white-6 = белый 6
santa-maria-die-blue-6 = синий 6
santa-maria-die-envoy-white = белый посол
santa-maria-die-envoy-blue = синий посол
santa-maria-line-column-1 = колонка A (белый кубик 1)
santa-maria-line-row-1 = ряд 1 (синий кубик 1)
santa-maria-line-column-2 = колонка B (белый кубик 2)
santa-maria-line-row-2 = ряд 2 (синий кубик 2)
santa-maria-line-column-3 = колонка C (белый кубик 3)
santa-maria-line-row-3 = ряд 3 (синий кубик 3)
santa-maria-line-column-4 = колонка D (белый кубик 4)
santa-maria-line-row-4 = ряд 4 (синий кубик 4)
santa-maria-line-column-5 = колонка E (белый кубик 5)
santa-maria-line-row-5 = ряд 5 (синий кубик 5)
santa-maria-line-column-6 = колонка F (белый кубик 6)
santa-maria-line-row-6 = ряд 6 (синий кубик 6)
santa-maria-line-diagonal-1 = диагональ от A1 до F6
santa-maria-line-diagonal-6 = диагональ от A6 до F1
santa-maria-change-none = без оплаты
santa-maria-change-coins = за монеты
santa-maria-change-cocoa = за какао
santa-maria-change-gold = за золото
santa-maria-turn-east = справа
santa-maria-turn-south = снизу
santa-maria-turn-west = слева
santa-maria-turn-north = сверху
santa-maria-about-everything = обо всём
santa-maria-about-choices = только о важном
santa-maria-about-own-turns = только в свой ход
santa-maria-envoy-white = белый
santa-maria-envoy-blue = синий
santa-maria-scholar-philosophy = Философия
santa-maria-scholar-taxation = Налогообложение
santa-maria-scholar-mathematics = Математика
santa-maria-scholar-architecture = Архитектура
santa-maria-scholar-theology = Богословие
santa-maria-scholar-bookkeeping = Счетоводство
santa-maria-scholar-commerce = Коммерция
santa-maria-scholar-strategy = Военное дело
santa-maria-scholar-seamanship = Мореходство
santa-maria-scholar-alchemy = Алхимия
santa-maria-scholar-archery = Стрельба из лука
santa-maria-scholar-meditation = Медитация
santa-maria-scholar-navigation = Навигация
santa-maria-place-philosophy = Философия (учёный)
santa-maria-place-taxation = Налогообложение (учёный)
santa-maria-place-mathematics = Математика (учёный)
santa-maria-place-architecture = Архитектура (учёный)
santa-maria-place-theology = Богословие (учёный)
santa-maria-place-bookkeeping = Счетоводство (учёный)
santa-maria-place-commerce = Коммерция (учёный)
santa-maria-place-strategy = Военное дело (учёный)
santa-maria-place-seamanship = Мореходство (учёный)
santa-maria-place-alchemy = Алхимия (учёный)
santa-maria-place-archery = Стрельба из лука (учёный)
santa-maria-place-meditation = Медитация (учёный)
santa-maria-place-navigation = Навигация (учёный)
santa-maria-place-harbours = Епископ гаваней
santa-maria-place-provinces = Епископ провинций
santa-maria-place-missions = Епископ миссий
santa-maria-place-plantations = Епископ плантаций
santa-maria-place-villages = Епископ деревень
santa-maria-place-roads = Епископ дорог
santa-maria-place-conquest = Епископ завоеваний
santa-maria-place-towns = Епископ городов
santa-maria-place-jewels = Епископ самоцветов
santa-maria-place-building-goods = Стройматериалы (миссия)
santa-maria-place-valuables = Ценные товары (миссия)
santa-maria-place-gold = Золото (миссия)
santa-maria-place-happiness = Счастье (миссия)
santa-maria-place-cocoa = Какао (миссия)
santa-maria-specialist-farmer = Фермер
santa-maria-specialist-forester = Лесник
santa-maria-specialist-soldier = Солдат
santa-maria-specialist-coin-cart = Фургон с монетами
santa-maria-specialist-sugar-cart = Фургон с сахаром
santa-maria-specialist-gem-cart = Фургон с самоцветами
santa-maria-specialist-chapel-cart = Фургон-часовня
santa-maria-specialist-army-cart = Военный фургон
santa-maria-specialist-harbour-cart = Портовый фургон
santa-maria-specialist-fair-cart = Ярмарочный фургон
santa-maria-achievement-communism = Коммунизм
santa-maria-achievement-capitalism = Капитализм
santa-maria-achievement-theocracy = Теократия
santa-maria-achievement-capracracy = Козлократия
santa-maria-achievement-democracy = Демократия
santa-maria-achievement-utopia = Утопия

## Настройки и счёт

santa-maria-option-setup = Колонии
santa-maria-option-setup-usual = как в правилах (с дополнением — раздача)
santa-maria-option-setup-choose = поля выбирают
santa-maria-option-setup-deal = поля раздают
santa-maria-option-setup-advanced = расширенная подготовка: ратуши с учёными
santa-maria-option-shared-dice = Синие кубики
santa-maria-option-shared-dice-off = у каждого свои
santa-maria-option-shared-dice-on = общие
santa-maria-option-kingdoms = Американские королевства
santa-maria-option-kingdoms-five = только впятером
santa-maria-option-kingdoms-on = да, модули на выбор
santa-maria-option-kingdoms-about = какао, особые жетоны, новые учёные и епископы
santa-maria-option-governor = Губернатор
santa-maria-option-governor-off = нет
santa-maria-option-governor-on = да
santa-maria-option-governor-about = обходит линию вашего кубика, и встреченное срабатывает
santa-maria-option-specialists = Специалисты
santa-maria-option-specialists-off = нет
santa-maria-option-specialists-on = да
santa-maria-option-specialists-about = белый кубик заодно нанимает помощника или фургон
santa-maria-option-envoys = Послы
santa-maria-option-envoys-five = только впятером
santa-maria-option-envoys-on = да
santa-maria-option-envoys-about = по двум общим кубикам действуют все
santa-maria-option-picked-scholars = Учёные ратуш
santa-maria-option-picked-scholars-use = дают способность
santa-maria-option-picked-scholars-points = дают и очки в конце
santa-maria-option-passed = Послы и спасовавшие
santa-maria-option-passed-follow = тоже активируют
santa-maria-option-passed-rest = не активируют
santa-maria-option-goat = Козлократия в одиночку
santa-maria-option-goat-line = ряд или колонка одного типа
santa-maria-option-goat-chain = цепочка одного типа от края до края
santa-maria-option-maya-free = Свободные действия майя
santa-maria-option-maya-free-buy = покупка древесины или зерна
santa-maria-option-maya-free-nothing = никаких
santa-maria-cause-too-few = В одиночку для победы нужно очков: { $points }.
santa-maria-score-joy = По ходу партии
santa-maria-score-coins = Монеты, всё продано
santa-maria-score-colonists = Колонисты
santa-maria-score-scholars = Учёные
santa-maria-score-bishops = Епископы
santa-maria-score-sets = Наборы доков
santa-maria-score-ships = Жетоны морской торговли
santa-maria-score-governor = Губернатор

## Что даст ход

santa-maria-gain-coins = { $sign }{ $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
 }
santa-maria-gain-joy = { $sign }{ $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }
santa-maria-gain-faith = религия { $sign }{ $count }
santa-maria-gain-march = конкистадор { $sign }{ $count }
santa-maria-gain-good = { $what } { $sign }{ $count }
santa-maria-gain-blues = { $sign }{ $count ->
    [one] { $count } синий кубик
    [few] { $count } синих кубика
   *[many] { $count } синих кубиков
 }
santa-maria-gain-worth = { $sign }{ $count ->
    [one] { $count } очко в конце
    [few] { $count } очка в конце
   *[many] { $count } очков в конце
 }
santa-maria-note-found = учёный: { $scholar }. { $able }

## Почему нет

santa-maria-reason-no-die = Такого кубика здесь нет.
santa-maria-reason-whites-used = Лимит исчерпан: не больше { $count } белых кубиков за год.
santa-maria-reason-blues-used = Лимит исчерпан: больше общих синих кубиков в этом году нельзя.
santa-maria-reason-line-colour = Белый кубик активирует колонку, синий — ряд; другое возможно только с помощью учёных.
santa-maria-reason-no-line = В этой линии для такого кубика нет свободного строения.
santa-maria-reason-change = Нечем оплатить изменение кубика.
santa-maria-reason-tile-gone = Такого жетона нет в раскладе.
santa-maria-reason-tile-price = Нечем оплатить этот жетон.
santa-maria-reason-tile-place = Жетон там не помещается: нужны пустые клетки внутри колонии.
santa-maria-reason-not-free = На этой клетке нет свободного строения.
santa-maria-reason-activation-price = Активировать следующее одиночное строение стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
 }.
santa-maria-reason-space-taken = Это место уже занято.
santa-maria-reason-own-turn = Свободные действия возможны только в свой ход.
santa-maria-reason-no-good = Столько у вас нет.
santa-maria-reason-no-coins = Это стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
 }.
santa-maria-reason-no-room = Больше этого ресурса не поместится.
santa-maria-reason-not-sold = Это нельзя купить.
santa-maria-reason-monk-there = Ваш монах там уже есть.
santa-maria-reason-monk-price = Всем, чьи монахи уже там, платят по 2 монеты: всего { $price ->
    [one] { $price } монета
    [few] { $price } монеты
   *[many] { $price } монет
 }.
santa-maria-reason-ship-price = Нечем оплатить этот жетон морской торговли.
santa-maria-reason-ship-gone = Такого жетона нет ни в одном из общих доков.
santa-maria-reason-ship-dock = Жетон кладут в свой док с тем же символом, особый — в любой, кроме самого полного.
santa-maria-reason-monk-place = Такого учёного, епископа или миссии на поле нет.
santa-maria-reason-not-for-sale = Это нельзя продать.
santa-maria-reason-kept-back = Это нужно для того, за что вы сейчас платите.
santa-maria-reason-payment = Этим здесь не платят, или этого у вас нет.
santa-maria-reason-cart-place = Фургон ставят на клетку, где нет ни кубика, ни монет, ни губернатора.
santa-maria-reason-cart-line = Здесь фургон нужен в линии кубика: другого свободного строения в ней нет.
santa-maria-reason-maya-sell = Майя продают только при действии «Торговля».
santa-maria-reason-maya-buy = За этим столом майя свободным действием ничего не покупают.
santa-maria-reason-when-ship = Товары отправляют, когда срабатывает гавань или когда пасуют на место морской торговли.
santa-maria-reason-when-monk = Монаха отправляют, когда ваша фишка пересекает символ монаха.
santa-maria-reason-when-pray = За дополнительный шаг платят сразу после шага по шкале религии.
santa-maria-reason-when-trade = Обменивают, когда срабатывает строение для обмена.
santa-maria-reason-when-press = За дополнительный шаг платят сразу после шага по шкале конкистадоров, с учёным «Военное дело».
santa-maria-reason-when-walk = С Навигацией губернатор идёт дальше, когда он остановился на дороге.
santa-maria-reason-when-road = Жетон дороги кладут, когда пасуют на место с дорогой.
santa-maria-reason-when-space = Второе место — для тех, кто с Медитацией пасует на занятое место с дорогой.
santa-maria-reason-when-hire = Специалиста нанимают сразу после того, как взят белый кубик того же значения.
santa-maria-reason-stop = Кубик и верховный жрец останавливаются только на свободном строении, до которого могут дойти.
santa-maria-reason-no-priest = Свободного верховного жреца у вас нет.
santa-maria-reason-card-half = Карты с такой половиной у вас нет.
santa-maria-reason-card-value = Карты технологий со значением этого кубика у вас нет.
santa-maria-reason-card-room = Для карты технологий с самоцветом или сахаром нужен пустой складской жетон этого типа.
santa-maria-reason-card-price = Нечем оплатить эту карту.
santa-maria-reason-plot-taken = Это не пустой участок.
santa-maria-reason-lodge-gone = По этой карте такого строения не построить, или оно закончилось.
santa-maria-reason-temple-price = Нечем оплатить этот уровень.
santa-maria-reason-temple-done = У этого храма завершены все уровни.
santa-maria-reason-temple-beside = Кубик или верховный жрец завершает один уровень — рядом со строением, где он остановился.
santa-maria-reason-when-temple = Уровень завершают рядом с кубиком или верховным жрецом, который только что остановился, или на месте с дорогой.
santa-maria-reason-when-technology = При каждом использовании кубика можно сыграть одну карту технологий.
santa-maria-reason-when-imitate = Ход повторяют, когда кто-то другой использует кубик посла.
santa-maria-reason-when-market = Это возможно при действии майя «Торговля».
santa-maria-reason-when-deal = Договориться можно, пока майя торгуют.
santa-maria-reason-deal-gone = Такого предложения вам нет.
santa-maria-reason-deal-with = Майя обмениваются с колонистами, а колонисты — с майя.
santa-maria-reason-deal-terms = У одной стороны этого нет, или другой некуда это положить.

santa-maria-closing-year = конец года
santa-maria-vain-trade = { $building }: нечего обменять
santa-maria-vain-ship = { $building }: отправить нечего
santa-maria-vain-road = { $building }: некуда положить дорогу
santa-maria-vain-temple = { $building }: завершить нечего

santa-maria-when-drive = Это действие хода майя. Сначала ответьте на текущий вопрос.
santa-maria-when-drive-with-card = Это действие хода майя. Сначала ответьте на текущий вопрос.
santa-maria-when-priest = Это действие хода майя. Сначала ответьте на текущий вопрос.
santa-maria-when-trade-card = Это действие хода майя. Сначала ответьте на текущий вопрос.
santa-maria-when-feast = Это действие хода майя. Сначала ответьте на текущий вопрос.
santa-maria-when-build = Это действие хода майя. Сначала ответьте на текущий вопрос.
santa-maria-when-store = Складской жетон берут за уровень храма, который его даёт.
santa-maria-when-fork = Жетон дороги кладут за уровень храма, который его даёт.
santa-maria-when-fill = Жетон заполняют за уровень храма или шаг по треку религии.
santa-maria-when-draw = Карту берут за уровень храма или шаг по треку религии.
santa-maria-when-board = Поле колонии выбирают один раз, при подготовке.
santa-maria-when-found = Ратушу выбирают один раз, при подготовке.
santa-maria-when-expand = Расширить колонию — действие хода. Сначала ответьте на текущий вопрос.
santa-maria-when-activate = Активировать строение — действие хода. Сначала ответьте на текущий вопрос.
santa-maria-when-die = Использовать кубик — действие хода. Сначала ответьте на текущий вопрос.
santa-maria-when-pass = Пасуют вместо действия хода. Сначала ответьте на текущий вопрос.
santa-maria-when-ask = Больше не о чем спрашивать.
santa-maria-when-rest = Остаток принимают, пока кубик активирует линию из нескольких строений.
santa-maria-when-whole = Линию оплачивают целиком, когда её активирует кубик и платить надо в нескольких строениях.
santa-maria-when-skip = Отказываются только от необязательного: свойства строения, монаха, лишнего шага.
santa-maria-when-take = Строением пользуются, когда его активировали кубик или монеты.
santa-maria-when-pay = Чем платить, выбирают, когда цену можно заплатить по-разному.
santa-maria-when-follow = Линию активируют, когда другой игрок использует кубик посла.
santa-maria-when-imitate-with-card = Этот ход повторяют, когда другой игрок использует кубик посла.
santa-maria-misfit-dealt = В «Американских королевствах» поля раздают или выбирают ратуши.
santa-maria-beside-maya-act = Сыграть карту…
santa-maria-ask-maya-act = Ваш ход: отправьте кубик, сыграйте карту, используйте верховного жреца или спасуйте.
santa-maria-beside-after-drive = Сыграть карту технологии…
santa-maria-ask-after-drive = На { $spot }: завершить уровень храма или сыграть карту технологий?
santa-maria-beside-imitate-envoy = Повторить с картой…
santa-maria-ask-imitate-envoy = Кубик посла со значением { $value }: повторить ход?
santa-maria-ask-new-store = Какой складской жетон взять?
santa-maria-ask-new-fork = У какой дороги положить жетон на развилку?
santa-maria-ask-fill-store = Что заполнить?
santa-maria-ask-any-temple = Завершить уровень храма?
santa-maria-beside-market = Обменять карты…
santa-maria-ask-market = Торгуйте с банком и с другими, сколько хотите.
santa-maria-verb-drive = Отправить кубик
santa-maria-verb-drive-about = Отправить кубик по дороге до строения
santa-maria-command-drive = отправить-кубик
santa-maria-verb-drive-with-card = Сыграть карту и отправить кубик
santa-maria-verb-drive-with-card-about = Сыграть карту технологий, затем отправить кубик
santa-maria-command-drive-with-card = сыграть-карту-отправить-кубик
santa-maria-verb-imitate = Повторить ход
santa-maria-verb-imitate-about = Повторить ход кубика посла до этого строения
santa-maria-command-imitate = повторить-ход
santa-maria-verb-imitate-with-card = Сыграть карту и повторить ход
santa-maria-verb-imitate-with-card-about = Сыграть карту технологий, затем повторить ход
santa-maria-command-imitate-with-card = сыграть-карту-повторить-ход
santa-maria-verb-priest = Использовать жреца
santa-maria-verb-priest-about = Поставить верховного жреца на строение и активировать его
santa-maria-command-priest = использовать-жреца
santa-maria-verb-trade-card = Торговать
santa-maria-verb-trade-card-about = Сыграть торговую половину карты: монета, затем торговля
santa-maria-command-trade-card = торговать
santa-maria-verb-feast = Сыграть фестиваль
santa-maria-verb-feast-about = Сыграть половину карты с фестивалем
santa-maria-command-feast = сыграть-фестиваль
santa-maria-verb-build = Построить
santa-maria-verb-build-about = Сыграть половину карты со строительством: строение на пустой участок
santa-maria-command-build = построить
santa-maria-verb-technology = Сыграть технологию
santa-maria-verb-technology-about = Сыграть половину карты с технологиями
santa-maria-command-technology = сыграть-технологию
santa-maria-verb-temple = Оплатить уровень храма
santa-maria-verb-temple-about = Оплатить уровень храма этого района
santa-maria-command-temple = оплатить-храм
santa-maria-verb-store = Взять складской жетон
santa-maria-verb-store-about = Взять этот складской жетон из резерва
santa-maria-command-store = взять-складской-жетон
santa-maria-verb-fork = Положить дорогу на развилку
santa-maria-verb-fork-about = Положить жетон дороги на развилку у этой дороги
santa-maria-command-fork = дорога-на-развилку
santa-maria-verb-fill = Заполнить
santa-maria-verb-fill-about = Перевернуть пустой складской жетон
santa-maria-command-fill = заполнить
santa-maria-verb-draw = Взять карту
santa-maria-verb-draw-about = Взять карту действия
santa-maria-command-draw = взять-карту
santa-maria-verb-bank-buy = Купить в банке
santa-maria-verb-bank-buy-about = Купить: какао за 1 монету, зерно или древесину за 2
santa-maria-command-bank-buy = купить-в-банке
santa-maria-verb-bank-sell = Продать банку
santa-maria-verb-bank-sell-about = Продать за 1 монету
santa-maria-command-bank-sell = продать-банку
santa-maria-verb-redraw = Сменить карты
santa-maria-verb-redraw-about = Заплатить монету, положить карты под колоду и взять столько же
santa-maria-command-redraw = сменить-карты
santa-maria-verb-done = Закончить торговлю
santa-maria-verb-done-about = Закончить торговлю
santa-maria-command-done = закончить-торговлю
santa-maria-verb-propose = Предложить обмен
santa-maria-verb-propose-about = Сказать, что вы даёте и что хотите
santa-maria-command-propose = предложить-обмен
santa-maria-verb-accept = Согласиться
santa-maria-verb-accept-about = Согласиться на предложение, пока майя торгуют
santa-maria-command-accept = согласиться
santa-maria-verb-refuse = Отклонить
santa-maria-verb-refuse-about = Отклонить предложение
santa-maria-command-refuse = отклонить
santa-maria-field-road = дорога
santa-maria-field-card = карта
santa-maria-field-building = строение
santa-maria-field-district = район
santa-maria-field-side = сторона
santa-maria-field-terms = условия
santa-maria-field-proposal = предложение
santa-maria-theme-maya = Город майя
santa-maria-command-theme-maya = майя
santa-maria-theme-module = Модули
santa-maria-command-theme-module = модуль
santa-maria-option-kingdoms-off = нет
santa-maria-option-envoys-off = нет
santa-maria-option-maya-off = нет
santa-maria-theme-deal = Торговля с майя
santa-maria-command-theme-deal = обмен
santa-maria-log-drive = { $player } отправляет кубик: { $die }, { $road }, до { $spot }.
santa-maria-log-priest = { $player } ставит верховного жреца на { $spot }: { $building }.
santa-maria-log-imitate = { $player } повторяет ход до { $spot }.
santa-maria-log-tuck = { $player } подкладывает карту под район «{ $district }»: { $card }.
santa-maria-log-city-build = { $player } строит на { $spot }: { $building }.
santa-maria-log-temple = { $player } завершает уровень { $level } храма: { $district }.
santa-maria-log-new-priest = { $player }: новый верховный жрец.
santa-maria-log-store = { $player }: новый складской жетон — { $good }.
santa-maria-log-fork = { $player } кладёт жетон дороги на развилку: { $road }.
santa-maria-log-temple-points = { $player }: очки за храм — { $district }.
santa-maria-log-deal = Предложено: { $proposal }
santa-maria-log-deal-over = Торговля окончена; предложения ({ $player }) больше не действуют: { $seats }.
santa-maria-log-deal-made = Договорились: { $proposal }
santa-maria-log-deal-refused = Отказ: { $proposal }
santa-maria-log-lapsed = Предложение больше не действует: { $proposal }
santa-maria-log-redraw = { $player } меняет { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 }.
santa-maria-log-deal-coins = { $player }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
 } при обмене.
santa-maria-deal = { $seat } даёт ({ $other_seat }): { $good }; хочет: { $good_wanted }.
santa-maria-side-give = даю
santa-maria-side-want = хочу
santa-maria-road-road-1 = дорога 1
santa-maria-road-road-2 = дорога 2
santa-maria-road-road-3 = дорога 3
santa-maria-road-road-4 = дорога 4
santa-maria-road-road-5 = дорога 5
santa-maria-road-road-6 = дорога 6
santa-maria-district-trade = Торговля
santa-maria-district-festival = Фестиваль
santa-maria-district-gold-temple = Храм золота
santa-maria-district-construction = Строительство
santa-maria-district-technology = Технологии
santa-maria-building-temple = храм
santa-maria-card-mc01 = Строительство: деревянное строение за древесину / Торговля
santa-maria-card-mc02 = Строительство: соломенное строение за зерно / Торговля
santa-maria-card-mc03 = Строительство: деревянное строение за древесину / Торговля
santa-maria-card-mc04 = Строительство: соломенное строение за зерно / Торговля
santa-maria-card-mc05 = Строительство: деревянное строение за древесину / Фестиваль: какао → счастье ×3
santa-maria-card-mc06 = Строительство: соломенное строение за зерно / Фестиваль: древесина → счастье ×2
santa-maria-card-mc07 = Строительство: деревянное строение за древесину / Фестиваль: зерно → счастье ×2
santa-maria-card-mc08 = Строительство: соломенное строение за зерно / Фестиваль: самоцвет → счастье ×3
santa-maria-card-mc09 = Строительство: деревянное строение за древесину / Технологии 1: конкистадор
santa-maria-card-mc10 = Строительство: соломенное строение за зерно / Технологии 4: самоцвет
santa-maria-card-mc11 = Строительство: деревянное строение за древесину / Технологии 2: религия
santa-maria-card-mc12 = Строительство: соломенное строение за зерно / Технологии 5: сахар
santa-maria-card-mc13 = Торговля / Фестиваль: сахар → счастье ×3
santa-maria-card-mc14 = Торговля / Фестиваль: древесина, зерно → счастье ×4
santa-maria-card-mc15 = Торговля / Фестиваль: самоцвет, сахар → счастье ×6
santa-maria-card-mc16 = Торговля / Фестиваль: какао, зерно → счастье ×5
santa-maria-card-mc17 = Торговля / Технологии 3: религия
santa-maria-card-mc18 = Торговля / Технологии 6: конкистадор
santa-maria-card-mc19 = Торговля / Технологии 4: конкистадор
santa-maria-card-mc20 = Торговля / Технологии 1: самоцвет
santa-maria-card-mc21 = Фестиваль: какао → монета ×4 / Технологии 5: религия
santa-maria-card-mc22 = Фестиваль: зерно → монета ×3 / Технологии 2: конкистадор
santa-maria-card-mc23 = Фестиваль: сахар → монета ×5 / Технологии 6: религия
santa-maria-card-mc24 = Фестиваль: самоцвет → монета ×5 / Технологии 3: сахар
santa-maria-option-maya = Город майя
santa-maria-option-maya-five = только впятером
santa-maria-option-maya-on = да
santa-maria-option-maya-about = первый игрок играет за город майя, по своим правилам
santa-maria-gain-gold = золото в храме { $sign }{ $count }
santa-maria-help-maya =
    ### Город майя
    Первый игрок первого года играет за город. Майя используют кубик, играют одну карту, используют верховного жреца или пасуют.
    - **Кубик** (`{ santa-maria-command-drive }`) входит на дорогу своего значения снаружи (a1–a6), идёт внутрь и в середине может свернуть. Свободные строения по пути срабатывают; кубик остаётся, где остановился. Затем можно оплатить уровень **храма** рядом (`{ santa-maria-command-temple }`) и сыграть карту **технологий** этого значения (`{ santa-maria-command-technology }`).
    - **Карты** кладутся под район: `{ santa-maria-command-trade-card }`, `{ santa-maria-command-feast }`, `{ santa-maria-command-build }`. При пасе каждый район приносит очки: карты × уровни храма; храм золота — уровни × золото в хранилище.
    - Складской жетон вмещает одну фишку, лишнее пропадает. Символ монаха заполняет жетон или даёт карту. Золото со шкалы конкистадоров идёт в храм; где майя прошли, колонисты его не получают.
    - Места для спасовавших: четвёртое заполняет складской жетон, пятое даёт оплатить уровень любого храма.
    - **Обмен**: колонисты предлагают (`{ santa-maria-command-propose }`) всегда, майя — пока торгуют; тогда и договариваются.

santa-maria-round-short = год { $number }

## Подсказки при первом решении каждого вида

santa-maria-coach-choose-board = Первые кубики будут активировать строения, которые уже есть на поле. Все новые жетоны лягут в те же ряды и колонки, так что подумайте, что должно сработать в одной линии.
santa-maria-coach-choose-pair = Способность учёного — ваша с этой минуты и до конца игры. Ратуша лежит навсегда, поэтому кладите её туда, где заполнятся и ряд, и колонка.
santa-maria-coach-act = Кубик активирует все свободные строения линии и занимает последнее до конца года: больше жетонов — сильнее кубик. Кто пасует раньше, у того больше выбор мест; верхнее место даёт первый ход.
santa-maria-coach-hire = Специалиста нанимают до того, как сработает линия. Фургон остаётся в колонии до конца игры, поэтому он ценнее всего в линии, которой вы пользуетесь каждый год.
santa-maria-coach-walk-on = Губернатор пройдёт ещё клетку в ту же сторону, и встреченное свободное строение сработает. Место, где он стоит в конце игры, тоже принесёт очки.
santa-maria-coach-take = От эффекта можно отказаться, линия в любом случае пойдёт дальше. Каждого ресурса у вас не больше 3, лишнее превращается в монеты.
santa-maria-coach-trade = Обмен выгоден, когда ресурса больше, чем нужно на следующие жетоны и отправку. За одну активацию линии он случается один раз.
santa-maria-coach-ship-goods = Жетон даст очки в конце, а при каждом вашем пасе — то, что показано на его доке. По жетону во всех четырёх доках — ещё 3 очка.
santa-maria-coach-extra-faith = Шаги по шкале религии дают монахов и синие кубики, а синий кубик будет активировать ряд каждый год. Платить зерно стоит, если до следующего символа недалеко.
santa-maria-coach-place-monk = Учёный помогает до конца игры, миссия платит сразу, епископ считается в конце. В начале игры выгоднее учёные, а где уже есть чужие монахи, каждому платят 2 монеты.
santa-maria-coach-press-on = В конце года очки получают те, кто впереди на шкале конкистадоров, а затем все начинают сначала. Монета окупится, если вы кого-то обгоните или дойдёте до золота.
santa-maria-coach-lay-road = Дорога занимает клетку навсегда, а её колонисты в конце дают по очку за полный ряд или колонку. Кладите её туда, где жетон уже не поместится, или где она заполнит линию.
santa-maria-coach-pay = Золото заменяет любой ресурс, поэтому отдавайте его последним. Оставляйте то, что пригодится на следующий жетон или отправку.
santa-maria-coach-second-space = С Медитацией можно занять и чужое место; на месте с дорогой выполняется ещё и действие свободного.
santa-maria-coach-follow-line = Послы дают активировать линию всем, и это не стоит вам ни кубика, ни хода. Выбирайте линию, где свободные строения принесут больше всего.
santa-maria-coach-maya-act = Кубик активирует все свободные строения на пути и остаётся там, где остановился. Карты лежат под районами: при пасе каждый район приносит столько очков, сколько в нём карт, умноженных на уровни храма.
santa-maria-coach-after-drive = Храм рядом с остановкой может получить один уровень за показанные на нём товары; потом его район приносит больше при каждом пасе. Карта технологий должна совпадать со значением кубика.
santa-maria-coach-imitate-envoy = Вы ходите воображаемым кубиком: свои кубики остаются, и ничего не занимается. Выбирайте путь мимо лучших свободных строений.
santa-maria-coach-market = Торгуйте с банком сколько угодно и соглашайтесь на предложения колонистов. Когда вы закончите торговлю, оставшиеся предложения пропадут.
santa-maria-coach-new-store = Складской жетон вмещает одну фишку, лишнее пропадает. Он сразу полон, так что берите тот, что нужен для следующего уровня храма или строения.
santa-maria-coach-new-fork = Жетон лежит до конца игры и открывает кубикам новый путь. Кладите его у дороги, которая ведёт мимо самых нужных строений.
santa-maria-coach-fill-store = Заполняется один пустой складской жетон. Выбирайте то, что нужно для следующего уровня храма или что пришлось бы покупать.
santa-maria-coach-any-temple = Здесь кубику не нужно стоять рядом с храмом. Уровень повышает ценность каждой карты района при каждом пасе, так что выбирайте район, где карт больше всего.

## Что говорит за ход

santa-maria-advice-board = Вначале все поля примерно равны, подойдёт любое.
santa-maria-advice-found = Её строения принесут больше всего за три года, и она хорошо ложится в линии.
santa-maria-advice-expand = За оставшиеся годы его строения принесут больше, чем он стоит.
santa-maria-advice-activate = Одно это строение даст больше, чем стоит.
santa-maria-advice-die = Эта линия принесёт больше всего за кубик и за изменение его значения.
santa-maria-advice-pass = Остальное сейчас не окупится, а у этого места лучшее из оставшихся действий.
santa-maria-advice-space = Это лучшее из мест.
santa-maria-advice-pay = Без этого легче всего обойтись.
santa-maria-advice-drive = Строения на этом пути принесут за кубик больше всего.
santa-maria-advice-drive-with-card = Путь хорош, а карта под районом считается при каждом пасе.
santa-maria-advice-imitate = Этот путь заканчивается у лучшего строения.
santa-maria-advice-priest = Одно это строение стоит верховного жреца.
santa-maria-advice-temple = Уровень умножает очки района при каждом пасе.
santa-maria-advice-build = Ещё одно строение будет работать каждый год.
santa-maria-advice-feast = Это выгодно, и карта считается под районом.
santa-maria-advice-technology = Карта ничего не стоит и считается под районом.
santa-maria-advice-buy = С этим ресурсом сразу станет возможно то, что выгоднее.
santa-maria-advice-sell = Для задуманного этот ресурс не нужен, а монеты годятся на всё.
santa-maria-advice-hire = Специалиста нанимают до активации, поэтому линия уже сейчас принесёт больше.
santa-maria-advice-cart = Здесь фургон закроет самое ненужное, а работать в этой линии будет до конца игры.
santa-maria-advice-walk = Всего за монету сработает ещё одно строение.
santa-maria-advice-take = Это ничего не стоит, а полученное пригодится или продастся.
santa-maria-advice-trade = Отданное стоит меньше, чем полученное.
santa-maria-advice-ship = Очки и то, что док даёт при каждом пасе, дороже товаров.
santa-maria-advice-pray = Шаг приближает монахов и синие кубики, а дешевле шага не купить.
santa-maria-advice-monk = За оставшиеся годы там выгоднее всего: учёный помогает дальше, миссия платит сразу, епископ считается в конце.
santa-maria-advice-press = Монета за шаг — это дёшево: в конце года очки получают те, кто впереди, а по пути лежит золото.
santa-maria-advice-road = Там линия ближе всего к заполнению, а в полных линиях колонисты приносят очки.
santa-maria-advice-skip = Сейчас это не стоит своей цены.
santa-maria-advice-rest = В остатке линии предложено как раз то, что нужно.
santa-maria-advice-whole = Для платежей этой линии предложено как раз то, что нужно.
santa-maria-advice-follow = Её свободные строения принесут больше всего, а свой кубик тратить не нужно.
santa-maria-advice-imitate-with-card = Путь заканчивается у лучшего строения, а карта до него считается под районом.
santa-maria-advice-trade-card = За монету открыта торговля с банком и колонистами, а карта считается под районом.
santa-maria-advice-bank-buy = Этот ресурс нужен для следующего уровня храма или строения, а дешевле нигде не купить.
santa-maria-advice-bank-sell = Этот ресурс только занимал бы складской жетон, а монета пригодится.
santa-maria-advice-redraw = Эти карты не подходят ни к кубикам, ни к товарам; за монету придут другие.
santa-maria-advice-done = Дальше обмен обойдётся дороже, чем принесёт.
santa-maria-advice-draw = Карта — это действие, а потом она считается под районом.
santa-maria-advice-store = Он сразу полон, и этот ресурс ценнее всего.
santa-maria-advice-fill = Из того, что можно заполнить, это ценнее всего.
santa-maria-advice-fork = У кубиков станет одним путём больше, и он открыт до конца игры.
