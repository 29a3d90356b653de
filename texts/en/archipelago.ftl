archipelago-name = Archipelago
archipelago-about = Explore islands, build towns, and keep the people from rebelling: everybody may lose, and somebody may want that.
archipelago-help =
    ### The aim
    You govern islands together, each with a secret objective. When the condition of anybody's objective is met, the game ends and points are counted in all objectives and trends. But if rebellion ever exceeds population, the colony is independent and all have lost, except a Separatist.

    ### A turn
    1. Everything busy is free again, strikers stand up.
    2. All `bid` in secret; every bid is paid. The highest sets the order.
    3. Markets, population and surplus workers move surplus and rebellion.
    4. The open back of the card deck brings events or crises (not in the first turn).
    5. Rounds: in each an action with a disc, a card, and a port or market, in any order, until all discs are used.
    6. Cards: buy one and turn one, or turn two. The newly opened back may bring an immediate crisis.

    ### Crises
    In a domestic crisis all citizens lie down but those in churches. In turn order each may `help` once: a cube, from the market for nothing or one's own, raises some citizens of one's choice. Who still lies strikes until the next turn, and rebellion rises by one for each. In an export crisis each missing cube brings one rebellion.

    ### Actions
    `harvest-wood` and the other harvests put units on icons, `tax`, `buy` and `sell` one cube, `explore`, `reproduce` where exactly two of your citizens live, `recruit` surplus workers, `sail` and `walk`, `build`.

    ### Deals
    While the order is settled, in crises, and in a round with whoever has it, `deal` and `ask` offer exchanges. They are carried out at once and whole. What is promised for later is in the ledger, and binds nobody.

    ### Regions
    Regions have letters, in the order in which they were found; free places to explore have numbers. The turn says where the hex's golden edge points, its north-east in print.

## Questions

archipelago-ask-choose-trend = Which trend do you wish for? It counts only if all agree.
archipelago-ask-place-first = Lay your first region beside the start.
archipelago-ask-land = On which shore do your two citizens land?
archipelago-ask-gather-first = Which cube goes to the domestic market, and which to you?
archipelago-ask-keep-objectives = Which objectives do you keep? The others go away unseen.
archipelago-ask-bid = Your secret bid for the order of turn? Every bid is paid.
archipelago-ask-set-order = You have won the bidding: in which order does the table play?
archipelago-ask-help-colony = Crisis: a cube of { $resource } raises { $raises ->
    [one] { $raises } citizen
   *[other] { $raises } citizens
 }. Do you help?
archipelago-ask-raise-citizens = Raise { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
 } of your choice.
archipelago-ask-help-continent = The continent still demands { $demand } × { $resource }. Do you deliver?
archipelago-ask-play-round = Your round: an action, a card, a port or market.
archipelago-ask-take-hex = On top of the stack lies { $side }. Do you take it?
archipelago-ask-choose-hex = Where do you lay the new region, and who goes there?
archipelago-ask-gather-found = Which cube goes to the domestic market, and which to you?
archipelago-ask-convert = Do the people of a hut join you as a citizen?
archipelago-ask-migrate = Who moves on?
archipelago-ask-trade = Buy or sell a cube. Left: { $left }.
archipelago-ask-trade-many = Buy or sell as many cubes of one resource as you like.
archipelago-ask-hire = Where does the new worker go?
archipelago-ask-construct = What do you build?
archipelago-ask-moor = { $where }: where does your new { $building } lie?
archipelago-ask-buy-opened = Do you buy one of the opened cards?
archipelago-ask-choose-target = { $card }: at whom or what?
archipelago-ask-choose-loot = { $where }: which icons do you loot?
archipelago-ask-choose-character = { $card }: which character?
archipelago-ask-give-cube = Your ship is sunk: which cube do you give to { $to_seat }?
archipelago-ask-hide-cubes = { $thief_seat } steals from you: hide a cube in each fist.
archipelago-ask-pick-fist = Which fist?
archipelago-ask-show-money = How many fives do you show? Each brings 1 florin.
archipelago-ask-place-ships = In which regions with your ports are ships added?
archipelago-ask-evolution-turn = Buy a card and turn another, or turn two.

## Moves

