night-market-name = Ночной рынок
night-market-about = Торговля при свете фонарей: что на руках, знаете только вы, что висит, видят все.
night-market-help =
    За две или три ночи вы продаёте товары и вешаете фонари; побеждает тот, у кого больше очков.

    **Ночь.** Каждому приходит один товар. Все тайно предлагают монеты за передний прилавок: самая высокая ставка уплачивается, и её автор выбирает товар, который стоит на монету дороже. Если после ставки раздать монеты, ставка не больше того, что осталось. Потом все гуляют одновременно: можно продать товары одного вида и повесить столько же фонарей одного вида, или отдохнуть за монету.
    **Фонари.** Над улицей четыре, из них один стеклянный. Каждый новый фонарь двигает шествие; когда оно приходит, рынок сразу закрывается.
    **Разговоры.** В любое время можно тайно предложить обмен или при всех угостить монетами.
    **Очки.** Монеты; 1 за бумажный фонарь, 2 за стеклянный; 3 за каждую пару одинаковых товаров на руках. В одиночку вы играете против луны.
night-market-option-festival = Праздник
night-market-option-festival-short = две ночи
night-market-option-festival-long = три ночи
night-market-option-moon = Луна, для игры в одиночку
night-market-option-moon-calm = спокойная
night-market-option-moon-bright = яркая

night-market-ask-bid = { $again ->
    [yes] Самая высокая ставка не одна: сколько вы предлагаете теперь?
   *[no] Сколько вы предлагаете за передний прилавок?
 }
night-market-ask-choose-stall = Какой прилавок сегодня впереди? Уже продано: { $good }.
night-market-ask-stroll = Продать товары одного вида или отдохнуть?
night-market-ask-hang = Повесьте фонари одного вида, не больше { $most }.

night-market-verb-bid = Ставка
night-market-verb-bid-about = Предложить монеты за передний прилавок
night-market-verb-stall = Открыть
night-market-verb-stall-about = Выбрать улицу и модный товар
night-market-verb-sell = Продать
night-market-verb-sell-about = Продать товары одного вида
night-market-verb-rest = Отдохнуть
night-market-verb-rest-about = Ничего не продавать и получить монету
night-market-verb-hang = Повесить фонари
night-market-verb-hang-about = Повесить над улицами фонари одного вида
night-market-verb-swap = Предложить обмен
night-market-verb-swap-about = Предложить товары за товары, только между вами
night-market-verb-treat = Угостить
night-market-verb-treat-about = Предложить кому-то монеты
night-market-verb-accept = Принять
night-market-verb-accept-about = Принять то, что вам предложено
night-market-verb-refuse = Отказаться
night-market-verb-refuse-about = Не принимать того, что вам предложено
night-market-verb-withdraw = Отозвать
night-market-verb-withdraw-about = Отозвать своё предложение

night-market-command-bid = ставка
night-market-command-stall = открыть
night-market-command-sell = продать
night-market-command-rest = отдохнуть
night-market-command-hang = повесить
night-market-command-swap = обмен
night-market-command-treat = угостить
night-market-command-accept = принять
night-market-command-refuse = отказаться
night-market-command-withdraw = отозвать

night-market-field-coins = монеты
night-market-field-stall = прилавок
night-market-field-good = товар
night-market-field-number = число
night-market-field-street = фонари
night-market-field-side = товары
night-market-field-proposal = предложение

night-market-good-silk = шёлк
night-market-good-tea = чай
night-market-good-jade = нефрит
night-market-good-hidden = что-то
night-market-street-river = Речная улица
night-market-street-hill = Горная улица
night-market-lantern-paper = бумажные
night-market-lantern-glass = стеклянные
night-market-side-give = даёт
night-market-side-want = хочет
night-market-deal = { $by_seat }: { $good_given } за { $good }
night-market-gift = { $by_seat }: угощение, { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
 }
night-market-gain-coins = { $sign }{ $count } { $count ->
    [one] монета
    [few] монеты
   *[many] монет
 }
night-market-gain-good = { $sign }{ $count } { $what }

