"""Rubbish that comes in over loopback gets a plain refusal: no traceback, no harm to whoever comes after."""

import asyncio
import io
import json
import logging
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any

import aiohttp
import discord
import pytest

from bot.local.serve.rest.app import PREFIX, ROUTES
from bot.local.validate.application_emojis import read_new_emoji
from bot.local.validate.commands import read_autocomplete_choices, read_commands
from bot.local.validate.messages import read_new
from bot.local.validate.modals import read_modal
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.refusals import ApiError
from tests.driver import DrivenDiscord, Player
from tests.local.throwaway import Interaction, Throwaway

DEEP = "[" * 100_000
FRAMES: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "hello",
    "half of it": '{"op": "send", "nonce": "n1"',
    "null": "null",
    "a list": "[]",
    "a number": "7",
    "deep": DEEP,
    "deep inside": '{"op": "command", "channel_id": "1", "command_id": "1", "options": ' + DEEP,
    "no such operation": '{"op": "dance", "nonce": "n1"}',
    "no operation": '{"nonce": "n1"}',
    "an operation that is a list": '{"op": [], "nonce": "n1"}',
    "a nonce that is a list": '{"op": "send", "nonce": []}',
    "a field missing": '{"op": "send", "nonce": "n1"}',
    "an id in words": '{"op": "send", "channel_id": "tables", "content": "x"}',
    "an id in other digits": '{"op": "send", "channel_id": "²", "content": "x"}',
    "an id without end": json.dumps({"op": "mark_read", "channel_id": "1", "message_id": "9" * 5000}),
    "a number for a text": '{"op": "send", "channel_id": "1", "content": 7}',
    "half a character": '{"op": "send", "channel_id": "1", "content": "\\ud800"}',
    "NaN": '{"op": "demo", "game": "x", "seats": NaN}',
    "a number out of range": '{"op": "demo", "game": "x", "seats": 1e999}',
    "bytes": b"\x00\xff\xfe",
}


@pytest.fixture
async def quiet(local: DrivenDiscord, caplog: pytest.LogCaptureFixture) -> AsyncIterator[DrivenDiscord]:
    """Fails if anything was logged as an error."""
    with caplog.at_level(logging.WARNING):
        yield local
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert list(local.errors) == []


def page(local: DrivenDiscord, player: Player, session: aiohttp.ClientSession) -> Any:
    return session.ws_connect(f"{local.base_url}/page/socket?key={player.user.key}", origin=local.base_url)


async def result(socket: aiohttp.ClientWebSocketResponse) -> Json:
    while True:
        event: Json = json.loads(await socket.receive_str(timeout=10))
        if event["t"] == "RESULT":
            found: Json = event["d"]
            return found


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
async def test_the_pages_line_refuses_rubbish(quiet: DrivenDiscord, ada: Player, frame: str | bytes) -> None:
    async with aiohttp.ClientSession() as session, page(quiet, ada, session) as socket:
        await (socket.send_str(frame) if isinstance(frame, str) else socket.send_bytes(frame))
        refused = await result(socket)
        assert (refused["ok"], refused["error"]["code"]) == (False, 50109)
        await socket.send_json({"op": "send", "nonce": "n2", "channel_id": str(ada.place("tables").id), "content": "x"})
        assert (await result(socket))["ok"]


async def test_a_frame_that_is_too_large_ends_the_line_and_no_other(quiet: DrivenDiscord, ada: Player) -> None:
    async with aiohttp.ClientSession() as session, page(quiet, ada, session) as socket:
        await socket.send_str("x" * (256 * 1024 + 1))
        while not socket.closed:
            await socket.receive(timeout=10)
        assert socket.close_code == 1009
        async with page(quiet, ada, session) as again:
            assert (await again.receive_json(timeout=10))["t"] == "HELLO"


WORDS = (
    "custom_id", "components", "component", "options", "name", "value", "values", "id", "content", "style", "label",
    "emoji", "url", "media", "items", "accessory", "default_values", "min_values", "max_values", "author", "footer",
    "fields", "image", "users", "roles", "parse", "message_id", "description", "choices", "choices_localizations",
    "min_length", "max_length", "file", "placeholder", "required", "accent_color", "channel_types", "text", "title",
)  # fmt: skip


