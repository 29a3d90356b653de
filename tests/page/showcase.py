"""A small bot that shows the page all it has to lay out, and answers in every way a bot can."""

import asyncio
import io
from collections.abc import Sequence

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

TILES = ("Mill", "Market", "Quarry", "Smithy", "Chapel", "Harbour", "Bakery", "Granary", "Weaver", "Tavern", "Wharf")
SPOTS = ("A1", "A2", "B1", "B2")
BOARD_ALT = "Board: Ada has a mill at A1; Boris has nothing yet."
PANEL_TEXT = """# Settlers
**Ada** is to move, turn {turn}. *Soft*, __under__, ~~gone~~, `code`, ||a secret||.
> A quoted line
- first
- second
-# Since <t:1700000000:R>, [the rules](https://example.org/rules)"""
RUSSIAN = {
    "settlers": "поселенцы",
    "place": "положить",
    "Settlers on the table": "Поселенцы на столе",
    "Place a tile from a row": "Положить плитку из ряда",
    "tile": "плитка",
    "The tile to place": "Какую плитку положить",
    "Show the board": "Показать поле",
}


class Words(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return RUSSIAN.get(string.message) if locale is discord.Locale.russian else None


def picture(name: str, colour: str = "#2f6b3c") -> discord.File:
    image = Image.new("RGB", (960, 600), "#efe7d6")
    pen = ImageDraw.Draw(image)
    for column in range(6):
        for row in range(4):
            box = (60 + column * 145, 40 + row * 135, 190 + column * 145, 160 + row * 135)
            pen.rounded_rectangle(box, 14, fill=colour if (column + row) % 3 else "#c9a24b", outline="#5a4a2c", width=3)
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description=BOARD_ALT)