archipelago-verb-wish = Wish for a trend
archipelago-verb-wish-about = Say which trend you would like
archipelago-verb-settle = Lay
archipelago-verb-settle-about = Lay your first region beside the start
archipelago-verb-land = Land
archipelago-verb-land-about = Put your first citizens ashore
archipelago-verb-gather = Gather
archipelago-verb-gather-about = A cube for the market and one for you
archipelago-verb-keep = Keep
archipelago-verb-keep-about = Choose the objectives you keep
archipelago-verb-bid = Bid
archipelago-verb-bid-about = Bid in secret for the order of turn
archipelago-verb-order = Set the order
archipelago-verb-order-about = Put the players into an order
archipelago-verb-help = Help
archipelago-verb-help-about = Spend cubes or tokens in a crisis
archipelago-verb-raise = Raise
archipelago-verb-raise-about = Raise citizens who lie
archipelago-verb-bless = Bless
archipelago-verb-bless-about = Raise citizens in your church's region for nothing
archipelago-verb-done = Done
archipelago-verb-done-about = Nothing more for now
archipelago-verb-harvest-fish = Harvest fish
archipelago-verb-harvest-fish-about = Gather fish with your ships
archipelago-verb-harvest-wood = Harvest wood
archipelago-verb-harvest-wood-about = Gather wood
archipelago-verb-harvest-stone = Harvest stone
archipelago-verb-harvest-stone-about = Gather stone
archipelago-verb-harvest-iron = Harvest iron
archipelago-verb-harvest-iron-about = Gather iron
archipelago-verb-harvest-cattle = Harvest cattle
archipelago-verb-harvest-cattle-about = Gather cattle
archipelago-verb-harvest-fruit = Harvest fruit
archipelago-verb-harvest-fruit-about = Gather exotic fruit
archipelago-verb-tax = Taxes
archipelago-verb-tax-about = Collect taxes; rebellion rises first
archipelago-verb-buy = Buy
archipelago-verb-buy-about = Buy a cube on a market
archipelago-verb-sell = Sell
archipelago-verb-sell-about = Sell a cube on a market
archipelago-verb-explore = Explore
archipelago-verb-explore-about = Look for a new region
archipelago-verb-take = Take
archipelago-verb-take-about = Take the hex that you see
archipelago-verb-decline = Decline
archipelago-verb-decline-about = Discard this hex and take the next, unseen
archipelago-verb-discover = Discover
archipelago-verb-discover-about = Lay the new region and send a unit there
archipelago-verb-fail = Give up
archipelago-verb-fail-about = Discard the hex: the exploration fails
archipelago-verb-welcome = Welcome
archipelago-verb-welcome-about = A hut's people join you as a citizen
archipelago-verb-reproduce = Reproduce
archipelago-verb-reproduce-about = Add citizens where two of yours live
archipelago-verb-recruit = Recruit
archipelago-verb-recruit-about = Hire surplus workers
archipelago-verb-sail = Sail
archipelago-verb-sail-about = Move your ships
archipelago-verb-walk = Walk
archipelago-verb-walk-about = Move your citizens
archipelago-verb-build = Build
archipelago-verb-build-about = Build a town, market, port, church or ship
archipelago-verb-use = Use a card
archipelago-verb-use-about = Use an evolution card
archipelago-verb-erect = Build a wonder
archipelago-verb-erect-about = Build a wonder; a citizen stays on it
archipelago-verb-visit = Port or market
archipelago-verb-visit-about = Two transactions for 1 florin
archipelago-verb-evict = Evict
archipelago-verb-evict-about = Put a striker out of a building in your region
archipelago-verb-pass = Pass
archipelago-verb-pass-about = Do nothing more in this phase
archipelago-verb-aim = Choose
archipelago-verb-aim-about = Choose whom or what the card is aimed at
archipelago-verb-loot = Loot
archipelago-verb-loot-about = Choose which icons of the region are looted
archipelago-verb-purchase = Buy opened
archipelago-verb-purchase-about = Buy one of the opened cards
archipelago-verb-surrender = Give
archipelago-verb-surrender-about = Give a cube to the Pirate
archipelago-verb-hide = Hide
archipelago-verb-hide-about = A cube in each fist
archipelago-verb-fist = Fist
archipelago-verb-fist-about = Pick a fist
archipelago-verb-show = Show
archipelago-verb-show-about = Show money to all, by fives
archipelago-verb-moor = Moor
archipelago-verb-moor-about = Choose the water or shore of your new ship or port
archipelago-verb-launch = Launch
archipelago-verb-launch-about = Where your new ships are added
archipelago-verb-acquire = Buy a card
archipelago-verb-acquire-about = Buy a card of the track and turn another
archipelago-verb-rotate = Turn cards
archipelago-verb-rotate-about = Turn two cards of the track
archipelago-verb-allow = Permission
archipelago-verb-allow-about = Let others harvest in your region, or no longer
archipelago-verb-deal = Offer a deal
archipelago-verb-deal-about = Offer somebody an exchange, a gift, a loan, a promise
archipelago-verb-ask = Ask for
archipelago-verb-ask-about = Ask for somebody's card or permission
archipelago-verb-accept = Accept
archipelago-verb-accept-about = Accept an offer; it is carried out at once
archipelago-verb-refuse = Refuse
archipelago-verb-refuse-about = Refuse an offer
archipelago-verb-counter = Counter
archipelago-verb-counter-about = Answer an offer by other terms
archipelago-verb-withdraw = Withdraw
archipelago-verb-withdraw-about = Take back your own offer
archipelago-verb-judge = Promise
archipelago-verb-judge-about = Say whether a promise to you was kept

## Blanks

archipelago-field-trend = trend
archipelago-field-trend-about = The trend
archipelago-field-half = terms
archipelago-field-side = region
archipelago-field-side-about = Which side of the hex
archipelago-field-place = place
archipelago-field-place-about = The number of the free place on the picture
archipelago-field-edge = turn
archipelago-field-edge-about = Where the golden edge of the hex points
archipelago-field-shore = shore
archipelago-field-shore-about = On which shore
archipelago-field-resource = resource
archipelago-field-resource-about = Which resource
archipelago-field-objective = objectives
archipelago-field-objective-about = Which objectives
archipelago-field-amount = florins
archipelago-field-amount-about = How many florins
archipelago-field-from-market = from the market
archipelago-field-from-market-about = Cubes of the market, for nothing
archipelago-field-own-cubes = own cubes
archipelago-field-own-cubes-about = Cubes from behind your screen
archipelago-field-tokens = tokens
archipelago-field-tokens-about = Explorer tokens
archipelago-field-region = region
archipelago-field-region-about = Which region
archipelago-field-lying = citizens
archipelago-field-lying-about = Whose citizens
archipelago-field-spot = place
archipelago-field-spot-about = Where
archipelago-field-origin = from
archipelago-field-origin-about = From where
archipelago-field-worker = workers
archipelago-field-worker-about = Who works
archipelago-field-unit = unit
archipelago-field-unit-about = Which unit
archipelago-field-market = market
archipelago-field-market-about = Which market
archipelago-field-goods = goods
archipelago-field-goods-about = A cube, or an explorer token as one
archipelago-field-building = building
archipelago-field-building-about = Which building
archipelago-field-payment = payment
archipelago-field-payment-about = How the cubes are paid
archipelago-field-card = card
archipelago-field-card-about = Which card
archipelago-field-target = target
archipelago-field-target-about = At whom or what
archipelago-field-fist = fist
archipelago-field-fist-about = Left or right
archipelago-field-fives = fives
archipelago-field-fives-about = How many fives
archipelago-field-permission = permission
archipelago-field-permission-about = Open or closed to others
archipelago-field-thing = thing
archipelago-field-thing-about = What
archipelago-field-proposal = offer
archipelago-field-proposal-about = Which offer
archipelago-field-promise = promise
archipelago-field-promise-about = Which promise
archipelago-field-verdict = verdict
archipelago-field-verdict-about = Kept or broken

## The log

archipelago-log-order = The order of turn zero: { $seats }.
archipelago-log-start = The islands lie around { $side }.
archipelago-log-wishes = { $player } has made a wish.
archipelago-log-wish = { $player } wished for { $trend }.
archipelago-log-agreed-trend = All agree on the trend { $trend }.
archipelago-log-trends = Trends of this game: { $trend }.
archipelago-log-objectives = Open objectives: { $objective }.
archipelago-log-dealt = Your objective cards: { $objective }.
archipelago-log-keeps = { $player } has chosen.
archipelago-log-kept = You keep: { $objective }.
archipelago-log-row = Evolution cards on offer: { $card }.
archipelago-log-hand = Your hexes: { $side }.
archipelago-log-unfit = None of the hexes of { $player } fits ({ $side }); new ones are drawn.
archipelago-log-leftovers = In the whole stack nothing fits for { $player }: the hexes that others have kept come in, too.
archipelago-log-fits-nowhere = Nothing fits beside the start: the first region of { $player } has to match the start alone.
archipelago-log-region = { $player } finds { $where }.
archipelago-log-lands = { $player } lands in { $where }: { $count ->
    [one] one citizen
   *[other] { $count } citizens
 }.
