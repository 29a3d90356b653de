"""The headings of the moves, and what of the game is in use at a table, so that nothing else is mentioned."""

from collections.abc import Collection

from games.core.parts.telling import Theme
from games.maracaibo import moves
from games.maracaibo.campaign.components import LEGACY, STORIES
from games.maracaibo.cards import DECKS
from games.maracaibo.components import JEAN_CARDS
from games.maracaibo.rulebook import RULES
from games.maracaibo.state import State
from games.maracaibo.steps import Vote

THEMES = (
    Theme("town", (moves.Deliver, moves.OnlyDeliver, moves.City, moves.FulfilQuest, moves.UseAssistant, moves.UseTile)),
    Theme(
        "village",
        (
            moves.Buy,
            moves.BuyForHerbs,
            moves.Invest,
            moves.SellCard,
            moves.SellHand,
            moves.Drill,
            moves.Claim,
            moves.Deal,
            moves.CardQuest,
        ),
    ),
    Theme("war", (moves.Attack, moves.Fight, moves.Manoeuvre, moves.Enlist)),
    Theme(
        "gain",
        (
            moves.Opt,
            moves.TakeDisc,
            moves.Favour,
            moves.Rise,
            moves.TakeSynergy,
            moves.Hoist,
            moves.Settle,
            moves.Discharge,
            moves.Lift,
            moves.Explore,
        ),
    ),
    Theme(
        "cards",
        (
            moves.Fill,
            moves.Draw,
            moves.Take,
            moves.Plan,
            moves.ClaimTask,
            moves.Prepare,
            moves.KeepCareer,
            moves.TakePoints,
        ),
    ),
)
SURPRISES = {"card": DECKS["c"], "story": list(STORIES), "tile": list(LEGACY)}
_OF_THE_CAMPAIGN = (moves.CastVote, moves.Lift)
_OF_LEGACY = (moves.UseTile, moves.Discharge)


def in_play(state: State, noun: str) -> Collection[str] | None:
    """What the story has not brought yet is not mentioned."""
    match noun:
        case "story":
            asked = (step.story for step in state.agenda if isinstance(step, Vote))
            return [
                *state.stories,
                *state.read,
                *state.unread,
                *(way for story in asked for way in STORIES[story].next),
            ]
        case "city":
            return list(state.city_tiles.values())
        case "tile":
            return list(state.legacy)
        case "card":
            return [*DECKS["a"], *DECKS["b"], *_seen(state)]
        case "jean-card":
            return list(JEAN_CARDS) if state.jean else []
        case "verb":
            told = any(story in STORIES for story in (*state.stories, *state.read))
            absent = {*(() if told else _OF_THE_CAMPAIGN), *(() if state.legacy else _OF_LEGACY)}
            return [verb for verb, move in RULES.moves().items() if move not in absent]
        case _:
            return None


def _seen(state: State) -> list[str]:
    """The cards of the story that lie where this viewer sees them."""
    piles = [state.market, state.discards, *([state.jean.taken] if state.jean else [])]
    for player in state.players:
        piles += [player.hand, player.planned, player.cast, player.bought]
    return [card for pile in piles for card in pile if card in DECKS["c"]]
