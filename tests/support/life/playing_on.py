"""What people do in their game: they move, plan, take back, and computers move for those who have none."""

from bot.features.computers.moving import addressed_computers
from bot.features.plans import PLANS
from bot.features.plans.edits import adding, dropping_all
from bot.tables.thinking.computers import Position
from games.core.ahead.plans import wish_for
from tests.support.life.table import PEOPLE, LongTable


async def somebody_moves(table: LongTable) -> None:
    """With a click, which names its question, or by a line of text, which does not."""
    live = await table.live()
    asked = [seat for seat in live.addressed() if live.table.seats[seat].user_id is not None]
    if not asked:
        return
    seat = table.random.choice(asked)
    request = live.request(seat)
    if not request.offers:
        return
    if request.asked:
        move = live.game.sensible(live.view(seat), request, table.chance)
    else:
        move = table.random.choice(request.offers).any_move(table.random.randrange)
    person = next(each for each in PEOPLE if each.id == live.table.seats[seat].user_id)
    clicked = table.random.random() < 0.5
    await table.tables.turns.move(
        table.id,
        person,
        move,
        number=request.number if clicked else None,
        interaction=table.random.randrange(10**9) if clicked else None,
    )


async def somebody_moves_beside_the_game(table: LongTable) -> None:
    found = await table.anybody_seated()
    if found is None:
        return
    person, seat = found
    beside = [offer for offer in (await table.live()).request(seat).offers if offer.aside]
    if beside:
        move = table.random.choice(beside).any_move(table.random.randrange)
        await table.tables.turns.move(table.id, person, move)


async def a_computer_moves(table: LongTable) -> None:
    live = await table.live()
    for seat in addressed_computers(live):
        thought = Position.of(live, seat).thought()
        if thought is not None:
            await table.tables.turns.move_of_computer(
                table.id, thought.seat, thought.move, thought.number, thought.trial
            )
            return


async def somebody_takes_back(table: LongTable) -> None:
    await table.tables.turns.undo(table.id, table.anybody(), turn=table.random.random() < 0.5)


async def somebody_plans(table: LongTable) -> None:
    found = await table.anybody_seated()
    if found is None:
        return
    person, seat = found
    live = await table.live()
    coming = await live.coming(seat)
    if not coming:
        return
    one = table.random.choice(coming)
    offers = [offer for offer in one.request.offers if not offer.aside] or list(one.request.offers)
    offer = table.random.choice(offers)
    wish = wish_for(offer, offer.any_move(table.random.randrange))
    turn = table.random.randrange(2)
    edit = adding(one.kind, one.request.prompt, turn, wish, live.request(seat).number)
    await table.tables.of(PLANS).change(table.id, person, edit)


async def somebody_drops_their_plans(table: LongTable) -> None:
    await table.tables.of(PLANS).change(table.id, table.anybody(), dropping_all)
