puerto-rico-name = Puerto Rico
puerto-rico-about = Plant, build and ship in the New World: one player takes a role, and everybody carries it out.
puerto-rico-help =
    ### The aim
    End with the most victory points: for goods shipped, for buildings, and for what large buildings add.

    ### A round
    The governor takes a role first, then the others clockwise (with two players: in turn, three each). Everybody carries the role out, its taker first and with a **privilege**. Each role left over gains a doubloon; whoever takes it later gets them all. The next clockwise is governor then.
    - **Settler**: take a face-up plantation. Privilege: a quarry instead.
    - **Mayor**: new colonists come from the ship; place all yours anew. Circles must be filled while you have colonists. Then as many come on the ship as all buildings have empty circles, at least one a player. Privilege: one more colonist.
    - **Builder**: build one building. Each occupied quarry saves a doubloon, at most as many as the building's column. Privilege: 1 doubloon less.
    - **Craftsman**: occupied plantations make goods; all but corn also need workers in their production buildings. Privilege: one more good.
    - **Trader**: sell one good. The trading house has 4 cells and takes no kind twice; when full, it is emptied. Corn 0, indigo 1, sugar 2, tobacco 3, coffee 4. Privilege: 1 doubloon more.
    - **Captain**: load goods, round after round, a point each. A ship carries one kind, a kind goes on one ship, and whoever can load must, as much as fits. In the end you keep one good, more with warehouses; full ships sail, others keep their load. Privilege: 1 point more.
    - **Prospector**: a doubloon for its taker, nothing for the others.

    ### Buildings
    Only occupied buildings work; printed points count anyway. One of each kind a player; large ones take two cells.

    ### The end
    The game ends with the round in which the ship of colonists cannot be filled, somebody fills the 12th cell of the city, or the points run out. In a tie, doubloons and goods count.

    ### Less waiting
    Leave **plans that stay** (**/plan**): pass unless a sale brings 3, load what you like best, build this as soon as it can be paid, place as proposed until you build. Only you see them. `decline hospice` does without an automatic gain.

puerto-rico-help-new-buildings =
    - **New Buildings**: 17 of 31 beige buildings are in play. Forests save a doubloon for every two. Guests of the guesthouse go to work at any moment (`guests`).
puerto-rico-help-nobles =
    - **Nobles**: a noble comes with each ship, is worth a point in the end, and changes what some buildings do. Colonists running out does not end the game.

## Questions

puerto-rico-ask-draft-building = Choose a building for this game.
puerto-rico-ask-choose-role = Take a role.
puerto-rico-ask-take-tile = Take a tile for your island, or pass.
puerto-rico-ask-lay-tile = You drew this: { $tile }. Lay it as a plantation or as a forest?
puerto-rico-ask-hunt = Discard a plantation or a forest through the hunting lodge, or pass.
puerto-rico-ask-take-piece = Take the noble or a colonist from the ship.
puerto-rico-ask-assign = Place your colonists.
puerto-rico-ask-take-tile-own = You are the settler: take a tile for your island, or pass.
puerto-rico-ask-build-own = You are the builder: build something, or pass.
puerto-rico-ask-build-or-deal-own = You are the builder: build something, or pass. Deals on the black market are for your eyes alone.
puerto-rico-ask-trade-own = You are the trader: sell a good, or pass.
puerto-rico-ask-build = Build something, or pass.
puerto-rico-ask-build-or-deal = Build something, or pass. Deals on the black market are for your eyes alone.
puerto-rico-ask-extra-good = Choose what your privilege brings.
puerto-rico-ask-trade = Sell a good, or pass.
puerto-rico-ask-supply = Which goods do your nobles send, for a point each?
puerto-rico-ask-load = Load your goods.
puerto-rico-ask-keep = Which goods do you keep? All others return to the supply.
puerto-rico-ask-move-guests = Do your guests go to work first? Pass if they stay.

## Moves

