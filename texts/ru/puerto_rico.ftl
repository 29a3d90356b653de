puerto-rico-name = Пуэрто-Рико
puerto-rico-about = Сажайте, стройте и отгружайте в Новом Свете: один выбирает роль, а выполняют её все.
puerto-rico-help =
    ### Цель
    Набрать больше всех победных очков (ПО): за отгруженные товары, за здания и за то, что добавляют большие здания.

    ### Раунд
    Первым роль выбирает губернатор, потом остальные по часовой стрелке (вдвоём — по очереди, по три). Роль выполняют все, начиная с того, кто её выбрал: у него ещё и **привилегия**. На каждую оставшуюся роль ложится дублон; кто выберет её потом, получит их все. Затем губернатор — следующий по часовой стрелке.
    - **Поселенец**: взять открытую плантацию. Привилегия: вместо неё каменоломня.
    - **Мэр**: с корабля прибывают колонисты; все свои фишки можно расставить заново. Пока есть колонисты, ячейки нужно заполнять. Потом на корабль приходит столько, сколько пустых ячеек на всех зданиях, не меньше одного на игрока. Привилегия: ещё один колонист.
    - **Строитель**: построить одно здание. Каждая занятая каменоломня экономит дублон, но не больше номера колонки здания. Привилегия: на 1 дублон дешевле.
    - **Ремесленник**: занятые плантации дают товары; всем, кроме кукурузы, нужны ещё работники в производственных зданиях. Привилегия: ещё один товар.
    - **Торговец**: продать один товар. В торговом доме 4 ячейки, и один товар дважды он не берёт; полный дом освобождается. Кукуруза 0, индиго 1, сахар 2, табак 3, кофе 4. Привилегия: на 1 дублон больше.
    - **Капитан**: отгружать товары, круг за кругом, по 1 ПО за штуку. На корабле товар одного типа, один тип — только на одном корабле, и кто может отгружать, обязан отгружать сколько влезет. В конце остаётся один товар, со складами больше; полные корабли уходят, остальные ждут с грузом. Привилегия: на 1 ПО больше.
    - **Старатель**: дублон тому, кто выбрал роль, остальным ничего.

    ### Здания
    Работают только занятые здания, но их ПО считаются всегда. Каждое здание игрок строит только один раз; большие занимают две клетки.

    ### Конец
    Игра заканчивается в конце раунда, в котором не хватило колонистов для корабля, кто-то застроил 12-ю клетку города или закончились ПО. При равенстве считают дублоны и товары.

    ### Меньше ожидания
    Оставляйте **постоянные планы** (**/{ bot-command-plan }**): пасовать, если выручка меньше 3, отгружать то, что вам нужнее, построить здание, как только хватит дублонов, расставлять как предложено, пока ничего не построено. Видите их только вы. `{ puerto-rico-command-decline } гостиница` отключает свойство здания.

puerto-rico-help-new-buildings =
    - **Новые здания**: в игре 17 бежевых зданий из 31. Каждые два леса экономят дублон. Гости гостевого дома идут работать в любой момент (`{ puerto-rico-command-guests }`).
puerto-rico-help-nobles =
    - **Дворяне**: с каждым кораблём прибывает дворянин, в конце он приносит 1 ПО и меняет действие некоторых зданий. Нехватка колонистов не заканчивает игру.

## Вопросы

puerto-rico-ask-draft-building = Выберите здание для этой партии.
puerto-rico-ask-choose-role = Выберите роль.
puerto-rico-ask-take-tile = Возьмите жетон для своего острова или спасуйте.
puerto-rico-ask-lay-tile = Вы взяли: { $tile }. Положить плантацией или лесом?
puerto-rico-ask-hunt = Охотничий домик: сбросьте плантацию или лес либо спасуйте.
puerto-rico-ask-take-piece = Возьмите с корабля дворянина или колониста.
puerto-rico-ask-assign = Расставьте своих колонистов.
puerto-rico-ask-take-tile-own = Вы поселенец: возьмите жетон для своего острова или спасуйте.
puerto-rico-ask-build-own = Вы строитель: постройте здание или спасуйте.
puerto-rico-ask-build-or-deal-own = Вы строитель: постройте здание или спасуйте. Сделки на чёрном рынке видны только вам.
puerto-rico-ask-trade-own = Вы торговец: продайте товар или спасуйте.
puerto-rico-ask-build = Постройте здание или спасуйте.
puerto-rico-beside-build-or-deal = Сделка на чёрном рынке…
puerto-rico-ask-build-or-deal = Постройте здание или спасуйте. Сделки на чёрном рынке видны только вам.
puerto-rico-ask-extra-good = Выберите, что даёт ваша привилегия.
puerto-rico-ask-trade = Продайте товар или спасуйте.
puerto-rico-ask-supply = Какие товары отправляют ваши дворяне, по 1 ПО за каждый?
puerto-rico-ask-load = Отгрузите товары.
puerto-rico-ask-keep = Какие товары остаются у вас? Остальные вернутся в запас.
puerto-rico-ask-move-guests = Пойдут ли сначала гости работать? Если остаются, спасуйте.

## Ходы

puerto-rico-command-group = пуэрто-рико
puerto-rico-command-theme-use = здание
puerto-rico-command-theme-gains = свойства
puerto-rico-theme-use = Действия зданий
puerto-rico-theme-gains = Свойства зданий

