"""A season's card: for everybody in its channel, and for whoever asks; a host's own row and settings below it."""

from collections.abc import Iterator, Mapping, Sequence

from discord import ButtonStyle

from bot.features.seasons.board import final_places, into_final, order_of, ratings_of, standings_of
from bot.features.seasons.reckoning.divisions import moved
from bot.features.seasons.rounds import divisions_of
from bot.features.seasons.rows import Deal, Entrant, Season, Whole
from bot.features.seasons.terms import GROUPS, OFFERED, PACE, Terms, chosen
from bot.hours.clock_options import CLOCK, OFF, ZERO
from bot.panel.kit import ids
from bot.panel.kit.labels import cut
from bot.panel.kit.links import at_time, in_time, thread_link
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Rows, Sheet, Widget
from bot.panel.kit.widgets import IN_A_LIST, button, dropdown
from bot.panel.kit.wording import escaped, game_name
from bot.people.ratings import rating
from bot.store.identity import ChannelId, TableId, UserId
from bot.store.table.records import Table
from games.registry import GAMES
from render.kit.picture import Picture
from render.season import Group, Mark, Row, SeasonBoard
from texts import Words, words

SEASON = "season"
JOIN, LEAVE, BEGIN, ROUND, END, NEXT, OPEN, CHANGE, PLAY, SHOW, WHICH, NEW, HERE = (
    "join", "leave", "begin", "round", "end", "next", "open", "change", "play", "show", "which", "new", "here",
)  # fmt: skip
SURE = "sure"
OF_NO_TABLE = TableId(0)
TABLES_SHOWN, PEOPLE_SHOWN = 12, 60
PARTED = "\u00a0· "
LETTERS = "ABCD"


def season_card(
    whole: Whole, locale: str, pictures: Sequence[Picture | None] = (), tables: Mapping[int, Table] | None = None
) -> Posting:
    """How it goes, for everybody."""
    return _told(whole, words(locale), pictures, tables or {}).rows(_for_people(whole, words(locale))).posting()


def own_card(
    whole: Whole,
    locale: str,
    pictures: Sequence[Picture | None] = (),
    tables: Mapping[int, Table] | None = None,
    *,
    reader: UserId,
    hosts: bool,
    here: ChannelId | None = None,
    said: str = "",
) -> Posting:
    """The same for one person: where they stand and play, and what a host can do."""
    say = words(locale)
    if whole.season.status == "draft":
        return _draft(whole.season, say, said)
    sheet = _told(whole, say, pictures, tables or {})
    sheet.text("\n".join(_oneself(whole, reader, tables or {}, say))).text(said)
    return sheet.rows([*_for_people(whole, say, reader), *(_for_hosts(whole, here, say) if hosts else [])]).posting()


def choosing(seasons: Sequence[Season], locale: str, *, hosts: bool) -> Posting:
    """Which of several is meant; a host can begin another one."""
    say = words(locale)
    shown = seasons[:IN_A_LIST]
    choices = [(each.name, str(each.id)) for each in shown]
    about = {str(each.id): say(f"bot-season-status-{each.status}") for each in shown}
    lists: Rows = [[dropdown(say("bot-season-which"), _at(WHICH), choices, about=about.__getitem__)]] if shown else []
    new: Rows = [[button(say("bot-season-act-new"), _at(NEW))]] if hosts else []
    return (
        Sheet().text(f"### {say('bot-season-several' if shown else 'bot-season-none')}").rows([*lists, *new]).posting()
    )


def sure_to(season: Season, act: str, locale: str) -> Posting:
    """What takes something from others is asked first."""
    say = words(locale)
    name = escaped(season.name)
    yes = button(say(f"bot-season-act-{act}"), _at(act, season, SURE), ButtonStyle.danger)
    back = button(say("bot-season-back"), _at(SHOW, season))
    return Sheet().text(say(f"bot-season-{act}-sure", name=name)).rows([[yes, back]]).posting()


