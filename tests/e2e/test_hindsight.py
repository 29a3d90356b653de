"""After the end: what one's dearest moves were, for oneself, and for everybody if one likes."""

import asyncio
from collections.abc import Hashable

import pytest

from bot.features.hindsight import HINDSIGHT
from bot.features.hindsight.service import AFRESH, FIRST_SIGHT, MOST
from bot.panel.kit.naming import whole_move_name
from bot.panel.kit.wording import teller
from bot.store.identity import UserId
from bot.tables.model import Refused
from bot.tables.thinking.apart import Question
from games.core.seats import Seat
from games.core.thinking.budget import STRONG, Budget
from games.core.thinking.verdict import Forecast, Verdict
from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import Harbour, press

AT_ONCE = Budget(playouts=4, candidates=2, errors=0.0, worlds=1)


class Judge:
    """Stands in for those who think: what was done costs the more the later, but for each second move."""

    def __init__(self, evening: Evening) -> None:
        self.asked: list[Question] = []
        self._evening = evening

    async def think(self, question: Question, _: object) -> Verdict:
        self.asked.append(question)
        made, number = question.made, len(self.asked)
        assert made is not None
        live = self._evening.live
        other = next((move for offer in question.request.offers for move in offer.moves(9) if move != made), made)
        view = live.game.saved.load(question.view)
        assert live.game.view(view, question.request.seat) == view, "nobody thinks by what was hidden then"
        if number % 2 == 0 or other == made:
            return Verdict(made, (Forecast(made, 0.5, 1.0, 9), Forecast(other, 0.4, 0.0, 9)))
        return Verdict(other, (Forecast(other, 0.5 + number / 1000, 4.25, 9), Forecast(made, 0.5, 1.0, 9)))


async def ended(port: Harbour) -> tuple[Evening, Player, Player]:
    """Ada and Boris have played to the end."""
    ada, boris = port.people("Ada", "Boris")
    evening = await Evening.begin(port, ada, boris, game="settlers")
    await evening.play_to_the_end()
    return evening, ada, boris


async def test_the_dearest_moves_are_leafed_through_and_shown(port: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, ada, boris = await ended(port)
    judge = Judge(evening)
    monkeypatch.setattr(port.client.tables.thinkers, "think", judge.think)
    opened = await press(ada, evening.panel, "costly")
    assert opened.private
    assert f"Costliest move 1 of {MOST}" in opened.text
    assert "**You:**" in opened.text
    assert "**Better:**" in opened.text
    assert "+3.3 points" in opened.text or "+3.2 points" in opened.text
    assert len(opened.message.attachments) == 1, "the position"
    asked = len(judge.asked)
    second = await ada.click(opened.message, "Next ▶")
    assert f"Costliest move 2 of {MOST}" in second.text
    assert len(judge.asked) == asked, "nothing is thought over twice"
    seat = evening.live.seat_of(UserId(ada.id))
    assert seat is not None
    found = await port.client.tables.of(HINDSIGHT).of(evening.live, seat, _deaf)
    costs = [each.verdict.forecasts[0].worth for each in found.costly]
    assert costs == sorted(costs, reverse=True)
    seen = len(boris.sees(port.thread(evening.live)))
    await ada.click(second.message, "Show everyone")
    shown = boris.sees(port.thread(evening.live))
    assert len(shown) == seen + 1
    decision = found.costly[1].decision
    offer = decision.request.offered(decision.move)
    assert offer is not None
    assert "Ada looks back" in shown[-1].text
    assert (
        whole_move_name(teller(evening.live.table, "en", evening.live.emblems), offer, decision.move) in shown[-1].text
    )


@pytest.mark.parametrize("gain", [(0.0, 3.0), (0.1, 0.0)])
async def test_what_proves_no_dearer_when_it_is_compared_afresh_is_not_told(
    port: Harbour, monkeypatch: pytest.MonkeyPatch, gain: tuple[float, float]
) -> None:
    """It looks dear at first sight, and in the ways that had no part in choosing it nothing is lost."""
    evening, ada, _ = await ended(port)
    judge = Judge(evening)
    afresh: list[int] = []

    async def think(question: Question, asker: object) -> Verdict:
        found = await judge.think(question, asker)
        if question.budget == FIRST_SIGHT:
            return found
        assert question.made is not None
        afresh.append(question.budget.afresh)
        better, made = found.move, question.made
        return Verdict(better, (Forecast(better, 0.5 + gain[0], gain[1], 48), Forecast(made, 0.5, 0.0, 48)))

    monkeypatch.setattr(port.client.tables.thinkers, "think", think)
    assert "Well played" in (await press(ada, evening.panel, "costly")).text
    assert set(afresh) == {AFRESH}


async def test_who_played_well_is_told_so_and_two_taps_think_once(
    port: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, ada, _ = await ended(port)
    asked: list[Question] = []

    async def agreed(question: Question, _: object) -> Verdict:
        asked.append(question)
        assert question.made is not None
        await asyncio.sleep(0)
        return Verdict(question.made)

    monkeypatch.setattr(port.client.tables.thinkers, "think", agreed)
    both = await asyncio.gather(*(press(ada, evening.panel, "costly") for _ in range(2)))
    (left,) = [each.text for each in both if each.private]
    assert "Well played" in left, "what one sees of a table is one message"
    assert len(asked) == len({question.request.number for question in asked})


async def test_strangers_and_games_in_play_have_nothing_to_look_back_at(port: Harbour) -> None:
    evening, ada, boris = await ended(port)
    (clara,) = port.people("Clara")
    assert "aren't playing at this table" in (await press(clara, evening.panel, "costly")).text
    playing = await Evening.begin(port, ada, boris, game="settlers")
    hindsights = port.client.tables.of(HINDSIGHT)
    with pytest.raises(Refused, match="hindsight-open"):
        await hindsights.of(playing.live, Seat(0), _deaf)


async def test_it_is_thought_over_in_earnest(port: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, ada, _ = await ended(port)
    monkeypatch.setattr("bot.features.hindsight.service.FIRST_SIGHT", AT_ONCE)
    port.client.tables.thinkers.budgets = {STRONG: AT_ONCE}
    think, asked = port.client.tables.thinkers.think, list[Question]()

    async def the_first_two(question: Question, asker: Hashable) -> Verdict | None:
        asked.append(question)
        assert question.made is not None
        return await think(question, asker) if len(asked) < 3 else Verdict(question.made)

    monkeypatch.setattr(port.client.tables.thinkers, "think", the_first_two)
    told = await press(ada, evening.panel, "costly")
    assert "Costliest move 1" in told.text or "Well played" in told.text


async def _deaf(_: int, __: int) -> None:
    """Nobody listens."""
