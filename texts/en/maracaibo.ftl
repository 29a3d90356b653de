maracaibo-name = Maracaibo
maracaibo-about = Four rounds of the Caribbean: trade, fight, explore, and rise with three nations.
maracaibo-help =
    ### The aim
    Sail the Caribbean for four rounds and score the most victory points (VP): for quests, combat, exploration, cards, prestige buildings and your standing with France, Spain and England.

    ### Your turn
    - **Sail** 1 to 7 movement points along the route. Ships don't hinder each other; everyone must stop at 20, 21a, 21b and 22.
    - **One main action** where you stop. In a **village**: 1 village action after 1–3 movement points, 2 after 4–6, 3 after 7. In a **city**: deliver a good (discard a card, remove a disc from your ship board), then the city's action. Anywhere: a **quest** there, or one of your **assistants** there.
    - **Free actions** at any time until you refill: plan a hand card (`plan`), complete a task of your career (`task`).
    - **Refill your hand** to 4: from the deck, your planning area, or the card display for 1 doubloon per card.

    ### Village actions
    Everyone has these: buy a card from hand or planning area (or invest in a prestige building), discard one card for 1 doubloon, discard the whole hand for 2. Upgrades and cards add others. A “last” village action ends your actions this turn.

    ### Combat
    Reveal a token from either pile, choose a nation, gain or pay what it shows. Spend its value on **maneuvers**, each once: influence (2 or 5), a city (4 unclaimed, 6 another nation's). Figures and your ship's combat points add 1 each.

    ### Ship board
    Removing both discs of a slot unlocks its upgrade.

    ### Quests
    Pay the cost, gain the reward (some scale with your compasses). Your 4th quest scores +4 VP, later ones +2.

    ### Explorer
    Spaces held by others are jumped over; only the last space of a move gives its reward. Blue and green border: 4 VP for the first, then 2. Red: 3 influence with one nation.

    ### End of a round
    The player who reaches 21a (22 in round 4) ends the round at once. Then, starting with that player, each buys a card and refills, or takes 2 VP. Income follows; delivery spaces empty, a prestige building and new quests come, ships go home. Assistants you skipped give 2 VP each.

    ### The end
    VP income again, the VP that your doubloon income has reached, cards, prestige buildings, 3 VP for most influence with each nation, and for each nation your rank times its multiplier: empty spaces of its marker track plus 2 for the most markers on the map, 1 for the second most.
maracaibo-help-alone =
    ### Solo
    You play against **Jean**, who follows her own cards at one of five levels.
maracaibo-help-story =
    ### Campaign
    Story cards bring quests, legacy tiles and cards; at the end of a round completed stories are read, and where the story branches, everyone votes.
maracaibo-help-story-card-76 =
    ### Legacy tiles
    The story card and the story cards among the project cards bring them: they change places and routes, make new cities or add maneuvers. Each tile's effect is shown at its place.
maracaibo-help-story-card-77 = { maracaibo-help-story-card-76 }

## Questions

maracaibo-ask-prepare = Choose one card to plan and three to discard; the other four are your hand.
maracaibo-ask-keep-career = Keep one of your two career cards.
maracaibo-ask-set-sail = Sail where? You have { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
 }.
maracaibo-ask-use-tile = Use this legacy tile? { $what }
maracaibo-ask-choose-action = Choose your main action, or pass.
maracaibo-ask-city-quest = Fulfill the quest of this city?
maracaibo-ask-refill = { $lack ->
    [0] Your hand is full: pass to end your turn. Free actions are possible until then.
   *[other] Refill your hand. Free actions are possible until then.
 }
maracaibo-ask-village-action = Choose a village action, or pass. Left: { $left }
maracaibo-ask-choose-option = Choose one.
maracaibo-ask-remove-disc = Remove which disc from your ship board?
maracaibo-ask-gain-influence = Gain influence with which nation? Points: { $count }
maracaibo-ask-next-rank = Advance a rank with which nation?
maracaibo-ask-take-synergy = Take which synergy token?
maracaibo-ask-place-marker = Place which nation's marker, in which village?
maracaibo-ask-settle-figures = Put how many figures on this card: { $card }?
maracaibo-ask-veteran = Return a figure for { $points } VP?
maracaibo-ask-remove-skull = Remove which tile from the board?
maracaibo-ask-explore = Explore where? Up to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }.
maracaibo-ask-track-quest = Fulfill this quest? Now or never. { $quest }: { $what }
maracaibo-ask-choose-pile = Reveal a combat token from which pile? Pass to skip combat.
maracaibo-ask-choose-nation = Fight for which nation?
maracaibo-ask-manoeuvre = { $nation }: value { $value }. Make a maneuver, or pass to end the combat.
maracaibo-ask-scoring-choice = Buy a card or invest in a prestige building, then refill your hand; or take 2 VP.
maracaibo-ask-vote = How does the story go on?{ $count ->
    [one] { "" }
   *[other] { " " }In a tie, { $reader_seat } decides.
 }

