settlers-name = Settlers: Founders of the Empire
settlers-about = Build a state tile by tile: nature feeds villages, villages feed cities, and together they raise temples.
settlers-help =
    ### The aim
    Build your state from square tiles and end with the most points.

    ### The tiles
    Nature (green) needs nothing and gives one of its two resources each turn, as you need it. Villages (blue) and cities (violet) need resources and give one. Prizes (gold) need resources and give points only.

    ### Your turn
    1. `reveal` the top tile of a stack. A row that already holds five tiles is cleared first.
    2. If you like, play **one** token (see below).
    3. Add **one** open tile: `place` it beside your tiles, side to side, or `replace` one of your own (that costs a point in the end). You must add a tile if one fits, but never have to replace. If nothing fits, `draw` a natural tile and add it.

    ### Needs
    What a tile needs must come from the tiles around its square, diagonals too. Each tile gives one resource a turn, so every need takes a tile of its own.

    ### Tokens
    A city brings a token when it is added. You can play it from your next turn on.
    - **War** ruins an opponent's tile that is the farthest from its owner in its column: no more resources, no points.
    - **Coin** buys one resource of any opponent's producing tile for this turn. That tile rests in its owner's next turn, and then the coin is the owner's.
    - **Cart** on a corner joins four of your tiles: each passes on what any of them gives. Carts that share a tile make one union.
    - **Master** works on a village tile with his resource: it gives nothing any more, but 2 points in the end.

    ### The end
    The game ends with the turn in which the last prize is taken or the last stack runs out, or when all agree that nobody can gain any more (`propose`). If all agree, masters that can still work are put to work first.

    ### Points
    Prizes as printed, 2 for each working master, 1 for each token in hand, −1 for each replaced tile. Ruins give nothing. In a tie, more prizes win.

    ### Squares
    Your first tile lies on `M50`. Letters run to the right, numbers run away from you: `M51` lies beyond it, `N50` beside it. A corner is named by the squares it joins: `M50-N51`.

## Questions

settlers-ask-draft-tile = Take a natural tile to start with.
settlers-ask-arrange-tiles = Where does your second tile lie? In each column the tile farthest from you can be ruined; all nearer ones are safe.
settlers-ask-choose-stack = Reveal a tile: from which stack?
settlers-ask-token-or-tile = Play a token first, or add a tile right away.
settlers-ask-add-tile = Add a tile to your state.
settlers-ask-add-drawn = You drew this tile: { $tile }. Where does it go?
settlers-ask-agree-to-end = { $by_seat } proposes to end the game: nobody can gain any more points. Do you agree?

## Moves

settlers-verb-draft = Take
settlers-verb-draft-about = Take a natural tile to start with
settlers-verb-arrange = Lay out
settlers-verb-arrange-about = Lay your second tile beside, behind or in front of the first
settlers-verb-reveal = Reveal
settlers-verb-reveal-about = Turn up the top tile of a stack
settlers-verb-war = War
settlers-verb-war-about = Ruin an opponent's unprotected tile
settlers-verb-coin = Coin
settlers-verb-coin-about = Buy a resource of an opponent's tile for this turn
settlers-verb-cart = Cart
settlers-verb-cart-about = Join four of your tiles that meet in a corner
settlers-verb-master = Master
settlers-verb-master-about = Put a master to work on your village tile
settlers-verb-place = Place
settlers-verb-place-about = Add an open tile beside your own
settlers-verb-replace = Replace
settlers-verb-replace-about = Put an open tile in the place of your own; costs a point in the end
settlers-verb-draw = Draw
settlers-verb-draw-about = Turn up a natural tile, because no open tile fits
settlers-verb-skip = Skip
settlers-verb-skip-about = End your turn without a tile, because none fits
settlers-verb-propose = Propose the end
settlers-verb-propose-about = Propose to end the game, because nobody can gain any more points
settlers-verb-agree = Agree
settlers-verb-agree-about = Agree to end the game
settlers-verb-refuse = Play on
settlers-verb-refuse-about = Refuse the proposed end and play on
settlers-verb-withdraw = Withdraw
settlers-verb-withdraw-about = Take back your proposal to end the game

