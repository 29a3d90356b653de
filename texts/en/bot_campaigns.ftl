bot-campaign-of = { $host }’s story
bot-campaign-game = 📜 Campaign **{ $name }**, game { $number }
bot-campaign-next = { $name } · game { $number }
bot-campaign-busy = { $name } · in play at table { $table }
bot-campaign-new = A new campaign
bot-campaign-begin = New campaign: { $name }
bot-campaign-choose = Which campaign?
bot-campaign-kept = 📜 What this game leaves is kept in the campaign **{ $name }**. Rematch or `/play` goes on with it; `/campaigns list` shows how far it is.
bot-campaign-over = 📜 The story of the campaign **{ $name }** has been told to its end.
bot-campaign-broken-off = 📜 The campaign **{ $name }** stands as before this game. Rematch or `/play` begins it again.

bot-campaigns-title = Campaigns
bot-campaigns-none = There are no campaigns here yet. `/play` begins one: choose a game that has campaigns, and give yours a name.
bot-campaigns-played = { $count ->
    [one] { $count } game played
   *[other] { $count } games played
 }
bot-campaigns-told = its story is told
bot-campaigns-damaged = cannot be read at the moment
bot-campaigns-at-table = now at table { $table }
bot-campaigns-more = … and { $count ->
    [one] { $count } more
   *[other] { $count } more
 }
bot-campaigns-exported = The campaign **{ $name }** after { $count ->
    [one] { $count } game
   *[other] { $count } games
 }. The story in this file is sealed: who opens it spoils it for themselves alone. `/campaigns import` takes it in again, here or elsewhere.
bot-campaigns-imported = The campaign **{ $name }** is here, after { $count ->
    [one] { $count } game
   *[other] { $count } games
 }. `/play` goes on with it.
bot-campaigns-renamed = The campaign is called **{ $name }** now.
bot-campaigns-left = You do not belong to the campaign **{ $name }** any more.

bot-campaigns-about = Campaigns: stories that go on from game to game
bot-list-about = The campaigns here: who, how far, and when last
bot-export-about = A campaign of yours as a file
bot-import-about = Go on with a campaign from a file
bot-rename-about = Call a campaign of yours otherwise
bot-forget-about = Belong to a campaign no more; who leaves last deletes it
bot-play-campaign = Go on with a campaign, or type a name for a new one
bot-campaigns-which = Which of your campaigns?
bot-campaigns-file = The file that /campaigns export gave
bot-campaigns-as = Under which name? Else the one in the file
bot-campaigns-new-name = The new name

bot-refused-no-campaigns = This game has no campaigns.
bot-refused-no-such-campaign = You have no campaign of this name here. `/campaigns list` shows them.
bot-refused-campaign-of-others = Others play the campaign “{ $name }”. Choose another name, or join when they open a table.
bot-refused-campaign-in-play = A game of the campaign “{ $name }” is not over: it is played at table { $table }.
bot-refused-campaign-told = The story of the campaign “{ $name }” has been told to its end.
bot-refused-campaign-not-begun = No game of the campaign “{ $name }” is over yet, so there is nothing to keep in a file.
bot-refused-campaign-damaged = What the campaign “{ $name }” has kept cannot be read at the moment. Nothing is lost: tell whoever runs me.
bot-refused-campaign-needs-name = A campaign needs a name that can be read.
bot-refused-campaign-name-too-long = The name of a campaign has at most { $most } characters.
bot-refused-campaign-name-taken = Another campaign here is called “{ $name }”. Choose another name.
bot-refused-too-many-campaigns = You have { $most } campaigns of this game here. Finish or forget one of them first.
bot-refused-file-too-large = This file is no campaign: those have at most { $most } KB.
bot-refused-no-campaign-file = This file is no campaign. `/campaigns export` makes such files.
bot-refused-file-too-new = This file was made by a later version of me, and I cannot read it yet.
bot-refused-file-of-unknown-game = This file is a campaign of a game that I do not know.
bot-refused-file-damaged = This file is a campaign, but it is damaged: no game can begin with it.