## Moves

maracaibo-verb-prepare = Choose cards
maracaibo-verb-prepare-about = Plan one of the dealt cards and discard three
maracaibo-verb-career = Keep career
maracaibo-verb-career-about = Keep one of two career cards
maracaibo-verb-sail = Sail
maracaibo-verb-sail-about = Sail to a place, choosing a route
maracaibo-verb-pass = Pass
maracaibo-verb-pass-about = Pass, or stop here
maracaibo-verb-use-tile = Use tile
maracaibo-verb-use-tile-about = Pay for a legacy tile and move a disc there
maracaibo-verb-deliver = Deliver
maracaibo-verb-deliver-about = Deliver a good, then take the city's action
maracaibo-verb-only-deliver = Deliver only
maracaibo-verb-only-deliver-about = Deliver a good and skip the city action
maracaibo-verb-city = Take city action
maracaibo-verb-city-about = Take the city action without delivering
maracaibo-verb-quest = Fulfill quest
maracaibo-verb-quest-about = Fulfill a quest, with these cards if it needs cards
maracaibo-verb-assistant = Use assistant
maracaibo-verb-assistant-about = Use one of your assistants
maracaibo-verb-buy = Buy
maracaibo-verb-buy-about = Buy a card from hand or planning area
maracaibo-verb-buy-for-herbs = Buy with plants
maracaibo-verb-buy-for-herbs-about = Buy a card that also costs medicinal plants
maracaibo-verb-invest = Invest
maracaibo-verb-invest-about = Invest doubloons and a figure in a prestige building
maracaibo-verb-sell = Sell a card
maracaibo-verb-sell-about = Discard a hand card for 1 doubloon
maracaibo-verb-sell-hand = Sell the hand
maracaibo-verb-sell-hand-about = Discard your whole hand for 2 doubloons
maracaibo-verb-drill = Drill
maracaibo-verb-drill-about = Village action: gain 1 combat point and 1 doubloon
maracaibo-verb-claim = Claim village
maracaibo-verb-claim-about = Village action: place a nation's marker in this village
maracaibo-verb-deal = Trade cards
maracaibo-verb-deal-about = Village action: trade hand cards
maracaibo-verb-card-quest = Fulfill card quest
maracaibo-verb-card-quest-about = Last village action: fulfill the quest on your card
maracaibo-verb-opt = Choose effect
maracaibo-verb-opt-about = Choose one of several effects
maracaibo-verb-disc = Remove disc
maracaibo-verb-disc-about = Remove a disc from this slot of your ship board
maracaibo-verb-favour = Gain influence
maracaibo-verb-favour-about = Gain influence with this nation
maracaibo-verb-rise = Advance a rank
maracaibo-verb-rise-about = Advance to the next rank with this nation
maracaibo-verb-synergy = Take token
maracaibo-verb-synergy-about = Take this synergy token
maracaibo-verb-hoist = Place marker
maracaibo-verb-hoist-about = Place a nation's marker in a village
maracaibo-verb-settle = Settle figures
maracaibo-verb-settle-about = Put this many figures on the card
maracaibo-verb-discharge = Return figure
maracaibo-verb-discharge-about = Return a figure for VP
maracaibo-verb-lift = Remove tile
maracaibo-verb-lift-about = Remove this legacy tile
maracaibo-verb-explore = Explore
maracaibo-verb-explore-about = Move your explorer to a space
maracaibo-verb-attack = Start combat
maracaibo-verb-attack-about = Reveal the token of this pile
maracaibo-verb-fight = Choose nation
maracaibo-verb-fight-about = Fight for this nation
maracaibo-verb-manoeuvre = Maneuver
maracaibo-verb-manoeuvre-about = Make a maneuver; figures and combat points make up the shortfall
maracaibo-verb-refill = Refill
maracaibo-verb-refill-about = Take these open cards and the rest from the deck
maracaibo-verb-draw = Draw one
maracaibo-verb-draw-about = Draw one card, then choose again
maracaibo-verb-take = Take one
maracaibo-verb-take-about = Take one open card, then choose again
maracaibo-verb-take-points = Take 2 VP
maracaibo-verb-take-points-about = Take 2 VP instead of buying
maracaibo-verb-plan = Plan
maracaibo-verb-plan-about = Free action: put a hand card in your planning area
maracaibo-verb-task = Complete task
maracaibo-verb-task-about = Free action: complete a task of your career
maracaibo-verb-enlist = Turn figure into combat point
maracaibo-verb-enlist-about = Spend a figure for 1 combat point
maracaibo-verb-vote = Vote
maracaibo-verb-vote-about = Vote on how the story continues
maracaibo-theme-town = In port
maracaibo-theme-village = Village action
maracaibo-theme-war = Combat
maracaibo-theme-gain = Effects
maracaibo-theme-cards = Cards