puerto-rico-verb-draft = Выбрать здание
puerto-rico-verb-draft-about = Положить здание на его клетку игрового поля
puerto-rico-command-draft = выбрать-здание
puerto-rico-verb-choose = Выбрать роль
puerto-rico-verb-choose-about = Взять жетон роли и все дублоны на нём
puerto-rico-command-choose = роль
puerto-rico-verb-pass = Спасовать
puerto-rico-verb-pass-about = На этот раз обойтись без этого
puerto-rico-command-pass = пас
puerto-rico-verb-settle = Взять на остров
puerto-rico-verb-settle-about = Взять плантацию или каменоломню для своего острова
puerto-rico-command-settle = взять-на-остров
puerto-rico-verb-forest = Положить лесом
puerto-rico-verb-forest-about = Взять плантацию и положить её лицом вниз, лесом
puerto-rico-command-forest = положить-лесом
puerto-rico-verb-draw = Взять закрытую
puerto-rico-verb-draw-about = Гасиенда: взять закрытую плантацию
puerto-rico-command-draw = взять-закрытую
puerto-rico-verb-extra-quarry = Добрать каменоломню
puerto-rico-verb-extra-quarry-about = Гасиенда: добрать каменоломню вместо закрытой плантации
puerto-rico-command-extra-quarry = добрать-каменоломню
puerto-rico-verb-lay = Положить
puerto-rico-verb-lay-about = Положить взятый жетон плантацией или лесом
puerto-rico-command-lay = положить
puerto-rico-verb-hunt = Сбросить жетон
puerto-rico-verb-hunt-about = Охотничий домик: сбросить плантацию или лес
puerto-rico-command-hunt = сбросить-жетон
puerto-rico-verb-take = Взять
puerto-rico-verb-take-about = Взять с корабля дворянина или колониста
puerto-rico-command-take = взять
puerto-rico-verb-mayor = Расставить колонистов
puerto-rico-verb-mayor-about = Расставить всех колонистов, например: кукуруза 2, малый рынок 1
puerto-rico-command-mayor = расставить
puerto-rico-verb-build = Построить
puerto-rico-verb-build-about = Построить здание за дублоны
puerto-rico-command-build = построить
puerto-rico-verb-black-market = Построить на чёрном рынке
puerto-rico-verb-black-market-about = Чёрный рынок: отдать колониста, товар или ПО вместо недостающих дублонов
puerto-rico-command-black-market = построить-на-чёрном-рынке
puerto-rico-verb-craft = Взять товар
puerto-rico-verb-craft-about = Взять товар своей привилегии
puerto-rico-command-craft = взять-товар
puerto-rico-verb-craft-two = Взять два товара
puerto-rico-verb-craft-two-about = Взять оба товара двойной привилегии
puerto-rico-command-craft-two = взять-два-товара
puerto-rico-verb-sell = Продать
puerto-rico-verb-sell-about = Продать товар торговому дому
puerto-rico-command-sell = продать
puerto-rico-verb-sell-at-post = Продать на бирже
puerto-rico-verb-sell-at-post-about = Биржа: продать товар
puerto-rico-command-sell-at-post = продать-на-бирже
puerto-rico-verb-buy-land = Купить землю
puerto-rico-verb-buy-land-about = Земельная контора: заплатить дублон за закрытую плантацию
puerto-rico-command-buy-land = купить-землю
puerto-rico-verb-sell-land = Продать землю
puerto-rico-verb-sell-land-about = Земельная контора: отдать плантацию за дублон
puerto-rico-command-sell-land = продать-землю
puerto-rico-verb-ship = Отгрузить
puerto-rico-verb-ship-about = Отгрузить на торговый корабль товар одного типа, сколько поместится
puerto-rico-command-ship = отгрузить
puerto-rico-verb-wharf = Отгрузить на верфь
puerto-rico-verb-wharf-about = Верфь: отгрузить все товары одного типа
puerto-rico-command-wharf = отгрузить-на-верфь
puerto-rico-verb-small-wharf = Отгрузить на малую верфь
puerto-rico-verb-small-wharf-about = Малая верфь: отгрузить любые товары, 1 ПО за каждые два
puerto-rico-command-small-wharf = отгрузить-на-малую-верфь
puerto-rico-verb-supply = Отправить товары
puerto-rico-verb-supply-about = Центр снабжения: отправить разные товары
puerto-rico-command-supply = отправить
puerto-rico-verb-supply-in-order = Отправить, выбрав порядок
puerto-rico-verb-supply-in-order-about = Отправить товары и сказать, что раньше: канцелярия или центр снабжения
puerto-rico-command-supply-in-order = отправить-выбрав-порядок
puerto-rico-verb-keep = Оставить
puerto-rico-verb-keep-about = Оставить отдельные товары, например: кофе 1
puerto-rico-command-keep = оставить
puerto-rico-verb-store = Сохранить на складе
puerto-rico-verb-store-about = Оставить целые типы на складах и отдельные товары: кукуруза+сахар кофе 1
puerto-rico-command-store = сохранить-на-складе
puerto-rico-verb-guests = Отправить гостей
puerto-rico-verb-guests-about = Отправить гостей из гостевого дома на пустые ячейки
puerto-rico-command-guests = отправить-гостей
puerto-rico-verb-decline = Отключить свойство
puerto-rico-verb-decline-about = Не пользоваться свойством здания, пока не передумаете
puerto-rico-command-decline = отключить-свойство
puerto-rico-verb-accept = Включить свойство
puerto-rico-verb-accept-about = Снова пользоваться свойством здания
puerto-rico-command-accept = включить-свойство

puerto-rico-field-building = здание
puerto-rico-field-role = роль
puerto-rico-field-tile = жетон
puerto-rico-field-side = сторона
puerto-rico-field-piece = фишка
puerto-rico-field-place = место
puerto-rico-field-good = товар
puerto-rico-field-point = ПО
puerto-rico-field-ship = корабль
puerto-rico-field-effect = свойство
puerto-rico-field-coins = дублоны

