maracaibo-name = Maracaibo
maracaibo-about = Four laps round the Caribbean: trade, fight, explore, and rise with three nations.
maracaibo-help =
    ### The aim
    Sail the Caribbean for four rounds and end with the most victory points (VP): for quests, combat, exploration, cards, buildings and your standing with France, Spain and England.

    ### Your turn
    - **Sail** 1 to 7 moves along the route. Ships do not hinder each other; everybody must stop at 20, 21a, 21b and 22.
    - **One main action** where you stop. In a **village**: 1 village action after 1–3 moves, 2 after 4–6, 3 after 7. In a **city**: deliver a good (discard a card, take a disc off your ship board), then the city's action. Anywhere: a **quest** that lies there, or one of your **assistants** there.
    - **Free actions** at any time until you refill: plan a hand card (`plan`), claim a task of your career (`task`).
    - **Refill your hand** to 4: from the deck, your planning area, or the market for 1 doubloon a card.

    ### Village actions
    Everybody has these: buy a card from hand or planning area (or invest in a building), discard one card for 1 doubloon, discard the whole hand for 2. Upgrades and cards add others. One marked as last ends all actions of the turn.

    ### Combat
    Turn up a token of either pile, pick a nation, take or pay what the token says. Its value pays for **manoeuvres**, each once: influence (2 or 5), a city (4 free, 6 another nation's). Figures and combat points of your ship add 1 each.

    ### Ship board
    Two discs gone from a cell are an upgrade.

    ### Quests
    Pay what the tile wants and take its reward, part of it for each of your compasses. The fourth in your row brings 4 VP, each later one 2.

    ### Explorer
    Spaces held by others are jumped over; only the last space of a move gives its reward. Blue and green border: 4 VP for the first, then 2. Red: 3 influence with one nation.

    ### End of a round
    Who reaches 21a (22 in round 4) ends the round at once. Then, from that player on, each buys a card and refills, or takes 2 VP. Income follows; city markets empty, a building and new quests come, ships go home. Assistants that you pass by give 2 VP each.

    ### The end
    Income in VP once more, the VP that your doubloon income has reached, cards, buildings, 3 VP for most influence with each nation, and for each nation your rank times its multiplier: empty cells of its marker track plus 2 for the most markers on the map, 1 for the second most.
maracaibo-help-alone =
    ### Alone
    You play against **Jean**, who follows her own cards at one of five levels.
maracaibo-help-story =
    ### Campaign
    Story cards bring quests, legacy tiles and cards; at the end of a round what was achieved is read, and where the story branches, all vote.
maracaibo-help-story-card-76 =
    ### Legacy tiles
    The story card brings them, and story cards among the project cards: they change places and routes, make new cities or add manoeuvres. What each does is told where it lies.
maracaibo-help-story-card-77 = { maracaibo-help-story-card-76 }

## Questions

maracaibo-ask-prepare = Choose one card to plan and three to discard; the other four are your hand.
maracaibo-ask-keep-career = Keep one of your two career cards.
maracaibo-ask-set-sail = Where do you sail? You have { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
 }.
maracaibo-ask-use-tile = Do you use this legacy tile? { $what }
maracaibo-ask-choose-action = Choose your main action, or pass.
maracaibo-ask-city-quest = Do you fulfil the quest of this city?
maracaibo-ask-refill = Refill your hand. Free actions are open until then.
maracaibo-ask-village-action = Choose a village action, or pass. Left: { $left }
maracaibo-ask-choose-option = Choose one of these.
maracaibo-ask-remove-disc = Which disc do you take off your ship board?
maracaibo-ask-gain-influence = With which nation do you gain influence? Points: { $count }
maracaibo-ask-next-rank = With which nation do you rise to the next rank?
maracaibo-ask-take-synergy = Which synergy token do you take?
maracaibo-ask-place-marker = Which nation gets a marker, in which village?
maracaibo-ask-settle-figures = How many figures go onto this card: { $card }?
maracaibo-ask-veteran = Do you give a figure back for { $points } VP?
maracaibo-ask-remove-skull = Which tile leaves the board?
maracaibo-ask-explore = Where does your explorer go? Up to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }.
maracaibo-ask-track-quest = Do you fulfil this quest now? There is no later chance. { $quest }: { $what }
maracaibo-ask-choose-pile = Which pile does the combat token come from? Pass to do without a combat.
maracaibo-ask-choose-nation = Which nation do you fight for? { $token }
maracaibo-ask-manoeuvre = { $nation }: value { $value }. Make a manoeuvre, or pass to end the combat.
maracaibo-ask-scoring-choice = Buy a card or invest, then refill your hand; or take 2 VP.
maracaibo-ask-vote = Which way does the story take?{ $count ->
    [one] { "" }
   *[other] { " " }If the votes are even, that of { $reader_seat } decides.
 }