archipelago-log-to-market = A cube goes to the domestic market: { $resource }.
archipelago-log-gains = { $player } gets { $count } × { $resource }.
archipelago-log-stack-empty = A stack of explorer tokens is empty: everybody gets another disc.
archipelago-log-hexes-shuffled = The discarded hexes are shuffled into a new stack.
archipelago-log-turn = Turn { $number } begins.
archipelago-log-turn-heading = Turn { $number }
archipelago-round-short = turn { $number }
archipelago-log-bids = { $player } has bid.
archipelago-log-bid = { $player } bid { $money }{ $bonus ->
    [0] {""}
   *[other] {" (+"}{ $bonus }{")"}
 }.
archipelago-log-order-stays = The order of turn stays as it is.
archipelago-log-tie = A tie: { $seats } bid once more.
archipelago-log-orders = { $player } sets the order: { $seats }.
archipelago-log-rebellion = Rebellion moves by { SIGNED($by) } to { $now }.
archipelago-log-surplus = Surplus workers move by { SIGNED($by) } to { $now }.
archipelago-log-event = Event: rebellion { SIGNED($by) } for each building of this kind ({ $building }).
archipelago-log-crisis = Crisis! The people want { $resource }: a cube raises { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
 }.
archipelago-log-demand = The continent demands { $count } × { $resource }.
archipelago-log-helps = { $player } helps ({ $resource }): { $market } of the market, { $own } own, { $tokens } by tokens.
archipelago-log-helps-no-more = { $player } helps no further.
archipelago-log-raises = { $player } raises { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
 } of { $raised_seat } in { $where }.
archipelago-log-blesses = The church of { $player } raises { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
 }.
archipelago-log-crisis-over = The crisis is over.
archipelago-log-strike = { $count ->
    [one] One citizen goes on strike.
   *[other] { $count } citizens go on strike.
 }
archipelago-log-unmet = { $count ->
    [one] One cube is missing.
   *[other] { $count } cubes are missing.
 }
archipelago-log-harvests = { $player } harvests { $count } × { $resource }.
archipelago-log-taxes = { $player } collects { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 } in taxes.
archipelago-log-buys = { $player } buys { $resource } for { $money } ({ $market }).
archipelago-log-sells = { $player } sells { $resource } for { $money } ({ $market }).
archipelago-log-looks = { $player } draws { $side }.
archipelago-log-takes = { $player } takes { $side }.
archipelago-log-declines = { $player } declines { $side_declined } and draws { $side }.
archipelago-log-fails = { $player }'s exploration fails.
archipelago-log-converts = People of { $where } join { $player }.
archipelago-log-births = { $player } has { $count ->
    [one] a child
   *[other] { $count } children
 } in { $where }.
archipelago-log-hires = { $player } hires { $count ->
    [one] one worker
   *[other] { $count } workers
 } for { $money }.
archipelago-log-moves = { $player }: { $unit } from { $here } to { $there }{ $count ->
    [one] {""}
   *[other] {" ×"}{ $count }
 }.
archipelago-log-builds = { $player } builds in { $where }: { $building }.
archipelago-log-visits = { $player } uses the { $building } in { $where }.
archipelago-log-evicts = { $player } puts the striker out of the { $building } in { $where }.
archipelago-log-evicts-ashore = { $player } puts the striker out of the { $building } in { $where }, onto the { $shore }.
archipelago-log-passes = { $player } passes.
archipelago-log-stuck = { $player } cannot do any action for now.
archipelago-log-uses = { $player } uses { $card }.
archipelago-log-uses-of = { $player } uses { $card } of { $owner_seat }.
archipelago-log-earns = { $player } gets { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 } from the bank.
archipelago-log-erects = { $player } builds a wonder: { $card }.
archipelago-log-launches = { $player } adds ships in { $where }.
archipelago-log-sinks = { $player } sinks a ship of { $target_seat } in { $where }.
archipelago-log-has-no-cubes = { $player } proves to have no cubes.
archipelago-log-surrenders = { $player } gives { $target_seat } a cube: { $resource }.
archipelago-log-kills = { $player } removes { $card } of { $target_seat } for { $money }.
archipelago-log-spies = { $player } looks at an objective of { $target_seat }.
archipelago-log-sees = The objective of { $target_seat }: { $objective }. You may not tell.
archipelago-log-steals = { $player } steals from { $target_seat }.
archipelago-log-hides = { $player } holds out two fists.
archipelago-log-picks-fist = { $player } picks a fist of { $target_seat }: { $fist }.
archipelago-log-finds = In the fist: { $resource }.
archipelago-log-loots = { $player } loots { $count } × { $resource } in { $where }.
archipelago-log-shifts = { $player } moves { $resource } to the other market ({ $market }).
archipelago-log-to-export = { $player } sends { $resource } to the export market.
archipelago-log-from-export = { $player } takes { $resource } off the export market.
archipelago-log-shows = { $player } shows { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 } and gets { $income }.
archipelago-log-opens-cards = { $player } opens cards: { $card }.
archipelago-log-acquires = { $player } buys { $card } for { $money }.
archipelago-log-turns = { $player } turns { $card }: now { $money }.
archipelago-log-discards = { $player } turns { $card } to the skull: it is discarded.
archipelago-log-opens = New in the row: { $card }.
archipelago-log-cards-shuffled = The discarded cards are shuffled into a new deck.
archipelago-log-allows = { $player } lets others harvest in { $where }.
archipelago-log-forbids = { $player } no longer lets others harvest in { $where }.
archipelago-log-policy = In crises: { $policy }.
archipelago-log-offers = { $proposal }
archipelago-log-expires = The offer has expired: { $proposal }
archipelago-log-lapsed = The offer is void: { $proposal }
archipelago-log-refuses = { $player } refuses: { $proposal }
archipelago-log-withdraws = { $player } withdraws: { $proposal }
archipelago-log-falls-through = { $player } accepts, but { $target_seat } cannot pay any more: { $proposal }
archipelago-log-deals = { $player } accepts, and it is done: { $proposal }
archipelago-log-promises = { $player } promises { $target_seat }: { $goods }.
archipelago-log-promise-kept = { $player } says that { $target_seat } has kept the promise ({ $goods }).
archipelago-log-promise-broken = { $player } says that { $target_seat } has broken the promise ({ $goods }).
archipelago-log-opens-objective = { $player } opens an objective: { $objective }.
archipelago-log-met = An end condition is met: { $objective }.
archipelago-log-objective = { $player } had: { $objective }.
archipelago-log-independent = { archipelago-cause-independence }
archipelago-log-end = The game is over: { $end }.
archipelago-log-score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
archipelago-log-winners = { $count ->
    [0] Nobody wins.
    [one] { $seats } wins the game.
   *[other] A shared victory: { $seats }.
 }
archipelago-cause-independence = Rebellion { $rebels } exceeds population { $people }: the archipelago is independent.
archipelago-end-independence = the archipelago is independent
archipelago-end-objective = a condition of an objective is met
archipelago-score-objectives = Objectives
archipelago-score-trends = Trends
archipelago-score-peace = Pacifist
archipelago-score-medals = Medals
archipelago-score-wonders = Wonders