## Blanks

maracaibo-field-card = card
maracaibo-field-career = career
maracaibo-field-place = place
maracaibo-field-quest = quest
maracaibo-field-deal = trade
maracaibo-field-building = building
maracaibo-field-upgrade = upgrade slot
maracaibo-field-nation = nation
maracaibo-field-option = choice
maracaibo-field-synergy = synergy token
maracaibo-field-figures = figures
maracaibo-part-figures = { $number ->
    [0] no figures
    [one] with { $number } figure
   *[other] with { $number } figures
 }
maracaibo-none-card = only from the deck
maracaibo-field-tile = tile
maracaibo-field-space = space
maracaibo-field-trail = route
maracaibo-field-pile = pile
maracaibo-field-manoeuvre = maneuver
maracaibo-field-level = level
maracaibo-field-task = task
maracaibo-field-story = branch

## Names of pieces

maracaibo-piece-plan = plan
maracaibo-piece-discard = discard

## Guides

maracaibo-guide-story = The story so far
maracaibo-guide-tile = Legacy tiles
maracaibo-guide-city = City tiles
maracaibo-guide-card = Project cards
maracaibo-guide-upgrade = Ship upgrades
maracaibo-guide-building = Prestige buildings
maracaibo-guide-career = Careers
maracaibo-guide-quest = Quests
maracaibo-guide-jean-card = Jean's cards

## The log

maracaibo-log-round = Round { $count }.
maracaibo-log-round-heading = Round { $count }
maracaibo-log-prepares = { $player } plans { $card } and discards: { $card_more }.
maracaibo-log-prepares-cards = { $player } has chosen cards.
maracaibo-log-career = { $player } keeps the career: { $career }.
maracaibo-log-sails = { $player } sails to { $place } ({ $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
 }).
maracaibo-log-assistant = { $player } uses an assistant ({ $card }).
maracaibo-log-missed = { $player } leaves { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
 } unused: { $place }.
maracaibo-log-employs = { $player } sends an assistant to { $place } ({ $card }).
maracaibo-log-attacks = { $player } reveals a combat token: { $token }.
maracaibo-log-attacks-alone = { $player } starts a combat without a token: each value is 3.
maracaibo-log-fights = { $player } fights for { $nation }, value { $count }.
maracaibo-log-manoeuvre = { $player } makes a maneuver: { $manoeuvre } ({ $place }).
maracaibo-log-manoeuvre-plain = { $player } makes a maneuver: { $manoeuvre }.
maracaibo-log-ends-war = { $player } ends the combat.
maracaibo-log-marker = { $nation } now controls { $place }.
maracaibo-log-displaced = { $player } removes the { $nation } marker from { $place }.
maracaibo-log-marker-lost = 1 { $nation } marker is out of the game.
maracaibo-log-building = New prestige building: { $building }.
maracaibo-log-buys = { $player } buys { $card } for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
 }.
maracaibo-log-invests = { $player } invests { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
 } in { $building }.
maracaibo-log-city = { $player } takes the city action of { $place }.
maracaibo-log-city-tile = New city tile in { $place }: { $city }.
maracaibo-log-delivers = { $player } delivers to { $place } with { $card }.
maracaibo-log-disc = { $player } removes a disc from { $upgrade }.
maracaibo-log-upgrade = { $player } unlocks the upgrade { $upgrade }.
maracaibo-log-crosses = { $player }'s explorer crosses a border: { $border }.
maracaibo-log-explores = { $player }'s explorer moves to { $space }.
maracaibo-log-robs = { $player } steals { $count } VP from { $whose_seat }.
maracaibo-log-robs-jean = { $player } steals { $count } VP from Jean.
maracaibo-log-deal = { $player } trades cards: { $deal }.
maracaibo-log-declines = { $player } declines.
maracaibo-log-no-more = { $player } ends their village actions.
maracaibo-log-rests = { $player } skips the main action.
maracaibo-log-discards = { $player } discards: { $card }.
maracaibo-log-doubloons = { $player } gains { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
 }.
maracaibo-log-pays = { $player } pays { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
 }.
maracaibo-log-points = { $player } scores { $count } VP.
maracaibo-log-strength = { $player } gains { $count ->
    [one] { $count } combat point
   *[other] { $count } combat points
 }.
maracaibo-log-spends-strength = { $player } spends { $count ->
    [one] { $count } combat point
   *[other] { $count } combat points
 }.
maracaibo-log-figures = { $player } takes { $count ->
    [one] { $count } figure
   *[other] { $count } figures
 } from the general supply.