settlers-field-tile = tile
settlers-field-tile-about = The tile to take
settlers-field-arrangement = arrangement
settlers-field-arrangement-about = Where the second tile lies, seen from the first
settlers-field-stack = stack
settlers-field-stack-about = The stack to turn a tile up from
settlers-field-seat = opponent
settlers-field-seat-about = Whose tile
settlers-param-target-about = Whose tile
settlers-field-spot = square
settlers-field-spot-about = The square, as on the picture, such as M50
settlers-field-resource = resource
settlers-field-resource-about = The resource to buy
settlers-field-corner = corner
settlers-field-corner-about = The corner where the four tiles meet, such as M50-N51
settlers-field-master = master
settlers-field-master-about = The master from your hand

## The log

settlers-log-prizes = Prizes in this game: { $tile_open }.
settlers-log-first = { $player } goes first. Tiles to start with: { $tile_open }.
settlers-log-turns = Turns { $number } to { $last }.
settlers-log-turns-heading = Turns { $number }–{ $last }
settlers-log-draft = { $player } takes { $tile }.
settlers-log-arrange = { $player } lays { $tile_first } on { $spot_first } and { $tile } on { $spot }.
settlers-log-row = { $stack }: the row starts with { $tile_open }.
settlers-log-clear = { $stack }: the full row leaves the game ({ $tile_gone }).
settlers-log-reveal = { $player } reveals { $tile }.
settlers-log-war = { $player } ruins a tile of { $target_seat }: { $tile } on { $spot }.
settlers-log-coin = { $player } pays { $target_seat } a coin for { $resource } from { $tile } on { $spot }.
settlers-log-cart = { $player } joins { $spot_joined } with a cart.
settlers-log-master = { $player } puts a master to work: { $master }, { $tile } on { $spot }.
settlers-log-place = { $player } places { $tile } on { $spot }.
settlers-log-replace = { $player } replaces { $tile_old } on { $spot } with { $tile }.
settlers-log-draw = No open tile fits: { $player } draws { $tile }.
settlers-log-skip = { $player } adds no tile.
settlers-log-coins = { $player } picks up { $count ->
    [one] the coin that lay on one tile.
   *[other] the { $count } coins that lay on the tiles.
 }
settlers-log-new-token = { $player } receives a token: { $token }.
settlers-log-new-master = { $player } receives a master: { $master }.
settlers-log-propose = { $player } proposes to end the game.
settlers-log-withdraw = { $player } withdraws the proposal. Play goes on.
settlers-log-agree = { $player } agrees to end the game.
settlers-log-agree-some = { $players } agree to end the game.
settlers-log-agree-all = All agree to end the game.
settlers-log-refuse = { $player } wants to play on.
settlers-log-end = The game is over: { $end }.
settlers-log-score = { $player }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
settlers-log-winners = { $count ->
    [one] { $seats } wins the game.
   *[other] A shared victory: { $seats }.
 }

settlers-end-prizes = the last prize is taken
settlers-end-stacks = all stacks are empty
settlers-end-agreed = all agreed to stop

settlers-score-prizes = Prizes
settlers-score-masters = Masters at work
settlers-score-tokens = Tokens in hand
settlers-score-replaced = Replaced tiles

## Why not

