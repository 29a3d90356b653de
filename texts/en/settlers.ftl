settlers-name = Settlers: Founders of the Empire
settlers-about = Build a domain tile by tile: nature feeds villages, villages feed cities; all of it raises temples.
settlers-help =
    ### The aim
    Build your domain from square tiles and score the most points.

    ### The tiles
    Nature (green) needs nothing and gives one of its two resources per turn, as you need it. Villages (blue) and cities (violet) need resources and give one. Prizes (gold) need resources and give points only.

    ### Your turn
    1. `reveal` the top tile of a stack. A row that already holds five tiles is cleared first.
    2. You may play **one** token (see below).
    3. Add **one** open tile: `place` it next to your tiles, edge to edge (not just a corner), or `replace` one of your own (−1 point at game end). You must add a tile if one fits, but never have to replace. If nothing fits, `draw` a nature tile and add it.

    ### Needs
    What a tile needs must come from the tiles around its square, diagonals included. Each tile gives one resource per turn, so every need takes a different tile.

    ### Tokens
    A city brings a token when it is added. You can play it from your next turn on.
    - **War** ruins an opponent's tile that is farthest from its owner in its column: no more resources, no points.
    - **Coin** buys one resource of any opponent's producing tile for this turn. That tile skips its owner's next turn, and then the coin is the owner's.
    - **Cart** on a corner joins four of your tiles: each passes on what any of them gives. Carts that share a tile make one union.
    - **Master**: put a master on a village tile of his resource: it stops producing and scores 2 at game end.

    ### The end
    The game ends with the turn in which the last prize is taken or the last stack runs out, or when all agree that no one can gain more points (`propose`). If all agree, masters that can still be placed are placed first.

    ### Points
    Prizes as printed, 2 per placed master, 1 per token in hand, −1 per replaced tile. Ruins give nothing. In a tie, more prizes win.

    ### Squares
    Your first tile is at `G7`. Letters go right, numbers go away from you: `G8` is beyond it, `H7` beside it. A corner is named by the squares it joins: `G7-H8`.

## Questions

settlers-ask-draft-tile = Draft a starting nature tile.
settlers-ask-arrange-tiles = Place your second starting tile. War can only ruin the outer tile of a column.
settlers-ask-choose-stack = Reveal a tile: from which stack?
settlers-ask-token-or-tile = Play a token first, or add a tile right away.
settlers-ask-add-tile = Add a tile to your domain.
settlers-ask-add-drawn = You drew { $tile }. Place it.
settlers-ask-agree-to-end = { $by_seat } proposes to end the game: no one can gain more points. Agree?

## Moves

settlers-verb-draft = Draft a tile
settlers-verb-draft-about = Draft a starting nature tile
settlers-verb-arrange = Arrange tiles
settlers-verb-arrange-about = Place your second tile beside, behind or in front of the first
settlers-verb-reveal = Reveal
settlers-verb-reveal-about = Reveal the top tile of a stack
settlers-verb-war = Play war
settlers-verb-war-about = Ruin an opponent's unprotected tile
settlers-verb-coin = Play coin
settlers-verb-coin-about = Buy a resource of an opponent's tile for this turn
settlers-verb-cart = Play cart
settlers-verb-cart-about = Join four of your tiles that meet in a corner
settlers-verb-master = Play master
settlers-verb-master-about = Put a master on your village tile
settlers-verb-place = Place
settlers-verb-place-about = Add an open tile beside your own
settlers-verb-replace = Replace
settlers-verb-replace-about = Replace one of your tiles with an open one; −1 point at game end
settlers-verb-draw = Draw
settlers-verb-draw-about = Draw a nature tile, because no open tile fits
settlers-verb-skip = Skip
settlers-verb-skip-about = End your turn without a tile, because none fits
settlers-verb-propose = Propose the end
settlers-verb-propose-about = Propose to end the game, because no one can gain more points
settlers-verb-agree = Agree
settlers-verb-agree-about = Agree to end the game
settlers-verb-refuse = Play on
settlers-verb-refuse-about = Reject the proposal and play on
settlers-verb-withdraw = Withdraw
settlers-verb-withdraw-about = Withdraw your proposal to end the game

