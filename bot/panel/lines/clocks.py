"""The clocks of a table, as everybody reads them: Discord counts down by itself, so no message is edited for it."""

from bot.hours.clock import SeatClock, clock_rules
from bot.hours.clock_options import AWAY, CLOCK, DAY, HOUR, NIGHT, OFF, ZERO
from bot.panel.kit.links import in_time
from bot.panel.kit.wording import escaped
from bot.store.table.records import Table
from bot.tables.live import Live
from texts import Words


def clock_line(live: Live, say: Words) -> str:
    """Whose clock runs out when, and in a bank what the others have left; nothing where there are no clocks."""
    clocks = live.clocks
    if clocks is None or not live.playing:
        return ""
    banks = "bank" in live.table.options.get("clock", "")
    told = [
        _told(escaped(sitting.called), clock, say)
        for sitting, clock in zip(live.table.seats, clocks.seats, strict=True)
        if sitting.user_id is not None and (banks or clock.ends is not None)
    ]
    return f"-# ⏱ {' · '.join(told)}" if told else ""


def clock_words(table: Table, say: Words) -> list[str]:
    """The clock as the table has chosen it, for those who think of sitting down; nothing where there is none."""
    if clock_rules(table.options) is None:
        return []
    chosen = [(key, table.options[key]) for key in (CLOCK, NIGHT, AWAY, ZERO) if key in table.options]
    named = [
        f"**{say(f'bot-option-{key}')}**: {say(f'bot-option-{key}-{value}')}"
        for key, value in chosen
        if key in (CLOCK, ZERO) or value not in (OFF, "week")
    ]
    return [f"⏱ {' · '.join(named)}"]


def _told(player: str, clock: SeatClock, say: Words) -> str:
    if clock.out:
        return say("bot-clock-out", player=player)
    if clock.ends is not None:
        return say("bot-clock-runs", player=player, at=in_time(clock.ends))
    days, rest = divmod(int(max(0.0, clock.left)), int(DAY))
    return say("bot-clock-left", player=player, days=days, hours=rest // int(HOUR))
