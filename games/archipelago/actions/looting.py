"""The Barbarian: icons that nobody works are looted, each for a cube, and are of no more use to anybody."""

from collections import Counter

from games.archipelago import moves
from games.archipelago.bank import gain
from games.archipelago.cards.steps import ChooseLoot
from games.archipelago.components import SIDES
from games.archipelago.map.units import spot_word
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import State
from games.archipelago.telling.naming import region_told
from games.archipelago.trade.trading import CUBE
from games.core.events import Phrase, Value
from games.core.fields import Group, Place, Spread
from games.core.moves import Offer
from games.core.seats import Seat


def regions_to_loot(state: State, seat: Seat) -> list[str]:
    """Regions with an own free citizen and icons that nobody works, for which cubes are left."""
    own = dict.fromkeys(unit.region for unit in state.players[seat].citizens() if unit.free)
    return [region for region in own if loose_icons(state, region)]


def loose_icons(state: State, region: str) -> dict[str, tuple[str, str, int]]:
    """By word: part, resource and number of the icons that nobody works, as far as the bank has cubes for them."""
    return {
        spot_word(resource, part.name): (part.name, resource, min(free, state.bank[resource]))
        for part in SIDES[state.regions[region].side].zones
        for resource in part.icons
        if (free := state.free_icons(region, part.name, resource)) and state.bank[resource]
    }


def loot(play: Archipelago, seat: Seat, region: str) -> None:
    """Whoever loots may spare what they want to work later."""
    play.then(ChooseLoot([seat], region))


@RULES.asks(ChooseLoot)
def where_to_loot(state: State, step: ChooseLoot, _: Seat) -> dict[str, Value]:
    return {"where": region_told(state, step.region)}


@RULES.offers(ChooseLoot)
def icons_to_loot(state: State, step: ChooseLoot, _: Seat) -> list[Offer]:
    """The first thought is all there is; what lies in two waters of a region is of one bank."""
    loose = loose_icons(state, step.region)
    bank = Counter(state.bank)
    everything, words_of, told = [], dict[str, list[str]](), {}
    for word, (part, resource, count) in loose.items():
        everything.append((word, CUBE, min(count, bank[resource])))
        bank[resource] -= min(count, bank[resource])
        words_of.setdefault(resource, []).append(word)
        if word != resource:
            told[word] = Phrase("archipelago-in", {"spot_part": part, "where": resource_told(resource)})
    now = tuple(put for put in everything if put[2])
    most = sum(count for _, _, count in now)
    groups = tuple(Group(tuple(words), state.bank[each]) for each, words in words_of.items() if len(words) > 1)
    places = tuple(Place(word, count) for word, (_, _, count) in loose.items())
    field = Spread("icons", "resource", places, ((CUBE, most),), 1, most, now, kinds="goods", groups=groups, told=told)
    return [Offer(moves.Loot, (field,))]


def resource_told(resource: str) -> Phrase:
    """A resource by its name."""
    return Phrase("archipelago-thing", {"thing": resource})


@RULES.answer(ChooseLoot, moves.Loot)
def take_loot(play: Archipelago, step: ChooseLoot, seat: Seat, move: moves.Loot) -> None:
    """A cube for each; the coin that marks an icon is a mark alone and moves no money."""
    loose = loose_icons(play.state, step.region)
    looted = play.state.regions[step.region].looted
    where = region_told(play.state, step.region)
    for word, _, count in move.icons:
        part, resource, _ = loose[word]
        gain(play, seat, resource, count)
        looted[f"{part} {resource}"] = looted.get(f"{part} {resource}", 0) + count
        play.emit("loots", seat, where=where, resource=resource, count=count)
