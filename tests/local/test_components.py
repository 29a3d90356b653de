"""Buttons, selects, modals and layouts, pressed and filled in as people do."""

from typing import Any

import discord
import pytest

from bot.local.world.refusals import ApiError
from tests.driver import Player
from tests.local.throwaway import Interaction, Throwaway, picture


class Panel(discord.ui.LayoutView):
    """A board, a button that takes a turn, and a select of places."""

    def __init__(self, turn: int = 1) -> None:
        super().__init__(timeout=None)
        self.turn = turn
        button: discord.ui.Button[Panel] = discord.ui.Button(label="Pass", custom_id="pass", emoji="⚓")
        select: discord.ui.Select[Panel] = discord.ui.Select(
            custom_id="place",
            placeholder="Where?",
            max_values=2,
            options=[discord.SelectOption(label=name, value=name.lower()) for name in ("River", "Hill", "Sea")],
        )
        button.callback = self.passed  # type: ignore[method-assign]
        self.places = select
        select.callback = self.placed  # type: ignore[method-assign]
        gallery: discord.ui.MediaGallery[Panel] = discord.ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description=f"The board in turn {turn}")
        )
        text: discord.ui.TextDisplay[Panel] = discord.ui.TextDisplay(f"Turn {turn}")
        rows: list[discord.ui.ActionRow[Any]] = [discord.ui.ActionRow(button), discord.ui.ActionRow(select)]
        self.add_item(discord.ui.Container(text, gallery, *rows, accent_colour=0x336699))

    async def passed(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Panel(self.turn + 1), attachments=[picture()])

    async def placed(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"placed at {', '.join(self.places.values)}", ephemeral=True)


async def post_panel(bot: Throwaway, ada: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message(view=Panel(), file=picture())

    bot.act = act
    await ada.slash("tables", "do")
    assert bot.faults == []


async def test_a_layout_arrives_whole(bot: Throwaway, ada: Player, boris: Player) -> None:
    await post_panel(bot, ada)
    (panel,) = boris.sees("tables")
    assert panel.text == "Turn 1"
    assert panel.alt_texts == ["The board in turn 1"]
    assert [(button.label, button.emoji) for button in panel.buttons] == [("Pass", "⚓")]
    assert panel.select("Where?").options == {"river": "River", "hill": "Hill", "sea": "Sea"}
    assert panel.select("Where?").most == 2


async def test_a_button_edits_its_message_with_a_new_picture(bot: Throwaway, ada: Player, boris: Player) -> None:
    await post_panel(bot, ada)
    (panel,) = boris.sees("tables")
    outcome = await boris.click(panel, "Pass")
    assert outcome.message.id == panel.id
    assert panel.again.text == "Turn 2"
    assert panel.again.alt_texts == ["The board in turn 2"]
    assert [each.id for each in panel.again.attachments] != [each.id for each in panel.attachments]
    await boris.click(panel, "Pass")
    assert panel.again.text == "Turn 3"


async def test_several_values_are_chosen_by_label(bot: Throwaway, ada: Player) -> None:
    await post_panel(bot, ada)
    (panel,) = ada.sees("tables")
    outcome = await ada.select(panel, "Where?", ["River", "Sea"])
    assert outcome.text == "placed at river, sea"
    assert outcome.private


async def test_wrong_choices_never_reach_the_bot(bot: Throwaway, ada: Player) -> None:
    await post_panel(bot, ada)
    (panel,) = ada.sees("tables")
    for values in (["river", "hill", "sea"], ["desert"], ["river", "river"], []):
        with pytest.raises(ApiError, match="COMPONENT_VALIDATION_FAILED"):
            await ada.select(panel, "Where?", values)


async def test_a_control_that_was_taken_away_cannot_be_pressed(bot: Throwaway, ada: Player) -> None:
    await post_panel(bot, ada)
    (panel,) = ada.sees("tables")
    message = bot.get_partial_messageable(panel.channel_id).get_partial_message(panel.id)
    bare = discord.ui.LayoutView()
    bare.add_item(discord.ui.TextDisplay("Over"))
    await message.edit(view=bare, attachments=[])
    with pytest.raises(LookupError):
        await ada.click(panel, "Pass")
    # A click that left before the edit arrived is still heard.
    outcome = await ada.click(panel, "Pass", stale=True)
    assert outcome.message.text == "Turn 2"


class Question(discord.ui.Modal, title="How many?"):
    number: discord.ui.Label[Any] = discord.ui.Label(
        text="Number", component=discord.ui.TextInput(custom_id="number", min_length=1, max_length=2)
    )
    place: discord.ui.Label[Any] = discord.ui.Label(
        text="Place",
        component=discord.ui.Select(
            custom_id="place",
            options=[discord.SelectOption(label="River"), discord.SelectOption(label="Hill", default=True)],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        number, place = self.number.component, self.place.component
        assert isinstance(number, discord.ui.TextInput)
        assert isinstance(place, discord.ui.Select)
        await interaction.response.send_message(f"{number.value} at {place.values[0]}")


async def ask(interaction: Interaction) -> None:
    await interaction.response.send_modal(Question())


async def test_a_modal_is_filled_in_and_sent(bot: Throwaway, ada: Player) -> None:
    bot.act = ask
    opened = await ada.slash("tables", "do")
    assert opened.modal["title"] == "How many?"
    outcome = await ada.submit_modal(opened, {"Number": "12", "Place": "River"})
    assert outcome.text == "12 at River"


async def test_a_modal_keeps_what_it_came_with(bot: Throwaway, ada: Player) -> None:
    bot.act = ask
    outcome = await ada.submit_modal(await ada.slash("tables", "do"), {"Number": "3"})
    assert outcome.text == "3 at Hill"


@pytest.mark.parametrize("number", ["", "123"])
async def test_a_modal_with_a_field_wrong_is_not_sent(bot: Throwaway, ada: Player, number: str) -> None:
    bot.act = ask
    opened = await ada.slash("tables", "do")
    with pytest.raises(ApiError, match="50035"):
        await ada.submit_modal(opened, {"Number": number})
    # It stays open, and can be corrected.
    assert (await ada.submit_modal(opened, {"Number": "1"})).text == "1 at Hill"


async def test_nobody_sends_another_ones_modal(bot: Throwaway, ada: Player, boris: Player) -> None:
    bot.act = ask
    opened = await ada.slash("tables", "do")
    with pytest.raises(ApiError, match="10062"):
        await boris.submit_modal(opened, {"Number": "1"})


async def test_a_person_is_chosen_in_a_user_select(bot: Throwaway, ada: Player, boris: Player) -> None:
    async def act(interaction: Interaction) -> None:
        view = discord.ui.View()
        select: discord.ui.UserSelect[discord.ui.View] = discord.ui.UserSelect(custom_id="whom")

        async def chosen(answer: discord.Interaction) -> None:
            await answer.response.edit_message(content=f"with {select.values[0].display_name}", view=None)

        select.callback = chosen  # type: ignore[method-assign, assignment]
        view.add_item(select)
        await interaction.response.send_message("with whom?", view=view)

    bot.act = act
    asked = await ada.slash("tables", "do")
    outcome = await ada.select(asked.message, None, boris)
    assert outcome.message.text == "with Boris"
    assert outcome.message.selects == []
