"""A game's rules: which function does a step, what a decision offers, what an answer does."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, cast

from games.core.agenda import Decision, Step
from games.core.events import Note, Phrase, Value
from games.core.kinds import kinds_of
from games.core.moves import Move, Offer, verb_of
from games.core.seats import Seat
from games.core.state import GameState
from games.core.talk import Proposal

if TYPE_CHECKING:
    from games.core.play import Play

S = TypeVar("S", bound=GameState)
F = TypeVar("F", bound=Callable[..., Any])

StepRule = Callable[["Play[S]", Any], None]
OfferRule = Callable[[S, Any, Seat], Sequence[Offer]]
AnswerRule = Callable[["Play[S]", Any, Seat, Any], None]
AnytimeRule = Callable[[S, Seat], Sequence[Offer]]
AnytimeAnswer = Callable[["Play[S]", Seat, Any], None]
Apart = Callable[[S, Any, Seat], str]
Open = Callable[[S, Any, Seat], bool]
WhyNot = Callable[[S, Seat, Any], Phrase | None]
NoteRule = Callable[[S, Seat, Any], Note | None]
PromptArgs = Callable[[S, Any, Seat], Mapping[str, Value]]
Telling = Callable[[S, Any], Phrase]
Standing = Callable[[S, Any], bool]


class Deciding(NamedTuple):
    """What a half-made move tells already."""

    blanks: frozenset[str]
    nouns: frozenset[str]
    """Of these alone; of everything, if there are none."""


class Rules(Generic[S]):
    """The rulebook as functions, each registered under the step or the move that it is about."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.log = f"{game}-log-"
        self.steps: dict[type[Step], StepRule[S]] = {}
        self.offers_of: dict[type[Decision], OfferRule[S]] = {}
        self.answers: dict[tuple[type[Decision], type[Move]], AnswerRule[S]] = {}
        self.anytime: list[AnytimeRule[S]] = []
        self.asides: list[AnytimeRule[S]] = []
        self.bearing: list[AnytimeRule[S]] = []
        self.anytime_answers: dict[type[Move], AnytimeAnswer[S]] = {}
        self.apart: dict[type[Decision], Apart[S]] = {}
        self.names_apart: dict[type[Decision], tuple[str, ...]] = {}
        self.openly: dict[type[Decision], Open[S]] = {}
        self.reasons: dict[type[Move], WhyNot[S]] = {}
        self.notes: dict[type[Move], NoteRule[S]] = {}
        self.deciding: dict[type[Move], Deciding] = {}
        self.makeshifts: set[type[Move]] = set()
        self.seldom_made: set[type[Move]] = set()
        self.prompts: dict[type[Decision], PromptArgs[S]] = {}
        self.tellings: dict[type[Proposal], Telling[S]] = {}
        self.standing: dict[type[Proposal], Standing[S]] = {}

    def step(self, kind: type[Step]) -> Callable[[F], F]:
        """`(play, step) -> None`: do the step; it may put further steps on the agenda."""
        return self._under(self.steps, kind)

    def offers(self, kind: type[Decision]) -> Callable[[F], F]:
        """`(state, step, seat) -> offers`: all that this seat may answer to this decision."""
        return self._under(self.offers_of, kind)

    def answer(self, decision: type[Decision], move: type[Move]) -> Callable[[F], F]:
        """`(play, step, seat, move) -> None`: what the answer does. Once all have answered, the step is gone."""
        return self._under(self.answers, (decision, move))

    def at_any_time(self, rule: F) -> F:
        """`(state, seat) -> offers`: moves open also outside one's turn."""
        self.anytime.append(rule)
        self.bearing.append(rule)
        return rule

    def always_aside(self, rule: F) -> F:
        """The same, of a rule that offers nothing but what has no bearing on any question, such as deals.

        Where a game is played on in somebody's head, nobody is offered that.
        """
        self.asides.append(rule)
        self.anytime.append(rule)
        return rule

    def answer_at_any_time(self, move: type[Move]) -> Callable[[F], F]:
        """`(play, seat, move) -> None`: what a move that is open at any time does."""
        return self._under(self.anytime_answers, move)

    def known_to_all(self, *kinds: type[Decision]) -> Callable[[F], F]:
        """`(state, step, seat) -> bool`: whether nothing hidden can open another answer, as far as everybody knows.

        Then a question whose controls are hidden answers itself, too, if it has one answer: the silence tells nothing.
        It must be the same in every state that looks the same to those who only watch.
        """

        def remember(rule: F) -> F:
            for kind in kinds:
                self._under(self.openly, kind)(rule)
            return rule

        return remember

    def why_not(self, move: type[Move]) -> Callable[[F], F]:
        """`(state, seat, move) -> phrase or None`: why this move, which a person might expect, is not possible now."""
        return self._under(self.reasons, move)

    def note(self, move: type[Move]) -> Callable[[F], F]:
        """`(state, seat, move) -> note or None`: what this move will do, where `Telling.holdings` cannot say it."""
        return self._under(self.notes, move)

    def brings_by(self, move: type[Move], *blanks: str, of: Collection[str] = ()) -> None:
        """What the move brings depends on these blanks alone, so it can be told before the others are filled.

        With `of` that is so for these nouns of the holdings, such as what is paid; the rest is told at the end.
        """
        self.deciding[move] = Deciding(frozenset(blanks), frozenset(of))

    def makeshift(self, *moves: type[Move]) -> None:
        """These are made for want of something better: never they, but what stands after them is foremost."""
        self.makeshifts.update(moves)

    def seldom(self, *moves: type[Move]) -> None:
        """These are made now and then: where a question has many answers, they stand with others in a list."""
        self.seldom_made.update(moves)

    def asks(self, kind: type[Decision]) -> Callable[[F], F]:
        """`(state, step, seat) -> args`: what a question tells besides the plain values of its step."""
        return self._under(self.prompts, kind)

    def asks_apart(self, kind: type[Decision], *names: str) -> Callable[[F], F]:
        """`(state, step, seat) -> name or ""`: the question is another one then, and is called by one of these, too.

        Who leaves answers for questions to come tells them apart.
        """
        self.names_apart[kind] = names
        return self._under(self.apart, kind)

    def tells(self, kind: type[Proposal]) -> Callable[[F], F]:
        """`(state, proposal) -> phrase`: a proposal in words, wherever it is chosen, called for, or told of."""
        return self._under(self.tellings, kind)

    def stands(self, kind: type[Proposal]) -> Callable[[F], F]:
        """`(state, proposal) -> bool`: whether a proposal can still be met. If not, it lapses: `<game>-log-lapsed`."""
        return self._under(self.standing, kind)

    def told(self, state: GameState, proposal: Proposal) -> Phrase:
        """A proposal in words."""
        return self.tellings[type(proposal)](cast("S", state), proposal)

    def moves(self) -> dict[str, type[Move]]:
        """Every kind of move of the game, by its verb, in the order in which they are written down."""
        made = {*(move for _, move in self.answers), *self.anytime_answers}
        return {verb_of(kind): kind for kind in kinds_of(Move) if kind in made}

    @staticmethod
    def _under(register: dict[Any, Any], key: Any) -> Callable[[F], F]:
        def remember(rule: F) -> F:
            if key in register:
                raise ValueError(f"two rules for {key}")
            register[key] = rule
            return rule

        return remember
