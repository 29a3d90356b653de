## Guided tables: a title, a line for the list, each step's idea, what its move did and why, and a last word

settlers-lesson-needs = What a tile needs
settlers-lesson-needs-about = a turn, nature, villages, cities
settlers-lesson-needs-table = On top: the three stacks with their open tiles, green nature, blue villages, violet cities, and the gold prizes everyone is after. Below: the realms. Yours has a grove at G7 and a water meadow at G8.
settlers-lesson-needs-reveal = A turn has two parts. First you turn over the top tile of a stack, so there's more to choose from. What you don't take, the next player may. **Reveal a tile**, for example a city.
settlers-lesson-needs-reveal-done = One more open tile. Now you add one of them to your realm.
settlers-lesson-needs-nature = Nature needs nothing: it may go beside any of your tiles, edge to edge. Each turn it gives one of its two resources, whichever helps you. **Place the cliff** (stone or plants).
settlers-lesson-needs-nature-done = A round later it's your turn again, and a city tile has been revealed for you.
settlers-lesson-needs-village = A village needs two resources from the tiles around its square, diagonals included, and gives a better one. The fishery needs wood and water: your grove gives wood, your meadow water. Look for squares that touch both. **Place the fishery.**
settlers-lesson-needs-village-done = From now on it gives fish every turn.
settlers-lesson-needs-city = Cities need a village's resource and bring a **token**. Each tile gives one resource per turn, so fish and wood must come from different tiles. **Place a city that needs fish**: the workshop or the inn.
settlers-lesson-needs-city-done = Its token is yours, and it counts 1 point for as long as you don't play it.
settlers-lesson-needs-over = Nature feeds villages, villages feed cities, and both feed the prizes. So before you place a tile, think about which squares it will touch later.

settlers-lesson-prizes = Tokens and prizes
settlers-lesson-prizes-about = carts, coins, war, and where points come from
settlers-lesson-prizes-realm = A realm in mid-game. You hold three tokens: a coin, a cart and a master. You may play one per turn, before you add a tile. Prizes are what counts: they need a city's or a village's resource each.
settlers-lesson-prizes-cart = The Temple of Hercules (3 points) needs a coin and a master. Your workshop at H7 gives masters, your marketplace at F7 gives coins, but no free square touches both. A cart on a corner joins four tiles: each passes on what any of them gives. **Put the cart on F7-G8.**
settlers-lesson-prizes-cart-done = Now G7 passes on the marketplace's coin.
settlers-lesson-prizes-temple = H6 touches G7 and H7: coin and master. **Place the Temple of Hercules there.**
settlers-lesson-prizes-temple-done = 3 points for a cart worth 1. A turn later the next prize is in reach.
settlers-lesson-prizes-sanctuary = The Sanctuary of Portunus (2 points) needs a coin and fish. **Place it at H9.**
settlers-lesson-prizes-sanctuary-done = And here's what surprises beginners: your opponent played **war**. It ruins the tile farthest from its owner in a column, and that was your new sanctuary. Its 2 points are gone, so don't leave a prize at the far end of its column.
settlers-lesson-prizes-coin = No one has to produce everything. A coin buys one resource from an opponent's tile for this turn; later the coin is theirs. The Temple of Janus needs war and a cart, and the army camp at H7 of your opponent makes war. **Buy war there with your coin.**
settlers-lesson-prizes-coin-done = The war is yours for this turn, and their camp will skip a turn.
settlers-lesson-prizes-janus = Your inn at G9 gives carts. **Place the Temple of Janus at F9.**
settlers-lesson-prizes-janus-done = Another 3 points.
settlers-lesson-prizes-over = Prizes as printed, 2 points per placed master, 1 per token in hand, −1 per tile you replaced. The last prize ends the game.

settlers-lesson-game = Your first game
settlers-lesson-game-about = a fresh table that goes on for real
settlers-lesson-game-prizes = A fresh table. Look at the prizes first: which two or three would go together? Their resources tell you which villages and cities to look for.
settlers-lesson-game-first = You start with two nature tiles. Together they should give as many different resources as possible. **Draft one.**
settlers-lesson-game-first-done = Your opponent took two, and the last pick is yours.
settlers-lesson-game-second = What's still missing? Villages need wood, stone, plants and water. **Draft your second tile.**
settlers-lesson-game-second-done = These two are the heart of your realm.
settlers-lesson-game-arrange = Squares that touch both are worth most; more of them stay open if you think about where you'll build. **Arrange your tiles.**
settlers-lesson-game-arrange-done = The three stacks are ready.
settlers-lesson-game-reveal = From here on you choose. **Reveal a tile.**
settlers-lesson-game-reveal-done = Now a tile is to be added.
settlers-lesson-game-over = This is your game now. Play on against an easy computer, at your own pace; **{ bot-panel-advise }** helps whenever you're stuck.
