puerto-rico-picture-title = Puerto Rico
puerto-rico-picture-draft = Choosing the buildings
puerto-rico-picture-round = Round { $round }
puerto-rico-picture-last-round = the last one
puerto-rico-picture-turn = To move: { $players }
puerto-rico-picture-plantations = Plantations
puerto-rico-picture-house = Trading house
puerto-rico-picture-ships = Cargo ships
puerto-rico-picture-supply = Supply
puerto-rico-picture-colonist-ship = Colonist ship
puerto-rico-picture-saved = save { $coins } at most
puerto-rico-picture-so-far = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
 }
puerto-rico-picture-in-the-end = { $points ->
    [one] { $points } point in all
   *[other] { $points } points in all
 }
puerto-rico-picture-chips = In hand
puerto-rico-picture-declined = Without: { $effect }

puerto-rico-picture-free = free: { $count }
puerto-rico-picture-sold-out = Sold out:

# Short names, where space is short; production buildings show their good beside it.
puerto-rico-picture-short-role-second-prospector = prospector 2
puerto-rico-picture-short-building-small-indigo-plant = Small plant
puerto-rico-picture-short-building-small-sugar-mill = Small mill
puerto-rico-picture-short-building-large-indigo-plant = Large plant
puerto-rico-picture-short-building-large-sugar-mill = Large mill
puerto-rico-picture-short-building-tobacco-storage = Storage
puerto-rico-picture-short-building-coffee-roaster = Roaster
puerto-rico-picture-short-building-zoning-office = Zoning office
puerto-rico-picture-short-building-jeweler = Jeweler
puerto-rico-picture-short-building-land-office = Land office
puerto-rico-picture-short-building-royal-garden = Royal garden
puerto-rico-picture-short-building-hunting-lodge = Hunting lodge


puerto-rico-picture-legend-circle = free circle
puerto-rico-picture-legend-colonist = colonist
puerto-rico-picture-legend-noble = noble
puerto-rico-picture-legend-rose = compass rose
puerto-rico-picture-legend-governor = governor
puerto-rico-picture-legend-quarry = quarry

puerto-rico-picture-alt-governor = The governor is { $seat }.
puerto-rico-picture-alt-seat = { $seat }: { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
 }, { $points ->
    [-1] goods: { $goods }
    [one] { $points } point, goods: { $goods }
   *[other] { $points } points, goods: { $goods }
 }; { $tiles ->
    [one] { $tiles } tile on the island
   *[other] { $tiles } tiles on the island
 }, { $cells } of 12 cells built.
puerto-rico-picture-alt-role = { $role } ({ $seat })
puerto-rico-picture-alt-roles = Roles taken: { $roles }.
puerto-rico-picture-alt-offers = Doubloons on roles: { $roles }.
puerto-rico-picture-alt-nobles = Nobles: { $left } in the supply, { $aboard } on the ship.
puerto-rico-picture-alt-ship = { $good } { $load } of { $capacity }
puerto-rico-picture-alt-ships = Ships: { $ships }.
puerto-rico-picture-alt-house = In the trading house: { $goods }.
puerto-rico-picture-alt-row = Open plantations: { $tiles }; { $stack } in the stacks; quarries: { $quarries }.
puerto-rico-picture-alt-supply = Supply: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $goods }, { $colonists ->
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
puerto-rico-picture-alt-rose = { $count } on the compass rose{ $nobles ->
    [0] .
    [one] , one a noble.
   *[other] , { $nobles } nobles.
 }
puerto-rico-picture-alt-market = Left to build: { $buildings }.
