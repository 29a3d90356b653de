santa-maria-name = Santa Maria
santa-maria-about = Settle a colony, activate rows and columns with dice; ship, pray and conquer over three years.
santa-maria-help =
    ### The aim
    Have the most happiness after three years: during play, plus colonists, scholars, bishops, shipping tiles, sets of docks and coins at game end.

    ### A turn
    One of these, plus free actions:
    - **Expand** (`expand`): a double tile for 2 wood, a triple tile for 2 wood and 1 grain. Name its first space and where its second space is from there: `expand d05 b2.north`.
    - **Activate a building** (`activate`): 1 coin for the first of the year, then 2, 3, …
    - **Use a die** (`die`): white activates a column top to bottom, blue a row left to right. Each unblocked building is activated in order; the die blocks the last one. Each ±1 on a die costs 1 coin. At most 3 white dice per year.
    - **Pass** (`pass`): take a passing bonus, then collect each dock's income per shipping tile. The topmost marker starts the next year.

    Free actions, until another player moves: `sell` wood and grain for 1 coin, everything else for 2; `buy` wood or grain for 3.

    ### Buildings
    You hold at most 3 of each resource; what doesn't fit becomes coins. Gold counts as any resource.
    - **Harbor**: deliver goods for a shipping tile. **Church**: a step on the religion track, an extra step for grain; symbols give monks and blue dice. **Garrison**: a step on the conquistador track, with gold on the way; the leader scores at the end of each year.
    - A **monk** goes to a scholar (permanent ability), a bishop (game-end scoring, −2) or a mission (one-time bonus). Pay 2 coins to each player already there.

    ### The end
    Everything is sold; 3 coins are 1 happiness. Each colonist in a full row is 1 happiness, and +1 if the column is also full. A tile in all four docks is 3 happiness.

    ### Less waiting
    `whole` sets all payments of a line; `rest` accepts the defaults for what's left. `ask everything`, `ask own-turns` or `ask choices` sets when you're asked.
santa-maria-help-shared-dice =
    ### Shared blue dice
    They're with the white ones; each year you can take no more of them than the religion track has unlocked.
santa-maria-help-kingdoms =
    ### American Kingdoms
    More scholars and bishops, cocoa (turns a die to any value), special tiles for 4 coins, special ships for any dock but the fullest. Bishops cost nothing.
santa-maria-help-governor =
    - **Governor**: if your die's line has him, he first moves right (white) or down (blue) and activates what he reaches. His space counts at game end.
santa-maria-help-specialists =
    - **Specialists**: a white die may hire the one next to its value before it activates the column.
santa-maria-help-envoys =
    - **Envoys**: two dice for everyone: whenever one is taken, the others also activate the column (white) or row (blue) of its value. At most 2 other white dice per year; no blue one at first.
santa-maria-help-alone =
    ### Solo
    You win with 100 happiness. Conquistador happiness (4, 5, 6) is for the first, second, third tree passed in that year.

## Questions

santa-maria-ask-choose-board = Choose your colony board.
santa-maria-ask-choose-pair = Choose a town hall with its scholar, and place it.
santa-maria-ask-act = Your turn: expand, activate a building, use a die, or pass.
santa-maria-ask-hire = { $specialist }, next to the { $value }: hire?
santa-maria-ask-walk-on = Pay 1 coin to move the governor again?
santa-maria-ask-take = { $building }: use it?
santa-maria-ask-trade = { $building }: trade what?
santa-maria-ask-ship-goods = Deliver goods for which shipping tile?
santa-maria-ask-extra-faith = Pay for an extra step on the religion track?
santa-maria-ask-place-monk = Send your monk where?
santa-maria-ask-press-on = Pay 1 coin for an extra step on the conquistador track?
santa-maria-ask-lay-road = Place the road tile.
santa-maria-ask-pay = Pay with what next?
santa-maria-ask-second-space = Meditation: which free passing space do you also use?
santa-maria-ask-follow-line = Another player's envoy die: activate which line?

## Moves

santa-maria-verb-board = Take this board
santa-maria-verb-board-about = Take a colony board
santa-maria-verb-found = Place town hall
santa-maria-verb-found-about = Take a town hall with its scholar and place it
santa-maria-verb-expand = Expand
santa-maria-verb-expand-about = Buy a tile and place it: its first space, and where its second space is
santa-maria-verb-activate = Activate
santa-maria-verb-activate-about = Activate a single building with coins
santa-maria-verb-die = Use a die
santa-maria-verb-die-about = Activate a line with a die, changed if you like
santa-maria-verb-pass = Pass
santa-maria-verb-pass-about = Pass for this year and take a passing space
santa-maria-verb-sell = Sell
santa-maria-verb-sell-about = Sell resources: a free action
santa-maria-verb-buy = Buy
santa-maria-verb-buy-about = Buy wood or grain for 3 coins: a free action
santa-maria-verb-ask = Set what I'm asked
santa-maria-verb-ask-about = Choose what you're asked about
santa-maria-verb-rest = Accept the rest
santa-maria-verb-rest-about = Accept the defaults for the rest of the line
santa-maria-verb-whole = Pay for the whole line
santa-maria-verb-whole-about = Set all payments for the rest of the line at once
santa-maria-verb-skip = Skip
santa-maria-verb-skip-about = Skip this step
santa-maria-verb-hire = Hire
santa-maria-verb-hire-about = Hire the specialist
santa-maria-verb-cart = Place the cart
santa-maria-verb-cart-about = Hire the specialist and place the cart on this space
santa-maria-verb-walk = Move the governor
santa-maria-verb-walk-about = Pay 1 coin to move the governor again
santa-maria-verb-take = Use it
santa-maria-verb-take-about = Use the building
santa-maria-verb-trade = Trade
santa-maria-verb-trade-about = Trade a piece
santa-maria-verb-ship = Ship goods
santa-maria-verb-ship-about = Deliver goods for a shipping tile, which goes to this dock
santa-maria-verb-pray = Pay for a religion step
santa-maria-verb-pray-about = Pay for an extra step on the religion track
santa-maria-verb-monk = Send a monk
santa-maria-verb-monk-about = Send a monk to this place
santa-maria-verb-press = Pay for a conquistador step
santa-maria-verb-press-about = Pay 1 coin for an extra step on the conquistador track
santa-maria-verb-road = Place the road
santa-maria-verb-road-about = Place the road tile on this space
santa-maria-verb-pay = Pay
santa-maria-verb-pay-about = Pay with this piece
santa-maria-verb-space = Use this space
santa-maria-verb-space-about = Use the action of this passing space as well
santa-maria-verb-follow = Activate line
santa-maria-verb-follow-about = Activate this line
santa-maria-field-board = board
santa-maria-field-hall = town hall
santa-maria-field-spot = space
santa-maria-field-where = place
santa-maria-field-turn = second space
santa-maria-field-tile = tile
santa-maria-field-die = die
santa-maria-field-line = line
santa-maria-field-change = die change
santa-maria-field-space = passing space
santa-maria-field-good = resource
santa-maria-field-count = how many
santa-maria-part-count = ×{ $number }
santa-maria-field-about = about
santa-maria-field-ship = shipping tile
santa-maria-field-dock = dock
santa-maria-field-prayer = payment
santa-maria-field-place = place

