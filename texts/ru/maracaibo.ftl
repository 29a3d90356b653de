maracaibo-name = Маракайбо
maracaibo-about = Четыре круга по Карибскому морю: торгуйте, воюйте, исследуйте и завоёвывайте влияние у трёх государств.
maracaibo-help =
    ### Цель
    За четыре раунда плавания по Карибскому морю набрать больше всех победных очков (ПО): за квесты, военные кампании, экспедиции, карты, здания и положение у Франции, Испании и Англии.

    ### Ваш ход
    - **Плавание**: 1–7 переходов по маршруту. Корабли друг другу не мешают; в 20, 21a, 21b и 22 останавливаются все.
    - **Одно основное действие** там, где встал корабль. В **деревне**: 1 действие деревни за 1–3 перехода, 2 за 4–6, 3 за 7. В **городе**: доставить товар (сбросить карту, снять диск с планшета), потом действие города. Везде: **квест**, который там лежит, или один из ваших **подручных** там.
    - **Свободные действия** в любой момент до добора карт: отложить карту с руки в зону планирования (`{ maracaibo-command-plan }`), завизировать задачу карьеры (`{ maracaibo-command-task }`).
    - **Добор руки** до 4: из колоды, из зоны планирования или с рынка по 1 дублону за карту.

    ### Действия деревни
    Есть у всех: купить карту с руки или из зоны планирования (или инвестировать в здание), сбросить карту за 1 дублон, сбросить всю руку за 2. Улучшения и карты добавляют другие. Действие с пометкой «последнее» завершает все действия хода.

    ### Военная кампания
    Вскройте жетон одной из стопок, выберите государство, получите или заплатите, что указано. Его силой оплачиваются **манёвры**, каждый по разу: влияние (2 или 5), город (4 за свободный, 6 за чужой). Матросы и очки силы корабля добавляют по 1.

    ### Планшет корабля
    Два снятых с ячейки диска — улучшение.

    ### Квесты
    Уплатите стоимость и получите награду; часть наград — за каждый ваш компас. Четвёртый квест в вашем ряду приносит 4 ПО, каждый следующий — 2.

    ### Исследователь
    Занятые другими деления перепрыгивают; награду даёт только последнее деление. Синяя и зелёная границы: 4 ПО первому, потом по 2. Красная: 3 влияния у одного государства.

    ### Конец раунда
    Кто дошёл до 21a (в 4-м раунде до 22), сразу завершает раунд. Начиная с этого игрока, каждый покупает карту и добирает руку или берёт 2 ПО. Потом доход; рынки городов пустеют, появляются здание и новые квесты, корабли возвращаются. За каждого подручного, мимо которого вы проплыли, — 2 ПО.

    ### Конец игры
    Ещё раз доход в ПО, ПО по треку дохода в дублонах, карты, здания, по 3 ПО за наибольшее влияние у каждого государства и за каждое государство ваш ранг, умноженный на его модификатор: свободные ячейки трека маркеров плюс 2, если его маркеров на карте больше всех, 1 за второе место.
maracaibo-help-alone =
    ### В одиночку
    Против вас играет **Джин** по своим картам, на одном из пяти уровней.
maracaibo-help-story =
    ### Сюжетная кампания
    Карты истории приносят квесты, жетоны наследия и карты; в конце раунда выполненное зачитывают, а на развилках все голосуют.
maracaibo-help-story-card-76 =
    ### Жетоны наследия
    Их вводит карта истории, а с ними — карты истории среди карт проектов: они меняют локации и пути, добавляют города или манёвры. Что делает каждый, сказано там, где он лежит.
maracaibo-help-story-card-77 = { maracaibo-help-story-card-76 }

## Вопросы

maracaibo-ask-prepare = Выберите одну карту для зоны планирования и три для сброса; остальные четыре — ваша рука.
maracaibo-ask-keep-career = Выберите одну из двух карт карьеры.
maracaibo-ask-set-sail = Куда плывёте? У вас { $points ->
    [one] { $points } очко перехода
    [few] { $points } очка перехода
   *[many] { $points } очков перехода
 }.
maracaibo-ask-use-tile = Воспользуетесь жетоном наследия? { $what }
maracaibo-ask-choose-action = Выберите основное действие или спасуйте.
maracaibo-ask-city-quest = Выполните квест этого города?
maracaibo-ask-refill = { $lack ->
    [0] Рука полна: спасуйте, чтобы завершить ход. До этого доступны свободные действия.
   *[other] Доберите карты. До этого доступны свободные действия.
 }
maracaibo-ask-village-action = Выберите действие деревни или спасуйте. Ещё { $left ->
    [one] { $left } действие
    [few] { $left } действия
   *[many] { $left } действий
 }.
maracaibo-ask-choose-option = Выберите что-то одно.
maracaibo-ask-remove-disc = Какой диск снимаете с планшета корабля?
maracaibo-ask-gain-influence = У какого государства влияние вырастет на { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
 }?
maracaibo-ask-next-rank = У какого государства вы поднимаетесь до следующего ранга?
maracaibo-ask-take-synergy = Какой жетон синергии берёте?
maracaibo-ask-place-marker = Маркер владений: какого государства и в какую деревню?
maracaibo-ask-settle-figures = Сколько матросов положить на карту «{ $card }»?
maracaibo-ask-veteran = Вернёте матроса в общий запас за { $points } ПО?
maracaibo-ask-remove-skull = Какой жетон уходит с поля?
maracaibo-ask-explore = Куда идёт исследователь? Не больше { $steps ->
    [one] { $steps } шага
    [few] { $steps } шагов
   *[many] { $steps } шагов
 }.