## Журнал

puerto-rico-log-draft = { $player } выбирает для этой партии: { $building }.
puerto-rico-log-round = Раунд { $number }. Жетон губернатора: { $player }.
puerto-rico-log-round-heading = Раунд { $number } · губернатор: { $player }
puerto-rico-log-choose = { $player } выбирает роль: { $role }{ $found ->
    [0] .
    [one] , а с ней { $found } дублон.
    [few] , а с ней { $found } дублона.
   *[many] , а с ней { $found } дублонов.
 }
puerto-rico-log-pass = { $player } пасует ({ $role }).
puerto-rico-log-pass-some = { $players } пасуют ({ $role }).
puerto-rico-log-pass-all-builder = Никто не строит.
puerto-rico-log-pass-all-settler = Никто не берёт плантаций.
puerto-rico-log-pass-all-trader = Никто не продаёт.
puerto-rico-log-pass-all-captain = Никто не отгружает.
puerto-rico-log-unchosen = По дублону на оставшиеся роли: { $role }.
puerto-rico-log-settle = { $player } берёт на остров: { $tile }.
puerto-rico-log-settle-occupied = { $player } берёт на остров, сразу с колонистом: { $tile }.
puerto-rico-log-forest = { $player } кладёт лесом: { $tile }.
puerto-rico-log-forest-occupied = { $player } кладёт лесом: { $tile }; колонист ждёт на розе ветров.
puerto-rico-log-draw = { $player } берёт закрытый жетон: { $tile }.
puerto-rico-log-look = { $player } смотрит закрытый жетон.
puerto-rico-log-looked = { $player } берёт: { $tile }.
puerto-rico-log-lay-forest = { $player } кладёт закрытый жетон лесом, не показывая.
puerto-rico-log-lay = { $player } кладёт взятый жетон ({ $tile }) стороной «{ $side }».
puerto-rico-log-hunt = { $player } сбрасывает: { $tile } (охотничий домик).
puerto-rico-log-reshuffle = Сброшенные плантации перемешаны в новые стопки.
puerto-rico-log-row = Новые плантации: { $tile }.
puerto-rico-log-mayor = Привилегия: { $player } берёт из запаса { $colonists ->
    [one] { $colonists } колониста.
    [few] { $colonists } колонистов.
   *[many] { $colonists } колонистов.
 }
puerto-rico-log-villa = Вилла: { $player } получает ещё одну фишку ({ $piece }).
puerto-rico-log-arrive = { $player } берёт с корабля { $count ->
    [one] { $count } фишку.
    [few] { $count } фишки.
   *[many] { $count } фишек.
 }
puerto-rico-log-arrive-some = { $players } берут с корабля по { $count ->
    [one] { $count } фишке.
    [few] { $count } фишки.
   *[many] { $count } фишек.
 }
puerto-rico-log-arrive-all = Все берут с корабля по { $count ->
    [one] { $count } фишке.
    [few] { $count } фишки.
   *[many] { $count } фишек.
 }
puerto-rico-log-take = { $player } берёт с корабля: { $piece }.
puerto-rico-log-assign = { $player } завершает расстановку.
puerto-rico-log-assign-some = { $players } завершают расстановку.
puerto-rico-log-assign-all = Все расставили колонистов.
puerto-rico-log-refill = Новые на корабле: { $colonists ->
    [one] { $colonists } колонист
    [few] { $colonists } колониста
   *[many] { $colonists } колонистов
 }{ $nobles ->
    [0] .
    [one] {" "}и { $nobles } дворянин.
    [few] {" "}и { $nobles } дворянина.
   *[many] {" "}и { $nobles } дворян.
 }
puerto-rico-log-build = { $player } строит за { $price ->
    [one] { $price } дублон
    [few] { $price } дублона
   *[many] { $price } дублонов
 }: { $building }.
puerto-rico-log-black-market = { $player } строит за { $price ->
    [one] { $price } дублон
    [few] { $price } дублона
   *[many] { $price } дублонов
 }, а на чёрном рынке отдаёт ({ $item }): { $building }.
puerto-rico-log-university = Университет: { $player } сразу получает колониста ({ $building }).
puerto-rico-log-produce = { $player } производит: { $good }.
puerto-rico-log-extra-good = Привилегия: { $player } берёт товар: { $good }.
puerto-rico-log-income = { $player } получает { $coins ->
    [one] { $coins } дублон
    [few] { $coins } дублона
   *[many] { $coins } дублонов
 } ({ $building }).
puerto-rico-log-award = { $player } получает { $points } ПО ({ $building }).
puerto-rico-log-sell = { $player } продаёт торговому дому ({ $good }) и получает { $coins ->
    [one] { $coins } дублон.
    [few] { $coins } дублона.
   *[many] { $coins } дублонов.
 }
puerto-rico-log-sell-at-post = { $player } продаёт на бирже ({ $good }) и получает { $coins ->
    [one] { $coins } дублон.
    [few] { $coins } дублона.
   *[many] { $coins } дублонов.
 }
puerto-rico-log-buy-land = { $player } покупает землю за { $price ->
    [one] { $price } дублон.
    [few] { $price } дублона.
   *[many] { $price } дублонов.
 }
puerto-rico-log-sell-land = { $player } отдаёт землю ({ $tile }) за { $coins ->
    [one] { $coins } дублон.
    [few] { $coins } дублона.
   *[many] { $coins } дублонов.
 }
