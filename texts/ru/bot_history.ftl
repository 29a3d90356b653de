## Оглядываясь назад

bot-command-history = история
bot-param-from-start = с-начала
bot-history-about = Прошлое этого стола по шагам, с картинками
bot-history-from-start = Начать с первого шага? Если не указать — с последнего
bot-history-step = Шаг { $number } из { $count } · { $at }
bot-history-first = ⏮
bot-history-back = ◀ Назад
bot-history-on = Дальше ▶
bot-history-last = ⏭
bot-history-film = 🎞 Фильм
bot-history-filming = Готовлю фильм: кадр { $count } из { $of }…
bot-history-round = К раунду…
bot-history-turn = К чьему-то последнему ходу…
bot-history-turn-of = { $player }: последний ход до этого
bot-history-check = Проверка: отпечаток = SHA-256 зерна. Жребий n = первые 8 байт SHA-256(`зерно:n`) по модулю числа вариантов. Теперь открыто всё.
bot-param-step = шаг
bot-history-to-step = Один шаг по номеру, каким его видели все
bot-history-code = `/{ bot-command-history } { bot-param-step }:{ $number }`
bot-history-share = Показать всем
bot-history-shared = Шаг { $number }
bot-said-step-shared = Шаг показан в ветке, каким его видели все. Никого не вызывает.
bot-refused-no-such-step = Пока шагов всего { $count }.
bot-refused-steps-enough = За час вы показали здесь уже { $most } шага. Подождите немного.
bot-panel-step = История
bot-refused-nothing-happened = За этим столом ещё ничего не произошло.
bot-result-leads = ⚑ Смена лидера: { $changes }
bot-result-lead = { $player }: { $round } (счёт { $points })
bot-result-turned = ⚑ Перелом: { $round }, дальше впереди { $player } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }).
bot-result-gain = ★ Самый большой рывок: { $player }, +{ $points } ({ $round })