maracaibo-ask-track-quest = Выполните этот квест сейчас? Позже будет нельзя. { $quest }: { $what }
maracaibo-ask-choose-pile = Из какой стопки взять жетон войны? Спасуйте, если кампании не будет.
maracaibo-ask-choose-nation = На стороне какого государства вы в этой кампании?
maracaibo-ask-manoeuvre = { $nation }, сила { $value }. Совершите манёвр или спасуйте, чтобы закончить кампанию.
maracaibo-ask-scoring-choice = Купите карту или инвестируйте в здание и доберите руку; или возьмите 2 ПО.
maracaibo-ask-vote = Каким путём пойдёт история?{ $count ->
    [one] { "" }
   *[other] { " " }При равенстве решает голос: { $reader_seat }.
 }

## Ходы

maracaibo-command-group = маракайбо
maracaibo-verb-prepare = Выбрать карты
maracaibo-verb-prepare-about = Одну карту в зону планирования, три в сброс
maracaibo-command-prepare = выбрать-карты
maracaibo-verb-career = Выбрать карьеру
maracaibo-verb-career-about = Выбрать одну из двух карт карьеры
maracaibo-command-career = выбрать-карьеру
maracaibo-verb-sail = Плыть
maracaibo-verb-sail-about = Проплыть к локации, одним из путей
maracaibo-command-sail = плыть
maracaibo-verb-pass = Спасовать
maracaibo-verb-pass-about = Отказаться или ничего больше не делать
maracaibo-command-pass = пас
maracaibo-verb-use-tile = Использовать жетон наследия
maracaibo-verb-use-tile-about = Заплатить за жетон наследия и переместить на него диск
maracaibo-command-use-tile = использовать-жетон-наследия
maracaibo-verb-deliver = Доставить товар
maracaibo-verb-deliver-about = Доставить товар, потом действие города
maracaibo-command-deliver = доставить
maracaibo-verb-only-deliver = Доставить без действия города
maracaibo-verb-only-deliver-about = Доставить товар без действия города
maracaibo-command-only-deliver = доставить-без-действия
maracaibo-verb-city = Совершить действие города
maracaibo-verb-city-about = Действие города без доставки
maracaibo-command-city = действие-города
maracaibo-verb-quest = Выполнить квест
maracaibo-verb-quest-about = Выполнить квест, этими картами, если нужны карты
maracaibo-command-quest = выполнить-квест
maracaibo-verb-assistant = Задействовать подручного
maracaibo-verb-assistant-about = Действие одного из ваших подручных
maracaibo-command-assistant = задействовать-подручного
maracaibo-verb-buy = Купить карту
maracaibo-verb-buy-about = Купить карту с руки или из зоны планирования
maracaibo-command-buy = купить
maracaibo-verb-buy-for-herbs = Купить за растения
maracaibo-verb-buy-for-herbs-about = Купить карту, для которой нужны ещё растения
maracaibo-command-buy-for-herbs = купить-за-растения
maracaibo-verb-invest = Инвестировать
maracaibo-verb-invest-about = Инвестировать в здание: дублоны и матрос
maracaibo-command-invest = инвестировать
maracaibo-verb-sell = Сбросить за дублон
maracaibo-verb-sell-about = Сбросить карту с руки за 1 дублон
maracaibo-command-sell = сбросить
maracaibo-verb-sell-hand = Сбросить руку за 2 дублона
maracaibo-verb-sell-hand-about = Сбросить всю руку за 2 дублона
maracaibo-command-sell-hand = сбросить-руку
maracaibo-verb-drill = Провести учения: 1 сила, 1 дублон
maracaibo-verb-drill-about = Действие деревни: 1 очко силы и 1 дублон
maracaibo-command-drill = провести-учения
maracaibo-verb-claim = Поставить маркер в деревню
maracaibo-verb-claim-about = Действие деревни: маркер владений в эту деревню
maracaibo-command-claim = маркер-в-деревню
maracaibo-verb-deal = Совершить сделку
maracaibo-verb-deal-about = Действие деревни, которое оплачивают картами с руки
maracaibo-command-deal = совершить-сделку
maracaibo-verb-card-quest = Выполнить квест на карте
maracaibo-verb-card-quest-about = Последнее действие деревни: квест на вашей карте
maracaibo-command-card-quest = выполнить-квест-на-карте
maracaibo-verb-opt = Выбрать эффект
maracaibo-verb-opt-about = Выбрать один из эффектов
maracaibo-command-opt = выбрать
maracaibo-verb-disc = Снять диск
maracaibo-verb-disc-about = Снять диск с ячейки планшета
maracaibo-command-disc = снять-диск
maracaibo-verb-favour = Повысить влияние
maracaibo-verb-favour-about = Повысить влияние у этого государства
maracaibo-command-favour = повысить-влияние
maracaibo-verb-rise = Подняться на ранг
maracaibo-verb-rise-about = Подняться до следующего ранга у государства
maracaibo-command-rise = подняться-на-ранг
maracaibo-verb-synergy = Взять жетон синергии
maracaibo-verb-synergy-about = Взять этот жетон синергии
maracaibo-command-synergy = взять-синергию
maracaibo-verb-hoist = Поставить маркер владений
maracaibo-verb-hoist-about = Поставить маркер владений в деревню
maracaibo-command-hoist = поставить-маркер
maracaibo-verb-settle = Разместить матросов
maracaibo-verb-settle-about = Положить столько матросов на карту
maracaibo-command-settle = разместить
maracaibo-verb-discharge = Вернуть матроса
maracaibo-verb-discharge-about = Вернуть матроса в общий запас за ПО
maracaibo-command-discharge = вернуть
maracaibo-verb-lift = Убрать жетон
maracaibo-verb-lift-about = Убрать этот жетон наследия
maracaibo-command-lift = убрать
maracaibo-verb-explore = Исследовать
maracaibo-verb-explore-about = Пройти исследователем до деления
maracaibo-command-explore = исследовать
maracaibo-verb-attack = Начать кампанию
maracaibo-verb-attack-about = Вскрыть жетон этой стопки
maracaibo-command-attack = начать-кампанию
maracaibo-verb-fight = Выбрать государство
maracaibo-verb-fight-about = Выбрать, на чьей стороне вы в кампании
maracaibo-command-fight = выбрать-государство
maracaibo-verb-manoeuvre = Совершить манёвр
maracaibo-verb-manoeuvre-about = Совершить манёвр; чего не хватает, платят матросы и очки силы
maracaibo-command-manoeuvre = совершить-манёвр
maracaibo-verb-refill = Добрать карты
maracaibo-verb-refill-about = Взять эти открытые карты, остальные из колоды
maracaibo-command-refill = добрать
maracaibo-verb-draw = Взять из колоды
maracaibo-verb-draw-about = Взять одну карту из колоды и выбирать дальше
maracaibo-command-draw = взять-из-колоды
maracaibo-verb-take = Взять открытую
maracaibo-verb-take-about = Взять одну открытую карту и выбирать дальше
maracaibo-command-take = взять-открытую
maracaibo-verb-take-points = Взять 2 ПО
maracaibo-verb-take-points-about = Взять 2 ПО вместо покупки
maracaibo-command-take-points = взять-2-по
maracaibo-verb-plan = Запланировать
maracaibo-verb-plan-about = Свободное действие: карту с руки в зону планирования
maracaibo-command-plan = запланировать
maracaibo-verb-task = Завизировать задачу
maracaibo-verb-task-about = Свободное действие: завизировать задачу карьеры
maracaibo-command-task = завизировать-задачу
maracaibo-verb-enlist = Обменять матроса на силу
maracaibo-verb-enlist-about = Свободное действие: матрос за очко силы
maracaibo-command-enlist = обменять-матроса
maracaibo-verb-vote = Проголосовать
maracaibo-verb-vote-about = Проголосовать за путь истории
maracaibo-command-vote = проголосовать
maracaibo-theme-town = В порту
maracaibo-command-theme-town = порт
maracaibo-theme-village = Действие деревни
maracaibo-command-theme-village = деревня
maracaibo-theme-war = Военная кампания
maracaibo-command-theme-war = кампания
maracaibo-theme-gain = Эффект
maracaibo-command-theme-gain = эффект
maracaibo-theme-cards = Карты
maracaibo-command-theme-cards = карты

