"""What is proposed for the first hand."""

from games.core.chance import Chance
from games.core.fields import Spread
from games.core.game import Setup
from games.core.seats import Seat
from games.maracaibo import GAME, moves
from games.maracaibo.cards import CARDS
from games.maracaibo.computer.appraisal import Appraisal


def test_the_first_hand_is_proposed_as_the_sensible_player_would_sort_it() -> None:
    for seed in range(20):
        play = GAME.start(Setup(2, {}, str(seed)))
        (offer,) = play.legal(Seat(0)).offers
        (field,) = offer.fields
        assert isinstance(field, Spread)
        proposed = moves.Prepare(field.now)
        view = GAME.view(play.state, Seat(0))
        assert GAME.sensible(view, play.legal(Seat(0)), Chance("")) == proposed
        ways = {card: way for card, way, _ in field.now}
        hand = play.state.players[0].hand
        kept = [card for card in hand if ways.get(card) != "discard"]
        worth = Appraisal(view, Seat(0)).purchase
        worst = max(worth(card) for card, way in ways.items() if way == "discard")
        assert all(worth(card) >= worst for card in kept)
        (planned,) = (card for card, way in ways.items() if way == "plan")
        assert CARDS[planned].cost == max(CARDS[card].cost for card in kept)
