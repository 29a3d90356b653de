archipelago-name = Archipelago
archipelago-about = Explore islands, build towns, and hold off rebellion: everyone may lose, and someone may want that.
archipelago-help =
    ### The aim
    You govern islands together, each with a secret objective. When the condition of anyone's objective is met, the game ends and all objectives and trends are scored. But if rebellion ever exceeds population, the colony is independent and everyone loses, except a Separatist.

    ### A turn
    1. Disengage everything; rebels stand up.
    2. Everyone makes a secret `bid`; every bid is paid. The highest sets the turn order.
    3. Markets, population and surplus workers move surplus and rebellion.
    4. The face-up back of the evolution deck triggers events or crises (not on turn 1).
    5. Rounds: in each, an action with a disc, a card, and a port or market, in any order, until all discs are used.
    6. Evolution cards: buy one and rotate one, or rotate two. The new deck back may trigger a crisis at once.

    ### Crises
    In a domestic crisis, all citizens outside temples lie down. In turn order each player may `help` once: each cube, free from the market or your own, stands up some citizens of your choice. Any still lying down are rebels until next turn, and rebellion rises by one for each. In an export crisis each missing cube means +1 rebellion.

    ### Actions
    `harvest-wood` and the other harvests put units on icons, `tax`, `buy` and `sell` one cube, `explore`, `reproduce` where exactly two of your citizens live, `recruit` surplus workers, `sail` and `walk`, `build`.

    ### Deals
    During bidding, in crises, and with the player whose round it is, `deal` and `ask` offer exchanges. They resolve at once, in full. Promises are recorded in the ledger but aren't binding.

    ### Regions
    Regions have letters, in order of discovery; free places to explore have numbers. The rotation is where the hex's gold edge (printed north-east) points.

## Questions

archipelago-ask-choose-trend = Which trend do you want? It counts only if all agree.
archipelago-ask-place-first = Place your first region beside the start.
archipelago-ask-land = Land your two citizens on which shore?
archipelago-ask-gather-first = Split the cubes: which for the domestic market, which for you?
archipelago-ask-keep-objectives = Keep which objectives? The others are discarded face down.
archipelago-ask-bid = Your secret bid for turn order? Every bid is paid.
archipelago-ask-set-order = You've won the bidding: set the turn order.
archipelago-beside-help-colony = Help …
archipelago-ask-help-colony = Crisis: 1 { $resource } stands up { $raises ->
    [one] { $raises } citizen
   *[other] { $raises } citizens
 }. Help?
archipelago-ask-raise-citizens = Stand up { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
 } of your choice.
archipelago-beside-help-continent = Deliver …
archipelago-ask-help-continent = The continent still demands { $demand } { $resource }. Deliver?
archipelago-beside-play-round = Cards, building, trade …
archipelago-ask-play-round = Your round: take an action, use a card, or use a port or market.
archipelago-ask-take-hex = Top of the stack: { $side }. Take it?
archipelago-ask-choose-hex = Place the new region, and send who?
archipelago-ask-gather-found = Split the cubes: which for the domestic market, which for you?
archipelago-ask-convert = Turn a hut into your citizen?
archipelago-ask-migrate = Move which units?
archipelago-beside-trade = Trade …
archipelago-ask-trade = Buy or sell a cube. Left: { $left }.
archipelago-ask-trade-many = Buy or sell as many cubes of one resource as you like.
archipelago-ask-hire = Place the new worker.
archipelago-ask-construct = Build what?
archipelago-ask-moor = { $where }: place your new { $building }.
archipelago-ask-buy-opened = Buy one of the revealed cards?
archipelago-ask-choose-target = { $card }: choose a target.
archipelago-ask-choose-loot = { $where }: loot which icons?
archipelago-ask-choose-character = { $card }: which character?
archipelago-ask-give-cube = Your ship is sunk: give which cube to { $to_seat }?
archipelago-ask-hide-cubes = { $thief_seat } steals from you: hide a cube in each fist.
archipelago-ask-pick-fist = Which fist?
archipelago-ask-show-money = How many 5-florin lots do you reveal? Each gives 1 florin.
archipelago-ask-place-ships = Add ships in which regions with your ports?
archipelago-beside-evolution-turn = Buy a card …
archipelago-ask-evolution-turn = Buy a card and rotate another, or rotate two.

## Moves

