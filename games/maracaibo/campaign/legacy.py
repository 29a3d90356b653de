"""Legacy tiles come into play and leave it."""

from games.core.events import Phrase
from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.maracaibo.actions.quests import place_quest
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.moves import Lift, Pass
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import State
from games.maracaibo.steps import RemoveSkull

CARTAGENA = LEGACY["l3"].place


def enter(play: Maracaibo, tile: str) -> None:
    """The tile comes to its place and works from now on."""
    state = play.state
    if tile in state.legacy:
        return
    legacy = LEGACY[tile]
    discs = legacy.solo if state.jean else legacy.duo if state.seats == 2 else 0
    state.legacy[tile] = discs
    play.emit("tile-comes", tile=tile, what=Phrase(f"maracaibo-tile-{tile}-about"))
    if tile == "l1":
        state.city_quest = place_quest(play, legacy.place)
    if tile == "l3" and CARTAGENA in state.city_tiles:
        state.gone_tiles.append(state.city_tiles.pop(CARTAGENA))
        state.delivered.pop(CARTAGENA, None)


def leave(play: Maracaibo, tile: str) -> None:
    """The tile goes back to the box; Cartagena gets another city tile for the plague."""
    state = play.state
    del state.legacy[tile]
    play.emit("tile-gone", tile=tile)
    if tile == "l3" and state.spare_tiles:
        new = state.chance.pick(state.spare_tiles)
        state.spare_tiles.remove(new)
        state.city_tiles[CARTAGENA] = new
        play.reveal()
        play.emit("city-tile", city=new, place=CARTAGENA)


@RULES.offers(RemoveSkull)
def skulls(state: State, step: RemoveSkull, seat: Seat) -> list[Offer]:
    """One of those that the reward names, or none."""
    return [Offer(Lift, (Pick("tile", "tile", tuple(step.tiles)),)), Offer(Pass)]


@RULES.answer(RemoveSkull, Lift)
def lift(play: Maracaibo, step: RemoveSkull, seat: Seat, move: Lift) -> None:
    """It leaves the board."""
    leave(play, move.tile)


@RULES.answer(RemoveSkull, Pass)
def let_it_lie(play: Maracaibo, step: RemoveSkull, seat: Seat, move: Pass) -> None:
    """A reward can always be declined."""
    play.emit("declines", seat)