## Phrases

archipelago-at = { $letter } { $side }
archipelago-in = { $where } ({ $spot_part })
archipelago-unit = { $unit } { $where }
archipelago-citizen-of = { $owner_seat }
archipelago-ship-of = ship of { $owner_seat } { $where }
archipelago-just = { $card }
archipelago-just-seat = { $seat }
archipelago-thing = { $thing }
archipelago-cubes-abroad = { $resource } to the export market
archipelago-cubes-home = { $resource } to the domestic market
archipelago-cubes-in = { $resource } from the bank to the export market
archipelago-cubes-out = { $resource } from the export market to the bank
archipelago-cubes = { $resource }
archipelago-pay-cubes = { $count ->
    [0] no cubes
   *[other] { $resource }
 }
archipelago-pay-tokens = { $resource }, by tokens: { $resource_by_token }
archipelago-permission = permission to harvest in { $where }
archipelago-goods = { $count } × { $what }
archipelago-no-goods = nothing
archipelago-deal = { $by_seat } gives { $give } for { $want }{ $promises ->
    [0] {""}
   *[other] {", and promises "}{ $later }
 }.
archipelago-promise = { $by_seat }: { $goods }
archipelago-promised = { $by_seat } promised { $to_seat }: { $goods }{ $verdict ->
    [kept] {" (kept)"}
    [broken] {" (broken)"}
   *[open] {""}
 }.

## Names