## Moves

maracaibo-verb-prepare = Choose cards
maracaibo-verb-prepare-about = Plan one of the dealt cards and discard three
maracaibo-verb-career = Keep career
maracaibo-verb-career-about = Keep one of two career cards
maracaibo-verb-sail = Sail
maracaibo-verb-sail-about = Sail to a place, by one of the ways there
maracaibo-verb-pass = Pass
maracaibo-verb-pass-about = Do without, or do nothing more
maracaibo-verb-use-tile = Use tile
maracaibo-verb-use-tile-about = Pay for a legacy tile and move a disc there
maracaibo-verb-deliver = Deliver
maracaibo-verb-deliver-about = Deliver a good, then take the city's action
maracaibo-verb-only-deliver = Only deliver
maracaibo-verb-only-deliver-about = Deliver a good and leave the city's action out
maracaibo-verb-city = City action
maracaibo-verb-city-about = Take the city's action without a delivery
maracaibo-verb-quest = Quest
maracaibo-verb-quest-about = Fulfil a quest, with these cards where it wants cards
maracaibo-verb-assistant = Assistant
maracaibo-verb-assistant-about = Have one of your assistants act
maracaibo-verb-buy = Buy
maracaibo-verb-buy-about = Buy a card from hand or planning area
maracaibo-verb-buy-for-herbs = Buy with plants
maracaibo-verb-buy-for-herbs-about = Buy a card that also wants medicinal plants
maracaibo-verb-invest = Invest
maracaibo-verb-invest-about = Invest doubloons and a figure in a building
maracaibo-verb-sell = Sell a card
maracaibo-verb-sell-about = Discard a hand card for 1 doubloon
maracaibo-verb-sell-hand = Sell the hand
maracaibo-verb-sell-hand-about = Discard your whole hand for 2 doubloons
maracaibo-verb-drill = Drill
maracaibo-verb-drill-about = Village action: 1 combat point and 1 doubloon
maracaibo-verb-claim = Claim
maracaibo-verb-claim-about = Village action: a nation's marker into this village
maracaibo-verb-deal = Deal
maracaibo-verb-deal-about = Village action that is paid with hand cards
maracaibo-verb-card-quest = Card quest
maracaibo-verb-card-quest-about = Last village action: the quest on your card
maracaibo-verb-opt = Choose
maracaibo-verb-opt-about = Choose one of several effects
maracaibo-verb-disc = Take a disc
maracaibo-verb-disc-about = Take a disc from this cell of your ship board
maracaibo-verb-favour = Influence
maracaibo-verb-favour-about = Gain influence with this nation
maracaibo-verb-rise = Next rank
maracaibo-verb-rise-about = Rise to the next rank with this nation
maracaibo-verb-synergy = Synergy token
maracaibo-verb-synergy-about = Take this synergy token
maracaibo-verb-hoist = Place marker
maracaibo-verb-hoist-about = Put a nation's marker into a village
maracaibo-verb-settle = Settle
maracaibo-verb-settle-about = Put so many figures onto the card
maracaibo-verb-discharge = Discharge
maracaibo-verb-discharge-about = Give a figure back for points
maracaibo-verb-lift = Remove
maracaibo-verb-lift-about = Remove this legacy tile
maracaibo-verb-explore = Explore
maracaibo-verb-explore-about = Go with your explorer to a space
maracaibo-verb-attack = Combat
maracaibo-verb-attack-about = Turn up the token of this pile
maracaibo-verb-fight = Fight for
maracaibo-verb-fight-about = Fight for this nation
maracaibo-verb-manoeuvre = Manoeuvre
maracaibo-verb-manoeuvre-about = Make a manoeuvre; figures and combat points pay what the value lacks
maracaibo-verb-refill = Refill
maracaibo-verb-refill-about = Take these open cards and the rest from the deck
maracaibo-verb-draw = Draw one
maracaibo-verb-draw-about = Draw one card, then choose on
maracaibo-verb-take = Take one
maracaibo-verb-take-about = Take one open card, then choose on
maracaibo-verb-take-points = Take 2 VP
maracaibo-verb-take-points-about = Take 2 VP instead of a purchase
maracaibo-verb-plan = Plan
maracaibo-verb-plan-about = Free action: put a hand card into your planning area
maracaibo-verb-task = Claim task
maracaibo-verb-task-about = Free action: claim a task of your career
maracaibo-verb-enlist = Enlist
maracaibo-verb-enlist-about = Turn a figure into a combat point
maracaibo-verb-vote = Vote
maracaibo-verb-vote-about = Vote for a way of the story
maracaibo-theme-town = In port
maracaibo-theme-town-about = What waits where your ship is
maracaibo-theme-village = Village action
maracaibo-theme-village-about = What you can do as a village action
maracaibo-theme-war = Combat
maracaibo-theme-war-about = Token, nation and manoeuvres of a combat
maracaibo-theme-gain = Effect
maracaibo-theme-gain-about = Choices that effects ask for
maracaibo-theme-cards = Cards
maracaibo-theme-cards-about = Hand, planning area, career