maracaibo-log-gives-figures = { $player } returns { $count ->
    [one] { $count } figure
   *[other] { $count } figures
 } to the general supply.
maracaibo-log-settles = { $player } puts { $count ->
    [one] { $count } figure
   *[other] { $count } figures
 } on { $card }.
maracaibo-log-influence = { $player } gains { $count } influence with { $nation }.
maracaibo-log-income = { $player }: doubloon income +{ $count }.
maracaibo-log-point-income = { $player }: VP income +{ $count }.
maracaibo-log-income-full = { $player } has filled the VP income track.
maracaibo-log-synergy = { $player } takes a synergy token: { $synergy }.
maracaibo-log-quest = { $player } fulfills { $quest }.
maracaibo-log-own-quest = { $player } puts { $quest } on { $card }.
maracaibo-log-new-quest = New quest in { $place }: { $quest }.
maracaibo-log-uses-tile = { $player } uses the legacy tile { $tile }.
maracaibo-log-tile = Legacy tile { $tile } is in play.
maracaibo-log-tile-gone = Legacy tile { $tile } is removed from the board.
maracaibo-log-plans = { $player } plans { $card }.
maracaibo-log-plans-card = { $player } plans a card.
maracaibo-log-unplans = { $player } takes { $card } from the planning area.
maracaibo-log-unplans-card = { $player } takes a card from the planning area.
maracaibo-log-takes = { $player } takes { $card } from the card display for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
 }.
maracaibo-log-draws = { $player } draws: { $card }.
maracaibo-log-draws-cards = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
maracaibo-log-reshuffled = The discard pile becomes a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
maracaibo-log-market = New in the card display: { $card }.
maracaibo-log-task = { $player } completes a task: { $task } ({ $level }).
maracaibo-log-career-done = { $player } has completed the career.
maracaibo-log-interim-scoring = Interim scoring after round { $count }.
maracaibo-log-final-scoring = Final scoring.
maracaibo-log-scores = { $player }: { $source }, { $count } VP.
maracaibo-log-end = The game is over.
maracaibo-log-score = { $player }: { $points } VP.
maracaibo-log-jean-score = Jean: { $points } VP.
maracaibo-log-winners = { $count ->
    [one] { $seats } wins the game.
   *[other] { $seats } share the victory!
 }
maracaibo-log-jean-wins = Jean wins the game.
maracaibo-log-story = Revealed: { $story }.
maracaibo-log-story-card = Revealed: { $story }. { $what }
maracaibo-log-tile-comes = Legacy tile { $tile } is in play. { $what }
maracaibo-log-story-tile = { $quest } goes to { $place }.
maracaibo-log-story-waits = { $story } is kept for the next game.
maracaibo-log-read = Completed: { $story }.
maracaibo-log-shuffled-in = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } shuffled into the deck.
maracaibo-log-voted = { $player } has voted.
maracaibo-log-vote = { $player } votes for: { $story }.
maracaibo-log-jean-plays = Jean plays { $jean_card }.
maracaibo-log-jean-sails = Jean sails to { $place }.
maracaibo-log-jean-delivers = Jean delivers to { $place }.
maracaibo-log-jean-takes = Jean takes { $card } from the card display.
maracaibo-log-jean-quest = Jean takes { $quest }.
maracaibo-log-jean-disc = Jean removes a disc.
maracaibo-log-jean-points = Jean scores { $count } VP.
maracaibo-log-jean-influence = Jean gains { $count } influence with { $nation }.
maracaibo-log-jean-explores = Jean's explorer moves to { $space }.
maracaibo-log-jean-fights = Jean fights for { $nation }.
maracaibo-log-jean-scores = Jean: { $source }, { $count } VP.

## Scores and settings