archipelago-resource-fish = fish
archipelago-resource-wood = wood
archipelago-resource-stone = stone
archipelago-resource-iron = iron
archipelago-resource-cattle = cattle
archipelago-resource-fruit = exotic fruit
archipelago-resource-none = nothing
archipelago-resource-empty = nothing
archipelago-resource-hidden = unknown
archipelago-thing-fish = fish
archipelago-thing-wood = wood
archipelago-thing-stone = stone
archipelago-thing-iron = iron
archipelago-thing-cattle = cattle
archipelago-thing-fruit = exotic fruit
archipelago-thing-money = florin
archipelago-thing-token = explorer token
archipelago-building-town = town
archipelago-spot-part-town = town
archipelago-building-market = market
archipelago-spot-part-market = market
archipelago-building-port = port
archipelago-spot-part-port = port
archipelago-building-church = church
archipelago-spot-part-church = church
archipelago-building-ship = ship
archipelago-spot-part-ship = ship
archipelago-spot-part-fish = fishing
archipelago-spot-part-wood = cutting wood
archipelago-spot-part-stone = quarrying stone
archipelago-spot-part-iron = mining iron
archipelago-spot-part-cattle = herding cattle
archipelago-spot-part-fruit = picking fruit
archipelago-spot-part-land2 = second shore
archipelago-spot-part-sea2 = second water
archipelago-unit-citizen = citizen
archipelago-unit-ship = ship
archipelago-worker-standing = free unit
archipelago-worker-town = from the town
archipelago-worker-market = from the market
archipelago-worker-port = from the port
archipelago-worker-church = from the church
archipelago-market-domestic = domestic market
archipelago-market-export = export market
archipelago-goods-cube = cube
archipelago-goods-token = explorer token
archipelago-shore-land1 = first shore
archipelago-shore-land2 = second shore
archipelago-shore-sea1 = first water
archipelago-shore-sea2 = second water
archipelago-edge-ne = north-east
archipelago-edge-e = east
archipelago-edge-se = south-east
archipelago-edge-sw = south-west
archipelago-edge-w = west
archipelago-edge-nw = north-west
archipelago-fist-left = left
archipelago-fist-right = right
archipelago-permission-open = open to others
archipelago-permission-closed = closed to others
archipelago-policy-ask = ask me
archipelago-policy-market = help from the market
archipelago-policy-two-own = market and up to two own cubes
archipelago-policy-whatever-it-takes = whatever it takes
archipelago-policy-nothing = not at all
archipelago-half-give = give
archipelago-half-want = want
archipelago-half-later = promise for later
archipelago-verdict-kept = kept
archipelago-verdict-broken = broken
archipelago-card-none = none
archipelago-side-open-sea = Open Sea
archipelago-side-desert-village = Desert Village
archipelago-side-whale-bay = Whale Bay
archipelago-side-high-pastures = High Pastures
archipelago-side-timber-shore = Timber Shore
archipelago-side-iron-ridge = Iron Ridge
archipelago-side-pineapple-cove = Pineapple Cove
archipelago-side-old-forest = Old Forest
archipelago-side-twin-islets = Twin Islets
archipelago-side-cattle-dale = Cattle Dale
archipelago-side-lost-hamlet = Lost Hamlet
archipelago-side-quarry-hills = Quarry Hills
archipelago-side-volcano = Volcano
archipelago-side-fishermens-sound = Fishermen's Sound
archipelago-side-coral-island = Coral Island
archipelago-side-green-valley = Green Valley
archipelago-side-palm-cape = Palm Cape
archipelago-side-stone-gate = Stone Gate
archipelago-side-long-beach = Long Beach
archipelago-side-timber-hills = Timber Hills
archipelago-side-narrows = The Narrows
archipelago-side-elders-village = Elders' Village
archipelago-side-turtle-island = Turtle Island
archipelago-side-inland-plain = Inland Plain
archipelago-side-spice-coast = Spice Coast
archipelago-side-red-cliffs = Red Cliffs
archipelago-side-blue-lagoon = Blue Lagoon
archipelago-side-plateau = The Plateau
archipelago-side-forked-shore = Forked Shore
archipelago-side-meadow-coast = Meadow Coast
archipelago-side-pearl-reef = Pearl Reef
archipelago-side-mahogany-grove = Mahogany Grove
archipelago-side-mango-isle = Mango Isle
archipelago-side-iron-bay = Iron Bay
archipelago-side-broken-coast = Broken Coast
archipelago-side-hill-farms = Hill Farms
archipelago-side-sea-gate = Sea Gate
archipelago-side-rain-forest = Rain Forest
archipelago-side-sugar-bay = Sugar Bay
archipelago-side-silver-slopes = Silver Slopes
archipelago-side-pelican-point = Pelican Point
archipelago-side-grass-shore = Grass Shore
archipelago-side-shark-shoal = Shark Shoal
archipelago-side-valley-of-huts = Valley of Huts
archipelago-side-monsoon-coast = Monsoon Coast
archipelago-side-grey-mountain = Grey Mountain
archipelago-side-smugglers-strait = Smugglers' Strait
archipelago-side-fruit-terraces = Fruit Terraces
archipelago-side-harbour-isle = Harbour Isle
archipelago-side-southern-steppe = Southern Steppe
archipelago-side-hidden = unknown hex
archipelago-trend-fish = Fish
archipelago-trend-wood = Wood
archipelago-trend-stone = Stone
archipelago-trend-iron = Iron
archipelago-trend-cattle = Cattle
archipelago-trend-fruit = Exotic Fruit
archipelago-trend-money = Money
archipelago-trend-population = Population
archipelago-trend-churches = Churches
archipelago-trend-towns = Towns
archipelago-trend-ships = Ships
archipelago-trend-benefactor = Benefactor
archipelago-trend-any = any
archipelago-trend-hidden = secret
archipelago-trend-fish-about = Most fish cubes: 4, 3, 2 points.
archipelago-trend-wood-about = Most wood cubes: 4, 3, 2 points.
archipelago-trend-stone-about = Most stone cubes: 4, 3, 2 points.
archipelago-trend-iron-about = Most iron cubes: 4, 3, 2 points.
archipelago-trend-cattle-about = Most cattle cubes: 4, 3, 2 points.
archipelago-trend-fruit-about = Most fruit cubes: 4, 3, 2 points.
archipelago-trend-money-about = Most florins: 4, 3, 2 points.
archipelago-trend-population-about = Most own citizens: 4, 3, 2 points.
archipelago-trend-churches-about = Most churches controlled: 4, 3, 2 points.
archipelago-trend-towns-about = Most towns controlled: 4, 3, 2 points.
archipelago-trend-ships-about = Most ships in play: 4, 3, 2 points.
archipelago-trend-benefactor-about = Most florins on this card: 4, 3, 2 points.
archipelago-objective-short-resources-gone = iron
archipelago-objective-short-resources-gone-about = Ends when the bank lacks { $number } resources. Most iron: 3, 2, 1 points.
archipelago-objective-short-progress = markets
archipelago-objective-short-progress-about = Ends when { $number } progress cards are owned. Most markets you control: 3, 2, 1 points.
archipelago-objective-short-stacks = money
archipelago-objective-short-stacks-about = Ends when { $number } token stacks are empty. Most money: 3, 2, 1 points.
archipelago-objective-short-churches = characters
archipelago-objective-short-churches-about = Ends when { $number } churches stand. Most characters: 3, 2, 1 points.
archipelago-objective-short-characters = explorer tokens
archipelago-objective-short-characters-about = Ends when { $number } characters are owned. Most explorer tokens: 3, 2, 1 points.
archipelago-objective-short-markets = churches
archipelago-objective-short-markets-about = Ends when { $number } markets stand. Most churches you control: 3, 2, 1 points.
archipelago-objective-short-towns = ports
archipelago-objective-short-towns-about = Ends when { $number } towns stand. Most ports you control: 3, 2, 1 points.
archipelago-objective-short-ports = progress cards
archipelago-objective-short-ports-about = Ends when { $number } ports stand. Most progress cards: 3, 2, 1 points.
archipelago-objective-short-pacifist = Pacifist
archipelago-objective-short-pacifist-about = Ends when population reaches { $number }. 3 points if population exceeds rebellion by more than { $margin }.
archipelago-objective-short-separatist = Separatist
archipelago-objective-short-separatist-about = Ends when { $number } token stacks are empty. You alone win if rebellion exceeds population.
archipelago-objective-medium-characters = fish
archipelago-objective-medium-characters-about = Ends when { $number } characters are owned. Most fish: 3, 2, 1 points.
archipelago-objective-medium-stacks = iron land
archipelago-objective-medium-stacks-about = Ends when { $number } token stacks are empty. Most iron icons in regions of your towns: 3, 2, 1 points.
archipelago-objective-medium-markets = woodland
archipelago-objective-medium-markets-about = Ends when { $number } markets stand. Most wood icons in regions of your towns: 3, 2, 1 points.
archipelago-objective-medium-churches = evolution cards
archipelago-objective-medium-churches-about = Ends when { $number } churches stand. Most evolution cards: 3, 2, 1 points.
archipelago-objective-medium-towns = explorer tokens
archipelago-objective-medium-towns-about = Ends when { $number } towns stand. Most explorer tokens: 3, 2, 1 points.
archipelago-objective-medium-population = ports and markets
archipelago-objective-medium-population-about = Ends when population reaches { $number }. Most ports and markets you control: 3, 2, 1 points.
archipelago-objective-medium-ports = churches
archipelago-objective-medium-ports-about = Ends when { $number } ports stand. Most churches you control: 3, 2, 1 points.
archipelago-objective-medium-progress = money
archipelago-objective-medium-progress-about = Ends when { $number } progress cards are owned. Most money: 3, 2, 1 points.
archipelago-objective-medium-pacifist = Pacifist
archipelago-objective-medium-pacifist-about = Ends when the bank lacks { $number } resources. 3 points if population exceeds rebellion by more than { $margin }.
archipelago-objective-medium-separatist = Separatist
archipelago-objective-medium-separatist-about = Ends when the bank has no money. You alone win if rebellion exceeds population.
archipelago-objective-long-towns = explorer tokens
archipelago-objective-long-towns-about = Ends when { $number } towns stand. Most explorer tokens: 3, 2, 1 points.
archipelago-objective-long-ports = money
archipelago-objective-long-ports-about = Ends when { $number } ports stand. Most money: 3, 2, 1 points.
archipelago-objective-long-markets = churches
archipelago-objective-long-markets-about = Ends when { $number } markets stand. Most churches you control: 3, 2, 1 points.
archipelago-objective-long-stacks = characters
archipelago-objective-long-stacks-about = Ends when { $number } token stacks are empty. Most characters: 3, 2, 1 points.
archipelago-objective-long-cards = fishing grounds
archipelago-objective-long-cards-about = Ends when { $number } evolution cards are owned. Most fish icons in regions of your towns: 3, 2, 1 points.
archipelago-objective-long-churches = orchards
archipelago-objective-long-churches-about = Ends when { $number } churches stand. Most fruit icons in regions of your towns: 3, 2, 1 points.
archipelago-objective-long-resources-gone = ports
archipelago-objective-long-resources-gone-about = Ends when the bank lacks { $number } resources. Most ports you control: 3, 2, 1 points.
archipelago-objective-long-ships = progress cards
archipelago-objective-long-ships-about = Ends when { $number } ships are in play. Most progress cards: 3, 2, 1 points.
archipelago-objective-long-pacifist = Pacifist
archipelago-objective-long-pacifist-about = Ends when surplus reaches { $number }. 3 points if population exceeds rebellion by more than { $margin }.
archipelago-objective-long-separatist = Separatist
archipelago-objective-long-separatist-about = Ends when the bank has no money. You alone win if rebellion exceeds population.
archipelago-objective-hidden = secret
archipelago-card-researcher = Researcher
archipelago-card-pirate = Pirate
archipelago-card-explorer = Explorer
archipelago-card-detective = Detective
archipelago-card-assassin = Assassin
archipelago-card-bishop = Bishop
archipelago-card-archbishop = Archbishop
archipelago-card-pope = Pope
archipelago-card-false-prophet = False Prophet
archipelago-card-minister-of-labour = Minister of Labour
archipelago-card-scout = Scout
archipelago-card-king = King
archipelago-card-recruiter = Recruiter
archipelago-card-missionary = Missionary
archipelago-card-spy = Spy
archipelago-card-merchant = Merchant
archipelago-card-treasurer = Treasurer
archipelago-card-thief = Thief
archipelago-card-barbarian = Barbarian
archipelago-card-minister-of-agriculture = Minister of Agriculture
archipelago-card-queen = Queen
archipelago-card-exporter = Exporter
archipelago-card-admiral = Admiral
archipelago-card-minister-of-trade = Minister of Trade
archipelago-card-irrigation-canal = Irrigation Canal
archipelago-card-industrial-fishing = Industrial Fishing
archipelago-card-sawmill = Sawmill
archipelago-card-quarry = Quarry
archipelago-card-iron-mine = Iron Mine
archipelago-card-farm = Farm
archipelago-card-roads = Roads
archipelago-card-shipbuilding = Shipbuilding
archipelago-card-expansionism = Expansionism
archipelago-card-amphitheatre = Amphitheatre
archipelago-card-foreign-trade = Foreign Trade
archipelago-card-slavery = Slavery
archipelago-card-colossus = Colossus
archipelago-card-pyramid = Pyramid
archipelago-card-emigration = Emigration
archipelago-card-great-lighthouse = Great Lighthouse
archipelago-card-cathedral = Cathedral
archipelago-card-immigration = Immigration
archipelago-card-architecture = Architecture
archipelago-card-domestic-trade = Domestic Trade
archipelago-card-peace-and-prosperity = Peace and Prosperity
archipelago-card-education = Education
archipelago-card-dictatorship = Dictatorship
archipelago-card-church-gifts = Church Gifts
archipelago-card-hidden = unknown card
archipelago-guide-card = Evolution cards
archipelago-guide-trend = Trends
archipelago-guide-objective = Objectives
archipelago-card-researcher-about = Open 5 cards and buy one progress card at its lowest price.
archipelago-card-pirate-about = Sink a ship where you have one; its owner gives you a cube. Rebellion +1.
archipelago-card-explorer-about = Exploration: choose among 3 hexes.
archipelago-card-detective-about = Open 5 cards and buy one character at its lowest price.
archipelago-card-assassin-about = Pay a rival character's lowest price: it is discarded.
archipelago-card-bishop-about = Rebellion −1.
archipelago-card-archbishop-about = Rebellion −1; −2 with 3 churches, −3 with 5.
archipelago-card-pope-about = Rebellion −1 for each church. 1 point in the end.
archipelago-card-false-prophet-about = Move one citizen for each church you control.
archipelago-card-minister-of-labour-about = Surplus −1.
archipelago-card-scout-about = Exploration: explore twice.
archipelago-card-king-about = Adds 3 to your bids. 1 point in the end.
archipelago-card-recruiter-about = Hire one worker without a disc.
archipelago-card-missionary-about = Exploration: one hut becomes your citizen.
archipelago-card-spy-about = See one objective of somebody else.
archipelago-card-merchant-about = Buy or sell any number of one resource at home.
archipelago-card-treasurer-about = 1 florin for each 5 that you show.
archipelago-card-thief-about = Somebody hides two cubes; you pick a fist.
archipelago-card-barbarian-about = Loot the free icons of a region for good.
archipelago-card-minister-of-agriculture-about = Two cubes of cattle and fruit to the domestic market.
archipelago-card-queen-about = Adds 2 to your bids.
archipelago-card-exporter-about = Buy or sell any number of one resource abroad.
archipelago-card-admiral-about = Migration: ships go up to 3 regions.
archipelago-card-minister-of-trade-about = Two cubes from one market to the other.
archipelago-card-irrigation-canal-about = Harvest: fruit counts twice.
archipelago-card-industrial-fishing-about = Harvest: fish counts twice.
archipelago-card-sawmill-about = Harvest: wood counts twice.
archipelago-card-quarry-about = Harvest: stone counts twice.
archipelago-card-iron-mine-about = Harvest: iron counts twice.
archipelago-card-farm-about = Harvest: cattle counts twice.
archipelago-card-roads-about = Migration: citizens go one region further.
archipelago-card-shipbuilding-about = Build a ship without a disc.
archipelago-card-expansionism-about = Migrate without a disc.
archipelago-card-amphitheatre-about = 2 florins, and rebellion −1.
archipelago-card-foreign-trade-about = A cube onto the export market, or off it.
archipelago-card-slavery-about = All your busy citizens are free again. Rebellion +2.
archipelago-card-colossus-about = Wonder: 3 iron. Surplus −1, 1 point.
archipelago-card-pyramid-about = Wonder: 5 stone. Rebellion +2, 2 points.
archipelago-card-emigration-about = Surplus −1 for each port.
archipelago-card-great-lighthouse-about = Wonder, with a port: 1 iron, 2 stone. Ships in all ports, 1 point.
archipelago-card-cathedral-about = Wonder, with a church: 3 stone. Rebellion −1 a church, 2 points.
archipelago-card-immigration-about = Surplus +2.
archipelago-card-architecture-about = Build without a disc.
archipelago-card-domestic-trade-about = One transaction at home without a disc.
archipelago-card-peace-and-prosperity-about = Any 2 cubes: rebellion −2.
archipelago-card-education-about = Surplus −2.
archipelago-card-dictatorship-about = All your strikers stand up.
archipelago-card-church-gifts-about = 1 fruit: rebellion −1. 1 fruit and 1 cattle: −2.