settlers-reason-preparing = The first turn has not begun yet: first everybody takes and lays out two tiles.
settlers-reason-reveal-first = First a tile is revealed.
settlers-reason-revealed = A tile has been revealed already. Now add one, or play a token first.
settlers-reason-answer-first = First everybody answers the proposal to end the game.
settlers-reason-drawn-first = First the drawn tile must be added: { $tile }.
settlers-reason-tile-now = One token a turn, and only before the tile: now add a tile.
settlers-reason-draft-over = The tiles to start with have been taken.
settlers-reason-no-tile = There is no tile called "{ $text }".
settlers-reason-not-open = This tile is not among the open ones now: { $tile }.
settlers-reason-no-stack = The stacks are nature, village and city.
settlers-reason-empty-stack = This stack is empty: { $stack }.
settlers-reason-no-square = "{ $spot }" is no square. Squares are named as on the picture, such as M50.
settlers-reason-taken = A tile of yours lies on { $spot }. To put another in its place, use replace.
settlers-reason-nothing-there = No tile lies on { $spot }.
settlers-reason-no-side = { $spot } shares no side with your tiles. A corner is not enough.
settlers-reason-missing = { $tile } cannot go to { $spot }: no tile in reach gives { $resource }.
settlers-reason-one-each = { $tile } cannot go to { $spot }: each tile gives only one resource, and { $resource } must come from different tiles.
settlers-reason-must-add = An open tile can be added, so one must be: { $tile }, for instance.
settlers-reason-draw-instead = There are natural tiles left: draw one instead.
settlers-reason-no-token = You hold no such token: { $token }.
settlers-reason-not-an-opponent = Choose an opponent: your own tiles cannot be a target.
settlers-reason-ruined = The tile on { $spot } is a ruin already.
settlers-reason-protected = The tile on { $spot } is protected: another one lies farther from its owner in the same column.
settlers-reason-gives-nothing = The tile on { $spot } gives nothing now: it is a prize, a ruin, has a master at work, or a coin lies on it.
settlers-reason-gives-other = The tile on { $spot } does not give that. It gives: { $resource }.
settlers-reason-cart-there = A cart stands on this corner already.
settlers-reason-no-corner = Four of your tiles must meet there. A corner is named by two squares, such as M50-N51.
settlers-reason-no-master = You do not hold this master.
settlers-reason-master-elsewhere = This master ({ $master }) works only on a village tile that gives { $resource }.
settlers-reason-proposed = The end has been proposed already in this turn.
settlers-reason-agreed = The end is agreed: the game ends with this turn.
settlers-reason-no-proposal = There is no proposal to end the game that you could answer or take back.

## Names

settlers-arrangement-beside = beside the first
settlers-arrangement-behind = behind the first, farther from you
settlers-arrangement-in-front = in front of the first, nearer to you

settlers-stack-nature = Nature (green)
settlers-stack-village = Villages (blue)
settlers-stack-city = Cities (violet)

settlers-token-war = war
settlers-token-coin = coin
settlers-token-cart = cart
settlers-token-master = master

settlers-resource-wood = wood
settlers-resource-stone = stone
settlers-resource-plants = plants
settlers-resource-water = water
settlers-resource-iron = iron
settlers-resource-gold = gold
settlers-resource-cloth = cloth
settlers-resource-wine = wine
settlers-resource-horses = horses
settlers-resource-fish = fish
settlers-resource-war = war
settlers-resource-coin = coin
settlers-resource-cart = cart
settlers-resource-master = master

settlers-master-hidden = unknown master
settlers-master-smith = Smith
settlers-master-goldsmith = Goldsmith
settlers-master-weaver = Weaver
settlers-master-vintner = Vintner
settlers-master-horse-breeder = Horse breeder
settlers-master-fisherman = Fisherman

