"""Who may come in over loopback, and who may not."""

import aiohttp
import pytest

from tests.driver import DrivenDiscord, Player
from tests.local.throwaway import Throwaway, picture


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "localhost:80"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
@pytest.mark.parametrize("path", ["/api/v10/users/@me", "/gateway/", "/page/socket", "/", "/p/x"])
async def test_other_sites_stay_outside(local: DrivenDiscord, headers: dict[str, str], path: str) -> None:
    async with aiohttp.ClientSession() as session, session.get(local.base_url + path, headers=headers) as answer:
        assert answer.status == 403


async def test_only_a_true_key_opens_the_page(local: DrivenDiscord) -> None:
    link = local.links()["Ada"]
    async with aiohttp.ClientSession() as session:
        async with session.get(link[:-1] + ("A" if link[-1] != "A" else "B")) as answer:
            assert answer.status == 404
        async with session.get(link) as answer:
            assert answer.status == 200
            assert answer.headers["Content-Security-Policy"].startswith("default-src 'self'")
        async with session.ws_connect(f"{local.base_url}/page/socket?key=guess") as socket:
            assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
            assert socket.close_code == 4004


async def test_the_api_wants_the_bots_token(local: DrivenDiscord) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{local.base_url}/api/v10/users/@me") as answer:
        assert answer.status == 401


async def test_attachments_have_addresses_that_nobody_guesses(
    bot: Throwaway, local: DrivenDiscord, ada: Player
) -> None:
    await bot.get_partial_messageable(ada.place("tables").id).send(file=picture())
    url = ada.sees("tables")[0].raw["attachments"][0]["url"]
    signature = url.split("/")[4]
    async with aiohttp.ClientSession() as session:
        async with session.get(url) as answer:
            assert (answer.status, answer.content_type) == (200, "image/png")
        async with session.get(url.replace(signature, "0" * len(signature))) as answer:
            assert answer.status == 404


async def test_no_file_outside_the_page_is_served(local: DrivenDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        for path in ("/page/..%2fserver.py", "/page/%2e%2e/server.py", "/page/../server.py", "/page/missing.js"):
            async with session.get(f"{local.base_url}{path}") as answer:
                assert answer.status == 404


async def test_the_page_has_its_fonts(local: DrivenDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{local.base_url}/page/fonts/SourceSansPro-Regular.ttf") as answer:
            assert answer.status == 200
        async with session.get(f"{local.base_url}/page/fonts/SourceSansPro-Black.ttf") as answer:
            assert answer.status == 404
