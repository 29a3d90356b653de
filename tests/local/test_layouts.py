"""Every kind of component that a layout or a modal can hold."""

import io
from typing import Any

import discord
import pytest
from PIL import Image

from bot.local.validate.pictures import picture_size
from bot.local.world.refusals import ApiError
from tests.driver import Player
from tests.local.throwaway import Interaction, Throwaway, picture


async def test_a_layout_of_everything_arrives_in_reading_order(bot: Throwaway, ada: Player) -> None:
    ui = discord.ui
    view = ui.LayoutView()
    button: ui.Button[Any] = ui.Button(label="Rules", url="https://example.org/rules")
    thumbnail: ui.Thumbnail[Any] = ui.Thumbnail("attachment://board.png", description="In small")
    inner: list[ui.Item[Any]] = [
        ui.Section("One", "Two", accessory=button),
        ui.Separator(spacing=discord.SeparatorSpacing.large),
        ui.Section("Three", accessory=thumbnail),
        ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="In large", spoiler=True)),
        ui.File("attachment://log.txt"),
    ]
    view.add_item(ui.Container(*inner, spoiler=True))
    view.add_item(ui.TextDisplay("Four"))
    files = [picture(), discord.File(io.BytesIO(b"log"), "log.txt")]
    sent = await bot.get_partial_messageable(ada.place("tables").id).send(view=view, files=files)
    (message,) = ada.sees("tables")
    assert message.text == "One\nTwo\nThree\nFour"
    assert message.alt_texts == ["In small", "In large"]
    assert message.button("Rules").url == "https://example.org/rules"
    shown = message.raw["components"][0]["components"]
    assert shown[4]["name"] == "log.txt"
    assert shown[4]["size"] == 3
    assert shown[2]["accessory"]["media"]["width"] == 2
    assert len(sent.components) == 2


async def test_a_link_cannot_be_pressed(bot: Throwaway, ada: Player) -> None:
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Rules", url="https://example.org/rules"))
    await bot.get_partial_messageable(ada.place("tables").id).send("see", view=view)
    with pytest.raises(ApiError, match="COMPONENT_VALIDATION_FAILED"):
        await ada.click(ada.sees("tables")[0], "Rules")


async def test_a_disabled_button_cannot_be_pressed(bot: Throwaway, ada: Player) -> None:
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Go", custom_id="go", disabled=True))
    await bot.get_partial_messageable(ada.place("tables").id).send("wait", view=view)
    with pytest.raises(ApiError, match="COMPONENT_VALIDATION_FAILED"):
        await ada.click(ada.sees("tables")[0], "Go")