archipelago-verb-wish = Vote for a trend
archipelago-verb-wish-about = Vote for the trend you want
archipelago-verb-settle = Place region
archipelago-verb-settle-about = Place your first region beside the start
archipelago-verb-land = Land citizens
archipelago-verb-land-about = Put your first citizens ashore
archipelago-verb-gather = Split the cubes
archipelago-verb-gather-about = Choose a cube for the market and one for you
archipelago-verb-keep = Keep
archipelago-verb-keep-about = Choose the objectives you keep
archipelago-verb-bid = Bid
archipelago-verb-bid-about = Bid in secret for turn order
archipelago-verb-order = Set turn order
archipelago-verb-order-about = Set the turn order
archipelago-verb-help = Help
archipelago-verb-help-about = Spend cubes or tokens in a crisis
archipelago-verb-raise = Stand citizens up
archipelago-verb-raise-about = Stand up citizens who are lying down
archipelago-verb-bless = Use temple
archipelago-verb-bless-about = Stand up citizens in your temple's region for free
archipelago-verb-done = Done
archipelago-verb-done-about = Finish this step
archipelago-verb-harvest-fish = Harvest fish
archipelago-verb-harvest-fish-about = Harvest fish with your ships
archipelago-verb-harvest-wood = Harvest wood
archipelago-verb-harvest-wood-about = Harvest wood
archipelago-verb-harvest-stone = Harvest stone
archipelago-verb-harvest-stone-about = Harvest stone
archipelago-verb-harvest-iron = Harvest iron
archipelago-verb-harvest-iron-about = Harvest iron
archipelago-verb-harvest-cattle = Harvest cattle
archipelago-verb-harvest-cattle-about = Harvest cattle
archipelago-verb-harvest-fruit = Harvest fruit
archipelago-verb-harvest-fruit-about = Harvest exotic fruit
archipelago-verb-tax = Collect taxes
archipelago-verb-tax-about = Collect taxes; rebellion rises first
archipelago-verb-buy = Buy
archipelago-verb-buy-about = Buy a cube on a market
archipelago-verb-sell = Sell
archipelago-verb-sell-about = Sell a cube on a market
archipelago-verb-explore = Explore
archipelago-verb-explore-about = Look for a new region
archipelago-verb-take = Take this hex
archipelago-verb-take-about = Take the hex that you see
archipelago-verb-decline = Draw another
archipelago-verb-decline-about = Discard this hex and take the next one blind
archipelago-verb-discover = Discover
archipelago-verb-discover-about = Place the new region and send a unit there
archipelago-verb-fail = Give up exploring
archipelago-verb-fail-about = Discard the hex: the exploration fails
archipelago-verb-welcome = Turn hut into citizen
archipelago-verb-welcome-about = Turn a hut into your citizen
archipelago-verb-reproduce = Reproduce
archipelago-verb-reproduce-about = Add citizens where two of yours live
archipelago-verb-recruit = Recruit
archipelago-verb-recruit-about = Hire surplus workers
archipelago-verb-sail = Sail
archipelago-verb-sail-about = Move your ships
archipelago-verb-walk = Walk
archipelago-verb-walk-about = Move your citizens
archipelago-verb-build = Build
archipelago-verb-build-about = Build a town, market, port, temple or ship
archipelago-verb-use = Use a card
archipelago-verb-use-about = Use an evolution card
archipelago-verb-erect = Build a wonder
archipelago-verb-erect-about = Build a wonder; a citizen stays on it
archipelago-verb-visit = Use a port or market
archipelago-verb-visit-about = Make two transactions for 1 florin
archipelago-verb-evict = Evict a rebel
archipelago-verb-evict-about = Remove a rebel from a building in your region
archipelago-verb-pass = Pass
archipelago-verb-pass-about = Pass for the rest of this phase
archipelago-verb-aim = Choose a target
archipelago-verb-aim-about = Choose the card's target
archipelago-verb-loot = Loot icons
archipelago-verb-loot-about = Loot icons of the region
archipelago-verb-purchase = Buy a revealed card
archipelago-verb-purchase-about = Buy one of the revealed cards
archipelago-verb-surrender = Hand over a cube
archipelago-verb-surrender-about = Hand over a cube to the Pirate
archipelago-verb-hide = Hide cubes
archipelago-verb-hide-about = Hide a cube in each fist
archipelago-verb-fist = Pick a fist
archipelago-verb-fist-about = Pick a fist
archipelago-verb-show = Reveal florins
archipelago-verb-show-about = Reveal florins in lots of 5
archipelago-verb-moor = Choose its side
archipelago-verb-moor-about = Choose the water or shore of your new ship or port
archipelago-verb-launch = Add ships
archipelago-verb-launch-about = Choose where your new ships are added
archipelago-verb-acquire = Buy a card
archipelago-verb-acquire-about = Buy a card of the evolution track and rotate another
archipelago-verb-rotate = Rotate two cards
archipelago-verb-rotate-about = Rotate two cards of the evolution track
archipelago-verb-allow = Set permission
archipelago-verb-allow-about = Let others harvest in your region, or no longer
archipelago-verb-deal = Offer a deal
archipelago-verb-deal-about = Offer a player an exchange, a gift, a loan, a promise
archipelago-verb-ask = Request
archipelago-verb-ask-about = Request a player's card or permission
archipelago-verb-accept = Accept
archipelago-verb-accept-about = Accept an offer; it resolves at once
archipelago-verb-refuse = Refuse
archipelago-verb-refuse-about = Refuse an offer
archipelago-verb-counter = Counter
archipelago-verb-counter-about = Make a counteroffer
archipelago-verb-withdraw = Withdraw
archipelago-verb-withdraw-about = Withdraw your own offer
archipelago-verb-judge = Judge a promise
archipelago-verb-judge-about = Judge whether a promise to you was kept

## Blanks

archipelago-field-trend = trend
archipelago-field-half = terms
archipelago-field-side = region
archipelago-field-place = place
archipelago-field-edge = rotation
archipelago-field-shore = shore
archipelago-field-resource = resource
archipelago-field-objective = objectives
archipelago-field-amount = florins
archipelago-field-from-market = from the market
archipelago-field-own-cubes = own cubes
archipelago-field-tokens = tokens
archipelago-field-region = region
archipelago-field-lying = citizens
archipelago-field-spot = place
archipelago-field-origin = from
archipelago-field-worker = workers
archipelago-field-unit = unit
archipelago-field-market = market
archipelago-field-goods = goods
archipelago-field-building = building
archipelago-field-payment = payment
archipelago-field-card = card
archipelago-field-target = target
archipelago-field-fist = fist
archipelago-field-fives = 5-florin lots
archipelago-field-permission = permission
archipelago-field-thing = thing
archipelago-field-proposal = offer
archipelago-field-promise = promise
archipelago-field-verdict = verdict