## Settings

archipelago-help-more-control =
    - **More control**: two open trends are scored; with the Benefactor three.
archipelago-help-more-spice =
    - **More spice**: an objective that is put back neither ends the game nor scores. Five cannot combine it with the Benefactor: there are eight objectives then.
archipelago-help-benefactor =
    - **Benefactor**: each own cube and explorer token spent in a crisis, and each church, brings a florin onto the card. They are ranked for 4, 3 and 2 points and are nobody's money.
archipelago-option-length = Length
archipelago-option-length-medium = medium
archipelago-option-length-short = short
archipelago-option-length-long = long
archipelago-option-desert-start = Desert start
archipelago-option-desert-start-about = the islands begin in a desert: citizens walk out, nobody sails
archipelago-option-desert-start-off = off
archipelago-option-desert-start-on = on
archipelago-option-no-secrets = No secrets
archipelago-option-no-secrets-about = objectives lie open for all, and there are no trends
archipelago-option-no-secrets-off = off
archipelago-option-no-secrets-on = on
archipelago-option-more-control = More control
archipelago-option-more-control-about = one more trend lies open
archipelago-option-more-control-off = off
archipelago-option-more-control-on = on
archipelago-option-more-spice = More spice
archipelago-option-more-spice-about = everybody draws twice as many objectives and keeps half
archipelago-option-more-spice-off = off
archipelago-option-more-spice-on = on
archipelago-option-choose-trend = Choose the trend
archipelago-option-choose-trend-about = the table agrees on a trend, or one is drawn
archipelago-option-choose-trend-off = off
archipelago-option-choose-trend-on = on
archipelago-option-benefactor = Benefactor
archipelago-option-benefactor-about = the Benefactor and another trend; no Pacifist and no Separatist
archipelago-option-benefactor-off = off
archipelago-option-benefactor-on = on

