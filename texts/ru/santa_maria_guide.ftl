## Что делают строения, места и специалисты

santa-maria-guide-building = Строения
santa-maria-guide-place = Учёные, епископы, миссии
santa-maria-guide-specialist = Специалисты
santa-maria-guide-space = Места для спасовавших
santa-maria-guide-dock = Доки

santa-maria-building-wood-about = 1 древесина.
santa-maria-building-grain-about = 1 зерно.
santa-maria-building-sugar-about = 1 сахар.
santa-maria-building-gem-about = 1 самоцвет.
santa-maria-building-coin2-about = 2 монеты.
santa-maria-building-coin3-about = 3 монеты.
santa-maria-building-joy1-about = 1 очко счастья.
santa-maria-building-joy2-about = 2 очка счастья.
santa-maria-building-conquistador-about = Шаг по шкале конкистадоров.
santa-maria-building-religion-about = Шаг по шкале религии; за 1 зерно — ещё один.
santa-maria-building-ship-about = Отправить товары за один жетон морской торговли.
santa-maria-building-trade-wood-gem-c3-about = Обменять древесину или самоцвет на 3 монеты.
santa-maria-building-trade-grain-sugar-c3-about = Обменять зерно или сахар на 3 монеты.
santa-maria-building-trade-wood-h2-about = Обменять древесину на 2 очка.
santa-maria-building-trade-grain-h2-about = Обменять зерно на 2 очка.
santa-maria-building-trade-sugar-h3-about = Обменять сахар на 3 очка.
santa-maria-building-trade-gem-h3-about = Обменять самоцвет на 3 очка.
santa-maria-building-wood-coin-about = 1 древесина и 1 монета.
santa-maria-building-grain-coin-about = 1 зерно и 1 монета.
santa-maria-building-conquistador-coin-about = Шаг по шкале конкистадоров и 1 монета.
santa-maria-building-religion-coin-about = Шаг по шкале религии, за 1 зерно ещё один; и 1 монета.
santa-maria-building-cocoa-about = 1 какао.
santa-maria-building-cocoa-coin-about = 1 какао и 1 монета.
santa-maria-building-coin-cart-about = 2 монеты; считается и дорогой с 1 колонистом.
santa-maria-building-sugar-cart-about = 1 сахар; считается и дорогой.
santa-maria-building-gem-cart-about = 1 самоцвет; считается и дорогой.
santa-maria-building-chapel-cart-about = Шаг по шкале религии, за 1 зерно ещё один; считается и дорогой.
santa-maria-building-army-cart-about = Шаг по шкале конкистадоров; считается и дорогой.
santa-maria-building-harbour-cart-about = Отправить товары за жетон морской торговли; считается и дорогой.
santa-maria-building-fair-cart-about = 2 очка счастья; считается и дорогой.
santa-maria-building-road1-about = Не активируется; колонист считается в полных линиях.
santa-maria-building-road2-about = Не активируется; колонисты считаются в полных линиях.
santa-maria-place-philosophy-about = Синий кубик может активировать колонку вместо ряда. 1 очко в конце игры.
santa-maria-scholar-philosophy-about = Синий кубик может активировать колонку вместо ряда.
santa-maria-place-taxation-about = Кубик сначала приносит монету за каждого колониста в линии. 2 очка в конце игры.
santa-maria-scholar-taxation-about = Кубик сначала приносит монету за каждого колониста в линии.
santa-maria-place-mathematics-about = Первый шаг изменения каждого кубика бесплатен. 2 очка в конце игры.
santa-maria-scholar-mathematics-about = Первый шаг изменения каждого кубика бесплатен.
santa-maria-place-architecture-about = Двойные и тройные жетоны на 1 древесину дешевле. 1 очко в конце игры.
santa-maria-scholar-architecture-about = Двойные и тройные жетоны на 1 древесину дешевле.
santa-maria-place-theology-about = Дополнительный шаг религии можно оплатить любым ресурсом. 3 очка в конце игры.
santa-maria-scholar-theology-about = Дополнительный шаг религии можно оплатить любым ресурсом.
santa-maria-place-bookkeeping-about = Одиночные строения на 1 монету дешевле, но не меньше 1. 2 очка в конце игры.
santa-maria-scholar-bookkeeping-about = Одиночные строения на 1 монету дешевле, но не меньше 1.
santa-maria-place-commerce-about = Каждый проданный ресурс приносит на 1 монету больше. 1 очко в конце игры.
santa-maria-scholar-commerce-about = Каждый проданный ресурс приносит на 1 монету больше.
santa-maria-place-strategy-about = При действии «Конкистадор» можно за 1 монету сделать ещё шаг. 2 очка в конце игры.
santa-maria-scholar-strategy-about = При действии «Конкистадор» можно за 1 монету сделать ещё шаг.
santa-maria-place-seamanship-about = За каждый взятый жетон морской торговли — 2 монеты. 2 очка в конце игры.
santa-maria-scholar-seamanship-about = За каждый взятый жетон морской торговли — 2 монеты.
santa-maria-place-alchemy-about = Сахар и самоцветы заменяют друг друга. 3 очка в конце игры.
santa-maria-scholar-alchemy-about = Сахар и самоцветы заменяют друг друга.
santa-maria-place-archery-about = Кубик 1 или 6 может активировать диагональ за 1 монету. 2 очка в конце игры.
santa-maria-scholar-archery-about = Кубик 1 или 6 может активировать диагональ за 1 монету.
santa-maria-place-meditation-about = Можно пасовать на занятое место; на месте с дорогой выполняется ещё и действие свободного. 2 очка в конце игры.
santa-maria-scholar-meditation-about = Можно пасовать на занятое место; на месте с дорогой выполняется ещё и действие свободного.
santa-maria-place-navigation-about = На дороге за 1 монету губернатор идёт дальше. 2 очка в конце игры.
santa-maria-scholar-navigation-about = На дороге за 1 монету губернатор идёт дальше.
santa-maria-place-harbours-about = 1 очко за каждый ваш жетон морской торговли, не больше 12.
santa-maria-place-provinces-about = 2 очка за каждый полный ряд или колонку, не больше 12.
santa-maria-place-missions-about = 3 очка за каждого вашего монаха в миссиях, не больше 12.
santa-maria-place-plantations-about = 2 очка за каждый сахар на ваших жетонах морской торговли, не больше 12.
santa-maria-place-villages-about = 2 очка за каждый двойной жетон, не больше 12.
santa-maria-place-roads-about = 2 очка за каждую клетку с дорогой, не больше 12.
santa-maria-place-conquest-about = Ваши очки конкистадоров за третий год считаются дважды.
santa-maria-place-towns-about = 2 очка за каждый жетон из трёх клеток, не больше 12.
santa-maria-place-jewels-about = 2 очка за каждый самоцвет на ваших жетонах морской торговли, не больше 12.
santa-maria-place-building-goods-about = Сразу 2 древесины и 1 зерно.
santa-maria-place-valuables-about = Сразу 1 сахар и 1 самоцвет.
santa-maria-place-gold-about = Сразу 2 золота.
santa-maria-place-happiness-about = Сразу 3 очка.
santa-maria-place-cocoa-about = Сразу 1 какао, 1 древесина и 1 зерно.
santa-maria-specialist-farmer-about = 1-й фермер: 1 зерно за 1 монету; 2-й: 2 за 2; 3-й: 3 за 3.
santa-maria-specialist-forester-about = 1-й лесник: 1 древесина за 1 монету; 2-й: 2 за 2; 3-й: 3 за 3.
santa-maria-specialist-soldier-about = 1-й солдат: 1 шаг конкистадора за 1 монету; 2-й: 2 за 2; 3-й: 3 за 3.
santa-maria-specialist-coin-cart-about = 2 монеты; считается и дорогой с 1 колонистом. 1 монета: поверх строения или дороги; 3 монеты: на пустую клетку.
santa-maria-specialist-sugar-cart-about = 1 сахар; считается и дорогой. 1 монета: поверх строения или дороги; 3 монеты: на пустую клетку.
santa-maria-specialist-gem-cart-about = 1 самоцвет; считается и дорогой. 1 монета: поверх строения или дороги; 3 монеты: на пустую клетку.
santa-maria-specialist-chapel-cart-about = Шаг по шкале религии, за 1 зерно ещё один; считается и дорогой. 1 монета: поверх строения или дороги; 3 монеты: на пустую клетку.
santa-maria-specialist-army-cart-about = Шаг по шкале конкистадоров; считается и дорогой. 1 монета: поверх строения или дороги; 3 монеты: на пустую клетку.
santa-maria-specialist-harbour-cart-about = Отправить товары за жетон морской торговли; считается и дорогой. 1 монета: поверх строения или дороги; 3 монеты: на пустую клетку.
santa-maria-specialist-fair-cart-about = 2 очка счастья; считается и дорогой. 1 монета: поверх строения или дороги; 3 монеты: на пустую клетку.
santa-maria-space-coins-about = 2 монеты.
santa-maria-space-religion-about = Шаг по шкале религии, ещё один за зерно.
santa-maria-space-conquistador-about = Шаг по шкале конкистадоров.
santa-maria-space-ship-about = Отправить товары за жетон морской торговли.
santa-maria-space-road-about = Положить жетон дороги с 2 колонистами на пустую клетку.
santa-maria-dock-coins-about = Каждый жетон приносит 2 монеты, когда вы пасуете.
santa-maria-dock-religion-about = Каждый жетон приносит шаг по шкале религии, когда вы пасуете.
santa-maria-dock-conquistador-about = Каждый жетон приносит шаг по шкале конкистадоров, когда вы пасуете.
santa-maria-dock-happiness-about = Каждый жетон приносит 1 очко, когда вы пасуете.
santa-maria-guide-district = Районы города майя
santa-maria-district-trade-about = Уровень храма даёт заполненный складской жетон.
santa-maria-district-festival-about = Уровень храма даёт жетон дороги.
santa-maria-district-gold-temple-about = Уровень храма даёт верховного жреца. Очки: уровни × золото.
santa-maria-district-construction-about = Уровень храма даёт 2 монеты.
santa-maria-district-technology-about = Уровень храма даёт 2 карты.
santa-maria-guide-achievement = Достижения в одиночку
santa-maria-achievement-communism-about = { $least } { $least ->
    [one] очко
    [few] очка
   *[other] очков
 } за колонистов.
santa-maria-achievement-capitalism-about = { $least } { $least ->
    [one] набор
    [few] набора
   *[other] наборов
 } жетонов морской торговли.
santa-maria-achievement-theocracy-about = { $least } { $least ->
    [one] очко
    [few] очка
   *[other] очков
 } за требования епископов.
santa-maria-achievement-capracracy-about = Полный ряд или колонка из строений одного типа, без дорог; если так решено за столом — цепочка одного типа от края до края.
santa-maria-achievement-democracy-about = { $least } { $least ->
    [one] очко
    [few] очка
   *[other] очков
 }.
santa-maria-achievement-utopia-about = { $least } { $least ->
    [one] очко
    [few] очка
   *[other] очков
 }.