settlers-tile-hidden = face-down tile
settlers-tile-forest = Forest
settlers-tile-cliff = Cliff
settlers-tile-waterfall = Waterfall
settlers-tile-lake = Lake
settlers-tile-grove = Grove
settlers-tile-water-meadow = Water meadow
settlers-tile-mine = Mine
settlers-tile-gold-mine = Gold mine
settlers-tile-weavery = Weavery
settlers-tile-winery = Winery
settlers-tile-stable = Stable
settlers-tile-fishery = Fishery
settlers-tile-market-iron-plants = Market (plants + iron)
settlers-tile-market-horses-water = Market (water + horses)
settlers-tile-market-gold-stone = Market (stone + gold)
settlers-tile-market-wine-wood = Market (wood + wine)
settlers-tile-market-cloth-water = Market (water + cloth)
settlers-tile-market-fish-plants = Market (plants + fish)
settlers-tile-military-camp-iron-wood = Military camp (wood + iron)
settlers-tile-military-camp-horses-stone = Military camp (stone + horses)
settlers-tile-military-camp-gold-plants = Military camp (plants + gold)
settlers-tile-military-camp-wine-water = Military camp (water + wine)
settlers-tile-military-camp-cloth-wood = Military camp (wood + cloth)
settlers-tile-military-camp-fish-stone = Military camp (stone + fish)
settlers-tile-inn-iron-stone = Inn (stone + iron)
settlers-tile-inn-horses-wood = Inn (wood + horses)
settlers-tile-inn-gold-water = Inn (water + gold)
settlers-tile-inn-wine-plants = Inn (plants + wine)
settlers-tile-inn-cloth-plants = Inn (plants + cloth)
settlers-tile-inn-fish-water = Inn (water + fish)
settlers-tile-workshop-iron-water = Workshop (water + iron)
settlers-tile-workshop-horses-plants = Workshop (plants + horses)
settlers-tile-workshop-gold-wood = Workshop (wood + gold)
settlers-tile-workshop-wine-stone = Workshop (stone + wine)
settlers-tile-workshop-cloth-stone = Workshop (stone + cloth)
settlers-tile-workshop-fish-wood = Workshop (wood + fish)
settlers-tile-altar-of-minerva = Altar of Minerva
settlers-tile-altar-of-neptune = Altar of Neptune
settlers-tile-altar-of-bacchus = Altar of Bacchus
settlers-tile-altar-of-venus = Altar of Venus
settlers-tile-altar-of-vesta = Altar of Vesta
settlers-tile-altar-of-fortuna = Altar of Fortuna
settlers-tile-sanctuary-of-mars = Sanctuary of Mars
settlers-tile-sanctuary-of-bellona = Sanctuary of Bellona
settlers-tile-sanctuary-of-vulcan = Sanctuary of Vulcan
settlers-tile-sanctuary-of-the-dioscuri = Sanctuary of the Dioscuri
settlers-tile-sanctuary-of-sol = Sanctuary of Sol
settlers-tile-sanctuary-of-juno = Sanctuary of Juno
settlers-tile-sanctuary-of-apollo = Sanctuary of Apollo
settlers-tile-sanctuary-of-liber = Sanctuary of Liber
settlers-tile-sanctuary-of-pomona = Sanctuary of Pomona
settlers-tile-sanctuary-of-the-parcae = Sanctuary of the Parcae
settlers-tile-sanctuary-of-victoria = Sanctuary of Victoria
settlers-tile-sanctuary-of-portunus = Sanctuary of Portunus
settlers-tile-sanctuary-of-tiberinus = Sanctuary of Tiberinus
settlers-tile-temple-of-saturn = Temple of Saturn
settlers-tile-temple-of-janus = Temple of Janus
settlers-tile-temple-of-quirinus = Temple of Quirinus
settlers-tile-temple-of-mercury = Temple of Mercury
settlers-tile-temple-of-hercules = Temple of Hercules
settlers-tile-temple-of-jupiter = Temple of Jupiter

## What a move will do

settlers-gain-points = { $sign }{ $count ->
    [one] { $count } point
   *[other] { $count } points
 }
settlers-gain-token = { $sign }{ $count } { $count ->
    [one] token
   *[other] tokens
 } ({ $what })

## Hints at the first decision of each kind

settlers-coach-draft-tile = Natural tiles need nothing and give one of two resources each turn. Two that give different things make your start easier.
settlers-coach-arrange-tiles = In each column the tile farthest from you can be ruined by a war token. All nearer ones are safe.
settlers-coach-choose-stack = The tile you reveal lies open for everybody, and you may add any open tile. A row of five is cleared first.
settlers-coach-token-or-tile = You may play one token before you add a tile. Each token in hand is a point in the end, so play it when it brings more.
settlers-coach-add-tile = What a tile needs must come from tiles around its square, each giving one resource. Villages and cities lead to prizes, and prizes are the points.
settlers-coach-add-drawn = You took this tile unseen, and it must go somewhere all the same. What it needs must come from around its square; if nothing fits well, put it where it takes no better place.
settlers-coach-agree-to-end = If all agree, the game ends and the points are counted as they are. One refusal is enough to play on.

## What speaks for a move

settlers-advice-draft = It gives what my other tiles lack.
settlers-advice-reveal = Here something that fits is most likely to come up.
settlers-advice-place = It brings the most points, or resources that the prizes ask for.
settlers-advice-replace = What it brings is worth more than the point it costs.
settlers-advice-war = It costs an opponent the most.
settlers-advice-coin = With it a better tile can be added in this turn.
settlers-advice-cart = These four tiles lack each other's resources most.
settlers-advice-master = Two points in the end for a tile that I can spare.
settlers-advice-draw = Nothing that lies open fits here, and a tile unseen is better than none.
settlers-advice-arrange = Both ways are good for a start; a tile with another one farther out in its column is safe from war tokens.
settlers-advice-skip = Nothing fits, and there is nothing left to turn up.
settlers-advice-agree = Nobody seems to gain any more points, so nothing is lost by counting now.
settlers-advice-refuse = There may still be points to gain, and one refusal is enough to play on.

settlers-round-short = turn { $number }