puerto-rico-theme-use = Use a building
puerto-rico-theme-use-about = Moves that single buildings give you
puerto-rico-theme-gains = Automatic gains
puerto-rico-theme-gains-about = Which gains that come by themselves to do without
puerto-rico-verb-draft = Choose
puerto-rico-verb-draft-about = Put a kind of building on its cell of the board
puerto-rico-verb-choose = Take a role
puerto-rico-verb-choose-about = Take a role token, with the doubloons on it
puerto-rico-verb-pass = Pass
puerto-rico-verb-pass-about = Do without this time
puerto-rico-verb-settle = Settle
puerto-rico-verb-settle-about = Take a plantation or a quarry for your island
puerto-rico-verb-forest = Forest
puerto-rico-verb-forest-about = Take a plantation and lay it face down as a forest
puerto-rico-verb-draw = Draw
puerto-rico-verb-draw-about = Draw a hidden plantation through the hacienda
puerto-rico-verb-extra-quarry = Extra quarry
puerto-rico-verb-extra-quarry-about = Take a quarry instead of the hacienda's hidden plantation
puerto-rico-verb-lay = Lay
puerto-rico-verb-lay-about = Lay the drawn tile as a plantation or as a forest
puerto-rico-verb-hunt = Hunt
puerto-rico-verb-hunt-about = Discard a plantation or a forest through the hunting lodge
puerto-rico-verb-take = Take
puerto-rico-verb-take-about = Take the noble or a colonist from the ship
puerto-rico-verb-mayor = Place
puerto-rico-verb-mayor-about = Place all your colonists, for instance: corn 2, small-market 1
puerto-rico-verb-build = Build
puerto-rico-verb-build-about = Build a building for doubloons
puerto-rico-verb-black-market = Black market
puerto-rico-verb-black-market-about = Build, and give a colonist, a good or a point for the missing doubloons
puerto-rico-verb-craft = Take a good
puerto-rico-verb-craft-about = Take the good of your privilege
puerto-rico-verb-craft-two = Take two goods
puerto-rico-verb-craft-two-about = Take both goods of your doubled privilege
puerto-rico-verb-sell = Sell
puerto-rico-verb-sell-about = Sell a good to the trading house
puerto-rico-verb-sell-at-post = Sell at the post
puerto-rico-verb-sell-at-post-about = Sell a good at your own trading post
puerto-rico-verb-buy-land = Buy land
puerto-rico-verb-buy-land-about = Pay a doubloon for a hidden plantation through the land office
puerto-rico-verb-sell-land = Sell land
puerto-rico-verb-sell-land-about = Give a plantation up for a doubloon through the land office
puerto-rico-verb-ship = Ship
puerto-rico-verb-ship-about = Load all you can of a good onto a cargo ship
puerto-rico-verb-wharf = Wharf
puerto-rico-verb-wharf-about = Ship all of one good through your wharf
puerto-rico-verb-small-wharf = Small wharf
puerto-rico-verb-small-wharf-about = Ship any goods through your small wharf, a point for every two
puerto-rico-verb-supply = Send
puerto-rico-verb-supply-about = Send goods of different kinds through the royal supplier
puerto-rico-verb-supply-in-order = Send in order
puerto-rico-verb-supply-in-order-about = Send goods, and say whether the union hall or the supplier comes first
puerto-rico-verb-keep = Keep
puerto-rico-verb-keep-about = Keep these single goods, for instance: coffee 1
puerto-rico-verb-store = Store
puerto-rico-verb-store-about = Keep whole kinds in warehouses, and single goods besides: corn+sugar coffee 1
puerto-rico-verb-guests = Guests
puerto-rico-verb-guests-about = Send guests from the guesthouse to empty circles
puerto-rico-verb-decline = Decline
puerto-rico-verb-decline-about = Do without an automatic gain until you accept it again
puerto-rico-verb-accept = Accept
puerto-rico-verb-accept-about = Have an automatic gain again

