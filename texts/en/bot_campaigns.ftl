bot-campaign-of = { $host }'s story
bot-campaign-of-once = { $host }'s story
bot-lobby-campaign = Campaign
bot-lobby-campaign-none = none
bot-campaign-game = 📜 Campaign **{ $name }**, game { $number }
bot-campaign-next = { $name }, game { $number }
bot-campaign-busy = { $name } · in progress at table { $table }
bot-campaign-new = a new one
bot-campaign-begin = New campaign: { $name }
bot-campaign-kept = 📜 Progress saved to the campaign **{ $name }**. Continue with Rematch or `/play`; see `/campaigns list`.
bot-campaign-over = 📜 The campaign **{ $name }** is complete.
bot-campaign-broken-off = 📜 This game doesn't count: the campaign **{ $name }** is as it was. Replay it with Rematch or `/play`.

bot-campaigns-title = Campaigns
bot-campaigns-none = There are no campaigns here yet. To start one, `/play` a game that has campaigns and name yours.
bot-campaigns-played = { $count ->
    [one] { $count } game played
   *[other] { $count } games played
 }
bot-campaigns-told = complete
bot-campaigns-damaged = can't be loaded right now
bot-campaigns-at-table = now at table { $table }
bot-campaigns-more = … and { $count ->
    [one] { $count } more
   *[other] { $count } more
 }
bot-campaigns-exported = The campaign **{ $name }** after { $count ->
    [one] { $count } game
   *[other] { $count } games
 }. The file holds spoilers; don't open it. `/campaigns import` loads it, here or on another server.
bot-campaigns-imported = The campaign **{ $name }** is here, after { $count ->
    [one] { $count } game
   *[other] { $count } games
 }. Continue it with `/play`.
bot-campaigns-renamed = The campaign is now called **{ $name }**.
bot-campaigns-left = You've left the campaign **{ $name }**.

bot-campaigns-about = Manage campaigns: stories that go on from game to game
bot-list-about = List campaigns: players, progress, last game
bot-export-about = Export one of your campaigns to a file
bot-import-about = Load a campaign from a file
bot-rename-about = Rename one of your campaigns
bot-forget-about = Leave a campaign; it's deleted when the last player leaves
bot-play-campaign = Continue a campaign, or type a name for a new one
bot-campaigns-which = Which of your campaigns?
bot-campaigns-file = The file from /campaigns export
bot-campaigns-as = Name to use; default: the one in the file
bot-campaigns-new-name = The new name

bot-refused-no-campaigns = This game has no campaigns.
bot-refused-no-such-campaign = You have no campaign of that name here. `/campaigns list` shows yours.
bot-refused-campaign-of-others = The campaign “{ $name }” belongs to other players. Choose another name, or join when they open a table.
bot-refused-campaign-in-play = The campaign “{ $name }” has a game in progress at table { $table }.
bot-refused-campaign-told = The campaign “{ $name }” is complete.
bot-refused-campaign-not-begun = The campaign “{ $name }” has no finished game yet, so there's nothing to export.
bot-refused-campaign-damaged = The campaign “{ $name }” can't be loaded right now. Nothing is lost; tell the bot's owner.
bot-refused-campaign-needs-name = Use letters or digits in the name.
bot-refused-campaign-name-too-long = A campaign's name can have { $most } characters at most.
bot-refused-campaign-name-taken = Another campaign here is called “{ $name }”. Choose another name.
bot-refused-too-many-campaigns = You have { $most } campaigns of this game here. Finish or leave one first.
bot-refused-file-too-large = That's not a campaign file: those are { $most } KB at most.
bot-refused-no-campaign-file = That's not a campaign file. `/campaigns export` makes them.
bot-refused-file-too-new = That file is from a newer version of me; I can't read it yet.
bot-refused-file-of-unknown-game = That campaign is of a game I don't know.
bot-refused-file-damaged = That campaign file is corrupted and can't be used.
