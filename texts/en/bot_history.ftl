## Looking back

bot-history-about = Replay this table step by step
bot-history-from-start = Begin at the first step? Default: at the last
bot-history-step = Step { $number } of { $count } · { $at }
bot-history-first = ⏮
bot-history-back = ◀ Back
bot-history-on = Next ▶
bot-history-last = ⏭
bot-history-film = 🎞 Animation
bot-history-filming = Rendering: frame { $count } of { $of } …
bot-history-round = Go to a round …
bot-history-turn = Go to a player's turn …
bot-history-turn-of = { $player }: previous turn
bot-history-check = Verify the shuffles: the hash shown at the start is SHA-256(seed). Draw n uses the first 8 bytes of SHA-256(`seed:n`), modulo the number of options. Nothing is hidden now.
bot-history-to-step = One step as everyone saw it, by its number
bot-history-code = `/history step:{ $number }`
bot-history-share = Show to all
bot-history-shared = Step { $number }
bot-said-step-shared = It's in the thread, as everyone saw it, and pings no one.
bot-refused-no-such-step = There are { $count } steps so far.
bot-refused-steps-enough = You've shown { $most } steps here within an hour. Wait a little.
bot-panel-step = History
bot-refused-nothing-happened = Nothing has happened at this table yet.
bot-result-leads = ⚑ The lead changed: { $changes }
bot-result-lead = { $player } in { $round } (with { $points })
bot-result-turned = ⚑ { $player } takes the lead for good in { $round }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
bot-result-gain = ★ Biggest jump: { $player }, +{ $points } in { $round }