maracaibo-score-play = During play
maracaibo-source-play = { maracaibo-score-play }
maracaibo-score-income = VP income
maracaibo-source-income = { maracaibo-score-income }
maracaibo-score-shields = VP from doubloon income
maracaibo-source-shields = { maracaibo-score-shields }
maracaibo-score-cards = Cards
maracaibo-source-cards = { maracaibo-score-cards }
maracaibo-score-buildings = Prestige buildings
maracaibo-source-buildings = { maracaibo-score-buildings }
maracaibo-score-leaders = Most influence
maracaibo-source-leaders = { maracaibo-score-leaders }
maracaibo-score-nations = Ranks with nations
maracaibo-source-nations = { maracaibo-score-nations }
maracaibo-score-quests = Quests
maracaibo-source-quests = { maracaibo-score-quests }
maracaibo-score-ahead-quests = Ahead in quests
maracaibo-source-ahead-quests = { maracaibo-score-ahead-quests }
maracaibo-score-ahead-upgrades = Ahead in upgrades
maracaibo-source-ahead-upgrades = { maracaibo-score-ahead-upgrades }
maracaibo-score-ahead-explorer = Ahead with the explorer
maracaibo-source-ahead-explorer = { maracaibo-score-ahead-explorer }
maracaibo-rival-jean = Jean
maracaibo-option-story = Mode
maracaibo-option-story-card-75 = first game, without campaign
maracaibo-option-story-card-76 = story card 76, without campaign
maracaibo-option-story-card-77 = story card 77, without campaign
maracaibo-option-story-campaign = campaign
maracaibo-option-story-chapter-2 = chapter 2 of the campaign
maracaibo-option-story-chapter-3 = chapter 3 of the campaign
maracaibo-option-story-chapter-4 = chapter 4 of the campaign
maracaibo-option-story-chapter-5 = chapter 5 of the campaign
maracaibo-option-story-chapter-6 = chapter 6 of the campaign
maracaibo-option-story-chapter-7 = chapter 7 of the campaign
maracaibo-option-story-chapter-8 = chapter 8 of the campaign
maracaibo-option-story-chapter-9 = chapter 9 of the campaign
maracaibo-option-story-chapter-10 = chapter 10 of the campaign
maracaibo-option-story-chapter-11 = chapter 11 of the campaign
maracaibo-progress = next: chapter { $chapter }
maracaibo-option-difficulty = Jean's level
maracaibo-option-difficulty-very-easy = very easy
maracaibo-option-difficulty-easy = easy
maracaibo-option-difficulty-medium = medium
maracaibo-option-difficulty-hard = hard
maracaibo-option-difficulty-very-hard = very hard

## What a move will do

maracaibo-gain-coins = { $sign }{ $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
 }
maracaibo-gain-points = { $sign }{ $count } VP
maracaibo-gain-strength = { $sign }{ $count ->
    [one] { $count } combat point
   *[other] { $count } combat points
 }
maracaibo-gain-worth = { $sign }{ $count } VP at game end
maracaibo-gain-figures = figures { $sign }{ $count }
maracaibo-gain-income = doubloon income { $sign }{ $count }
maracaibo-gain-point-income = VP income { $sign }{ $count }
maracaibo-gain-quests = quests { $sign }{ $count }
maracaibo-gain-influence = { $what }: influence { $sign }{ $count }
maracaibo-gain-upgrade = { $what } { $sign }{ $count }
maracaibo-gain-synergy = { $what } { $sign }{ $count }
maracaibo-note-disc = 1 of 2 discs
maracaibo-note-value = value { $count }
maracaibo-note-last-disc = unlocks it
maracaibo-note-and = { $told } · { $part }
maracaibo-note-moves = { $count ->
    [one] { $span } move
   *[other] { $span } moves
 }
maracaibo-note-village = { $count ->
    [one] { $span } village action
   *[other] { $span } village actions
 }
maracaibo-note-no-village = no village actions
maracaibo-note-ends-round = ends the round
maracaibo-note-wants = demand: { $good } ({ $count } open)
maracaibo-note-market-full = no spaces left
maracaibo-note-deliver = can deliver { $card }
maracaibo-note-deliver-some = can deliver { $count } cards
maracaibo-note-assistant = your assistant ({ $card })
maracaibo-note-quest = quest: { $what }
maracaibo-note-fulfil = can fulfill: { $what }
maracaibo-note-quests = { $count } quests
maracaibo-note-story-quest = a story quest
maracaibo-note-quest-ready = { $count ->
    [one] can fulfill a quest
   *[other] can fulfill { $count } quests
 }
maracaibo-note-steps = { $count ->
    [one] up to { $count } step
   *[other] up to { $count } steps
 }
maracaibo-action-war = combat
maracaibo-action-explore = explore 2
maracaibo-action-yard = remove 1 disc
maracaibo-action-crew = gain 1 figure and 2 doubloons
maracaibo-action-bank = 3 doubloons, 1 village action
maracaibo-action-court = 1 influence, 2 VP
maracaibo-action-maracaibo = explore 2 or 4 doubloons
maracaibo-action-4 = 2 combat points, 2 doubloons
maracaibo-action-11 = explore 2 or 4 doubloons
maracaibo-action-17 = 2 village actions
maracaibo-action-20 = combat or explore 2
maracaibo-action-21a = 3 VP
maracaibo-action-21b = 3 VP
maracaibo-action-22 = 5 VP
maracaibo-action-l1 = the city's own quest
maracaibo-action-l4 = 2 village actions, return a figure for 5 VP
maracaibo-action-l7 = 3 combat points, combat

## Why not

