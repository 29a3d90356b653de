maracaibo-picture-title = Maracaibo
maracaibo-picture-jean = Jean
maracaibo-picture-jean-won = Jean wins
maracaibo-picture-round = Round { $round }
maracaibo-picture-turn = To move: { $players }
maracaibo-picture-hand = Hand
maracaibo-picture-planned = Planning area
maracaibo-picture-ship = Ship board
maracaibo-picture-bought = Bought: { $cards }
maracaibo-picture-synergies = Synergy tokens: { $tokens }
maracaibo-picture-invested = Invested in: { $buildings }
maracaibo-picture-career = { $career }: { $tasks }
maracaibo-picture-task = { $now } of { $easy } (easy) or { $hard } (hard)
maracaibo-picture-careers = Choose one career

maracaibo-picture-alt-seat = { $seat } at { $place }: { $points } VP, { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
 }, combat { $strength }, figures { $figures }, explorer on { $space }; influence: { $influence }.
maracaibo-picture-alt-jean = Jean at { $place }: { $points } VP, VP income { $income }, explorer on { $space }; influence: { $influence }; discs removed { $discs }, quests { $quests }, combat tokens { $tokens }, cards { $cards }.
maracaibo-picture-alt-market = Card display: { $cards }.
maracaibo-picture-alt-quests = Quests: { $quests }.
maracaibo-picture-alt-track = on the explorer's track { $quests }
maracaibo-picture-alt-cities = Cities: { $cities }.
maracaibo-picture-alt-legacy = Legacy tiles: { $tiles }.
maracaibo-picture-alt-markers = Markers: { $markers }.
maracaibo-picture-alt-ranks = What a rank is worth (and markers left): { $nations }.
maracaibo-picture-alt-assistants = Assistants: { $assistants }.
maracaibo-picture-alt-investors = Invested: { $buildings }.
maracaibo-picture-alt-board = { $seat }: doubloon income { $income }, VP income { $points }, upgrades { $upgrades }, quests { $quests }, combat tokens { $tokens }, compasses { $compasses }, cards in hand { $hand }, planned { $planned }.
maracaibo-picture-alt-careers = Choose one career: { $careers }.
maracaibo-picture-alt-buildings = Prestige buildings: { $buildings }.
maracaibo-picture-alt-hand = Hand: { $cards }.
maracaibo-picture-alt-planned = Planned: { $cards }.
maracaibo-picture-alt-discs = Upgrade slots that still have discs: { $cells }.
maracaibo-picture-short-building-cathedral = Cathedral
maracaibo-picture-short-synergy-tools = tools
maracaibo-picture-short-card-shortcut-thief = Shortcut Thief
maracaibo-picture-short-card-admirals-pardon = Admiral's Pardon
maracaibo-picture-short-card-estate-steward = Estate Steward
maracaibo-picture-short-card-wreck-divers = Wreck Divers
maracaibo-picture-short-card-frugal-purser = Frugal Purser
maracaibo-picture-short-card-royal-navigator = Royal Navigator
maracaibo-picture-short-card-cadiz-ensign = Cadiz Ensign
maracaibo-picture-short-place-20 = Homeward I
maracaibo-picture-short-place-21a = Homeward II
maracaibo-picture-short-place-21b = Homeward II
maracaibo-picture-short-place-22 = Homeward III