## Blanks

maracaibo-field-card = card
maracaibo-field-card-about = Which card
maracaibo-field-career = career
maracaibo-field-career-about = Which career
maracaibo-field-place = place
maracaibo-field-place-about = Which place
maracaibo-field-quest = quest
maracaibo-field-quest-about = Which quest
maracaibo-field-deal = deal
maracaibo-field-deal-about = Which deal
maracaibo-field-building = building
maracaibo-field-building-about = Which building
maracaibo-field-upgrade = cell
maracaibo-field-upgrade-about = Which cell of your ship board
maracaibo-field-nation = nation
maracaibo-field-nation-about = Which nation
maracaibo-field-option = choice
maracaibo-field-option-about = Which of these
maracaibo-field-synergy = token
maracaibo-field-synergy-about = Which synergy token
maracaibo-field-figures = figures
maracaibo-part-figures = { $number ->
    [0] no figures
    [one] with { $number } figure
   *[other] with { $number } figures
 }
maracaibo-none-card = no open card
maracaibo-field-figures-about = How many figures
maracaibo-field-tile = tile
maracaibo-field-tile-about = Which legacy tile
maracaibo-field-space = space
maracaibo-field-space-about = Which space of the track
maracaibo-field-trail = way
maracaibo-field-trail-about = By which way
maracaibo-field-pile = pile
maracaibo-field-pile-about = Which pile
maracaibo-field-manoeuvre = manoeuvre
maracaibo-field-manoeuvre-about = Which manoeuvre
maracaibo-field-level = level
maracaibo-field-level-about = Easy or hard
maracaibo-field-task = task
maracaibo-field-task-about = Which task
maracaibo-field-story = way
maracaibo-field-story-about = Which way of the story
maracaibo-param-by-about = The way there, by a place that only it passes
maracaibo-param-first-about = The first card that pays
maracaibo-param-second-about = The second card that pays
maracaibo-param-third-about = The third card that pays
maracaibo-param-cards-about = Which cards

## Names of pieces

maracaibo-piece-plan = plan
maracaibo-piece-discard = discard

## Guides

maracaibo-guide-story = The story so far
maracaibo-guide-tile = Legacy tiles
maracaibo-guide-city = City tiles
maracaibo-guide-card = Project cards
maracaibo-guide-upgrade = Ship upgrades
maracaibo-guide-building = Buildings
maracaibo-guide-career = Careers
maracaibo-guide-quest = Quests
maracaibo-guide-jean-card = Jean's cards

## The log

maracaibo-log-round = Round { $count }.
maracaibo-log-round-heading = Round { $count }
maracaibo-log-prepares = { $player } plans { $card } and discards: { $card_more }.
maracaibo-log-prepares-cards = { $player } has chosen cards.
maracaibo-log-career = { $player } keeps the career: { $career }.
maracaibo-log-sails = { $player } sails to { $place } for { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
 }.
maracaibo-log-assistant = { $player }: the assistant acts ({ $card }).
maracaibo-log-missed = { $player } leaves { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
 } behind: { $place }.
maracaibo-log-employs = { $player } sends an assistant to { $place } ({ $card }).
maracaibo-log-attacks = { $player } turns up a combat token: { $token }.
maracaibo-log-attacks-alone = { $player } starts a combat without a token: each value is 3.
maracaibo-log-fights = { $player } fights for { $nation }, value { $count }.
maracaibo-log-manoeuvre = { $player }: { $manoeuvre } ({ $place }).
maracaibo-log-manoeuvre-plain = { $player }: { $manoeuvre }.
maracaibo-log-ends-war = { $player } ends the combat.
maracaibo-log-marker = { $nation } now holds { $place }.
maracaibo-log-displaced = { $player } removes a marker of { $nation } from { $place }.
maracaibo-log-marker-lost = A marker of { $nation } leaves the game.
maracaibo-log-building = A new building: { $building }.
maracaibo-log-buys = { $player } buys { $card } for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
 }.
