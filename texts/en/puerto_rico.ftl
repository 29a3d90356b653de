puerto-rico-name = Puerto Rico
puerto-rico-about = Plant, build and ship in the New World: one player takes a role, and everyone carries it out.
puerto-rico-help =
    ### The aim
    Score the most victory points (VP): for goods shipped, for buildings, and for what large buildings add.

    ### A round
    The governor takes a role card first, then the others clockwise (with two players: in turn, three each). Everyone carries the role out, its taker first and with a **privilege**. Each role not taken gets 1 doubloon, for its next taker. Then the governor moves clockwise.
    - **Settler**: take a face-up plantation. Privilege: a quarry instead.
    - **Mayor**: colonists arrive; rearrange all of yours, filling as many circles as you can. Then refill the ship: one per empty building circle, at least one per player. Privilege: +1 colonist.
    - **Builder**: build one building. Each occupied quarry gives −1 doubloon, up to the building's column number. Privilege: −1 doubloon.
    - **Craftsman**: occupied plantations produce goods; all but corn also need colonists in their production buildings. Privilege: +1 good.
    - **Trader**: sell one good. The trading house has 4 spaces and takes no kind twice; when full, it is emptied. Corn 0, indigo 1, sugar 2, tobacco 3, coffee 4. Privilege: +1 doubloon.
    - **Captain**: load goods, again and again, 1 VP each. One good per ship, one ship per good; you must load if you can, as much as fits. Afterwards you keep one good, more with warehouses; full ships sail, others keep their load. Privilege: +1 VP.
    - **Prospector**: 1 doubloon for its taker, nothing for the others.

    ### Buildings
    Only occupied buildings have an effect; printed VP count anyway. One of each kind per player; large ones take two spaces.

    ### The end
    The game ends with the round in which the colonist ship can't be filled, someone fills the 12th space of their city, or the VP run out. In a tie, doubloons and goods count.

    ### Less waiting
    Set **plans that stay** (**/plan**): pass unless a sale earns 3, load what you like best, build this as soon as you can afford it, use the default placement until you build. Only you see them. `decline hospice` turns off an automatic effect.

puerto-rico-help-new-buildings =
    - **New Buildings**: 17 of 31 beige buildings are in play. Every two forests save 1 doubloon. Guests of the guesthouse can move at any moment (`guests`).
puerto-rico-help-nobles =
    - **Nobles**: a noble comes with each ship, is worth 1 VP at game end, and changes what some buildings do. Running out of colonists doesn't end the game.

## Questions

puerto-rico-ask-draft-building = Draft a building for this game.
puerto-rico-ask-choose-role = Take a role.
puerto-rico-ask-take-tile = Take a tile for your island, or pass.
puerto-rico-ask-lay-tile = You drew { $tile }. Place it as a plantation or as a forest?
puerto-rico-ask-hunt = Discard a plantation or a forest (hunting lodge), or pass.
puerto-rico-ask-take-piece = Take the noble or a colonist from the ship.
puerto-rico-ask-assign = Place your colonists.
puerto-rico-ask-take-tile-own = You are the settler: take a tile for your island, or pass.
puerto-rico-ask-build-own = You are the builder: build something, or pass.
puerto-rico-ask-build-or-deal-own = You are the builder: build something, or pass. Only you see your black market deals.
puerto-rico-ask-trade-own = You are the trader: sell a good, or pass.
puerto-rico-ask-build = Build something, or pass.
puerto-rico-beside-build-or-deal = Deal on the black market …
puerto-rico-ask-build-or-deal = Build something, or pass. Only you see your black market deals.
puerto-rico-ask-extra-good = Choose the good of your privilege.
puerto-rico-ask-trade = Sell a good, or pass.
puerto-rico-ask-supply = Which goods do your nobles ship, 1 VP each?
puerto-rico-ask-load = Load your goods.
puerto-rico-ask-keep = Which goods do you keep? All others return to the supply.
puerto-rico-ask-move-guests = Move guests first? Pass to keep them.

## Moves

