"""What people do with moves that were made or offered before: they take them back, and they click too late."""

from collections import deque
from random import Random
from typing import Any

from msgspec import to_builtins

from bot.panel.questions.controls import asked_offers
from games.core.moves import Move, Request
from games.core.saving import save
from games.core.seats import Seat
from tests.support.hosted import Hosted
from tests.support.laws import Laws, Rates, any_move, meaning

REMEMBERED = 40
BY_VOTE = 0.3
"""How often the whole table goes back, and not only the one who moved last."""


class SecondThoughts:
    """Remembers what was offered, and comes back to it."""

    def __init__(self, hosted: Hosted, laws: Laws, rates: Rates, random: Random) -> None:
        self.hosted = hosted
        self.looking = Random(f"tapping again {random.getstate()[1][:3]}")
        self.laws = laws
        self.rates = rates
        self.random = random
        self._offered: deque[tuple[Request, Move, object, object]] = deque(maxlen=REMEMBERED)
        self._terms: dict[str, dict[str, Any]] = {}
        self._before: tuple[Request, tuple[Move, ...]] | None = None

    def remember(self) -> None:
        """Some seat has a control for one of its moves before its eyes; proposals keep their terms, whatever comes."""
        live = self.hosted.live
        for proposal in live.state.proposals:
            terms = {name: value for name, value in to_builtins(proposal).items() if name != "to"}
            known = self._terms.setdefault(proposal.id, terms)
            assert known == terms, f"proposal {proposal.id} was {known}, and is now {terms}"
        seat = self.random.choice(live.state.every_seat())
        request = live.request(seat)
        if request.offers:
            move = any_move(self.laws, self.random.choice(request.offers), self.random.randrange)
            question = (request.prompt, request.secret) if request.asked else None
            about = meaning(self.laws, live.state, seat, move)
            self._offered.append((request, move, question, about))

    def before(self, request: Request, move: Move) -> None:
        """A seat is about to move, and its controls are before its eyes: this one, and one of each other kind."""
        moves = tuple(any_move(self.laws, offer, self.looking.randrange) for offer in request.offers)
        self._before = (request, (move, *moves))

    def after(self) -> None:
        """No control of before a move of one's own is good for another.

        Only what stands on the panel that everybody sees is not touched by a whisper, and no whisper is offered there.
        """
        assert self._before is not None
        request, moves = self._before
        live = self.hosted.live
        if live.state.over:
            return
        whispered = live.play.whispered
        for move in moves:
            assert self.hosted.is_late(request, move), f"seat {request.seat} can tap {move} again"
            if request.asked:
                late = self.hosted.is_late(request.public(), move)
                assert late is not whispered, f"seat {request.seat} could tap {move} on the panel again: {not late}"
        if whispered:
            offered = asked_offers(request.public())
            assert not any(offer.accepts(moves[0]) for offer in offered), f"{moves[0]} is whispered on the panel"

    def turned(self) -> str:
        """A late click changes nothing; now and then the table goes back. What was done, if anything."""
        if self._offered and not self.random.randrange(self.rates.late):
            self._late(*self.random.choice(self._offered))
        return self._back() if not self.random.randrange(self.rates.undo) else ""

    def _late(self, shown: Request, move: Move, question: object, about: object) -> None:
        """What is not too late still asks, and means, what it did when it was offered."""
        live, seat = self.hosted.live, shown.seat
        if self.hosted.is_late(shown, move):
            return
        request = live.request(seat)
        if request.asked and question is not None:
            assert question == (request.prompt, request.secret), (
                f"seat {seat} was asked {question} under {shown.number}"
            )
        if request.accepts(move):
            now = meaning(self.laws, live.state, seat, move)
            assert now == about, f"a late click of seat {seat} on {move} means {now}, and not {about}"

    def _back(self) -> str:
        live = self.hosted.live
        version, seat = self._where()
        if version is None:
            return ""
        numbers = list(live.state.requests)
        saved = self.hosted.versions[version]
        self.hosted.back_to(version, seat)
        state = self.hosted.live.state
        assert all(now >= before for now, before in zip(state.requests, numbers, strict=True))
        assert self.hosted.live.view(None) is not None
        again = live.game.saved.load(saved)
        again.requests, again.agenda = state.requests, state.agenda
        again.spoken, again.whispers = state.spoken, state.whispers
        assert save(again) == save(state), "going back led elsewhere"
        return f"{seat} undo"

    def _where(self) -> tuple[int | None, Seat]:
        live = self.hosted.live
        if self.random.random() < BY_VOTE and self.hosted.versions:
            return self.random.choice(sorted(self.hosted.versions)), self.random.choice(live.state.every_seat())
        if not live.past or live.past[-1].version not in self.hosted.versions:
            return None, Seat(0)
        return live.past[-1].version, Seat(live.past[-1].seat)
