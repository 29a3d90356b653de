"""What may be known: all but the others' hands and plans, face-down piles, and the seed."""

from collections import Counter

from games.core.chance import Chance
from games.core.parts.seeing import HIDDEN, to_be_masked
from games.core.saving import clone
from games.core.seats import Seat
from games.maracaibo.campaign.components import STORIES, cards_of_stories
from games.maracaibo.cards import CARDS, DECKS
from games.maracaibo.components import BUILDINGS, CAREERS, DIFFICULTIES, JEAN_CARDS, QUESTS, TOKENS
from games.maracaibo.setup import STORIES as BEGINNINGS
from games.maracaibo.state import Player, State
from games.maracaibo.steps import ChooseNation, EndWar, QuestDone, Vote


def view(state: State, seat: Seat | None) -> State:
    """A copy with all masked that this seat, or a spectator, may not know."""
    seen = to_be_masked(state, seat)
    for pile in _face_down(seen):
        pile[:] = [HIDDEN] * len(pile)
    seen.story_cards = [HIDDEN] * len(seen.story_cards)  # what the story will bring is told when it comes
    seen.quest_pile[:-1] = [HIDDEN] * len(seen.quest_pile[:-1])
    closed = seen.open_buildings
    seen.buildings[closed:] = [HIDDEN] * len(seen.buildings[closed:])
    for owner in state.every_seat():
        if owner != seat:
            _mask(seen.players[owner])
    seen.votes = {owner: vote if owner == seat else HIDDEN for owner, vote in seen.votes.items()}
    return seen


def at_the_end(state: State) -> State:
    """What the story has not brought yet stays unknown: another game may go on with it."""
    seen = clone(state)
    seen.story_cards = [HIDDEN] * len(seen.story_cards)
    return seen


def _face_down(state: State) -> list[list[str]]:
    return [state.deck, state.box, state.box_careers, state.box_buildings, *state.piles, state.jean_deck]


def _mask(player: Player) -> None:
    for cards in (player.hand, player.planned, player.cast):
        cards[:] = [HIDDEN] * len(cards)
    if len(player.careers) > 1:
        player.careers[:] = [HIDDEN] * len(player.careers)


def draw_hidden(imagined: State, _: Seat | None, chance: Chance) -> None:
    """What lies hidden could be anything that lies nowhere open."""
    for player in imagined.players:
        _remember(player, chance)
    imagined.story_cards = _to_come(imagined, chance)
    _fill(_card_lists(imagined), _unseen(list(CARDS), _card_lists(imagined), imagined.story_cards), chance)
    _fill([*imagined.piles], _unseen(list(TOKENS), [*imagined.piles, *_tokens(imagined)], []), chance)
    quests = [imagined.quest_pile, *_quests(imagined)]
    _fill([imagined.quest_pile], _unseen(list(QUESTS), quests, []), chance)
    careers = [imagined.box_careers, imagined.careers, *(player.careers for player in imagined.players)]
    _fill(careers, _unseen(list(CAREERS), careers, []), chance)
    buildings = [imagined.buildings, imagined.box_buildings]
    _fill(buildings, _unseen(list(BUILDINGS), buildings, []), chance)
    for step in imagined.agenda:
        if isinstance(step, Vote):
            imagined.votes = {
                owner: chance.pick(STORIES[step.story].next) if vote == HIDDEN else vote
                for owner, vote in imagined.votes.items()
            }
    imagined.jean_deck = _jean_deck(imagined, chance)


def _to_come(seen: State, chance: Chance) -> list[str]:
    """The cards that the story has not brought yet: as far as possible none that the known stories have."""
    lying = {card for cards in _card_lists(seen) for card in cards}
    unseen = [card for card in DECKS["c"] if card not in lying]
    chance.shuffle(unseen)
    brought = cards_of_stories({BEGINNINGS[seen.options["story"]], *seen.stories, *seen.read})
    return sorted(unseen, key=brought.__contains__)[: len(seen.story_cards)]


def _jean_deck(seen: State, chance: Chance) -> list[str]:
    """So many of each level as belong to her deck; once all have been played, everybody knows which."""
    if seen.jean is None:
        return []
    levels = DIFFICULTIES[seen.options["difficulty"]]
    deck = list(seen.jean_cards)
    for level, count in (("a", levels.a), ("b", levels.b), ("c", levels.c)) if not deck else ():
        played = [card for card in seen.jean_played if JEAN_CARDS[card].level == level]
        left = [key for key, card in JEAN_CARDS.items() if card.level == level and key not in played]
        chance.shuffle(left)
        deck += [*played, *left[: count - len(played)]]
    deck = [card for card in deck if card not in seen.jean_played]
    chance.shuffle(deck)
    return deck


def _remember(player: Player, chance: Chance) -> None:
    """Cards that everybody saw this player take are somewhere in hand or planning area."""
    places = [(cards, at) for cards in (player.hand, player.planned) for at, card in enumerate(cards) if card == HIDDEN]
    if places:
        chance.shuffle(places)
        for card, (cards, at) in zip(player.seen, places, strict=False):
            cards[at] = card


def _card_lists(state: State) -> list[list[str]]:
    lists = [state.deck, state.box, state.discards, state.market]
    for player in state.players:
        lists += [player.hand, player.planned, player.cast, player.bought]
    return [*lists, *([state.jean.taken] if state.jean else [])]


def _tokens(state: State) -> list[list[str]]:
    fought = [step.token for step in state.agenda if isinstance(step, (ChooseNation, EndWar))]
    return [list(dict.fromkeys(fought)), *(who.tokens for who in state.travellers())]


def _quests(state: State) -> list[list[str]]:
    lists = [*state.quests.values(), list(state.track_quests.values()), *(who.quests for who in state.travellers())]
    lists += [list(player.card_quests.values()) for player in state.players]
    return [*lists, [step.quest for step in state.agenda if isinstance(step, QuestDone)]]


def _unseen(everything: list[str], lists: list[list[str]], absent: list[str]) -> list[str]:
    """What lies nowhere open."""
    rest = Counter(everything)
    rest.subtract(absent)
    rest.subtract(card for cards in lists for card in cards if card != HIDDEN)
    return list((+rest).elements())


def _fill(lists: list[list[str]], unseen: list[str], chance: Chance) -> None:
    """The hidden cards of these lists become unseen ones."""
    chance.shuffle(unseen)
    for cards in lists:
        cards[:] = [unseen.pop() if card == HIDDEN else card for card in cards]