## The log

santa-maria-log-coins = { $player } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
santa-maria-log-joy = { $player } gains { $joy } happiness.
santa-maria-log-gain = { $player } gains { $good } ×{ $count }.
santa-maria-log-overflow = { $player } can't store { $good } ×{ $count }: +{ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
santa-maria-log-sell = { $player } sells { $good } ×{ $count } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
santa-maria-log-buy = { $player } buys { $good } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }.
santa-maria-log-activate = { $player } pays { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 } to activate { $building } ({ $spot }).
santa-maria-log-monk = { $player } sends a monk: { $place }{ $price ->
    [0] .
    [one] , for { $price } coin.
   *[other] , for { $price } coins.
 }
santa-maria-log-monk-paid = { $player } receives { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
santa-maria-log-twice = Bishop of the Conquest: { $player } scores { $points } happiness again at game end.
santa-maria-log-score = { $player }: { $points } happiness.
santa-maria-log-solo-won = { $player } wins with { $points } happiness.
santa-maria-log-solo-lost = { $player } has { $points } happiness; 100 are needed to win.
santa-maria-log-line = { $player } activates { $line } ({ $count ->
    [0] no unblocked building
    [one] { $count } building
   *[other] { $count } buildings
 }).
santa-maria-log-cards = { $player } draws { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
 }.
santa-maria-log-winners = { $count ->
    [one] { $seats } wins the game.
   *[other] { $seats } share the victory!
 }
santa-maria-log-spilt = { $player } can't store { $good } ×{ $count }: lost.
santa-maria-log-gold-from-city = Gold leaves { $player }'s store (×{ $count }).
santa-maria-log-gold-to-city = { $player } puts gold into the temple store.
santa-maria-log-gold-guarded = { $player } finds no gold: the Maya have been there.
santa-maria-log-pay = { $player } pays { $good }.
santa-maria-log-ask = { $player } is now asked about: { $about }.
santa-maria-log-skip = { $player } skips { $building }.
santa-maria-log-idle = { $player } can't use { $building }.
santa-maria-log-faith = { $player } reaches space { $place } of the religion track.
santa-maria-log-blue-die = { $player } gains a blue die: { $value }.
santa-maria-log-no-monk = { $player } sends no monk.
santa-maria-log-march = { $player } reaches space { $place } of the conquistador track.
santa-maria-log-ship = { $player } delivers for { $ship }, to the { $dock }.
santa-maria-log-new-ship = A new shipping tile: { $ship }.
santa-maria-log-expand = { $player } places { $tile } at { $spot } (second space: { $turn }).
santa-maria-log-road = { $player } places a road tile at { $spot }.
santa-maria-log-die = { $player } takes the { $die } for { $line }.
santa-maria-log-governor-stays = { $player }'s governor can't leave { $spot }.
santa-maria-log-governor = { $player }'s governor moves to { $spot }.
santa-maria-log-hire = { $player } hires: { $specialist }.
santa-maria-log-cart = { $player } places a cart at { $spot }: { $specialist }.
santa-maria-log-pass = { $player } passes: { $space }.
santa-maria-log-space = { $player } also uses: { $space }.
santa-maria-log-conquest-rank = { $player } is number { $rank } on the conquistador track.
santa-maria-log-year = Year { $year } starts with { $seats }.
santa-maria-log-year-heading = Year { $year } · first: { $seats }
santa-maria-log-achievement = { $player } earns an achievement: { $achievement }.
santa-maria-log-board = { $player } takes: { $board }.
santa-maria-log-found = { $player } places the { $hall } at { $spot } and gains a scholar: { $scholar }.

## Components

santa-maria-good-wood = wood
santa-maria-good-grain = grain
santa-maria-good-sugar = sugar
santa-maria-good-gem = gem
santa-maria-good-gold = gold
santa-maria-good-cocoa = cocoa
santa-maria-good-coin = coin
santa-maria-good-joy = happiness
santa-maria-prayer-wood = wood
santa-maria-prayer-grain = grain
santa-maria-prayer-sugar = sugar
santa-maria-prayer-gem = gem
santa-maria-prayer-gold = gold
santa-maria-prayer-cocoa = cocoa
santa-maria-prayer-coin = grain, bought for 3 coins
santa-maria-payment-wood = wood
santa-maria-payment-grain = grain
santa-maria-payment-sugar = sugar
santa-maria-payment-gem = gem
santa-maria-payment-gold = gold
santa-maria-payment-cocoa = cocoa
santa-maria-payment-coin = coins
santa-maria-note-rest = { $answers }
santa-maria-note-answer-take = { $building }: yes
santa-maria-note-answer-idle = { $building }: no
santa-maria-note-answer-trade = { $building }: { $good }
santa-maria-note-answer-ship = ship { $ship } to the { $dock }
santa-maria-note-answer-no-ship = ship nothing
santa-maria-note-answer-pray = extra religion step for { $good }
santa-maria-note-answer-no-pray = no extra religion step
santa-maria-note-answer-monk = monk to { $place }
santa-maria-note-answer-no-monk = send no monk
santa-maria-note-answer-press = extra conquistador step for 1 coin
santa-maria-note-answer-no-press = no extra conquistador step
santa-maria-note-answer-walk = move the governor again for 1 coin
santa-maria-note-answer-no-walk = governor stays
santa-maria-note-answer-then = then as revealed
santa-maria-note-stop = { $spot }, { $building }
santa-maria-building-wood = Forest
santa-maria-building-grain = Field
santa-maria-building-sugar = Sugar plantation
santa-maria-building-gem = Gem mine
santa-maria-building-coin2 = Market (2)
santa-maria-building-coin3 = Market (3)
santa-maria-building-joy1 = Plaza (1)
santa-maria-building-joy2 = Plaza (2)
santa-maria-building-conquistador = Garrison
santa-maria-building-religion = Church
santa-maria-building-ship = Harbor
santa-maria-building-trade-wood-gem-c3 = Trader (wood or gem)
santa-maria-building-trade-grain-sugar-c3 = Trader (grain or sugar)
santa-maria-building-trade-wood-h2 = Carpenter
santa-maria-building-trade-grain-h2 = Bakery
santa-maria-building-trade-sugar-h3 = Confectioner
santa-maria-building-trade-gem-h3 = Jeweler
santa-maria-building-wood-coin = Town hall sawmill
santa-maria-building-grain-coin = Town hall barn
santa-maria-building-conquistador-coin = Town hall guard
santa-maria-building-religion-coin = Town hall chapel
santa-maria-building-cocoa = Cocoa grove
santa-maria-building-cocoa-coin = Town hall cocoa yard
santa-maria-building-coin-cart = Coin cart
santa-maria-building-sugar-cart = Sugar cart
santa-maria-building-gem-cart = Gem cart
santa-maria-building-chapel-cart = Chapel cart
santa-maria-building-army-cart = Army cart
santa-maria-building-harbour-cart = Harbor cart
santa-maria-building-fair-cart = Fair cart
santa-maria-building-road1 = Road with 1 colonist
santa-maria-building-road2 = Road with 2 colonists
santa-maria-building-dock = docks
santa-maria-building-space = passing space
santa-maria-building-mission = mission
santa-maria-building-road = road tile
santa-maria-tile-d01 = D01: forest, field
santa-maria-tile-d02 = D02: forest, market (2)
santa-maria-tile-d03 = D03: forest, road with 1 colonist
santa-maria-tile-d04 = D04: field, church
santa-maria-tile-d05 = D05: field, sugar plantation
santa-maria-tile-d06 = D06: sugar plantation, harbor
santa-maria-tile-d07 = D07: gem mine, harbor
santa-maria-tile-d08 = D08: gem mine, garrison
santa-maria-tile-d09 = D09: garrison, church
santa-maria-tile-d10 = D10: church, road with 2 colonists
santa-maria-tile-d11 = D11: garrison, road with 2 colonists
santa-maria-tile-d12 = D12: sugar plantation, plaza (1)
santa-maria-tile-d13 = D13: plaza (2), road with 1 colonist
santa-maria-tile-d14 = D14: jeweler, gem mine
santa-maria-tile-d15 = D15: bakery, field
santa-maria-tile-t01 = T01: road with 1 colonist, forest, forest
santa-maria-tile-t02 = T02: road with 2 colonists, forest, gem mine
santa-maria-tile-t03 = T03: road with 1 colonist, forest, sugar plantation
santa-maria-tile-t04 = T04: forest, plaza (1), garrison
santa-maria-tile-t05 = T05: road with 1 colonist, field, harbor
santa-maria-tile-t06 = T06: field, gem mine, church
santa-maria-tile-t07 = T07: road with 1 colonist, sugar plantation, church
santa-maria-tile-t08 = T08: road with 1 colonist, sugar plantation, confectioner
santa-maria-tile-t09 = T09: road with 1 colonist, gem mine, harbor
santa-maria-tile-t10 = T10: road with 1 colonist, gem mine, carpenter
santa-maria-tile-t11 = T11: road with 2 colonists, garrison, market (2)
santa-maria-tile-t12 = T12: forest, garrison, harbor
santa-maria-tile-t13 = T13: road with 2 colonists, church, plaza (1)
santa-maria-tile-t14 = T14: church, sugar plantation, market (2)
santa-maria-tile-t15 = T15: road with 1 colonist, plaza (2), market (3)
santa-maria-tile-e1 = E1: cocoa grove, road with 1 colonist, harbor
santa-maria-tile-e2 = E2: cocoa grove, road with 1 colonist, market (2)
santa-maria-tile-e3 = E3: cocoa grove, sugar plantation, church
santa-maria-tile-e4 = E4: cocoa grove, gem mine, garrison
santa-maria-tile-e5 = E5: forest, field, plaza (1)
santa-maria-tile-e6 = E6: harbor, road with 2 colonists, plaza (2)
santa-maria-hall-forest-hall = town hall of the Forest colony (1 wood and 1 coin, 1 gem)
santa-maria-tile-forest-hall = town hall (Forest)
santa-maria-board-forest = Forest colony
santa-maria-hall-fields-hall = town hall of the Field colony (1 grain and 1 coin, 1 sugar)
santa-maria-tile-fields-hall = town hall (Field)
santa-maria-board-fields = Field colony
santa-maria-hall-garrison-hall = town hall of the Garrison colony (a step on the conquistador track and 1 coin, 1 gem)
santa-maria-tile-garrison-hall = town hall (Garrison)
santa-maria-board-garrison = Garrison colony
santa-maria-hall-convent-hall = town hall of the Convent colony (a step on the religion track and 1 coin, 1 sugar)
santa-maria-tile-convent-hall = town hall (Convent)
santa-maria-board-convent = Convent colony
santa-maria-hall-cocoa-hall = town hall of the Cocoa colony (1 cocoa and 1 coin, 1 gem)
santa-maria-tile-cocoa-hall = town hall (Cocoa)
santa-maria-board-cocoa = Cocoa colony
santa-maria-board-common = the main board
santa-maria-ship-s01 = S01: wood, sugar → 2
santa-maria-ship-s02 = S02: wood, gem → 2
santa-maria-ship-s03 = S03: grain, sugar → 2
santa-maria-ship-s04 = S04: grain, gem → 2
santa-maria-ship-s05 = S05: 2 × wood → 2
santa-maria-ship-s06 = S06: wood, grain → 2
santa-maria-ship-s07 = S07: wood, grain → 2
santa-maria-ship-s08 = S08: 2 × grain → 2
santa-maria-ship-s09 = S09: wood, sugar → 3
santa-maria-ship-s10 = S10: wood, sugar → 3
santa-maria-ship-s11 = S11: wood, gem → 3
santa-maria-ship-s12 = S12: wood, gem → 3
santa-maria-ship-s13 = S13: grain, sugar → 3
santa-maria-ship-s14 = S14: grain, sugar → 3
santa-maria-ship-s15 = S15: grain, gem → 3
santa-maria-ship-s16 = S16: grain, gem → 3
santa-maria-ship-s17 = S17: 2 × sugar → 4
santa-maria-ship-s18 = S18: 2 × gem → 4
santa-maria-ship-s19 = S19: sugar, gem → 4
santa-maria-ship-s20 = S20: sugar, gem → 4
santa-maria-ship-s21 = S21: sugar, gem → 4
santa-maria-ship-s22 = S22: 2 × wood, sugar → 4
santa-maria-ship-s23 = S23: wood, grain, sugar → 4
santa-maria-ship-s24 = S24: wood, grain, gem → 4
santa-maria-ship-s25 = S25: 2 × grain, gem → 4
santa-maria-ship-s26 = S26: 2 × wood, gem → 4
santa-maria-ship-s27 = S27: wood, 2 × sugar → 5
santa-maria-ship-s28 = S28: wood, sugar, gem → 5
santa-maria-ship-s29 = S29: wood, 2 × gem → 5
santa-maria-ship-s30 = S30: grain, 2 × sugar → 5
santa-maria-ship-s31 = S31: grain, sugar, gem → 5
santa-maria-ship-s32 = S32: grain, 2 × gem → 5
santa-maria-ship-s33 = S33: 2 × sugar, gem → 6
santa-maria-ship-s34 = S34: sugar, 2 × gem → 6
santa-maria-ship-x01 = X01: cocoa, wood → 3
santa-maria-ship-x02 = X02: cocoa, grain → 3
santa-maria-ship-x03 = X03: cocoa, sugar → 5
santa-maria-ship-x04 = X04: cocoa, gem → 5
santa-maria-ship-x05 = X05: cocoa, 3 × coin → 4
santa-maria-ship-x06 = X06: 5 × coin → 3
santa-maria-ship-x07 = X07: 3 × coin, wood → 3
santa-maria-ship-x08 = X08: 3 × coin, grain → 3
santa-maria-ship-x09 = X09: 2 × coin, sugar → 3
santa-maria-ship-x10 = X10: 2 × coin, gem → 3
santa-maria-dock-coins = coin dock
santa-maria-dock-religion = religion dock
santa-maria-dock-conquistador = conquistador dock
santa-maria-dock-happiness = happiness dock
santa-maria-dock-special = fifth dock
santa-maria-space-coins = coins
santa-maria-space-religion = religion
santa-maria-space-conquistador = conquistador
santa-maria-space-ship = shipping
santa-maria-space-road = road tile
santa-maria-die-white-1 = white 1
santa-maria-die-blue-1 = blue 1
santa-maria-die-white-2 = white 2
santa-maria-die-blue-2 = blue 2
santa-maria-die-white-3 = white 3
santa-maria-die-blue-3 = blue 3
santa-maria-die-white-4 = white 4
santa-maria-die-blue-4 = blue 4
santa-maria-die-white-5 = white 5
santa-maria-die-blue-5 = blue 5
santa-maria-die-white-6 = white 6
santa-maria-die-blue-6 = blue 6
santa-maria-die-envoy-white = white envoy
santa-maria-die-envoy-blue = blue envoy
santa-maria-line-column-1 = column A (white 1)
santa-maria-line-row-1 = row 1 (blue 1)
santa-maria-line-column-2 = column B (white 2)
santa-maria-line-row-2 = row 2 (blue 2)
santa-maria-line-column-3 = column C (white 3)
santa-maria-line-row-3 = row 3 (blue 3)
santa-maria-line-column-4 = column D (white 4)
santa-maria-line-row-4 = row 4 (blue 4)
santa-maria-line-column-5 = column E (white 5)
santa-maria-line-row-5 = row 5 (blue 5)
santa-maria-line-column-6 = column F (white 6)
santa-maria-line-row-6 = row 6 (blue 6)
santa-maria-line-diagonal-1 = diagonal from A1 to F6
santa-maria-line-diagonal-6 = diagonal from A6 to F1
santa-maria-change-none = nothing to pay
santa-maria-change-coins = for coins
santa-maria-change-cocoa = for cocoa
santa-maria-change-gold = for gold
santa-maria-turn-east = right (east)
santa-maria-turn-south = below (south)
santa-maria-turn-west = left (west)
santa-maria-turn-north = above (north)
santa-maria-about-everything = everything
santa-maria-about-choices = only where it matters
santa-maria-about-own-turns = only on my turn
santa-maria-envoy-white = white
santa-maria-envoy-blue = blue
santa-maria-scholar-philosophy = Philosophy
santa-maria-scholar-taxation = Taxation
santa-maria-scholar-mathematics = Mathematics
santa-maria-scholar-architecture = Architecture
santa-maria-scholar-theology = Theology
santa-maria-scholar-bookkeeping = Bookkeeping
santa-maria-scholar-commerce = Commerce
santa-maria-scholar-strategy = Military science
santa-maria-scholar-seamanship = Seamanship
santa-maria-scholar-alchemy = Alchemy
santa-maria-scholar-archery = Archery
santa-maria-scholar-meditation = Meditation
santa-maria-scholar-navigation = Navigation
santa-maria-place-philosophy = Philosophy (scholar)
santa-maria-place-taxation = Taxation (scholar)
santa-maria-place-mathematics = Mathematics (scholar)
santa-maria-place-architecture = Architecture (scholar)
santa-maria-place-theology = Theology (scholar)
santa-maria-place-bookkeeping = Bookkeeping (scholar)
santa-maria-place-commerce = Commerce (scholar)
santa-maria-place-strategy = Military science (scholar)
santa-maria-place-seamanship = Seamanship (scholar)
santa-maria-place-alchemy = Alchemy (scholar)
santa-maria-place-archery = Archery (scholar)
santa-maria-place-meditation = Meditation (scholar)
santa-maria-place-navigation = Navigation (scholar)
santa-maria-place-harbours = Bishop of the Harbors
santa-maria-place-provinces = Bishop of the Provinces
santa-maria-place-missions = Bishop of the Missions
santa-maria-place-plantations = Bishop of the Plantations
santa-maria-place-villages = Bishop of the Villages
santa-maria-place-roads = Bishop of the Roads
santa-maria-place-conquest = Bishop of the Conquest
santa-maria-place-towns = Bishop of the Towns
santa-maria-place-jewels = Bishop of the Jewels
santa-maria-place-building-goods = Building goods (mission)
santa-maria-place-valuables = Valuables (mission)
santa-maria-place-gold = Gold (mission)
santa-maria-place-happiness = Happiness (mission)
santa-maria-place-cocoa = Cocoa (mission)
santa-maria-specialist-farmer = Farmer
santa-maria-specialist-forester = Forester
santa-maria-specialist-soldier = Soldier
santa-maria-specialist-coin-cart = Coin cart
santa-maria-specialist-sugar-cart = Sugar cart
santa-maria-specialist-gem-cart = Gem cart
santa-maria-specialist-chapel-cart = Chapel cart
santa-maria-specialist-army-cart = Army cart
santa-maria-specialist-harbour-cart = Harbor cart
santa-maria-specialist-fair-cart = Fair cart
santa-maria-achievement-communism = Communism
santa-maria-achievement-capitalism = Capitalism
santa-maria-achievement-theocracy = Theocracy
santa-maria-achievement-capracracy = Capracracy
santa-maria-achievement-democracy = Democracy
santa-maria-achievement-utopia = Utopia

## Settings and score

santa-maria-option-setup = Colony boards
santa-maria-option-setup-usual = default: chosen; random with the expansion; town halls solo
santa-maria-option-setup-choose = chosen
santa-maria-option-setup-deal = random
santa-maria-option-setup-advanced = advanced: town halls with scholars
santa-maria-option-shared-dice = Blue dice
santa-maria-option-shared-dice-off = each their own
santa-maria-option-shared-dice-on = shared by all
santa-maria-option-kingdoms = American Kingdoms
santa-maria-option-kingdoms-five = only with five players
santa-maria-option-kingdoms-on = on, choose modules
santa-maria-option-kingdoms-about = cocoa, special tiles, new scholars and bishops
santa-maria-option-governor = Governor
santa-maria-option-governor-off = off
santa-maria-option-governor-on = on
santa-maria-option-governor-about = moves along your die's line and activates what he reaches
santa-maria-option-specialists = Specialists
santa-maria-option-specialists-off = off
santa-maria-option-specialists-on = on
santa-maria-option-specialists-about = a white die may hire a helper or a cart
santa-maria-option-envoys = Envoys
santa-maria-option-envoys-five = only with five players
santa-maria-option-envoys-on = on
santa-maria-option-envoys-about = two shared dice let everyone activate a line
santa-maria-option-picked-scholars = Scholars of town halls
santa-maria-option-picked-scholars-use = give their ability
santa-maria-option-picked-scholars-points = also score at game end
santa-maria-option-passed = Passed players and envoys
santa-maria-option-passed-follow = may activate
santa-maria-option-passed-rest = may not
santa-maria-option-goat = Solo Capracracy
santa-maria-option-goat-line = a row or column of one type
santa-maria-option-goat-chain = a chain of one type from edge to edge
santa-maria-option-maya-free = Free actions of the Maya
santa-maria-option-maya-free-buy = buy wood or grain
santa-maria-option-maya-free-nothing = none
santa-maria-cause-too-few = Solo, you need { $points } happiness to win.
santa-maria-score-joy = During play
santa-maria-score-coins = Coins, everything sold
santa-maria-score-colonists = Colonists
santa-maria-score-scholars = Scholars
santa-maria-score-bishops = Bishops
santa-maria-score-sets = Sets of docks
santa-maria-score-ships = Shipping tiles
santa-maria-score-governor = Governor

## What a move will do

santa-maria-gain-coins = { $sign }{ $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
santa-maria-gain-joy = { $sign }{ $count } happiness
santa-maria-gain-faith = { $sign }{ $count } religion
santa-maria-gain-march = { $sign }{ $count } conquistador
santa-maria-gain-good = { $sign }{ $count } { $what }
santa-maria-gain-blues = { $sign }{ $count ->
    [one] { $count } blue die
   *[other] { $count } blue dice
 }
santa-maria-gain-worth = { $sign }{ $count } happiness at game end
santa-maria-note-found = scholar: { $scholar }. { $able }

## Why not

santa-maria-reason-no-die = That die isn't there.
santa-maria-reason-whites-used = You've used the { $count } white dice you may use per year.
santa-maria-reason-blues-used = You've used as many of the shared blue dice as you may this year.
santa-maria-reason-line-colour = White dice activate columns, blue dice rows, unless one of your scholars allows more.
santa-maria-reason-no-line = That line has no unblocked building for this die.
santa-maria-reason-change = You can't afford to turn the die to that value.
santa-maria-reason-tile-gone = That tile isn't in the display.
santa-maria-reason-tile-price = You can't afford that tile.
santa-maria-reason-tile-place = The tile doesn't fit there: it must go on empty spaces inside the colony.
santa-maria-reason-not-free = There's no unblocked building on that space.
santa-maria-reason-activation-price = You need { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 } for the next single building.
santa-maria-reason-space-taken = Someone has already passed there.
santa-maria-reason-own-turn = Free actions are only for your own turn.
santa-maria-reason-no-good = You don't have enough of that.
santa-maria-reason-no-coins = That costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
 }.
santa-maria-reason-no-room = You can't hold more of that.
santa-maria-reason-not-sold = You can't buy that.
santa-maria-reason-monk-there = You already have a monk there.
santa-maria-reason-monk-price = You need { $price } coins: 2 for each other player there.
santa-maria-reason-ship-price = You can't deliver the goods for that shipping tile.
santa-maria-reason-ship-gone = That shipping tile is in none of the shared docks.
santa-maria-reason-ship-dock = A tile goes to your dock of the same symbol, a special one to any dock but the fullest.
santa-maria-reason-monk-place = There's no such scholar, bishop or mission on the board.
santa-maria-reason-not-for-sale = You can't sell that.
santa-maria-reason-kept-back = You need it for what you are paying now.
santa-maria-reason-payment = You can't pay with that here, or have none of it.
santa-maria-reason-cart-place = A cart goes on any space without a die, coins or the governor.
santa-maria-reason-cart-line = Here the cart must go in the die's line, which has no other unblocked building.
santa-maria-reason-maya-sell = The Maya sell only in a trade action.
santa-maria-reason-maya-buy = At this table the Maya buy nothing as a free action.
santa-maria-reason-when-ship = You deliver goods when a harbor is activated, or on the shipping space.
santa-maria-reason-when-monk = You send a monk when your marker crosses a monk symbol.
santa-maria-reason-when-pray = You pay for an extra step right after a step on the religion track.
santa-maria-reason-when-trade = You trade goods when a building for it is activated.
santa-maria-reason-when-press = With Military science, you pay for an extra step right after a step on the conquistador track.
santa-maria-reason-when-walk = With Navigation, you move the governor again when he has stopped on a road.
santa-maria-reason-when-road = You place a road tile when you pass on the road space.
santa-maria-reason-when-space = With Meditation, passing on an occupied road space gives a second space.
santa-maria-reason-when-hire = You hire a specialist right after taking a white die: the one next to its value.
santa-maria-reason-stop = A die or a high priest can stop only on an unblocked building within reach.
santa-maria-reason-no-priest = You have no high priest to use.
santa-maria-reason-card-half = You have no such card with that half.
santa-maria-reason-card-value = You have no such technology card with the value of the die.
santa-maria-reason-card-room = A technology card for a gem or sugar needs an empty storage token of that kind.
santa-maria-reason-card-price = You can't pay the card's cost.
santa-maria-reason-plot-taken = That isn't an empty plot.
santa-maria-reason-lodge-gone = The card doesn't build that, or none of it is left.
santa-maria-reason-temple-price = You can't afford that level.
santa-maria-reason-temple-done = All levels of that temple are done.
santa-maria-reason-temple-beside = A die or a high priest completes one level, next to the building where it has stopped.
santa-maria-reason-when-temple = You complete a level next to a die or a high priest that has just stopped, or on the road space.
santa-maria-reason-when-technology = You play one technology card with each use of a die.
santa-maria-reason-when-imitate = You make the same move when another player has used an envoy die.
santa-maria-reason-when-market = That is for the trade action of the Maya.
santa-maria-reason-when-deal = Deals are made while the Maya trade.
santa-maria-reason-deal-gone = You have no such proposal.
santa-maria-reason-deal-with = The Maya trade with colonists, and colonists with the Maya.
santa-maria-reason-deal-terms = One side doesn't have that, or the other has no room for it.

santa-maria-closing-year = year's end
santa-maria-vain-trade = { $building }: nothing to trade
santa-maria-vain-ship = { $building }: nothing to deliver
santa-maria-vain-road = { $building }: no room for a road tile
santa-maria-vain-temple = { $building }: no level to complete

santa-maria-when-drive = That's an action for the Maya player's turn. Answer first what you're asked now.
santa-maria-when-drive-with-card = That's an action for the Maya player's turn. Answer first what you're asked now.
santa-maria-when-priest = That's an action for the Maya player's turn. Answer first what you're asked now.
santa-maria-when-trade-card = That's an action for the Maya player's turn. Answer first what you're asked now.
santa-maria-when-feast = That's an action for the Maya player's turn. Answer first what you're asked now.
santa-maria-when-build = That's an action for the Maya player's turn. Answer first what you're asked now.
santa-maria-when-store = You take a storage token when you complete a temple level that gives one.
santa-maria-when-fork = You open a path when you complete a temple level that gives a road token.
santa-maria-when-fill = You fill storage when a temple level or a step on the religion track gives it.
santa-maria-when-draw = You draw a card when a temple level or a step on the religion track gives it.
santa-maria-when-board = Colony boards are chosen once, during setup.
santa-maria-when-found = Town halls are chosen once, during setup.
santa-maria-when-expand = Expanding is the action of your turn. Answer first what you're asked now.
santa-maria-when-activate = Activating a building is the action of your turn. Answer first what you're asked now.
santa-maria-when-die = Using a die is the action of your turn. Answer first what you're asked now.
santa-maria-when-pass = You pass instead of the action of your turn. Answer first what you're asked now.
santa-maria-when-ask = There's nothing left to be asked about.
santa-maria-when-rest = You accept the rest while a die activates a line with several buildings.
santa-maria-when-whole = You pay for a whole line when a die activates it and several buildings ask for payment.
santa-maria-when-skip = You skip only steps that are optional: a building's effect, a monk, an extra step.
santa-maria-when-take = You use a building when a die or your coins activate it.
santa-maria-when-pay = You choose what to pay with when a cost can be paid in several ways.
santa-maria-when-follow = You activate a line when another player uses an envoy die.
santa-maria-when-imitate-with-card = You make the same move when another player has used an envoy die.
santa-maria-misfit-dealt = With American Kingdoms the boards are random, or town halls are chosen.
santa-maria-beside-maya-act = Play a card …
santa-maria-ask-maya-act = Your turn: send a die, play a card, use a high priest, or pass.
santa-maria-beside-after-drive = Play a technology card …
santa-maria-ask-after-drive = At { $spot }: complete a temple level, or play a technology card?
santa-maria-beside-imitate-envoy = Imitate with a card …
santa-maria-ask-imitate-envoy = An envoy die of value { $value }: make the same move?
santa-maria-ask-new-store = Take which storage token?
santa-maria-ask-new-fork = Open a path at which road?
santa-maria-ask-fill-store = Fill what?
santa-maria-ask-any-temple = Complete a temple level?
santa-maria-beside-market = Exchange cards …
santa-maria-ask-market = Trade with the bank and with the others, as often as you like.
santa-maria-verb-drive = Send a die
santa-maria-verb-drive-about = Send a die along a road, to stop on a building
santa-maria-verb-drive-with-card = Play a card, send a die
santa-maria-verb-drive-with-card-about = Play a technology card, then send a die
santa-maria-verb-imitate = Make the same move
santa-maria-verb-imitate-about = Make the same move as the envoy die, up to this building
santa-maria-verb-imitate-with-card = Play a card, make the same move
santa-maria-verb-imitate-with-card-about = Play a technology card, then make the same move
santa-maria-verb-priest = Use high priest
santa-maria-verb-priest-about = Put a high priest on a building and activate it
santa-maria-verb-trade-card = Trade with a card
santa-maria-verb-trade-card-about = Play the trade half of a card: 1 coin, then the market
santa-maria-verb-feast = Hold a festival
santa-maria-verb-feast-about = Play the festival half of a card
santa-maria-verb-build = Build
santa-maria-verb-build-about = Play the construction half of a card: a building on an empty plot
santa-maria-verb-technology = Play technology
santa-maria-verb-technology-about = Play the technology half of a card
santa-maria-verb-temple = Build temple level
santa-maria-verb-temple-about = Pay for a level of the temple in this district
santa-maria-verb-store = Take storage
santa-maria-verb-store-about = Take this storage token from the reserve
santa-maria-verb-fork = Open a path
santa-maria-verb-fork-about = Place a road token at this road
santa-maria-verb-fill = Fill storage
santa-maria-verb-fill-about = Turn an empty storage token to its filled side
santa-maria-verb-draw = Draw a card
santa-maria-verb-draw-about = Draw an action card
santa-maria-verb-bank-buy = Buy from the bank
santa-maria-verb-bank-buy-about = Buy a piece: cocoa for 1 coin, grain or wood for 2
santa-maria-verb-bank-sell = Sell to the bank
santa-maria-verb-bank-sell-about = Sell a piece for 1 coin
santa-maria-verb-redraw = Swap cards
santa-maria-verb-redraw-about = Pay 1 coin, put cards under the deck and draw as many
santa-maria-verb-done = End trading
santa-maria-verb-done-about = End the trade action
santa-maria-verb-propose = Propose a trade
santa-maria-verb-propose-about = Propose what you give and what you want
santa-maria-verb-accept = Agree
santa-maria-verb-accept-about = Agree to a proposal while the Maya trade
santa-maria-verb-refuse = Refuse
santa-maria-verb-refuse-about = Refuse a proposal
santa-maria-field-road = road
santa-maria-field-card = card
santa-maria-field-building = building
santa-maria-field-district = district
santa-maria-field-side = side
santa-maria-field-terms = terms
santa-maria-field-proposal = proposal
santa-maria-theme-maya = Maya city
santa-maria-theme-module = Modules
santa-maria-option-kingdoms-off = off
santa-maria-option-envoys-off = off
santa-maria-option-maya-off = off
santa-maria-theme-deal = Trade with the Maya
santa-maria-log-drive = { $player } sends the { $die } along { $road } to { $spot }.
santa-maria-log-priest = { $player } puts a high priest on { $spot }: { $building }.
santa-maria-log-imitate = { $player } makes the same move to { $spot }.
santa-maria-log-tuck = { $player } plays a card under { $district }: { $card }.
santa-maria-log-city-build = { $player } builds on { $spot }: { $building }.
santa-maria-log-temple = { $player } completes level { $level } of the temple: { $district }.
santa-maria-log-new-priest = { $player } gains a high priest.
santa-maria-log-store = { $player } gains storage: { $good }.
santa-maria-log-fork = { $player } opens a path at { $road }.
santa-maria-log-temple-points = { $player } scores for the temple: { $district }.
santa-maria-log-deal = Proposed: { $proposal }
santa-maria-log-deal-over = The market is over; { $player }'s proposals to { $seats } are void.
santa-maria-log-deal-made = Agreed: { $proposal }
santa-maria-log-deal-refused = Refused: { $proposal }
santa-maria-log-lapsed = No longer possible: { $proposal }
santa-maria-log-redraw = { $player } swaps { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
santa-maria-log-deal-coins = { $player }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } in the trade.
santa-maria-deal = { $seat } gives { $other_seat }: { $good }; wants: { $good_wanted }.
santa-maria-side-give = give
santa-maria-side-want = want
santa-maria-road-road-1 = road 1
santa-maria-road-road-2 = road 2
santa-maria-road-road-3 = road 3
santa-maria-road-road-4 = road 4
santa-maria-road-road-5 = road 5
santa-maria-road-road-6 = road 6
santa-maria-district-trade = Trade
santa-maria-district-festival = Festival
santa-maria-district-gold-temple = Gold temple
santa-maria-district-construction = Construction
santa-maria-district-technology = Technology
santa-maria-building-temple = temple
santa-maria-card-mc01 = Construction: wooden building for wood / Trade
santa-maria-card-mc02 = Construction: straw building for grain / Trade
santa-maria-card-mc03 = Construction: wooden building for wood / Trade
santa-maria-card-mc04 = Construction: straw building for grain / Trade
santa-maria-card-mc05 = Construction: wooden building for wood / Festival: cocoa → 3 × happiness
santa-maria-card-mc06 = Construction: straw building for grain / Festival: wood → 2 × happiness
santa-maria-card-mc07 = Construction: wooden building for wood / Festival: grain → 2 × happiness
santa-maria-card-mc08 = Construction: straw building for grain / Festival: gem → 3 × happiness
santa-maria-card-mc09 = Construction: wooden building for wood / Technology 1: conquistador
santa-maria-card-mc10 = Construction: straw building for grain / Technology 4: gem
santa-maria-card-mc11 = Construction: wooden building for wood / Technology 2: religion
santa-maria-card-mc12 = Construction: straw building for grain / Technology 5: sugar
santa-maria-card-mc13 = Trade / Festival: sugar → 3 × happiness
santa-maria-card-mc14 = Trade / Festival: wood, grain → 4 × happiness
santa-maria-card-mc15 = Trade / Festival: gem, sugar → 6 × happiness
santa-maria-card-mc16 = Trade / Festival: cocoa, grain → 5 × happiness
santa-maria-card-mc17 = Trade / Technology 3: religion
santa-maria-card-mc18 = Trade / Technology 6: conquistador
santa-maria-card-mc19 = Trade / Technology 4: conquistador
santa-maria-card-mc20 = Trade / Technology 1: gem
santa-maria-card-mc21 = Festival: cocoa → 4 × coin / Technology 5: religion
santa-maria-card-mc22 = Festival: grain → 3 × coin / Technology 2: conquistador
santa-maria-card-mc23 = Festival: sugar → 5 × coin / Technology 6: religion
santa-maria-card-mc24 = Festival: gem → 5 × coin / Technology 3: sugar
santa-maria-option-maya = Maya city
santa-maria-option-maya-five = only with five players
santa-maria-option-maya-on = on
santa-maria-option-maya-about = the first player plays the Maya city, by its own rules
santa-maria-gain-gold = { $sign }{ $count } gold in the temple
santa-maria-help-maya =
    ### The Maya city
    One player, first in year 1, plays the city. The Maya use a die, play one card, use a high priest, or pass.
    - **A die** (`drive`) enters the road of its value at the outside (a1 to a6), goes inward and may turn to a neighboring road in the middle. Every unblocked building on the way is activated; the die blocks the one where it stops. Then you may pay for one **temple** level next to that building (`temple`), and play a **technology** card of the die's value (`technology`).
    - **Cards** are tucked under a district: `trade-card`, `feast`, `build`. When passing, each district scores its cards times the levels of its temple; the gold temple scores its levels times the gold in store.
    - Storage tokens hold one piece each; what doesn't fit is lost. A monk symbol fills one or gives a card. Gold on the conquistador track goes to the temple, and colonists find none where the Maya have been.
    - The passing spaces are as for colonists, but the fourth fills a storage token, and on the fifth you may pay for a level of any temple.
    - **Trade**: colonists may `propose` at any time, the Maya while trading; deals are made while the Maya trade.

santa-maria-round-short = year { $number }

## Hints at the first decision of each kind

santa-maria-coach-choose-board = Your first dice will activate the buildings already on it. Every later tile joins the same rows and columns, so think of what you want to see in one line.
santa-maria-coach-choose-pair = The scholar's ability is yours for the whole game. The town hall is permanent, so put it where a row and a column will be full.
santa-maria-coach-act = A die activates every unblocked building of its line, so a line is worth more with each tile you place in it; the building where the die stops is blocked until the end of the year. The year ends once everyone has passed; passing early gives more choice of spaces, and the topmost marker starts the next year.
santa-maria-coach-hire = A specialist comes before the line is activated. A cart stays in your colony for the rest of the game, so it's worth most in a line that you use every year.
santa-maria-coach-walk-on = The governor moves one more space the same way and activates the unblocked building there. His space at game end also counts.
santa-maria-coach-take = You may skip an effect; the line goes on with its next building in any case. You hold at most 3 of each resource, and what doesn't fit becomes coins.
santa-maria-coach-trade = A trade pays off when you have more of a resource than your next tiles and ships need. You get it once each time the line is activated.
santa-maria-coach-ship-goods = The tile scores its happiness at game end, and each time you pass it gives its dock's income. One tile in each of the four docks is +3 happiness.
santa-maria-coach-extra-faith = Steps on the religion track give monks and blue dice, and a blue die activates a row in every year to come. The grain is well spent if the next symbol is near.
santa-maria-coach-place-monk = A scholar helps for the rest of the game, a mission pays at once, a bishop scores at game end. Early in the game scholars are worth more, and you pay 2 coins to each player already there.
santa-maria-coach-press-on = The leader on the conquistador track scores at the end of each year, then everyone starts over. A coin pays off if it takes you past someone or onto gold.
santa-maria-coach-lay-road = A road fills a space permanently, and at game end its colonists are 1 happiness each for a full row or column. Put it where a tile no longer fits, or where it fills a line.
santa-maria-coach-pay = Gold counts as any resource, so pay it last. What you keep should fit your next tile or ship.
santa-maria-coach-second-space = With Meditation you passed on an occupied space, and a free space also gives you its bonus. Your marker stays where it is.
santa-maria-coach-follow-line = An envoy lets everyone activate a line, and it costs you neither a die nor your turn. Choose the line whose unblocked buildings give the most.
santa-maria-coach-maya-act = A die activates every unblocked building on its way and stays where it stops. Cards go under districts: when you pass, each district scores its cards times the levels of its temple.
santa-maria-coach-after-drive = A temple next to the stop can gain one level, for the goods it needs; its district then scores more at each pass. A technology card needs the value of the die.
santa-maria-coach-imitate-envoy = You make the move with an imagined die, so none of yours is used and nothing is blocked. Take the path with the best unblocked buildings.
santa-maria-coach-market = Trade with the bank as often as you like, and agree to what colonists have proposed. When you close the market, open proposals lapse.
santa-maria-coach-new-store = A storage token holds one piece, and what doesn't fit is lost. It comes filled, so take the kind that your next temple level or building needs.
santa-maria-coach-new-fork = The token is permanent and gives dice a new path. Open it at the road that leads past buildings you use often.
santa-maria-coach-fill-store = One empty storage token is filled. Choose what the next level of a temple costs, or what you would have to buy.
santa-maria-coach-any-temple = Here the die doesn't have to be next to the temple. A level makes every card of that district worth more at each pass, so take the district with the most cards.

## What speaks for a move

santa-maria-advice-board = All boards are worth much the same at the start, so any will do.
santa-maria-advice-found = Its buildings give the most over the three years, and it fits well into the lines.
santa-maria-advice-expand = Its buildings will give more in the years to come than it costs.
santa-maria-advice-activate = This building alone gives more than it costs.
santa-maria-advice-die = This line gives the most for its die and for changing its value.
santa-maria-advice-pass = Nothing else pays off now, and this space has the best bonus left.
santa-maria-advice-space = It's the best of the spaces.
santa-maria-advice-pay = It's what I can best spare.
santa-maria-advice-drive = The buildings on this path give the most for the die.
santa-maria-advice-drive-with-card = The path is good, and the card under its district scores at every pass.
santa-maria-advice-imitate = This path ends at the best building.
santa-maria-advice-priest = This building alone is worth the high priest.
santa-maria-advice-temple = A level multiplies what its district scores at every pass.
santa-maria-advice-build = One more building is activated in every year to come.
santa-maria-advice-feast = It pays well, and the card scores under its district.
santa-maria-advice-technology = The card costs nothing and scores under its district.
santa-maria-advice-buy = With this piece something better becomes possible at once.
santa-maria-advice-sell = Nothing I plan needs it, and coins are always useful.
santa-maria-advice-hire = The specialist comes before the line is activated, so the line gives more right away.
santa-maria-advice-cart = Here the cart covers what I need least, and it helps this line until the end of the game.
santa-maria-advice-walk = For 1 coin, one more building is activated.
santa-maria-advice-take = It costs nothing, and I can use or sell what it gives.
santa-maria-advice-trade = I give what is worth less to me than what I get.
santa-maria-advice-ship = The happiness, and the dock's income each time I pass, are worth more than the goods.
santa-maria-advice-pray = A step brings monks and blue dice nearer, and this is the cheapest way to pay for it.
santa-maria-advice-monk = The most for the years that are left: scholars keep helping, missions pay at once, bishops score at game end.
santa-maria-advice-press = A coin is little for a step: the leader scores at the end of the year, and there is gold on the way.
santa-maria-advice-road = It goes in the line that is nearest to being full, and full lines score their colonists.
santa-maria-advice-skip = It isn't worth its price now.
santa-maria-advice-rest = The defaults are best for the rest of the line.
santa-maria-advice-whole = The defaults are best for the payments of this line.
santa-maria-advice-follow = Its unblocked buildings give the most, and it costs me no die.
santa-maria-advice-imitate-with-card = The path ends at the best building, and the card before it scores under its district.
santa-maria-advice-trade-card = A coin opens the market with the bank and all colonists, and the card scores under its district.
santa-maria-advice-bank-buy = The next temple level or building needs it, and here it costs the least.
santa-maria-advice-bank-sell = It would only take up a storage token; a coin is of use.
santa-maria-advice-redraw = These cards don't go with my dice and goods; others may, for 1 coin.
santa-maria-advice-done = More trades would cost more than they give.
santa-maria-advice-draw = A card is an action, and afterwards scores under its district.
santa-maria-advice-store = It comes filled, and this kind is worth the most.
santa-maria-advice-fill = Of the kinds I can fill up, this one is worth the most.
santa-maria-advice-fork = One more route for the dice, open until the end of the game.