puerto-rico-field-building = building
puerto-rico-field-building-about = Which building
puerto-rico-field-role = role
puerto-rico-field-role-about = Which role
puerto-rico-field-tile = tile
puerto-rico-field-tile-about = Which island tile
puerto-rico-field-side = side
puerto-rico-field-side-about = How the tile lies
puerto-rico-field-piece = piece
puerto-rico-field-piece-about = The noble or a colonist
puerto-rico-field-place = place
puerto-rico-field-place-about = Where colonists stand
puerto-rico-field-good = good
puerto-rico-field-good-about = Which goods
puerto-rico-field-point = point
puerto-rico-field-point-about = Whether to give a victory point
puerto-rico-field-ship = ship
puerto-rico-field-ship-about = Which ship, by how many goods it holds
puerto-rico-field-effect = gain
puerto-rico-field-effect-about = Which automatic gain
puerto-rico-field-coins = doubloons
puerto-rico-field-coins-about = How many doubloons at least
puerto-rico-param-colonist-about = The place that the colonist leaves, or none
puerto-rico-param-goods-about = Which goods, and how many
puerto-rico-param-first-about = What comes first
puerto-rico-param-second-about = What comes second
puerto-rico-param-pieces-about = Where your colonists and nobles stand: a place and how many
puerto-rico-param-kinds-about = Which kinds your warehouses keep
puerto-rico-param-least-about = For how many doubloons at least

## The log

puerto-rico-log-draft = { $player } chooses for this game: { $building }.
puerto-rico-log-round = Round { $number }. The governor is { $player }.
puerto-rico-log-round-heading = Round { $number } · governor: { $player }
puerto-rico-log-choose = { $player } takes a role: { $role }{ $found ->
    [0] .
    [one] , with { $found } doubloon.
   *[other] , with { $found } doubloons.
 }
puerto-rico-log-pass = { $player } passes ({ $role }).
puerto-rico-log-pass-some = { $players } pass ({ $role }).
puerto-rico-log-pass-all-builder = Nobody builds.
puerto-rico-log-pass-all-settler = Nobody settles.
puerto-rico-log-pass-all-trader = Nobody sells.
puerto-rico-log-pass-all-captain = Nobody loads.
puerto-rico-log-unchosen = A doubloon each for the roles left: { $role }.
puerto-rico-log-settle = { $player } settles: { $tile }.
puerto-rico-log-settle-occupied = { $player } settles, with a colonist: { $tile }.
puerto-rico-log-forest = { $player } plants a forest ({ $tile }).
puerto-rico-log-forest-occupied = { $player } plants a forest ({ $tile }); a colonist waits on the compass rose.
puerto-rico-log-draw = { $player } draws a hidden tile: { $tile }.
puerto-rico-log-look = { $player } looks at a hidden tile.
puerto-rico-log-looked = { $player } draws: { $tile }.
puerto-rico-log-lay-forest = { $player } lays the hidden tile face down as a forest.
puerto-rico-log-lay = { $player } lays the drawn tile ({ $tile }) as a { $side }.
puerto-rico-log-hunt = { $player } discards through the hunting lodge: { $tile }.
puerto-rico-log-reshuffle = The discarded plantations are shuffled into new stacks.
puerto-rico-log-row = New plantations: { $tile }.
puerto-rico-log-mayor = Privilege: { $player } takes { $colonists ->
    [one] a colonist
   *[other] { $colonists } colonists
 } from the supply.
puerto-rico-log-villa = Villa: { $player } receives a { $piece }.
puerto-rico-log-arrive = { $player } takes { $count ->
    [one] { $count } new arrival
   *[other] { $count } new arrivals
 } from the ship.
puerto-rico-log-arrive-some = { $players } take { $count ->
    [one] { $count } new arrival
   *[other] { $count } new arrivals
 } each from the ship.
puerto-rico-log-arrive-all = All take { $count ->
    [one] { $count } new arrival
   *[other] { $count } new arrivals
 } from the ship.
puerto-rico-log-take = { $player } takes a { $piece } from the ship.
puerto-rico-log-assign = { $player } has placed everybody.
puerto-rico-log-assign-some = { $players } have placed everybody.
puerto-rico-log-assign-all = All have placed their colonists.
puerto-rico-log-refill = On the colonist ship: { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
 }{ $nobles ->
    [0] .
    [one] {" "}and a noble.
   *[other] {" "}and { $nobles } nobles.
 }
puerto-rico-log-build = { $player } builds for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
 }: { $building }.
puerto-rico-log-black-market = { $player } builds for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
 } and gives on the black market ({ $item }): { $building }.