def rubbish(random: Random, depth: int = 0) -> Any:
    """Anything that JSON can say, also the words that mean something here."""
    shallow = (None, True, 0, -1, 2**63, 1.5, "", "x", "\x00", "1", "²", "9" * 30, "x" * 5000)
    kind = random.choice(("plain", "list", "object") if depth < 4 else ("plain",))
    if kind == "plain":
        return random.choice(shallow)
    if kind == "list":
        return [rubbish(random, depth + 1) for _ in range(random.randrange(3))]
    inner = {random.choice(WORDS): rubbish(random, depth + 1) for _ in range(random.randrange(6))}
    return inner | ({"type": random.randrange(24)} if random.random() < 0.7 else {})


OPERATIONS = (
    "send", "open_dm", "mark_read", "history", "command", "autocomplete", "component", "modal", "dismiss",
    "set_player", "set_bot_permissions", "add_player", "demo", "join_thread", "leave_thread",
)  # fmt: skip


async def test_operations_of_rubbish_change_nothing_they_should_not(
    quiet: DrivenDiscord, bot: Throwaway, ada: Player
) -> None:
    async def act(interaction: Interaction) -> None:
        select: discord.ui.UserSelect[discord.ui.View] = discord.ui.UserSelect(custom_id="who")
        await interaction.response.send_message("who?", view=discord.ui.View().add_item(select))

    bot.act = act
    message = (await ada.slash("tables", "do")).message
    sound = {
        "channel_id": str(ada.place("tables").id),
        "message_id": str(message.id),
        "command_id": str(ada.commands("tables")["build"].id),
        "custom_id": "who",
    }
    random = Random(7)
    async with aiohttp.ClientSession() as session, page(quiet, ada, session) as socket:
        for serial in range(600):
            fields = {
                key: sound[key] if key in sound and random.random() < 0.8 else rubbish(random)
                for key in (*sound, "content", "options", "values", "components", "interaction_id", "before", "locale")
                if random.random() < 0.8
            }
            await socket.send_json({"op": random.choice(OPERATIONS), "nonce": str(serial), **fields})
            await result(socket)
    await quiet.settle()


