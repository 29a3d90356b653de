"""What goes wrong: people get a plain sentence, privately; the log gets the rest, under an id that they are shown."""

import logging

import discord
from discord import app_commands

from bot.host.logs import interaction_id, interaction_logged
from bot.measures.course import BROKEN, ILLEGAL, LATE, UNTOLD
from bot.panel.kit.labels import cut
from bot.panel.kit.links import thread_link
from bot.panel.kit.permissions import complaint
from bot.panel.kit.wording import escaped, teller
from bot.publisher.refusals import ANSWERED_IN_VAIN, is_discords_fault
from bot.store.identity import ChannelId, UserId
from bot.tables.live import Live
from bot.tables.model import Late, Refused
from bot.tables.rules.patience import EndlessRule
from cogs.kit.answering import Answer, Interaction
from games.core.events import Phrase
from games.core.moves import IllegalMove
from texts import words

log = logging.getLogger(__name__)

MISSING_ACCESS = (50001, 50013)
MESSAGE_ROOM = 2000


async def explain(answer: Answer, error: BaseException, live: Live | None = None) -> None:
    """Tell the person what could not be done and why."""
    interaction = answer.interaction
    cause = _cause(error)
    live = live or _live_of(answer)
    answer.course.outcome = UNTOLD if answer.changed else outcome_of(cause)
    try:
        if answer.changed:
            await answer.say(await _stands(interaction, cause, live))
        else:
            await answer.say(cut(await _sentence(interaction, cause, live), MESSAGE_ROOM))
    except (discord.DiscordException, OSError) as failed:
        # Too late to answer; the person sees Discord's own notice, and nothing here can change that.
        if not isinstance(failed, discord.HTTPException) or failed.code not in ANSWERED_IN_VAIN:
            _note("could not explain an error", failed)
    if answer.changed and live is not None:
        interaction.client.lookout.retell(live.table.id, UserId(interaction.user.id))


def outcome_of(error: BaseException) -> str:
    """What came of it, in one word of a closed list: what people and games wrote is in none."""
    match error:
        case Late():
            return LATE
        case Refused():
            return error.word
        case IllegalMove():
            return ILLEGAL
        case discord.Forbidden():
            return "forbidden"
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return "old-command"
        case app_commands.NoPrivateMessage() | app_commands.MissingPermissions():
            return "not-allowed"
        case EndlessRule():
            return "endless"
        case _ if is_discords_fault(error):
            return "discord"
        case _:
            return BROKEN


async def _stands(interaction: Interaction, error: BaseException, live: Live | None) -> str:
    """What was done is done, and only the telling has failed: where it can be seen."""
    _note("what was done could not be told", error)
    locale = interaction.client.people.language_now(UserId(interaction.user.id), str(interaction.locale))
    url = None if live is None else thread_link(live.table)
    return words(locale)("bot-said-stands") if url is None else words(locale)("bot-said-stands-there", url=url)


async def language_of(interaction: Interaction) -> str:
    """The language in which to answer this person."""
    return (await interaction.client.people.person(interaction)).locale


def reason_text(reason: Phrase, locale: str, live: Live | None) -> str:
    """A reason as a sentence; a name in it is what somebody wrote, and no markdown."""
    if isinstance(name := reason.args.get("name"), str):
        reason = Phrase(reason.key, {**reason.args, "name": escaped(name)})
    if live is not None:
        return teller(live.table, locale).phrase(reason)
    args = {key: value for key, value in reason.args.items() if isinstance(value, str | int)}
    if isinstance(player := args.get("player"), str):
        args["player"] = escaped(player)
    return words(locale)(reason.key, **args)


async def _sentence(interaction: Interaction, error: BaseException, live: Live | None) -> str:
    try:
        locale = await language_of(interaction)
        if isinstance(error, Refused | IllegalMove):
            return reason_text(error.reason, locale, live)
        if isinstance(error, discord.Forbidden) and error.code in MISSING_ACCESS:
            return complaint(words(locale), (), ChannelId(interaction.channel_id or 0))
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            return words(locale)("bot-refused-old-command")
        if isinstance(error, app_commands.NoPrivateMessage):
            return words(locale)("bot-refused-only-in-server")
        if isinstance(error, app_commands.MissingPermissions):
            return words(locale)("bot-refused-not-allowed")
    except Exception as another:
        error = another
        locale = interaction.client.people.language_now(UserId(interaction.user.id), str(interaction.locale))
    return _broken(error, locale)


def _broken(error: BaseException, locale: str) -> str:
    key = "bot-refused-endless" if isinstance(error, EndlessRule) else "bot-refused-broken"
    known = interaction_id()
    if known is not None:
        _note("an interaction failed", error)
        return words(locale)(key, id=known)
    with interaction_logged() as new:
        _note("an interaction failed", error)
        return words(locale)(key, id=new)


def _note(what: str, error: BaseException) -> None:
    """Where it is Discord's fault there is nothing to mend, and a line is enough."""
    if is_discords_fault(error):
        log.warning(what, extra={"error": repr(error)})
    else:
        log.error(what, exc_info=error)


def _live_of(answer: Answer) -> Live | None:
    """The game that it is about: in private messages the channel does not tell."""
    interaction, tables = answer.interaction, answer.interaction.client.tables
    if answer.table is not None:
        return tables.peek(answer.table)
    return None if interaction.channel_id is None else tables.at(ChannelId(interaction.channel_id))


def _cause(error: BaseException) -> BaseException:
    while isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return error