puerto-rico-log-house-emptied = Полный торговый дом освобождается: { $good }.
puerto-rico-log-ship = { $player } отгружает на { $ship }: { $good } ×{ $count }, { $points } ПО.
puerto-rico-log-wharf = { $player } отгружает: { $good } ×{ $count }, { $points } ПО (верфь).
puerto-rico-log-small-wharf = { $player } отгружает: { $good }, { $points } ПО (малая верфь).
puerto-rico-log-captain = Привилегия: { $player } получает { $points } ПО.
puerto-rico-log-supply = { $player } отправляет: { $good }, { $points } ПО (центр снабжения).
puerto-rico-log-discard = { $player } возвращает в запас: { $good }.
puerto-rico-log-sail = Отплывает { $ship }, груз: { $good }.
puerto-rico-log-prospect = Привилегия: { $player } получает { $coins ->
    [one] { $coins } дублон.
    [few] { $coins } дублона.
   *[many] { $coins } дублонов.
 }
puerto-rico-log-guests = { $player } отправляет гостей работать: { $place }.
puerto-rico-log-decline = { $player } отключает свойство: { $effect }.
puerto-rico-log-accept = { $player } включает свойство: { $effect }.
puerto-rico-log-order-given = Указание принято: { $order }.
puerto-rico-log-order-given-sale = Указание принято: продавать не дешевле, чем за { $least ->
    [one] { $least } дублон.
    [few] { $least } дублона.
   *[many] { $least } дублонов.
 }
puerto-rico-log-order-given-keep = Указание принято. Хранить прежде всего: { $good }.
puerto-rico-log-order-given-tile = Указание принято. Брать прежде всего: { $tile }.
puerto-rico-log-order-given-ship = Указание принято. Отгружать прежде всего: { $good }.
puerto-rico-log-order-given-build = Указание принято. Строить, как только хватит дублонов: { $building }.
puerto-rico-log-order-cancelled = Указание отменено: { $order }.
puerto-rico-log-order-stopped = Указание больше не действует — изменилось то, чего оно касалось: { $order }.
puerto-rico-log-ending = Это последний раунд: { $end }.
puerto-rico-log-end = Игра окончена: { $end }.
puerto-rico-log-score = { $player }: { $points } ПО.
puerto-rico-log-winners = { $count ->
    [one] Победа: { $seats }.
   *[other] Общая победа: { $seats }.
 }

puerto-rico-end-colonists = для корабля не хватило колонистов
puerto-rico-end-city = один из городов полностью застроен
puerto-rico-end-points = ПО закончились

puerto-rico-score-chips = По ходу партии
puerto-rico-score-buildings = Здания
puerto-rico-score-guild-hall = { puerto-rico-building-guild-hall }
puerto-rico-score-residence = { puerto-rico-building-residence }
puerto-rico-score-fortress = { puerto-rico-building-fortress }
puerto-rico-score-customs-house = { puerto-rico-building-customs-house }
puerto-rico-score-city-hall = { puerto-rico-building-city-hall }
puerto-rico-score-cloister = { puerto-rico-building-cloister }
puerto-rico-score-royal-garden = { puerto-rico-building-royal-garden }
puerto-rico-score-nobles = Дворяне

puerto-rico-option-new-buildings = Новые здания
puerto-rico-option-new-buildings-about = 17 бежевых зданий из 31
puerto-rico-option-new-buildings-off = нет
puerto-rico-option-new-buildings-draft = игроки выбирают по очереди
puerto-rico-option-new-buildings-random = случайный набор
puerto-rico-option-new-buildings-planters = готовый набор: плантаторы
puerto-rico-option-new-buildings-merchants = готовый набор: купцы
puerto-rico-option-nobles = Дворяне
puerto-rico-option-nobles-about = с каждым кораблём дворянин: 1 ПО и особые действия
puerto-rico-option-nobles-off = нет
puerto-rico-option-nobles-on = да
puerto-rico-option-mayor = Расстановка колонистов
puerto-rico-option-mayor-together = все одновременно
puerto-rico-option-mayor-in-turn = в порядке очереди

## Почему нельзя

