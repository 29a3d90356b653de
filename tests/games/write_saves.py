"""`python -m tests.games.write_saves`: saves games of this version at telling moments, for later versions to finish.

Run it when a game has a new step, option or field, with a moment for it below, and whenever `Game.version` grows.
New files join the old ones. None is ever written over or taken away: somewhere such a game waits for its next move.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from games.core.agenda import Lines, fronts
from games.core.chance import Chance
from games.core.game import AnyGame, Setup
from games.core.play import Play
from games.core.saving import save
from games.registry import game
from games.settlers.state import State as Settlers

FOLDER = Path(__file__).parent / "saved"
SENSE = 0.6
"""How often a move is chosen with some sense."""
ASIDE = 0.03
"""How often a move beside the question may be made."""


@dataclass(frozen=True)
class Moment:
    """A position worth keeping, and the table that comes to it."""

    seats: int
    at: Callable[[Any], bool]
    options: dict[str, str] = field(default_factory=dict)


def open_to(step: str, seats: int = 1) -> Callable[[Any], bool]:
    """So many seats are asked this."""

    def at(state: Any) -> bool:
        return type(state.agenda[-1]).__name__ == step and len(state.agenda[-1].waiting) >= seats

    return at


def open_lines(state: Any, step: str, seats: int) -> bool:
    """So many seats are led through questions of their own side by side."""
    top = state.agenda[-1]
    return type(top).__name__ == step and sum(bool(line) for line in top.lines.values()) >= seats


def asked_in_lines(state: Any, step: str) -> bool:
    """Somebody is asked this beside others."""
    top = state.agenda[-1]
    return isinstance(top, Lines) and any(type(decision).__name__ == step for _, decision in fronts(state.agenda))


def owner(building: str, step: str = "ChooseRole") -> Callable[[Any], bool]:
    """The seat that is asked this uses this building."""
    return lambda state: open_to(step)(state) and state.boards[state.agenda[-1].waiting[0]].works(building)


def tokens_everywhere(state: Settlers) -> bool:
    lots = [lot for player in state.players for lot in player.land.values()]
    carts = any(player.carts for player in state.players)
    return carts and all(any(getattr(lot, token) for lot in lots) for token in ("ruined", "master", "coin"))


BOTH = {"new_buildings": "random", "nobles": "on"}
MAYA = {"kingdoms": "on", "maya": "on"}
KINGDOMS = {"kingdoms": "on", "governor": "on", "specialists": "on", "envoys": "on"}
MOMENTS: dict[str, dict[str, Moment]] = {
    "settlers": {
        "draft-two": Moment(2, lambda state: len(state.draft) == 3),
        "arranging-three": Moment(3, open_to("ArrangeTiles", 3)),
        "tokens-in-hand-two": Moment(
            2, lambda state: open_to("TokenOrTile")(state) and all(state.players[0].tokens.values())
        ),
        "tokens-on-tiles-three": Moment(3, tokens_everywhere),
        "drawn-three": Moment(3, open_to("AddDrawn")),
        "bought-four": Moment(4, lambda state: state.bought and open_to("AddTile")(state)),
        "proposed-four": Moment(4, lambda state: state.turn > 20 and open_to("AgreeToEnd", 2)(state)),
        "agreed-two": Moment(2, lambda state: state.turn > 20 and state.agreed),
    },
    "puerto_rico": {
        "draft-two": Moment(2, lambda state: len(state.agenda) == 6, {"new_buildings": "draft", "nobles": "on"}),
        "declined-three": Moment(3, lambda state: sum(len(board.declined) for board in state.boards) > 1),
        "mayor-together-five": Moment(5, open_to("Assign", 4), BOTH),
        "mayor-in-turn-four": Moment(4, lambda s: s.round > 3 and open_to("Assign")(s), {"mayor": "in_turn"}),
        "storing-together-four": Moment(4, open_to("Keep", 3)),
        "noble-on-ship-three": Moment(3, lambda s: s.round > 3 and open_to("TakePiece")(s), {"nobles": "on"}),
        "guests-four": Moment(4, open_to("MoveGuests"), {"new_buildings": "merchants"}),
        "drawn-three": Moment(3, open_to("LayTile"), {"new_buildings": "planters"}),
        "second-tile-four": Moment(
            4, lambda s: open_to("TakeTile")(s) and s.agenda[-1].second, {"new_buildings": "planters"}
        ),
        "black-market-five": Moment(5, owner("black_market", "BuildOrDeal"), {"new_buildings": "merchants"}),
        "private-deal-five": Moment(5, owner("black_market", "BuildOrDeal"), {"new_buildings": "merchants"}),
        "two-goods-two": Moment(2, owner("library", "ExtraGood"), {"new_buildings": "planters"}),
        "wharves-four": Moment(4, owner("small_wharf", "Load"), {"new_buildings": "planters"}),
        "supplier-five": Moment(5, open_to("Supply"), BOTH),
        "hunting-three": Moment(3, open_to("Hunt"), BOTH),
        "last-round-two": Moment(2, lambda state: state.ending and state.written > 0, BOTH),
    },
    "santa_maria": {
        "boards-three": Moment(3, open_to("ChooseBoard")),
        "pair-one": Moment(1, open_to("ChoosePair")),
        "monk-two": Moment(2, lambda s: s.year > 1 and open_to("PlaceMonk")(s), {"shared_dice": "on"}),
        "shipping-four": Moment(4, lambda s: s.year > 1 and open_to("ShipGoods")(s), {"setup": "advanced"}),
        "careful-two": Moment(2, open_to("Pay")),
        "hire-three": Moment(3, lambda s: s.year > 1 and open_to("Hire")(s), KINGDOMS),
        "side-by-side-four": Moment(4, lambda s: open_lines(s, "SideBySide", 2), KINGDOMS),
        "governor-two": Moment(2, open_to("WalkOn"), KINGDOMS),
        "maya-three": Moment(3, lambda s: s.year > 1 and open_to("MayaAct")(s), MAYA),
        "market-four": Moment(4, lambda s: open_to("Market")(s) and s.proposals, MAYA),
        "imitating-five": Moment(5, lambda s: asked_in_lines(s, "ImitateEnvoy")),
        "maya-alone": Moment(1, open_to("AfterDrive"), MAYA),
    },
    "maracaibo": {
        "preparing-four": Moment(4, open_to("Prepare", 4)),
        "careers-three": Moment(3, open_to("KeepCareer")),
        "sailing-again-two": Moment(2, lambda state: open_to("SetSail")(state) and state.agenda[-1].extra),
        "manoeuvres-three": Moment(3, lambda state: open_to("Manoeuvre")(state) and len(state.agenda[-1].made) > 0),
        "quest-of-the-track-four": Moment(4, open_to("TrackQuest")),
        "purchase-in-scoring-two": Moment(2, lambda state: state.round == 4 and open_to("ScoringChoice")(state)),
        "alone-against-jean": Moment(1, lambda state: state.round == 3, {"difficulty": "very_hard"}),
        "legacy-three": Moment(3, lambda state: state.round == 2 and len(state.markers) > 3, {"story": "card_77"}),
        "discs-on-a-tile-two": Moment(2, open_to("UseTile"), {"story": "campaign"}),
        "voting-two": Moment(2, open_to("Vote", 2), {"story": "campaign"}),
    },
    "archipelago": {
        "first-regions-three": Moment(3, open_to("PlaceFirst")),
        "from-the-desert-two": Moment(2, open_to("PlaceFirst"), {"desert_start": "on"}),
        "keeping-objectives-four": Moment(4, open_to("KeepObjectives", 3), {"more_spice": "on"}),
        "sealed-bids-four": Moment(4, lambda state: state.turn > 1 and open_to("Bid", 3)(state)),
        "the-order-three": Moment(3, open_to("SetOrder")),
        "crisis-five": Moment(5, open_to("HelpColony"), {"benefactor": "on"}),
        "raising-three": Moment(3, open_to("RaiseCitizens")),
        "round-with-cards-four": Moment(4, lambda s: open_to("PlayRound")(s) and any(p.cards for p in s.players)),
        "migrating-two": Moment(2, open_to("Migrate")),
        "open-deal-three": Moment(3, lambda state: bool(state.proposals)),
        "track-five": Moment(5, open_to("EvolutionTurn"), {"no_secrets": "on"}),
    },
}


def main() -> None:
    for key, moments in MOMENTS.items():
        found = game(key)
        for name, moment in moments.items():
            file = FOLDER / key / f"v{found.saved.version}-{name}.json"
            if not file.exists():
                file.write_bytes(save(first_state(found, moment)))
                print(file.relative_to(FOLDER))


def first_state(found: AnyGame, moment: Moment) -> Any:
    """The first position like that, in the first game that comes to one."""
    for seed in count():
        play = found.start(Setup(moment.seats, moment.options, f"saved {seed}"))
        random, chance = Random(seed), Chance(f"thought {seed}")
        while not play.state.over:
            if moment.at(play.state):
                return play.state
            one_move(found, play, random, chance)
    raise AssertionError


def one_move(found: AnyGame, play: Play[Any], random: Random, chance: Chance) -> None:
    """Somebody moves, with some sense or by chance."""
    request = play.legal(random.choice(play.waiting()))
    if random.random() < SENSE:
        move = found.sensible(found.view(play.state, request.seat), request, chance)
    else:
        offers = [offer for offer in request.offers if not offer.aside or random.random() < ASIDE]
        move = random.choice(offers or list(request.offers)).any_move(random.randrange)
    play.apply(request.seat, move)


if __name__ == "__main__":
    main()