def board_of(whole: Whole, locale: str) -> SeasonBoard | None:
    """What its picture shows; None before anybody has been dealt to a table."""
    say, season = words(locale), whole.season
    if not whole.deals:
        return None
    ratings, marks = ratings_of(whole), _marks(whole)
    divisions = divisions_of(whole) if season.terms.kind == "league" and len(divisions_of(whole)) > 1 else [None]
    groups = []
    for division in divisions:
        found = {one.entrant: one for one in standings_of(whole, division)}
        rows = []
        final = final_places(whole)
        for number in order_of(whole, division):
            one, entrant = found[number], whole.entrant(number)
            skill = ratings.get(number)
            rows.append(
                Row(
                    final.get(number, one.place),
                    entrant.name,
                    number,
                    one.played,
                    one.wins,
                    one.points,
                    None if skill is None else rating(skill),
                    marks.get(number, ""),
                )
            )
        title = "" if division is None else say("bot-season-division", letter=LETTERS[division])
        groups.append(Group(title, tuple(rows)))
    return SeasonBoard(season.name, _when(season, say), _games(season, say), tuple(groups))


def _told(whole: Whole, say: Words, pictures: Sequence[Picture | None], tables: Mapping[int, Table]) -> Sheet:
    season = whole.season
    sheet = Sheet().text(f"### 🏆 {escaped(season.name)}\n{PARTED.join(_headline(season, say))}")
    match season.status:
        case "joining":
            until = season.until or 0.0
            sheet.text(say("bot-season-until", at=at_time(until), rest=in_time(until)))
            sheet.text(f"-# {PARTED.join(_rules(season.terms, say))}")
            sheet.text(_people(whole.there, "bot-season-people", say))
        case "playing":
            sheet.text("\n".join([*_round(whole, say), *_tables(whole, tables, say)]))
            sheet.text(_people(whole.standby, "bot-season-standby", say) if whole.standby else "")
        case "over":
            sheet.text("\n".join(_winners(whole, say)))
        case _:
            sheet.text(say("bot-season-closed"))
    for picture in pictures:
        sheet.picture(picture)
    return sheet


def _oneself(whole: Whole, reader: UserId, tables: Mapping[int, Table], say: Words) -> Iterator[str]:
    """Where somebody stands, and at which table of the round they play: among many nobody finds that."""
    mine = next((each for each in whole.there if each.user_id == reader), None)
    if mine is None or not whole.deals:
        return
    division = mine.division if len(divisions_of(whole)) > 1 else None
    standing = standings_of(whole, division)
    one = next(each for each in standing if each.entrant == mine.number)
    yield say("bot-season-you", place=one.place, people=len(standing), points=one.points)
    for deal in whole.now:
        if mine.number in deal.people and deal.over_at is None:
            yield say("bot-season-your-table", table=_table(whole, deal, tables, say))


def _headline(season: Season, say: Words) -> list[str]:
    return [
        say(f"bot-season-kind-{season.terms.kind}"),
        say("bot-season-rounds-count", count=season.terms.rounds),
        _games(season, say),
    ]


def _games(season: Season, say: Words) -> str:
    return say("core-list-separator").join(game_name(say, key) for key in season.terms.games)


def _rules(terms: Terms, say: Words) -> Iterator[str]:
    """How the tables are played, and what comes of their places."""
    yield say("bot-season-rule-points")
    yield say("bot-season-rule-time", count=terms.round_days, late=say(f"bot-season-late-{terms.late}"))
    clock = terms.options.get(CLOCK, OFF)
    yield f"{say('bot-option-clock')}: {say(f'bot-option-clock-{clock}')}"
    if clock != OFF:
        yield f"{say('bot-option-clock-zero')}: {say(f'bot-option-clock-zero-{terms.clock_zero}')}"
    yield say("bot-season-rule-final" if terms.kind == "tournament" else "bot-season-rule-league")