## What a move will do

archipelago-note-bid = { $money ->
    [0] free
    [one] −{ $money } florin, whoever wins
   *[other] −{ $money } florins, whoever wins
 }
archipelago-note-huts = surplus +{ $count }
archipelago-note-raises = { $count ->
    [one] { $count } citizen can be raised
   *[other] { $count } citizens can be raised
 }
archipelago-note-missing = { $count ->
    [0] the demand is met
   *[other] { $count } still missing
 }
archipelago-gain-money = { $sign }{ $count } { $count ->
    [one] florin
   *[other] florins
 }
archipelago-gain-resource = { $sign }{ $count } { $what }
archipelago-gain-token = { $sign }{ $count } { $count ->
    [one] explorer token
   *[other] explorer tokens
 }
archipelago-gain-citizen = { $sign }{ $count } { $count ->
    [one] citizen
   *[other] citizens
 }
archipelago-gain-ship = { $sign }{ $count } { $count ->
    [one] ship
   *[other] ships
 }
archipelago-gain-rebellion = rebellion { $sign }{ $count }
archipelago-gain-surplus = surplus { $sign }{ $count }
archipelago-gain-building = { $sign }{ $count } { $what }
archipelago-gain-card = { $sign }{ $count } { $what }

## Headings

archipelago-theme-harvest = Harvest
archipelago-theme-harvest-about = Gather one kind of resource
archipelago-theme-deals = Deals
archipelago-theme-deals-about = Offers, answers, promises, permissions
archipelago-theme-crisis = Crisis
archipelago-theme-crisis-about = Help, raise, and what to do while you are away
archipelago-theme-discovery = Exploration
archipelago-theme-discovery-about = Find and settle regions
archipelago-theme-cards = Cards
archipelago-theme-cards-about = Evolution cards, wonders, the track

## Why not

archipelago-reason-open-game = A game without secrets has no trends and no hidden objectives to choose from.
archipelago-reason-few-objectives = With the Benefactor there are only eight objectives, too few for five who draw two each.
archipelago-reason-no-disc = You have no disc left for an action in this turn.
archipelago-reason-acted = You have done your action of this round already.
archipelago-reason-carded = You have used a card in this round already.
archipelago-reason-traded = You have used a port or market in this round already.
archipelago-reason-not-now = Actions, cards, ports and markets are for your round, while nothing else is asked.
archipelago-reason-act-or-pass = You have discs left: act, or pass until the end of the phase.
archipelago-reason-no-dock = You control no port or market that nobody has used in this turn, or lack the florin, or could trade nothing there.
archipelago-reason-no-striker = No striker of somebody else stands in a port or market of a region that you rule.
archipelago-reason-no-help = Neither the market nor you have a cube or token that would help.
archipelago-reason-no-church = You control no church in whose region somebody lies.
archipelago-reason-not-ruler = You rule no such region, or have said so already: to rule it takes an active citizen of yours in its town.
archipelago-reason-no-promise = Nobody owes you such a promise, or you have judged it already.
archipelago-reason-no-tax = All spaces for taxes are taken in this turn.
archipelago-reason-no-icons = None of your free units can reach a free { $resource } icon, or its region's ruler does not allow it, or the bank has none.
archipelago-reason-no-family = A child is born once a turn, wherever exactly two active citizens of yours live together, as long as citizens wait in your supply.
archipelago-reason-no-workers = There are no surplus workers, no money, no place for them, or nobody waits in your supply.
archipelago-reason-no-exploring = No hex is left, nobody of yours can go further, or all spaces for exploration are taken.
archipelago-reason-no-migration = None of your free units can go anywhere.
archipelago-reason-cannot-build = You lack the cubes, the money, a free builder or a token for it, or the region has one already or no coast.
archipelago-reason-no-purchase = That market has none of it, or you cannot pay its price.
archipelago-reason-no-sale = You have none of it to sell, or that market takes no more of it.
archipelago-reason-one-way = With this card you only buy, or only sell, and cubes of one resource alone.
archipelago-reason-no-deal = Deals are for the time of the bids, for crises, and for a round with whoever has it.
archipelago-reason-no-deal-with-them = In a round only whoever has it can deal with the others, and they with them; nobody deals with themselves.
archipelago-reason-not-to-be-had = Nobody can give you that now.
archipelago-reason-offer-open = One offer to each may be open, and two in all: withdraw one, or wait for the answer.
archipelago-reason-offer-gone = That offer is not open any more.
archipelago-reason-cannot-pay = You do not have what is wanted, or hold it in your fist. Counter with other terms, or refuse.
archipelago-reason-not-yours = You can only give what you have now and do not hold in your fist. What you do not have you may promise: `later`.
archipelago-reason-no-such-terms = Say what you give, want or promise: money, cubes, explorer tokens, your own cards and permissions, no more than there is in the box.
archipelago-reason-too-much = You cannot pay so much.
archipelago-reason-crowded = More than three of your citizens would be in one region (who makes room goes in the same move), or somebody cannot get there.
archipelago-reason-card-not-now = This card cannot be used now: it is busy, somebody else's, too dear, or has nothing to work on.
archipelago-reason-wonder-not-now = A wonder of yours from an earlier turn takes its cubes and discs, a free citizen, and control of the building that it names.

## Parameters of commands

## Hints at the first decision of each kind

