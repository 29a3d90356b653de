"""Long questions: pieces are ticked privately, or written as a line of text."""

import pytest

from bot.store.identity import UserId
from games.core.fields import Spread
from tests.driver import Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import Harbour


@pytest.fixture
async def evening(port: Harbour, ada: Player, boris: Player, clara: Player) -> Evening:
    return await Evening.begin(port, ada, boris, clara, game="maracaibo")


async def preparing(evening: Evening) -> tuple[Player, SeenMessage]:
    """Maracaibo begins with cards to plan and to discard: one who is asked, and their private form."""
    shown = await evening.people[0].slash(evening.thread, "hand")
    return evening.people[0], shown.message


async def test_a_proposed_placement_can_be_taken_as_it_is(evening: Evening) -> None:
    player, form = await preparing(evening)
    moves = evening.live.state.moves
    accept = next(button for button in form.buttons if ":do:" in button.custom_id)
    await player.click(form, accept.custom_id)
    assert evening.live.state.moves > moves


async def test_pieces_are_ticked_elsewhere(evening: Evening) -> None:
    player, form = await preparing(evening)
    moves = evening.live.state.moves
    discarding = next(select for select in form.selects if ":tick:" in select.custom_id)
    first, *others = discarding.chosen
    instead = next(value for value in reversed(discarding.options) if value not in discarding.chosen)
    await player.select(form, discarding.custom_id, [instead, *others])
    form = form.again
    ticked = next(select.chosen for select in form.selects if ":tick:" in select.custom_id)
    assert instead in ticked
    assert first not in ticked
    await player.click(form, "Reset")
    form = form.again
    await player.click(form, next(button.custom_id for button in form.buttons if ":do:" in button.custom_id))
    assert evening.live.state.moves > moves


async def test_a_line_of_text_does_the_same_and_nonsense_is_explained(evening: Evening) -> None:
    player, form = await preparing(evening)
    live = evening.live
    moves = live.state.moves
    seat = live.seat_of(UserId(player.id))
    assert seat is not None
    offer = live.request(seat).offer("prepare")
    assert offer is not None
    [field] = offer.fields
    assert isinstance(field, Spread)
    write = next(button.custom_id for button in form.buttons if ":type:" in button.custom_id)
    refused = await player.submit_modal(await player.click(form, write), {"text": "one two three four, five"})
    assert refused.text
    assert evening.live.state.moves == moves
    opened = await player.click(form, write)
    await player.submit_modal(opened, {"text": field.to_text(field.now)})
    assert evening.live.state.moves > moves
