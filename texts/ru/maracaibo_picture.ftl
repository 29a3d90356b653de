maracaibo-picture-title = Маракайбо
maracaibo-picture-jean = Джин
maracaibo-picture-jean-won = Победа за Джин
maracaibo-picture-round = Раунд { $round }
maracaibo-picture-turn = Ход: { $players }
maracaibo-picture-part-engine = { $of }: движок
maracaibo-picture-part-market = Карты и здания на выбор
maracaibo-picture-part-influence = Государства
maracaibo-picture-part-trail = Путь исследователя
maracaibo-picture-part-quests = Квесты
maracaibo-picture-crossed = Пересекли: { $who }
maracaibo-picture-cards-bought = Купленные карты
maracaibo-picture-buildings = Престижные здания
maracaibo-picture-hand = Рука
maracaibo-picture-planned = Зона планирования
maracaibo-picture-ship = Планшет корабля
maracaibo-picture-bought = Куплено: { $cards }
maracaibo-picture-synergies = Жетоны синергии: { $tokens }
maracaibo-picture-invested = Инвестиции: { $buildings }
maracaibo-picture-career = { $career }: { $tasks }
maracaibo-picture-task = есть { $now }, нужно { $easy } или { $hard }
maracaibo-picture-careers = Карьера — одна из этих

maracaibo-picture-alt-seat = { $seat }, { $place }: { $points } ПО, { $coins ->
    [one] { $coins } дублон
    [few] { $coins } дублона
   *[many] { $coins } дублонов
 }, сила { $strength }, матросы { $figures }, исследователь на { $space }; влияние: { $influence }.
maracaibo-picture-alt-jean = Джин, { $place }: { $points } ПО, доход в ПО { $income }, исследователь на { $space }; влияние: { $influence }; снято дисков { $discs }, квесты { $quests }, жетоны войны { $tokens }, карты { $cards }.
maracaibo-picture-alt-market = Рынок: { $cards }.
maracaibo-picture-alt-quests = Квесты: { $quests }.
maracaibo-picture-alt-track = на треке исследования { $quests }
maracaibo-picture-alt-cities = Города: { $cities }.
maracaibo-picture-alt-legacy = Жетоны наследия: { $tiles }.
maracaibo-picture-alt-markers = Маркеры: { $markers }.
maracaibo-picture-alt-ranks = Модификатор ранга (и остаток маркеров): { $nations }.
maracaibo-picture-alt-assistants = Подручные: { $assistants }.
maracaibo-picture-alt-investors = Инвестиции: { $buildings }.
maracaibo-picture-alt-board = { $seat }: доход в дублонах { $income }, доход в ПО { $points }, улучшения { $upgrades }, квесты { $quests }, жетоны войны { $tokens }, компасы { $compasses }, карт на руках { $hand }, в зоне планирования { $planned }.
maracaibo-picture-alt-careers = Карьера — одна из этих: { $careers }.
maracaibo-picture-alt-buildings = Здания: { $buildings }.
maracaibo-picture-alt-hand = Рука: { $cards }.
maracaibo-picture-alt-planned = В зоне планирования: { $cards }.
maracaibo-picture-alt-discs = Ячейки, где ещё есть диски: { $cells }.
maracaibo-picture-short-building-cathedral = Собор
maracaibo-picture-short-synergy-tools = инструм.
maracaibo-picture-short-card-shortcut-thief = Знаток троп
maracaibo-picture-short-card-admirals-pardon = Помилование
maracaibo-picture-short-card-estate-steward = Управляющий
maracaibo-picture-short-card-wreck-divers = Ныряльщики
maracaibo-picture-short-card-frugal-purser = Казначей
maracaibo-picture-short-card-royal-navigator = Штурман
maracaibo-picture-short-card-cadiz-ensign = Прапорщик
maracaibo-picture-short-place-20 = На пороге I
maracaibo-picture-short-place-21a = На пороге II
maracaibo-picture-short-place-21b = На пороге II
maracaibo-picture-short-place-22 = На пороге III