puerto-rico-reason-other-role = Сейчас нельзя. Это делают в другой роли: { $role }.
puerto-rico-reason-declined = Это свойство отключено: { $effect }. Сначала включите его.
puerto-rico-reason-unoccupied = Здесь никто не работает: { $building }.
puerto-rico-reason-not-yours = У вас нет этого здания: { $building }.
puerto-rico-reason-no-such-good = Нет товара «{ $text }».
puerto-rico-reason-no-such-building = Нет здания «{ $text }».
puerto-rico-reason-no-such-role = В этой партии нет роли «{ $text }».
puerto-rico-reason-no-such-tile = Нет островного жетона «{ $text }».
puerto-rico-reason-no-such-piece = Фишки бывают двух типов: колонисты и дворяне. «{ $text }» среди них нет.
puerto-rico-reason-no-such-ship = Нет корабля, где ячеек: { $text }. Корабли называют по числу ячеек.
puerto-rico-reason-no-goods = У вас этого нет: { $good }.
puerto-rico-reason-draft-over = Здания этой партии уже выбраны.
puerto-rico-reason-not-drafted = Это здание не выбирают: { $building }.
puerto-rico-reason-no-cell = Все клетки для зданий стоимостью { $cost } заняты, для этого места нет: { $building }.
puerto-rico-reason-role-taken = Эта роль в этом раунде уже взята: { $role } ({ $seat }).
puerto-rico-reason-choose-later = Предыдущая роль ещё не закончена.
puerto-rico-reason-must-choose = Роль нужно выбрать. Пасовать здесь нельзя.
puerto-rico-reason-must-load = Кто может отгружать, обязан отгружать.
puerto-rico-reason-must-place = Колонистов нужно расставить. Предложенная расстановка оставляет всех на местах.
puerto-rico-reason-island-full = Все 12 клеток вашего острова заняты.
puerto-rico-reason-quarry-no-forest = Каменоломня не может стать лесом.
puerto-rico-reason-not-in-row = Сейчас такой открытой плантации нет: { $tile }.
puerto-rico-reason-no-quarries = Каменоломен не осталось.
puerto-rico-reason-one-quarry = Поселенец берёт за фазу только одну каменоломню.
puerto-rico-reason-quarry-for-settler = Каменоломню может взять только поселенец или владелец занятого барака.
puerto-rico-reason-second-tile = Второй жетон — открытая плантация; с занятым бараком это может быть первая каменоломня.
puerto-rico-reason-once = Только один раз за фазу: { $building }.
puerto-rico-reason-stacks-empty = В закрытых стопках ничего не осталось.
puerto-rico-reason-hunt-later = Охотничий домик работает только в конце фазы поселенца, когда в нём колонист.
puerto-rico-reason-quarry-stays = Каменоломни остаются на острове.
puerto-rico-reason-forest-stays = Земельная контора не берёт лесов.
puerto-rico-reason-no-tile = У вас нет такого жетона: { $tile }.
puerto-rico-reason-no-place = У вас нет места с ячейками, которое называется «{ $text }».
puerto-rico-reason-too-many-there = Столько ячеек там нет: { $place }.
puerto-rico-reason-too-few-pieces = У вас { $colonists ->
    [one] { $colonists } колонист
    [few] { $colonists } колониста
   *[many] { $colonists } колонистов
 } и { $nobles ->
    [one] { $nobles } дворянин.
    [few] { $nobles } дворянина.
   *[many] { $nobles } дворян.
 }
puerto-rico-reason-fill-circles = Пока есть кого ставить, пустые ячейки нужно заполнять. Осталось расставить: { $count }.
puerto-rico-reason-too-dear = { $building }: цена { $cost }, у вас дублонов { $coins }.
puerto-rico-reason-not-in-play = Этого здания нет в этой партии: { $building }.
puerto-rico-reason-own-one = У вас это уже есть: { $building }.
puerto-rico-reason-sold-out = Больше не осталось: { $building }.
puerto-rico-reason-no-room = В вашем городе мало места ({ $building }). Свободных клеток: { $cells }.
puerto-rico-reason-enough-money = Дублонов у вас хватает ({ $building }). Чёрный рынок лишь покрывает нехватку.
puerto-rico-reason-not-from-black-market = Колонист на чёрном рынке должен остаться там.
puerto-rico-reason-exact-payment = { $building }: отдайте ровно столько, сколько не хватает дублонов: { $count }.
puerto-rico-reason-not-made = Ваш остров этого не производит: { $good }.
puerto-rico-reason-supply-empty = В запасе больше нет: { $good }.
puerto-rico-reason-take-two = Библиотека удваивает привилегию: возьмите сразу два товара.
puerto-rico-reason-one-sale = В этой фазе вы уже продали товар.
puerto-rico-reason-house-full = Торговый дом полон.
puerto-rico-reason-in-house = В торговом доме это уже есть: { $good }. Продать можно только с занятой конторой.
puerto-rico-reason-needs-noble = Нужен дворянин в здании: { $building }.
puerto-rico-reason-needs-colonist = Нужен колонист в здании: { $building }.
puerto-rico-reason-no-doubloon = У вас нет ни одного дублона.
puerto-rico-reason-a-kind-a-noble = По одному товару каждого типа, не больше числа ваших дворян: { $count }.
puerto-rico-reason-ship-carries = Там другой товар: { $ship } везёт { $good }.
puerto-rico-reason-ship-full = Полностью загружен: { $ship }.
puerto-rico-reason-on-other-ship = Этот товар ({ $good }) уже везёт { $ship }. На другой корабль его не отгрузить.
puerto-rico-reason-not-the-most = Нужен корабль, который вместит как можно больше вашего товара: { $good }.
puerto-rico-reason-some-goods = Отгрузите хотя бы один товар.
puerto-rico-reason-not-so-many = Столько у вас нет. Всего есть: { $good } ×{ $count }.
puerto-rico-reason-store-room = Вы можете оставить { $count ->
    [one] { $count } отдельный товар
    [few] { $count } отдельных товара
   *[many] { $count } отдельных товаров
 }{ $kinds ->
    [0] .
    [one] {" "}и целиком { $kinds } тип.
    [few] {" "}и целиком { $kinds } типа.
   *[many] {" "}и целиком { $kinds } типов.
 }
puerto-rico-reason-no-guests = У вас нет гостей в гостевом доме.
puerto-rico-reason-guests-rest = Гости ходят в следующих фазах, а сейчас расставьте всех.
puerto-rico-reason-guests-to-circles = Гости идут на ваши пустые ячейки, и не больше, чем их есть.

puerto-rico-when-lay = Плантацию или лес выбирают, когда жетон взят из закрытой стопки и занята хижина лесника.
puerto-rico-when-take = Дворянина или колониста выбирают в фазе мэра, когда на корабле есть и те и другие.
puerto-rico-when-accept = Включить можно только свойство, от которого вы раньше отказались.
puerto-rico-when-decline = У вас нет свойства, от которого можно отказаться.
puerto-rico-when-pass = Спасовать можно только там, где действие необязательно.
puerto-rico-when-choose = Роль берут в свой ход раунда, когда предыдущая роль сыграна.

## Названия