def _people(people: Sequence[Entrant], key: str, say: Words) -> str:
    names = [escaped(each.name) for each in people[:PEOPLE_SHOWN]]
    told = say("core-list-separator").join(names) + (" …" if len(people) > PEOPLE_SHOWN else "")
    return say(key, count=len(people), people=cut(told, 1500) or say("core-nothing"))


def _round(whole: Whole, say: Words) -> Iterator[str]:
    season = whole.season
    game = game_name(say, season.terms.game_of(1 if season.final else season.round))
    yield f"**{_when(season, say)}: {game}**"
    if season.until is not None:
        key = f"bot-season-round-until-{season.terms.late}"
        yield say(key, at=at_time(season.until), rest=in_time(season.until))


def _when(season: Season, say: Words) -> str:
    if season.final:
        return say("bot-season-final")
    if season.status == "over":
        return say("bot-season-after", count=min(season.round, season.terms.rounds))
    return say("bot-season-round", round=season.round, rounds=season.terms.rounds)


def _tables(whole: Whole, tables: Mapping[int, Table], say: Words) -> Iterator[str]:
    deals = sorted(whole.now, key=lambda deal: deal.over_at is not None)
    for deal in deals[:TABLES_SHOWN]:
        yield f"- {_table(whole, deal, tables, say)}"
    if len(deals) > TABLES_SHOWN:
        yield say("bot-season-tables-more", count=len(deals) - TABLES_SHOWN)


def _table(whole: Whole, deal: Deal, tables: Mapping[int, Table], say: Words) -> str:
    if deal.over_at is not None:
        ordered = sorted(deal.seats, key=lambda seat: seat.place or len(deal.seats) + 1)
        return "✓ " + say("core-list-separator").join(
            say("bot-season-earned", name=_name(whole, seat.entrant, say), points=seat.points) for seat in ordered
        )
    people = say("core-list-separator").join(_name(whole, seat.entrant, say) for seat in deal.seats)
    table = None if deal.table_id is None else tables.get(deal.table_id)
    if table is None:
        return people
    name = say("bot-thread-name", game=game_name(say, deal.game), table=table.id)
    url = thread_link(table)
    return f"[{name}]({url}): {people}" if url else f"{name}: {people}"


def _name(whole: Whole, number: int, say: Words) -> str:
    return escaped(whole.entrant(number).name or say("bot-stranger", number=number))


def _winners(whole: Whole, say: Words) -> Iterator[str]:
    """Who is first, of each division; equals share it."""
    marks = _marks(whole)
    for division in divisions_of(whole):
        first = [
            each.number for each in whole.entrants if each.division == division and marks.get(each.number) == "won"
        ]
        if first:
            names = say("core-list-separator").join(f"**{_name(whole, number, say)}**" for number in first)
            yield f"🏅 {say('bot-season-won', people=names, count=len(first))}"


def _marks(whole: Whole) -> dict[int, Mark]:
    """Where everybody goes from here, once that is known; while rounds are played, where they would go now."""
    season = whole.season
    marks: dict[int, Mark] = {each.number: "left" for each in whole.entrants if each.status == "left"}
    there = [each.number for each in whole.there]
    if season.terms.kind == "tournament":
        return _in_tournament(whole, marks)
    orders = {
        division: [each for each in order_of(whole, division) if each in there] for division in divisions_of(whole)
    }
    numbers = {number: at for at, order in enumerate(orders.values()) for number in order}
    if any(deal.over_at is not None for deal in whole.deals):
        for number, to in moved(list(orders.values())).items():
            if to != numbers[number]:
                marks[number] = "up" if to < numbers[number] else "down"
    if season.status == "over":
        for division in orders:
            standing = [one for one in standings_of(whole, division) if one.entrant in there]
            marks |= {one.entrant: "won" for one in standing if one.place == 1 and one.played}
    return marks


