## Looking back

bot-history-about = This table's past, step by step, with its pictures
bot-history-from-start = Begin at the first step? Else at the last
bot-history-step = Step { $number } of { $count } · { $at }
bot-history-first = ⏮
bot-history-back = ◀ Back
bot-history-on = On ▶
bot-history-last = ⏭
bot-history-film = 🎞 Film
bot-history-filming = The film is being drawn: { $count } of { $of } moments …
bot-history-round = To a round …
bot-history-turn = To somebody's last turn …
bot-history-turn-of = { $player }: the last turn before this
bot-history-check = To check the shuffles: the fingerprint of the beginning is the SHA-256 of the seed. The number n of all draws is the SHA-256 of `seed:n`, its first eight bytes as a number, the rest of the division by what there is to choose from. Everything is open here now.
bot-panel-step = History
bot-refused-nothing-happened = Nothing has happened at this table yet.
bot-result-leads = ⚑ The lead changed: { $changes }
bot-result-lead = { $player }, { $round } ({ $points })
bot-result-gain = ★ Most at once: { $player }, { $points }, { $round }
