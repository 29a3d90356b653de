"""A game in play: runs the agenda, asks the seats, checks and applies their moves."""

from collections.abc import Sequence
from typing import Any, Generic, NoReturn

import msgspec

from games.core.agenda import (
    MOST_STEPS,
    Decision,
    Endless,
    Lines,
    Step,
    changeable,
    decisions,
    front,
    fronts,
    line_of,
    waiting,
)
from games.core.events import Event, Phrase, Value
from games.core.moves import IllegalMove, Move, Offer, Request, not_now, only_answer
from games.core.prompts import prompt_of
from games.core.rules import Rules, S
from games.core.saving import load, save
from games.core.seats import QuestionNumber, Seat
from games.core.talk import Call, Proposal, with_id

WAIT = Phrase("core-ask-wait")


class Ended(Exception):
    """A rule has ended the game, and what is left of the rule is not done."""


class Play(Generic[S]):
    """One state with its rules. It changes the state in place, but only by moves that it has checked before."""

    __slots__ = (
        "_done",
        "_known",
        "_saved",
        "agenda",
        "asked_anyway",
        "beside",
        "events",
        "rules",
        "state",
        "whispered",
    )

    def __init__(self, rules: Rules[S], state: S) -> None:
        self.rules = rules
        self.state = state
        self.agenda: list[Any] = state.agenda
        """Where what follows is put: the game's own agenda, or that of the line in which a rule is done."""
        self.events: list[Event] = []
        self.beside = False
        """The last move had no bearing on any question: it takes away nobody's right to take their own move back."""
        self.whispered = False
        """The last move was beside the game and told to some alone, and changed nothing that everybody sees asked."""
        self.asked_anyway: frozenset[Seat] = frozenset()
        """Who wants to be asked also where everybody knows that there is one answer, such as the end of a turn."""
        self._known: dict[Seat, Request] = {}
        self._saved: bytes | None = None
        self._done = 0
        """So many steps have been done since the last question."""

    def saved(self) -> bytes:
        """The state as it stands between two moves, to be kept; it is written once."""
        if self._saved is None:
            self._saved = save(self.state)
        return self._saved

    def copy(self) -> "Play[S]":
        """The same game on an equal state that shares nothing with this one: what may be done is the same, too."""
        twin = Play(self.rules, load(type(self.state), self.saved()))
        twin.asked_anyway = self.asked_anyway
        twin._known.update(self._known)
        return twin

    # What rules say

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda: they are done next, in this order; within a line, next in that line."""
        self.agenda += steps[::-1]

    def end(self, *steps: Step) -> NoReturn:
        """The game ends at once: the rule stops here, and of all that was still to come only these steps are done."""
        self.state.agenda[:] = reversed(steps)
        self.state.over = not steps
        raise Ended

    def emit(
        self,
        key: str,
        seat: Seat | None = None,
        *,
        to: tuple[Seat, ...] | None = None,
        not_to: tuple[Seat, ...] = (),
        auto: bool = False,
        **args: Value,
    ) -> None:
        """Something happened that people should read; the key is completed by the game's name."""
        self.events.append(Event(self.rules.log + key, seat, args, to, auto, not_to))

    def reveal(self, by: Seat | None = None) -> None:
        """Something hidden was shown, so earlier moves cannot be taken back; by the seat that knew it, if one did."""
        self.state.shown += 1

    def in_vain(self, event: str, why: str, seat: Seat, **args: Value) -> None:
        """The seat gets nothing where it could have got something: `<game>-vain-<why>` says so before it chooses."""
        self.events.append(Event(self.rules.log + event, seat, args))

    def regardless(self, closing: str = "") -> None:
        """What comes from here on comes whatever was chosen: no move is said to bring it.

        Where it is a time that ends, it is told apart, under `<game>-closing-<closing>`.
        """

    def propose(self, proposal: Proposal) -> Proposal:
        """Put something to other seats; it gets an id of its own, and they are called on."""
        state = self.state
        proposal.among = (proposal.by, *proposal.to)
        circle = proposal.circle()
        state.spoken[circle] = state.spoken.get(circle, 0) + 1
        proposal.id = f"{circle}{state.spoken[circle]}"
        state.proposals.append(proposal)
        return proposal

    def close(self, proposal: Proposal) -> None:
        """A proposal is answered or taken back: it is no longer there."""
        self.state.proposals.remove(proposal)

    def drop(self, event: str, seat: Seat, word: str) -> Any:
        """The seat refuses a proposal or takes it back, and all who know of it hear that; what it was."""
        gone = with_id(self.state, word)
        self.close(gone)
        self.emit(event, seat, to=gone.hearers, proposal=self.rules.told(self.state, gone))
        return gone

    # What people ask

    def waiting(self) -> tuple[Seat, ...]:
        """The seats the game waits for."""
        return () if self.state.over else waiting(self.state.agenda)

    def calls(self) -> tuple[Call, ...]:
        """Who is called on to answer what, though the game does not wait for it."""
        state = self.state
        if state.over:
            return ()
        return tuple(
            Call(seat, proposal.id, self.rules.told(state, proposal), proposal.private)
            for proposal in state.proposals
            for seat in proposal.to
        )

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
        rule, request = self.rules.reasons.get(type(move)), self.legal(seat)
        if request.asked or type(move) in self.rules.anytime_answers:
            return (rule and rule(self.state, seat, move)) or not_now(move, request)
        waiting = self.waiting()
        return Phrase("core-reason-not-your-turn", {"seats": waiting, "count": len(waiting)})

    def apply(self, seat: Seat, move: Move) -> list[Event]:
        """Check and make the move and run on until only decisions are left.

        IllegalMove leaves the state untouched; after Endless it is of no use any more.
        """
        request = self.legal(seat)
        offer = None if self.state.over else request.offered(move)
        if offer is None:
            raise IllegalMove(self.why_not(seat, move))
        self._saved = None
        self.events = []
        self.beside = offer.aside
        self.state.moves += not self.beside
        number = self.state.requests[seat]
        openly = self._asked_openly() if self.beside else []
        try:
            self._answer(seat, move)
            self.run()
        except Ended:
            self.run()
        self.whispered = self.beside and _told_to_some(self.events) and openly == self._asked_openly()
        if self.whispered:
            self.state.whispers[seat] = self.state.whispers.get(seat, 0) + 1
            self._known.pop(seat, None)
        elif self.state.requests[seat] == number:
            self._number_anew(seat)
        return self.events

    def run(self) -> None:
        """Do all steps until only decisions are left that people must make; Endless if that never comes."""
        self._saved = None
        self._known.clear()
        self._done = 0
        state = self.state
        waits = False
        while state.agenda and not state.over and not waits:
            try:
                waits = self._work_off(state.agenda)
            except Ended:
                continue
        self.agenda = state.agenda
        if state.proposals:
            self._let_lapse()

    def went_back(self, later: S) -> list[Event]:
        """The game went back to this state: no number of a question and no id used meanwhile may be used again.

        Every seat's questions are numbered anew, so that nothing shown before can be answered any more, also not by
        seats that are not waited for; what was proposed meanwhile is dropped, and the events say so.
        """
        self._saved = None
        state = self.state
        waiting = self.waiting()
        for seat in state.every_seat():
            latest = max(later.requests[seat], state.requests[seat])
            state.requests[seat] = QuestionNumber(latest + (seat not in waiting))
        for circle, count in later.spoken.items():
            state.spoken[circle] = max(count, state.spoken.get(circle, 0))
        for seat, count in later.whispers.items():
            state.whispers[seat] = max(count, state.whispers.get(seat, 0))
        open_now = [] if state.over else [decision for _, decision in fronts(state.agenda)]
        for decision in open_now:
            decision.asked.clear()
            decision.began.clear()
        for decision in open_now:
            self._ask(decision)
        self._known.clear()
        still = {proposal.id for proposal in state.proposals}
        dropped = [proposal for proposal in later.proposals if proposal.id not in still]
        return [
            Event("core-log-dropped", proposal.by, to=proposal.among if proposal.private else None)
            for proposal in dropped
        ]

    # How it is done

    def _work_off(self, agenda: list[Any]) -> bool:
        """Do the steps of one agenda; whether it waits for somebody."""
        state, known = self.state, self._known
        rules = self.rules.steps
        while agenda and not state.over:
            step = agenda[-1]
            self._done += 1
            if self._done > MOST_STEPS:
                raise Endless(f"{MOST_STEPS} steps of {self.rules.game} without an end, now {type(step).__name__}")
            rule = rules.get(type(step))
            if rule is not None:
                known.clear()
                agenda.pop()
                self.agenda = agenda
                rule(self, step)
            elif isinstance(step, Lines):
                if self._side_by_side(agenda, step):
                    return True
            elif not step.waiting:
                self._known.clear()
                agenda.pop()
            elif not self._answered_itself(step, self._ask(step)):
                return True
        return False

    def _side_by_side(self, agenda: list[Any], step: Lines) -> bool:
        """Every line as far as it goes by itself; whether one of them waits for somebody."""
        for line in step.lines.values():
            self._work_off(line)
            if self.state.over or agenda[-1] is not step:
                return False
        if any(step.lines.values()):
            return True
        self._known.clear()
        agenda.pop()
        return False

    def _front(self, seat: Seat) -> tuple[list[Any], Decision] | None:
        """What the seat is asked, and the agenda that it stands on."""
        return None if self.state.over else front(self.state.agenda, seat)

    def _changing(self, seat: Seat) -> tuple[list[Any], Decision] | None:
        """The decision in which the seat may change its answer."""
        return None if self.state.over else changeable(self.state.agenda, seat)

    def _is_asked(self, seat: Seat, decision: Decision) -> bool:
        """Whether this is what the seat is asked now, and not something else before it."""
        at = self._front(seat)
        return at is not None and at[1] is decision

    def _ask(self, decision: Decision) -> list[Seat]:
        """The seats that are asked this now; numbered anew if they have not been, or something else was asked since."""
        requests, asked = self.state.requests, decision.asked
        seats = decision.waiting
        if self.state.agenda[-1] is not decision:
            seats = [seat for seat in seats if self._is_asked(seat, decision)]
        for seat in seats:
            number = requests[seat]
            if asked.get(seat) != number:
                asked[seat] = requests[seat] = QuestionNumber(number + 1)
                decision.began.pop(seat, None)
        return seats

    def _request(self, seat: Seat) -> Request:
        if at := self._front(seat):
            return self._question(seat, at[1], self._answers_to(at[1], seat), asked=True)
        if at := self._changing(seat):
            return self._question(seat, at[1], self._answers_to(at[1], seat), asked=False)
        whispers = self.state.whispers.get(seat, 0)
        return Request(seat, self.state.requests[seat], False, WAIT, tuple(self._open_to(seat)), whispers=whispers)

    def _answers_to(self, decision: Decision, seat: Seat) -> Sequence[Offer]:
        """What the seat may answer to this decision."""
        return self.rules.offers_of[type(decision)](self.state, decision, seat)

    def _question(self, seat: Seat, decision: Decision, answers: Sequence[Offer], *, asked: bool) -> Request:
        """What the seat may answer to this decision, and do at any time; it is asked, or may change its answer."""
        state = self.state
        offers = (*answers, *self._open_to(seat))
        prompt = prompt_of(self.rules, state, decision, seat)
        secret, private = decision.secret, decision.private_beside
        began, whispers = decision.began.get(seat), state.whispers.get(seat, 0)
        return Request(seat, state.requests[seat], asked, prompt, offers, secret, private, not asked, began, whispers)

    def _open_to(self, seat: Seat) -> list[Offer]:
        """The moves open to the seat at any time."""
        offers: list[Offer] = []
        if not self.state.over:
            for rule in self.rules.anytime:
                offers += rule(self.state, seat)
        return offers

    def _answer(self, seat: Seat, move: Move) -> None:
        self._known.clear()
        at = self._front(seat) or self._changing(seat)
        if at is not None:
            agenda, decision = at
            rule = self.rules.answers.get((type(decision), type(move)))
            if rule is not None:
                self.agenda = agenda
                if seat in decision.waiting:
                    decision.waiting.remove(seat)
                    decision.asked.pop(seat, None)
                    decision.began.pop(seat, None)
                if not decision.waiting:
                    agenda.pop()
                elif decision.may_change:
                    self._count_answer(decision, seat)
                rule(self, decision, seat, move)
                return
        self.agenda = at[0] if at is not None else line_of(self.state.agenda, seat)
        self.rules.anytime_answers[type(move)](self, seat, move)

    def _asked_openly(self) -> list[object]:
        """What everybody sees: who is asked under which number, what they are asked, and what can be answered."""
        return [
            (request.seat, request.number, None if request.secret else (request.prompt, _answers(request)))
            for request in map(self.legal, self.waiting())
        ]

    def _number_anew(self, seat: Seat) -> None:
        """The seat has done something, and its question stands: a control of before is not meant for what is now."""
        former = self.state.requests[seat]
        number = self.state.requests[seat] = QuestionNumber(former + 1)
        for decision in decisions(self.state.agenda):
            if decision.asked.get(seat) == former:
                decision.began.setdefault(seat, former)
                decision.asked[seat] = number
        known = self._known.get(seat)
        if known is not None:
            self._known[seat] = known.numbered_anew(number)

    def _count_answer(self, decision: Decision, seat: Seat) -> None:
        """While others are waited for, the seat may answer anew, under a new number."""
        if seat not in decision.answered:
            decision.answered.append(seat)
        self.state.requests[seat] = QuestionNumber(self.state.requests[seat] + 1)

    def _answered_itself(self, decision: Decision, asked: list[Seat]) -> bool:
        """Take the only legal answer of somebody."""
        by_force = decision.may_answer_itself and not decision.secret and not decision.private_beside
        openly = self.rules.openly.get(type(decision))
        if not by_force and openly is None:
            return False
        for seat in asked:
            known = openly is not None and seat not in self.asked_anyway and openly(self.state, decision, seat)
            if not by_force and not known:
                continue
            answers = self._answers_to(decision, seat)
            move = self._only_answer(seat, answers)
            if move is None:
                self._known[seat] = self._question(seat, decision, answers, asked=True)
            else:
                before = len(self.events)
                try:
                    self._answer(seat, move)
                finally:
                    self.events[before:] = [_automatic(event) for event in self.events[before:]]
                return True
        return False

    def _only_answer(self, seat: Seat, answers: Sequence[Offer]) -> Move | None:
        """The only legal answer of a seat that is asked; what is always aside needs no looking up for that."""
        bearing = [offer for offer in answers if not offer.aside]
        if len(bearing) > 1 or (bearing and not bearing[0].forced()):
            return None
        for rule in self.rules.bearing:
            bearing += [offer for offer in rule(self.state, seat) if not offer.aside]
        return only_answer(bearing)

    def _let_lapse(self) -> None:
        """Proposals that can no longer be met are gone, and those who know of them are told."""
        state = self.state
        for proposal in list(state.proposals):
            stands = self.rules.standing.get(type(proposal))
            if state.over or (stands is not None and not stands(state, proposal)):
                self.close(proposal)
                self._known.clear()
                if not state.over:
                    to = proposal.among if proposal.private else None
                    self.emit("lapsed", proposal.by, to=to, proposal=self.rules.told(state, proposal))


def _told_to_some(events: list[Event]) -> bool:
    """Whether something has happened of which not everybody hears."""
    return bool(events) and all(event.to is not None for event in events)


def _answers(request: Request) -> list[Offer]:
    """What everybody sees that can be answered."""
    return [offer for offer in request.public().offers if not offer.aside]


def _automatic(event: Event) -> Event:
    """What the engine did for a seat says so; what came of it for all does not."""
    return event if event.seat is None else msgspec.structs.replace(event, auto=True)
