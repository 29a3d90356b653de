"""Seats that pass to others: by their players, by the others' vote; and what nobody sees any more."""

import pytest

from bot.store.table.records import MARK
from bot.tables.live import Live
from games.core.seats import Seat
from tests.driver import Player
from tests.support.harbour import PLACE, Harbour, acts, custom_ids, give_seat, press
from tests.support.playing import Playing
from tests.support.secrets import hidden_from

pytestmark = pytest.mark.both_engines

DAY = 24 * 3600.0


async def play_until(port: Harbour, live: Live, seat: int) -> Live:
    """Moves are made until the game waits for this seat."""
    playing = Playing(port, 7)
    live = await port.again(live)
    while live.waiting()[0] != seat:
        await playing.by_text(port.seated(live, live.waiting()[0]), live)
        live = await port.again(live)
    return live


async def test_a_seat_is_handed_to_somebody_who_accepts(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    await boris.slash(PLACE, "settings", dms=True)
    live = await play_until(port, await port.begun(ada, boris, game="puerto_rico"), 1)
    thread = port.thread(live)
    assert boris.dms[-1].attachments, "the notice shows his board"
    offered = await boris.slash(thread, "replace", **{"with": clara})
    assert "until accepted" in offered.text
    panel = port.panel(live, ada)
    assert clara.mention in panel.text
    assert "offers you their seat" in clara.dms[-1].text
    assert "offered to Clara" in (await press(ada, panel, "hand")).text
    await port.restart()
    accepted = await press(clara, port.panel(live, clara), "hand")
    assert "You're in the game now" in accepted.text
    live = await port.again(live)
    assert live.table.names == ("Ada", "Clara")
    assert clara.mention in port.panel(live, ada).text, "she is called"
    assert "takes over from Boris" in port.panel(live, ada).text
    assert port.leaks(live) == []
    # What was his is not his any more.
    assert not boris.dms[-1].again.attachments
    assert "aren't playing at this table" in (await boris.slash(thread, "hand")).text
    assert "aren't playing at this table" in (await boris.slash(thread, "move", move="settler")).text
    assert "aren't playing at this table" in (await boris.slash(thread, "replace")).text
    await Playing(port, 8).by_text(clara, live)
    assert port.leaks(await port.again(live)) == []


async def test_what_was_shown_goes_from_the_screen_of_who_leaves(port: Harbour, ada: Player, boris: Player) -> None:
    live = await play_until(port, await port.begun(ada, boris, game="puerto_rico"), 1)
    shown = await press(boris, port.panel(live, boris), "board")
    assert shown.message.attachments
    done = await give_seat(boris, port.thread(live), "gone")
    assert "has your seat now" in done.message.text
    assert shown.message.id not in [message.id for message in boris.sees(port.thread(live))]
    live = await port.again(live)
    assert live.table.names == ("Ada", f"Boris {MARK}")
    assert "no open seat" not in (await boris.slash(port.thread(live), "sit")).text, "whoever comes may have it"


async def test_the_computer_keeps_a_seat_until_its_player_is_back(port: Harbour, ada: Player, boris: Player) -> None:
    live = await play_until(port, await port.begun(ada, boris, game="puerto_rico"), 1)
    thread = port.thread(live)
    assert "Take your seat back" in (await give_seat(boris, thread)).message.text
    version = (await port.again(live)).table.version
    await port.later(10.0)
    live = await port.again(live)
    assert live.table.version > version
    assert "Puerto Rico" in (await boris.slash(thread, "games")).text
    assert "no open seat" in (await port.local.player("Clara").slash(thread, "sit")).text
    await boris.slash(thread, "sit")
    live = await port.again(live)
    assert live.table.names == ("Ada", "Boris")
    assert live.table.computers == ()
    assert "is back" in port.panel(live, ada).text


async def test_who_gives_a_seat_away_chooses_how_well_the_computer_plays(
    port: Harbour, ada: Player, boris: Player
) -> None:
    live = await play_until(port, await port.begun(ada, boris, game="puerto_rico"), 1)
    asked = await boris.slash(port.thread(live), "replace")
    chosen = await boris.select(asked.message, asked.message.selects[0].custom_id, "strong")
    assert chosen.message.selects[0].options["strong"] == "Computer: strong"
    kept = next(each for each in custom_ids(chosen.message) if each.endswith(":give:kept:strong"))
    assert "Take your seat back" in (await boris.click(chosen.message, kept)).message.text
    live = await port.again(live)
    assert live.table.seats[1].strength == "strong"
    assert live.table.names[1] == f"Boris {3 * MARK}"


async def test_the_others_replace_who_is_absent(port: Harbour, ada: Player, boris: Player, clara: Player) -> None:
    live = await play_until(port, await port.begun(ada, boris, clara, game="puerto_rico"), 1)
    thread = port.thread(live)
    early = await ada.slash(thread, "replace", player="1")
    assert "hasn't kept the table waiting for 3 days" in early.text
    await port.later(3 * DAY + 60)
    assert "list" in (await ada.slash(thread, "replace", player="nobody")).text
    await ada.slash(thread, "replace", player="Boris", strength="middle")
    panel = port.panel(live, clara)
    assert "the computer as a stand-in until Boris is back (middle)" in panel.text
    assert f"Still to vote: {clara.mention}" in panel.text
    assert "others decide" in (await press(boris, panel, "vote")).text
    await port.restart()
    await press(clara, panel, "vote")
    live = await port.again(live)
    assert live.table.names == ("Ada", f"Boris {2 * MARK}", "Clara")
    version = live.table.version
    await port.later(10.0)
    assert (await port.again(live)).table.version > version
    back = await boris.slash(thread, "sit")
    assert "You're in the game now" in back.text
    assert port.leaks(await port.again(live)) == []


async def test_whoever_moves_is_there_after_all(port: Harbour, ada: Player, boris: Player, clara: Player) -> None:
    live = await play_until(port, await port.begun(ada, boris, clara, game="puerto_rico"), 1)
    await port.later(3 * DAY + 60)
    (dmitri,) = port.people("Dmitri")
    await ada.slash(port.thread(live), "replace", player="Boris", **{"with": dmitri})
    await press(clara, port.panel(live, clara), "vote")
    live = await port.again(live)
    assert [offer.name for offer in live.handovers] == ["Dmitri"]
    live = await play_until(port, live, 2)
    assert live.handovers == ()
    assert "hand" not in acts(port.panel(live, ada))


async def test_an_offer_lapses_and_can_be_declined(port: Harbour, ada: Player, boris: Player, clara: Player) -> None:
    live = await play_until(port, await port.begun(ada, boris, game="puerto_rico"), 1)
    thread = port.thread(live)
    await boris.slash(thread, "replace", **{"with": clara})
    no = next(button for button in port.panel(live, clara).buttons if button.custom_id.endswith(":no"))
    await clara.click(port.panel(live, clara), no.custom_id)
    assert "declines the seat" in clara.sees(thread)[-1].text
    assert (await port.again(live)).handovers == ()
    await boris.slash(thread, "replace", **{"with": clara})
    await port.later(2 * DAY + 60)
    live = await port.again(live)
    assert live.handovers == ()
    assert live.table.names == ("Ada", "Boris")
    assert "already at this table" in (await boris.slash(thread, "replace", **{"with": ada})).text


@pytest.mark.parametrize("game", ["archipelago", "maracaibo"])
async def test_nothing_old_leaks_either_way(
    port: Harbour, ada: Player, boris: Player, clara: Player, game: str
) -> None:
    """Hidden objectives and hands: whoever leaves keeps none of them on screen, whoever comes sees that seat's."""
    await boris.slash(PLACE, "settings", dms=True)
    live = await play_until(port, await port.begun(ada, boris, game=game), 1)
    thread = port.thread(live)
    shown = [await boris.slash(thread, command) for command in ("hand", "log", "board", "history", "plan")]
    await press(boris, port.panel(live, boris), "mine")
    assert shown_to(port, boris, live, None), "the test has secrets to look for"
    assert not shown_to(port, boris, live, Seat(1))
    await boris.slash(thread, "replace", **{"with": clara})
    await press(clara, port.panel(live, clara), "hand")
    live = await port.again(live)
    assert live.table.names == ("Ada", "Clara")
    await clara.slash(thread, "hand")
    for command in ("hand", "log", "board", "next"):
        await boris.slash(thread, command)
    assert shown_to(port, boris, live, None) == []
    assert shown_to(port, clara, live, Seat(1)) == []
    put_away = [one.message.again.text for one in shown if one.message.id in {seen.id for seen in boris.sees(thread)}]
    assert put_away == [], "each has taken the place of the one before"
    (left,) = [seen for seen in boris.sees(thread) if seen.is_ephemeral and "play in this seat" in seen.text]
    assert not left.attachments


def shown_to(port: Harbour, person: Player, live: Live, knows: Seat | None) -> list[str]:
    """What stands before this person now and gives away what nobody knows but those on other seats than this one."""
    seen = [str(message.raw) for message in (*person.sees(port.thread(live)), *person.dms)]
    return [secret.name for secret in hidden_from(live, knows) for text in seen if secret.is_told(text)]
