## Between the people at a table

bot-panel-fellows = Players
bot-fellow-say = Say to the table …
bot-fellow-nudge = Nudge { $player }
bot-fellow-pace-minutes = { $player }: usually answers within minutes
bot-fellow-pace-hour = { $player }: usually answers within an hour or two
bot-fellow-pace-hours = { $player }: usually answers within hours
bot-fellow-pace-day = { $player }: usually answers within a day
bot-fellow-pace-days = { $player }: takes a day or more
bot-fellow-pace-unknown = { $player }: no pace known

bot-remark-hello = Hello, everyone!
bot-remark-luck = Good luck!
bot-remark-well-played = Well played!
bot-remark-what-a-move = What a move!
bot-remark-thanks = Thanks!
bot-remark-sorry = Sorry for the wait!
bot-remark-thinking = Thinking …
bot-remark-no-hurry = No hurry
bot-remark-here = I'm around now
bot-remark-tonight = Sorry, back tonight
bot-remark-tomorrow = Back tomorrow
bot-remark-close = This is close!
bot-line-remark-hello = 💬 { $player }: { bot-remark-hello }
bot-line-remark-luck = 💬 { $player }: { bot-remark-luck }
bot-line-remark-well-played = 💬 { $player }: { bot-remark-well-played }
bot-line-remark-what-a-move = 💬 { $player }: { bot-remark-what-a-move }
bot-line-remark-thanks = 💬 { $player }: { bot-remark-thanks }
bot-line-remark-sorry = 💬 { $player }: { bot-remark-sorry }
bot-line-remark-thinking = 💬 { $player }: { bot-remark-thinking }
bot-line-remark-no-hurry = 💬 { $player }: { bot-remark-no-hurry }
bot-line-remark-here = 💬 { $player }: { bot-remark-here }
bot-line-remark-tonight = 💬 { $player }: { bot-remark-tonight }
bot-line-remark-tomorrow = 💬 { $player }: { bot-remark-tomorrow }
bot-line-remark-close = 💬 { $player }: { bot-remark-close }
bot-said-remark = Said: it's on the panel, and no one is pinged.
bot-refused-remark-again = You can say something else in { $minutes ->
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
 }
bot-refused-remarks-enough = You've said { $most } things here within a day. Save the next one for tomorrow.

bot-nudge = { $game }: the others are looking forward to your move. No rush.
bot-nudge-no-more = Turn nudges off
bot-said-nudged = { $player } gets a silent DM within their own hours. No one else sees it.
bot-said-no-nudges = No one can nudge you now. `/settings nudges:True` brings nudges back.
bot-refused-not-waited-for = The table isn't waiting for that player.
bot-refused-nudge-paused = The table is paused: no one is expected to move.
bot-refused-nudge-away = That player is away: no one can nudge them until they're back.
bot-refused-nudge-unwished = That player takes no nudges.
bot-refused-nudged-already = Someone has nudged them here within a day. Give them time.

bot-setting-nudges = Nudges
bot-setting-nudges-on = by silent DM, once a day at most
bot-setting-nudges-off = off
bot-settings-nudges = May others at a table nudge you? Silently, once a day at most

bot-fellow-parley = Talk privately: { $players }
bot-parley-begins = { $players }: a place to talk about your deal. Only you and this server's moderators can read it; I don't, and none of it goes into the game's log.
bot-parley-deleted = It's deleted when the game ends or one of you leaves the table; where I may not delete it, I take you out and archive it.
bot-parley-kept = It's archived when the game ends or one of you leaves the table.
bot-said-parley = Talk here: { $thread }
bot-notice-parley = { $player } opened a private thread with you about a deal at { $game }, table { $table }: { $url }
bot-refused-parley-over = This offer is no longer open.
bot-refused-parley-nowhere = There's no channel here in which I could open a thread.
bot-permission-create-private-threads = Create Private Threads
bot-option-parleys = Private deal threads
bot-option-parleys-deleted = deleted after the game
bot-option-parleys-kept = archived after the game