## Поля

maracaibo-field-card = карта
maracaibo-field-career = карьера
maracaibo-field-place = локация
maracaibo-field-quest = квест
maracaibo-field-deal = сделка
maracaibo-field-building = здание
maracaibo-field-upgrade = ячейка
maracaibo-field-nation = государство
maracaibo-field-option = вариант
maracaibo-field-synergy = синергия
maracaibo-field-figures = матросы
maracaibo-part-figures = { $number ->
    [0] без матросов
    [one] с { $number } матросом
   *[other] с { $number } матросами
 }
maracaibo-none-card = только из колоды
maracaibo-field-tile = жетон
maracaibo-field-space = деление
maracaibo-field-trail = маршрут
maracaibo-field-pile = стопка
maracaibo-field-manoeuvre = манёвр
maracaibo-field-level = способ
maracaibo-field-task = задача
maracaibo-field-story = развитие истории

## Фишки

maracaibo-piece-plan = в зону планирования
maracaibo-piece-discard = в сброс

## Справочник

maracaibo-guide-story = История до сих пор
maracaibo-guide-tile = Жетоны наследия
maracaibo-guide-city = Жетоны городов
maracaibo-guide-card = Карты проектов
maracaibo-guide-upgrade = Улучшения корабля
maracaibo-guide-building = Здания
maracaibo-guide-career = Карьеры
maracaibo-guide-quest = Квесты
maracaibo-guide-jean-card = Карты Джин

## Журнал

maracaibo-log-round = Раунд { $count }.
maracaibo-log-round-heading = Раунд { $count }
maracaibo-log-prepares = { $player } откладывает: { $card }; сбрасывает: { $card_more }.
maracaibo-log-prepares-cards = { $player } завершает выбор карт.
maracaibo-log-career = { $player } выбирает карьеру: { $career }.
maracaibo-log-sails = { $player } плывёт: { $place }, { $count ->
    [one] { $count } очко перехода
    [few] { $count } очка перехода
   *[many] { $count } очков перехода
 }.
maracaibo-log-assistant = { $player }: действует подручный ({ $card }).
maracaibo-log-missed = { $player } проплывает мимо своих подручных ({ $count }): { $place }.
maracaibo-log-employs = { $player } отправляет подручного: { $place } ({ $card }).
maracaibo-log-attacks = { $player } вскрывает жетон войны: { $token }.
maracaibo-log-attacks-alone = { $player } начинает кампанию без жетона: каждая сила равна 3.
maracaibo-log-fights = { $player } в кампании; агрессор — { $nation }, сила { $count }.
maracaibo-log-manoeuvre = { $player } совершает манёвр: { $manoeuvre } ({ $place }).
maracaibo-log-manoeuvre-plain = { $player } совершает манёвр: { $manoeuvre }.
maracaibo-log-ends-war = { $player } завершает кампанию.
maracaibo-log-marker = Маркер владений ({ $nation }): { $place }.
maracaibo-log-displaced = { $player } снимает маркер владений ({ $nation }): { $place }.
maracaibo-log-marker-lost = Маркер владений ({ $nation }) уходит из игры.
maracaibo-log-building = Новое здание: { $building }.
maracaibo-log-buys = { $player } покупает за { $price ->
    [one] { $price } дублон
    [few] { $price } дублона
   *[many] { $price } дублонов
 }: { $card }.
maracaibo-log-invests = { $player } инвестирует { $price ->
    [one] { $price } дублон
    [few] { $price } дублона
   *[many] { $price } дублонов
 }: { $building }.
