"""What a move will do is told beforehand: truly, and only what can be known."""

import random
from collections.abc import Iterator
from copy import copy
from itertools import islice
from typing import Any

import pytest

from games.archipelago.steps import EndPhase
from games.core.agenda import Step
from games.core.ahead.outlook import UNTOLD, Change, Foresight, Outlook, World, _Hidden, _Trial
from games.core.chance import Chance
from games.core.events import Note, Phrase
from games.core.fields import Pick
from games.core.game import AnyGame, Setup
from games.core.moves import Move, Offer
from games.core.play import Play
from games.core.saving import clone, load, save
from games.core.seats import Seat
from games.maracaibo.steps import PayIncome
from games.puerto_rico.steps import EndRound
from games.registry import GAMES, game
from games.santa_maria.steps import EndYear
from games.settlers.steps import EndGame
from tests.games.core.toy import GAME, Offered
from tests.support.positions import NAMES, POSITIONS, position
from texts import LOCALES, Teller, words

IMAGINED = 6
EVERYONE = pytest.mark.parametrize(("key", "seats", "seed"), POSITIONS)


def asked(key: str, seats: int, seed: int) -> Iterator[tuple[AnyGame, Play[Any], Seat, list[tuple[Offer, Move]]]]:
    """Some positions of a game, with some of the moves of a seat that is asked."""
    chance = random.Random(seed)
    for live in islice(position(key, seats, seed), 1, None, 3):
        for seat in live.play.waiting()[:1]:
            offers = live.play.legal(seat).offers
            moves = [(offer, offer.any_move(chance.randrange)) for offer in offers for _ in range(3)]
            yield live.game, live.play, seat, moves


@EVERYONE
def test_what_is_told_comes_true_and_nothing_changes(key: str, seats: int, seed: int) -> None:
    for found, play, seat, moves in asked(key, seats, seed):
        before = save(play.state)
        for viewer in (seat, None):
            foresight = Foresight(found, play.state, seat, viewer)
            for _, move in moves:
                told = foresight.outlook(move)
                true = World(found, clone(play.state), seat, own=viewer == seat).outlook(move)
                assert true is not None
                assert set(told.changes) <= set(true[0].changes), move
                assert told.note in (None, true[0].note), move
        assert save(play.state) == before


ENDINGS: dict[str, tuple[type[Step], ...]] = {
    "santa_maria": (EndYear,),
    "maracaibo": (PayIncome,),
    "puerto_rico": (EndRound,),
    "archipelago": (EndPhase,),
    "settlers": (EndGame,),
}
"""With these a year, a round or the game ends: what they bring, they bring whatever was chosen."""


def _stands_still(play: Play[Any], step: Step) -> None:
    raise _Hidden


@EVERYONE
def test_what_ends_with_a_move_is_no_part_of_what_it_brings(key: str, seats: int, seed: int) -> None:
    for found, play, seat, moves in asked(key, seats, seed):
        world, until = (World(found, clone(play.state), seat, own=True) for _ in range(2))
        until.rules = copy(found.rules)
        until.rules.steps = {**found.rules.steps, **dict.fromkeys(ENDINGS[key], _stands_still)}
        for _, move in moves:
            told, before_the_end = world.outlook(move), until.outlook(move)
            assert told is not None
            assert before_the_end is not None
            assert told[0].changes == before_the_end[0].changes, move


class Shown(World[Any]):
    """What comes of a move, whatever is shown on the way; only what is drawn stops it."""

    def changes(self, move: Move) -> set[Change]:
        trial = _Shown(self.rules, load(type(self.state), self.saved), dict)
        trial.answer(self.seat, move)
        after = self.holdings(trial.state, self.seat)
        return {Change(*key, after.get(key, 0) - self.before.get(key, 0)) for key in {**self.before, **after}}


class _Shown(_Trial[Any]):
    def reveal(self, by: Seat | None = None) -> None:
        return


@pytest.mark.parametrize("key", GAMES)
def test_showing_what_the_mover_knows_hides_nothing_from_the_mover(key: str) -> None:
    chance = random.Random(key)
    for live in position(key, max(game(key).settings.seat_counts), 11, every=6):
        for seat in live.waiting()[:1]:
            foresight = Foresight(live.game, live.state, seat, seat)
            for offer in live.request(seat).offers:
                move = offer.any_move(chance.randrange)
                told = foresight.outlook(move)
                if told.luck:
                    imagined = [
                        live.game.seeing.imagine(live.state, seat, Chance(f"shown {at}")) for at in range(IMAGINED)
                    ]
                    seen = [Shown(live.game, world, seat, own=True).changes(move) for world in imagined]
                    known = {change for change in set.intersection(*seen) if change.count}
                    assert known <= set(told.changes), move