night-market-log-night = Начинается ночь { $night }.
night-market-log-arrives = Вам приходит: { $good }.
night-market-log-bids = { $player }: ставка сделана.
night-market-log-tie = Самая высокая ставка у нескольких: { $seats }. Они делают ещё одну.
night-market-log-bid = { $player }: ставка { $coins }.
night-market-log-wins = { $player } получает передний прилавок.
night-market-log-stall = { $player } открывает прилавок: { $street }, в моде { $good }.
night-market-log-rest = { $player } отдыхает и получает { $coins }.
night-market-log-sell = { $player } продаёт: { $good }, выручка { $coins }.
night-market-log-hang = { $player } вешает фонари: { $street }, { $lantern }, { $count }.
night-market-log-parade = { $player } присоединяется к шествию: фонарей { $count }, оно прошло { $place }.
night-market-log-proposes = { $player } предлагает. Кому: { $other_seat }. { $deal }.
night-market-log-treats = { $player } хочет угостить: { $other_seat }, { $coins }.
night-market-log-accepts = { $player } принимает: { $deal }.
night-market-log-accepts-gift = { $player } принимает { $coins }. От кого: { $other_seat }.
night-market-log-refuses = { $player } отказывается: { $proposal }.
night-market-log-withdraws = { $player } отзывает: { $proposal }.
night-market-log-lapsed = Это больше нельзя исполнить: { $proposal }.
night-market-log-end = { $end ->
    [parade] Шествие пришло: рынок закрывается.
   *[nights] Последняя ночь прошла.
 }
night-market-log-score = { $player }: { $points }.
night-market-log-winners = { $count ->
    [0] Побеждает луна.
    [one] Побеждает { $seats }.
   *[other] Победу делят: { $seats }.
 }

night-market-reason-moon-alone = Яркая луна играет только против одного.
night-market-reason-moon-sets = Яркая луна заходит раньше третьей ночи.
night-market-reason-not-strolling = Товары продают на прогулке.
night-market-reason-not-so-many = У вас { $count }: { $good }.
night-market-reason-no-good = Такого товара нет.
night-market-reason-sell-first = Фонари вешают после продажи.
night-market-reason-one-kind = Все фонари одной продажи одного вида.
night-market-reason-no-room = Для этих фонарей нет места, или их у вас больше нет.
night-market-reason-too-few-coins = У вас { $count }.
night-market-reason-no-proposal = Такого предложения больше нет.
night-market-reason-goods-lacking = У вас нет того, что за это хотят.
night-market-reason-not-yours = На это предложение отвечаете не вы.

night-market-when-stall = Ночь открывают один раз: тот, у кого передний прилавок.
night-market-when-rest = Отдыхают на прогулке, вместо продажи.
night-market-when-swap = Обмен предлагают, пока есть с кем меняться.
night-market-when-treat = Угощают, пока есть монеты и никто не думает над ответом.

night-market-score-coins = монеты
night-market-score-lanterns = фонари
night-market-score-pairs = пары
night-market-score-moonlight = лунный свет
night-market-score-parade = шествие
night-market-rival-moon = Луна
night-market-picture-night = Ночь { $night }
night-market-picture-fashion = В моде: { $what }
night-market-picture-parade = Шествие: { $place } из { $end }
night-market-picture-hand = На руках: { $goods }
night-market-picture-seat = { $player }: монет { $coins }, фонарей бумажных { $paper }, стеклянных { $glass }.

# The names of commands and of what is typed after them; in English they are those of the moves and their fields.
night-market-command-group = ночной-рынок
night-market-command-bid = ставка
night-market-command-stall = открыть
night-market-command-sell = продать
night-market-command-rest = отдохнуть
night-market-command-hang = повесить
night-market-command-swap = обменять
night-market-command-treat = угостить
night-market-command-accept = принять
night-market-command-refuse = отказаться
night-market-command-withdraw = отозвать

night-market-coach-bid = Все делают ставки разом и тайно; высшая ставка уплачивается и открывает передний прилавок. Пока не все решили, можно передумать.
night-market-coach-choose-stall = Выберите, что этой ночью стоит дороже и над какой улицей это висит. То, что на руках у вас самих, — хороший повод.
night-market-coach-stroll = Продайте с руки товары одного вида или отдохните за монету. Каждый проданный товар даёт повесить фонарь.
night-market-coach-hang = Фонари висят до конца игры. Стекло приносит больше, но на улице ему тесно; все фонари одной продажи одинаковы.
night-market-advice-bid = Прилавок стоит примерно столько.
night-market-advice-stall = Этого на руках больше всего.
night-market-advice-sell = Этой ночью за это дают больше всего.
night-market-advice-rest = Позже это продастся лучше.
night-market-advice-hang = Там они приносят больше всего.