maracaibo-log-city = { $player }: действие города, { $place }.
maracaibo-log-city-tile = Новый жетон города, { $place }: { $city }.
maracaibo-log-delivers = { $player } доставляет товар ({ $card }): { $place }.
maracaibo-log-disc = { $player } снимает диск: { $upgrade }.
maracaibo-log-upgrade = { $player } открывает улучшение: { $upgrade }.
maracaibo-log-crosses = { $player }: исследователь пересекает { $border } границу.
maracaibo-log-explores = { $player }: исследователь идёт до деления { $space }.
maracaibo-log-robs = { $player } крадёт { $count } ПО у игрока { $whose_seat }.
maracaibo-log-robs-jean = { $player } крадёт { $count } ПО у Джин.
maracaibo-log-deal = { $player } совершает сделку: { $deal }.
maracaibo-log-declines = { $player } отказывается.
maracaibo-log-no-more = { $player } больше не совершает действий деревни.
maracaibo-log-rests = { $player } не совершает основного действия.
maracaibo-log-discards = { $player } сбрасывает: { $card }.
maracaibo-log-doubloons = { $player } получает { $count ->
    [one] { $count } дублон
    [few] { $count } дублона
   *[many] { $count } дублонов
 }.
maracaibo-log-pays = { $player } платит { $count ->
    [one] { $count } дублон
    [few] { $count } дублона
   *[many] { $count } дублонов
 }.
maracaibo-log-points = { $player } получает { $count } ПО.
maracaibo-log-strength = { $player } получает { $count ->
    [one] { $count } очко силы
    [few] { $count } очка силы
   *[many] { $count } очков силы
 }.
maracaibo-log-spends-strength = { $player } тратит { $count ->
    [one] { $count } очко силы
    [few] { $count } очка силы
   *[many] { $count } очков силы
 }.
maracaibo-log-figures = { $player } берёт { $count ->
    [one] { $count } матроса
    [few] { $count } матросов
   *[many] { $count } матросов
 } из общего запаса.
maracaibo-log-gives-figures = { $player } отдаёт { $count ->
    [one] { $count } матроса
    [few] { $count } матросов
   *[many] { $count } матросов
 } в общий запас.
maracaibo-log-settles = { $player } кладёт { $count ->
    [one] { $count } матроса
    [few] { $count } матросов
   *[many] { $count } матросов
 } на карту «{ $card }».
maracaibo-log-influence = { $player }: влияние +{ $count }, { $nation }.
maracaibo-log-income = { $player }: доход в дублонах +{ $count }.
maracaibo-log-point-income = { $player }: доход в ПО +{ $count }.
maracaibo-log-income-full = { $player }: трек дохода в ПО пройден до конца.
maracaibo-log-synergy = { $player } берёт жетон синергии: { $synergy }.
maracaibo-log-quest = { $player } выполняет: { $quest }.
maracaibo-log-own-quest = { $player } кладёт на карту «{ $card }»: { $quest }.
maracaibo-log-new-quest = Новый квест, { $place }: { $quest }.
maracaibo-log-uses-tile = { $player } пользуется жетоном наследия { $tile }.
maracaibo-log-tile = Жетон наследия { $tile } в игре.
maracaibo-log-tile-gone = Жетон наследия { $tile } уходит с поля.
maracaibo-log-plans = { $player } откладывает в зону планирования: { $card }.
maracaibo-log-plans-card = { $player } откладывает карту в зону планирования.
maracaibo-log-unplans = { $player } берёт из зоны планирования: { $card }.
maracaibo-log-unplans-card = { $player } берёт карту из зоны планирования.
maracaibo-log-takes = { $player } берёт с рынка за { $price ->
    [one] { $price } дублон
    [few] { $price } дублона
   *[many] { $price } дублонов
 }: { $card }.
maracaibo-log-draws = { $player } берёт из колоды: { $card }.
maracaibo-log-draws-cards = { $player } берёт из колоды { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 }.
maracaibo-log-reshuffled = Сброс перемешан в новую колоду: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }.
maracaibo-log-market = Новое на рынке: { $card }.
maracaibo-log-task = { $player } визирует задачу: { $task } ({ $level }).
maracaibo-log-career-done = { $player } завершает карьеру.
maracaibo-log-interim-scoring = Промежуточный подсчёт после раунда { $count }.
maracaibo-log-final-scoring = Итоговый подсчёт.
maracaibo-log-scores = { $player }: { $source }, { $count } ПО.
maracaibo-log-end = Игра окончена.
maracaibo-log-score = { $player }: { $points } ПО.
maracaibo-log-jean-score = Джин: { $points } ПО.
maracaibo-log-winners = { $count ->
    [one] Победа: { $seats }.
    [few] Общая победа: { $seats }.
   *[many] Общая победа: { $seats }.
 }
maracaibo-log-jean-wins = Победа за Джин.
maracaibo-log-story = В игре: { $story }.
maracaibo-log-story-card = В игре: { $story }. { $what }
maracaibo-log-tile-comes = Жетон наследия { $tile } в игре. { $what }
maracaibo-log-story-tile = { $quest }: { $place }.
maracaibo-log-story-waits = { $story }: ждёт следующей партии.
maracaibo-log-read = Зачитано: { $story }.
maracaibo-log-shuffled-in = В колоду замешано карт: { $count }.
maracaibo-log-voted = { $player } голосует.
maracaibo-log-vote = { $player } за путь: { $story }.
maracaibo-log-jean-plays = Джин разыгрывает { $jean_card }.
maracaibo-log-jean-sails = Джин плывёт: { $place }.
maracaibo-log-jean-delivers = Джин доставляет товар: { $place }.
maracaibo-log-jean-takes = Джин берёт с рынка: { $card }.
maracaibo-log-jean-quest = Джин берёт: { $quest }.
maracaibo-log-jean-disc = Джин снимает диск.
maracaibo-log-jean-points = Джин получает { $count } ПО.
maracaibo-log-jean-influence = Джин: влияние +{ $count }, { $nation }.
maracaibo-log-jean-explores = Джин: исследователь идёт до деления { $space }.
maracaibo-log-jean-fights = Джин в кампании; агрессор — { $nation }.
maracaibo-log-jean-scores = Джин: { $source }, { $count } ПО.

