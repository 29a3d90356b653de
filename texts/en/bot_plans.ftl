bot-log-planned = As planned, your answer to “{ $question }”:
bot-log-plan-dropped = Your plan for “{ $question }” did not fit any more and is gone.
bot-refused-too-many-plans = That is more than can be kept: up to { $plans } plans, each with up to { $wishes } wishes.
bot-refused-plan-gone = That plan has acted meanwhile, or was changed.
