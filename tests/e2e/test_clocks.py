"""A table with clocks: chosen by its host, seen by all, rung while nobody looks, and stopped by who is away."""

from bot.tables.live import Live
from tests.driver import Player
from tests.e2e.test_away import lines
from tests.e2e.test_notices import at, played_until
from tests.support.harbour import PLACE, Harbour, choose, press


async def chosen(port: Harbour, host: Player, *others: Player, game: str = "settlers", **options: str) -> Live:
    """A table with these options; what is about clocks can be chosen as soon as there is one."""
    settings = (await host.slash(PLACE, "play", game=game, seats=1 + len(others))).message
    for option, value in sorted(options.items()):
        await choose(host, settings, f"{option}:{value}")
    card = port.cards(host)[-1]
    for person in others:
        await press(person, card, "join")
    await press(host, card, "start")
    return port.at(card)


async def test_the_computer_moves_for_who_is_late_also_after_a_restart(
    port: Harbour, ada: Player, boris: Player
) -> None:
    await port.until(at(1, 12))
    await boris.slash(PLACE, "settings", dms=True)
    live = await chosen(port, ada, boris, clock="move_12h", clock_zero="move")
    assert "12 hours per move" in port.cards(ada)[-1].text
    live = await played_until(port, live, 1)
    clocks = live.clocks
    assert clocks is not None
    ends = clocks.seats[1].ends
    assert ends is not None
    assert f"Boris: out of time <t:{int(ends)}:R>" in port.panel(live, ada).text
    assert f"<t:{int(ends)}:R>" in boris.dms[-1].text
    await port.stop()
    port.ahead += 5 * 3600
    await port.start()
    live = await port.again(live)
    assert live.clocks is not None
    later = live.clocks.seats[1].ends
    assert later is not None
    assert abs(later - ends - 5 * 3600) < 30, "while nobody was here no time passed"
    moves = live.state.moves
    await port.until(at(2, 5, 30))
    live = await port.again(live)
    assert live.state.moves > moves
    assert any("time is up. The computer makes this move" in line for line in lines(port, live, ada))
    assert port.leaks(live) == []
    assert port.complaints() == []


async def test_the_computer_keeps_the_seat_until_its_person_is_back(port: Harbour, ada: Player, boris: Player) -> None:
    await port.until(at(1, 12))
    live = await played_until(port, await chosen(port, ada, boris, clock="bank_2d", clock_zero="seat"), 1)
    assert "Ada: 2 d" in port.panel(live, ada).text
    await boris.slash(PLACE, "away", until="3 days")
    await port.until(at(4, 11))
    assert (await port.again(live)).table.computers == (), "who is away is not late"
    await boris.slash(PLACE, "back")
    await port.until(at(7, 12))
    live = await port.again(live)
    assert live.table.computers == (1,)
    assert any("/sit" in line for line in lines(port, live, ada))
    await boris.slash(port.thread(live), "sit")
    assert (await port.again(live)).table.computers == ()
    assert port.complaints() == []