## Очки и настройки

maracaibo-score-play = По ходу партии
maracaibo-source-play = { maracaibo-score-play }
maracaibo-score-income = Доход в ПО
maracaibo-source-income = { maracaibo-score-income }
maracaibo-score-shields = Доход в дублонах
maracaibo-source-shields = { maracaibo-score-shields }
maracaibo-score-cards = Карты
maracaibo-source-cards = { maracaibo-score-cards }
maracaibo-score-buildings = Здания
maracaibo-source-buildings = { maracaibo-score-buildings }
maracaibo-score-leaders = Наибольшее влияние
maracaibo-source-leaders = { maracaibo-score-leaders }
maracaibo-score-nations = Ранги у государств
maracaibo-source-nations = { maracaibo-score-nations }
maracaibo-score-quests = Квесты
maracaibo-source-quests = { maracaibo-score-quests }
maracaibo-score-ahead-quests = Перевес по квестам
maracaibo-source-ahead-quests = { maracaibo-score-ahead-quests }
maracaibo-score-ahead-upgrades = Перевес по улучшениям
maracaibo-source-ahead-upgrades = { maracaibo-score-ahead-upgrades }
maracaibo-score-ahead-explorer = Исследователь впереди
maracaibo-source-ahead-explorer = { maracaibo-score-ahead-explorer }
maracaibo-rival-jean = Джин
maracaibo-option-story = Режим
maracaibo-option-story-card-75 = первая партия, без кампании
maracaibo-option-story-card-76 = карта истории 76, без кампании
maracaibo-option-story-card-77 = карта истории 77, без кампании
maracaibo-option-story-campaign = кампания
maracaibo-option-story-chapter-2 = глава 2 кампании
maracaibo-option-story-chapter-3 = глава 3 кампании
maracaibo-option-story-chapter-4 = глава 4 кампании
maracaibo-option-story-chapter-5 = глава 5 кампании
maracaibo-option-story-chapter-6 = глава 6 кампании
maracaibo-option-story-chapter-7 = глава 7 кампании
maracaibo-option-story-chapter-8 = глава 8 кампании
maracaibo-option-story-chapter-9 = глава 9 кампании
maracaibo-option-story-chapter-10 = глава 10 кампании
maracaibo-option-story-chapter-11 = глава 11 кампании
maracaibo-progress = впереди глава { $chapter }
maracaibo-option-difficulty = Уровень Джин
maracaibo-option-difficulty-very-easy = очень лёгкий
maracaibo-option-difficulty-easy = лёгкий
maracaibo-option-difficulty-medium = средний
maracaibo-option-difficulty-hard = сложный
maracaibo-option-difficulty-very-hard = очень сложный

## Что даст ход

maracaibo-gain-coins = { $sign }{ $count ->
    [one] { $count } дублон
    [few] { $count } дублона
   *[many] { $count } дублонов
 }
maracaibo-gain-points = { $sign }{ $count } ПО
maracaibo-gain-strength = { $sign }{ $count ->
    [one] { $count } очко силы
    [few] { $count } очка силы
   *[many] { $count } очков силы
 }
maracaibo-gain-worth = ПО в конце { $sign }{ $count }
maracaibo-gain-figures = матросы { $sign }{ $count }
maracaibo-gain-income = доход в дублонах { $sign }{ $count }
maracaibo-gain-point-income = доход в ПО { $sign }{ $count }
maracaibo-gain-quests = квесты { $sign }{ $count }
maracaibo-gain-influence = { $what }: влияние { $sign }{ $count }
maracaibo-gain-upgrade = { $what } { $sign }{ $count }
maracaibo-gain-synergy = { $what } { $sign }{ $count }
maracaibo-note-disc = первый из 2 дисков
maracaibo-note-value = сила { $count }
maracaibo-note-last-disc = последний диск: улучшение готово
maracaibo-note-and = { $told } · { $part }
maracaibo-note-moves = { $count ->
    [one] { $span } переход
    [few] { $span } перехода
   *[many] { $span } переходов
 }
maracaibo-note-village = { $count ->
    [one] { $span } действие деревни
    [few] { $span } действия деревни
   *[many] { $span } действий деревни
 }
maracaibo-note-no-village = действий деревни нет
maracaibo-note-ends-round = конец раунда
maracaibo-note-wants = спрос: { $good } (свободных мест: { $count })
maracaibo-note-market-full = рынок полон
maracaibo-note-deliver = можно доставить: { $card }
maracaibo-note-deliver-some = можно доставить { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 }
maracaibo-note-assistant = ваш подручный ({ $card })
maracaibo-note-quest = квест: { $what }
maracaibo-note-fulfil = можно выполнить: { $what }
maracaibo-note-quests = { $count ->
    [one] { $count } квест
    [few] { $count } квеста
   *[many] { $count } квестов
 }
maracaibo-note-story-quest = квест истории
maracaibo-note-quest-ready = { $count ->
    [one] можно выполнить { $count } квест
    [few] можно выполнить { $count } квеста
   *[many] можно выполнить { $count } квестов
 }
maracaibo-note-steps = { $count ->
    [one] до { $count } шага
   *[other] до { $count } шагов
 }