## The log

archipelago-log-order = Turn order of turn zero: { $seats }.
archipelago-log-start = The islands are around { $side }.
archipelago-log-wishes = { $player } has voted for a trend.
archipelago-log-wish = { $player } voted for { $trend }.
archipelago-log-agreed-trend = All agree on the trend { $trend }.
archipelago-log-trends = Trends of this game: { $trend }.
archipelago-log-objectives = Public objectives: { $objective }.
archipelago-log-dealt = Your objective cards: { $objective }.
archipelago-log-keeps = { $player } has chosen.
archipelago-log-kept = You keep: { $objective }.
archipelago-log-row = Evolution track: { $card }.
archipelago-log-hand = Your hexes: { $side }.
archipelago-log-unfit = None of { $player }'s hexes fits ({ $side }); new ones are drawn.
archipelago-log-leftovers = Nothing in the whole stack fits for { $player }: the hexes others kept are added.
archipelago-log-fits-nowhere = Nothing fits beside the start: { $player }'s first region only has to match the start.
archipelago-log-region = { $player } finds { $where }.
archipelago-log-lands = { $player } lands in { $where }: { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
 }.
archipelago-log-to-market = 1 { $resource } goes to the domestic market.
archipelago-log-gains = { $player } gains { $count } { $resource }.
archipelago-log-stack-empty = A stack of explorer tokens is empty: everyone gains another disc.
archipelago-log-hexes-shuffled = The discarded hexes are shuffled into a new stack.
archipelago-log-turn = Turn { $number } begins.
archipelago-log-turn-heading = Turn { $number }
archipelago-round-short = turn { $number }
archipelago-log-bids = { $player } has bid.
archipelago-log-bid = { $player } bid { $money }{ $bonus ->
    [0] {""}
   *[other] {" (+"}{ $bonus }{")"}
 }.
archipelago-log-order-stays = The turn order stays the same.
archipelago-log-tie = A tie: { $seats } bid again.
archipelago-log-orders = { $player } sets the turn order: { $seats }.
archipelago-log-rebellion = Rebellion { SIGNED($by) } (now { $now }).
archipelago-log-surplus = Surplus workers { SIGNED($by) } (now { $now }).
archipelago-log-event = Event: rebellion { SIGNED($by) } per { $building }.
archipelago-log-crisis = Crisis! The people want { $resource }: a cube stands up { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
 }.
archipelago-log-demand = The continent demands { $count } { $resource }.
archipelago-log-helps = { $player } helps ({ $resource }){ $market ->
    [0] {""}
   *[other] {", "}{ $market } from the market
 }{ $own ->
    [0] {""}
   *[other] {", "}{ $own } own
 }{ $tokens ->
    [0] {""}
   *[other] {", "}{ $tokens } with tokens
 }.
archipelago-log-helps-no-more = { $player } stops helping.
archipelago-log-raises = { $player } stands up { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
 } of { $raised_seat } in { $where }.
archipelago-log-blesses = { $player }'s temple stands up { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
 }.
archipelago-log-crisis-over = The crisis is over.
archipelago-log-strike = { $count ->
    [one] { $count } citizen becomes a rebel.
   *[other] { $count } citizens become rebels.
 }
archipelago-log-unmet = { $count ->
    [one] { $count } cube is missing.
   *[other] { $count } cubes are missing.
 }
archipelago-log-harvests = { $player } harvests { $count } { $resource }.
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
archipelago-log-converts = A hut of { $where } joins { $player }.
archipelago-log-births = { $player } reproduces in { $where }: +{ $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
 }.
archipelago-log-hires = { $player } hires { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 } for { $money }.
archipelago-log-moves = { $player }: { $unit } from { $here } to { $there }{ $count ->
    [one] {""}
   *[other] {" ×"}{ $count }
 }.
archipelago-log-builds = { $player } builds in { $where }: { $building }.
archipelago-log-visits = { $player } uses the { $building } in { $where }.
archipelago-log-evicts = { $player } evicts the rebel from the { $building } in { $where }.
archipelago-log-evicts-ashore = { $player } evicts the rebel from the { $building } in { $where } to the { $shore }.
archipelago-log-passes = { $player } passes.
archipelago-log-stuck = { $player } can't take any action for now.
archipelago-log-uses = { $player } uses { $card }.
archipelago-log-uses-of = { $player } uses { $owner_seat }'s { $card }.
archipelago-log-earns = { $player } gains { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 } from the bank.
archipelago-log-erects = { $player } builds a wonder: { $card }.
archipelago-log-launches = { $player } adds ships in { $where }.
archipelago-log-sinks = { $player } sinks a ship of { $target_seat } in { $where }.
archipelago-log-has-no-cubes = { $player } reveals having no cubes.
archipelago-log-surrenders = { $player } hands { $target_seat } a cube: { $resource }.
archipelago-log-kills = { $player } discards { $target_seat }'s { $card } for { $money }.
archipelago-log-spies = { $player } looks at an objective of { $target_seat }.
archipelago-log-sees = The objective of { $target_seat }: { $objective }. You may not tell.
archipelago-log-steals = { $player } steals from { $target_seat }.
archipelago-log-hides = { $player } holds out two fists.
archipelago-log-picks-fist = { $player } picks a fist of { $target_seat }: { $fist }.
archipelago-log-finds = In the fist: { $resource }.
archipelago-log-loots = { $player } loots { $count } { $resource } in { $where }.
archipelago-log-shifts = { $player } moves { $resource } to the other market ({ $market }).
archipelago-log-to-export = { $player } sends { $resource } to the export market.
archipelago-log-from-export = { $player } takes { $resource } off the export market.
archipelago-log-shows = { $player } reveals { $money ->
    [one] { $money } florin
   *[other] { $money } florins
 } and gains { $income }.