settlers-field-tile = tile
settlers-field-arrangement = arrangement
settlers-field-stack = stack
settlers-field-seat = opponent
settlers-field-spot = square
settlers-field-resource = resource
settlers-field-corner = corner
settlers-field-master = master

## The log

settlers-log-prizes = Prizes in this game: { $tile_open }.
settlers-log-first = { $player } goes first. Starting tiles: { $tile_open }.
settlers-log-turns = Turns { $number } to { $last }.
settlers-log-turns-heading = Turns { $number }–{ $last }
settlers-log-draft = { $player } drafts { $tile }.
settlers-log-arrange = { $player } places { $tile_first } at { $spot_first } and { $tile } at { $spot }.
settlers-log-row = { $stack }: the row starts with { $tile_open }.
settlers-log-clear = { $stack }: the full row leaves the game ({ $tile_gone }).
settlers-log-reveal = { $player } reveals { $tile }.
settlers-log-war = { $player } ruins { $target_seat }'s { $tile } ({ $spot }).
settlers-log-coin = { $player } buys { $resource } from { $target_seat }'s { $tile } ({ $spot }) with a coin.
settlers-log-cart = { $player } joins { $spot_joined } with a cart.
settlers-log-master = { $player } puts a master ({ $master }) on { $tile } ({ $spot }).
settlers-log-place = { $player } places { $tile } at { $spot }.
settlers-log-replace = { $player } replaces { $tile_old } at { $spot } with { $tile }.
settlers-log-draw = No open tile fits: { $player } draws { $tile }.
settlers-log-skip = { $player } adds no tile.
settlers-log-coins = { $player } takes { $count ->
    [one] the coin from one tile.
   *[other] the { $count } coins from the tiles.
 }
settlers-log-new-token = { $player } gains a token: { $token }.
settlers-log-new-master = { $player } gains a master: { $master }.
settlers-log-propose = { $player } proposes to end the game.
settlers-log-withdraw = { $player } withdraws the proposal. The game goes on.
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
   *[other] { $seats } share the victory!
 }

settlers-end-prizes = the last prize is taken
settlers-end-stacks = all stacks are empty
settlers-end-agreed = all agreed to stop

settlers-score-prizes = Prizes
settlers-score-masters = Masters placed
settlers-score-tokens = Tokens in hand
settlers-score-replaced = Replaced tiles

## Why not

settlers-reason-preparing = Setup first: everyone drafts and arranges two tiles.
settlers-reason-reveal-first = Reveal a tile first.
settlers-reason-revealed = You've already revealed a tile. Add one now, or play a token first.
settlers-reason-answer-first = Answer the proposal to end the game first.
settlers-reason-drawn-first = Add the drawn tile first: { $tile }.
settlers-reason-tile-now = One token per turn, and only before the tile: add a tile now.
settlers-reason-draft-over = The starting tiles have been drafted.
settlers-reason-no-tile = There's no tile called “{ $text }”.
settlers-reason-not-open = This tile isn't open now: { $tile }.
settlers-reason-no-stack = The stacks are nature, village and city.
settlers-reason-empty-stack = This stack is empty: { $stack }.
settlers-reason-no-square = There's no square “{ $spot }”. Squares are named as in the picture, such as G7.
settlers-reason-taken = You already have a tile at { $spot }. To put another there, use replace.
settlers-reason-nothing-there = There's no tile at { $spot }.
settlers-reason-no-side = { $spot } shares no edge with your tiles. A corner isn't enough.
settlers-reason-missing = { $tile } can't go to { $spot }: no tile in reach gives { $resource }.
settlers-reason-one-each = { $tile } can't go to { $spot }: each tile gives only one resource, and { $resource } must come from different tiles.
settlers-reason-must-add = An open tile fits, so you must add one: { $tile }, for example.
settlers-reason-draw-instead = There are nature tiles left: draw one instead.
settlers-reason-no-token = You don't have this token: { $token }.
settlers-reason-not-an-opponent = Choose an opponent: you can't target your own tiles.
settlers-reason-ruined = The tile at { $spot } is already ruined.
settlers-reason-protected = The tile at { $spot } is protected: another one is farther from its owner in the same column.
settlers-reason-gives-nothing = The tile at { $spot } gives nothing now: it's a prize, a ruin, or has a master or a coin on it.
settlers-reason-gives-other = The tile at { $spot } doesn't give that. It gives: { $resource }.
settlers-reason-cart-there = There's already a cart on this corner.
settlers-reason-no-corner = Four of your tiles must meet there. A corner is named by two squares, such as G7-H8.
settlers-reason-no-master = You don't have this master.
settlers-reason-master-elsewhere = This master ({ $master }) can only go on a village tile that gives { $resource }.
settlers-reason-proposed = The end has already been proposed this turn.
settlers-reason-agreed = The end is agreed: the game ends with this turn.
settlers-reason-no-proposal = There's no proposal to end the game that you could answer or withdraw.

