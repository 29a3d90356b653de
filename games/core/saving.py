"""States as bytes and back; an own encoder, because it is built once and used for every move."""

from typing import Any, TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)

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


def clone(state: S) -> S:
    """An equal state that shares nothing with this one."""
    return load(type(state), save(state))