maracaibo-log-invests = { $player } invests { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
 } in { $building }.
maracaibo-log-city = { $player } takes the city action of { $place }.
maracaibo-log-city-tile = A new city tile in { $place }: { $city }.
maracaibo-log-delivers = { $player } delivers to { $place } with { $card }.
maracaibo-log-disc = { $player } takes a disc from { $upgrade }.
maracaibo-log-upgrade = { $player } completes the upgrade { $upgrade }.
maracaibo-log-crosses = { $player }'s explorer crosses a border: { $border }.
maracaibo-log-explores = { $player }'s explorer goes to { $space }.
maracaibo-log-robs = { $player } takes { $count ->
    [one] { $count } VP
   *[other] { $count } VP
 } from { $whose_seat }.
maracaibo-log-robs-jean = { $player } takes { $count ->
    [one] { $count } VP
   *[other] { $count } VP
 } from Jean.
maracaibo-log-deal = { $player } makes a deal: { $deal }.
maracaibo-log-declines = { $player } does without.
maracaibo-log-no-more = { $player } takes no more village actions.
maracaibo-log-rests = { $player } takes no main action.
maracaibo-log-discards = { $player } discards: { $card }.
maracaibo-log-doubloons = { $player } gets { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
 }.
maracaibo-log-pays = { $player } pays { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
 }.
maracaibo-log-points = { $player } scores { $count ->
    [one] { $count } VP
   *[other] { $count } VP
 }.
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
maracaibo-log-gives-figures = { $player } gives { $count ->
    [one] { $count } figure
   *[other] { $count } figures
 } to the general supply.
maracaibo-log-settles = { $player } puts { $count ->
    [one] { $count } figure
   *[other] { $count } figures
 } onto { $card }.
maracaibo-log-influence = { $player } gains { $count } influence with { $nation }.
maracaibo-log-income = { $player }: doubloon income +{ $count }.
maracaibo-log-point-income = { $player }: VP income +{ $count }.
maracaibo-log-income-full = { $player } has filled the VP income track.
maracaibo-log-synergy = { $player } takes a synergy token: { $synergy }.
maracaibo-log-quest = { $player } fulfils { $quest }.
maracaibo-log-own-quest = { $player } puts { $quest } onto { $card }.
maracaibo-log-new-quest = A new quest in { $place }: { $quest }.
maracaibo-log-uses-tile = { $player } uses the legacy tile { $tile }.
maracaibo-log-tile = Legacy tile { $tile } is in play.
maracaibo-log-tile-gone = Legacy tile { $tile } leaves the board.
maracaibo-log-plans = { $player } plans { $card }.
maracaibo-log-plans-card = { $player } plans a card.
maracaibo-log-unplans = { $player } takes { $card } from the planning area.
maracaibo-log-unplans-card = { $player } takes a card from the planning area.
maracaibo-log-takes = { $player } takes { $card } from the market for { $price ->
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
maracaibo-log-market = New in the market: { $card }.
maracaibo-log-task = { $player } claims a task: { $task } ({ $level }).
maracaibo-log-career-done = { $player } has finished the career.
maracaibo-log-interim-scoring = Interim scoring after round { $count }.
maracaibo-log-final-scoring = Final scoring.
maracaibo-log-scores = { $player }: { $source }, { $count ->
    [one] { $count } VP
   *[other] { $count } VP
 }.
maracaibo-log-end = The game is over.
maracaibo-log-score = { $player }: { $points ->
    [one] { $points } VP
   *[other] { $points } VP
 }.
maracaibo-log-jean-score = Jean: { $points ->
    [one] { $points } VP
   *[other] { $points } VP
 }.
maracaibo-log-winners = { $count ->
    [one] { $seats } wins the game.
   *[other] A shared victory: { $seats }.
 }
maracaibo-log-jean-wins = Jean wins the game.
maracaibo-log-story = In play: { $story }.
maracaibo-log-story-card = In play: { $story }. { $what }
maracaibo-log-tile-comes = Legacy tile { $tile } is in play. { $what }
maracaibo-log-story-tile = { $quest } comes to { $place }.
maracaibo-log-story-waits = { $story } waits for the next game.
maracaibo-log-read = Read and done: { $story }.
maracaibo-log-shuffled-in = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } shuffled into the deck.
maracaibo-log-voted = { $player } has voted.
maracaibo-log-vote = { $player } is for: { $story }.
maracaibo-log-jean-plays = Jean plays { $jean_card }.
maracaibo-log-jean-sails = Jean sails to { $place }.
maracaibo-log-jean-delivers = Jean delivers to { $place }.
maracaibo-log-jean-takes = Jean takes { $card } from the market.
maracaibo-log-jean-quest = Jean takes { $quest }.
maracaibo-log-jean-disc = Jean removes a disc.
maracaibo-log-jean-points = Jean scores { $count ->
    [one] { $count } VP
   *[other] { $count } VP
 }.
