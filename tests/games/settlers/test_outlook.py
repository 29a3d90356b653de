"""What a tile or a token will do is said before it is played."""

from games.core.ahead.outlook import Foresight
from games.core.play import Play
from games.core.seats import Seat
from games.settlers import GAME
from games.settlers.state import State
from tests.games.settlers.table import table
from texts import Teller, words

LAND = """
mine  lake
grove weavery
"""
VILLAGE = "mine weavery"
ROW = "forest inn_iron_stone market_iron_plants workshop_iron_water"


def told(play: Play[State], verb: str, *begun: str, locale: str = "en") -> str:
    """What seat 0 is told of a move that begins so."""
    offer = play.legal(Seat(0)).offer(verb)
    assert offer is not None
    foresight = Foresight(GAME, play.state, Seat(0), Seat(0))
    return Teller(words(locale), "settlers", ("Ada", "Boris")).outlook(foresight.outlook_so_far(offer, begun))


def at_tokens(pile: str = "smith weaver") -> Play[State]:
    """Seat 0 holds a war token and has revealed a tile."""
    play = table(LAND, VILLAGE, hands=("war",), rows=ROW, pile=pile)
    play.run()
    play.apply(Seat(0), play.legal(Seat(0)).read("reveal nature"))
    return play


def test_a_token_tells_its_price_before_its_target_is_chosen() -> None:
    play = at_tokens()
    assert told(play, "war") == "−1 point, −1 token (war)"
    assert told(play, "war", "1", locale="ru") == "−1 очко, −1 жетон (война)"


def test_a_tile_tells_what_it_brings_before_its_square_is_chosen() -> None:
    play = at_tokens()
    assert told(play, "place", "forest") == ""
    assert told(play, "place", "market_iron_plants") == "+1 point, +1 token (coin)"


def test_which_master_comes_is_not_told() -> None:
    for pile in ("smith weaver", "weaver smith"):
        play = at_tokens(pile=pile)
        assert told(play, "place", "workshop_iron_water") == "+1 point, +1 token (master), plus a random draw"


def test_replacing_tells_the_point_it_costs() -> None:
    assert told(at_tokens(), "replace", "forest", "g7") == "−1 point"


def test_of_many_targets_all_cost_the_same() -> None:
    lakes = "lake lake lake lake lake \n lake mine mine lake lake"
    hands, masters = ("war coin cart",), ("smith",)
    play = table(lakes, lakes, hands=hands, masters=masters, rows="", nature="lake lake", village="weavery weavery")
    play.apply(Seat(0), play.legal(Seat(0)).read("reveal village"))
    assert told(play, "war") == "−1 point, −1 token (war)"
    assert told(play, "coin") == "−1 point, −1 token (coin)"
    assert told(play, "cart") == "−1 point, −1 token (cart)"
    lakes = "mine mine mine mine mine mine"
    play = table(lakes, lakes, masters=("smith",), rows="", nature="lake lake", village="weavery weavery")
    play.apply(Seat(0), play.legal(Seat(0)).read("reveal village"))
    assert told(play, "master", "smith") == "+1 point, −1 token (master)"


def test_a_tile_that_fits_in_many_places_brings_the_same_in_all() -> None:
    land = "mine lake lake lake lake \n cliff cliff cliff cliff cliff"
    play = table(land, VILLAGE, rows="market_iron_plants workshop_iron_water")
    play.apply(Seat(0), play.legal(Seat(0)).read("reveal nature"))
    assert told(play, "place", "workshop_iron_water") == "+1 point, +1 token (master), plus a random draw"


def test_points_and_tokens_are_what_can_be_told() -> None:
    play = table("mine* lake", VILLAGE, hands=("war war cart",), masters=("smith weaver",))
    assert GAME.telling.holdings is not None
    assert GAME.telling.holdings(play.state, Seat(0)) == {
        ("points", ""): 7,
        ("token", "war"): 2,
        ("token", "coin"): 0,
        ("token", "cart"): 1,
        ("token", "master"): 2,
    }
