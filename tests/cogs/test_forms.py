"""Long questions: the mayor's colonists are moved about privately, by lists or as a line of text."""

from bot.store.identity import UserId
from games.core.fields import Spread
from tests.cogs.conftest import PLACE, Evening
from tests.driver import Player, SeenMessage


async def mayor(evening: Evening) -> tuple[str, Player, SeenMessage]:
    """A game of Puerto Rico where the mayor's question stands; one who is asked, and their private form."""
    await evening.ada.slash(PLACE, "play", game="puerto_rico")
    card = evening.ada.sees(PLACE)[-1]
    for player in (evening.boris, evening.clara):
        await player.click(card, "Join")
    await evening.ada.click(card, "Start")
    thread = evening.ada.threads[-1].name
    while True:
        live = await evening.live(thread)
        seat = live.waiting()[0]
        request = live.request(seat)
        player = evening.player(live.table.seats[seat].user_id or 0)
        if request.offer("mayor"):
            shown = await player.slash(thread, "hand")
            return thread, player, shown.message
        offer = request.offer("choose")
        move = offer.make(("mayor",)) if offer and ("mayor",) in [each.answers() for each in offer.moves(20)] else None
        text = request.text(move or live.game.sensible(live.view(seat), request, live.state.chance))
        await player.slash(thread, "move", move=text)


async def test_a_proposed_placement_can_be_taken_as_it_is(evening: Evening) -> None:
    thread, player, form = await mayor(evening)
    moves = (await evening.live(thread)).state.moves
    accept = next(button for button in form.buttons if ":do:" in button.custom_id)
    await player.click(form, accept.custom_id)
    assert (await evening.live(thread)).state.moves > moves


async def test_pieces_are_taken_away_and_put_elsewhere(evening: Evening) -> None:
    thread, player, form = await mayor(evening)
    moves = (await evening.live(thread)).state.moves
    take = next(select for select in form.selects if ":take:" in select.custom_id)
    await player.select(form, take.custom_id, [next(iter(take.options))])
    form = form.again
    assert any(button.disabled for button in form.buttons if ":do:" in button.custom_id)
    put = next(select for select in form.selects if ":put:" in select.custom_id)
    await player.select(form, put.custom_id, [list(put.options)[-1]])
    await player.click(form.again, next(b.custom_id for b in form.again.buttons if ":do:" in b.custom_id))
    assert (await evening.live(thread)).state.moves > moves


async def test_a_line_of_text_does_the_same_and_nonsense_is_explained(evening: Evening) -> None:
    thread, player, form = await mayor(evening)
    live = await evening.live(thread)
    moves = live.state.moves
    seat = live.seat_of(UserId(player.id))
    assert seat is not None
    offer = live.request(seat).offer("mayor")
    assert offer is not None
    [field] = offer.fields
    assert isinstance(field, Spread)
    write = next(button.custom_id for button in form.buttons if ":type:" in button.custom_id)
    refused = await player.submit_modal(await player.click(form, write), {"text": "one two three four, five"})
    assert refused.text
    assert (await evening.live(thread)).state.moves == moves
    opened = await player.click(form, write)
    await player.submit_modal(opened, {"text": field.to_text(field.now)})
    assert (await evening.live(thread)).state.moves > moves