puerto-rico-theme-use = Use a building
puerto-rico-theme-gains = Automatic effects
puerto-rico-verb-draft = Draft a building
puerto-rico-verb-draft-about = Add a building to this game's market
puerto-rico-verb-choose = Take a role
puerto-rico-verb-choose-about = Take a role card, with the doubloons on it
puerto-rico-verb-pass = Pass
puerto-rico-verb-pass-about = Pass this time
puerto-rico-verb-settle = Settle
puerto-rico-verb-settle-about = Take a plantation or a quarry for your island
puerto-rico-verb-forest = Plant a forest
puerto-rico-verb-forest-about = Take a plantation and place it face down as a forest
puerto-rico-verb-draw = Draw a plantation
puerto-rico-verb-draw-about = Draw a face-down plantation with the hacienda
puerto-rico-verb-extra-quarry = Take an extra quarry
puerto-rico-verb-extra-quarry-about = Take a quarry instead of the hacienda's face-down plantation
puerto-rico-verb-lay = Place the tile
puerto-rico-verb-lay-about = Place the drawn tile as a plantation or as a forest
puerto-rico-verb-hunt = Discard a tile
puerto-rico-verb-hunt-about = Discard a plantation or a forest with the hunting lodge
puerto-rico-verb-take = Take a colonist
puerto-rico-verb-take-about = Take the noble or a colonist from the ship
puerto-rico-verb-mayor = Place colonists
puerto-rico-verb-mayor-about = Place all your colonists, for example: corn 2, small-market 1
puerto-rico-verb-build = Build
puerto-rico-verb-build-about = Build a building for doubloons
puerto-rico-verb-black-market = Use black market
puerto-rico-verb-black-market-about = Build, replacing missing doubloons with a colonist, a good or 1 VP
puerto-rico-verb-craft = Take a good
puerto-rico-verb-craft-about = Take the good of your privilege
puerto-rico-verb-craft-two = Take two goods
puerto-rico-verb-craft-two-about = Take both goods of your doubled privilege
puerto-rico-verb-sell = Sell
puerto-rico-verb-sell-about = Sell a good to the trading house
puerto-rico-verb-sell-at-post = Sell at trading post
puerto-rico-verb-sell-at-post-about = Sell a good at your own trading post
puerto-rico-verb-buy-land = Buy land
puerto-rico-verb-buy-land-about = Pay 1 doubloon for a face-down plantation with the land office
puerto-rico-verb-sell-land = Sell land
puerto-rico-verb-sell-land-about = Discard a plantation for 1 doubloon with the land office
puerto-rico-verb-ship = Ship
puerto-rico-verb-ship-about = Load all you can of a good onto a cargo ship
puerto-rico-verb-wharf = Use wharf
puerto-rico-verb-wharf-about = Ship all of one good through your wharf
puerto-rico-verb-small-wharf = Use small wharf
puerto-rico-verb-small-wharf-about = Ship any goods through your small wharf, 1 VP for every two
puerto-rico-verb-supply = Use royal supplier
puerto-rico-verb-supply-about = Ship goods of different kinds with the royal supplier
puerto-rico-verb-supply-in-order = Use royal supplier, choose order
puerto-rico-verb-supply-in-order-about = Ship goods, and choose whether the union hall or the supplier comes first
puerto-rico-verb-keep = Keep goods
puerto-rico-verb-keep-about = Keep these single goods, for example: coffee 1
puerto-rico-verb-store = Use warehouses
puerto-rico-verb-store-about = Store whole kinds in warehouses, plus single goods: corn+sugar coffee 1
puerto-rico-verb-guests = Move guests
puerto-rico-verb-guests-about = Move guests from the guesthouse to empty circles
puerto-rico-verb-decline = Turn off effect
puerto-rico-verb-decline-about = Skip an automatic effect until you turn it back on
puerto-rico-verb-accept = Turn on effect
puerto-rico-verb-accept-about = Turn an automatic effect back on

puerto-rico-field-building = building
puerto-rico-field-role = role
puerto-rico-field-tile = tile
puerto-rico-field-side = side
puerto-rico-field-piece = piece
puerto-rico-field-place = place
puerto-rico-field-good = good
puerto-rico-field-point = point
puerto-rico-field-ship = ship
puerto-rico-field-effect = effect
puerto-rico-field-coins = doubloons