maracaibo-action-war = военная кампания
maracaibo-action-explore = экспедиция: до 2 шагов
maracaibo-action-yard = снять 1 диск
maracaibo-action-crew = 1 матрос, 2 дублона
maracaibo-action-bank = 3 дублона, 1 действие деревни
maracaibo-action-court = 1 влияние, 2 ПО
maracaibo-action-maracaibo = экспедиция: до 2 шагов — или 4 дублона
maracaibo-action-4 = 2 очка силы, 2 дублона
maracaibo-action-11 = экспедиция: до 2 шагов — или 4 дублона
maracaibo-action-17 = 2 действия деревни
maracaibo-action-20 = военная кампания — или экспедиция: до 2 шагов
maracaibo-action-21a = 3 ПО
maracaibo-action-21b = 3 ПО
maracaibo-action-22 = 5 ПО
maracaibo-action-l1 = свой квест города
maracaibo-action-l4 = 2 действия деревни, матрос за 5 ПО
maracaibo-action-l7 = 3 очка силы, военная кампания

## Почему нельзя

maracaibo-reason-difficulty-alone = Джин играет только против одного игрока: оставьте её уровень как есть.
maracaibo-reason-no-such-place = Локации «{ $text }» нет.
maracaibo-reason-sail-later = Плывут в начале хода или с подручным, который позволяет плыть дальше.
maracaibo-reason-not-found-yet = Сначала этот город должен найти ваш исследователь: { $place }.
maracaibo-reason-behind = В этом раунде туда больше не ведёт ни одна стрелка: { $place }.
maracaibo-reason-too-far = Слишком далеко, или по пути нужно остановиться: { $place }.
maracaibo-reason-no-such-card = Карты «{ $text }» нет.
maracaibo-reason-none-now = Сейчас ничего такого нельзя.
maracaibo-reason-not-yours = Этой карты нет ни на руках, ни в зоне планирования.
maracaibo-reason-too-dear = Цена для вас — { $price ->
    [one] { $price } дублон
    [few] { $price } дублона
   *[many] { $price } дублонов
 }, а у вас { $coins } ({ $card }).
maracaibo-reason-building-too-dear = Цена для вас — { $price ->
    [one] { $price } дублон
    [few] { $price } дублона
   *[many] { $price } дублонов
 }, а у вас { $coins } ({ $building }).
maracaibo-reason-no-figure = Для этого нужен матрос из личного запаса.
maracaibo-reason-few-markers = Нужно маркеров владений на карте ({ $nation }): { $count }.
maracaibo-reason-few-herbs = Нужно лекарственных растений на руках: { $count }.
maracaibo-reason-no-village = Действия деревни — в деревнях или благодаря эффекту.
maracaibo-reason-no-such-building = Здания «{ $text }» нет.
maracaibo-reason-not-open = Это здание не открыто: { $building }.
maracaibo-reason-invested-already = Вы уже инвестировали: { $building }.
maracaibo-reason-no-market = Здесь нет рынка: { $place }.
maracaibo-reason-market-full = Рынок полон: { $place }.
maracaibo-reason-not-in-hand = Этой карты нет на руках.
maracaibo-reason-not-wanted = Этот товар здесь не нужен ({ $place }): { $good }.
maracaibo-reason-no-such-upgrade = Улучшения «{ $text }» нет.
maracaibo-reason-no-discs = На этой ячейке нет дисков: { $upgrade }.
maracaibo-reason-upgrade-first = Сначала нужно другое улучшение: { $upgrade }.
maracaibo-reason-few-upgrades = Нужно улучшений: { $count }.
maracaibo-reason-no-quest-here = Этот квест лежит не там, где ваш корабль: { $place }.
maracaibo-reason-quest-unpaid = Стоимость нельзя оплатить полностью: { $quest }.
maracaibo-reason-quest-cards = Стоимость оплачивают подходящими картами с руки: { $quest }.
maracaibo-reason-no-assistant-here = Этого вашего подручного здесь нет: { $place }.
maracaibo-reason-assistant-new = Подручный действует только начиная с хода после того, в который появился.
maracaibo-reason-assistant-unpaid = Действие подручного нечем оплатить.
maracaibo-reason-no-such-space = На треке нет деления «{ $text }».
maracaibo-reason-explore-later = Исследователь идёт, только когда это позволяет действие.
maracaibo-reason-explorer-behind = Исследователь идёт только вперёд: { $space }.
maracaibo-reason-space-taken = Там стоит другой исследователь: { $space }.
maracaibo-reason-space-far = Туда не дойти, или квеста там уже нет: { $space }.
maracaibo-reason-fight-too-dear = { $nation }: участие в кампании стоит { $price }, дублонов не хватает.
maracaibo-reason-no-war = Кампанию начинают, когда это позволяет действие.
maracaibo-reason-no-combat = Манёвры — только в военной кампании.
maracaibo-reason-made-already = Каждый манёвр — один раз за кампанию.
maracaibo-reason-own-marker = Здесь уже маркер владений ({ $nation }): { $place }.
maracaibo-reason-value-too-low = Манёвр стоит { $price }, силы { $value }; матросов и очков силы не хватает.
maracaibo-reason-plans-full = Зона планирования заполнена. Мест: { $count }
maracaibo-reason-not-free = Свободные действия — в свой ход, после плавания и до добора карт.
maracaibo-reason-no-such-task = Такой задачи на вашей карте карьеры нет.
maracaibo-reason-task-unmet = Это ещё не выполнено: { $task }.
maracaibo-reason-refill-later = Карты добирают в конце хода.
maracaibo-reason-not-to-take = Этой карты нет ни на рынке, ни в вашей зоне планирования.
maracaibo-reason-each-once = Каждую карту можно взять только один раз.
maracaibo-reason-too-many-cards = На руки можно взять ещё: { $count }. Карта с рынка стоит дублон, у вас: { $coins }.
maracaibo-reason-which-way = Туда ведёт несколько путей: назовите и локацию, через которую плыть.
maracaibo-reason-only-way = Туда ведёт только один путь: локацию, через которую плыть, называть не нужно.
maracaibo-reason-toll = Проход мимо ({ $place }) стоит дублонов: { $count }; их не хватает.
maracaibo-reason-main-action-later = Это основное действие: одно за ход, когда корабль пришвартован.
maracaibo-reason-no-city = Ваш корабль не в городе: { $place }.
maracaibo-reason-city-closed = У этого города сейчас нет своего действия: { $place }.
maracaibo-reason-other-quest = Ваш исследователь стоит у другого квеста.
maracaibo-reason-tile-later = Жетон наследия используют, когда корабль приходит на его место, до основного действия.
maracaibo-reason-tile-unpaid = Этим нельзя оплатить жетон.
maracaibo-reason-skull = Жетон наследия запрещает здесь действия деревни: { $place }.
maracaibo-reason-name-herbs = Назовите лекарственные растения с руки, которыми платите. Не больше: { $count }
maracaibo-reason-hand-empty = На руках нет карт.
maracaibo-reason-no-village-there = Это не деревня: { $place }.
maracaibo-reason-no-markers-left = На треке не осталось маркеров владений: { $nation }.
maracaibo-reason-no-deal = У вас нет такого действия деревни.
maracaibo-reason-deal-cards = Это оплачивают подходящими картами с руки: { $deal }.
maracaibo-reason-no-card-quest = Этот квест не лежит ни на одной вашей карте.
maracaibo-reason-pile-empty = Такой стопки нет, или она пуста.
maracaibo-reason-raise-exactly = Добавьте матросами и очками силы ровно { $count }.
maracaibo-reason-no-such-manoeuvre = Такого манёвра у вас нет.
maracaibo-reason-no-place-wanted = Для этого манёвра место не называют.
maracaibo-reason-fleet-taken = Это место у серебряного флота занято.
maracaibo-reason-mine-taken = Золотой рудник уже захвачен.
maracaibo-reason-mine-far = Сначала исследователь должен дойти до деления: { $space }.
maracaibo-reason-needs-synergy = Для этого манёвра нужен жетон синергии: { $synergy }.
maracaibo-reason-no-flag = Здесь нет флага города: { $place }.
maracaibo-reason-no-pass = От этого нельзя отказаться.
maracaibo-reason-last-rank = Выше ранга у этого государства уже нет.
maracaibo-reason-synergy-owned = Такой жетон у вас уже есть: { $synergy }.
maracaibo-reason-hand-full = На руках уже столько карт, сколько позволяет лимит.
maracaibo-reason-last-card = Не хватает одной карты: доберите её сразу.
maracaibo-reason-deck-empty = Колода и сброс пусты.
maracaibo-reason-plan-after-this = Этот вопрос видят все: карту можно запланировать до него или после.
maracaibo-reason-no-enlisting = Ни одна ваша карта не меняет матросов на очки силы.
maracaibo-reason-strength-full = Очков силы у корабля уже столько, сколько помещается: { $count }.