class Choices(discord.ui.Modal, title="Choices"):
    side: discord.ui.Label[Any] = discord.ui.Label(
        text="Side",
        component=discord.ui.RadioGroup(
            custom_id="side",
            options=[discord.RadioGroupOption(label=name, value=name.lower()) for name in ("Left", "Right")],
        ),
    )
    goods: discord.ui.Label[Any] = discord.ui.Label(
        text="Goods",
        component=discord.ui.CheckboxGroup(
            custom_id="goods",
            options=[discord.CheckboxGroupOption(label=name, value=name.lower()) for name in ("Corn", "Indigo", "Rum")],
            max_values=2,
        ),
    )
    sure: discord.ui.Label[Any] = discord.ui.Label(text="Sure", component=discord.ui.Checkbox(custom_id="sure"))
    whom: discord.ui.Label[Any] = discord.ui.Label(
        text="With", component=discord.ui.UserSelect(custom_id="whom", required=False)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        side, goods, sure = self.side.component, self.goods.component, self.sure.component
        assert isinstance(side, discord.ui.RadioGroup)
        assert isinstance(goods, discord.ui.CheckboxGroup)
        assert isinstance(sure, discord.ui.Checkbox)
        assert isinstance(self.whom.component, discord.ui.UserSelect)
        whom = ", ".join(user.display_name for user in self.whom.component.values)
        await interaction.response.send_message(f"{side.value}; {'+'.join(goods.values)}; {sure.value}; {whom}")


async def choose(interaction: Interaction) -> None:
    await interaction.response.send_modal(Choices())


async def test_choices_in_a_modal_are_ticked(bot: Throwaway, ada: Player, boris: Player) -> None:
    bot.act = choose
    opened = await ada.slash("tables", "do")
    answers: dict[str, Any] = {"Side": "Left", "Goods": ["Corn", "Rum"], "Sure": True, "With": boris}
    assert (await ada.submit_modal(opened, answers)).text == "left; corn+rum; True; Boris"


@pytest.mark.parametrize(
    "answers",
    [
        {"Goods": ["Corn"]},
        {"Side": "Up", "Goods": ["Corn"]},
        {"Side": "Left", "Goods": ["Corn", "Indigo", "Rum"]},
        {"Side": "Left", "Goods": []},
    ],
)
async def test_wrong_choices_in_a_modal_are_not_sent(bot: Throwaway, ada: Player, answers: dict[str, Any]) -> None:
    bot.act = choose
    opened = await ada.slash("tables", "do")
    with pytest.raises(ApiError, match="50035"):
        await ada.submit_modal(opened, answers)


TEXT = {"type": 4, "style": 1, "custom_id": "t"}
LABEL = {"type": 18, "label": "L", "component": TEXT}
LONE_RADIO = {"type": 21, "custom_id": "r", "options": [{"label": "A", "value": "a"}]}
REFUSED_MODALS: dict[str, tuple[dict[str, Any], str]] = {
    "a title too long": ({"title": "x" * 46}, "between 1 and 45"),
    "no title": ({"title": None}, "required"),
    "6 rows": ({"components": [LABEL | {"component": TEXT | {"custom_id": str(n)}} for n in range(6)]}, "1 and 5"),
    "no rows": ({"components": []}, "between 1 and 5"),
    "the same field twice": ({"components": [LABEL, LABEL]}, "cannot be duplicated"),
    "a label too long": ({"components": [LABEL | {"label": "x" * 46}]}, "between 1 and 45"),
    "a button": ({"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "B"}]}]}, "one of"),
    "minimum above maximum": (
        {"components": [LABEL | {"component": TEXT | {"min_length": 3, "max_length": 2}}]},
        "2 or lower",
    ),
    "a prefilled text too long": ({"components": [LABEL | {"component": TEXT | {"value": "x" * 4001}}]}, "4000"),
    "a single radio button": (
        {"components": [LABEL | {"component": LONE_RADIO}]},
        "between 2 and 10",
    ),
}


@pytest.mark.parametrize(("wrong", "words"), REFUSED_MODALS.values(), ids=REFUSED_MODALS.keys())
async def test_modals_that_do_not_fit_are_refused(
    bot: Throwaway, ada: Player, wrong: dict[str, Any], words: str
) -> None:
    async def act(interaction: Interaction) -> None:
        route = discord.http.Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback")
        data = {"title": "T", "custom_id": "m", "components": [LABEL]} | wrong
        await interaction.client.http.request(route, json={"type": 9, "data": data})

    bot.act = act
    await ada.slash("tables", "do")
    assert words in str(bot.fault())


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("PNG", {}),
        ("WEBP", {"lossless": True}),
        ("WEBP", {"lossless": False}),
        ("WEBP", {"lossless": False, "exif": b"Exif\0\0"}),
    ],
)
def test_a_pictures_size_is_read_off_its_first_bytes(kind: str, options: dict[str, Any]) -> None:
    written = io.BytesIO()
    Image.new("RGB", (321, 123), "white").save(written, kind, **options)
    assert picture_size(written.getvalue()) == (321, 123)


def test_what_is_no_picture_has_no_size() -> None:
    assert picture_size(b"hello") is None
