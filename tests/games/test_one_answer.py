"""Nothing is asked that has one answer, over whole sensible games; where it is, it is named why."""

from typing import Any

import pytest

from games.core.agenda import Decision, fronts
from games.core.game import AnyGame
from games.core.play import Play
from games.core.seats import Seat
from games.registry import GAMES, game
from tests.support.positions import position

SECRETS = {
    "archipelago": {
        "PlayRound": "what a card, a port or a market could still bring depends on cubes and florins behind the screen",
        "HelpColony": "who does not help may have nothing to help with, or may not want to",
        "HelpContinent": "the same",
        "Bid": "who bids nothing may have no florin",
        "Trade": "what can be sold lies behind the screen",
        "TradeMany": "the same",
        "Hire": "the florins lie behind the screen",
        "Construct": "the resources lie behind the screen",
        "BuyOpened": "the florins lie behind the screen",
        "EvolutionTurn": "the same",
        "KeepObjectives": "which objectives were drawn is nobody else's business",
        "GiveCube": "which cubes there are is nobody else's business",
        "HideCubes": "the same",
        "ShowMoney": "the florins lie behind the screen",
        "PlaceFirst": "the hexes are in hand",
    },
    "maracaibo": {
        "Refill": "a card can still be planned, and another drawn for it",
        "ScoringChoice": "what can be bought is in hand",
        "TrackQuest": "what a quest is paid with is in hand",
        "CityQuest": "the same",
        "UseTile": "the same",
        "ChooseAction": "the same",
        "VillageAction": "the same",
    },
    "puerto_rico": {"BuildOrDeal": "deals depend on hidden points", "LayTile": "the tile was looked at alone"},
    "santa_maria": {
        "AfterDrive": "whether there is a card for the die is in hand",
        "MayaAct": "cards are in hand",
        "ImitateEnvoy": "cards are in hand",
        "Market": "cards are in hand",
    },
}
"""By game and question, what silence would tell, or what can be done beside the answer."""


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_asked_that_has_one_answer(key: str) -> None:
    for seats in game(key).settings.seat_counts:
        for live in position(key, seats, 20 + seats, every=1):
            for seat in live.waiting():
                check(live.game, live.play, seat)


def check(rules: AnyGame, play: Play[Any], seat: Seat) -> None:
    """What the seat is asked has several answers, or is asked for what is named above."""
    request = play.legal(seat)
    if request.forced() is None:
        return
    asked = next(decision for _, decision in fronts(play.state.agenda) if seat in decision.waiting)
    kind = type(asked)
    assert SECRETS.get(rules.key, {}).get(kind.__name__), f"{kind.__name__} has one answer: {request.forced()}"
    assert hides(kind), f"{kind.__name__} hides nothing"


def hides(kind: type[Decision]) -> bool:
    """Whether the question has something that only its seat may see."""
    return kind.secret or kind.private_beside
