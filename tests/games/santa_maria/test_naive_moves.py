"""Rich random positions: what is offered is what the rulebook allows, and whoever can use an effect is asked."""

from random import Random

import pytest

from games.core.game import Setup
from games.core.play import Play
from games.santa_maria import GAME
from games.santa_maria.components import SCHOLARS
from games.santa_maria.maya.moves import ProposeDeal
from games.santa_maria.moves import Ask, Pass, Rest, WholeLine
from games.santa_maria.state import State
from tests.games.santa_maria import naive_asking
from tests.games.santa_maria.naive_city import check_moves

EVERYTHING = {"kingdoms": "on", "governor": "on", "specialists": "on"}
SHORTCUTS = (Rest, WholeLine, ProposeDeal)


@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [
        (2, {"shared_dice": "on"}, "by the book"),
        (3, {**EVERYTHING, "setup": "advanced"}, "by the book"),
        (2, {**EVERYTHING, "envoys": "on", "shared_dice": "on"}, "by the book"),
        (3, {**EVERYTHING, "envoys": "on", "maya": "on"}, "by the book"),
        (2, {"kingdoms": "on", "maya": "on"}, "by the book 2"),
        (2, {"kingdoms": "on", "maya": "on"}, "by the book 17"),
    ],
)
def test_what_is_offered_is_what_the_rulebook_allows(
    seats: int, options: dict[str, str], seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    naive_asking.watch(monkeypatch)
    random = Random(f"{seats} {options}")
    play = GAME.start(Setup(seats, options, seed))
    enrich(play.state, random)
    while not play.state.over:
        check_moves(play.state)
        seat = random.choice(play.waiting())
        offers = [offer for offer in play.legal(seat).offers if offer.makes not in (Ask, *SHORTCUTS)]
        busy = [offer for offer in offers if offer.makes is not Pass]
        offer = random.choice(busy if busy and random.random() < 0.9 else offers)
        play.apply(seat, offer.any_move(random.randrange))
        if random.random() < 0.05:
            enrich(play.state, random)
            play = Play(GAME.rules, play.state)
        elif random.random() < 0.3:
            change_minds(play, random)


def change_minds(play: Play[State], random: Random) -> None:
    """Some now want to be asked otherwise, also in the midst of paying."""
    for seat in play.waiting():
        (ask,) = [offer for offer in play.legal(seat).offers if offer.makes is Ask]
        play.apply(seat, random.choice([move for move in ask.moves(3) if move != Ask("own_turns")]))


def enrich(state: State, random: Random) -> None:
    """Coins and another scholar for everybody, and some want to be asked about everything."""
    for player in state.players:
        player.coins += random.randrange(6)
        player.asks = random.choice(("everything", "choices"))
        if player.colony is not None and not state.pairs:
            player.colony.scholar = random.choice([scholar for scholar in SCHOLARS if scholar not in state.scholars])