def _in_tournament(whole: Whole, marks: dict[int, Mark]) -> dict[int, Mark]:
    final = final_places(whole)
    if final:
        return marks | {number: "won" if place == 1 else "final" for number, place in final.items()}
    if whole.season.status == "over":
        standing = [one for one in standings_of(whole) if marks.get(one.entrant) != "left"]
        return marks | {one.entrant: "won" for one in standing if one.place == 1 and one.played}
    dealt = [number for deal in whole.deals if deal.final for number in deal.people]
    counted = any(deal.over_at is not None for deal in whole.deals)
    return marks | dict.fromkeys(dealt or (into_final(whole) if counted else []), "final")


def _for_people(whole: Whole, say: Words, reader: UserId | None = None) -> Rows:
    """To come or to go; a reader is offered that of both which they can do."""
    season = whole.season
    if season.status not in ("joining", "playing"):
        return []
    style = ButtonStyle.success if season.status == "joining" else ButtonStyle.secondary
    join = say("bot-season-join" if season.status == "joining" else "bot-season-stand-by")
    inside = any(each.user_id == reader for each in (*whole.there, *whole.standby))
    come = [] if reader is not None and inside else [button(join, _at(JOIN, season), style)]
    go = [] if reader is not None and not inside else [button(say("bot-season-act-leave"), _at(LEAVE, season))]
    return [[*come, *go]]


def _for_hosts(whole: Whole, here: ChannelId | None, say: Words) -> Rows:
    season = whole.season
    elsewhere = (HERE,) if here not in (None, season.channel_id) else ()
    acts = {
        "joining": (BEGIN, END, *elsewhere),
        "playing": (ROUND, END, *elsewhere),
        "over": (NEXT, NEW),
        "closed": (NEW,),
    }[season.status]
    row: list[Widget] = []
    for act in acts:
        style = ButtonStyle.success if act == BEGIN else ButtonStyle.secondary
        row.append(button(say(f"bot-season-act-{act}"), _at(act, season), style))
    return [row]


def _draft(season: Season, say: Words, said: str) -> Posting:
    """What is played and how, each group as a line and a list of what can be otherwise."""
    sheet = Sheet().text(f"### 🏆 {escaped(season.name)}\n{say('bot-season-draft')}").text(said)
    games = [(game_name(say, key), key) for key in GAMES][:IN_A_LIST]
    played = dropdown(
        say("bot-season-games"), _at(PLAY, season), games, most=len(games), ticked=list(season.terms.games)
    )
    sheet.rows([[played]])
    for group, names in GROUPS.items():
        shown = [name for name in names if season.terms.shows(name)]
        told = [_choice(name, chosen(season.terms, name), say) for name in shown]
        sheet.text(f"**{say(f'bot-season-{group}')}**\n-# {PARTED.join(told)}")
        changes = [
            (_choice(name, value, say), f"{name}:{value}")
            for name in shown
            for value in OFFERED[name]
            if value != chosen(season.terms, name)
        ]
        title = say("bot-settings-change", group=say(f"bot-season-{group}"))
        sheet.rows([[dropdown(title, _at(CHANGE, season, group), changes[:IN_A_LIST])]])
    opened = button(say("bot-season-open"), _at(OPEN, season), ButtonStyle.success, disabled=not season.terms.games)
    return sheet.rows([[opened, button(say("bot-season-discard"), _at(END, season, SURE))]]).posting()


def _choice(name: str, value: str, say: Words) -> str:
    """A setting as it is or could be."""
    if name == PACE:
        return f"{say('bot-lobby-pace')}: {say(f'bot-pace-{value}')}"
    if name == ZERO:
        return f"{say('bot-option-clock-zero')}: {say(f'bot-option-clock-zero-{value}')}"
    told = f"bot-season-{name}-{value}"
    if value.isdecimal():
        return say(f"bot-season-{name}-count", count=int(value))
    return f"{say(f'bot-season-{name}')}: {say(told)}"


def _at(act: str, season: Season | None = None, *more: str) -> str:
    args = (act, "0" if season is None else str(season.id), *more)
    return ids.Control(OF_NO_TABLE, SEASON, args=args).id()
