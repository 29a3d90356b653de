## Своя история: картинка и достижения

bot-story-since = с { $month }
bot-story-games = { $count ->
    [one] партия
    [few] партии
   *[other] партий
 }
bot-story-victories = { $count ->
    [one] победа
    [few] победы
   *[other] побед
 }
bot-story-pace = обычный ответ
bot-story-finished = до конца
bot-story-game = Игра
bot-story-count = Партии
bot-story-won = Победы
bot-story-place = Место
bot-story-best = Рекорд
bot-story-rating = Рейтинг
bot-story-ratings = Как менялся рейтинг
bot-story-people = Чаще всего за одним столом
bot-story-badges = Достижения
bot-badge-line = 🏅 **{ $name }**: { $about }
bot-badge-rare = здесь есть у { $have } из { $people }

bot-badge-masters = Дом мастеров
bot-badge-masters-for = «Поселенцы»: победа с 4 очками за мастеров
bot-badge-full-purse = Полный кошель
bot-badge-full-purse-for = «Поселенцы»: победа с 6 очками за жетоны на руках
bot-badge-prizes = Собрание призов
bot-badge-prizes-for = «Поселенцы»: победа с 12 очками за призовые квадраты
bot-badge-shipowner = Флот губернатора
bot-badge-shipowner-for = «Пуэрто-Рико»: победа, где по ходу партии набрано 32 очка
bot-badge-architect = Большая стройка
bot-badge-architect-for = «Пуэрто-Рико»: победа с 24 очками за здания
bot-badge-nobility = Знатное общество
bot-badge-nobility-for = «Пуэрто-Рико»: победа с 8 очками за дворян
bot-badge-cathedral = Собор
bot-badge-cathedral-for = «Санта Мария»: победа с 20 очками за епископов
bot-badge-fleet = Торговый флот
bot-badge-fleet-for = «Санта Мария»: победа с 28 очками за жетоны морской торговли
bot-badge-hermit = Отшельничество
bot-badge-hermit-for = «Санта Мария»: победа в одиночку
bot-badge-jean = Достойный соперник
bot-badge-jean-for = «Маракайбо»: победа, где соперник — Джин, а уровень очень сложный
bot-badge-chronicle = Летопись
bot-badge-chronicle-for = «Маракайбо»: победа в партии кампании
bot-badge-favourite = Почёт государств
bot-badge-favourite-for = «Маракайбо»: победа с 36 очками за ранги у государств
bot-badge-pacifist = Мирное дело
bot-badge-pacifist-for = «Архипелаг»: победа в роли пацифиста
bot-badge-separatist = Независимость
bot-badge-separatist-for = «Архипелаг»: победа в роли сепаратиста
bot-badge-wonder = Чудо островов
bot-badge-wonder-for = «Архипелаг»: победа со своим чудом света
bot-badge-hair = На волосок
bot-badge-hair-for = победа над игроками на 1 очко или по дополнительному правилу
bot-badge-strong = Сильнее машины
bot-badge-strong-for = победа над сильным компьютером
bot-badge-one-evening = За один вечер
bot-badge-one-evening-for = партия с двумя соперниками, сыгранная за 3 часа
bot-badge-long-haul = Дальнее плавание
bot-badge-long-haul-for = партия, которая длилась 60 дней
bot-badge-never-late = Всегда вовремя
bot-badge-never-late-for = 10 партий, где каждый ответ пришёл за 12 часов
bot-badge-all-games = Пять берегов
bot-badge-all-games-for = пять разных игр, сыгранных до конца
bot-badge-many-met = Тёплая компания
bot-badge-many-met-for = партии с 10 разными игроками
bot-badge-streak = Полоса удачи
bot-badge-streak-for = 3 победы над игроками подряд
bot-badge-faithful = До последнего хода
bot-badge-faithful-for = 25 партий подряд, сыгранных до конца
bot-badge-hundred = Сто вечеров
bot-badge-hundred-for = 100 партий, сыгранных до конца
