"""Reads what comes with a request: JSON, or JSON with files, and never more of it than Discord takes."""

from typing import Any

import msgspec
from aiohttp import BodyPartReader, MultipartReader, web

from bot.local.serve.rest.call import Call
from bot.local.validate.uploads import Upload
from bot.local.world import refusals

LARGEST_REQUEST = 25 * 1024 * 1024
_CHUNK = 64 * 1024
_MOST_DIGITS = 3


async def read_body(request: web.Request, call: Call) -> None:
    """Fills in the call's body and files; what cannot be read is refused."""
    try:
        if request.content_type == "multipart/form-data":
            await _read_parts(await request.multipart(), call)
        elif request.can_read_body:
            raw = await request.read()
            call.body = _parse(raw) if raw else None
    except web.HTTPRequestEntityTooLarge:
        raise refusals.file_too_large() from None
    except (ValueError, AssertionError, web.HTTPException):
        raise refusals.bad_json() from None


async def _read_parts(parts: MultipartReader, call: Call) -> None:
    left = LARGEST_REQUEST
    async for part in parts:
        if not isinstance(part, BodyPartReader):
            raise refusals.bad_json()
        data = await _read_part(part, left)
        left -= len(data)
        name = part.name or ""
        number = name.removeprefix("files[").removesuffix("]")
        if name == "payload_json":
            call.body = _parse(data)
        elif name == f"files[{number}]" and number.isascii() and number.isdigit() and len(number) <= _MOST_DIGITS:
            content_type = part.headers.get("Content-Type", "application/octet-stream")
            filename = part.filename or "file"
            call.uploads[int(number)] = Upload(filename, _content_type(filename, content_type), data)


async def _read_part(part: BodyPartReader, most: int) -> bytes:
    data = bytearray()
    while chunk := await part.read_chunk(_CHUNK):
        data += chunk
        if len(data) > most:
            raise refusals.file_too_large()
    return bytes(data)


def _content_type(filename: str, told: str) -> str:
    """discord.py names no type; Discord goes by the file's name."""
    by_suffix = {"png": "image/png", "webp": "image/webp", "jpg": "image/jpeg", "gif": "image/gif"}
    by_suffix |= {"json": "application/json; charset=utf-8", "txt": "text/plain; charset=utf-8"}
    return by_suffix.get(filename.rpartition(".")[2].lower(), told)


def _parse(raw: bytes) -> Any:
    """Stricter than Python's own reader: no NaN, no half of a surrogate pair, no depth that nothing has."""
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refusals.bad_json() from None
