"""Questions of every kind, made up; they borrow the words of Settlers."""

from itertools import product
from typing import Any

from hypothesis import strategies as st

from games.core.events import Phrase
from games.core.fields import Amount, AnyField, Arrange, Group, Pick, PickSome, Place, Spread
from games.core.moves import Move, Offer, Request
from games.core.seats import QuestionNumber, Seat
from texts import Teller, words

SEAT, NUMBER = 1, 12
PLAYERS = ("Ada", "Борис", "Cyd")
VERBS = ("place", "replace", "coin", "war", "cart", "master", "draw")


class One(Move, frozen=True, tag="place"):
    """One blank."""

    one: Any


class Two(Move, frozen=True, tag="coin"):
    """Two blanks."""

    one: Any
    two: Any


class Three(Move, frozen=True, tag="war"):
    """Three blanks that depend on each other."""

    one: str
    two: str
    three: str


class Bare(Move, frozen=True, tag="draw"):
    """No blank."""


def say(locale: str = "en") -> Teller:
    """One who tells of the made-up questions."""
    return Teller(words(locale), "settlers", PLAYERS)


def word_list(count: int) -> tuple[str, ...]:
    """So many words."""
    return tuple(f"long_and_winding_word_{number}" for number in range(count))


def request(*offers: Offer, asked: bool = True) -> Request:
    """A question with these offers."""
    return Request(Seat(SEAT), QuestionNumber(NUMBER), asked, Phrase("settlers-ask-add-tile"), offers)


@st.composite
def spreads(draw: st.DrawFn, name: str) -> Spread:
    """Small spreads of one or two kinds, of which there may be none just now; some places may be full."""
    pieces = tuple((kind, draw(st.integers(0, 3))) for kind in ("colonist", "noble")[: draw(st.integers(1, 2))])
    kinds = tuple(kind for kind, _ in pieces)
    takes = st.sampled_from([(), *((kind,) for kind in kinds)])
    limits = st.sampled_from([(), *(((kind, 0),) for kind in kinds), *(((kind, 1),) for kind in kinds)])
    places = tuple(
        Place(f"place_{at}", draw(st.integers(0, 2)), draw(takes), draw(limits))
        for at in range(draw(st.integers(1, 3)))
    )
    loose = Spread(name, "tile", places, pieces, 0, sum(count for _, count in pieces))
    some = loose.any_answer(lambda limit: draw(st.integers(0, limit - 1)))
    laid = sum(count for _, _, count in some)
    return Spread(name, "tile", places, pieces, draw(st.integers(0, laid)), max(laid, 1), some)


@st.composite
def some(draw: st.DrawFn, name: str) -> PickSome:
    """Some of a few or of many words; the first of them may not all go together."""
    words = word_list(draw(st.integers(2, 7) | st.integers(24, 28)))
    groups = draw(st.sampled_from([(), (Group(words[:2], 1),), (Group(words[:3], 2),), (Group(words[:2], 0),)]))
    room = PickSome(name, "tile", words, 0, len(words), groups=groups).room()
    least = draw(st.integers(0, min(room, 4)))
    return PickSome(name, "tile", words, least, draw(st.integers(max(1, least), len(words))), groups=groups)


def fields(name: str) -> st.SearchStrategy[AnyField]:
    """Blanks of all kinds."""
    counts = st.integers(1, 70).map(word_list)
    amounts = st.tuples(st.integers(0, 9), st.integers(0, 20)).map(
        lambda ends: Amount(name, "tile", ends[0], ends[0] + ends[1])
    )
    orders = st.integers(1, 4).map(lambda size: Arrange(name, "tile", word_list(size)))
    return st.one_of(counts.map(lambda found: Pick(name, "tile", found)), some(name), amounts, orders, spreads(name))


@st.composite
def dependent(draw: st.DrawFn) -> Offer:
    """Picks that depend on each other."""
    every = list(product(word_list(draw(st.integers(1, 30))), ("here", "there"), word_list(3)))
    rows = tuple(draw(st.lists(st.sampled_from(every), min_size=1, max_size=40, unique=True)))
    blanks = tuple(Pick(name, "tile", ()) for name in ("one", "two", "three"))
    return Offer(Three, blanks, rows)


def questions() -> st.SearchStrategy[Request]:
    """Questions with one to four offers."""
    one = fields("one").map(lambda field: Offer(One, (field,)))
    two = st.tuples(fields("one"), fields("two")).map(lambda both: Offer(Two, both))
    optional = [st.none() | one, st.none() | two, st.none() | dependent(), st.none() | st.just(Offer(Bare))]
    return (
        st.tuples(*optional)
        .map(lambda offers: [offer for offer in offers if offer is not None])
        .filter(bool)
        .map(lambda offers: request(*offers))
    )