puerto-rico-log-university = University: { $player } gets a colonist for { $building }.
puerto-rico-log-produce = { $player } produces { $good }.
puerto-rico-log-extra-good = Privilege: { $player } takes { $good }.
puerto-rico-log-income = { $building }: { $player } gets { $coins ->
    [one] { $coins } doubloon.
   *[other] { $coins } doubloons.
 }
puerto-rico-log-award = { $building }: { $player } gets { $points ->
    [one] { $points } victory point.
   *[other] { $points } victory points.
 }
puerto-rico-log-sell = { $player } sells { $good } to the trading house for { $coins ->
    [one] { $coins } doubloon.
   *[other] { $coins } doubloons.
 }
puerto-rico-log-sell-at-post = { $player } sells { $good } at the trading post for { $coins ->
    [one] { $coins } doubloon.
   *[other] { $coins } doubloons.
 }
puerto-rico-log-buy-land = { $player } buys land for { $price ->
    [one] a doubloon.
   *[other] { $price } doubloons.
 }
puerto-rico-log-sell-land = { $player } gives up land ({ $tile }) for { $coins ->
    [one] a doubloon.
   *[other] { $coins } doubloons.
 }
puerto-rico-log-house-emptied = The full trading house is emptied: { $good }.
puerto-rico-log-ship = { $player } loads { $count } { $good } onto the { $ship } for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
puerto-rico-log-wharf = { $player } ships { $count } { $good } through the wharf for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
puerto-rico-log-small-wharf = { $player } ships { $good } through the small wharf for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
puerto-rico-log-captain = Privilege: { $player } gets { $points ->
    [one] { $points } victory point.
   *[other] { $points } victory points.
 }
puerto-rico-log-supply = { $player } sends { $good } through the royal supplier for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
puerto-rico-log-discard = { $player } returns to the supply: { $good }.
puerto-rico-log-sail = The { $ship } sails with { $good }.
puerto-rico-log-prospect = Privilege: { $player } gets { $coins ->
    [one] { $coins } doubloon.
   *[other] { $coins } doubloons.
 }
puerto-rico-log-guests = Guests of { $player } go to work: { $place }.
puerto-rico-log-decline = { $player } does without: { $effect }.
puerto-rico-log-accept = { $player } accepts again: { $effect }.
puerto-rico-log-order-given = Your standing order is set: { $order }.
puerto-rico-log-order-given-sale = Your standing order is set: sell only for { $least ->
    [one] { $least } doubloon or more.
   *[other] { $least } doubloons or more.
 }
puerto-rico-log-order-given-keep = Your standing order is set: keep first of all { $good }.
puerto-rico-log-order-given-tile = Your standing order is set: take a tile, first of all { $tile }.
puerto-rico-log-order-given-ship = Your standing order is set: load first of all { $good }.
puerto-rico-log-order-given-build = Your standing order is set: build { $building } as soon as you can pay for it.
puerto-rico-log-order-cancelled = Your standing order is cancelled: { $order }.
puerto-rico-log-order-stopped = Your standing order has ended, because something it was about has changed: { $order }.
puerto-rico-log-ending = This is the last round: { $end }.
puerto-rico-log-end = The game is over: { $end }.
puerto-rico-log-score = { $player }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
puerto-rico-log-winners = { $count ->
    [one] { $seats } wins the game.
   *[other] A shared victory: { $seats }.
 }

puerto-rico-end-colonists = there are too few colonists for the ship
puerto-rico-end-city = a city is full
puerto-rico-end-points = the victory points have run out

puerto-rico-score-chips = Won in play
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
puerto-rico-option-new-buildings-off = without
puerto-rico-option-new-buildings-draft = chosen by the players in turn
puerto-rico-option-new-buildings-random = chosen by chance
puerto-rico-option-new-buildings-planters = ready-made: planters
puerto-rico-option-new-buildings-merchants = ready-made: merchants
puerto-rico-option-nobles = Nobles
puerto-rico-option-nobles-about = a noble comes with each ship, worth a point and special effects
puerto-rico-option-nobles-off = without
puerto-rico-option-nobles-on = with
puerto-rico-option-mayor = Placing colonists
puerto-rico-option-mayor-together = all at the same time
puerto-rico-option-mayor-in-turn = in turn order

