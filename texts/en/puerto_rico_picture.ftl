puerto-rico-picture-title = Puerto Rico
puerto-rico-picture-draft = Drafting the buildings
puerto-rico-picture-round = Round { $round }
puerto-rico-picture-last-round = last round
puerto-rico-picture-over = Game over
puerto-rico-picture-choosing = Choosing a role
puerto-rico-picture-part-board = { $of }: island and city
puerto-rico-picture-part-boards = All islands and cities
puerto-rico-picture-part-harbour = Ships and trading house
puerto-rico-picture-part-buildings = Buildings, column { $of }
puerto-rico-picture-ship-full = full: sails after this phase
puerto-rico-picture-ship-empty = empty: takes a good that no other ship carries
puerto-rico-picture-ship-room = { $good }, room for { $count }
puerto-rico-picture-house-free = Buys { $count } more, each good once
puerto-rico-picture-house-full = Full: emptied after the trader
puerto-rico-picture-prices = Prices
puerto-rico-picture-worth-left = { $left ->
    [0] { $points } VP · sold out
   *[other] { $points } VP · ×{ $left }
 }
puerto-rico-picture-plantations = Plantations
puerto-rico-picture-house = Trading house
puerto-rico-picture-ships = Cargo ships
puerto-rico-picture-supply = Supply
puerto-rico-picture-colonist-ship = Colonist ship
puerto-rico-picture-saved = saves up to { $coins }
puerto-rico-picture-so-far = { $points } VP so far
puerto-rico-picture-in-the-end = { $points } VP in all
puerto-rico-picture-chips = VP chips
puerto-rico-picture-declined = Off: { $effect }

puerto-rico-picture-full = full
puerto-rico-picture-any-good = any good
puerto-rico-picture-places = { $count } free
puerto-rico-picture-buildings = Buildings
puerto-rico-picture-buildings-boards = Buildings, islands, cities

# Short names, where space is short.
puerto-rico-picture-short-role-second-prospector = prospector
puerto-rico-picture-short-building-small-indigo-plant = Small plant
puerto-rico-picture-short-building-small-sugar-mill = Small mill
puerto-rico-picture-short-building-large-indigo-plant = Large plant
puerto-rico-picture-short-building-large-sugar-mill = Large mill
puerto-rico-picture-short-building-tobacco-storage = Storage
puerto-rico-picture-short-building-coffee-roaster = Roaster
puerto-rico-picture-short-building-royal-garden = Royal garden
puerto-rico-picture-short-building-hunting-lodge = Hunting lodge
puerto-rico-picture-short-building-jeweler = Jeweler
puerto-rico-picture-short-building-zoning-office = Zoning office
puerto-rico-picture-short-building-land-office = Land office

puerto-rico-picture-legend-circle = empty circle
puerto-rico-picture-legend-colonist = colonist
puerto-rico-picture-legend-noble = noble
puerto-rico-picture-legend-rose = San Juan
puerto-rico-picture-legend-governor = governor
puerto-rico-picture-legend-quarry = quarries
puerto-rico-picture-legend-island = free fields
puerto-rico-picture-legend-city = free lots
puerto-rico-picture-legend-made = when crafted
puerto-rico-picture-legend-points = points
puerto-rico-picture-legend-saves = saves up to
puerto-rico-picture-legend-works = at work
puerto-rico-picture-legend-idle = empty

puerto-rico-picture-alt-turn = To move: { $players }.
puerto-rico-picture-alt-governor = The governor is { $seat }.
puerto-rico-picture-alt-seat = { $seat }: { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
 }{ $points ->
    [-1] { "" }
   *[other] , { $points } VP
 }; goods: { $goods }; free: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
 }, { $lots ->
    [one] { $lots } lot
   *[other] { $lots } lots
 }.
puerto-rico-picture-alt-role = { $role } ({ $seat })
puerto-rico-picture-alt-roles = Roles taken: { $roles }.
puerto-rico-picture-alt-offers = Doubloons on roles: { $roles }.
puerto-rico-picture-alt-nobles = Nobles: { $left } in the supply, { $aboard } on the ship.
puerto-rico-picture-alt-ship = { $good } { $load } of { $capacity }
puerto-rico-picture-alt-ships = Ships: { $ships }.
puerto-rico-picture-alt-house = In the trading house: { $goods }.
puerto-rico-picture-alt-row = Face-up plantations: { $tiles }; { $stack } in the stacks; quarries: { $quarries }.
puerto-rico-picture-alt-supply = Supply: { $points } VP, { $goods }, { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
 }; { $aboard } on the ship.
puerto-rico-picture-alt-island = Island: { $tiles }.
puerto-rico-picture-alt-city = City: { $buildings }.
puerto-rico-picture-alt-staffed = { $nobles ->
    [0] { $what } ({ $taken } of { $circles })
    [one] { $what } ({ $taken } of { $circles }, one a noble)
   *[other] { $what } ({ $taken } of { $circles }, { $nobles } nobles)
 }
puerto-rico-picture-alt-rose = { $count } in San Juan{ $nobles ->
    [0] .
    [one] , one a noble.
   *[other] , { $nobles } nobles.
 }
puerto-rico-picture-alt-market = Left to build: { $buildings }.