async def test_every_route_refuses_bodies_of_rubbish(quiet: DrivenDiscord, bot: Throwaway, ada: Player) -> None:
    message = await bot.guilds[0].text_channels[1].send("hello")
    thread = await message.create_thread(name="Talk")
    ids = {
        "channel_id": [str(message.channel.id), str(thread.id), str(ada.dm.id)],
        "message_id": [str(message.id)],
        "guild_id": [str(bot.guilds[0].id)],
        "application_id": [str(bot.application_id)],
        "user_id": [str(ada.id)],
    }
    # A body with faults upon faults is worded in ways that no schema knows.
    quiet.realm.observers.clear()
    random = Random(11)
    headers = {"Authorization": f"Bot {quiet.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for route in ROUTES:
            for _ in range(25):
                path = "/".join(
                    random.choice([*ids.get(step[1:-1], ["1"]), "1", "²", "x"]) if step.startswith("{") else step
                    for step in route.path.split("/")
                )
                body = {key: rubbish(random) for key in random.sample(KEYS, 4)} if random.random() < 0.9 else []
                query = {key: str(random.choice(("1", "x", "-1", "²", "9" * 30))) for key in ("limit", "before")}
                address = f"{quiet.base_url}{PREFIX}{path}"
                async with session.request(route.method, address, json=body, params=query) as answer:
                    assert answer.status < 500, (route.method, route.path, body, await answer.text())
    await quiet.settle()


KEYS = (
    "content", "components", "embeds", "attachments", "allowed_mentions", "message_reference", "nonce", "flags", "name",
    "type", "data", "options", "description", "archived", "locked", "recipient_id", "messages", "auto_archive_duration",
    "rate_limit_per_user", "topic", "image", "enforce_nonce", "invitable", "name_localizations", "contexts",
)  # fmt: skip


def some(random: Random, *keys: str) -> Json:
    return {key: rubbish(random) for key in keys if random.random() < 0.8}


READERS: dict[str, Callable[[Realm, Random], object]] = {
    "a message": lambda realm, random: read_new(
        realm,
        some(random, "content", "components", "embeds", "attachments", "allowed_mentions", "message_reference")
        | {"flags": random.choice((0, 1 << 15))},
        {},
    ),
    "components": lambda realm, random: read_new(
        realm, {"components": [rubbish(random) for _ in range(2)], "flags": random.choice((0, 1 << 15))}, {}
    ),
    "a modal": lambda _, random: read_modal(
        {"custom_id": "x", "title": "x", "components": [some(random, *WORDS) | {"type": random.choice((1, 18))}]}, {}
    ),
    "commands": lambda _, random: read_commands(
        [some(random, "options", "contexts", "default_member_permissions") | {"name": "x", "description": "x"}]
    ),
    "an option": lambda _, random: read_commands(
        [{"name": "x", "description": "x", "options": [some(random, *WORDS) | {"type": random.randrange(12)}]}]
    ),
    "choices": lambda _, random: read_autocomplete_choices(some(random, "choices"), random.choice((3, 4, 10))),
    "an emoji": lambda _, random: read_new_emoji(some(random, "name", "image"), {}),
}


@pytest.mark.parametrize("read", READERS.values(), ids=READERS.keys())
async def test_whatever_is_read_is_read_or_refused(
    local: DrivenDiscord, read: Callable[[Realm, Random], object]
) -> None:
    refused = 0
    for seed in range(500):
        try:
            read(local.realm, Random(seed))
        except ApiError:
            refused += 1
    assert refused


REQUESTS: dict[str, tuple[str, str, bytes, str]] = {
    "a NUL in a file's name": ("GET", "/page/%00.js", b"", ""),
    "a NUL in a key": ("GET", "/p/%00", b"", ""),
    "a name without end": ("GET", "/page/" + "x" * 4000, b"", ""),
    "bytes that are no letters": ("GET", "/page/%ff%fe", b"", ""),
    "a picture of a huge number": ("GET", "/cdn/x/" + "9" * 4000 + "/a.png", b"", ""),
    "a picture under other letters": ("GET", "/cdn/%D0%B6/1/a.png", b"", ""),
    "a key of other letters": ("GET", "/page/socket?key=%D0%B6", b"", ""),
    "deep JSON": ("POST", "/api/v10/users/@me/channels", DEEP.encode(), "application/json"),
    "no JSON": ("POST", "/api/v10/users/@me/channels", b"\x00\xff", "application/json"),
    "half a character": ("POST", "/api/v10/users/@me/channels", b'{"recipient_id": "\\ud800"}', "application/json"),
    "a form without parts": ("POST", "/api/v10/users/@me/channels", b"x", "multipart/form-data; boundary=b"),
    "a form without a boundary": ("POST", "/api/v10/users/@me/channels", b"x", "multipart/form-data"),
    "a torn form": (
        "POST",
        "/api/v10/users/@me/channels",
        b'--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{',
        "multipart/form-data; boundary=b",
    ),
}


@pytest.mark.parametrize(("method", "path", "body", "kind"), REQUESTS.values(), ids=REQUESTS.keys())
async def test_requests_of_rubbish_are_refused(
    quiet: DrivenDiscord, method: str, path: str, body: bytes, kind: str
) -> None:
    host, port = quiet.base_url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"{method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: Bot {quiet.token}\r\n"
    head += "Connection: close\r\n"
    head += f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n" if kind else "\r\n"
    writer.write(head.encode() + body)
    await writer.drain()
    status = int((await reader.readline()).split()[1])
    writer.close()
    assert 400 <= status < 500


@pytest.mark.parametrize("large", ["body", "file"])
async def test_bodies_that_are_too_large_are_refused(quiet: DrivenDiscord, large: str) -> None:
    headers = {"Authorization": f"Bot {quiet.token}"}
    address = f"{quiet.base_url}{PREFIX}/channels/{quiet.player('Ada').place('tables').id}/messages"
    data: Any = io.BytesIO(bytes(33 * 1024 * 1024))
    if large == "file":
        data = aiohttp.FormData(quote_fields=False)
        data.add_field("files[0]", io.BytesIO(bytes(26 * 1024 * 1024)), filename="large.bin")
    async with aiohttp.ClientSession(headers=headers) as session, session.post(address, data=data) as answer:
        assert (answer.status, (await answer.json())["code"]) == (413, 40005)


@pytest.mark.parametrize("frame", ["", "null", "[]", "7", DEEP[:10_000], '{"op": []}', '{"op": 2, "d": []}'])
async def test_the_gateway_closes_on_rubbish(quiet: DrivenDiscord, frame: str) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{quiet.base_url}/gateway/") as socket:
        assert (await socket.receive_json(timeout=10))["op"] == 10
        await socket.send_str(frame)
        assert (await socket.receive(timeout=10)).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code in (4001, 4002, 4004)