## Why not

puerto-rico-reason-other-role = Not at this moment. That is done in this role: { $role }.
puerto-rico-reason-declined = You do without this for now: { $effect }. Accept it first.
puerto-rico-reason-unoccupied = Nobody works there: { $building }.
puerto-rico-reason-not-yours = You do not own this building: { $building }.
puerto-rico-reason-no-such-good = There is no good called "{ $text }".
puerto-rico-reason-no-such-building = There is no building called "{ $text }".
puerto-rico-reason-no-such-role = There is no role called "{ $text }" in this game.
puerto-rico-reason-no-such-tile = There is no island tile called "{ $text }".
puerto-rico-reason-no-such-piece = There are colonists and nobles, but no "{ $text }".
puerto-rico-reason-no-such-ship = No ship holds { $text } goods. Ships are named by how many goods they hold.
puerto-rico-reason-no-goods = You have none of this: { $good }.
puerto-rico-reason-draft-over = The buildings of this game have been chosen.
puerto-rico-reason-not-drafted = This building is not up for choice: { $building }.
puerto-rico-reason-no-cell = All cells for buildings that cost { $cost } are filled: { $building } has no place.
puerto-rico-reason-role-taken = { $seat } has taken this role in this round: { $role }.
puerto-rico-reason-choose-later = The present role is not finished yet.
puerto-rico-reason-must-choose = You must take a role. Nobody may pass here.
puerto-rico-reason-must-load = Whoever can load must.
puerto-rico-reason-must-place = Your colonists must be placed. The proposed placement keeps everybody where they stand.
puerto-rico-reason-island-full = All 12 cells of your island are filled.
puerto-rico-reason-quarry-no-forest = A quarry cannot become a forest.
puerto-rico-reason-not-in-row = This plantation does not lie face up now: { $tile }.
puerto-rico-reason-no-quarries = There are no quarries left.
puerto-rico-reason-one-quarry = The settler takes only one quarry in a phase.
puerto-rico-reason-quarry-for-settler = Only the settler may take a quarry, or the owner of an occupied construction hut.
puerto-rico-reason-second-tile = The second tile is a plantation from the row; with an occupied construction hut, it may be the first quarry.
puerto-rico-reason-once = Only once in a phase: { $building }.
puerto-rico-reason-stacks-empty = The face-down stacks are empty.
puerto-rico-reason-hunt-later = The hunting lodge works only at the end of the settler phase, with a colonist in it.
puerto-rico-reason-quarry-stays = Quarries stay on the island.
puerto-rico-reason-forest-stays = The land office takes no forests.
puerto-rico-reason-no-tile = You have no such tile to give: { $tile }.
puerto-rico-reason-no-place = You have no place called "{ $text }" with circles.
puerto-rico-reason-too-many-there = There are not so many circles: { $place }.
puerto-rico-reason-too-few-pieces = You have { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
 } and { $nobles ->
    [one] { $nobles } noble.
   *[other] { $nobles } nobles.
 }
