"""Long questions: pieces are moved about privately, by lists or as a line of text."""

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


async def test_pieces_are_taken_away_and_put_elsewhere(evening: Evening) -> None:
    player, form = await preparing(evening)
    moves = evening.live.state.moves
    take = next(select for select in form.selects if ":take:" in select.custom_id)
    await player.select(form, take.custom_id, [next(iter(take.options))])
    form = form.again
    assert any(button.disabled for button in form.buttons if ":do:" in button.custom_id)
    put = next(select for select in form.selects if ":put:" in select.custom_id)
    await player.select(form, put.custom_id, [list(put.options)[-1]])
    await player.click(form.again, next(b.custom_id for b in form.again.buttons if ":do:" in b.custom_id))
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