## The log

puerto-rico-log-draft = { $player } drafts { $building }.
puerto-rico-log-round = Round { $number }. The governor is { $player }.
puerto-rico-log-round-heading = Round { $number } · governor: { $player }
puerto-rico-log-choose = { $player } takes a role: { $role }{ $found ->
    [0] .
    [one] , with { $found } doubloon.
   *[other] , with { $found } doubloons.
 }
puerto-rico-log-pass = { $player } passes ({ $role }).
puerto-rico-log-pass-some = { $players } pass ({ $role }).
puerto-rico-log-pass-all-builder = No one builds.
puerto-rico-log-pass-all-settler = No one settles.
puerto-rico-log-pass-all-trader = No one sells.
puerto-rico-log-pass-all-captain = No one loads.
puerto-rico-log-unchosen = +1 doubloon each for the roles not taken: { $role }.
puerto-rico-log-settle = { $player } settles: { $tile }.
puerto-rico-log-settle-occupied = { $player } settles, with a colonist: { $tile }.
puerto-rico-log-forest = { $player } plants a forest ({ $tile }).
puerto-rico-log-forest-occupied = { $player } plants a forest ({ $tile }); a colonist waits in San Juan.
puerto-rico-log-draw = { $player } draws a face-down plantation: { $tile }.
puerto-rico-log-look = { $player } looks at a face-down plantation.
puerto-rico-log-looked = { $player } draws: { $tile }.
puerto-rico-log-lay-forest = { $player } places the drawn tile face down as a forest.
puerto-rico-log-lay = { $player } places the drawn tile ({ $tile }) as a { $side }.
puerto-rico-log-hunt = { $player } discards with the hunting lodge: { $tile }.
puerto-rico-log-reshuffle = The discarded plantations are shuffled into new stacks.
puerto-rico-log-row = New plantations: { $tile }.
puerto-rico-log-mayor = Privilege: { $player } takes { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
 } from the supply.
puerto-rico-log-villa = Villa: { $player } gains a { $piece }.
puerto-rico-log-arrive = { $player } gets { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
 } from the ship.
puerto-rico-log-arrive-some = { $players } each get { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
 } from the ship.
puerto-rico-log-arrive-all = Everyone gets { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
 } from the ship.
puerto-rico-log-take = { $player } takes a { $piece } from the ship.
puerto-rico-log-assign = { $player } has placed all colonists.
puerto-rico-log-assign-some = { $players } have placed all colonists.
puerto-rico-log-assign-all = Everyone has placed all colonists.
puerto-rico-log-refill = On the colonist ship: { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
 }{ $nobles ->
    [0] .
    [one] {" "}and { $nobles } noble.
   *[other] {" "}and { $nobles } nobles.
 }
puerto-rico-log-build = { $player } builds for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
 }: { $building }.
puerto-rico-log-black-market = { $player } builds for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
 } and { $item } via the black market: { $building }.
puerto-rico-log-university = University: { $player } gains a colonist for { $building }.
puerto-rico-log-produce = { $player } produces { $good }.
puerto-rico-log-extra-good = Privilege: { $player } takes { $good }.
puerto-rico-log-income = { $building }: { $player } gains { $coins ->
    [one] { $coins } doubloon.
   *[other] { $coins } doubloons.
 }
puerto-rico-log-award = { $building }: { $player } gains { $points } VP.
puerto-rico-log-sell = { $player } sells { $good } to the trading house for { $coins ->
    [one] { $coins } doubloon.
   *[other] { $coins } doubloons.
 }
puerto-rico-log-sell-at-post = { $player } sells { $good } at the trading post for { $coins ->
    [one] { $coins } doubloon.
   *[other] { $coins } doubloons.
 }
puerto-rico-log-buy-land = { $player } buys land for { $price ->
    [one] { $price } doubloon.
   *[other] { $price } doubloons.
 }
puerto-rico-log-sell-land = { $player } sells land ({ $tile }) for { $coins ->
    [one] { $coins } doubloon.
   *[other] { $coins } doubloons.
 }
