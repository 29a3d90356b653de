puerto-rico-picture-title = Пуэрто-Рико
puerto-rico-picture-draft = Выбираем здания
puerto-rico-picture-round = Раунд { $round }
puerto-rico-picture-last-round = последний
puerto-rico-picture-over = Игра окончена
puerto-rico-picture-choosing = Выбор роли
puerto-rico-picture-part-board = { $of }: остров и город
puerto-rico-picture-part-boards = Все острова и города
puerto-rico-picture-part-harbour = Корабли и торговый дом
puerto-rico-picture-part-buildings = Здания, колонка { $of }
puerto-rico-picture-ship-full = полон: отплывёт после этой фазы
puerto-rico-picture-ship-empty = пуст: берёт товар, которого нет на других
puerto-rico-picture-ship-room = { $good }, места: { $count }
puerto-rico-picture-house-free = Купит ещё { $count }, каждый товар раз
puerto-rico-picture-house-full = Полон: освободится после торговца
puerto-rico-picture-prices = Цены
puerto-rico-picture-worth-left = { $left ->
    [0] { $points } ПО · распроданы
   *[other] { $points } ПО · ×{ $left }
 }
puerto-rico-picture-plantations = Плантации
puerto-rico-picture-house = Торговый дом
puerto-rico-picture-ships = Торговые корабли
puerto-rico-picture-supply = Запас
puerto-rico-picture-colonist-ship = Корабль колонистов
puerto-rico-picture-saved = скидка до { $coins }
puerto-rico-picture-so-far = Пока { $points } ПО
puerto-rico-picture-in-the-end = Всего { $points } ПО
puerto-rico-picture-chips = На руках
puerto-rico-picture-declined = Отключено: { $effect }

puerto-rico-picture-full = полон
puerto-rico-picture-any-good = любой
puerto-rico-picture-places = { $count } { $count ->
    [one] место
    [few] места
   *[many] мест
 }
puerto-rico-picture-buildings = Здания
puerto-rico-picture-buildings-boards = Здания, острова, города

puerto-rico-picture-short-role-second-prospector = старатель
puerto-rico-picture-short-building-small-indigo-plant = Малая фабрика
puerto-rico-picture-short-building-small-sugar-mill = Малый завод
puerto-rico-picture-short-building-large-indigo-plant = Большая фабрика
puerto-rico-picture-short-building-large-sugar-mill = Большой завод
puerto-rico-picture-short-building-tobacco-storage = Сушильня табака
puerto-rico-picture-short-building-coffee-roaster = Кофейная фабрика
puerto-rico-picture-short-building-zoning-office = Стройконтора
puerto-rico-picture-short-building-jeweler = Ювелир
puerto-rico-picture-short-building-land-office = Земельная контора
puerto-rico-picture-short-building-royal-garden = Королевский парк
puerto-rico-picture-short-building-hunting-lodge = Охотничий домик

puerto-rico-picture-legend-circle = свободная ячейка
puerto-rico-picture-legend-colonist = колонист
puerto-rico-picture-legend-noble = дворянин
puerto-rico-picture-legend-rose = роза ветров
puerto-rico-picture-legend-governor = губернатор
puerto-rico-picture-legend-quarry = каменоломни
puerto-rico-picture-legend-island = свободные поля
puerto-rico-picture-legend-city = свободные участки
puerto-rico-picture-legend-made = даст ремесленник
puerto-rico-picture-legend-points = очки
puerto-rico-picture-legend-saves = скидка до
puerto-rico-picture-legend-works = работает
puerto-rico-picture-legend-idle = пусто

puerto-rico-picture-alt-turn = Ждём: { $players }.
puerto-rico-picture-alt-governor = Губернатор: { $seat }.
puerto-rico-picture-alt-seat = { $seat }: { $coins ->
    [one] { $coins } дублон
    [few] { $coins } дублона
   *[many] { $coins } дублонов
 }{ $points ->
    [-1] { "" }
   *[other] , { $points } ПО
 }; товары: { $goods }; свободно: { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
   *[many] { $fields } полей
 }, { $lots ->
    [one] { $lots } участок
    [few] { $lots } участка
   *[many] { $lots } участков
 }.
puerto-rico-picture-alt-role = { $role } ({ $seat })
puerto-rico-picture-alt-roles = Взяты роли: { $roles }.
puerto-rico-picture-alt-offers = Дублоны на ролях: { $roles }.
puerto-rico-picture-alt-nobles = Дворяне: в запасе { $left }, на корабле { $aboard }.
puerto-rico-picture-alt-ship = { $good } { $load } из { $capacity }
puerto-rico-picture-alt-ships = Торговые корабли: { $ships }.
puerto-rico-picture-alt-house = В торговом доме: { $goods }.
puerto-rico-picture-alt-row = Открытые плантации: { $tiles }; в стопках { $stack }; каменоломен: { $quarries }.
puerto-rico-picture-alt-supply = Осталось: { $points } ПО, { $goods }, { $colonists ->
    [one] { $colonists } колонист
    [few] { $colonists } колониста
   *[many] { $colonists } колонистов
 }; на корабле { $aboard }.
puerto-rico-picture-alt-island = Остров: { $tiles }.
puerto-rico-picture-alt-city = Город: { $buildings }.
puerto-rico-picture-alt-staffed = { $nobles ->
    [0] { $what } ({ $taken } из { $circles })
    [one] { $what } ({ $taken } из { $circles }, { $nobles } дворянин)
    [few] { $what } ({ $taken } из { $circles }, { $nobles } дворянина)
   *[many] { $what } ({ $taken } из { $circles }, { $nobles } дворян)
 }
puerto-rico-picture-alt-rose = На розе ветров: { $count }{ $nobles ->
    [0] .
    [one] , в том числе { $nobles } дворянин.
    [few] , в том числе { $nobles } дворянина.
   *[many] , в том числе { $nobles } дворян.
 }
puerto-rico-picture-alt-market = Можно построить: { $buildings }.