puerto-rico-role-settler = поселенец
puerto-rico-role-mayor = мэр
puerto-rico-role-builder = строитель
puerto-rico-role-craftsman = ремесленник
puerto-rico-role-trader = торговец
puerto-rico-role-captain = капитан
puerto-rico-role-prospector = старатель
puerto-rico-role-second-prospector = второй старатель

puerto-rico-good-corn = кукуруза
puerto-rico-good-indigo = индиго
puerto-rico-good-sugar = сахар
puerto-rico-good-tobacco = табак
puerto-rico-good-coffee = кофе
puerto-rico-good-none = ничего

puerto-rico-tile-corn = плантация кукурузы
puerto-rico-tile-indigo = плантация индиго
puerto-rico-tile-sugar = плантация сахара
puerto-rico-tile-tobacco = плантация табака
puerto-rico-tile-coffee = плантация кофе
puerto-rico-tile-quarry = каменоломня
puerto-rico-tile-forest = лес
puerto-rico-tile-hidden = закрытый жетон
puerto-rico-tile-pass = или пас
puerto-rico-tile-none = больше ничего

puerto-rico-side-plantation = плантация
puerto-rico-side-forest = лес

puerto-rico-piece-colonist = колонист
puerto-rico-piece-noble = дворянин

puerto-rico-point-point = ПО
puerto-rico-point-none = ничего

puerto-rico-item-colonist = колонист
puerto-rico-item-noble = дворянин
puerto-rico-item-point = ПО
puerto-rico-item-corn = { puerto-rico-good-corn }
puerto-rico-item-indigo = { puerto-rico-good-indigo }
puerto-rico-item-sugar = { puerto-rico-good-sugar }
puerto-rico-item-tobacco = { puerto-rico-good-tobacco }
puerto-rico-item-coffee = { puerto-rico-good-coffee }

puerto-rico-ship-4 = корабль на 4
puerto-rico-ship-5 = корабль на 5
puerto-rico-ship-6 = корабль на 6
puerto-rico-ship-7 = корабль на 7
puerto-rico-ship-8 = корабль на 8

puerto-rico-order-sale = продажа
puerto-rico-order-keep = хранение товаров
puerto-rico-order-mayor = расстановка колонистов
puerto-rico-order-tile = плантация
puerto-rico-order-ship = отгрузка
puerto-rico-order-build = стройка
puerto-rico-order-guests = гости остаются

puerto-rico-building-small-indigo-plant = малая фабрика индиго
puerto-rico-building-small-sugar-mill = малый сахарный завод
puerto-rico-building-large-indigo-plant = большая фабрика индиго
puerto-rico-building-large-sugar-mill = большой сахарный завод
puerto-rico-building-tobacco-storage = сушильня табака
puerto-rico-building-coffee-roaster = кофейная фабрика
puerto-rico-building-small-market = малый рынок
puerto-rico-building-hacienda = гасиенда
puerto-rico-building-construction-hut = барак
puerto-rico-building-small-warehouse = малый склад
puerto-rico-building-hospice = гостиница
puerto-rico-building-office = контора
puerto-rico-building-large-market = большой рынок
puerto-rico-building-large-warehouse = большой склад
puerto-rico-building-factory = фабрика
puerto-rico-building-university = университет
puerto-rico-building-harbor = гавань
puerto-rico-building-wharf = верфь
puerto-rico-building-guild-hall = гильдия
puerto-rico-building-residence = особняк
puerto-rico-building-fortress = крепость
puerto-rico-building-customs-house = таможня
puerto-rico-building-city-hall = ратуша
puerto-rico-building-aqueduct = акведук
puerto-rico-building-forest-house = хижина лесника
puerto-rico-building-black-market = чёрный рынок
puerto-rico-building-storehouse = хранилище
puerto-rico-building-guesthouse = гостевой дом
puerto-rico-building-trading-post = биржа
puerto-rico-building-church = церковь
puerto-rico-building-small-wharf = малая верфь
puerto-rico-building-lighthouse = маяк
puerto-rico-building-specialty-factory = мануфактура
puerto-rico-building-library = библиотека
puerto-rico-building-union-hall = канцелярия
puerto-rico-building-statue = памятник
puerto-rico-building-cloister = монастырь
puerto-rico-building-land-office = земельная контора
puerto-rico-building-chapel = часовня
puerto-rico-building-hunting-lodge = охотничий домик
puerto-rico-building-zoning-office = строительная контора
puerto-rico-building-royal-supplier = центр снабжения
puerto-rico-building-villa = вилла
puerto-rico-building-jeweler = ювелирная мастерская
puerto-rico-building-royal-garden = королевский парк

puerto-rico-effect-small-market = { puerto-rico-building-small-market }
puerto-rico-effect-hospice = { puerto-rico-building-hospice }
puerto-rico-effect-large-market = { puerto-rico-building-large-market }
puerto-rico-effect-factory = { puerto-rico-building-factory }
puerto-rico-effect-university = { puerto-rico-building-university }
puerto-rico-effect-harbor = { puerto-rico-building-harbor }
puerto-rico-effect-aqueduct = { puerto-rico-building-aqueduct }
puerto-rico-effect-church = { puerto-rico-building-church }
puerto-rico-effect-lighthouse = { puerto-rico-building-lighthouse }
puerto-rico-effect-specialty-factory = { puerto-rico-building-specialty-factory }
puerto-rico-effect-library = { puerto-rico-building-library }
puerto-rico-effect-union-hall = { puerto-rico-building-union-hall }
puerto-rico-effect-chapel = { puerto-rico-building-chapel }
puerto-rico-effect-hunting-lodge = { puerto-rico-building-hunting-lodge }
puerto-rico-effect-villa = { puerto-rico-building-villa }
puerto-rico-effect-privilege = привилегии ролей

