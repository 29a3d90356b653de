"""Preparing the game."""

from collections.abc import Mapping

from games.core.chance import Chance
from games.core.events import Phrase
from games.core.game import Setup
from games.core.parts.settings import TableOption
from games.core.seats import Seat, nothing_asked
from games.maracaibo.actions.ship import full_board
from games.maracaibo.campaign.archive import CampaignArchive
from games.maracaibo.campaign.components import FIRST_STORY
from games.maracaibo.cards import DECKS
from games.maracaibo.components import (
    BUILDINGS,
    CAREERS,
    CITY_TILES,
    DIFFICULTIES,
    JEAN,
    JEAN_CARDS,
    PLACES,
    QUESTS,
    SPACES,
    START,
    TOKENS,
)
from games.maracaibo.kinds import NATIONS
from games.maracaibo.map.markers import ALL_MARKERS
from games.maracaibo.state import Jean, Player, State
from games.maracaibo.steps import AnyStep, FollowStory, KeepCareer, NewCards, NewRound, Prepare, Resume

SOLO = 1
DUO = 2
STORIES: dict[str, str] = {
    "card_75": "s75",
    "card_76": "s76",
    "card_77": "s77",
    "campaign": "s01",
    **{f"chapter_{number - 78}": f"s{number}" for number in range(80, 90)},
}
"""The story card that each way to play starts with."""
OPTIONS = (
    TableOption("story", tuple(STORIES)),
    TableOption("difficulty", tuple(DIFFICULTIES), seats=(SOLO,)),
)


def fits(seats: int, options: Mapping[str, str]) -> Phrase | None:
    """Only one who plays alone meets Jean."""
    if seats != SOLO and options["difficulty"] != next(iter(DIFFICULTIES)):
        return Phrase("maracaibo-reason-difficulty-alone")
    return None


def set_up(setup: Setup) -> State:
    """The table before the first step."""
    chance = Chance(setup.seed)
    size = max(DUO, setup.seats)
    solo = setup.seats == SOLO
    story = STORIES[setup.options["story"]]
    archive = setup.archive if story == FIRST_STORY else None
    decks = {deck: list(cards) for deck, cards in DECKS.items()}
    cards, read, games = (archive.cards, archive.read, archive.games) if archive else ([], [], 0)
    decks["a"] += cards
    chance.shuffle(decks["a"])
    chance.shuffle(decks["b"])
    starter = Seat(0 if solo else chance.below(setup.seats))
    tokens = _shuffled(chance, list(TOKENS))
    buildings = _shuffled(chance, list(BUILDINGS))
    careers = _shuffled(chance, list(CAREERS))
    tiles = _city_tiles(chance, size)
    half = (len(tokens) + 1) // 2
    state = State(
        seats=setup.seats,
        options=setup.options,
        chance=chance,
        agenda=[],
        requests=nothing_asked(setup.seats),
        players=[],
        starter=starter,
        deck=[],
        box=decks["b"][START.b_cards :],
        piles=[tokens[:half], tokens[half:]],
        quest_pile=_shuffled(chance, list(QUESTS)),
        track_quests={},
        stock=dict.fromkeys(NATIONS, ALL_MARKERS),
        city_tiles=tiles,
        spare_tiles=_spare_tiles(size, tiles),
        buildings=buildings[: START.buildings],
        box_buildings=buildings[START.buildings :],
        box_careers=careers[START.careers * setup.seats :],
        story_cards=[card for card in DECKS["c"] if card not in cards],
        read=list(read),
        game_number=games + 1,
        jean=Jean(influence=dict.fromkeys(NATIONS, 0), discs=len(JEAN.income) - 1) if solo else None,
        jean_deck=_jean_deck(chance, setup.options["difficulty"]) if solo else [],
    )
    _deal(state, decks["a"], careers)
    state.deck = _shuffled(chance, decks["a"] + decks["b"][: START.b_cards])
    state.market = [state.deck.pop() for _ in range(START.market)]
    state.track_quests = {space: state.quest_pile.pop() for space in SPACES if SPACES[space].quest}
    if size == DUO:
        _mark_for_two(state)
    state.agenda = list(reversed(_beginning(state, starter, story, archive)))
    return state


def _spare_tiles(size: int, laid: Mapping[str, str]) -> list[str]:
    """City tiles for so many players that lie nowhere yet."""
    return [
        key for key, tile in CITY_TILES.items() if size in tile.players and key not in laid.values() and not tile.place
    ]


def _deal(state: State, deck: list[str], careers: list[str]) -> None:
    """Cards and careers to choose from, and doubloons in turn."""
    for turn in range(state.seats):
        hand = [deck.pop() for _ in range(START.dealt)]
        state.players.append(_player(hand, careers[START.careers * turn : START.careers * (turn + 1)]))
    for turn, seat in enumerate(state.in_turn(Seat(state.starter))):
        state.players[seat].coins = START.doubloons[turn]


def _mark_for_two(state: State) -> None:
    """The markers that lie on the map from the beginning where two play."""
    for marker in START.two_player_markers:
        state.markers[marker.place] = marker.nation
        state.stock[marker.nation] -= 1


def _beginning(state: State, starter: Seat, story: str, archive: CampaignArchive | None) -> list[AnyStep]:
    """The story is laid out first; then all choose their cards at once, and their careers in turn."""
    begin = FollowStory(story) if archive is None else Resume(archive.tiles, archive.stories)
    careers: list[AnyStep] = [KeepCareer([seat]) for seat in state.in_turn(starter)]
    return [begin, NewCards(), Prepare(list(state.every_seat())), *careers, NewRound()]


def _shuffled(chance: Chance, things: list[str]) -> list[str]:
    chance.shuffle(things)
    return things


def _player(hand: list[str], careers: list[str]) -> Player:
    return Player(
        coins=0,
        figures=START.figures,
        reserve=START.all_figures - START.figures,
        strength=START.strength,
        income=START.income,
        influence=dict.fromkeys(NATIONS, 0),
        hand=hand,
        discs=full_board(),
        careers=careers,
    )


def _city_tiles(chance: Chance, size: int) -> dict[str, str]:
    """The two marked tiles and two others on the four places; with two players Maracaibo has its own."""
    fitting = {key: tile for key, tile in CITY_TILES.items() if size in tile.players}
    marked = [key for key, tile in fitting.items() if tile.always]
    others = _shuffled(chance, [key for key, tile in fitting.items() if not tile.always and not tile.place])
    places = [place for place in PLACES if PLACES[place].tile]
    chosen = _shuffled(chance, marked + others[: len(places) - len(marked)])
    return dict(zip(places, chosen, strict=True)) | {tile.place: key for key, tile in fitting.items() if tile.place}


def _jean_deck(chance: Chance, difficulty: str) -> list[str]:
    """Some random cards of each level, shuffled together."""
    levels = DIFFICULTIES[difficulty]
    deck: list[str] = []
    for level, count in (("a", levels.a), ("b", levels.b), ("c", levels.c)):
        deck += _shuffled(chance, [key for key, card in JEAN_CARDS.items() if card.level == level])[:count]
    return _shuffled(chance, deck)