archipelago-log-opens-cards = { $player } reveals cards: { $card }.
archipelago-log-acquires = { $player } buys { $card } for { $money }.
archipelago-log-turns = { $player } rotates { $card }: now { $money }.
archipelago-log-discards = { $player } rotates { $card } to the skull: discarded.
archipelago-log-opens = New on the evolution track: { $card }.
archipelago-log-cards-shuffled = The discarded cards are shuffled into a new deck.
archipelago-log-allows = { $player } lets others harvest in { $where }.
archipelago-log-forbids = { $player } no longer lets others harvest in { $where }.
archipelago-log-policy = Crisis policy: { $policy }.
archipelago-log-offers = { $proposal }
archipelago-log-expires = The offer has expired: { $proposal }
archipelago-log-lapsed = The offer is void: { $proposal }
archipelago-log-refuses = { $player } refuses: { $proposal }
archipelago-log-withdraws = { $player } withdraws: { $proposal }
archipelago-log-falls-through = { $player } accepts, but { $target_seat } can no longer pay: { $proposal }
archipelago-log-deals = { $player } accepts, done: { $proposal }
archipelago-log-promises = { $player } promises { $target_seat }: { $goods }.
archipelago-log-promise-kept = { $player } says { $target_seat } kept the promise ({ $goods }).
archipelago-log-promise-broken = { $player } says { $target_seat } broke the promise ({ $goods }).
archipelago-log-opens-objective = { $player } reveals an objective: { $objective }.
archipelago-log-met = An end condition is met: { $objective }.
archipelago-log-objective = { $player } had: { $objective }.
archipelago-log-independent = { archipelago-cause-independence }
archipelago-log-end = The game is over: { $end }.
archipelago-log-score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
archipelago-log-winners = { $count ->
    [0] No winner.
    [one] { $seats } wins the game.
   *[other] { $seats } share the victory!
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
archipelago-pay-tokens = { $resource }, with tokens: { $resource_by_token }
archipelago-permission = permission to harvest in { $where }
archipelago-goods = { $what } ×{ $count }
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

archipelago-split-to-market = { $resource } to the market
archipelago-split-to-own = { $resource } for you
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
archipelago-building-church = temple
archipelago-spot-part-church = temple
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
archipelago-worker-standing = disengaged unit
archipelago-worker-town = from the town
archipelago-worker-market = from the market
archipelago-worker-port = from the port
archipelago-worker-church = from the temple
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
archipelago-policy-two-own = market, plus up to two of my cubes
archipelago-policy-whatever-it-takes = whatever it takes
archipelago-policy-nothing = don't help
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
archipelago-side-grey-mountain = Gray Mountain
archipelago-side-smugglers-strait = Smugglers' Strait
archipelago-side-fruit-terraces = Fruit Terraces
archipelago-side-harbour-isle = Harbor Isle
archipelago-side-southern-steppe = Southern Steppe
archipelago-side-hidden = unknown hex
archipelago-trend-fish = Fish
archipelago-trend-wood = Wood
archipelago-trend-stone = Stone
archipelago-trend-iron = Iron
archipelago-trend-cattle = Cattle
archipelago-trend-fruit = Exotic Fruit
archipelago-trend-money = Florins
archipelago-trend-population = Population
archipelago-trend-churches = Temples
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
archipelago-trend-churches-about = Most temples controlled: 4, 3, 2 points.
archipelago-trend-towns-about = Most towns controlled: 4, 3, 2 points.
archipelago-trend-ships-about = Most ships in play: 4, 3, 2 points.
archipelago-trend-benefactor-about = Most florins on this card: 4, 3, 2 points.
archipelago-objective-short-resources-gone = Iron
archipelago-objective-short-resources-gone-about = Ends when the bank is out of { $number } kinds of resource. Most iron: 3, 2, 1 points.
archipelago-objective-short-progress = Markets
archipelago-objective-short-progress-about = Ends when { $number } progress cards have been bought. Most markets you control: 3, 2, 1 points.
archipelago-objective-short-stacks = Florins
archipelago-objective-short-stacks-about = Ends when { $number } token stacks are empty. Most florins: 3, 2, 1 points.
archipelago-objective-short-churches = Characters
archipelago-objective-short-churches-about = Ends when { $number } temples are built. Most characters: 3, 2, 1 points.
archipelago-objective-short-characters = Explorer tokens
archipelago-objective-short-characters-about = Ends when { $number } characters have been bought. Most explorer tokens: 3, 2, 1 points.
archipelago-objective-short-markets = Temples
archipelago-objective-short-markets-about = Ends when { $number } markets are built. Most temples you control: 3, 2, 1 points.
archipelago-objective-short-towns = Ports
archipelago-objective-short-towns-about = Ends when { $number } towns are built. Most ports you control: 3, 2, 1 points.
archipelago-objective-short-ports = Progress cards
archipelago-objective-short-ports-about = Ends when { $number } ports are built. Most progress cards: 3, 2, 1 points.
archipelago-objective-short-pacifist = Pacifist
archipelago-objective-short-pacifist-about = Ends when population reaches { $number }. 3 points if population exceeds rebellion by more than { $margin }.
archipelago-objective-short-separatist = Separatist
archipelago-objective-short-separatist-about = Ends when { $number } token stacks are empty. You alone win if rebellion exceeds population.
archipelago-objective-medium-characters = Fish
archipelago-objective-medium-characters-about = Ends when { $number } characters have been bought. Most fish: 3, 2, 1 points.
archipelago-objective-medium-stacks = Iron by your towns
archipelago-objective-medium-stacks-about = Ends when { $number } token stacks are empty. Most iron icons in regions of your towns: 3, 2, 1 points.
archipelago-objective-medium-markets = Wood by your towns
archipelago-objective-medium-markets-about = Ends when { $number } markets are built. Most wood icons in regions of your towns: 3, 2, 1 points.
archipelago-objective-medium-churches = Evolution cards
archipelago-objective-medium-churches-about = Ends when { $number } temples are built. Most evolution cards: 3, 2, 1 points.
archipelago-objective-medium-towns = Explorer tokens
archipelago-objective-medium-towns-about = Ends when { $number } towns are built. Most explorer tokens: 3, 2, 1 points.
archipelago-objective-medium-population = Ports and markets
archipelago-objective-medium-population-about = Ends when population reaches { $number }. Most ports and markets you control: 3, 2, 1 points.
archipelago-objective-medium-ports = Temples
archipelago-objective-medium-ports-about = Ends when { $number } ports are built. Most temples you control: 3, 2, 1 points.
archipelago-objective-medium-progress = Florins
archipelago-objective-medium-progress-about = Ends when { $number } progress cards have been bought. Most florins: 3, 2, 1 points.
archipelago-objective-medium-pacifist = Pacifist
archipelago-objective-medium-pacifist-about = Ends when the bank is out of { $number } kinds of resource. 3 points if population exceeds rebellion by more than { $margin }.
archipelago-objective-medium-separatist = Separatist
archipelago-objective-medium-separatist-about = Ends when the bank is out of florins. You alone win if rebellion exceeds population.
archipelago-objective-long-towns = Explorer tokens
archipelago-objective-long-towns-about = Ends when { $number } towns are built. Most explorer tokens: 3, 2, 1 points.
archipelago-objective-long-ports = Florins
archipelago-objective-long-ports-about = Ends when { $number } ports are built. Most florins: 3, 2, 1 points.
archipelago-objective-long-markets = Temples
archipelago-objective-long-markets-about = Ends when { $number } markets are built. Most temples you control: 3, 2, 1 points.
archipelago-objective-long-stacks = Characters
archipelago-objective-long-stacks-about = Ends when { $number } token stacks are empty. Most characters: 3, 2, 1 points.
archipelago-objective-long-cards = Fish by your towns
archipelago-objective-long-cards-about = Ends when { $number } evolution cards have been bought. Most fish icons in regions of your towns: 3, 2, 1 points.
archipelago-objective-long-churches = Fruit by your towns
archipelago-objective-long-churches-about = Ends when { $number } temples are built. Most fruit icons in regions of your towns: 3, 2, 1 points.
archipelago-objective-long-resources-gone = Ports
archipelago-objective-long-resources-gone-about = Ends when the bank is out of { $number } kinds of resource. Most ports you control: 3, 2, 1 points.
archipelago-objective-long-ships = Progress cards
archipelago-objective-long-ships-about = Ends when { $number } ships are in play. Most progress cards: 3, 2, 1 points.
archipelago-objective-long-pacifist = Pacifist
archipelago-objective-long-pacifist-about = Ends when surplus reaches { $number }. 3 points if population exceeds rebellion by more than { $margin }.
archipelago-objective-long-separatist = Separatist
archipelago-objective-long-separatist-about = Ends when the bank is out of florins. You alone win if rebellion exceeds population.
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
archipelago-card-minister-of-labour = Minister of Labor
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
archipelago-card-amphitheatre = Amphitheater
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
archipelago-card-researcher-about = Reveal 5 cards and buy one progress card at its lowest price.
archipelago-card-pirate-about = Sink a ship where you have one; its owner hands you a cube. Rebellion +1.
archipelago-card-explorer-about = Exploration: choose among 3 hexes.
archipelago-card-detective-about = Reveal 5 cards and buy one character at its lowest price.
archipelago-card-assassin-about = Discard a rival's character by paying its lowest price.
archipelago-card-bishop-about = Rebellion −1.
archipelago-card-archbishop-about = Rebellion −1; −2 with 3 temples, −3 with 5.
archipelago-card-pope-about = Rebellion −1 per temple. 1 point at game end.
archipelago-card-false-prophet-about = Move one citizen per temple you control.
archipelago-card-minister-of-labour-about = Surplus −1.
archipelago-card-scout-about = Exploration: explore twice.
archipelago-card-king-about = Adds 3 to your bids. 1 point at game end.
archipelago-card-recruiter-about = Hire one worker without a disc.
archipelago-card-missionary-about = Exploration: one hut becomes your citizen.
archipelago-card-spy-about = Look at another player's objective.
archipelago-card-merchant-about = Buy or sell any number of one resource on the domestic market.
archipelago-card-treasurer-about = 1 florin for each 5 florins you reveal.
archipelago-card-thief-about = A player hides two cubes; you pick a fist.
archipelago-card-barbarian-about = Loot the free icons of a region permanently.
archipelago-card-minister-of-agriculture-about = Two cubes of cattle and fruit to the domestic market.
archipelago-card-queen-about = Adds 2 to your bids.
archipelago-card-exporter-about = Buy or sell any number of one resource on the export market.
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
archipelago-card-slavery-about = Disengage all your citizens. Rebellion +2.
archipelago-card-colossus-about = Wonder: 3 iron. Surplus −1, 1 point.
archipelago-card-pyramid-about = Wonder: 5 stone. Rebellion +2, 2 points.
archipelago-card-emigration-about = Surplus −1 per port.
archipelago-card-great-lighthouse-about = Wonder, with a port: 1 iron, 2 stone. Ships in all ports, 1 point.
archipelago-card-cathedral-about = Wonder, with a temple: 3 stone. Rebellion −1 per temple, 2 points.
archipelago-card-immigration-about = Surplus +2.
archipelago-card-architecture-about = Build without a disc.
archipelago-card-domestic-trade-about = One transaction on the domestic market without a disc.
archipelago-card-peace-and-prosperity-about = Any 2 cubes: rebellion −2.
archipelago-card-education-about = Surplus −2.
archipelago-card-dictatorship-about = All your rebels stand up.
archipelago-card-church-gifts-about = 1 fruit: rebellion −1. 1 fruit and 1 cattle: −2.

## Settings

archipelago-help-more-control =
    - **More control**: two public trends are scored; with the Benefactor three.
archipelago-help-more-spice =
    - **More spice**: an objective that is put back neither ends the game nor scores. Five players can't combine it with the Benefactor: there are eight objectives then.
archipelago-help-benefactor =
    - **Benefactor**: each of your cubes and explorer tokens spent in a crisis, and each temple, puts 1 florin on the card. They're ranked for 4, 3 and 2 points and belong to no one.
archipelago-option-length = Length
archipelago-option-length-medium = medium
archipelago-option-length-short = short
archipelago-option-length-long = long
archipelago-option-desert-start = Desert start
archipelago-option-desert-start-about = the islands begin in a desert: citizens walk out, no one sails
archipelago-option-desert-start-off = off
archipelago-option-desert-start-on = on
archipelago-option-no-secrets = No secrets
archipelago-option-no-secrets-about = objectives are public, and there are no trends
archipelago-option-no-secrets-off = off
archipelago-option-no-secrets-on = on
archipelago-option-more-control = More control
archipelago-option-more-control-about = one more public trend
archipelago-option-more-control-off = off
archipelago-option-more-control-on = on
archipelago-option-more-spice = More spice
archipelago-option-more-spice-about = everyone draws twice as many objectives and keeps half
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

archipelago-note-huts = surplus workers +{ $count }
archipelago-note-raises = { $count ->
    [one] { $count } citizen can stand up
   *[other] { $count } citizens can stand up
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
archipelago-gain-surplus = surplus workers { $sign }{ $count }
archipelago-gain-building = { $sign }{ $count } { $what }
archipelago-gain-card = { $sign }{ $count } { $what }

## Headings

archipelago-theme-harvest = Harvest
archipelago-theme-deals = Deals
archipelago-theme-crisis = Crisis
archipelago-theme-discovery = Exploration
archipelago-theme-cards = Cards

## Why not

archipelago-reason-open-game = A game without secrets has no trends and no hidden objectives to choose from.
archipelago-reason-few-objectives = With the Benefactor there are only eight objectives, too few for five players who draw two each.
archipelago-reason-no-disc = You have no disc left for an action this turn.
archipelago-reason-acted = You've already taken your action this round.
archipelago-reason-carded = You've already used a card this round.
archipelago-reason-traded = You've already used a port or market this round.
archipelago-reason-not-now = Only in your round, when nothing else is pending.
archipelago-reason-act-or-pass = You have discs left: take an action, or pass for the rest of the phase.
archipelago-reason-no-dock = You control no port or market unused this turn, or you're short of 1 florin, or there's nothing to trade.
archipelago-reason-no-striker = There's no other player's rebel in a port or market of a region you rule.
archipelago-reason-no-help = Neither the market nor you have a cube or token that would help.
archipelago-reason-no-church = You control no temple in whose region someone is lying down.
archipelago-reason-not-ruler = You don't rule that region, or have already set it: ruling takes an active citizen of yours in its town.
archipelago-reason-no-promise = No one owes you such a promise, or you've already judged it.
archipelago-reason-no-tax = All tax spaces are taken this turn.
archipelago-reason-no-icons = None of your disengaged units can reach a free { $resource } icon, or its region's ruler doesn't allow it, or the bank has none.
archipelago-reason-no-family = You can reproduce once per turn, wherever exactly two active citizens of yours live together, as long as you have citizens in your supply.
archipelago-reason-no-workers = There are no surplus workers, no florins, no place for them, or no citizens in your supply.
archipelago-reason-no-exploring = No hex is left, none of your units can go further, or all exploration spaces are taken.
archipelago-reason-no-migration = None of your disengaged units can go anywhere.
archipelago-reason-cannot-build = You lack the cubes, the florins, a disengaged builder or a token for it, or the region already has one or no coast.
archipelago-reason-no-purchase = That market has none of it, or you can't afford it.
archipelago-reason-no-sale = You have none of it to sell, or that market takes no more of it.
archipelago-reason-one-way = With this card you only buy, or only sell, and cubes of one resource alone.
archipelago-reason-no-deal = Deals are possible during bidding, in crises, and with the player whose round it is.
archipelago-reason-no-deal-with-them = In a round, deals are between the player whose round it is and the others; you can't deal with yourself.
archipelago-reason-not-to-be-had = No one can give you that now.
archipelago-reason-offer-open = You can have one open offer per player, and two in all: withdraw one, or wait for the answer.
archipelago-reason-offer-gone = That offer is no longer open.
archipelago-reason-cannot-pay = You don't have what's wanted, or it's hidden in your fist. Counter with other terms, or refuse.
archipelago-reason-not-yours = You can only give what you have now and isn't hidden in your fist. You may promise the rest: `later`.
archipelago-reason-no-such-terms = Say what you give, want or promise: florins, cubes, explorer tokens, your own cards and permissions, no more than there is in the box.
archipelago-reason-too-much = You can't pay that much.
archipelago-reason-crowded = More than three of your citizens would be in one region (move someone out in the same move), or a unit can't get there.
archipelago-reason-card-not-now = You can't use this card now: it's engaged, another player's, too expensive, or would do nothing.
archipelago-reason-wonder-not-now = A wonder you bought on an earlier turn takes its cubes and discs, a disengaged citizen, and control of the building that it names.

archipelago-when-wish = You vote for a trend once, during setup.
archipelago-when-settle = You place your first region once, during setup.
archipelago-when-land = You land your first citizens once, during setup.
archipelago-when-gather = You split the cubes of a region you've just discovered.
archipelago-when-keep = You choose the objectives you keep once, during setup.
archipelago-when-bid = You bid at the start of each turn, before the turn order is set.
archipelago-when-order = Whoever wins the bidding sets the turn order, right after it.
archipelago-when-help = You help in a crisis, when your turn to answer comes.
archipelago-when-raise = You choose who stands up when your help in a crisis stands up only some.
archipelago-when-bless = You use a temple in a crisis, when your turn to answer comes.
archipelago-when-done = There's nothing to finish now.
archipelago-when-take = You decide on the top hex when you explore and see what it is.
archipelago-when-decline = You draw another hex when you explore and don't take the one you see.
archipelago-when-discover = You place a new region when you explore and have taken a hex.
archipelago-when-fail = You give up exploring once you hold a hex you can't or won't place.
archipelago-when-welcome = You turn a hut into a citizen in a region you've just discovered.
archipelago-when-moor = You choose the side right after building a ship or a port.
archipelago-when-pass = You pass in your round, before taking an action.
archipelago-when-aim = You choose a target after using a card that needs one.
archipelago-when-loot = You choose icons after using a card that loots a region.
archipelago-when-purchase = You buy a revealed card after using a card that reveals some.
archipelago-when-surrender = You hand over a cube when the Pirate sinks your ship.
archipelago-when-hide = You hide cubes when another player steals from you.
archipelago-when-fist = You pick a fist when you steal from another player.
archipelago-when-show = You reveal florins after using a card that pays for it.
archipelago-when-launch = You add ships after using a card that gives them.
archipelago-when-acquire = You buy a card in the last phase of the turn, in turn order.
archipelago-when-rotate = You rotate cards in the last phase of the turn, in turn order.

## Parameters of commands

## Hints at the first decision of each kind

archipelago-coach-choose-trend = A trend is scored for everyone at game end, no matter who chose it. If the votes differ, all trends are drawn instead.
archipelago-coach-place-first = Different icons give you different cubes, and building needs several kinds. From free coasts and borders you can go on exploring.
archipelago-coach-land = On one shore your two citizens can reproduce in the first turn; on two they reach more icons. Getting across later isn't easy.
archipelago-coach-gather-first = Everyone can buy the market's cube or use it in crises; yours is a secret behind your screen. Keep what you need to build.
archipelago-coach-keep-objectives = An objective names a way for the game to end and something that is scored for everyone. Keep one you can hasten and be ahead in.
archipelago-coach-bid = Every bid is paid, even a losing one, and the highest sets the turn order. Bid when you need a place or an icon before the others do; otherwise 0 is a good bid.
archipelago-coach-set-order = The first player goes first in crises, rounds and with the cards. You may sell a position: deals are open now.
archipelago-coach-help-colony = Everyone still lying down after the crisis is a rebel: they can't be used until next turn, and rebellion rises by one for each. Cubes of the market cost you nothing, so spend those first.
archipelago-coach-raise-citizens = You choose who stands up, yours or others'. Anyone still lying down becomes a rebel, and each of them means +1 rebellion.
archipelago-coach-help-continent = Each cube still missing means +1 rebellion, and rebellion threatens everyone. Cubes of the export market cost you nothing.
archipelago-coach-play-round = Each disc is one action this turn, and a unit you use is engaged until the next turn. If you pass with discs left, you're out for the rest of the phase.
archipelago-coach-take-hex = You see one side only; the hex may be placed either way up. If you draw another, you get it blind.
archipelago-coach-choose-hex = The new region must touch two others, and its edges must match: sea to sea, field to field, mountain to mountain. You get an explorer token, and the cubes of the region are next.
archipelago-coach-gather-found = Everyone can use the market's cube, also in crises; yours is a secret. Keep what you need to build, or what scores at game end.
archipelago-coach-convert = You gain a citizen, and population rises, which keeps rebellion down. There's also one surplus worker fewer.
archipelago-coach-migrate = Moving engages no one; ships can carry citizens on the way. Make room in a full region in the same move; when no one else should move, you're done.
archipelago-coach-trade = The fuller a market, the lower its price: sell while it's empty, buy while it's full. Nearly full markets cause surplus workers and rebellion each turn.
archipelago-coach-trade-many = Only one resource, but as many cubes as you like; the price changes with each. Stop where it no longer pays off.
archipelago-coach-hire = You can place a new worker where you have a unit that isn't a rebel, at most three of yours per region. Each one hired is one fewer who stirs up rebellion.
archipelago-coach-construct = A building needs a disengaged citizen, who stays in it, and your cubes. Many objectives score towns, temples, ports and markets.
archipelago-coach-buy-opened = The card costs its lowest price now; on the evolution track it would be more expensive. Those not bought are discarded.
archipelago-coach-moor = Ships don't cross land: from one water a ship reaches only its borders and its fish. A port is entered from its own water and shore.
archipelago-coach-choose-target = Your target will remember it, and you need them in the next crisis. Aim where it gains you most and costs the colony least.
archipelago-coach-choose-loot = A looted icon gives a cube now and none ever again, to anyone. Spare what you mean to harvest yourself.
archipelago-coach-choose-character = You pay the bank the lowest price of the character, and it's discarded. Its owner will remember it.
archipelago-coach-give-cube = Give the cube you need least for building and for scoring. Everything else behind your screen stays a secret.
archipelago-coach-hide-cubes = One of the two will be taken. Hide cubes that you can spare.
archipelago-coach-pick-fist = The cube in the fist that you choose is yours; the other stays with its owner. Nothing tells you which is which.
archipelago-coach-show-money = Each 5 florins you reveal give 1 florin, but everyone learns how much you have. If florins score, that may tell more than it's worth.
archipelago-coach-place-ships = A ship fishes, explores by sea and carries citizens. Put it where the sea goes on or fish is free.
archipelago-coach-evolution-turn = Rotating a card changes its price, and at the skull it's discarded. Buy what you'll use every turn; otherwise rotate what others want.

## What speaks for a move

archipelago-advice-settle = It has the most, and the most different, icons.
archipelago-advice-discover = It has good icons, and we can get there.
archipelago-advice-bid = A small bid: every one is paid.
archipelago-advice-order = Going first is worth the most.
archipelago-advice-help = Without it rebellion would rise.
archipelago-advice-bless = It costs nothing, and there will be fewer rebels.
archipelago-advice-raise = My own first: I can use them this turn.
archipelago-advice-harvest-fish = Every icon in our reach gives a cube, all for one disc.
archipelago-advice-harvest-wood = Every icon in our reach gives a cube, all for one disc.
archipelago-advice-harvest-stone = Every icon in our reach gives a cube, all for one disc.
archipelago-advice-harvest-iron = Every icon in our reach gives a cube, all for one disc.
archipelago-advice-harvest-cattle = Every icon in our reach gives a cube, all for one disc.
archipelago-advice-harvest-fruit = Every icon in our reach gives a cube, all for one disc.
archipelago-advice-tax = The people are calm enough to pay.
archipelago-advice-sell = I have more of it than I need, and florins are useful.
archipelago-advice-explore = A new region gives a token, a cube and icons.
archipelago-advice-take = I can see this one; the next is blind.
archipelago-advice-reproduce = New citizens for free, and population rises.
archipelago-advice-recruit = New citizens, and fewer surplus workers.
archipelago-advice-build = The most useful of all I can build.
archipelago-advice-erect = A wonder scores points.
archipelago-advice-use = The card that helps most right now.
archipelago-advice-visit = Two transactions without a disc.
archipelago-advice-welcome = One more citizen, for free.
archipelago-advice-acquire = The price is low, and enough is left for a bad day.
archipelago-advice-purchase = It costs the lowest price now.
archipelago-advice-pass = Nothing I can do now would help.
archipelago-advice-wish = A trend scores for everyone, and if the votes differ it's drawn: vote for what you mean to work for.
archipelago-advice-moor = Both sides have their borders and icons; this one will do.
archipelago-advice-land = Two citizens on one shore can reproduce at once, on two shores they reach more icons: both are a good start.
archipelago-advice-gather = The market's cube will be there for a crisis, and mine brings me nearer to a building.
archipelago-advice-keep = I can hasten its end, and collect what it scores unnoticed.
archipelago-advice-done = Nothing else here would pay off.
archipelago-advice-buy = The market is full enough to be cheap, and a cube in hand builds or helps in a crisis.
archipelago-advice-decline = Its icons are few; the next hex is likely to have more.
archipelago-advice-fail = It fits nowhere within reach.
archipelago-advice-sail = A ship is worth most where there is fish, and where the sea leads on.
archipelago-advice-walk = Citizens are worth what they reach: there are free icons where they go.
archipelago-advice-evict = A rebel blocks the building; without the rebel it can be used again.
archipelago-advice-aim = The card needs a target: this one hurts the table least.
archipelago-advice-loot = What you loot now is yours; what you leave others may harvest first.
archipelago-advice-surrender = I have the most of it, so I'll miss one the least.
archipelago-advice-hide = One of the two will be gone, so I hide only cubes I can spare.
archipelago-advice-fist = Nothing tells the two apart: either will do.
archipelago-advice-show = Each 5 florins shown give 1 florin, and that much they may know.
archipelago-advice-launch = From there a ship fishes and explores.
archipelago-advice-rotate = Rotating changes their price or discards them: better these than those I want.