puerto-rico-place-corn = { puerto-rico-tile-corn }
puerto-rico-place-indigo = { puerto-rico-tile-indigo }
puerto-rico-place-sugar = { puerto-rico-tile-sugar }
puerto-rico-place-tobacco = { puerto-rico-tile-tobacco }
puerto-rico-place-coffee = { puerto-rico-tile-coffee }
puerto-rico-place-quarry = { puerto-rico-tile-quarry }
puerto-rico-place-small-indigo-plant = { puerto-rico-building-small-indigo-plant }
puerto-rico-place-small-sugar-mill = { puerto-rico-building-small-sugar-mill }
puerto-rico-place-large-indigo-plant = { puerto-rico-building-large-indigo-plant }
puerto-rico-place-large-sugar-mill = { puerto-rico-building-large-sugar-mill }
puerto-rico-place-tobacco-storage = { puerto-rico-building-tobacco-storage }
puerto-rico-place-coffee-roaster = { puerto-rico-building-coffee-roaster }
puerto-rico-place-small-market = { puerto-rico-building-small-market }
puerto-rico-place-hacienda = { puerto-rico-building-hacienda }
puerto-rico-place-construction-hut = { puerto-rico-building-construction-hut }
puerto-rico-place-small-warehouse = { puerto-rico-building-small-warehouse }
puerto-rico-place-hospice = { puerto-rico-building-hospice }
puerto-rico-place-office = { puerto-rico-building-office }
puerto-rico-place-large-market = { puerto-rico-building-large-market }
puerto-rico-place-large-warehouse = { puerto-rico-building-large-warehouse }
puerto-rico-place-factory = { puerto-rico-building-factory }
puerto-rico-place-university = { puerto-rico-building-university }
puerto-rico-place-harbor = { puerto-rico-building-harbor }
puerto-rico-place-wharf = { puerto-rico-building-wharf }
puerto-rico-place-guild-hall = { puerto-rico-building-guild-hall }
puerto-rico-place-residence = { puerto-rico-building-residence }
puerto-rico-place-fortress = { puerto-rico-building-fortress }
puerto-rico-place-customs-house = { puerto-rico-building-customs-house }
puerto-rico-place-city-hall = { puerto-rico-building-city-hall }
puerto-rico-place-aqueduct = { puerto-rico-building-aqueduct }
puerto-rico-place-forest-house = { puerto-rico-building-forest-house }
puerto-rico-place-black-market = { puerto-rico-building-black-market }
puerto-rico-place-storehouse = { puerto-rico-building-storehouse }
puerto-rico-place-guesthouse = { puerto-rico-building-guesthouse }
puerto-rico-place-trading-post = { puerto-rico-building-trading-post }
puerto-rico-place-church = { puerto-rico-building-church }
puerto-rico-place-small-wharf = { puerto-rico-building-small-wharf }
puerto-rico-place-lighthouse = { puerto-rico-building-lighthouse }
puerto-rico-place-specialty-factory = { puerto-rico-building-specialty-factory }
puerto-rico-place-library = { puerto-rico-building-library }
puerto-rico-place-union-hall = { puerto-rico-building-union-hall }
puerto-rico-place-cloister = { puerto-rico-building-cloister }
puerto-rico-place-land-office = { puerto-rico-building-land-office }
puerto-rico-place-chapel = { puerto-rico-building-chapel }
puerto-rico-place-hunting-lodge = { puerto-rico-building-hunting-lodge }
puerto-rico-place-zoning-office = { puerto-rico-building-zoning-office }
puerto-rico-place-royal-supplier = { puerto-rico-building-royal-supplier }
puerto-rico-place-villa = { puerto-rico-building-villa }
puerto-rico-place-jeweler = { puerto-rico-building-jeweler }
puerto-rico-place-royal-garden = { puerto-rico-building-royal-garden }
puerto-rico-place-rose = роза ветров
puerto-rico-place-none = ниоткуда

## Что даст ход

puerto-rico-gain-coins = { $sign }{ $count ->
    [one] { $count } дублон
    [few] { $count } дублона
   *[many] { $count } дублонов
 }
puerto-rico-gain-points = { $sign }{ $count } ПО
puerto-rico-gain-worth = { $sign }{ $count } ПО
puerto-rico-gain-colonists = { $sign }{ $count ->
    [one] { $count } колонист
    [few] { $count } колониста
   *[many] { $count } колонистов
 }
puerto-rico-gain-nobles = { $sign }{ $count ->
    [one] { $count } дворянин
    [few] { $count } дворянина
   *[many] { $count } дворян
 }
puerto-rico-gain-good = { $what } { $sign }{ $count }

puerto-rico-note-build = цена { $price }{ $quarries ->
    [0] { $less ->
        [0] {""}
       *[other] {" "}({ $cost } − { $less })
    }
    [one] {" "}({ $cost } − { $quarries } каменоломня{ $less ->
        [0] {""}
       *[other] {" "}− { $less }
    })
    [few] {" "}({ $cost } − { $quarries } каменоломни{ $less ->
        [0] {""}
       *[other] {" "}− { $less }
    })
   *[many] {" "}({ $cost } − { $quarries } каменоломен{ $less ->
        [0] {""}
       *[other] {" "}− { $less }
    })
 }
puerto-rico-note-ship = на борт { $count }{ $left ->
    [0] {""}
   *[other] , останется { $left }
 }
puerto-rico-note-sale = { $coins ->
    [one] { $coins } дублон
    [few] { $coins } дублона
   *[many] { $coins } дублонов
 }
puerto-rico-note-makes = { $count ->
    [0] урожая не даёт
   *[other] урожай: { $good }
 }

