## Guided tables: a title, a line for the list, each step's idea, what its move did and why, and a last word

santa-maria-lesson-turn = Your colony at work
santa-maria-lesson-turn-about = a turn: expand, use a die, ship, activate
santa-maria-lesson-turn-colony = This is your colony: 6 columns, 6 rows, some buildings, much empty land. Dice make it work. White dice are for columns and belong to everyone, blue ones are for rows and are yours. You have 2 wood and 4 coins.
santa-maria-lesson-turn-expand = A turn is one thing: expand, use a die, activate one building, or pass. Expanding costs 2 wood for a double tile. Think of lines: new buildings pay off when a die runs along them. **Expand with tile D07 at C1, to the right.**
santa-maria-lesson-turn-expand-done = Two more buildings in your top row. Your opponent has used a die meanwhile.
santa-maria-lesson-turn-die = A die activates every unblocked building in its line, in order, and then blocks the last one for this year. Your blue 1 runs along row 1, left to right. **Use the blue die on row 1.**
santa-maria-lesson-turn-die-done = You got a gem, and now a harbor asks for goods.
santa-maria-lesson-turn-grain = This ship wants 1 grain and 1 gem. You lack grain, but wood and grain can be bought for 3 coins at any time in your turn. **Buy grain.**
santa-maria-lesson-turn-grain-done = 3 coins are a lot, but the ship is worth it.
santa-maria-lesson-turn-ship = A delivered ship goes to your dock, scores happiness at game end, and its dock pays you each time you pass. **Deliver to S04.**
santa-maria-lesson-turn-ship-done = 2 happiness at game end. The row went on from there and gave you wood. One die, three buildings.
santa-maria-lesson-turn-single = Without a die you can activate single buildings: 1 coin for the first of the year, then 2, 3, … **Activate any building.** B5 would give you wood.
santa-maria-lesson-turn-single-done = There's a coin on it now: it's blocked for the rest of the year.
santa-maria-lesson-turn-over = That's the engine: tiles make lines longer, dice run along lines, goods become ships. The order within a line matters, so place what a harbor needs before the harbor.

santa-maria-lesson-tracks = Religion and monks
santa-maria-lesson-tracks-about = churches, grain, blue dice, and where points come from
santa-maria-lesson-tracks-look = Happiness is points. It comes from ships, from monks, from the conquistador race and from colonists. Here's the table in year two: the religion track is where monks and blue dice come from.
santa-maria-lesson-tracks-die = Column 4 has a harbor, a church and a jeweler. No white die shows 4, but each step up or down costs just 1 coin. **Turn the white 3 into a 4 and use it on column 4.**
santa-maria-lesson-tracks-die-done = The column runs top to bottom: the harbor comes first.
santa-maria-lesson-tracks-ship = A ship for 1 gem and 1 wood, and you have both. It goes to the dock of its own symbol. **Deliver it.**
santa-maria-lesson-tracks-ship-done = 3 happiness at game end. Then came the church: a step on the religion track.
santa-maria-lesson-tracks-pray = A church gives one step, and an extra step for grain. The next space has symbols on it. **Pay the grain.**
santa-maria-lesson-tracks-pray-done = There they are: another blue die of your own, and a monk to place.
santa-maria-lesson-tracks-monk = A monk has three kinds of places: a **scholar** is an ability for the whole game, a **bishop** scores at game end, a **mission** pays once. Where others already are, you pay them 2 coins each. **Place your monk.** Theology lets you pay any resource for the extra step.
santa-maria-lesson-tracks-monk-done = Early on scholars are best, because they work for two more years. And the column goes on.
santa-maria-lesson-tracks-trade = The last building trades a gem for 3 coins. Nothing forces you, but goods are worth little at game end. **Trade the gem.**
santa-maria-lesson-tracks-trade-done = Coins turn dice and activate buildings.
santa-maria-lesson-tracks-over = A single die brought 3 happiness, two steps, a monk, a die and coins. Long lines beat everything else: that's what you build for.

santa-maria-lesson-year = When to pass
santa-maria-lesson-year-about = the last dice, the race for gold, and the end of a year
santa-maria-lesson-year-dice = Year one is nearly over. You may use 3 white dice per year and have one left; most of your buildings are blocked by dice or coins. What surprises beginners: passing isn't giving up, it's a move that pays.
santa-maria-lesson-year-shift = One white die is left, a 1. For 2 coins it's a 3, and column 3 has two gem buildings and a garrison. **Use it on column 3.**
santa-maria-lesson-year-shift-done = 2 gems, and a step for your conquistador, who found gold. You hold at most 3 of each resource; anything more would become coins.
santa-maria-lesson-year-gold = Conquistadors race each year: the leaders score, then all go back. Gold counts as any resource, or here as something better. **Trade the gold for happiness.**
santa-maria-lesson-year-gold-done = 2 happiness right now, and no one can take that away.
santa-maria-lesson-year-pass = Whoever passes early has the pick of the bonuses, and the topmost marker starts the next year. **Pass and take the road tile.**
santa-maria-lesson-year-pass-done = The first choice was yours.
santa-maria-lesson-year-road = A road fills an empty space with a colonist. At game end each colonist in a full row scores 1 happiness, and 1 more if the column is full as well. **Place the road.**
santa-maria-lesson-year-road-done = Then your docks paid: a religion step for the ship you have there. Your opponent passed, so the year ended: dice and coins left the colonies, and new dice were rolled.
santa-maria-lesson-year-again = Everything can be activated again. Which line is longest? **Use any die.**
santa-maria-lesson-year-again-done = Year two has begun.
santa-maria-lesson-year-over = There are three years. Ships early in your docks pay three times, so don't wait too long for the first one.

santa-maria-lesson-game = Your first game
santa-maria-lesson-game-about = a fresh table that goes on for real
santa-maria-lesson-game-market = A fresh table: the tiles for sale, the white dice, ships, scholars and tracks. First of all everyone chooses a colony.
santa-maria-lesson-game-board = The colonies differ in what is already built. More forests make expanding easy, more fields feed churches, a garrison helps in the race. **Choose yours.**
santa-maria-lesson-game-board-done = Your opponent has the first turn of the year.
santa-maria-lesson-game-colony = Here it is. Look for a row and a column in which buildings already help each other, and make those longer.
santa-maria-lesson-game-first = Expanding early pays all game long, and you have just enough wood for a double tile. **Place one.**
santa-maria-lesson-game-first-done = Your colony has grown.
santa-maria-lesson-game-second = Now let it work. The longest line with the fewest coins is a good rule. **Use any die.**
santa-maria-lesson-game-second-done = And that's the game.
santa-maria-lesson-game-over = From here on it's yours. Play on against an easy computer, at your own pace; **{ bot-panel-advise }** helps whenever you're stuck.
