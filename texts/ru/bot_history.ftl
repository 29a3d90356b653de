## Оглядываясь назад

bot-command-history = история
bot-param-from-start = с-начала
bot-history-about = Прошлое этого стола по шагам, с картинками
bot-history-from-start = Начать с первого шага? Иначе с последнего
bot-history-step = Шаг { $number } из { $count } · { $at }
bot-history-first = ⏮
bot-history-back = ◀ Назад
bot-history-on = Дальше ▶
bot-history-last = ⏭
bot-history-film = 🎞 Фильм
bot-history-filming = Фильм рисуется: готово { $count } из { $of } мгновений…
bot-history-round = К раунду…
bot-history-turn = К чьему-то последнему ходу…
bot-history-turn-of = { $player }: последний ход до этого
bot-history-check = Как проверить жребий: отпечаток в начале — это SHA-256 от зерна. Жребий номер n — это SHA-256 от `зерно:n`: первые восемь байтов как число, остаток от деления на число возможностей. Теперь здесь открыто всё.
bot-panel-step = История
bot-refused-nothing-happened = За этим столом ещё ничего не произошло.
bot-result-leads = ⚑ Смена лидера: { $changes }
bot-result-lead = { $player }, { $round } ({ $points })
bot-result-gain = ★ Больше всего сразу: { $player }, { $points }, { $round }