class Note(ui.Modal, title="Leave a note"):
    heading: ui.Label[ui.Modal] = ui.Label(
        text="Heading", description="A few words", component=ui.TextInput(min_length=3, max_length=20)
    )
    body: ui.Label[ui.Modal] = ui.Label(
        text="Text", component=ui.TextInput(style=discord.TextStyle.paragraph, required=False)
    )
    pace: ui.Label[ui.Modal] = ui.Label(
        text="Pace",
        component=ui.Select(options=[discord.SelectOption(label="Slow"), discord.SelectOption(label="Fast")]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.heading.component, ui.TextInput)
        assert isinstance(self.pace.component, ui.Select)
        text = f"Noted: {self.heading.component.value} ({self.pace.component.values[0]})"
        await interaction.response.send_message(text)


class Panel(ui.LayoutView):
    """One of everything."""

    def __init__(self, turn: int = 1) -> None:
        super().__init__(timeout=None)
        self.turn = turn
        container: ui.Container[Panel] = ui.Container(accent_colour=0xC9A24B)
        texts = PANEL_TEXT.format(turn=turn)
        thumbnail: ui.Thumbnail[Panel] = ui.Thumbnail("attachment://seat.png", description="Ada's seat")
        container.add_item(ui.Section(ui.TextDisplay(texts), accessory=thumbnail))
        container.add_item(ui.Separator())
        container.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=BOARD_ALT)))
        container.add_item(self.buttons())
        container.add_item(ui.ActionRow(self.tiles()))
        container.add_item(ui.ActionRow(self.people()))
        self.add_item(container)

    def buttons(self) -> ui.ActionRow["Panel"]:
        row: ui.ActionRow[Panel] = ui.ActionRow()
        for label, style, disabled, act in (
            ("Next turn", discord.ButtonStyle.primary, False, self.next_turn),
            ("Whisper", discord.ButtonStyle.secondary, False, self.whisper),
            ("Note", discord.ButtonStyle.success, False, self.note),
            ("Give up", discord.ButtonStyle.danger, True, self.whisper),
        ):
            button: ui.Button[Panel] = ui.Button(label=label, style=style, disabled=disabled, custom_id=label)
            button.callback = act  # type: ignore[method-assign]
            row.add_item(button)
        row.add_item(ui.Button(label="Rules", url="https://example.org/rules"))
        return row

    def tiles(self) -> ui.Select["Panel"]:
        select: ui.Select[Panel] = ui.Select(
            placeholder="Which tiles?",
            options=[discord.SelectOption(label=tile, description=f"The {tile.lower()}") for tile in TILES],
            max_values=3,
            custom_id="tiles",
        )

        async def chosen(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"Tiles: {', '.join(select.values)}", ephemeral=True)

        select.callback = chosen  # type: ignore[method-assign]
        return select

    def people(self) -> ui.UserSelect["Panel"]:
        select: ui.UserSelect[Panel] = ui.UserSelect(placeholder="Whom?", custom_id="people")

        async def chosen(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"Chosen: {select.values[0].mention}", ephemeral=True)

        select.callback = chosen  # type: ignore[method-assign]
        return select

    async def next_turn(self, interaction: discord.Interaction) -> None:
        view = Panel(self.turn + 1)
        await interaction.response.edit_message(view=view, attachments=panel_files())

    async def whisper(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Only for your eyes", ephemeral=True)

    async def note(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Note())


class Tokens(ui.View):
    """Wherever an emoji of the application's own can stand."""

    def __init__(self, emoji: discord.Emoji) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Take", emoji=emoji, custom_id="take"))
        self.add_item(ui.Button(emoji=emoji, custom_id="alone"))
        option = discord.SelectOption(label="Corn", emoji=emoji)
        self.add_item(ui.Select(placeholder="Which?", options=[option], custom_id="which"))


class Gallery(ui.LayoutView):
    """Pictures beside each other, with controls under them."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        container: ui.Container[Gallery] = ui.Container()
        for count in range(1, 5):
            items = [discord.MediaGalleryItem(f"attachment://{n}.png", description=BOARD_ALT) for n in range(count)]
            container.add_item(ui.MediaGallery(*items))
            row: ui.ActionRow[Gallery] = ui.ActionRow()
            for column in range(5):
                row.add_item(ui.Button(label=f"A rather long button {column}", custom_id=f"{count}-{column}"))
            container.add_item(row)
        self.add_item(container)


def gallery_files() -> list[discord.File]:
    return [picture(f"{number}.png") for number in range(4)]


def panel_files() -> list[discord.File]:
    return [picture("board.png"), picture("seat.png", "#2a5fa5")]


class Showcase(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.asked: list[str] = []
        """What autocomplete was asked, in order."""
        self._is_asked = asyncio.Event()
        self.tree.add_command(self._settlers())
        self._add_single_commands()

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())
        await self.tree.sync()

    async def is_asked(self, typed: str) -> None:
        """Returns when autocomplete has been asked this."""
        while typed not in self.asked:
            self._is_asked.clear()
            await self._is_asked.wait()

    def _settlers(self) -> app_commands.Group:
        group = app_commands.Group(name="settlers", description="Settlers on the table")

        @group.command(name="place", description="Place a tile from a row")
        @app_commands.describe(tile="The tile to place", spot="Where it goes", note="A word to the others")
        async def place(
            interaction: discord.Interaction, tile: str, spot: str, carts: int = 0, note: str | None = None
        ) -> None:
            extra = f", {carts} carts" if carts else ""
            said = f": {note}" if note else ""
            await interaction.response.send_message(f"{interaction.user.mention} places {tile} at {spot}{extra}{said}")

        @place.autocomplete("tile")
        async def tiles(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            self.asked.append(typed)
            self._is_asked.set()
            return choices([tile for tile in TILES if typed.lower() in tile.lower()])

        @place.autocomplete("spot")
        async def spots(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            tile = interaction.namespace.tile
            return choices([f"{spot} for {tile}" for spot in SPOTS if typed.lower() in spot.lower()])

        @group.command(name="board", description="Show the board")
        async def board(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Panel(), files=panel_files())

        @group.command(name="asleep", description="Show a board that nobody minds")
        async def asleep(interaction: discord.Interaction) -> None:
            view = Panel()
            await interaction.response.send_message(view=view, files=panel_files())
            view.stop()

        return group

    def _add_single_commands(self) -> None:
        @self.tree.command(name="play", description="Open a table")
        @app_commands.choices(game=choices(("Settlers", "Puerto Rico")))
        async def play(interaction: discord.Interaction, game: str, rated: bool = False) -> None:
            await interaction.response.send_message(f"A table of {game}")

        @self.tree.command(name="tokens", description="Show the application's own emojis")
        async def tokens(interaction: discord.Interaction) -> None:
            (corn,) = await self.fetch_application_emojis()
            await interaction.response.send_message(f"One {corn} for you", view=Tokens(corn))

        @self.tree.command(name="gallery", description="Show boards side by side")
        async def gallery(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Gallery(), files=gallery_files())

        @self.tree.command(name="think", description="Take a while")
        async def think(interaction: discord.Interaction) -> None:
            await interaction.response.defer(thinking=True)

        @self.tree.command(name="silence", description="Never answer")
        async def silence(interaction: discord.Interaction) -> None:
            return


def choices(names: Sequence[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name) for name in names]