maracaibo-log-jean-influence = Jean gains { $count } influence with { $nation }.
maracaibo-log-jean-explores = Jean's explorer goes to { $space }.
maracaibo-log-jean-fights = Jean fights for { $nation }.
maracaibo-log-jean-scores = Jean: { $source }, { $count ->
    [one] { $count } VP
   *[other] { $count } VP
 }.

## Scores and settings

maracaibo-score-play = In play
maracaibo-source-play = { maracaibo-score-play }
maracaibo-score-income = VP income
maracaibo-source-income = { maracaibo-score-income }
maracaibo-score-shields = Doubloon income
maracaibo-source-shields = { maracaibo-score-shields }
maracaibo-score-cards = Cards
maracaibo-source-cards = { maracaibo-score-cards }
maracaibo-score-buildings = Buildings
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
maracaibo-option-story = Story
maracaibo-option-story-card-75 = first game, without campaign
maracaibo-option-story-card-76 = story card 76, without campaign
maracaibo-option-story-card-77 = story card 77, without campaign
maracaibo-option-story-campaign = the campaign
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
maracaibo-gain-points = { $sign }{ $count ->
    [one] { $count } VP
   *[other] { $count } VP
 }
maracaibo-gain-strength = { $sign }{ $count ->
    [one] { $count } combat point
   *[other] { $count } combat points
 }
maracaibo-gain-worth = VP at the end { $sign }{ $count }
maracaibo-gain-figures = figures { $sign }{ $count }
maracaibo-gain-income = doubloon income { $sign }{ $count }
maracaibo-gain-point-income = VP income { $sign }{ $count }
maracaibo-gain-quests = quests { $sign }{ $count }
maracaibo-gain-influence = { $what }: influence { $sign }{ $count }
maracaibo-gain-upgrade = { $what } { $sign }{ $count }
maracaibo-gain-synergy = { $what } { $sign }{ $count }
maracaibo-note-disc = first of its 2 discs
maracaibo-note-last-disc = works from now on
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
maracaibo-note-wants = wants { $good } ({ $count ->
    [one] { $count } space
   *[other] { $count } spaces
 })
maracaibo-note-market-full = market full
maracaibo-note-deliver = you can deliver { $card }
maracaibo-note-deliver-some = you can deliver { $count } cards
maracaibo-note-assistant = your assistant ({ $card })
maracaibo-note-quest = quest: { $what }
maracaibo-note-fulfil = you can fulfil: { $what }
maracaibo-note-quests = { $count } quests
maracaibo-note-story-quest = a quest of the story
maracaibo-note-quest-ready = { $count ->
    [one] you can fulfil a quest
   *[other] you can fulfil { $count } quests
 }
maracaibo-note-steps = { $count ->
    [one] up to { $count } step
   *[other] up to { $count } steps
 }
maracaibo-action-war = a combat
maracaibo-action-explore = explore 2
maracaibo-action-yard = remove 1 disc
maracaibo-action-crew = 1 figure, 2 doubloons
maracaibo-action-bank = 3 doubloons, 1 village action
maracaibo-action-court = 1 influence, 2 VP
maracaibo-action-maracaibo = explore 2 or 4 doubloons
maracaibo-action-4 = 2 combat points, 2 doubloons
maracaibo-action-11 = explore 2 or 4 doubloons
maracaibo-action-17 = 2 village actions
maracaibo-action-20 = a combat or explore 2
maracaibo-action-21a = 3 VP
maracaibo-action-21b = 3 VP
maracaibo-action-22 = 5 VP
maracaibo-action-l1 = the city’s own quest
maracaibo-action-l4 = 2 village actions, a figure for 5 VP
maracaibo-action-l7 = 3 combat points, a combat

## Why not