puerto-rico-log-house-emptied = The full trading house is emptied: { $good }.
puerto-rico-log-ship = { $player } loads { $count } { $good } onto the { $ship } for { $points } VP.
puerto-rico-log-wharf = { $player } ships { $count } { $good } through the wharf for { $points } VP.
puerto-rico-log-small-wharf = { $player } ships { $good } through the small wharf for { $points } VP.
puerto-rico-log-captain = Privilege: { $player } gains { $points } VP.
puerto-rico-log-supply = { $player } ships { $good } with the royal supplier for { $points } VP.
puerto-rico-log-discard = { $player } returns to the supply: { $good }.
puerto-rico-log-sail = The { $ship } sails with { $good }.
puerto-rico-log-prospect = Privilege: { $player } gains { $coins ->
    [one] { $coins } doubloon.
   *[other] { $coins } doubloons.
 }
puerto-rico-log-guests = { $player } moves guests: { $place }.
puerto-rico-log-decline = { $player } turns off an effect: { $effect }.
puerto-rico-log-accept = { $player } turns an effect back on: { $effect }.
puerto-rico-log-order-given = Standing order set: { $order }.
puerto-rico-log-order-given-sale = Standing order set: sell only for { $least ->
    [one] { $least } doubloon or more.
   *[other] { $least } doubloons or more.
 }
puerto-rico-log-order-given-keep = Standing order set: keep goods, first { $good }.
puerto-rico-log-order-given-tile = Standing order set: take a tile, first { $tile }.
puerto-rico-log-order-given-ship = Standing order set: load goods, first { $good }.
puerto-rico-log-order-given-build = Standing order set: build { $building } as soon as you can afford it.
puerto-rico-log-order-cancelled = Standing order canceled: { $order }.
puerto-rico-log-order-stopped = Standing order ended, because something it depends on has changed: { $order }.
puerto-rico-log-ending = This is the last round: { $end }.
puerto-rico-log-end = The game is over: { $end }.
puerto-rico-log-score = { $player }: { $points } VP.
puerto-rico-log-winners = { $count ->
    [one] { $seats } wins the game.
   *[other] { $seats } share the victory!
 }

puerto-rico-end-colonists = there are too few colonists for the ship
puerto-rico-end-city = a city is full
puerto-rico-end-points = the VP have run out

puerto-rico-score-chips = Shipping
puerto-rico-score-buildings = Buildings
puerto-rico-score-guild-hall = { puerto-rico-building-guild-hall }
puerto-rico-score-residence = { puerto-rico-building-residence }
puerto-rico-score-fortress = { puerto-rico-building-fortress }
puerto-rico-score-customs-house = { puerto-rico-building-customs-house }
puerto-rico-score-city-hall = { puerto-rico-building-city-hall }
puerto-rico-score-cloister = { puerto-rico-building-cloister }
puerto-rico-score-royal-garden = { puerto-rico-building-royal-garden }
puerto-rico-score-nobles = Nobles

puerto-rico-option-new-buildings = New Buildings
puerto-rico-option-new-buildings-about = 17 new buildings to choose from 31
puerto-rico-option-new-buildings-off = off
puerto-rico-option-new-buildings-draft = drafted by the players
puerto-rico-option-new-buildings-random = random
puerto-rico-option-new-buildings-planters = preset: planters
puerto-rico-option-new-buildings-merchants = preset: merchants
puerto-rico-option-nobles = Nobles
puerto-rico-option-nobles-about = a noble comes with each ship, worth 1 VP and special effects
puerto-rico-option-nobles-off = off
puerto-rico-option-nobles-on = on
puerto-rico-option-mayor = Placing colonists
puerto-rico-option-mayor-together = all at the same time
puerto-rico-option-mayor-in-turn = in turn order

## Why not

