## Guided tables: a title, a line for the list, each step's idea, what its move did and why, and a last word

maracaibo-lesson-turn = A voyage
maracaibo-lesson-turn-about = a turn: sail, deliver, buy, refill
maracaibo-lesson-turn-chart = The sea chart: your ship follows the route through cities (large spaces) and villages. Around it: the explorer's track, the three nations and the card display. You have 9 doubloons and 4 cards.
maracaibo-lesson-turn-sail = A turn is one voyage and what you do where it ends. You sail 1 to 7 spaces, and there's no way back this round. Far gets you home sooner, near gets you more stops. **Sail to city 3.**
maracaibo-lesson-turn-sail-done = In a city you can deliver a good, and you can use the city's action.
maracaibo-lesson-turn-deliver = Cards do many jobs. This city wants a good that one of your cards shows: you discard the card and remove a disc from your ship board. Both discs of a slot gone, its upgrade is yours. **Deliver, and take a disc from the drill.**
maracaibo-lesson-turn-deliver-done = 3 doubloons from the city, and its action goes on with a village action.
maracaibo-lesson-turn-buy = The most common village action is to buy a card from your hand: it stays with you, and its effect is yours. The London Factor costs 6 and gives 2 influence with England and 2 VP. **Buy a card.**
maracaibo-lesson-turn-buy-done = Influence with a nation is worth more the better that nation does at game end.
maracaibo-lesson-turn-refill = Before your turn ends you fill your hand to 4: from the deck for free, from the display for 1 doubloon per card. **Refill.**
maracaibo-lesson-turn-refill-done = That's a turn. Your opponent has made one as well.
maracaibo-lesson-turn-over = Sail, act, refill: every turn is like this. A round ends at once when someone reaches the end of the route, so keep an eye on how far the others are.

maracaibo-lesson-combat = Combat without hatred
maracaibo-lesson-combat-about = fighting for nations, influence, and where points come from
maracaibo-lesson-combat-influence = You're no one's subject: you fight for whichever nation you like, and profit from its success. At game end your rank with each nation is multiplied by how well that nation has done.
maracaibo-lesson-combat-sail = Some cities let you fight. City 14 ahead of you is one of them, and no nation holds it yet. **Sail to 14.**
maracaibo-lesson-combat-sail-done = You're there.
maracaibo-lesson-combat-city = No card of yours fits here, but the city's action is open anyway. **Use the city's action.**
maracaibo-lesson-combat-city-done = Combat! Two piles of tokens are ready.
maracaibo-lesson-combat-attack = A combat token shows a value for each nation, and sometimes a gift or a price. You see it only when you reveal it. **Reveal one.**
maracaibo-lesson-combat-attack-done = Now choose for which nation you fight.
maracaibo-lesson-combat-fight = The value of your nation pays for maneuvers; figures and your ship's combat points add to it. France is stronger here but costs doubloons. **Fight for Spain**: 4 is just what a free city costs, and it pays VP at once.
maracaibo-lesson-combat-fight-done = 2 VP for fighting for Spain.
maracaibo-lesson-combat-maneuver = Each maneuver can be made once. Taking an unclaimed city costs 4: it gets the nation's marker, you gain VP and influence, and Spain becomes worth more. **Take city 14 for Spain.** You need no figures for it.
maracaibo-lesson-combat-maneuver-done = 5 VP and 1 influence with Spain in one go.
maracaibo-lesson-combat-pass = You could go on by spending figures and combat points, but they're worth more in a fight for a second city. **Pass.**
maracaibo-lesson-combat-pass-done = Your opponent has sailed on and fought as well.
maracaibo-lesson-combat-over = Points come from everywhere here: combat, quests, exploration, cards, prestige buildings. But the nations decide most games, so pick one or two and make them strong.

maracaibo-lesson-last = The last village action
maracaibo-lesson-last-about = villages, prestige buildings, exploration, and a costly mistake
maracaibo-lesson-last-engine = A new round: all ships are back at the start. You've bought Map Room, whose effect is a village action marked “last”. You have 12 doubloons.
maracaibo-lesson-last-sail = In a village you get 1 action after 1–3 spaces, 2 after 4–6, 3 after 7. So distance is what pays. **Sail to village 8, by way of 4.**
maracaibo-lesson-last-sail-done = Far enough for two village actions.
maracaibo-lesson-last-invest = Now comes the mistake everyone makes once: a **last** village action ends your actions, even if you had more left. So do everything else first. **Invest in the military base** (7 doubloons and a figure), or buy a card.
maracaibo-lesson-last-invest-done = If you had used Map Room first, this action would have been lost.
maracaibo-lesson-last-deal = Now it can be last. Map Room wants two cards with a treasure and gives 2 VP and 2 steps of exploration. **Use Map Room.**
maracaibo-lesson-last-deal-done = Cards you don't want to buy are good enough as treasure.
maracaibo-lesson-last-explore = Your explorer jumps over others, and only the space where a move ends gives its reward. **Move the explorer**: space 5 gives 2 figures.
maracaibo-lesson-last-explore-done = Figures come in handy in the next fight.
maracaibo-lesson-last-refill = Two cards from your hand are gone, so you get new ones. **Refill your hand.**
maracaibo-lesson-last-refill-done = And your opponent has done just the same.
maracaibo-lesson-last-over = Whenever an effect says “last”, ask yourself what else you wanted to do. It's the most expensive word in Maracaibo.

maracaibo-lesson-game = Your first game
maracaibo-lesson-game-about = a fresh table that goes on for real
maracaibo-lesson-game-market = A fresh table. Look where quests are, which cities are near, and what the card display offers.
maracaibo-lesson-game-hand = Your ship: slots with two discs each. Every delivery removes one; choose one or two upgrades to aim for.
maracaibo-lesson-game-prepare = You begin with cards to choose from. One may go to your planning area: it's safe there until you buy it. **Choose your cards.**
maracaibo-lesson-game-prepare-done = The planned card costs no hand space.
maracaibo-lesson-game-career = A career has three tasks. Each is a bonus for something you might do anyway. **Keep the career you like.**
maracaibo-lesson-game-career-done = Your opponent sails first.
maracaibo-lesson-game-sail = Short voyages to cities are a good start: deliveries open your ship. **Set sail.**
maracaibo-lesson-game-sail-done = You've arrived.
maracaibo-lesson-game-over = From here on it's your voyage. Play on against an easy computer, at your own pace; **{ bot-panel-advise }** helps whenever you're stuck.
