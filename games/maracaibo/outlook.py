"""What a move will do at once: what it changes of a player's things."""

from games.core.events import Note, Phrase
from games.core.outlook import Holdings
from games.core.seats import Seat
from games.maracaibo.action import skull
from games.maracaibo.cards import CARDS
from games.maracaibo.chart import routes
from games.maracaibo.components import UPGRADES
from games.maracaibo.kinds import NATIONS, SYNERGIES
from games.maracaibo.moves import Sail
from games.maracaibo.rulebook import RULES
from games.maracaibo.state import State
from games.maracaibo.steps import SetSail
from games.maracaibo.village import village_actions


def holdings(state: State, seat: Seat) -> Holdings:
    """Points and doubloons first, then the rest of a ship; the points of bought cards apart, for they stay."""
    player = state.players[seat]
    return {
        ("points", ""): player.points,
        ("coins", ""): player.coins,
        ("strength", ""): player.strength,
        ("figures", ""): player.figures,
        **{("influence", nation): player.influence[nation] for nation in NATIONS},
        ("income", ""): player.income,
        ("point_income", ""): player.point_income,
        ("worth", ""): sum(CARDS[card].points for card in player.bought),
        **{("upgrade", key): int(player.has(key)) for key in UPGRADES},
        **{("synergy", key): int(key in player.synergies) for key in SYNERGIES},
        ("quests", ""): len(player.quests),
    }


@RULES.note(Sail)
def what_waits_there(state: State, seat: Seat, move: Sail) -> Note | None:
    """The village actions, the city's tile, how many quests, as everybody can see them."""
    top = state.agenda[-1]
    points = top.points if isinstance(top, SetSail) else 0
    way = next((way for way in routes(state, seat, points) if (way.end, way.by) == (move.place, move.by)), None)
    if way is None:
        return None
    quests = len(state.quests.get(move.place, ()))
    if move.place in state.city_tiles:
        return Note(Phrase("maracaibo-note-city", {"city": state.city_tiles[move.place], "quests": quests}))
    if state.is_city(move.place):
        return Note(Phrase("maracaibo-note-quests", {"quests": quests})) if quests else None
    count = 0 if skull(state, move.place) else village_actions(state.players[seat], way.points)
    return Note(Phrase("maracaibo-note-village", {"count": count, "quests": quests}))