maracaibo-when-career = Карту карьеры выбирают один раз, при подготовке.
maracaibo-when-opt = Эффект выбирают, когда карта, улучшение или место предлагают «или — или».
maracaibo-when-disc = Диск снимают при доставке или когда так велит эффект, например квест.
maracaibo-when-favour = Государство выбирают, когда влияние даёт эффект: квест или граница на треке исследователя.
maracaibo-when-rise = На ранг поднимаются, когда так велит эффект, например квест или жетон наследия.
maracaibo-when-synergy = Жетон синергии берут, когда его даёт купленная карта или другой эффект.
maracaibo-when-hoist = Маркер в деревню ставят, когда так велит эффект; в военной кампании для этого есть манёвры.
maracaibo-when-settle = Матросов кладут на карту, когда покупают карту, которая их принимает.
maracaibo-when-discharge = Матроса возвращают, когда эффект даёт за него ПО.
maracaibo-when-lift = Жетон убирают, когда так велит эффект: это жетон, который запрещает действия в деревне.
maracaibo-when-take-points = 2 ПО берут при подсчёте в конце раунда вместо покупки.
maracaibo-when-vote = Голосуют, когда история кампании доходит до развилки.
maracaibo-when-prepare = Начальные карты выбирают один раз, при подготовке.

## Подсказки при первом решении каждого вида