maracaibo-reason-difficulty-alone = Jean plays only in a solo game: leave her level as it is.
maracaibo-reason-no-such-place = There's no place called “{ $text }”.
maracaibo-reason-sail-later = You sail at the start of your turn, or with an assistant that sails on.
maracaibo-reason-not-found-yet = Your explorer must discover it first: { $place }.
maracaibo-reason-behind = You can't get there anymore this round: { $place }.
maracaibo-reason-too-far = That's too far, or you must stop on the way: { $place }.
maracaibo-reason-no-such-card = There's no card called “{ $text }”.
maracaibo-reason-none-now = None is possible right now.
maracaibo-reason-not-yours = You have this card neither in hand nor planned.
maracaibo-reason-too-dear = { $card } costs { $price } doubloons; you have { $coins }.
maracaibo-reason-building-too-dear = { $building } costs { $price } doubloons; you have { $coins }.
maracaibo-reason-no-figure = You need a figure in your supply.
maracaibo-reason-few-markers = You need { $count } { $nation } markers on the map.
maracaibo-reason-few-herbs = You need { $count } medicinal plants in hand.
maracaibo-reason-no-village = Village actions are for villages, or come from an effect.
maracaibo-reason-no-such-building = There's no prestige building called “{ $text }”.
maracaibo-reason-not-open = This prestige building isn't face up: { $building }.
maracaibo-reason-invested-already = You've already invested in { $building }.
maracaibo-reason-no-market = No deliveries here: { $place }.
maracaibo-reason-market-full = No delivery space left: { $place }.
maracaibo-reason-not-in-hand = You don't have this card in hand.
maracaibo-reason-not-wanted = { $place } doesn't take { $good }.
maracaibo-reason-no-such-upgrade = There's no upgrade called “{ $text }”.
maracaibo-reason-no-discs = This upgrade slot has no discs left: { $upgrade }.
maracaibo-reason-upgrade-first = Unlock another upgrade first: { $upgrade }.
maracaibo-reason-few-upgrades = You need { $count } unlocked upgrades.
maracaibo-reason-no-quest-here = This quest isn't where your ship is: { $place }.
maracaibo-reason-quest-unpaid = You can't pay its whole cost: { $quest }.
maracaibo-reason-quest-cards = Pay its cost with matching hand cards: { $quest }.
maracaibo-reason-no-assistant-here = This assistant of yours isn't here: { $place }.
maracaibo-reason-assistant-new = You can use an assistant from the turn after you sent them.
maracaibo-reason-assistant-unpaid = You can't pay what the assistant's action costs.
maracaibo-reason-no-such-space = The explorer track has no space “{ $text }”.
maracaibo-reason-explore-later = Your explorer moves only when an action says so.
maracaibo-reason-explorer-behind = Explorers only move forward: { $space }.
maracaibo-reason-space-taken = Another explorer is there: { $space }.
maracaibo-reason-space-far = That's out of reach, or its quest is gone: { $space }.
maracaibo-reason-fight-too-dear = Fighting for { $nation } costs { $price }, and you can't pay it.
maracaibo-reason-no-war = You fight when an action brings a combat.
maracaibo-reason-no-combat = Maneuvers are part of a combat.
maracaibo-reason-made-already = Each maneuver only once per combat.
maracaibo-reason-own-marker = { $nation } already controls this place: { $place }.
maracaibo-reason-value-too-low = This maneuver costs { $price } and the nation has { $value }: figures and combat points don't cover the shortfall.
maracaibo-reason-plans-full = Your planning area is full. Places: { $count }
maracaibo-reason-not-free = Free actions are for your own turn, after sailing and before you refill.
maracaibo-reason-no-such-task = Your career has no open task of that kind.
maracaibo-reason-task-unmet = You haven't met this yet: { $task }.
maracaibo-reason-refill-later = You refill your hand at the end of the turn.
maracaibo-reason-not-to-take = This card is neither in the card display nor in your planning area.
maracaibo-reason-each-once = You can take each card only once.
maracaibo-reason-too-many-cards = You may draw { $count } more. Display cards cost 1 doubloon each; you have { $coins }.
maracaibo-reason-which-way = Several routes lead there: also name a place on the way.
maracaibo-reason-only-way = Only one route leads there: don't name a place on the way.
maracaibo-reason-toll = Sailing past { $place } costs { $count } doubloons, and you can't pay.
maracaibo-reason-main-action-later = That's a main action: one per turn, when the ship has arrived.
maracaibo-reason-no-city = Your ship isn't in a city: { $place }.
maracaibo-reason-city-closed = This city has no action of its own now: { $place }.
maracaibo-reason-other-quest = Your explorer is at another quest.
maracaibo-reason-tile-later = You use a legacy tile when your ship comes to it, before the main action.
maracaibo-reason-tile-unpaid = That doesn't cover the tile's cost.
maracaibo-reason-skull = A legacy tile forbids village actions here: { $place }.
maracaibo-reason-name-herbs = Name the medicinal plants in your hand that pay for it. At most: { $count }
maracaibo-reason-hand-empty = You have no cards in hand.
maracaibo-reason-no-village-there = This isn't a village: { $place }.
maracaibo-reason-no-markers-left = { $nation } has no marker left on its track.
maracaibo-reason-no-deal = You have no trade of that name.
maracaibo-reason-deal-cards = Pay it with matching hand cards: { $deal }.
maracaibo-reason-no-card-quest = This quest is on none of your cards.
maracaibo-reason-pile-empty = There's no such pile, or it's empty.
maracaibo-reason-raise-exactly = Figures and combat points must make up the shortfall exactly: { $count }.
maracaibo-reason-no-such-manoeuvre = You don't have this maneuver.
maracaibo-reason-no-place-wanted = This maneuver needs no place.
maracaibo-reason-fleet-taken = This space at the silver fleet is taken.
maracaibo-reason-mine-taken = The gold mine is taken.
maracaibo-reason-mine-far = Your explorer must have reached this space first: { $space }.
maracaibo-reason-needs-synergy = This maneuver needs a synergy token: { $synergy }.
maracaibo-reason-no-flag = There's no flag to take: { $place }.
maracaibo-reason-no-pass = You can't skip this.
maracaibo-reason-last-rank = You've reached the last rank with this nation.
maracaibo-reason-synergy-owned = You already own this token: { $synergy }.
maracaibo-reason-hand-full = Your hand is at its limit.
maracaibo-reason-last-card = Only one card is missing: refill the hand in one go.
maracaibo-reason-deck-empty = Deck and discard pile are empty.
maracaibo-reason-plan-after-this = Everyone sees this question: plan a card before it or after it.
maracaibo-reason-no-enlisting = None of your cards turns figures into combat points.
maracaibo-reason-strength-full = Your ship is at its limit of combat points: { $count }.

