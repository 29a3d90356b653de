settlers-picture-title = Поселенцы
settlers-picture-turn = { $turn ->
    [0] Подготовка. Ждём: { $players }
   *[other] Ход { $turn }. Ждём: { $players }
 }
settlers-picture-draft = Тайлы для начала
settlers-picture-stack-nature = Природа
settlers-picture-stack-village = Деревни
settlers-picture-stack-city = Города
settlers-picture-prizes = Награды: { $count }
settlers-picture-reserve = Жетоны в запасе
settlers-picture-no-tokens = Жетонов нет
settlers-picture-bought = Куплено

settlers-picture-city-coin = Рынок
settlers-picture-city-war = Военный лагерь
settlers-picture-city-cart = Постоялый двор
settlers-picture-city-master = Мастерская

settlers-picture-legend-exposed = не защищён
settlers-picture-legend-ruin = разорён
settlers-picture-legend-cart = соединяет 4 тайла
settlers-picture-legend-coin = продано, отдыхает ход
settlers-picture-legend-master = мастер за работой

settlers-picture-alt-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }, { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[many] { $tiles } тайлов
 }, { $prizes ->
    [one] { $prizes } награда
    [few] { $prizes } награды
   *[many] { $prizes } наград
 }, в руке: { $tokens }.
settlers-picture-alt-draft = Тайлы для начала: { $tiles }.
settlers-picture-alt-drafted = Взято: { $tiles }.
settlers-picture-alt-row = { $stack ->
    [nature] Открытая природа
    [village] Открытые деревни
   *[city] Открытые города
 }: { $tiles }; в стопке { $left }.
settlers-picture-alt-prize = { $tile } ({ $points })
settlers-picture-alt-prizes = Награды и их очки: { $prizes }.
settlers-picture-alt-reserve = Жетоны в запасе: { $tokens }.
settlers-picture-alt-ruined = разорён
settlers-picture-alt-master = с мастером
settlers-picture-alt-coin = с монетой
settlers-picture-alt-carts = Телеги: { $corners }.
settlers-picture-alt-exposed = Не защищены: { $spots }.
settlers-picture-alt-free = Свободные места: { $spots }.
