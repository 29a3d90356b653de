"""The check against Discord's description finds what does not fit it."""

import pytest

from bot.local.world.realm import Exchange
from tests.support import openapi

SEND = "/channels/{channel_id}/messages"


@pytest.fixture(autouse=True)
def _description_at_hand() -> None:
    openapi.require()


def found(exchange: Exchange) -> list[str]:
    check = openapi.OpenApi()
    check(exchange)
    return check.violations


def test_a_wrong_request_is_found() -> None:
    body = {"content": "x", "embeds": [{"title": "x" * 257}]}
    violations = found(Exchange("POST", SEND, "application/json", body, 200, {}))
    assert any("request at embeds" in each for each in violations)


def test_a_wrong_answer_is_found() -> None:
    violations = found(Exchange("POST", SEND, "application/json", {"content": "x"}, 200, {"id": "1"}))
    assert any("answer at ." in each and '"type" is a required property' in each for each in violations)


def test_a_route_that_discord_lacks_is_found() -> None:
    assert found(Exchange("GET", "/tables", "application/json", None, 200, {})) != []


def test_integers_may_be_snowflakes() -> None:
    body = {"recipient_id": 12345}
    answer = {"id": "1", "type": 1, "flags": 0, "recipients": []}
    assert found(Exchange("POST", "/users/@me/channels", "application/json", body, 200, answer)) == []


def test_a_refusal_must_look_like_discords() -> None:
    def refused(body: object) -> list[str]:
        return found(Exchange("POST", SEND, "application/json", {}, 403, body))

    assert refused({"message": "Missing Permissions", "code": 50013}) == []
    assert refused({"message": "Missing Permissions"}) != []