puerto-rico-reason-other-role = Not now: that's part of the { $role } phase.
puerto-rico-reason-declined = You've turned this effect off: { $effect }. Turn it on first.
puerto-rico-reason-unoccupied = { $building } is unoccupied.
puerto-rico-reason-not-yours = You don't own { $building }.
puerto-rico-reason-no-such-good = There's no good called “{ $text }”.
puerto-rico-reason-no-such-building = There's no building called “{ $text }”.
puerto-rico-reason-no-such-role = There's no role called “{ $text }” in this game.
puerto-rico-reason-no-such-tile = There's no island tile called “{ $text }”.
puerto-rico-reason-no-such-piece = There are colonists and nobles, but no “{ $text }”.
puerto-rico-reason-no-such-ship = There's no { $text }-space ship. Ships are named by their number of spaces.
puerto-rico-reason-no-goods = You have none of this: { $good }.
puerto-rico-reason-draft-over = The buildings of this game have been drafted.
puerto-rico-reason-not-drafted = You can't draft this building now: { $building }.
puerto-rico-reason-no-cell = All spaces for buildings that cost { $cost } are filled: there's none for { $building }.
puerto-rico-reason-role-taken = { $seat } has already taken this role this round: { $role }.
puerto-rico-reason-choose-later = The current role isn't finished yet.
puerto-rico-reason-must-choose = You must take a role; you can't pass.
puerto-rico-reason-must-load = You must load if you can.
puerto-rico-reason-must-place = Your colonists must be placed. The default placement keeps them where they are.
puerto-rico-reason-island-full = All 12 spaces of your island are filled.
puerto-rico-reason-quarry-no-forest = A quarry can't become a forest.
puerto-rico-reason-not-in-row = There's no face-up { $tile } now.
puerto-rico-reason-no-quarries = There are no quarries left.
puerto-rico-reason-one-quarry = The settler takes only one quarry per phase.
puerto-rico-reason-quarry-for-settler = Only the settler may take a quarry, or the owner of an occupied construction hut.
puerto-rico-reason-second-tile = The second tile is a plantation from the row; with an occupied construction hut, it may be the first quarry.
puerto-rico-reason-once = Only once per phase: { $building }.
puerto-rico-reason-stacks-empty = The face-down stacks are empty.
puerto-rico-reason-hunt-later = The hunting lodge can be used only at the end of the settler phase, when occupied.
puerto-rico-reason-quarry-stays = Quarries stay on the island.
puerto-rico-reason-forest-stays = The land office doesn't buy forests.
puerto-rico-reason-no-tile = You have no such tile to give: { $tile }.
puerto-rico-reason-no-place = You have no place called “{ $text }” with circles.
puerto-rico-reason-too-many-there = { $place } doesn't have that many circles.
puerto-rico-reason-too-few-pieces = You have { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
 } and { $nobles ->
    [one] { $nobles } noble.
   *[other] { $nobles } nobles.
 }
puerto-rico-reason-fill-circles = Fill empty circles while you have colonists left. Still to place: { $count }.
puerto-rico-reason-too-dear = { $building } costs { $cost } doubloons; you have { $coins }.
puerto-rico-reason-not-in-play = { $building } isn't in this game.
puerto-rico-reason-own-one = You already own { $building }.
puerto-rico-reason-sold-out = { $building } is sold out.
puerto-rico-reason-no-room = { $building }: not enough room in your city. Empty spaces: { $cells }.
puerto-rico-reason-enough-money = You can afford { $building }. The black market only covers missing doubloons.
puerto-rico-reason-not-from-black-market = The colonist on the black market must stay there.
puerto-rico-reason-exact-payment = { $building }: your payment must cover the missing doubloons exactly, one each. Missing: { $count }.
puerto-rico-reason-not-made = Your island doesn't produce { $good }.
puerto-rico-reason-supply-empty = The supply is out of { $good }.
puerto-rico-reason-take-two = Your library doubles the privilege: take two goods at once.
puerto-rico-reason-one-sale = You've already sold a good in this phase.
puerto-rico-reason-house-full = The trading house is full.
puerto-rico-reason-in-house = The trading house already has { $good }. Only an occupied office lets you sell it.
puerto-rico-reason-needs-noble = This needs a noble: { $building }.
puerto-rico-reason-needs-colonist = This needs a colonist: { $building }.
puerto-rico-reason-no-doubloon = You have no doubloon.
puerto-rico-reason-a-kind-a-noble = One good of each kind, and one per noble: up to { $count }.
puerto-rico-reason-ship-carries = The { $ship } carries { $good }.
puerto-rico-reason-ship-full = The { $ship } is full.
puerto-rico-reason-on-other-ship = { $good } is already on the { $ship } and can't go on another.
puerto-rico-reason-not-the-most = You must load onto the ship that takes the most { $good }.
puerto-rico-reason-some-goods = Ship at least one good.
puerto-rico-reason-not-so-many = You don't have that many. You have: { $count } { $good }.
puerto-rico-reason-store-room = You can keep { $count ->
    [one] { $count } single good
   *[other] { $count } single goods
 }{ $kinds ->
    [0] .
    [one] {" "}and all of { $kinds } kind.
   *[other] {" "}and all of { $kinds } kinds.
 }
