## Guided tables: a title, a line for the list, each step's idea, what its move did and why, and a last word

archipelago-lesson-turn = Settling an island
archipelago-lesson-turn-about = a turn: bid, reproduce, explore
archipelago-lesson-turn-colony = You rule these islands together with the others. Your first region has two citizens and a ship. On the sides are the two markets, and the markers of population, surplus workers and rebellion, which concern everyone.
archipelago-lesson-turn-bid = Each turn begins with a secret bid for the order of play. Everyone pays what they bid, even those who lose, so most bids are small. **Bid 1.**
archipelago-lesson-turn-bid-done = Your opponent bid nothing.
archipelago-lesson-turn-order = The winner sets the order. Going first means the best places, going last means you see what's needed. **Go first yourself.**
archipelago-lesson-turn-order-done = In each round everyone takes one action, until all action discs are used.
archipelago-lesson-turn-reproduce = Citizens do all the work, and where exactly two of yours live, a third is born. It costs nothing but an action. **Reproduce in your region.**
archipelago-lesson-turn-reproduce-done = A third citizen. Your opponent did the same.
archipelago-lesson-turn-explore = New land brings resources and an explorer token, which can stand in for any cube. **Explore.**
archipelago-lesson-turn-explore-done = You see the top hex. You may take it, or discard it and take the next one blind.
archipelago-lesson-turn-take = This one has stone and iron, which you can't get at home. **Take it.**
archipelago-lesson-turn-take-done = Now it has to fit the islands.
archipelago-lesson-turn-discover = Its shores must continue those next to it, and one of your free units goes there. The suggestion fits. **Place the region.**
archipelago-lesson-turn-discover-done = You have an explorer token now.
archipelago-lesson-turn-gather = Of the cubes found there one goes to the market and one to you; huts bring surplus workers, who can be recruited. **Split the cubes.** You'll need stone to build.
archipelago-lesson-turn-gather-done = Your opponent has built a port meanwhile, and it's your action again.
archipelago-lesson-turn-over = Bid, crisis, actions, cards: every turn has this rhythm. Next you'll see what all the building is good for.

archipelago-lesson-points = What counts
archipelago-lesson-points-about = objectives, the trend, buildings, cards for sale
archipelago-lesson-points-objective = Only you see your objectives; with two players, each has two. An objective says two things: **when the game ends**, and **what is scored** by everyone. Yours count temples, and iron by towns. The others score for them as well, without knowing it yet.
archipelago-lesson-points-trend = The trend is open to all and scored as well: here it's ships. All objectives of all players are scored at game end, so watch what the others collect: it hints at what they know.
archipelago-lesson-points-town = A town lets you rule its region and counts for one of your objectives. You pay florins and cubes, and an explorer token may replace a cube. **Build a town in the region with iron.**
archipelago-lesson-points-town-done = The citizen inside controls it. Whoever leaves a building empty controls nothing.
archipelago-lesson-points-evolve = At the end of a turn's actions everyone buys a progress card and rotates one, or rotates two. Each rotation changes the price. **Rotate two cards, or buy one.**
archipelago-lesson-points-evolve-done = Cards for the price of a harvest can be a bargain. A new turn begins.
archipelago-lesson-points-bid = You've spent nearly everything, and bids are paid by all. **Bid what you can spare.**
archipelago-lesson-points-bid-done = And here comes the first crisis: citizens lie down and want to be fed.
archipelago-lesson-points-over = No one knows when the game ends, except the player whose condition it is. So don't plan too far ahead, and try to be good at everything that might count.

archipelago-lesson-rebellion = Rebellion
archipelago-lesson-rebellion-about = crises, helping together, and how everyone can lose
archipelago-lesson-rebellion-peace = What surprises beginners most: everyone can lose together. If rebellion ever exceeds population, the colony is independent and the game is over, with no winner but a Separatist. Rebellion rises with surplus workers, taxes and unsolved crises.
archipelago-lesson-rebellion-bid = A new turn, and the next crisis is near. **Bid.** Nothing is fine: the order stays.
archipelago-lesson-rebellion-bid-done = The crisis is here: 6 stone are asked for, and all citizens outside temples have lain down.
archipelago-lesson-rebellion-help = Each cube stands up some citizens of anyone's choice. Cubes on the domestic market are free for this, and there's 1 stone. **Help with the market's stone.**
archipelago-lesson-rebellion-help-done = Now you decide who stands up.
archipelago-lesson-rebellion-raise = Those still lying down at the end of the crisis are rebels: they don't work this turn, and rebellion rises by 1 for each. You choose freely, and the others watch whom you forget. **Stand citizens up.**
archipelago-lesson-rebellion-raise-done = Your opponent helped with a token, but 2 citizens were left lying. Rebellion +2. And the second half of the crisis: 3 cattle are to be exported.
archipelago-lesson-rebellion-continent = In an export crisis no one lies down, but each missing cube is +1 rebellion. The market has some. **Help with cattle.**
archipelago-lesson-rebellion-continent-done = 1 was still missing, and your opponent didn't give it. Rebellion +1.
archipelago-lesson-rebellion-over = Helping costs you, not helping costs everyone: that's the game. Keep a cube of each kind when you can, hire the surplus, build temples, and talk to each other.

archipelago-lesson-game = Your first game
archipelago-lesson-game-about = a fresh table that goes on for real
archipelago-lesson-game-sea = A fresh sea. Your opponent has placed the first region and landed there. Now it's your turn.
archipelago-lesson-game-place = Shores have to match, and the resources of your first region are what you'll harvest most. **Place your region.**
archipelago-lesson-game-place-done = Your citizens and your ship are there.
archipelago-lesson-game-gather = One cube for the market, one for you. What's on the market helps everyone in a crisis. **Split the cubes.**
archipelago-lesson-game-gather-done = Now objectives have been dealt.
archipelago-lesson-game-objective = Here are your secret objectives. Read both halves of each: what ends the game, and what scores.
archipelago-lesson-game-bid = Your first real bid. **Bid what the order is worth to you.**
archipelago-lesson-game-bid-done = The order is set.
archipelago-lesson-game-over = From here on it's your colony. Play on against an easy computer, at your own pace; **{ bot-panel-advise }** helps whenever you're stuck.
