settlers-picture-title = Поселенцы
settlers-picture-turn = { $turn ->
    [0] Подготовка
   *[other] Ход { $turn }
 }
settlers-picture-to-move = { $turn ->
    [0] Подготовка. Ждём: { $players }
   *[other] Ход { $turn }. Ждём: { $players }
 }
settlers-picture-phase-draft = Выбор первых квадратов
settlers-picture-phase-arrange = Раскладка первых
settlers-picture-phase-reveal = Открыть квадрат
settlers-picture-phase-token = Жетон или квадрат
settlers-picture-phase-tile = Добавить квадрат
settlers-picture-phase-drawn = Добавить вытянутый
settlers-picture-phase-end = Закончить игру?
settlers-picture-phase-over = Игра окончена
settlers-picture-phase-bought = { $phase } · куплено: { $resource }
settlers-picture-part-realm = { $of }: государство
settlers-picture-part-offer = Открытые квадраты
settlers-picture-part-prizes = Призовые квадраты и жетоны
settlers-picture-left-in-stack = { $stack } · осталось { $count }
settlers-picture-cleared = Убрано из полных рядов: { $count }
settlers-picture-bank-cleared = Убрано: { $count }
settlers-picture-draft = Стартовые квадраты
settlers-picture-stack-nature = Природа
settlers-picture-stack-village = Деревни
settlers-picture-stack-city = Города
settlers-picture-prizes = Призовые: { $count }
settlers-picture-reserve = Жетоны в запасе
settlers-picture-no-tokens = Жетонов нет
settlers-picture-bought = Куплено
settlers-picture-arrangement-beside = Рядом
settlers-picture-arrangement-behind = За первым
settlers-picture-arrangement-in-front = Перед первым

settlers-picture-city-coin = Рынок
settlers-picture-city-war = Военный лагерь
settlers-picture-city-cart = Постоялый двор
settlers-picture-city-master = Мастерская
settlers-picture-short-city-coin = Рынок
settlers-picture-short-city-war = Лагерь
settlers-picture-short-city-cart = Двор
settlers-picture-short-city-master = Мастера

# Short names, where space is short: prizes go by their god.
settlers-picture-short-tile-fishery = Рыбаки
settlers-picture-short-tile-altar-of-minerva = Минерва
settlers-picture-short-tile-altar-of-neptune = Нептун
settlers-picture-short-tile-altar-of-bacchus = Вакх
settlers-picture-short-tile-altar-of-venus = Венера
settlers-picture-short-tile-altar-of-vesta = Веста
settlers-picture-short-tile-altar-of-fortuna = Фортуна
settlers-picture-short-tile-sanctuary-of-mars = Марс
settlers-picture-short-tile-sanctuary-of-bellona = Беллона
settlers-picture-short-tile-sanctuary-of-vulcan = Вулкан
settlers-picture-short-tile-sanctuary-of-the-dioscuri = Диоскуры
settlers-picture-short-tile-sanctuary-of-sol = Сол
settlers-picture-short-tile-sanctuary-of-juno = Юнона
settlers-picture-short-tile-sanctuary-of-apollo = Аполлон
settlers-picture-short-tile-sanctuary-of-liber = Либер
settlers-picture-short-tile-sanctuary-of-pomona = Помона
settlers-picture-short-tile-sanctuary-of-the-parcae = Парки
settlers-picture-short-tile-sanctuary-of-victoria = Виктория
settlers-picture-short-tile-sanctuary-of-portunus = Портун
settlers-picture-short-tile-sanctuary-of-tiberinus = Тиберин
settlers-picture-short-tile-temple-of-saturn = Сатурн
settlers-picture-short-tile-temple-of-janus = Янус
settlers-picture-short-tile-temple-of-quirinus = Квирин
settlers-picture-short-tile-temple-of-mercury = Меркурий
settlers-picture-short-tile-temple-of-hercules = Геркулес
settlers-picture-short-tile-temple-of-jupiter = Юпитер

settlers-picture-legend-taken = кем взято
settlers-picture-legend-exposed = не защищён
settlers-picture-legend-ruin = разорён
settlers-picture-legend-struck = призовой разорён
settlers-picture-legend-cart = объединяет 4 квадрата
settlers-picture-legend-coin = монета: ход без ресурса
settlers-picture-legend-minus = заменён, −1
settlers-picture-legend-master = в круге: мастер
settlers-picture-legend-held = мастер на руках

settlers-picture-alt-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }, { $tiles ->
    [one] { $tiles } квадрат
    [few] { $tiles } квадрата
   *[many] { $tiles } квадратов
 }, { $prizes ->
    [one] { $prizes } призовой
    [few] { $prizes } призовых
   *[many] { $prizes } призовых
 }{ $replaced ->
    [0] {""}
   *[other] , заменено: { $replaced }
 }, на руках: { $tokens }.
settlers-picture-alt-draft = Стартовые квадраты: { $tiles }.
settlers-picture-alt-drafted = Взято: { $tiles }.
settlers-picture-alt-row = { $stack ->
    [nature] Открытая природа
    [village] Открытые деревни
   *[city] Открытые города
 }: { $tiles }; в стопке { $left }.
settlers-picture-alt-prize = { $tile } ({ $points })
settlers-picture-alt-prizes = Призовые квадраты и их очки: { $prizes }.
settlers-picture-alt-reserve = Жетоны в запасе: { $tokens }.
settlers-picture-alt-ruined = разорён
settlers-picture-alt-master = с мастером
settlers-picture-alt-coin = с монетой
settlers-picture-alt-carts = Телеги: { $corners }.
settlers-picture-alt-exposed = Не защищены: { $spots }.
settlers-picture-alt-free = Свободные места: { $spots }.
settlers-picture-short-tile-winery = Виноделы
settlers-picture-short-tile-weavery = Ткачи
settlers-picture-short-tile-gold-mine = Рудник
settlers-picture-short-tile-water-meadow = Луг
settlers-picture-alt-bought = Куплено на этот ход: { $resource }.
settlers-picture-alt-drawn = Взят вслепую, его нужно присоединить: { $tile }.