puerto-rico-reason-no-guests = You have no guests in a guesthouse.
puerto-rico-reason-guests-rest = Guests move in later phases; place all colonists now.
puerto-rico-reason-guests-to-circles = Guests go to your own empty circles, and only as many as you have.

puerto-rico-when-lay = You choose plantation or forest when you draw a face-down tile and have an occupied forest house.
puerto-rico-when-take = You choose between a noble and a colonist in the mayor phase, when the ship carries both.
puerto-rico-when-accept = You can turn an effect back on only after turning it off.
puerto-rico-when-decline = You have no automatic effect to turn off.
puerto-rico-when-pass = You can pass only on what is optional.
puerto-rico-when-choose = You take a role on your turn of the round, once the previous role is finished.

## Names

puerto-rico-role-settler = settler
puerto-rico-role-mayor = mayor
puerto-rico-role-builder = builder
puerto-rico-role-craftsman = craftsman
puerto-rico-role-trader = trader
puerto-rico-role-captain = captain
puerto-rico-role-prospector = prospector
puerto-rico-role-second-prospector = second prospector

puerto-rico-good-corn = corn
puerto-rico-good-indigo = indigo
puerto-rico-good-sugar = sugar
puerto-rico-good-tobacco = tobacco
puerto-rico-good-coffee = coffee
puerto-rico-good-none = none

puerto-rico-tile-corn = corn plantation
puerto-rico-tile-indigo = indigo plantation
puerto-rico-tile-sugar = sugar plantation
puerto-rico-tile-tobacco = tobacco plantation
puerto-rico-tile-coffee = coffee plantation
puerto-rico-tile-quarry = quarry
puerto-rico-tile-forest = forest
puerto-rico-tile-hidden = face-down plantation
puerto-rico-tile-pass = otherwise pass
puerto-rico-tile-none = nothing more

puerto-rico-side-plantation = plantation
puerto-rico-side-forest = forest

puerto-rico-piece-colonist = colonist
puerto-rico-piece-noble = noble

puerto-rico-point-point = 1 VP
puerto-rico-point-none = none

puerto-rico-item-colonist = a colonist
puerto-rico-item-noble = a noble
puerto-rico-item-point = 1 VP
puerto-rico-item-corn = { puerto-rico-good-corn }
puerto-rico-item-indigo = { puerto-rico-good-indigo }
puerto-rico-item-sugar = { puerto-rico-good-sugar }
puerto-rico-item-tobacco = { puerto-rico-good-tobacco }
puerto-rico-item-coffee = { puerto-rico-good-coffee }

puerto-rico-ship-4 = 4-space ship
puerto-rico-ship-5 = 5-space ship
puerto-rico-ship-6 = 6-space ship
puerto-rico-ship-7 = 7-space ship
puerto-rico-ship-8 = 8-space ship

puerto-rico-order-sale = sell
puerto-rico-order-keep = keep goods
puerto-rico-order-mayor = place colonists
puerto-rico-order-tile = settle
puerto-rico-order-ship = load
puerto-rico-order-build = build
puerto-rico-order-guests = keep guests