archipelago-coach-choose-trend = A trend is counted for everybody at the end, whoever chose it. If the wishes differ, all trends are drawn instead.
archipelago-coach-place-first = Different icons give you different cubes, and building needs several kinds. Free coasts and borders are where you can go on exploring.
archipelago-coach-land = On one shore your two citizens can reproduce in the first turn; on two they reach more icons. Getting across later is not easy.
archipelago-coach-gather-first = The market's cube is there for all to buy and for crises, yours is a secret behind your screen. Keep what you need to build.
archipelago-coach-keep-objectives = An objective names a way for the game to end and something that is counted for everybody. Keep what you can hasten and in which you will be ahead.
archipelago-coach-bid = Every bid is paid, also a losing one, and the highest sets the order of turn. Bid when you need a place or an icon before the others do; else 0 is a good bid.
archipelago-coach-set-order = The first acts first in crises, rounds and with the cards. You may sell a place: deals are open now.
archipelago-coach-help-colony = Everybody who still lies at the end strikes: they cannot work until the next turn, and rebellion rises by one for each. Cubes of the market cost you nothing, so spend those first.
archipelago-coach-raise-citizens = You choose who stands up, yours or others'. Whoever lies at the end strikes, and each of them means one more rebellion.
archipelago-coach-help-continent = Each cube that is missing at the end is one rebellion, and rebellion threatens all. Cubes of the export market cost you nothing.
archipelago-coach-play-round = Each disc is one action in this turn, and a unit that works is busy until the next turn. If you pass with discs left, you are out until the end of the phase.
archipelago-coach-take-hex = You see one side only; the hex may be laid either way up. If you decline, the next one is yours unseen.
archipelago-coach-choose-hex = The new region must touch two others, and its edges must match: sea to sea, field to field, mountain to mountain. You get an explorer token, and the cubes of the region are next.
archipelago-coach-gather-found = The market's cube is there for all and for crises, yours is a secret. Keep what you need to build, or what will be counted in the end.
archipelago-coach-convert = A citizen more works for you, and population rises, which holds rebellion down. It also leaves one fewer without work.
archipelago-coach-migrate = Moving uses nobody up, and a ship carries your citizens where it lies and where it lay before it sailed. Who comes into a full region and who leaves it go in the same move; when nobody else should move, you are done.
archipelago-coach-trade = The fuller a market is, the lower is its price: sell while it is empty, buy while it is full. Nearly full markets bring surplus workers and rebellion each turn.
archipelago-coach-trade-many = Only one resource, but as many cubes as you like; the price changes with each. Stop where it does not pay any more.
archipelago-coach-hire = A new worker can be placed where you have a unit that does not strike, at most three of yours to a region. Each one hired is one fewer who stirs up rebellion.
archipelago-coach-construct = A building needs a free citizen, who stays in it, and your cubes. Towns, churches, ports and markets are counted by many objectives.
archipelago-coach-buy-opened = The card costs its lowest price now; in the row it would be dearer. Those not bought are discarded.
archipelago-coach-moor = Ships do not cross land: what lies in one water reaches only its borders and its fish. A port is entered from its own water and shore.
archipelago-coach-choose-target = Who is hurt will remember it, and you need them in the next crisis. Aim where it brings you most and costs the colony least.
archipelago-coach-choose-loot = A looted icon brings a cube now and none ever again, to anybody. Spare what you mean to harvest yourself.
archipelago-coach-choose-character = You pay the bank the lowest price of the character, and it is discarded. Its owner will remember it.
archipelago-coach-give-cube = Give the cube that you need least for building and for what is counted. What else is behind your screen stays a secret.
archipelago-coach-hide-cubes = One of the two will be taken. Hide cubes that you can spare.
archipelago-coach-pick-fist = The cube in the fist that you choose is yours; the other stays with its owner. Nothing tells you which is which.
archipelago-coach-show-money = Each five that you show brings 1 florin, but everybody learns how much you have. If money is counted, that may tell more than it brings.
archipelago-coach-place-ships = A ship fishes, explores by sea and carries citizens. Put it where the sea goes on or fish is free.
archipelago-coach-evolution-turn = Turning a card changes its price, and at the skull it is gone. Buy what you will use every turn; else turn what others want.

## What speaks for a move

archipelago-advice-settle = It has the most, and the most different, icons.
archipelago-advice-discover = It has good icons, and we get there.
archipelago-advice-bid = A small bid: every one is paid.
archipelago-advice-order = To be first is worth the most.
archipelago-advice-help = Without it rebellion would rise.
archipelago-advice-bless = It costs nothing, and fewer strike.
archipelago-advice-raise = My own first: they will work in this turn.
archipelago-advice-harvest-fish = Every icon in our reach gives a cube, all for one disc.
archipelago-advice-harvest-wood = Every icon in our reach gives a cube, all for one disc.
archipelago-advice-harvest-stone = Every icon in our reach gives a cube, all for one disc.
archipelago-advice-harvest-iron = Every icon in our reach gives a cube, all for one disc.
archipelago-advice-harvest-cattle = Every icon in our reach gives a cube, all for one disc.
archipelago-advice-harvest-fruit = Every icon in our reach gives a cube, all for one disc.
archipelago-advice-tax = The people are calm enough to pay.
archipelago-advice-sell = There is more of it than I need, and money is useful.
archipelago-advice-explore = A new region brings a token, a cube and icons.
archipelago-advice-take = It can be seen; the next one cannot.
archipelago-advice-reproduce = New citizens for nothing, and population rises.
archipelago-advice-recruit = New workers, and fewer without work.
archipelago-advice-build = Of all that can be built it is the most useful.
archipelago-advice-erect = A wonder is points.
archipelago-advice-use = The card helps most as things are.
archipelago-advice-visit = Two transactions without a disc.
archipelago-advice-welcome = One citizen more, for nothing.
archipelago-advice-acquire = The price is low, and enough is left for a bad day.
archipelago-advice-purchase = It costs the lowest price now.
archipelago-advice-pass = Nothing that is possible now would help.
archipelago-advice-wish = A trend counts for everybody, and if the wishes differ it is drawn: wish for what you mean to work for.
archipelago-advice-moor = Both sides have their borders and icons; this one will do.
archipelago-advice-land = Two citizens on one shore can reproduce at once, on two shores they reach more icons: both are a good start.
archipelago-advice-gather = The market's cube will be there for a crisis, and with mine I come nearer to a building.
archipelago-advice-keep = Its end can be hastened, and what it counts can be collected unnoticed.
archipelago-advice-done = Whatever else is possible here would not pay.
archipelago-advice-buy = The market is full enough to be cheap, and a cube in hand builds or helps in a crisis.
archipelago-advice-decline = Its icons are few; the next hex is likely to have more.
archipelago-advice-fail = It fits nowhere that we reach.
archipelago-advice-sail = A ship is worth most where there is fish, and where the sea leads on.
archipelago-advice-walk = People are worth what they reach: there is work where they go.
archipelago-advice-evict = A striker keeps the building from working; once the striker is out it can be used again.
archipelago-advice-aim = The card must be aimed somewhere, and none of these will take it too hard.
archipelago-advice-loot = What you loot now is yours; what you leave others may harvest first.
archipelago-advice-surrender = I have the most of it, so one is missed the least.
archipelago-advice-hide = One of the two will be gone, so only cubes that can be spared go into the fists.
archipelago-advice-fist = Nothing tells the two apart: any will do.
archipelago-advice-show = Each five shown brings a florin, and so much they may know.
archipelago-advice-launch = From there a ship fishes and explores.
archipelago-advice-rotate = Turned, they cost something else or are gone: better these than those that I want.
