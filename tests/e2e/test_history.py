"""Looking back at a table, step by step: as one saw it then, and in the end with everything open."""

import re
from collections.abc import Awaitable
from typing import Any
from unittest.mock import patch

from bot.features.history import HISTORY
from bot.features.history.steps import steps_in
from bot.local.world.things import MessageFlag
from bot.panel.kit import ids
from bot.store.identity import TableId, Version
from bot.store.table.log import lines_since
from bot.tables.live import Live
from games.core.seats import Seat
from render.kit.picture import Picture
from tests.driver import Outcome, Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import Harbour, press

STEP = re.compile(r"(?:Step|Шаг) (\d+) (?:of|из) (\d+)")


async def test_a_past_is_leafed_through_while_it_grows_and_when_it_is_over(port: Harbour) -> None:
    ada, boris, clara = port.people("Ada", "Boris", "Clara")
    boris.set_locale("ru")
    evening = await Evening.begin(port, ada, boris, game="settlers")
    thread = port.thread(evening.live)
    first = await clara.slash(thread, "history")
    assert place_of(first.message) == (1, 1)
    await evening.play(8)
    past = await ada.slash(thread, "history")
    at, count = place_of(past.message)
    assert at == count == 9
    assert not can(past.message, "on")
    back = await go(ada, past, "back")
    assert place_of(back.message) == (8, 9)
    begun = await go(ada, back, "first")
    assert place_of(begun.message) == (1, 9)
    assert not can(begun.message, "back")
    await port.restart()
    assert place_of((await go(ada, begun, "on")).message) == (2, 9)
    await what_was_taken_back_is_no_step(evening, clara)
    await evening.play_to_the_end()
    await in_the_end_all_is_open(port, evening, boris, clara)


async def what_was_taken_back_is_no_step(evening: Evening, clara: Player) -> None:
    thread = evening.harbour.thread(evening.live)
    person = await evening.play_until_undo_is_possible()
    steps = place_of((await clara.slash(thread, "history")).message)[1]
    await person.slash(thread, "undo")
    assert place_of((await clara.slash(thread, "history")).message)[1] == steps - 1
    assert evening.harbour.leaks(evening.live) == []


async def in_the_end_all_is_open(port: Harbour, evening: Evening, boris: Player, clara: Player) -> None:
    winner = evening.people[evening.live.outcome().winners[0]].name
    assert port.thread(evening.live).name == f"✓ {evening.table} · Settlers: Founders of the Empire: {winner}"
    assert len(evening.panel.attachments) == 3, "the result, the final score, and how it came to that"
    opened = await press(boris, evening.panel, "step")
    at, count = place_of(opened.message)
    assert at == count
    assert "SHA-256" in opened.text
    rounds = next(select for select in opened.message.selects if "leap" in select.custom_id)
    leapt = await boris.select(opened.message, rounds.custom_id, next(iter(rounds.options)))
    assert place_of(leapt.message)[0] < at
    turns = next(select for select in opened.message.selects if select.custom_id.endswith("turn"))
    turn = await boris.select(opened.message, turns.custom_id, next(iter(turns.options)))
    assert place_of(turn.message)[0] < at
    stored = await port.client.store.read(
        lambda db: db.execute("SELECT count(*) FROM snapshots WHERE table_id = ?", (evening.table,)).fetchone()[0]
    )
    assert stored == 2, "what lies between is packed"
    live = await port.client.tables.live(TableId(evening.table))
    steps = await port.client.tables.of(HISTORY).of(live.table.id, None, openly=True)
    views = await port.client.tables.of(HISTORY).views(live, None, [step.version for step in steps])
    assert views[-1] == live.view(None)
    assert [view.moves for view in views] == sorted(view.moves for view in views)
    assert place_of((await clara.slash(port.thread(live), "history", **{"from-start": True})).message)[0] == 1
    await the_film_shows_all_of_it(opened, boris)


async def the_film_shows_all_of_it(opened: Outcome, boris: Player) -> None:
    control = next(button.custom_id for button in opened.message.buttons if button.custom_id.endswith(":film"))
    shown = await boris.click(opened.message, control)
    (film,) = shown.message.attachments
    assert film.filename.endswith(".gif")


