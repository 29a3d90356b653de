"""Campaigns in words: on a table's card, in a list, and in a file's company."""

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.features.campaigns.archive_files import archive_of
from bot.features.campaigns.enlisting import NAME_ROOM
from bot.features.campaigns.rows import Campaign
from bot.panel.kit.labels import OPTION_ROOM, cut
from bot.panel.kit.links import ago
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, told
from bot.panel.kit.wording import escaped, game_name
from bot.panel.messages.host_settings import CAMPAIGN, Change, Line
from bot.store.identity import UserId
from bot.store.table.records import Table
from bot.tables.model import Refused
from games.registry import game
from texts import Words, words

NEW = "new"
"""Stands for a campaign that is to begin."""
CHOICES = 25
SHOWN = 20
PEOPLE_SHOWN = 6
CAMPAIGNS_SHOWN = 8
"""In the lobby; every other is named when the table is opened."""


def to_go_on(campaign: Campaign, locale: str) -> str:
    """A campaign among those that can be gone on with: its name, and which game comes next."""
    say = words(locale)
    if campaign.table_id is not None:
        return cut(say("bot-campaign-busy", name=campaign.name, table=campaign.table_id), OPTION_ROOM)
    return cut(say("bot-campaign-next", name=campaign.name, number=campaign.finished + 1), OPTION_ROOM)


def chooser(table: Table, campaigns: Sequence[Campaign], locale: str) -> list[Line]:
    """Which game of which campaign it is, and what else it can be; one that another table plays can't be chosen."""
    if game(table.game).saved.archive_type is None:
        return []
    say, now = words(locale), table.campaign
    name = say("bot-lobby-campaign")
    none = say("bot-lobby-campaign-none")
    told = none if now is None else say("bot-campaign-next", name=escaped(now.name), number=now.number)
    others = [each for each in campaigns if each.table_id is None and (now is None or each.id != now.campaign_id)]
    changes = [
        Change(f"{name}: {to_go_on(each, locale)}", f"{CAMPAIGN}:{each.id}") for each in others[:CAMPAIGNS_SHOWN]
    ]
    new = Change(f"{name}: {say('bot-campaign-new')}", f"{CAMPAIGN}:{NEW}")
    return [Line(f"{name}: {told}", [*changes, new])]


def suggested(mine: Sequence[Campaign], typed: str, locale: str) -> list[tuple[str, str]]:
    """The campaigns that can be gone on with, and what is typed as the name of a new one."""
    fitting = [each for each in mine if typed.casefold() in each.name.casefold()]
    choices = [(to_go_on(each, locale), each.name) for each in fitting[: CHOICES - 1]]
    name = typed.strip()[:NAME_ROOM]
    if name and all(name.casefold() != each.name.casefold() for each in mine):
        choices.append((words(locale)("bot-campaign-begin", name=name), name))
    return choices


def campaigns_list(campaigns: Sequence[Campaign], user: UserId, locale: str) -> Posting:
    """The campaigns of a place: who, how far, when last; one's own first."""
    say = words(locale)
    if not campaigns:
        return told(say("bot-campaigns-none"))
    ordered = sorted(campaigns, key=lambda campaign: user not in campaign.people)
    sheet = Sheet().text(f"### {say('bot-campaigns-title')}")
    sheet.text("\n".join(_line(campaign, user, say) for campaign in ordered[:SHOWN]))
    more = len(ordered) - SHOWN
    if more > 0:
        sheet.text(say("bot-campaigns-more", count=more))
    return sheet.posting()


def exported(campaign: Campaign, file: bytes, locale: str) -> Posting:
    """A campaign's archive, to be kept elsewhere."""
    say = words(locale)
    sheet = Sheet().text(say("bot-campaigns-exported", name=escaped(campaign.name), count=campaign.finished))
    return sheet.file(f"caravel-{campaign.game.replace('_', '-')}-{campaign.id}.json", file).posting()


def _line(campaign: Campaign, user: UserId, say: Words) -> str:
    separator = say("core-list-separator")
    names = [escaped(name) for name in campaign.people.values()]
    people = separator.join(names[:PEOPLE_SHOWN]) + (" …" if len(names) > PEOPLE_SHOWN else "")
    parts = [
        f"**{escaped(campaign.name)}**" if user in campaign.people else escaped(campaign.name),
        game_name(say, campaign.game),
        say("bot-campaigns-played", count=campaign.finished),
        *_progress(campaign, say),
        people,
        ago(datetime.fromtimestamp(campaign.updated_at, UTC)),
    ]
    if campaign.table_id is not None:
        parts.append(say("bot-campaigns-at-table", table=campaign.table_id))
    return "- " + " · ".join(parts)


def _progress(campaign: Campaign, say: Words) -> list[str]:
    if campaign.told:
        return [say("bot-campaigns-told")]
    try:
        archive = archive_of(campaign)
    except Refused:
        return [say("bot-campaigns-damaged")]
    how_far = None if archive is None else archive.progress()
    if how_far is None:
        return []
    return [say(how_far.key, **{name: value for name, value in how_far.args.items() if isinstance(value, str | int)})]
