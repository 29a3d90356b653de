"""Sets and pieces are ticked, as people do it: what is proposed is ticked already, what is wrong is told."""

import pytest

from bot.panel.questions.controls import asked_offers
from bot.panel.questions.draft import Draft
from bot.panel.questions.ticks.pieces import Pieces
from bot.panel.questions.wholes import wholes
from games.core.fields import Spread
from games.core.saving import save
from games.maracaibo.state import State
from games.puerto_rico.moves import Mayor
from tests.driver import Outcome, Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import Harbour, answering, custom_ids, id_of

BUTTON, LIST = 1, 2
"""The touches of a click, and of a choice: a list opens first."""
MOST = 4
LANGUAGES = [("en-US", "Discard: 3 …", "Plan: 1 …", "Done"), ("ru", "В сброс: 3…", "В зону планирования: 1…", "Готово")]


class Hand:
    """Counts what somebody does."""

    def __init__(self, person: Player) -> None:
        self.person = person
        self.touches = 0

    async def press(self, message: SeenMessage, which: str) -> Outcome:
        self.touches += BUTTON
        return await self.person.click(message, which)

    async def tick(self, message: SeenMessage, number: int, *labels: str) -> Outcome:
        self.touches += LIST
        return await self.person.select(message, ticking(message.again)[number], labels)


def ticking(message: SeenMessage) -> list[str]:
    """The lists to tick in."""
    return [each for each in custom_ids(message) if ":tick:" in each]


def ticked(message: SeenMessage, number: int) -> list[str]:
    select = message.again.select(ticking(message.again)[number])
    return [select.options[value] for value in select.chosen]


async def first_question(port: Harbour, *people: Player) -> tuple[Evening, Hand, SeenMessage]:
    evening = await Evening.begin(port, *people, game="maracaibo", seed=8)
    hand = Hand(people[0])
    return evening, hand, (await hand.press(evening.panel, id_of(evening.panel, "mine"))).message


def state_of(evening: Evening) -> State:
    state = evening.live.state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize(("locale", "discard", "plan", "done"), LANGUAGES)
async def test_the_first_question_of_maracaibo_takes_four_touches(
    port: Harbour, ada: Player, boris: Player, locale: str, discard: str, plan: str, done: str
) -> None:
    ada.set_locale(locale)
    evening, hand, card = await first_question(port, ada, boris)
    titles = [card.select(each).placeholder for each in ticking(card)]
    assert titles == [discard, plan]
    (planned,) = ticked(card, 1)
    names = card.select(ticking(card)[0]).options.values()
    wanted = [each for each in names if each.split(": ")[1] != planned.split(": ")[1]][-3:]
    card = (await hand.tick(card, 0, *wanted)).message
    assert ticked(card, 0) == wanted
    assert ticked(card, 1) == [planned]
    assert card.again.attachments, "the hand stands there, drawn anew"
    assert all(each.split(": ")[1] in card.again.text for each in wanted), "what is ticked is told beside it"
    await hand.press(card, done)
    assert hand.touches <= MOST
    assert len(state_of(evening).players[0].planned) == 1
    assert evening.live.waiting() == (1,)


async def test_wrong_ticks_are_told_and_change_nothing(port: Harbour, ada: Player, boris: Player) -> None:
    evening, hand, card = await first_question(port, ada, boris)
    before, first = save(evening.live.state), ticked(card, 0)
    card = (await hand.tick(card, 0, *first[:1])).message
    assert "Discard: 2 more to choose" in card.again.text
    card = (await hand.press(card, "Done")).message
    assert "**Discard: 2 more to choose.** Nothing has changed." in card.again.text
    assert ticked(card, 0) == first[:1]
    assert save(evening.live.state) == before
    card = (await hand.tick(card, 0, *first)).message
    assert "Nothing has changed" not in card.again.text
    await hand.press(card, "Done")
    assert evening.live.waiting() == (1,)


async def test_ticks_after_the_answer_are_late(port: Harbour, ada: Player, boris: Player) -> None:
    evening, hand, card = await first_question(port, ada, boris)
    former = card.again
    await hand.press(card, "Done")
    assert evening.live.waiting() == (1,)
    before = save(evening.live.state)
    await ada.select(former, ticking(former)[0], [], stale=True)
    assert save(evening.live.state) == before
    assert "not your turn" in former.again.text


async def test_the_mayor_moves_somebody_by_two_ticks(port: Harbour, ada: Player, boris: Player, clara: Player) -> None:
    evening = await Evening.begin(port, ada, boris, clara, game="puerto_rico", seed=3)
    while (found := tickable(evening)) is None:
        await evening.move_sensibly()
    person, pieces = found
    hand = Hand(person)
    several = len(evening.live.waiting()) > 1
    opening = id_of(evening.panel, "mine") if several else "Place colonists …"
    card = (await hand.press(evening.panel, opening)).message
    assert len(ticking(card)) == len(pieces.lists)
    labels = list(card.select(ticking(card)[0]).options.values())
    there = ticked(card, 0)
    free = next(each for each in labels if each not in there)
    card = (await hand.tick(card, 0, *there[1:], free)).message
    assert card.again.attachments
    before = evening.live.table.version
    await hand.press(card, "Done")
    assert evening.live.table.version > before
    assert hand.touches <= MOST


def tickable(evening: Evening) -> tuple[Player, Pieces] | None:
    """A mayor who places many, one of whom can go elsewhere."""
    for seat in evening.live.waiting():
        for offer in asked_offers(evening.live.request(seat)):
            if offer.makes is Mayor and not wholes(Draft(offer)):
                (field,) = offer.fields
                assert isinstance(field, Spread)
                return evening.people[seat], Pieces(field, field.now)
    return None


async def test_who_goes_on_in_secret_gets_their_card_at_once(port: Harbour, ada: Player, boris: Player) -> None:
    evening = await Evening.begin(port, ada, boris, game="maracaibo", seed=8)
    while evening.live.request(evening.live.waiting()[0]).offer("sail") is None:
        await evening.move_sensibly()
    mover = evening.mover()
    buttons = [each.custom_id for each in evening.panel.buttons if ":do:" in each.custom_id]
    outcome = await mover.click(evening.panel, buttons[0])
    assert outcome.private
    assert answering(outcome.message), "what only they may see is asked there"
    assert evening.mover() is mover
    evening.look()