maracaibo-reason-difficulty-alone = Jean plays only against one player alone: leave her level as it is.
maracaibo-reason-no-such-place = There is no place called "{ $text }".
maracaibo-reason-sail-later = You sail at the beginning of your turn, or with an assistant that sails on.
maracaibo-reason-not-found-yet = Your explorer must find this city first: { $place }.
maracaibo-reason-behind = No arrow leads there any more in this round: { $place }.
maracaibo-reason-too-far = That is too far, or a place on the way must be stopped at: { $place }.
maracaibo-reason-no-such-card = There is no card called "{ $text }".
maracaibo-reason-none-now = Nothing of that kind is possible now.
maracaibo-reason-not-yours = You have this card neither in hand nor planned.
maracaibo-reason-too-dear = { $card } costs you { $price }, and you have { $coins }.
maracaibo-reason-building-too-dear = { $building } costs you { $price }, and you have { $coins }.
maracaibo-reason-no-figure = That needs a figure from your own supply.
maracaibo-reason-few-markers = That needs so many markers on the map: { $nation } { $count }.
maracaibo-reason-few-herbs = That needs medicinal plants from your hand: { $count }.
maracaibo-reason-no-village = Village actions are for villages, or come by an effect.
maracaibo-reason-no-such-building = There is no building called "{ $text }".
maracaibo-reason-not-open = This building does not lie face up: { $building }.
maracaibo-reason-invested-already = You have invested in it already: { $building }.
maracaibo-reason-no-market = There is no market here: { $place }.
maracaibo-reason-market-full = The market is full: { $place }.
maracaibo-reason-not-in-hand = You do not have this card in hand.
maracaibo-reason-not-wanted = This is not wanted in { $place }: { $good }.
maracaibo-reason-no-such-upgrade = There is no upgrade called "{ $text }".
maracaibo-reason-no-discs = This cell has no discs left: { $upgrade }.
maracaibo-reason-upgrade-first = Another upgrade must be complete first: { $upgrade }.
maracaibo-reason-few-upgrades = That needs so many complete upgrades: { $count }.
maracaibo-reason-no-quest-here = This quest does not lie where your ship is: { $place }.
maracaibo-reason-quest-unpaid = You cannot meet its whole cost: { $quest }.
maracaibo-reason-quest-cards = Its cost must be paid with fitting hand cards: { $quest }.
maracaibo-reason-no-assistant-here = This assistant of yours is not here: { $place }.
maracaibo-reason-assistant-new = An assistant can be used from the turn after the one in which they came.
maracaibo-reason-assistant-unpaid = You cannot pay what the assistant's action costs.
maracaibo-reason-no-such-space = The track has no space "{ $text }".
maracaibo-reason-explore-later = Your explorer moves only when an action says so.
maracaibo-reason-explorer-behind = Explorers only go forward: { $space }.
maracaibo-reason-space-taken = Another explorer stands there: { $space }.
maracaibo-reason-space-far = That is out of reach, or its quest is gone: { $space }.
maracaibo-reason-fight-too-dear = Fighting for { $nation } costs { $price }, and you cannot pay it.
maracaibo-reason-no-war = You fight when an action brings a combat.
maracaibo-reason-no-combat = Manoeuvres belong to a combat.
maracaibo-reason-made-already = Each manoeuvre only once in a combat.
maracaibo-reason-own-marker = { $nation } holds this place already: { $place }.
maracaibo-reason-value-too-low = This manoeuvre costs { $price } and the nation has { $value }: figures and combat points do not make up the rest.
maracaibo-reason-plans-full = Your planning area is full. Places: { $count }
maracaibo-reason-not-free = Free actions are for your own turn, after sailing and before you refill.
maracaibo-reason-no-such-task = Your career has no such task left.
maracaibo-reason-task-unmet = You do not meet this yet: { $task }.
maracaibo-reason-refill-later = The hand is refilled at the end of the turn.
maracaibo-reason-not-to-take = This card lies neither in the market nor in your planning area.
maracaibo-reason-each-once = Each card can be taken only once.
maracaibo-reason-too-many-cards = Your hand takes so many more: { $count }. Market cards cost a doubloon each; you have { $coins }.
maracaibo-reason-which-way = Several ways lead there: name also the place by which you go.
maracaibo-reason-only-way = Only one way leads there: leave out the place by which you go.
maracaibo-reason-toll = Whoever sails past { $place } pays there, and you do not have the doubloons: { $count }.
maracaibo-reason-main-action-later = That is a main action: one a turn, when the ship has arrived.
maracaibo-reason-no-city = Your ship is in no city: { $place }.
maracaibo-reason-city-closed = This city has no action of its own now: { $place }.
maracaibo-reason-only-when-asked = That is chosen only when the game asks for it.
maracaibo-reason-other-quest = Your explorer stands at another quest.
maracaibo-reason-tile-later = A legacy tile is used when your ship comes to it, before the main action.
maracaibo-reason-tile-unpaid = That does not pay what the tile costs.
maracaibo-reason-skull = A legacy tile forbids village actions here: { $place }.
maracaibo-reason-name-herbs = Name the medicinal plants in your hand that pay for it. At most: { $count }
maracaibo-reason-hand-empty = You have no cards in hand.
maracaibo-reason-no-village-there = This is no village: { $place }.
maracaibo-reason-no-markers-left = { $nation } has no marker left on its track.
maracaibo-reason-no-deal = You have no village action of that name.
maracaibo-reason-deal-cards = It is paid with fitting hand cards: { $deal }.
maracaibo-reason-no-card-quest = This quest lies on none of your cards.
maracaibo-reason-pile-empty = There is no such pile, or it is empty.
maracaibo-reason-raise-exactly = Figures and combat points make up exactly what the nation's value lacks: { $count }.
maracaibo-reason-no-such-manoeuvre = You do not have this manoeuvre.
maracaibo-reason-no-place-wanted = For this manoeuvre name no place.
maracaibo-reason-fleet-taken = This space at the silver fleet is taken.
maracaibo-reason-mine-taken = The gold mine is taken.
maracaibo-reason-mine-far = Your explorer must have reached this space first: { $space }.
maracaibo-reason-needs-synergy = This manoeuvre needs a synergy token: { $synergy }.
maracaibo-reason-no-flag = There is no flag to take: { $place }.
maracaibo-reason-no-pass = This cannot be left out.
maracaibo-reason-last-rank = With this nation no rank is left to reach.
maracaibo-reason-synergy-owned = You own this token already: { $synergy }.
maracaibo-reason-hand-full = Your hand is as large as it may be.
maracaibo-reason-last-card = Only one card is missing: refill the hand in one go.
maracaibo-reason-deck-empty = Deck and discard pile are empty.
maracaibo-reason-plan-after-this = Everybody sees this question: plan a card before it or after it.
maracaibo-reason-no-enlisting = None of your cards turns figures into combat points.
maracaibo-reason-strength-full = Your ship has all the combat points that it can have: { $count }.