@EVERYONE
def test_equal_views_are_told_the_same(key: str, seats: int, seed: int) -> None:
    for found, play, seat, moves in asked(key, seats, seed):
        for viewer in (seat, None):
            imagined = found.seeing.imagine(play.state, viewer, Chance("another world"))
            here, there = (Foresight(found, state, seat, viewer) for state in (play.state, imagined))
            assert [here.outlook(move) for _, move in moves] == [there.outlook(move) for _, move in moves]


@EVERYONE
def test_what_is_told_of_a_half_made_move_holds_however_it_goes_on(key: str, seats: int, seed: int) -> None:
    for found, play, seat, moves in asked(key, seats, seed):
        foresight = Foresight(found, play.state, seat, seat)
        for offer, move in moves:
            whole = foresight.outlook(move)
            for filled in range(len(offer.fields)):
                begun = foresight.outlook_so_far(offer, move.answers()[:filled])
                assert set(begun.changes) <= set(whole.changes), move
                assert begun.note is None or begun.note in (whole.note, broadly(whole.note)), move


@pytest.mark.parametrize(("key", "verb"), [("santa_maria", "expand"), ("archipelago", "acquire")])
def test_a_price_is_told_where_the_thing_is_chosen_before_its_place(key: str, verb: str) -> None:
    found, chance = game(key), random.Random(4)
    play = found.start(Setup(2, {}, "prices"))
    while verb not in {offer.verb for offer in play.legal(play.waiting()[0]).offers}:
        offers = play.legal(play.waiting()[0]).offers
        play.apply(play.waiting()[0], chance.choice(offers).any_move(chance.randrange))
    seat = play.waiting()[0]
    offer = next(offer for offer in play.legal(seat).offers if offer.verb == verb)
    foresight = Foresight(found, play.state, seat, seat)
    things = offer.fields[0]
    assert isinstance(things, Pick)
    for thing in things.words:
        assert any(change.count < 0 for change in foresight.outlook_so_far(offer, [thing]).told), thing


def broadly(note: Note | None) -> Note | None:
    """What the note says as long as the rest is open."""
    return None if note is None or note.broader is None else Note(note.broader, note.instead_of)


@pytest.mark.parametrize("locale", LOCALES)
@EVERYONE
def test_all_that_a_seat_has_can_be_said(key: str, seats: int, seed: int, locale: str) -> None:
    teller = Teller(words(locale), key, NAMES)
    for live in islice(position(key, seats, seed), 0, None, 9):
        assert live.game.telling.holdings is not None
        for noun, word in live.game.telling.holdings(live.state, Seat(0)):
            for count in (-3, 1):
                assert str(abs(count)) in teller.gain(noun, word, count)


def told(key: str, text: str, seed: str = "told", locale: str = "en", **options: str) -> str:
    """What the first seat asked is told of this move at the start of a game."""
    found = game(key)
    play = found.start(Setup(max(found.settings.seat_counts), options, seed))
    (seat, *_) = play.waiting()
    move = play.legal(seat).read(text)
    return Teller(words(locale), key, NAMES).outlook(Foresight(found, play.state, seat, seat).outlook(move))


def test_a_choice_without_consequences_says_nothing() -> None:
    assert told("puerto_rico", "choose captain") == ""
    assert told("puerto_rico", "choose prospector") == "+1 doubloon"
    assert told("puerto_rico", "choose prospector", locale="ru") == "+1 дублон"


def test_a_game_that_names_nothing_foresees_nothing() -> None:
    play = GAME.start(Setup(2, {}, "toy"))
    assert Foresight(GAME, play.state, Seat(0), Seat(0)).outlook(Offered(1)) == UNTOLD


def test_what_a_note_says_is_not_said_twice() -> None:
    outlook = Outlook((Change("coins", "", -4), Change("worth", "", 2)), Note(Phrase("any"), ("coins",)))
    assert outlook.told == (Change("worth", "", 2),)


def test_every_game_names_what_a_seat_has() -> None:
    assert [key for key in GAMES if game(key).telling.holdings is None] == []