maracaibo-when-career = You keep a career card once, during setup.
maracaibo-when-opt = You choose an effect when a card, an upgrade or a place offers “this or that”.
maracaibo-when-disc = You remove a disc when you deliver, or when an effect such as a quest says so.
maracaibo-when-favour = You choose a nation when an effect gives influence, such as a quest or a border on the explorer track.
maracaibo-when-rise = You advance a rank when an effect says so, such as a quest or a legacy tile.
maracaibo-when-synergy = You take a synergy token when a bought card or another effect gives one.
maracaibo-when-hoist = You place a marker in a village when an effect says so. In combat, use a maneuver.
maracaibo-when-settle = You put figures on a card when you buy a card that takes them.
maracaibo-when-discharge = You return a figure when an effect pays VP for it.
maracaibo-when-lift = You remove a tile when an effect says so: a legacy tile that forbids village actions.
maracaibo-when-take-points = You take 2 VP in the scoring at the end of a round, instead of buying.
maracaibo-when-vote = You vote when the story of a campaign comes to a fork.
maracaibo-when-prepare = You choose your starting cards once, during setup.

## Hints at the first decision of each kind

maracaibo-coach-prepare = A card in your hand is a good to deliver, something to buy, or something to discard for money. Plan the one you want but can't afford yet: it waits outside your hand.
maracaibo-coach-keep-career = Each of its three tasks gives doubloons and frees a figure; the hard version also gives VP. Take the one whose tasks you'd do in any case.
maracaibo-coach-set-sail = Sail slowly and you have more turns in the round; sail far and you get more village actions at once. But the round ends for everyone as soon as one ship reaches the end of the route, so watch who is ahead.
maracaibo-coach-choose-action = You have one main action here, and free actions until you refill. A delivery comes with the city action, so it's usually worth more than the action alone.
maracaibo-coach-village-action = Buying cards is the best use of most village turns: their effects stay, and they score at game end. Sell your hand when you want other cards, or need money.
maracaibo-coach-use-tile = A legacy tile is used before your main action and doesn't replace it. It costs something, but you remove a disc from your ship board and get the tile's reward.
maracaibo-coach-city-quest = This is the quest of the city itself; the next one takes its place. Fulfilled quests go in a row, and from the fourth on each scores VP besides its reward.
maracaibo-coach-refill = You know the open cards, while the deck is a gamble; a display card costs 1 doubloon. Think of the goods the next cities take and of what you can soon afford.
maracaibo-coach-choose-option = You get one of these and not the others. If doubloons, figures or combat points are what you lack for your next move, take them.
maracaibo-coach-remove-disc = A slot with both discs removed is an upgrade for the rest of the game. Finish one you'll use often before you begin the next.
maracaibo-coach-gain-influence = At game end your rank with a nation is multiplied by its strength on the map, and the player with most influence gets 3 VP. One nation far up is often worth more than three in the middle.
maracaibo-coach-next-rank = You reach the next rank at once, however many steps it is: it saves most where the gap is longest. Ranks score times what the nation is worth on the map.
maracaibo-coach-take-synergy = Incomes on cards that wait for this token start as soon as you have it. Take the token most of your cards need.
maracaibo-coach-place-marker = Markers make a nation's ranks worth more for everyone. Choose the nation with which you rank higher than the others.
maracaibo-coach-settle-figures = Figures on this card give income in every scoring, but they don't come back. Keep what you need for prestige buildings and combat.
maracaibo-coach-veteran = The figure goes back to the general supply. Late in the game the VP are mostly worth more than an unused figure.
maracaibo-coach-remove-skull = A place with such a tile allows neither city nor village actions. Remove the one that hinders you most, as everyone can use the place then.
maracaibo-coach-explore = Only the last space of the move gives its reward; spaces with other explorers are jumped over without a step. The player who first crosses the blue or the green border gets 4 VP, later ones 2.
maracaibo-coach-track-quest = It's now or never for this quest, and it counts like any other. If it costs cards, those that pay for it leave your hand.
maracaibo-coach-choose-pile = You see the token before you choose the nation, so revealing it costs nothing yet. The stronger a nation on the token, the more maneuvers it pays for.
maracaibo-coach-choose-nation = The value pays for maneuvers; what the token gives or costs comes at once. Fight for a nation you rank well with, as its markers make your rank worth more.
maracaibo-coach-manoeuvre = You can make each maneuver once, and unspent value is lost. Figures and combat points add 1 each, but they're spent permanently.
maracaibo-coach-scoring-choice = This is your last purchase before income is paid, so whatever raises your income pays at once. With nothing good at hand, 2 VP aren't bad.
maracaibo-coach-vote = Everyone votes, and the majority decides. It sets which quests and tiles come into the next games.