puerto-rico-building-small-indigo-plant = Small indigo plant
puerto-rico-building-small-sugar-mill = Small sugar mill
puerto-rico-building-large-indigo-plant = Indigo plant
puerto-rico-building-large-sugar-mill = Sugar mill
puerto-rico-building-tobacco-storage = Tobacco storage
puerto-rico-building-coffee-roaster = Coffee roaster
puerto-rico-building-small-market = Small market
puerto-rico-building-hacienda = Hacienda
puerto-rico-building-construction-hut = Construction hut
puerto-rico-building-small-warehouse = Small warehouse
puerto-rico-building-hospice = Hospice
puerto-rico-building-office = Office
puerto-rico-building-large-market = Large market
puerto-rico-building-large-warehouse = Large warehouse
puerto-rico-building-factory = Factory
puerto-rico-building-university = University
puerto-rico-building-harbor = Harbor
puerto-rico-building-wharf = Wharf
puerto-rico-building-guild-hall = Guild hall
puerto-rico-building-residence = Residence
puerto-rico-building-fortress = Fortress
puerto-rico-building-customs-house = Customs house
puerto-rico-building-city-hall = City hall
puerto-rico-building-aqueduct = Aqueduct
puerto-rico-building-forest-house = Forest house
puerto-rico-building-black-market = Black market
puerto-rico-building-storehouse = Storehouse
puerto-rico-building-guesthouse = Guesthouse
puerto-rico-building-trading-post = Trading post
puerto-rico-building-church = Church
puerto-rico-building-small-wharf = Small wharf
puerto-rico-building-lighthouse = Lighthouse
puerto-rico-building-specialty-factory = Specialty factory
puerto-rico-building-library = Library
puerto-rico-building-union-hall = Union hall
puerto-rico-building-statue = Statue
puerto-rico-building-cloister = Cloister
puerto-rico-building-land-office = Land office
puerto-rico-building-chapel = Chapel
puerto-rico-building-hunting-lodge = Hunting lodge
puerto-rico-building-zoning-office = Zoning office
puerto-rico-building-royal-supplier = Royal supplier
puerto-rico-building-villa = Villa
puerto-rico-building-jeweler = Jeweler
puerto-rico-building-royal-garden = Royal garden

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
puerto-rico-effect-privilege = role privileges

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
puerto-rico-place-rose = San Juan
puerto-rico-place-none = no one

## What a move will do

puerto-rico-gain-coins = { $sign }{ $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
 }
puerto-rico-gain-points = { $sign }{ $count } VP
puerto-rico-gain-worth = { $sign }{ $count } VP at game end
puerto-rico-gain-colonists = { $sign }{ $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
 }
puerto-rico-gain-nobles = { $sign }{ $count ->
    [one] { $count } noble
   *[other] { $count } nobles
 }
puerto-rico-gain-good = { $sign }{ $count } { $what }

puerto-rico-note-build = pay { $price }{ $quarries ->
    [0] { $less ->
        [0] {""}
       *[other] {" "}({ $cost } − { $less })
    }
    [one] {" "}({ $cost } − 1 quarry{ $less ->
        [0] {""}
       *[other] {" "}− { $less }
    })
   *[other] {" "}({ $cost } − { $quarries } quarries{ $less ->
        [0] {""}
       *[other] {" "}− { $less }
    })
 }
puerto-rico-note-ship = { $count } aboard{ $left ->
    [0] {""}
   *[other] , { $left } left over
 }
puerto-rico-note-sale = { $coins ->
    [one] { $coins } doubloon
   *[other] { $coins } doubloons
 }
puerto-rico-note-makes = { $count ->
    [0] can produce nothing
   *[other] can produce { $good }
 }

## Hints at the first decision of each kind

