"""How Caravel speaks to somebody, and when."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.hours.zones import suggested_zones
from bot.panel.kit.sheet import told
from bot.panel.lines.beside import CALL, DM, HERE
from bot.panel.messages.settings_card import COUNTED, TYPE, WISH, typing_wish, uncounted
from bot.panel.questions.modals import TYPED
from bot.store.identity import UserId
from bot.store.people.choices import ORDERS
from bot.tables.model import Refused
from bot.tables.own_settings import AUTO, OFF
from bot.tables.own_settings import TYPED as CAN_BE_TYPED
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.habits import MOST_REMINDER_HOURS, Wishes, grant, show_wishes, wished
from cogs.kit.naming import described, named, titled
from render.kit.skins import SKINS
from texts import LOCALES, words

TEXT_ROOM = 60


LANGUAGES = [
    Choice(name=described(f"bot-setting-language-{language}"), value=language) for language in (AUTO, *LOCALES)
]


ORDER_CHOICES = [Choice(name=described(f"bot-setting-order-{order}"), value=order) for order in ORDERS]


SKIN_CHOICES = [Choice(name=described(f"bot-setting-pictures-{skin}"), value=skin) for skin in (AUTO, *SKINS)]


class SettingsCommands(commands.Cog):
    """`/settings`."""

    @app_commands.command(**titled("settings"))
    @app_commands.rename(
        language=named("language", "bot-param-language"),
        dms=named("dms", "bot-param-messages"),
        pictures=named("theme", "bot-param-pictures"),
        coach=named("hints", "bot-param-coach"),
        zone=named("time-zone", "bot-param-zone"),
        quiet=named("quiet-hours", "bot-param-quiet"),
        reminders=named("reminders", "bot-param-reminders"),
        digest=named("daily-summary", "bot-param-digest"),
        ahead=named("heads-up", "bot-param-ahead"),
        nudges=named("nudges", "bot-param-nudges"),
        asked=named("end-turns", "bot-param-asked"),
        counted=named("statistics", "bot-param-statistics"),
        order=named("next-order", "bot-param-order"),
    )
    @app_commands.describe(
        language=described("bot-settings-language"),
        dms=described("bot-settings-dms"),
        pictures=described("bot-settings-pictures"),
        coach=described("bot-settings-coach"),
        zone=described("bot-settings-zone"),
        quiet=described("bot-settings-quiet"),
        reminders=described("bot-settings-reminders"),
        digest=described("bot-settings-digest"),
        ahead=described("bot-settings-ahead"),
        nudges=described("bot-settings-nudges"),
        asked=described("bot-settings-asked"),
        counted=described("bot-settings-counted"),
        order=described("bot-settings-order"),
    )
    @app_commands.choices(language=LANGUAGES, pictures=SKIN_CHOICES, order=ORDER_CHOICES)
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        dms: bool | None = None,
        pictures: str | None = None,
        coach: bool | None = None,
        zone: app_commands.Range[str, 1, TEXT_ROOM] | None = None,
        quiet: app_commands.Range[str, 1, TEXT_ROOM] | None = None,
        reminders: app_commands.Range[int, 0, MOST_REMINDER_HOURS] | None = None,
        digest: app_commands.Range[str, 1, TEXT_ROOM] | None = None,
        ahead: bool | None = None,
        asked: bool | None = None,
        counted: bool | None = None,
        order: str | None = None,
        nudges: bool | None = None,
    ) -> None:
        """My language, how and when I am told that a table waits, light or dark theme, and hints."""
        wishes = Wishes(
            language=language,
            dms=dms,
            pictures=pictures,
            coach=coach,
            zone=zone,
            quiet=quiet,
            reminders=reminders,
            digest=digest,
            ahead=ahead,
            asked=asked,
            counted=counted,
            order=order,
            nudges=nudges,
        )
        await grant(interaction.client, UserId(interaction.user.id), wishes)
        await show_wishes(answer_to(interaction))

    @settings.autocomplete("zone")
    async def zones(self, _interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The time zones in whose names this stands."""
        return [Choice(name=name, value=name) for name in suggested_zones(typed)]


async def choose_call(click: Click) -> None:
    """Called here or privately; whoever takes no private messages hears so at once, and is called here."""
    client, user = click.answer.interaction.client, click.person.id
    say = words(click.person.locale)
    how = click.control.args[0] if click.control.args else HERE
    if how != DM:
        await client.people.choose(user, dms=False)
        await click.answer.show(told(say("bot-call-said-here")))
        return
    await client.people.choose(user, dms=True)
    posting = told(say("bot-call-said-dm"))
    try:
        await click.answer.interaction.user.send(view=posting.view, allowed_mentions=posting.mentions())
    except discord.Forbidden:
        await client.people.closed(user)
        await click.answer.show(told(say("bot-call-closed")))
        return
    await click.answer.show(posting)


async def wish(click: Click) -> None:
    """Another value for what is one's own, chosen from a list or typed; what no list holds is typed in a window."""
    answer, typed = click.answer, click.typed.get(TYPED, "")
    setting, _, value = "".join(click.values).partition(":")
    match click.control.args:
        case [of] if click.sent:
            setting, value = of, typed
        case [of, to] if of == COUNTED:
            setting, value = of, to
        case [] if not setting:
            await show_wishes(answer)
            return
        case _ if (setting, value) == (COUNTED, OFF):
            await answer.show(uncounted(click.person.locale))
            return
        case _ if value == TYPE and setting in CAN_BE_TYPED:
            if not await answer.ask(typing_wish(setting, click.person.locale)):
                raise Refused("too-late-for-a-window")
            return
    await answer.change(grant(answer.interaction.client, click.person.id, wished(setting, value)))
    await show_wishes(answer)


ACTS: Acts = {CALL: Act(choose_call, beside=True, of_oneself=True), WISH: Act(wish, of_oneself=True)}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(SettingsCommands())
