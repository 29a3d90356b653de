settlers-picture-title = Settlers
settlers-picture-turn = { $turn ->
    [0] Setup
   *[other] Turn { $turn }
 }
settlers-picture-to-move = { $turn ->
    [0] Setup. To move: { $players }
   *[other] Turn { $turn }. To move: { $players }
 }
settlers-picture-phase-draft = Draft of the first tiles
settlers-picture-phase-arrange = Placing the first tiles
settlers-picture-phase-reveal = Reveal a tile
settlers-picture-phase-token = Token or tile
settlers-picture-phase-tile = Add a tile
settlers-picture-phase-drawn = Add the drawn tile
settlers-picture-phase-end = Agree to end?
settlers-picture-phase-over = Game over
settlers-picture-phase-bought = { $phase } · bought: { $resource }
settlers-picture-part-realm = { $of }: realm
settlers-picture-part-offer = Tiles on offer
settlers-picture-part-prizes = Prizes and tokens
settlers-picture-left-in-stack = { $stack } · { $count } left
settlers-picture-cleared = Cleared from full rows: { $count }
settlers-picture-bank-cleared = Cleared: { $count }
settlers-picture-draft = Starting tiles
settlers-picture-stack-nature = Nature
settlers-picture-stack-village = Villages
settlers-picture-stack-city = Cities
settlers-picture-prizes = Prizes: { $count }
settlers-picture-reserve = Tokens left
settlers-picture-no-tokens = No tokens in hand
settlers-picture-bought = Bought
settlers-picture-arrangement-beside = Beside
settlers-picture-arrangement-behind = Behind
settlers-picture-arrangement-in-front = In front

settlers-picture-city-coin = Marketplace
settlers-picture-city-war = Army camp
settlers-picture-city-cart = Inn
settlers-picture-city-master = Workshop
settlers-picture-short-city-coin = Market
settlers-picture-short-city-war = Camp
settlers-picture-short-city-cart = Inn
settlers-picture-short-city-master = Workshop

# Short names, where space is short: prizes go by their god.
settlers-picture-short-tile-fishery = Fishery
settlers-picture-short-tile-altar-of-minerva = Minerva
settlers-picture-short-tile-altar-of-neptune = Neptune
settlers-picture-short-tile-altar-of-bacchus = Bacchus
settlers-picture-short-tile-altar-of-venus = Venus
settlers-picture-short-tile-altar-of-vesta = Vesta
settlers-picture-short-tile-altar-of-fortuna = Fortuna
settlers-picture-short-tile-sanctuary-of-mars = Mars
settlers-picture-short-tile-sanctuary-of-bellona = Bellona
settlers-picture-short-tile-sanctuary-of-vulcan = Vulcan
settlers-picture-short-tile-sanctuary-of-the-dioscuri = Dioscuri
settlers-picture-short-tile-sanctuary-of-sol = Sol
settlers-picture-short-tile-sanctuary-of-juno = Juno
settlers-picture-short-tile-sanctuary-of-apollo = Apollo
settlers-picture-short-tile-sanctuary-of-liber = Liber
settlers-picture-short-tile-sanctuary-of-pomona = Pomona
settlers-picture-short-tile-sanctuary-of-the-parcae = Parcae
settlers-picture-short-tile-sanctuary-of-victoria = Victoria
settlers-picture-short-tile-sanctuary-of-portunus = Portunus
settlers-picture-short-tile-sanctuary-of-tiberinus = Tiberinus
settlers-picture-short-tile-temple-of-saturn = Saturn
settlers-picture-short-tile-temple-of-janus = Janus
settlers-picture-short-tile-temple-of-quirinus = Quirinus
settlers-picture-short-tile-temple-of-mercury = Mercury
settlers-picture-short-tile-temple-of-hercules = Hercules
settlers-picture-short-tile-temple-of-jupiter = Jupiter

settlers-picture-legend-taken = taken by whom
settlers-picture-legend-exposed = exposed
settlers-picture-legend-ruin = ruined
settlers-picture-legend-struck = ruined prize
settlers-picture-legend-cart = joins four tiles
settlers-picture-legend-coin = sold, skips a turn
settlers-picture-legend-minus = replaced, −1 each
settlers-picture-legend-master = in a disc: master
settlers-picture-legend-held = master in hand

settlers-picture-alt-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
 }, { $prizes ->
    [one] { $prizes } prize
   *[other] { $prizes } prizes
 }{ $replaced ->
    [0] {""}
   *[other] , { $replaced } replaced
 }, in hand: { $tokens }.
settlers-picture-alt-draft = Starting tiles: { $tiles }.
settlers-picture-alt-drafted = Drafted: { $tiles }.
settlers-picture-alt-row = { $stack ->
    [nature] Open nature tiles
    [village] Open village tiles
   *[city] Open city tiles
 }: { $tiles }; { $left } in the stack.
settlers-picture-alt-prize = { $tile } ({ $points })
settlers-picture-alt-prizes = Prizes with their points: { $prizes }.
settlers-picture-alt-reserve = Tokens left: { $tokens }.
settlers-picture-alt-ruined = ruined
settlers-picture-alt-master = with a master
settlers-picture-alt-coin = with a coin
settlers-picture-alt-carts = Carts at: { $corners }.
settlers-picture-alt-exposed = Exposed to war: { $spots }.
settlers-picture-alt-free = Free squares: { $spots }.
settlers-picture-short-tile-winery = Winery
settlers-picture-short-tile-weavery = Weaver
settlers-picture-short-tile-gold-mine = Gold mine
settlers-picture-short-tile-water-meadow = Meadow
settlers-picture-alt-bought = Bought for this turn: { $resource }.
settlers-picture-alt-drawn = Drawn, to add: { $tile }.