## Подсказки при первом решении каждого вида

puerto-rico-coach-choose-role = Вашу роль выполнят все, но вы — первыми и с привилегией: берите то, что поможет вам больше, чем другим. На роль, которую никто не взял, ложится дублон для следующего.
puerto-rico-coach-take-tile = Кукуруза даёт товар сама; остальным плантациям нужно ещё производственное здание. И там и там должен стоять колонист, а каменоломня экономит дублон при каждой стройке.
puerto-rico-coach-assign = Работают только занятые плантации и здания. Товару нужен колонист на плантации и колонист в здании; каждый раз можно расставить всех заново.
puerto-rico-coach-build = Здание ничего не делает, пока в нём никто не работает, но его ПО считаются всегда. Когда кто-то застроит 12-ю клетку города, игра закончится с этим раундом.
puerto-rico-coach-extra-good = Вы только что произвели товары, и это ещё один из них. Самый дорогой выгоднее продать, а тот, что влезет на корабль, — это 1 ПО.
puerto-rico-coach-trade = Торговый дом берёт по одному товару каждого типа и заполняется четырьмя. Дублоны станут зданиями, а непроданное может пропасть, когда выберут капитана.
puerto-rico-coach-load = Каждый отгруженный товар — 1 ПО, и отгружать нужно, пока можете. На корабле только один тип, поэтому отгрузка решает и то, что ещё смогут отгрузить другие.
puerto-rico-coach-keep = Всё, что не оставлено, пропадает. Оставляйте то, что выгодно продать или удастся отгрузить в следующий раз; склады хранят больше.
puerto-rico-coach-draft-building = То, что вы выберете, смогут купить все. Выбирайте здание, которое сочетается с уже выбранными.
puerto-rico-coach-lay-tile = Лес не даёт товаров и не требует колониста, зато каждые два леса экономят дублон при стройке. Плантацией кладите, если здание для неё есть или скоро будет.
puerto-rico-coach-hunt = Ненужный жетон может освободить место для лучшего. Прежде чем сбросить занятый, подумайте дважды.
puerto-rico-coach-take-piece = Дворянин работает как колонист, в конце даёт 1 ПО, а некоторые здания с ним делают больше. На корабле дворян мало, и они быстро заканчиваются.
puerto-rico-coach-build-or-deal = Чёрный рынок заменяет недостающие дублоны колонистом, товаром или ПО. Это выгодно, если здание прослужит дольше, чем то, что вы отдаёте.
puerto-rico-coach-supply = Каждый дворянин отправляет один тип товара за 1 ПО. Отправляйте то, что всё равно не отгрузить.
puerto-rico-coach-move-guests = Гости выходят на работу, когда это выгоднее всего, и остаются там до следующего мэра. До тех пор в другом месте они не помогут.

## Что говорит за ход

puerto-rico-advice-choose = Это даст вам больше, чем другим, вместе с дублонами на роли.
puerto-rico-advice-settle = Это пара к зданию, которое есть или на которое скоро хватит дублонов.
puerto-rico-advice-mayor = Сначала пары «плантация и здание», которые дают товары, потом остальное.
puerto-rico-advice-build = Из всего, что сейчас по карману, это даёт больше всего за свою цену.
puerto-rico-advice-sell = За это дают больше всего дублонов.
puerto-rico-advice-ship = Это приносит больше всего ПО, и меньше всего остаётся.
puerto-rico-advice-keep = Эти товары принесут больше всего при следующей продаже или отгрузке.
puerto-rico-advice-craft = Этот товар выгоднее всего продать или отгрузить.
puerto-rico-advice-pass = Ничто из возможного сейчас не стоит своей цены.
puerto-rico-advice-black-market = Здание принесёт больше, чем то, что уйдёт за недостающие дублоны.
puerto-rico-advice-buy-land = Дублоны лишние, на острове есть место, а каждая плантация — это будущие товары.
puerto-rico-advice-craft-two = Эти два выгоднее всего продать или отгрузить.
puerto-rico-advice-draft = Разница между ними невелика: то, что выбрано, смогут купить все.
puerto-rico-advice-draw = Плантация даром, и места на острове хватает.
puerto-rico-advice-extra-quarry = Каменоломня сберегает дублон при каждой стройке, а обычный ход поселенца ещё впереди.
puerto-rico-advice-forest = Каждые два леса сберегают дублон при стройке, а колонисты им не нужны.
puerto-rico-advice-guests = Гости сразу пригодятся в этой фазе, а пустая ячейка не даёт ничего.
puerto-rico-advice-hunt = Пользы от неё нет, а на её место может лечь что-то получше.
puerto-rico-advice-lay = Плантация может давать товары, а лес только удешевляет стройку.
puerto-rico-advice-sell-at-post = Здесь за него дадут больше всего, и место в торговом доме не занято.
puerto-rico-advice-sell-land = От плантации толку уже нет, а дублон пригодится всегда.
puerto-rico-advice-small-wharf = 1 ПО за каждые два товара, хотя бы и разных: чётное число не пропадёт даром.
puerto-rico-advice-store = Склад хранит весь тип целиком: эти товары дадут больше всего при следующей продаже или отгрузке.
puerto-rico-advice-supply = 1 ПО за каждый тип, а эти стоят дешевле всего.
puerto-rico-advice-supply-in-order = Канцелярия платит за товары, которые ещё на руках, поэтому сначала она.
puerto-rico-advice-take = Дворянин работает как колонист и в конце даёт 1 ПО; а нет его — подойдёт и колонист.
puerto-rico-advice-wharf = Весь этот товар сразу, по 1 ПО за каждый, и места на торговых кораблях не нужно.
