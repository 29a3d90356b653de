"""How Caravel speaks to somebody, and when."""

from functools import partial

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.clocks import CLOCKS
from bot.features.statistics import STATISTICS
from bot.hours.zones import suggested_zones
from bot.panel.kit.sheet import told
from bot.panel.lines.beside import CALL, DM, HERE
from bot.panel.messages.habits import told_habits
from bot.people.people import COACH, LONGEST, ORDER, ORDERS, SKIN
from bot.store.identity import UserId
from bot.store.people.choices import ASKED, UNCOUNTED
from bot.tables.model import Refused
from bot.tables.waiting.calls import usual_hours
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.habits import MOST_REMINDER_HOURS, with_wishes
from cogs.kit.naming import described, named, titled
from render.kit.skins import SKINS
from texts import LOCALES, words

AUTO = "auto"


TEXT_ROOM = 60


LANGUAGES = [
    Choice(name=described("bot-language-auto"), value=AUTO),
    *(Choice(name=described(f"bot-language-{locale}"), value=locale) for locale in LOCALES),
]


ORDER_CHOICES = [Choice(name=described(f"bot-order-{order}"), value=order) for order in ORDERS]


SKIN_CHOICES = [Choice(name=described(f"bot-pictures-{skin}"), value=skin) for skin in (AUTO, *SKINS)]


class SettingsCommands(commands.Cog):
    """`/settings`."""

    @app_commands.command(**titled("settings"))
    @app_commands.rename(
        language=named("language", "bot-param-language"),
        messages=named("dms", "bot-param-messages"),
        pictures=named("theme", "bot-param-pictures"),
        coach=named("hints", "bot-param-coach"),
        zone=named("time-zone", "bot-param-zone"),
        quiet=named("quiet-hours", "bot-param-quiet"),
        reminders=named("reminders", "bot-param-reminders"),
        digest=named("daily-summary", "bot-param-digest"),
        ahead=named("next-ahead", "bot-param-ahead"),
        asked=named("end-turns", "bot-param-asked"),
        counted=named("statistics", "bot-param-statistics"),
        order=named("next-order", "bot-param-order"),
    )
    @app_commands.describe(
        language=described("bot-settings-language"),
        messages=described("bot-settings-messages"),
        pictures=described("bot-settings-pictures"),
        coach=described("bot-settings-coach"),
        zone=described("bot-settings-zone"),
        quiet=described("bot-settings-quiet"),
        reminders=described("bot-settings-reminders"),
        digest=described("bot-settings-digest"),
        ahead=described("bot-settings-ahead"),
        asked=described("bot-settings-asked"),
        counted=described("bot-settings-statistics"),
        order=described("bot-settings-order"),
    )
    @app_commands.choices(language=LANGUAGES, pictures=SKIN_CHOICES, order=ORDER_CHOICES)
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        messages: bool | None = None,
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
    ) -> None:
        """My language, how and when I am told that a table waits, light or dark theme, and hints."""
        client, people = interaction.client, interaction.client.people
        if language not in (None, AUTO, *LOCALES):
            raise Refused("unknown-language")
        if order not in (None, *ORDERS):
            raise Refused("unknown-order")
        user = UserId(interaction.user.id)
        wishes = partial(with_wishes, zone=zone, quiet=quiet, reminders=reminders, digest=digest, ahead=ahead)
        habits = await people.habits(user)
        if wishes(habits) != habits:
            habits = await people.change_habits(user, wishes, client.now())
            await client.tables.of(CLOCKS).habits_changed(user)
            client.scheduler.stir()
        chosen = await people.choose(user, language=language, dms=messages, skin=pictures)
        if order is not None:
            chosen = await people.go_in_order(user, order)
        if coach is not None:
            await people.coach(user, coach)
        if asked is not None:
            await people.ask_anyway(user, not asked)
            everybody = client.tables.ledger.shelf.asked_anyway
            (everybody.discard if asked else everybody.add)(user)
        if counted is not None:
            await people.count(user, counted)
            if not counted:
                await client.tables.of(STATISTICS).drop(user)
        chosen = await people.choices(user)
        say = words((await people.person(interaction)).locale)
        spoken = say(f"bot-language-{chosen.language or AUTO}")
        dms = "yes" if chosen.dms else "no"
        shown = say(f"bot-pictures-{chosen.settings.get(SKIN, AUTO)}")
        lessons = "no" if chosen.settings.get(COACH) else "yes"
        in_stats = "no" if chosen.settings.get(UNCOUNTED) else "yes"
        said = say("bot-said-settings", language=spoken, dms=dms, pictures=shown, coach=lessons, stats=in_stats)
        turns = say("bot-settings-turns", asked="yes" if chosen.settings.get(ASKED) else "no")
        usual = await client.store.read(usual_hours)
        in_order = say("bot-order-said", order=say(f"bot-order-{chosen.settings.get(ORDER, LONGEST)}"))
        await answer_to(interaction).show(told(f"{said} {turns}\n{told_habits(habits, say, usual)}\n{in_order}"))

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


ACTS: Acts = {CALL: Act(choose_call, beside=True, of_oneself=True)}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(SettingsCommands())