## What speaks for a move

maracaibo-advice-prepare = I plan the most expensive good card, keep the four best for now, and discard the three weakest.
maracaibo-advice-career = Its tasks are the easiest to reach.
maracaibo-advice-sail = What I can do there is worth the most for so few movement points.
maracaibo-advice-deliver = The disc brings an upgrade nearer, and the city action comes with it.
maracaibo-advice-only-deliver = The disc is what counts here.
maracaibo-advice-city = The city action alone is worth it.
maracaibo-advice-quest = Its reward is good, and every quest counts in the row.
maracaibo-advice-card-quest = Its reward is good, and every quest counts in the row.
maracaibo-advice-assistant = The assistant's action is the best one here.
maracaibo-advice-use-tile = The disc and the reward are worth more than the payment.
maracaibo-advice-buy = Its effects and VP are worth the most for its price.
maracaibo-advice-buy-for-herbs = Its effects and VP are worth the most for its price.
maracaibo-advice-invest = What it scores will grow until game end.
maracaibo-advice-sell = I can best spare this card, and money is short.
maracaibo-advice-sell-hand = These cards are weak; others will be better.
maracaibo-advice-drill = A doubloon and a combat point, with nothing better to buy.
maracaibo-advice-deal = It gives more than the cards it costs.
maracaibo-advice-disc = It brings the most useful upgrade nearer.
maracaibo-advice-favour = A step with this nation is worth the most.
maracaibo-advice-rise = A rank with this nation is worth the most.
maracaibo-advice-hoist = The marker makes the rank that scores most for me worth more.
maracaibo-advice-opt = The best of these for me.
maracaibo-advice-explore = The best mix of reward and progress.
maracaibo-advice-attack = A combat gains influence, markers or cities.
maracaibo-advice-fight = Its value pays for the best maneuvers, and its influence helps most.
maracaibo-advice-manoeuvre = It gains the most for the value it costs.
maracaibo-advice-task = I can complete it now: doubloons, and its figure is mine.
maracaibo-advice-refill = These open cards are better than an unknown one.
maracaibo-advice-refill-none = You need none of the open cards now.
maracaibo-advice-take-points = Nothing I can buy now is worth more than 2 VP.
maracaibo-advice-pass = Nothing I can do here is worth its price.
maracaibo-advice-claim = A marker raises what this nation's ranks are worth at game end.
maracaibo-advice-discharge = I no longer need the figure.
maracaibo-advice-draw = No open card is clearly better than an unknown one, and this one is free.
maracaibo-advice-lift = Without it the place allows city or village actions again.
maracaibo-advice-settle = Figures on the card give income in every scoring still to come.
maracaibo-advice-synergy = Incomes on cards that wait for this token start as soon as I have it.
maracaibo-advice-take = It's open, so I know what I get.
maracaibo-advice-vote = Neither branch is better for the score of this game: follow the story you'd like to see.
