## One's own story: its picture, and badges

bot-story-since = since { $month }
bot-story-games = { $count ->
    [one] game
   *[other] games
 }
bot-story-victories = { $count ->
    [one] win
   *[other] wins
 }
bot-story-pace = median reply
bot-story-finished = finished
bot-story-game = Game
bot-story-count = Games
bot-story-won = Won
bot-story-place = Place
bot-story-best = Best
bot-story-rating = Rating
bot-story-ratings = Ratings over time
bot-story-people = Played with most
bot-story-badges = Badges
bot-badge-line = 🏅 **{ $name }**: { $about }
bot-badge-rare = { $have } of { $people } here

bot-badge-masters = House of masters
bot-badge-masters-for = win Settlers with 4 points from masters
bot-badge-full-purse = Full purse
bot-badge-full-purse-for = win Settlers with 6 points from tokens in hand
bot-badge-prizes = Prize collector
bot-badge-prizes-for = win Settlers with 12 points from prizes
bot-badge-shipowner = Shipowner
bot-badge-shipowner-for = win Puerto Rico with 32 points from shipping
bot-badge-architect = Architect
bot-badge-architect-for = win Puerto Rico with 24 points from buildings
bot-badge-nobility = Friend of nobility
bot-badge-nobility-for = win Puerto Rico with 8 points from nobles
bot-badge-cathedral = Cathedral
bot-badge-cathedral-for = win Santa Maria with 20 points from bishops
bot-badge-fleet = Merchant fleet
bot-badge-fleet-for = win Santa Maria with 28 points from shipping tiles
bot-badge-hermit = Hermit
bot-badge-hermit-for = win Santa Maria alone
bot-badge-jean = Jean's match
bot-badge-jean-for = beat Jean at very hard in Maracaibo
bot-badge-chronicle = Chronicler
bot-badge-chronicle-for = win a game of a Maracaibo campaign
bot-badge-favourite = Toast of nations
bot-badge-favourite-for = win Maracaibo with 36 points from ranks with nations
bot-badge-pacifist = Peace kept
bot-badge-pacifist-for = win Archipelago as the Pacifist
bot-badge-separatist = Independence
bot-badge-separatist-for = win Archipelago as the Separatist
bot-badge-wonder = Wonder of the isles
bot-badge-wonder-for = win Archipelago with a wonder of your own
bot-badge-hair = By a hair
bot-badge-hair-for = win against players by 1 point or a tie-break
bot-badge-strong = Over the machine
bot-badge-strong-for = win against a strong computer
bot-badge-one-evening = One evening
bot-badge-one-evening-for = finish a game with two others within 3 hours
bot-badge-long-haul = Long haul
bot-badge-long-haul-for = finish a game that lasted 60 days
bot-badge-never-late = Never late
bot-badge-never-late-for = finish 10 games with every answer within 12 hours
bot-badge-all-games = Five shores
bot-badge-all-games-for = finish five different games
bot-badge-many-met = Good company
bot-badge-many-met-for = finish games with 10 different players
bot-badge-streak = Hot streak
bot-badge-streak-for = win 3 games in a row against players
bot-badge-faithful = To the end
bot-badge-faithful-for = finish 25 games in a row
bot-badge-hundred = Hundred evenings
bot-badge-hundred-for = finish 100 games
