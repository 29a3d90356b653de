bot-log-planned = По вашему плану, ответ на вопрос «{ $question }»:
bot-log-plan-dropped = Ваш план на вопрос «{ $question }» больше не подошёл и снят.
bot-refused-too-many-plans = Столько не запомнить: не больше { $plans } планов, в каждом не больше { $wishes } вариантов.
bot-refused-plan-gone = Этот план уже сработал или изменён.