## Hints at the first decision of each kind

maracaibo-coach-prepare = A card in your hand is a good to deliver, something to buy, or something to throw away for money. Plan the one that you want but cannot pay yet: it waits outside your hand.
maracaibo-coach-keep-career = Each of its three tasks brings doubloons and frees a figure; done the hard way, points as well. Take the one whose tasks you would do in any case.
maracaibo-coach-set-sail = Sail slowly and you have more turns in the round; sail far and you get more village actions at once. But the round ends for all as soon as one ship reaches the end of the route, so watch who is ahead.
maracaibo-coach-choose-action = You have one main action here, and free actions until you refill. A delivery comes with the city's action, so it is usually more than the action alone.
maracaibo-coach-village-action = Buying cards is what most turns in a village are for: their effects stay, and they count at the end. Selling your hand is for when you want other cards, or need money.
maracaibo-coach-use-tile = A legacy tile works before your main action and does not replace it. It costs something, but you get a disc off your ship board and the tile's reward.
maracaibo-coach-city-quest = This is the quest of the city itself; the next one takes its place. Fulfilled quests lie in a row, and from the fourth on each brings points besides its reward.
maracaibo-coach-refill = Open cards are known, the deck is a gamble; a card of the market costs 1 doubloon. Think of the goods that the next cities want and of what you can soon pay.
maracaibo-coach-choose-option = You get one of these and not the others. If doubloons, figures or combat points are what you lack for your next move, take them.
maracaibo-coach-remove-disc = A cell with both discs gone is an upgrade for the rest of the game. Finish one that you will use often before you begin the next.
maracaibo-coach-gain-influence = At the end your rank with a nation is multiplied by how strong it is on the map, and whoever has most influence gets 3 VP. One nation far up is often worth more than three in the middle.
maracaibo-coach-next-rank = The next rank comes at once, however many steps it is: it saves most where the way is longest. Ranks count times what the nation is worth on the map.
maracaibo-coach-take-synergy = Incomes on cards that wait for this token begin as soon as you have it. Take the token that most of your cards ask for.
maracaibo-coach-place-marker = Markers make a nation's ranks worth more for everybody. Choose the nation with which you stand higher than the others.
maracaibo-coach-settle-figures = Figures on this card bring income in every scoring, but they do not come back. Keep what you need for buildings and combat.
maracaibo-coach-veteran = The figure goes back to the general supply. Late in the game the points are mostly worth more than a figure without a use.
maracaibo-coach-remove-skull = A place with such a tile allows neither city nor village actions. Remove the one that hinders you most, for it is free for everybody then.
maracaibo-coach-explore = Only the last space of the move gives its reward; spaces with other explorers are jumped over without a step. Who crosses the blue and the green border first gets 4 VP, later ones 2.
maracaibo-coach-track-quest = This quest can be fulfilled now or never, and it counts like any other. If it is about cards, those that pay for it leave your hand.
maracaibo-coach-choose-pile = You see the token before you choose the nation, so turning it up costs nothing yet. The stronger a nation on the token, the more manoeuvres it pays for.
maracaibo-coach-choose-nation = The value pays for manoeuvres; what the token adds or demands comes at once. Fight for the nation with which you stand well, for its markers make your rank worth more.
maracaibo-coach-manoeuvre = Each manoeuvre can be made once, and what is left of the value is lost. Figures and combat points add 1 each, but they are spent for good.
maracaibo-coach-scoring-choice = This purchase is the last before income is paid, so what raises your income works at once. With nothing good at hand, 2 VP are not bad.
maracaibo-coach-vote = All vote, and the story goes the way that most want. It decides which quests and tiles come into the next games.

