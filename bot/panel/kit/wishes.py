"""What was planned, in words: in the list of plans, and where a plan is told to be gone."""

import msgspec

from bot.panel.kit.naming import move_name, verb_name
from bot.store.table.plans import WISHED
from games.core.ahead.plans import Wish, verb_of_wish, wished_move
from games.core.events import Event
from games.core.fields import written
from games.core.game import AnyGame
from games.registry import GAMES, game
from texts import Teller

_wishes = msgspec.json.Decoder(tuple[Wish, ...])


def wish_name(rules: AnyGame, wish: Wish, say: Teller) -> str:
    """A wish in words, with its conditions."""
    told = wished_move(rules, wish)
    verb = verb_of_wish(wish)
    if wish.most is not None:
        name = say.words("bot-plan-most", move=verb_told(rules, verb, say), what=say.stuff(*wish.most))
    elif wish.never or wish.whichever:
        name = say.words(f"bot-plan-{'never-this' if wish.never else 'whichever'}", move=verb_told(rules, verb, say))
    elif told is None:
        name = f"`{wish.move}`"
    else:
        offer, move = told
        name = move_name(say, offer, move.answers())
    for key, need in (("brings", wish.brings), ("has", wish.has)):
        if need is not None:
            what = say.amount(need.noun, need.word, need.least)
            name = say.words(f"bot-plan-if-{key}", wish=name, what=what)
    return say.words("bot-plan-asks-me", wish=name) if wish.asks else name


def verb_told(rules: AnyGame, verb: str, say: Teller) -> str:
    """What a move is called; as it is typed where the rules know it no more."""
    return verb_name(say, verb) if verb in rules.rules.moves() else f"`{written(verb)}`"


def with_wishes_named(event: Event, say: Teller) -> Event:
    """The event that a plan is gone; what an earlier Caravel stored has its wishes as they are typed."""
    wished = event.args.get(WISHED)
    if not isinstance(wished, str) or say.game not in GAMES:
        return event
    try:
        names = tuple(wish_name(game(say.game), wish, say) for wish in _wishes.decode(wished.encode()))
    except msgspec.DecodeError:
        return event
    return msgspec.structs.replace(event, args=event.args | {"wishes": names})