puerto-rico-reason-fill-circles = Empty circles must be filled while anybody is left. Still to place: { $count }.
puerto-rico-reason-too-dear = { $building } costs you { $cost } now, and you have { $coins }.
puerto-rico-reason-not-in-play = This building is not in this game: { $building }.
puerto-rico-reason-own-one = You have this building already: { $building }.
puerto-rico-reason-sold-out = None is left: { $building }.
puerto-rico-reason-no-room = { $building }: your city has too little room. Free cells: { $cells }.
puerto-rico-reason-enough-money = You can pay { $building } with doubloons. The black market only covers what is missing.
puerto-rico-reason-not-from-black-market = The colonist on the black market must stay there.
puerto-rico-reason-exact-payment = { $building }: what you give must cover the missing doubloons exactly, one each. Missing: { $count }.
puerto-rico-reason-not-made = Your island does not make this: { $good }.
puerto-rico-reason-supply-empty = The supply has none left: { $good }.
puerto-rico-reason-take-two = Your library doubles the privilege: take two goods at once.
puerto-rico-reason-one-sale = You have sold a good in this phase.
puerto-rico-reason-house-full = The trading house is full.
puerto-rico-reason-in-house = The trading house has this already: { $good }. Only an occupied office lets you sell it.
puerto-rico-reason-needs-noble = A noble must stand there for this: { $building }.
puerto-rico-reason-needs-colonist = A colonist must stand there for this: { $building }.
puerto-rico-reason-no-doubloon = You have no doubloon.
puerto-rico-reason-a-kind-a-noble = One good of a kind, and as many as you have nobles: { $count }.
puerto-rico-reason-ship-carries = The { $ship } carries something else: { $good }.
puerto-rico-reason-ship-full = The { $ship } is full.
puerto-rico-reason-on-other-ship = { $good } is on the { $ship } already, and goes on no other.
puerto-rico-reason-not-the-most = You must take a ship that holds as much of your { $good } as possible.
puerto-rico-reason-some-goods = Ship at least one good.
puerto-rico-reason-not-so-many = You do not have so many. All you have: { $count } { $good }.
puerto-rico-reason-store-room = You can keep { $count ->
    [one] { $count } single good
   *[other] { $count } single goods
 }{ $kinds ->
    [0] .
    [one] {" "}and all of { $kinds } kind.
   *[other] {" "}and all of { $kinds } kinds.
 }
puerto-rico-reason-no-guests = You have no guests in a guesthouse.
puerto-rico-reason-guests-rest = The guests move in later phases: now place everybody.
puerto-rico-reason-guests-to-circles = Guests go to empty circles of your own, and only as many as you have.

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
puerto-rico-tile-hidden = face-down tile
puerto-rico-tile-pass = else pass
puerto-rico-tile-none = nothing more

puerto-rico-side-plantation = plantation
puerto-rico-side-forest = forest

puerto-rico-piece-colonist = colonist
puerto-rico-piece-noble = noble

puerto-rico-point-point = a victory point
puerto-rico-point-none = none

puerto-rico-item-colonist = a colonist
puerto-rico-item-noble = a noble
puerto-rico-item-point = a victory point
puerto-rico-item-corn = { puerto-rico-good-corn }
puerto-rico-item-indigo = { puerto-rico-good-indigo }
puerto-rico-item-sugar = { puerto-rico-good-sugar }
puerto-rico-item-tobacco = { puerto-rico-good-tobacco }
puerto-rico-item-coffee = { puerto-rico-good-coffee }

puerto-rico-ship-4 = ship of 4
puerto-rico-ship-5 = ship of 5
puerto-rico-ship-6 = ship of 6
puerto-rico-ship-7 = ship of 7
puerto-rico-ship-8 = ship of 8

puerto-rico-order-sale = selling
puerto-rico-order-keep = keeping goods
puerto-rico-order-mayor = placing colonists
puerto-rico-order-tile = settling
puerto-rico-order-ship = loading
puerto-rico-order-build = building
puerto-rico-order-guests = guests stay

puerto-rico-building-small-indigo-plant = Small indigo plant
puerto-rico-building-small-sugar-mill = Small sugar mill
puerto-rico-building-large-indigo-plant = Large indigo plant
puerto-rico-building-large-sugar-mill = Large sugar mill
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
puerto-rico-place-rose = compass rose
puerto-rico-place-none = nobody

## What a move will do

puerto-rico-gain-coins = { $sign }{ $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
 }
puerto-rico-gain-points = { $sign }{ $count ->
    [one] { $count } point
   *[other] { $count } points
 }
puerto-rico-gain-worth = { $sign }{ $count ->
    [one] { $count } point
   *[other] { $count } points
 }
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
    [0] can make nothing
   *[other] can make { $good }
 }

## Hints at the first decision of each kind