## What speaks for a move

maracaibo-advice-prepare = I plan the dearest good card, keep the four best for now, and let the three weakest go.
maracaibo-advice-career = Its tasks are the easiest to reach.
maracaibo-advice-sail = What can be done there is worth the most for so few moves.
maracaibo-advice-deliver = The disc brings an upgrade nearer, and the city's action comes with it.
maracaibo-advice-only-deliver = The disc is what counts here.
maracaibo-advice-city = The city's action alone is worth it.
maracaibo-advice-quest = Its reward is good, and every quest counts in the row.
maracaibo-advice-card-quest = Its reward is good, and every quest counts in the row.
maracaibo-advice-assistant = The assistant's action is the best that waits here.
maracaibo-advice-use-tile = The disc and the reward are worth more than the payment.
maracaibo-advice-buy = Its effects and points are worth the most for its price.
maracaibo-advice-buy-for-herbs = Its effects and points are worth the most for its price.
maracaibo-advice-invest = What it counts will grow until the end.
maracaibo-advice-sell = This card can best be spared, and money is short.
maracaibo-advice-sell-hand = These cards are weak; others will be better.
maracaibo-advice-drill = A doubloon and a combat point, with nothing better to buy.
maracaibo-advice-deal = It gives more than the cards it costs.
maracaibo-advice-disc = It brings the most useful upgrade nearer.
maracaibo-advice-favour = With this nation a step is worth the most.
maracaibo-advice-rise = With this nation a rank is worth the most.
maracaibo-advice-hoist = The marker makes the rank that counts most for me worth more.
maracaibo-advice-opt = It is worth the most of these.
maracaibo-advice-explore = The reward and the way gained are the best together.
maracaibo-advice-attack = A combat brings influence, markers or cities.
maracaibo-advice-fight = Its value pays for the best manoeuvres, and its influence helps most.
maracaibo-advice-manoeuvre = It brings the most for the value it takes.
maracaibo-advice-task = It can be claimed now: doubloons, and its figure is mine.
maracaibo-advice-refill = These open cards are better than an unknown one.
maracaibo-advice-refill-none = You need none of the open cards now.
maracaibo-advice-take-points = Nothing that can be bought now is worth more than 2 VP.
maracaibo-advice-pass = Nothing that is possible here is worth its price.
maracaibo-advice-claim = A marker raises what this nation's ranks are worth in the end.
maracaibo-advice-discharge = I need the figure no more, and points are points.
maracaibo-advice-draw = No open card is clearly better than an unknown one, and this one is free.
maracaibo-advice-lift = Without it the place allows city or village actions again.
maracaibo-advice-settle = Figures on the card bring income in every scoring that is still to come.
maracaibo-advice-synergy = Incomes on cards that wait for this token begin as soon as I have it.
maracaibo-advice-take = It lies open, so I know what I get.
maracaibo-advice-vote = Neither way is better for the score of this game: follow the story that you would like to see.