puerto-rico-coach-choose-role = Everyone carries out your role, you first and with a privilege: take what helps you more than the others. A role not taken gets 1 doubloon for its next taker.
puerto-rico-coach-take-tile = Corn is produced without a building; all other plantations also need a production building. Both need a colonist each, and a quarry saves 1 doubloon whenever you build.
puerto-rico-coach-assign = Only occupied tiles and buildings have an effect. A good needs a colonist on its plantation and one in its building; you may rearrange all of them each time.
puerto-rico-coach-build = A building has no effect until it's occupied, but its VP count in any case. When someone fills the 12th space of their city, the game ends with that round.
puerto-rico-coach-extra-good = You've just produced goods, and this is one more of a kind you produced. The most valuable sells best; the one that fits on a ship is 1 VP.
puerto-rico-coach-trade = The trading house takes one good of each kind and is full with four. Doubloons now become buildings later, and goods you keep may be lost in the captain phase.
puerto-rico-coach-load = Each good loaded is 1 VP, and you must load as long as you can. A ship carries one kind only, so loading also decides what the others can still ship.
puerto-rico-coach-keep = All goods you don't keep are lost. Keep what sells well or what you can ship next time; warehouses keep more.
puerto-rico-coach-draft-building = Everyone can buy what you draft, in all its copies. Draft what goes well with the buildings drafted so far.
puerto-rico-coach-lay-tile = A forest produces no goods and needs no colonist, but every two forests save 1 doubloon when you build. Place it as a plantation if you have, or soon will have, the building for it.
puerto-rico-coach-hunt = A tile that does nothing for you can make room for a better one. Think twice before you discard an occupied one.
puerto-rico-coach-take-piece = A noble counts as a colonist, is 1 VP at game end, and improves some buildings. There are few of them on each ship, so they run out fast.
puerto-rico-coach-build-or-deal = The black market replaces missing doubloons with a colonist, a good or 1 VP. It pays off when the building serves you longer than what you give.
puerto-rico-coach-supply = Each noble ships one kind of good for 1 VP, before the ships are loaded. Use it for what you couldn't ship anyway.
puerto-rico-coach-move-guests = Guests can move at the moment when they help most, and then stay there until the next mayor. Until then they can't help elsewhere.

## What speaks for a move

puerto-rico-advice-choose = It helps me more than the others, counting the doubloons on it.
puerto-rico-advice-settle = It makes a pair with a building I have, or one I can soon afford.
puerto-rico-advice-mayor = First the pairs of plantation and building that produce goods, then the rest.
puerto-rico-advice-build = The best value of all I can afford now.
puerto-rico-advice-sell = It earns the most doubloons.
puerto-rico-advice-ship = The most VP now, and the least left behind.
puerto-rico-advice-keep = These goods will be worth the most at the next sale or loading.
puerto-rico-advice-craft = It's worth the most to sell or ship.
puerto-rico-advice-pass = Nothing I can do now is worth its price.
puerto-rico-advice-black-market = The building is worth more to me than what I give for the missing doubloons.
puerto-rico-advice-buy-land = There are doubloons to spare and room on the island, and each plantation can become goods.
puerto-rico-advice-craft-two = These two are worth the most to sell or ship.
puerto-rico-advice-draft = These buildings differ little for me: everyone can buy what I draft.
puerto-rico-advice-draw = A free plantation, and the island has room enough for it.
puerto-rico-advice-extra-quarry = A quarry saves 1 doubloon on every building, and my usual tile is still to come.
puerto-rico-advice-forest = Every two forests save 1 doubloon when I build, and they need no colonists.
puerto-rico-advice-guests = The guests help at once in this phase, where an empty circle would do nothing.
puerto-rico-advice-hunt = This tile does nothing for me, and a better one can take its place.
puerto-rico-advice-lay = As a plantation it can produce goods; as a forest it would only make buildings cheaper.
puerto-rico-advice-sell-at-post = It earns the most doubloons here, and takes no space in the trading house.
puerto-rico-advice-sell-land = The plantation is no longer of use; 1 doubloon always is.
puerto-rico-advice-small-wharf = 1 VP for every two goods of any kinds: an even number wastes nothing.
puerto-rico-advice-store = Warehouses keep whole kinds: these will be worth the most at the next sale or loading.
puerto-rico-advice-supply = 1 VP per kind, and these would sell for the least.
puerto-rico-advice-supply-in-order = The union hall pays for the goods I have, so it comes before I ship some of them.
puerto-rico-advice-take = A noble counts as a colonist and is 1 VP at game end; without one, a colonist will do.
puerto-rico-advice-wharf = All of this good at once, 1 VP each, and no cargo ship needs room for it.