maracaibo-coach-prepare = Карта с руки — это товар для доставки, покупка или деньги за сброс. В зону планирования отложите ту, что нужна, но пока не по карману: там она подождёт, не занимая места на руках.
maracaibo-coach-keep-career = Каждая из трёх задач приносит дублоны и освобождает матроса, а сложным способом — ещё и ПО. Берите карьеру, задачи которой вы и так стали бы выполнять.
maracaibo-coach-set-sail = Короткие переходы дают больше ходов за раунд, длинные — больше действий в деревне за раз. Но раунд кончается для всех, как только один корабль дойдёт до конца маршрута, так что следите, кто впереди.
maracaibo-coach-choose-action = Здесь у вас одно основное действие, а свободные доступны до добора карт. Доставка идёт вместе с действием города, поэтому обычно она выгоднее одного действия.
maracaibo-coach-village-action = В деревне чаще всего покупают карты: их эффекты остаются, и в конце они приносят ПО. Сбрасывать руку стоит ради денег или других карт.
maracaibo-coach-use-tile = Жетон наследия срабатывает до основного действия и не заменяет его. За его цену вы снимаете диск с планшета и получаете награду жетона.
maracaibo-coach-city-quest = Это квест самого города, на его место придёт следующий. Выполненные квесты лежат в ряд, и начиная с четвёртого каждый приносит ПО сверх награды.
maracaibo-coach-refill = Открытые карты известны, колода — лотерея; карта с рынка стоит 1 дублон. Подумайте, какой товар ждут ближайшие города и что скоро будет по карману.
maracaibo-coach-choose-option = Вы получите только одно из этого. Если для следующего хода не хватает дублонов, матросов или очков силы, берите их.
maracaibo-coach-remove-disc = Ячейка без обоих дисков — улучшение до конца игры. Прежде чем начинать новое, закончите то, которым будете пользоваться часто.
maracaibo-coach-gain-influence = В конце ваш ранг у государства умножается на его модификатор, а за наибольшее влияние дают 3 ПО. Высокий ранг у одного часто выгоднее, чем средний у трёх.
maracaibo-coach-next-rank = Следующий ранг достигается сразу, сколько бы шагов ни было: больше всего вы сбережёте там, где путь длиннее. Ранги умножаются на модификатор государства.
maracaibo-coach-take-synergy = Доход с карт, которые ждут этого жетона, начинается, как только он у вас. Берите жетон, который нужен большинству ваших карт.
maracaibo-coach-place-marker = Маркеры повышают ценность рангов этого государства для всех. Выбирайте государство, у которого вы стоите выше других.
maracaibo-coach-settle-figures = Матросы на этой карте приносят доход при каждом подсчёте, но назад не вернутся. Оставьте тех, кто нужен для зданий и кампаний.
maracaibo-coach-veteran = Матрос уходит в общий запас. К концу игры ПО обычно ценнее матроса без дела.
maracaibo-coach-remove-skull = Там, где лежит такой жетон, нельзя ни действие города, ни действия деревни. Убирайте тот, что мешает вам больше всего: место откроется для всех.
maracaibo-coach-explore = Награду даёт только последнее деление; занятые другими деления перепрыгивают, не тратя шага. Первому за синей и зелёной границами — 4 ПО, остальным — 2.
maracaibo-coach-track-quest = Этот квест можно выполнить только сейчас, и он считается наравне с остальными. Если нужны карты, они уйдут с руки.
maracaibo-coach-choose-pile = Сначала вы увидите жетон, а государство выберете потом. Чем больше сила государства на жетоне, тем больше манёвров она оплатит.
maracaibo-coach-choose-nation = Сила оплачивает манёвры, а то, что даёт или требует жетон, происходит сразу. Поддержите государство, где у вас высокий ранг: его маркеры делают этот ранг ценнее.
maracaibo-coach-manoeuvre = Каждый манёвр можно совершить один раз, а остаток силы пропадёт. Матросы и очки силы добавляют по 1, но тратятся безвозвратно.
maracaibo-coach-scoring-choice = Это последняя покупка перед доходом, поэтому то, что его повышает, сработает сразу. Если покупать нечего, 2 ПО — неплохо.
maracaibo-coach-vote = Голосуют все, и история пойдёт туда, куда хочет большинство. От этого зависит, какие квесты и жетоны появятся в следующих партиях.

## Что говорит за ход

maracaibo-advice-prepare = Самая дорогая из хороших карт подождёт, четыре остаются на руках, три слабейшие уходят.
maracaibo-advice-career = Её задачи выполнить легче всего.
maracaibo-advice-sail = Там ждёт самое ценное за столько переходов.
maracaibo-advice-deliver = Диск приближает улучшение, а действие города идёт в придачу.
maracaibo-advice-only-deliver = Здесь важен диск.
maracaibo-advice-city = Действие города и само по себе того стоит.
maracaibo-advice-quest = Награда хороша, и каждый квест идёт в ряд.
maracaibo-advice-card-quest = Награда хороша, и каждый квест идёт в ряд.
maracaibo-advice-assistant = Действие подручного — лучшее, что здесь есть.
maracaibo-advice-use-tile = Диск и награда дороже платы.
maracaibo-advice-buy = За свою цену она даёт больше всего.
maracaibo-advice-buy-for-herbs = За свою цену она даёт больше всего.
maracaibo-advice-invest = То, что оно считает, к концу вырастет.
maracaibo-advice-sell = Без этой карты легче всего обойтись, а деньги нужны.
maracaibo-advice-sell-hand = Карты слабые, другие будут лучше.
maracaibo-advice-drill = Дублон и очко силы, а покупать пока нечего.
maracaibo-advice-deal = Она даёт больше, чем стоят карты.
maracaibo-advice-disc = Он приближает самое полезное улучшение.
maracaibo-advice-favour = У этого государства шаг ценнее всего.
maracaibo-advice-rise = У этого государства ранг ценнее всего.
maracaibo-advice-hoist = Маркер повышает ценность самого важного для вас ранга.
maracaibo-advice-opt = Из предложенного это ценнее всего.
maracaibo-advice-explore = Награда и пройденный путь вместе лучше всего.
maracaibo-advice-attack = Кампания приносит влияние, маркеры или города.
maracaibo-advice-fight = Его сила оплатит лучшие манёвры, а влияние поможет больше всего.
maracaibo-advice-manoeuvre = Он даёт больше всего за свою цену.
maracaibo-advice-task = Её можно завизировать уже сейчас: это дублоны и матрос.
maracaibo-advice-refill = Эти открытые карты лучше неизвестной.
maracaibo-advice-refill-none = Из открытых карт сейчас не нужна ни одна.
maracaibo-advice-take-points = Ничего дороже 2 ПО сейчас не купить.
maracaibo-advice-pass = Ничто из возможного здесь не стоит своей цены.
maracaibo-advice-claim = Маркер поднимает модификатор этого государства, и ранги у него дадут больше.
maracaibo-advice-discharge = Матрос больше не нужен, а ПО останутся.
maracaibo-advice-draw = Ни одна открытая карта не лучше неизвестной, а из колоды берут даром.
maracaibo-advice-lift = Без него там снова возможны действия города или деревни.
maracaibo-advice-settle = Матросы на карте приносят доход при каждом подсчёте, который ещё будет.
maracaibo-advice-synergy = Доход с карт, которые ждут этого жетона, начнётся сразу.
maracaibo-advice-take = Она открыта, и видно, что получишь.
maracaibo-advice-vote = Для счёта этой партии варианты равны: выбирайте историю, которую хочется увидеть.
