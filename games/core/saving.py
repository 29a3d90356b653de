"""States as bytes and back; an own encoder, because it is built once and used for every move."""

from collections.abc import Callable, Mapping
from typing import Any, NewType, TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)

RulesVersion = NewType("RulesVersion", int)
"""Counts the shapes of a game's saved data."""
FIRST = RulesVersion(1)

_encoder = msgspec.json.Encoder()
_decoders: dict[type, msgspec.json.Decoder[Any]] = {}


def save(state: msgspec.Struct) -> bytes:
    """The state as JSON."""
    return _encoder.encode(state)


def load(kind: type[S], saved: bytes) -> S:
    """The saved state; msgspec.ValidationError if it is none of this kind."""
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.json.Decoder(kind)
    state: S = decoder.decode(saved)
    return state


class _Versioned(msgspec.Struct):
    version: RulesVersion = FIRST


class TooNew(Exception):
    """It was saved by later rules than these, so nobody can tell what it means."""


Upgrades = Mapping[RulesVersion, Callable[[dict[str, Any]], None]]
"""For each former version what makes its plain data that of the next one, in place."""


def load_upgraded(kind: type[S], saved: bytes, version: RulesVersion, upgrades: Upgrades) -> S:
    """The saved data, brought up to this version of the rules if an earlier one has saved it."""
    try:
        state = load(kind, saved)
        found = RulesVersion(getattr(state, "version", FIRST))
        if found == version:
            return state
    except msgspec.ValidationError:
        found = load(_Versioned, saved).version
        if found == version:
            return load(kind, _encoder.encode(_by_circles(msgspec.json.decode(saved))))
    if found > version:
        raise TooNew(f"saved by version {found} of the rules, these are version {version}")
    plain = msgspec.json.decode(saved)
    for former in range(found, version):
        upgrades[RulesVersion(former)](plain)
    plain["version"] = version
    return load(kind, _encoder.encode(plain))


def _by_circles(plain: dict[str, Any]) -> dict[str, Any]:
    """Proposals were counted through before those of a circle of seats had a count of their own."""
    if isinstance(plain.get("spoken"), int):
        plain["spoken"] = {"": plain["spoken"]}
    return plain


def clone(state: S) -> S:
    """An equal state that shares nothing with this one."""
    return load(type(state), save(state))
