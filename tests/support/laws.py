"""What a game tells the harness of itself: `tests/games/<game>/laws.py` is such a module."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from games.core.events import Event
from games.core.moves import Move, Offer
from games.core.play import Play
from games.core.seats import Seat


@dataclass(frozen=True)
class Hidden:
    """Something in the state that not everybody may know. Data, and nothing that the game's own view has a part in.

    `where` is a path into the state: attributes, keys and indices with dots between them.

    - `*` is any key or index: `Hidden("stacks.*.*")` is every tile of every face-down stack, and nobody knows it.
    - `[a:b]` are some indices, as in Python: `Hidden("quests.[:-1]")` is all but the last. A bound may be an attribute
      of the state: `Hidden("buildings.[open:]")`.
    - `{seat}` is an index that names the seat which knows it: `Hidden("players.{seat}.hand.*")`.
    - A class's name stands for those members of a list that are of this class: `Hidden("agenda.ChooseCard.cards.*",
      known_to="waiting")` is in the steps `ChooseCard`; the seats in their attribute `waiting` (a number or a list)
      know it.

    - So `Hidden("proposals.Deal.terms", known_to="among")` is what a private deal is about.

    The path may end anywhere: all words and numbers below it are hidden. All of it is open once the game is over.
    """

    where: str
    known_to: str = ""
    """An attribute of what holds it (of the last member found by its class): the seat or the seats that know it."""
    until: str = ""
    """Hidden only as long as this attribute of the state is nothing."""
    several: bool = False
    """Hidden only while there are several: the last that is left of them lies open."""
    but: str = ""
    """Open is what this attribute of the state names: a card that has been turned up."""
    settled: bool = False
    """No draw decides it: who owns the box could know it, and yet it is told only when it comes."""


@dataclass(frozen=True)
class Rates:
    """How often random play does what is open beside the question: once in so many moves."""

    aside: int = 400
    """A move beside one's question, or of a seat that is not asked at all."""
    change: int = 15
    """A seat that has answered, and may answer anew until all have, does so."""
    called: int = 3
    """A seat that is called on (an offer to trade, a vote) does something."""
    undo: int = 60
    """A move is taken back, as far as its seat alone may."""
    late: int = 20
    """Somebody clicks on what was offered earlier."""


class Laws(Protocol):
    """Checks that know nothing of the engine's own helpers, and data about the game.

    Required are the three members below. These are optional, looked up by their names:

    - `HIDDEN: tuple[Hidden, ...]`: what is hidden from whom. A game in which something is hidden has it; the harness
      plants marked words there and looks for them in everything that anybody sees.
    - `RATES: Rates`: how often a game's moves beside the question are made. A game that lives by deals makes one aside
      move in 5 or 10, one that has but free actions one in 400.
    - `offers(play) -> None`: in some positions it finds all offers anew, in the most naive way, and compares.
    - `any_move(offer, below) -> Move | None`: a random legal move of this offer as people would make it, such as a
      deal on small terms; None leaves it to the offer. Return None in some of the cases, so that odd moves are made.
    - `means(state, seat, move) -> object`: what an acceptance, a vote or the like is about: all that matters of its
      terms. A click on it that comes late must never do what it did not mean when it was offered.
    """

    MOST_MOVES: int
    """No game has more moves than this."""

    def laws(self, state: Any) -> None:
        """What holds in every position: totals, places, capacities."""

    def flows(self, before: Any, events: Sequence[Event], after: Any) -> None:
        """What holds between two positions and the events that lie between them."""


Below = Callable[[int], int]
"""`below(n)` draws from 0 to n - 1."""


def laws_of(key: str) -> Laws:
    """The laws of a game."""
    return cast("Laws", import_module(f"tests.games.{key}.laws"))


def hidden_in(laws: Laws) -> tuple[Hidden, ...]:
    """What is hidden in the game."""
    return cast("tuple[Hidden, ...]", getattr(laws, "HIDDEN", ()))


def rates_of(laws: Laws) -> Rates:
    """How often what is done in the game."""
    return cast("Rates", getattr(laws, "RATES", Rates()))


def offers_again(laws: Laws, play: Play[Any]) -> None:
    """Find the offers once more, if the game's laws can."""
    again: Callable[[Play[Any]], None] = getattr(laws, "offers", lambda _: None)
    again(play)


def any_move(laws: Laws, offer: Offer, below: Below) -> Move:
    """A random legal move, as people would make it if the game's laws know how."""
    people: Callable[[Offer, Below], Move | None] = getattr(laws, "any_move", lambda _offer, _below: None)
    return people(offer, below) or offer.any_move(below)


def meaning(laws: Laws, state: Any, seat: Seat, move: Move) -> object:
    """What the move is about, if that can change while it looks the same."""
    means: Callable[[Any, Seat, Move], object] = getattr(laws, "means", lambda _state, _seat, _move: None)
    return means(state, seat, move)