settlers-when-arrange = You arrange your two starting tiles once, during setup.

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
settlers-tile-weavery = Weaver's shop
settlers-tile-winery = Winery
settlers-tile-stable = Stable
settlers-tile-fishery = Fishery
settlers-tile-market-iron-plants = Marketplace (plants + iron)
settlers-tile-market-horses-water = Marketplace (water + horses)
settlers-tile-market-gold-stone = Marketplace (stone + gold)
settlers-tile-market-wine-wood = Marketplace (wood + wine)
settlers-tile-market-cloth-water = Marketplace (water + cloth)
settlers-tile-market-fish-plants = Marketplace (plants + fish)
settlers-tile-military-camp-iron-wood = Army camp (wood + iron)
settlers-tile-military-camp-horses-stone = Army camp (stone + horses)
settlers-tile-military-camp-gold-plants = Army camp (plants + gold)
settlers-tile-military-camp-wine-water = Army camp (water + wine)
settlers-tile-military-camp-cloth-wood = Army camp (wood + cloth)
settlers-tile-military-camp-fish-stone = Army camp (stone + fish)
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

settlers-coach-draft-tile = Nature tiles need nothing and give one of two resources per turn. Two that give different things make your start easier.
settlers-coach-arrange-tiles = In each column, a war token can ruin only the tile farthest from you. All nearer ones are safe.
settlers-coach-choose-stack = Everyone can add the tile you reveal, and you may add any open tile. A row of five is cleared first.
settlers-coach-token-or-tile = You may play one token before you add a tile. Each token in hand is 1 point at game end, so play it when it gains more.
settlers-coach-add-tile = What a tile needs must come from tiles around its square, each giving one resource. Villages and cities lead to prizes, and prizes are the points.
settlers-coach-add-drawn = You drew this tile blind, and it must go somewhere. What it needs must come from around its square; if nothing fits well, put it where it's least in the way.
settlers-coach-agree-to-end = If all agree, the game ends and points are counted now. One no is enough to play on.

## What speaks for a move

settlers-advice-draft = It gives what my other tiles lack.
settlers-advice-reveal = Most likely to turn up something that fits.
settlers-advice-place = The most points, or resources the prizes need.
settlers-advice-replace = What it gains is worth more than the point it costs.
settlers-advice-war = It costs an opponent the most.
settlers-advice-coin = It lets me add a better tile this turn.
settlers-advice-cart = These four tiles need each other's resources most.
settlers-advice-master = Two points at game end for a tile I can spare.
settlers-advice-draw = No open tile fits here, and an unknown tile is better than none.
settlers-advice-arrange = Either is a good start; a tile with another one farther out in its column is safe from war tokens.
settlers-advice-skip = Nothing fits, and there's nothing left to draw.
settlers-advice-agree = No one seems able to gain more points, so nothing is lost by scoring now.
settlers-advice-refuse = There may still be points to gain, and one no is enough to play on.

settlers-round-short = turn { $number }