puerto-rico-coach-choose-role = Everybody carries your role out, you first and with a privilege: take what helps you more than the others. A role nobody takes gains a doubloon for whoever takes it next.
puerto-rico-coach-take-tile = Corn makes goods by itself; all other plantations need a production building, too. Both need a colonist each before they make anything, and a quarry saves a doubloon whenever you build.
puerto-rico-coach-assign = Only occupied tiles and buildings do anything. A good needs a colonist on its plantation and one in its building; you may place everybody anew each time.
puerto-rico-coach-build = A building does nothing until a colonist works in it, but its points count in any case. When somebody fills the 12th cell of the city, the game ends with that round.
puerto-rico-coach-extra-good = You made goods just now, and this is one more of a kind you made. The dearest sells best; the one that fits on a ship is a point.
puerto-rico-coach-trade = The trading house takes one good of each kind and is full with four. Doubloons now become buildings later, and what you keep may be lost when the captain is taken.
puerto-rico-coach-load = Each good loaded is a point, and you must load as long as you can. A ship carries one kind only, so loading also decides what the others can still ship.
puerto-rico-coach-keep = All goods you do not keep are gone. Keep what sells well or what you can ship next time; warehouses keep more.
puerto-rico-coach-draft-building = What you choose is for sale to everybody, in all its copies. Choose what goes well with the others that are chosen already.
puerto-rico-coach-lay-tile = A forest makes no goods and needs no colonist, but every two forests save a doubloon when you build. Lay it as a plantation if you have, or soon will have, the building for it.
puerto-rico-coach-hunt = A tile that does nothing for you can make room for a better one. Think twice before you discard one that is occupied.
puerto-rico-coach-take-piece = A noble works like a colonist, counts a point at the end, and makes some buildings do more. There are few of them on each ship, so they soon are gone.
puerto-rico-coach-build-or-deal = The black market makes up for missing doubloons with a colonist, a good or a point. It is worth it when the building serves you longer than what you give.
puerto-rico-coach-supply = Each noble sends one kind of good for a point, before the ships are loaded. Send what you could not ship anyway.
puerto-rico-coach-move-guests = Guests can go to work at the moment when they help most, and then stay there until the next mayor. Once at work they cannot help elsewhere in the meantime.

## What speaks for a move

puerto-rico-advice-choose = It brings me more than it brings the others, counting the doubloons on it.
puerto-rico-advice-settle = It makes a pair with a building I have, or one that I can soon afford.
puerto-rico-advice-mayor = First the pairs of plantation and building that make goods, then the rest.
puerto-rico-advice-build = It gives the most for its price of all that can be paid now.
puerto-rico-advice-sell = It brings the most doubloons.
puerto-rico-advice-ship = It brings the most points now, and leaves the least behind.
puerto-rico-advice-keep = These goods will bring the most at the next sale or loading.
puerto-rico-advice-craft = It is worth the most to sell or ship.
puerto-rico-advice-pass = Nothing that is possible now is worth its price.
puerto-rico-advice-black-market = The building will bring me more than what I give for the missing doubloons.
puerto-rico-advice-buy-land = There are doubloons to spare and room on the island, and each plantation can become goods.
puerto-rico-advice-craft-two = These two are worth the most to sell or ship.
puerto-rico-advice-draft = The kinds on one cell differ little for me: what I choose, everybody may buy.
puerto-rico-advice-draw = A plantation for nothing, and the island has room enough for it.
puerto-rico-advice-extra-quarry = A quarry saves a doubloon at every building, and my usual tile is still to come.
puerto-rico-advice-forest = Every two forests save a doubloon when I build, and they need no colonists.
puerto-rico-advice-guests = The guests help at once in this phase, where an empty circle would do nothing.
puerto-rico-advice-hunt = This tile does nothing for me, and a better one can take its place.
puerto-rico-advice-lay = As a plantation it can make goods; as a forest it would only make buildings cheaper.
puerto-rico-advice-sell-at-post = It brings the most doubloons here, and takes no place in the trading house.
puerto-rico-advice-sell-land = The plantation is of no use any more; a doubloon always is.
puerto-rico-advice-small-wharf = A point for every two goods of any kinds: an even number wastes nothing.
puerto-rico-advice-store = Warehouses keep whole kinds: these will bring the most at the next sale or loading.
puerto-rico-advice-supply = A point for each kind, and these would sell for the least.
puerto-rico-advice-supply-in-order = The union hall pays for the goods that I hold, so it comes before some of them are sent.
puerto-rico-advice-take = A noble works like a colonist and is a point in the end; without one, a colonist will do.
puerto-rico-advice-wharf = All of this good at once, a point each, and no cargo ship has to have room for it.
