"""A game in play: runs the agenda, asks the seats, checks and applies their moves."""

from collections.abc import Sequence
from functools import cache
from typing import Generic

import msgspec

from games.core.agenda import Decision, Step
from games.core.events import Event, Phrase, Value
from games.core.moves import IllegalMove, Move, Offer, Request
from games.core.rules import Rules, S
from games.core.seats import QuestionNumber, Seat


class Play(Generic[S]):
    """One state with its rules. It changes the state in place, but only by moves that it has checked before."""

    __slots__ = ("_known", "events", "rules", "state")

    def __init__(self, rules: Rules[S], state: S) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []
        self._known: dict[Seat, Request] = {}

    # What rules say

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda: they are done next, in this order."""
        self.state.agenda.extend(reversed(steps))

    def emit(
        self,
        key: str,
        seat: Seat | None = None,
        *,
        to: tuple[Seat, ...] | None = None,
        auto: bool = False,
        **args: Value,
    ) -> None:
        """Something happened that people should read; the key is completed by the game's name."""
        self.events.append(Event(f"{self.rules.game}-log-{key}", seat, args, to, auto))

    def reveal(self) -> None:
        """Something hidden was shown, so earlier moves cannot be taken back."""
        self.state.shown += 1

    # What people ask

    def waiting(self) -> tuple[Seat, ...]:
        """The seats the game waits for."""
        decision = self._decision()
        return tuple(decision.waiting) if decision else ()

    def legal(self, seat: Seat) -> Request:
        """All that this seat may do now."""
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = self._request(seat)
        return known

    def why_not(self, seat: Seat, move: Move) -> Phrase:
        """Why this move is not possible now."""
        if self.state.over:
            return Phrase("core-reason-game-over")
        rule = self.rules.reasons.get(type(move))
        if self.legal(seat).asked or type(move) in self.rules.anytime_answers:
            return (rule and rule(self.state, seat, move)) or Phrase("core-reason-not-possible")
        waiting = self.waiting()
        return Phrase("core-reason-not-your-turn", {"seats": waiting, "count": len(waiting)})

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        """Check and make the move and run on until only decisions are left; IllegalMove leaves the state untouched."""
        request = self.legal(seat)
        if self.state.over or not request.accepts(move):
            raise IllegalMove(self.why_not(seat, move))
        self.events = []
        self.state.moves += 1
        self._answer(seat, move)
        self.run()
        return self.events

    def run(self) -> None:
        """Do all steps until only decisions are left that people must make."""
        state = self.state
        agenda = state.agenda
        while agenda and not state.over:
            step = agenda[-1]
            if not isinstance(step, Decision):
                agenda.pop()
                self.rules.steps[type(step)](self, step)
            elif not step.waiting:
                agenda.pop()
            else:
                self._ask(step)
                if not self._answered_itself(step):
                    return
        self._known.clear()

    def ask_anew(self, asked: Sequence[QuestionNumber]) -> None:
        """The game went back to this state: no number of a question asked before may be used again."""
        for seat, number in zip(self.state.every_seat(), asked, strict=True):
            self.state.requests[seat] = max(number, self.state.requests[seat])
        self._known.clear()
        decision = self._decision()
        if decision:
            decision.asked.clear()
            self._ask(decision)

    # How it is done

    def _decision(self) -> Decision | None:
        agenda = self.state.agenda
        step = agenda[-1] if agenda and not self.state.over else None
        return step if isinstance(step, Decision) else None

    def _ask(self, decision: Decision) -> None:
        """Number the questions of the seats that have not been asked this, or have been asked something else since."""
        requests = self.state.requests
        for seat in decision.waiting:
            if decision.asked.get(seat) != requests[seat]:
                requests[seat] = QuestionNumber(requests[seat] + 1)
                decision.asked[seat] = requests[seat]
        self._known.clear()

    def _request(self, seat: Seat) -> Request:
        state = self.state
        decision = self._decision()
        offers: list[Offer] = []
        prompt = Phrase("core-ask-wait")
        asked = decision is not None and seat in decision.waiting
        secret = asked and decision is not None and decision.secret
        if decision is not None and asked:
            offers.extend(self.rules.offers_of[type(decision)](state, decision, seat))
            prompt = self._prompt(decision)
        if not state.over:
            for rule in self.rules.anytime:
                offers.extend(rule(state, seat))
        return Request(seat, state.requests[seat], asked, prompt, tuple(offers), secret)

    def _prompt(self, decision: Decision) -> Phrase:
        """The question is named after the step; its plain values are arguments."""
        key, names = _question(self.rules.game, type(decision))
        args: dict[str, Value] = {}
        for name in names:
            value = getattr(decision, name)
            if isinstance(value, (str, int)) and not isinstance(value, bool):
                args[name] = value
        return Phrase(key, args)

    def _answer(self, seat: Seat, move: Move) -> None:
        decision = self._decision()
        self._known.clear()
        rule = self.rules.answers.get((type(decision), type(move))) if decision else None
        if decision is None or rule is None or seat not in decision.waiting:
            self.rules.anytime_answers[type(move)](self, seat, move)
            return
        decision.waiting.remove(seat)
        if not decision.waiting:
            self.state.agenda.pop()
        rule(self, decision, seat, move)

    def _answered_itself(self, decision: Decision) -> bool:
        """Take the only legal answer, or the one that a seat has left behind for such a question."""
        for seat in decision.waiting:
            request = self.legal(seat)
            forced = request.forced() if decision.may_answer_itself and not decision.secret else None
            move = self._ordered(request) or forced
            if move is not None:
                if move != forced:
                    self.reveal()  # that there is such an order
                before = len(self.events)
                self._answer(seat, move)
                self.events[before:] = [_automatic(event) for event in self.events[before:]]
                return True
        return False

    def _ordered(self, request: Request) -> Move | None:
        """The answer that a seat has left behind, if it is possible."""
        move = None if self.rules.standing_order is None else self.rules.standing_order(self.state, request)
        return move if move is not None and request.accepts(move) else None


def _automatic(event: Event) -> Event:
    """What the engine did for a seat says so; what came of it for all does not."""
    return event if event.seat is None else msgspec.structs.replace(event, auto=True)


@cache
def _question(game: str, kind: type[Decision]) -> tuple[str, tuple[str, ...]]:
    """The key of a question, and the names of the step's own values."""
    kebab = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__).lstrip("-")
    return f"{game}-ask-{kebab}", tuple(
        name for name in kind.__struct_fields__ if name not in Decision.__struct_fields__
    )
