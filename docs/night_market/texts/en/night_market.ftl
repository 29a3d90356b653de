night-market-name = Night Market
night-market-about = Sell by lantern light: what you hold is your secret, what you hang everybody sees.
night-market-help =
    Over two or three nights you sell goods and hang lanterns; most points win.

    **A night.** One good arrives for each of you. All bid in secret for the front stall: the highest bid is paid, and its maker chooses which goods sell for one coin more. Who gives coins away after bidding bids at most what is left. Then all stroll at the same time: sell goods of one kind and hang up to as many lanterns, all of one kind, or rest for a coin.
    **Lanterns.** Four over a street, one of them of glass. Each new lantern moves the parade; when it arrives, the market is over at once.
    **Talk.** At any time propose an exchange to somebody in private, or treat them to coins before everybody.
    **Points.** Coins; 1 for a paper lantern, 2 for one of glass; 3 for each pair of equal goods in hand. Alone you play against the moon.
night-market-option-festival = Festival
night-market-option-festival-short = two nights
night-market-option-festival-long = three nights
night-market-option-moon = Moon, for a game alone
night-market-option-moon-calm = calm
night-market-option-moon-bright = bright

night-market-ask-bid = { $again ->
    [yes] Several have bid most: how much do you bid now?
   *[no] How much do you bid for the front stall?
 }
night-market-ask-choose-stall = Which stall is in front tonight? Sold so far: { $good }.
night-market-ask-stroll = Sell goods of one kind, or rest?
night-market-ask-hang = Hang up to { $most } lanterns, all of one kind.

night-market-verb-bid = Bid
night-market-verb-bid-about = Bid for the front stall
night-market-verb-stall = Open
night-market-verb-stall-about = Choose the street and the goods in fashion
night-market-verb-sell = Sell
night-market-verb-sell-about = Sell goods of one kind from your hand
night-market-verb-rest = Rest
night-market-verb-rest-about = Sell nothing and earn a coin
night-market-verb-hang = Hang lanterns
night-market-verb-hang-about = Hang lanterns of one kind over the streets
night-market-verb-swap = Propose an exchange
night-market-verb-swap-about = Propose goods for goods, between the two of you
night-market-verb-treat = Treat
night-market-verb-treat-about = Offer somebody coins
night-market-verb-accept = Accept
night-market-verb-accept-about = Take what was proposed to you
night-market-verb-refuse = Refuse
night-market-verb-refuse-about = Do not take what was proposed to you
night-market-verb-withdraw = Withdraw
night-market-verb-withdraw-about = Take your own proposal back

night-market-field-coins = coins
night-market-field-stall = stall
night-market-field-good = good
night-market-field-number = number
night-market-field-street = lanterns
night-market-field-side = goods
night-market-field-proposal = proposal

night-market-good-silk = silk
night-market-good-tea = tea
night-market-good-jade = jade
night-market-good-hidden = something
night-market-street-river = River Street
night-market-street-hill = Hill Street
night-market-lantern-paper = paper
night-market-lantern-glass = glass
night-market-side-give = gives
night-market-side-want = wants
night-market-deal = { $by_seat }: { $good_given } for { $good }
night-market-gift = { $by_seat }: { $coins } { $coins ->
    [one] coin
   *[other] coins
 } as a treat
night-market-gain-coins = { $sign }{ $count } { $count ->
    [one] coin
   *[other] coins
 }
night-market-gain-good = { $sign }{ $count } { $what }

night-market-log-night = Night { $night } begins.
night-market-log-arrives = Arrives for you: { $good }.
night-market-log-bids = { $player } has bid.
night-market-log-tie = { $seats } have bid most, and bid once more.
night-market-log-bid = { $player } has bid { $coins }.
night-market-log-wins = { $player } wins the front stall.
night-market-log-stall = { $player } opens in { $street }: tonight { $good } is in fashion.
night-market-log-rest = { $player } rests and earns { $coins }.
night-market-log-sell = { $player } sells { $good } for { $coins }.
night-market-log-hang = { $player } hangs lanterns over { $street }: { $count } of { $lantern }.
night-market-log-parade = { $player } joins the parade with { $count }: it has come to { $place }.
night-market-log-proposes = { $player } proposes to { $other_seat }: { $deal }.
night-market-log-treats = { $player } would treat { $other_seat } to { $coins }.
night-market-log-accepts = { $player } accepts: { $deal }.
night-market-log-accepts-gift = { $player } accepts { $coins } from { $other_seat }.
night-market-log-refuses = { $player } refuses: { $proposal }.
night-market-log-withdraws = { $player } takes back: { $proposal }.
night-market-log-lapsed = This can no longer be met: { $proposal }.
night-market-log-end = { $end ->
    [parade] The parade has arrived: the market is over.
   *[nights] The last night is over.
 }
night-market-log-score = { $player }: { $points }.
night-market-log-winners = { $count ->
    [0] The moon wins.
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
 }

night-market-reason-moon-alone = The bright moon plays only against one alone.
night-market-reason-moon-sets = The bright moon sets before a third night.
night-market-reason-not-strolling = Goods are sold on the stroll.
night-market-reason-not-so-many = You have { $count } of { $good }.
night-market-reason-no-good = There are no such goods.
night-market-reason-sell-first = Lanterns are hung after a sale.
night-market-reason-one-kind = All lanterns of a sale are of one kind.
night-market-reason-no-room = There is no room for these lanterns, or you have no more of them.
night-market-reason-too-few-coins = You have { $count }.
night-market-reason-no-proposal = There is no such proposal any more.
night-market-reason-goods-lacking = You do not have what is wanted for it.
night-market-reason-not-yours = That proposal is not yours to answer.

night-market-when-stall = You open the night once, with what sells tonight, if you won the front stall.
night-market-when-rest = You rest on your stroll, instead of selling.
night-market-when-swap = You propose a swap while there's someone else to trade with.
night-market-when-treat = You treat someone while you have coins and nobody's answer is open.

night-market-score-coins = coins
night-market-score-lanterns = lanterns
night-market-score-pairs = pairs
night-market-score-moonlight = moonlight
night-market-score-parade = parade
night-market-rival-moon = The moon
night-market-picture-night = Night { $night }
night-market-picture-fashion = In fashion: { $what }
night-market-picture-parade = Parade: { $place } of { $end }
night-market-picture-hand = Hand: { $goods }
night-market-picture-seat = { $player }: coins { $coins }, lanterns of paper { $paper }, of glass { $glass }.

night-market-coach-bid = All bid at once and in secret; the highest bid is paid, and opens the front stall. You may think again until the last has bid.
night-market-coach-choose-stall = Choose what sells for more tonight, and the street in which it is hung. What you hold yourself is a good reason.
night-market-coach-stroll = Sell goods of one kind from your hand, or rest for a coin. Each good sold lets you hang a lantern.
night-market-coach-hang = Lanterns hang for the whole game. Glass scores more, and a street holds few of them; all of a sale are alike.
night-market-advice-bid = The stall is worth about as much.
night-market-advice-stall = I hold most of these.
night-market-advice-sell = They bring the most tonight.
night-market-advice-rest = What I hold will sell better later.
night-market-advice-hang = They score most where they hang.
