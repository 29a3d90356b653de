"""What stands in the shop window."""

from collections.abc import Sequence

from bot.features.window.week import SURE, First, Week
from bot.panel.kit import ids
from bot.panel.kit.lasting import told_time
from bot.panel.kit.links import mention, thread_link
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.widgets import button, to_board
from bot.panel.kit.wording import game_name, teller
from bot.panel.messages.result import ending
from bot.people.ratings import SCALE, rating
from bot.store.identity import UserId
from bot.store.people.skills import Skill
from bot.store.table.records import Table
from bot.tables.live import Live
from render.kit.picture import Picture
from texts import Words, words

ACTS = ("board", "step")
"""What a passer-by may look at."""
GAMES_RANKED = 5


def finished_game(live: Live, locale: str, pictures: Sequence[Picture | None]) -> Posting:
    """How it ended, where it turned, and the ways to look closer."""
    say = teller(live.table, locale, live.emblems).words
    looks = [button(say(f"bot-panel-{act}"), ids.Control(live.table.id, act).id()) for act in ACTS]
    ways = [*looks, *to_board(thread_link(live.table), say)]
    return ending(live, locale, pictures, "🏁").rows([ways]).posting()


def week_told(week: Week, longest: Table, locale: str) -> Posting:
    """A week of a server: how much was played, what was new, who is best at it."""
    say = words(locale)
    games = [say("bot-window-game", game=game_name(say, game), count=count) for game, count in week.games.items()]
    head = say("bot-window-games", count=sum(week.games.values()), games=say("core-list-separator").join(games))
    url, name = thread_link(longest), say("bot-thread-name", game=game_name(say, longest.game), table=longest.id)
    lasted = told_time(week.longest.lasted, say)
    lines = [head, say("bot-window-longest", table=f"[{name}]({url})" if url else name, time=lasted)]
    lines += [_first(what, game, user, say) for what, game, user in week.firsts]
    sheet = Sheet().text(f"### {say('bot-window-week')}").text("\n".join(lines))
    for game, best in list(week.standings.items())[:GAMES_RANKED]:
        ranks = [f"{place}. {_ranked(user, skill, say)}" for place, (user, skill) in enumerate(best, 1)]
        sheet.text("\n".join([f"**{game_name(say, game)}**", *ranks]))
    return sheet.posting()


def _first(what: First, game: str, user: UserId, say: Words) -> str:
    return say(f"bot-window-first-{what}", game=game_name(say, game), player=mention(user))


def _ranked(user: UserId, skill: Skill, say: Words) -> str:
    sure = str(round(SURE * SCALE * skill.sigma))
    return f"{mention(user)} · {say('bot-stats-rating', rating=str(rating(skill)), sure=sure)}"