async def go(person: Player, shown: Outcome, way: str) -> Outcome:
    control = next(button.custom_id for button in shown.message.buttons if f":step:{way}:" in button.custom_id)
    return await person.click(shown.message, control)


def can(message: SeenMessage, way: str) -> bool:
    return any(f":step:{way}:" in button.custom_id and not button.disabled for button in message.buttons)


def place_of(message: SeenMessage) -> tuple[int, int]:
    found = STEP.search(message.text)
    assert found is not None, message.text
    assert all(ids.parse(button.custom_id or "") for button in message.buttons)
    return int(found[1]), int(found[2])


async def test_a_step_has_a_number_by_which_everybody_comes_back_to_it(port: Harbour) -> None:
    ada, boris, clara = port.people("Ada", "Boris", "Clara")
    boris.set_locale("ru")
    evening = await Evening.begin(port, ada, boris, game="maracaibo", seed=3)
    thread = port.thread(evening.live)
    await evening.play(10)
    past = await ada.slash(thread, "history")
    number = code_of(past.message)
    assert place_of(past.message)[0] >= number, "what is told to Ada alone is no step of everybody's"
    told = {place_of((await person.slash(thread, "history", step=number)).message) for person in (ada, boris, clara)}
    assert told == {(number, number)}
    drawn_for: list[Seat | None] = []
    past_of = port.client.pictures.past

    def seen_by(live: Live, seat: Seat | None, *more: Any) -> Awaitable[Picture]:
        drawn_for.append(seat)
        return past_of(live, seat, *more)

    with patch.object(port.client.pictures, "past", seen_by):
        await ada.slash(thread, "history")
        await ada.slash(thread, "history", step=number - 2)
    assert drawn_for == [Seat(0), None], "of a step of everybody's Ada sees what everybody does"
    assert place_of((await go(ada, await ada.slash(thread, "history", step=number - 2), "on")).message)[0] == number - 1
    assert f"There are {number} steps" in (await clara.slash(thread, "history", step=number + 1)).text
    await port.restart()
    assert place_of((await boris.slash(thread, "history", step=number)).message) == (number, number)
    assert port.leaks(evening.live) == []
    assert port.complaints() == []


async def test_a_step_is_shown_to_all_in_silence_as_everybody_saw_it(port: Harbour) -> None:
    ada, boris, clara = port.people("Ada", "Boris", "Clara")
    evening = await Evening.begin(port, ada, boris, game="archipelago", seed=5)
    thread = port.thread(evening.live)
    await evening.play(8)
    assert not [each for each in (await clara.slash(thread, "history")).message.buttons if ":share:" in each.custom_id]
    number = await told_more_to_some(port, evening)
    past = await ada.slash(thread, "history", step=number)
    for _ in range(3):
        await share(ada, past)
    evening.look()
    shown = [message for message in clara.sees(thread) if f"Step {number}" in message.text and not message.is_ephemeral]
    assert len(shown) == 3
    assert all(message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS and message.attachments for message in shown)
    assert not any(message.pings_me for message in boris.sees(thread) if message.id in {each.id for each in shown})
    assert code_of(shown[0]) == number
    assert "within an hour" in (await share(ada, past)).text
    assert port.leaks(evening.live) == []


async def told_more_to_some(port: Harbour, evening: Evening) -> int:
    """The number of a step of which somebody alone was told something."""
    lines = await port.client.store.read(lambda db: lines_since(db, TableId(evening.table), Version(0)))
    everything = {step.version: step for step in steps_in(lines, None, openly=True)}
    everybodys = steps_in(lines, None, openly=False)
    return next(at for at, step in enumerate(everybodys, 1) if len(everything[step.version].events) > len(step.events))


async def share(person: Player, shown: Outcome) -> Outcome:
    control = next(button.custom_id for button in shown.message.buttons if ":share:" in button.custom_id)
    return await person.click(shown.message, control)


def code_of(message: SeenMessage) -> int:
    found = re.search(r"/history step:(\d+)", message.text)
    assert found is not None, message.text
    return int(found[1])
