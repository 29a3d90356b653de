"""How long something lasts, in words."""

from texts import Words

HOUR, DAY = 3600.0, 86400.0


def told_time(seconds: float, say: Words) -> str:
    """Hours, or days where it is many."""
    if seconds < HOUR:
        return say("bot-stats-minutes", count=max(1, round(seconds / 60)))
    if seconds < 2 * DAY:
        return say("bot-stats-hours", count=round(seconds / HOUR))
    return say("bot-stats-days", count=round(seconds / DAY))
