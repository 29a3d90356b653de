"""Somebody is away: nothing calls them, their tables know, and it ends by itself or sooner."""

from bot.tables.live import Live
from tests.driver import Player
from tests.e2e.test_notices import at, move, played_until, reminders
from tests.support.harbour import PLACE, Harbour


def lines(port: Harbour, live: Live, viewer: Player) -> list[str]:
    """The small lines that everybody reads in the thread."""
    told = "\n".join(message.text for message in viewer.sees(port.thread(live)) if not message.is_ephemeral)
    return [line for line in told.splitlines() if line.startswith("-# ")]


async def test_away_until_friday_and_by_itself_back(port: Harbour, ada: Player, boris: Player) -> None:
    await port.until(at(1, 12))  # a Tuesday
    await boris.slash(PLACE, "settings", **{"time-zone": "Europe/Berlin", "dms": True})
    live = await played_until(port, await port.begun(ada, boris), 0)
    told = len(boris.dms)
    said = await boris.slash(PLACE, "away", until="до пятницы")
    assert f"<t:{int(at(4, 8).timestamp())}:f>" in said.text
    assert lines(port, live, ada) == [f"-# Boris is away until <t:{int(at(4, 8).timestamp())}:f>."]
    live = await played_until(port, live, 1)
    assert f"{boris.mention} (away until <t:{int(at(4, 8).timestamp())}:d>)" in port.panel(live, ada).text
    assert "away until" in (await ada.slash(port.thread(live), "status")).text
    assert "away until" in (await ada.slash(PLACE, "games")).text
    await port.restart()
    await port.until(at(4, 7, 59))
    assert len(boris.dms) == told
    assert "away until" in port.panel(live, ada).text
    await port.until(at(4, 8))
    assert len(boris.dms) == told + 1
    assert "away" not in port.panel(live, ada).text, "neither beside the name nor in a line"
    await move(port, await port.again(live))
    assert port.leaks(await port.again(live)) == []
    assert port.complaints() == []


async def test_back_sooner_and_what_people_write_wrong(port: Harbour, ada: Player, boris: Player) -> None:
    await port.until(at(1, 12))
    live = await played_until(port, await port.begun(ada, boris), 1)
    assert "aren't marked as away" in (await boris.slash(PLACE, "back")).text
    for text, wrong in (("soon", "soon"), ("2030-09-01", "already past"), ("900 days", "366")):
        assert wrong in (await boris.slash(PLACE, "away", until=text)).text
    assert lines(port, live, ada) == []
    assert "time zone" in (await boris.slash(PLACE, "away", until="3 days")).text
    await port.until(at(3, 12))
    assert reminders(boris.sees(port.thread(live))) == []
    await boris.slash(PLACE, "back")
    assert lines(port, live, ada)[-1] == "-# Boris is back."
    assert "away" not in port.panel(live, ada).text
    await port.until(at(3, 13, 5))
    (reminder,) = reminders(boris.sees(port.thread(live)))
    assert reminder.pings_me, "the reminder that would have come meanwhile comes an hour later"


async def test_whoever_comes_by_while_away_is_asked_and_back_with_a_tap(
    port: Harbour, ada: Player, boris: Player
) -> None:
    await port.until(at(1, 12))
    live = await played_until(port, await port.begun(ada, boris), 1)
    assert "away until" not in (await boris.slash(PLACE, "next")).text
    await boris.slash(PLACE, "away", until="3 days")
    card = await boris.slash(PLACE, "next")
    assert "You're marked as away until" in card.text
    await boris.click(card.message, "I'm back")
    assert "away until" not in card.message.text
    assert "away" not in port.panel(await port.again(live), ada).text
    assert "away until" not in (await boris.slash(PLACE, "next")).text
