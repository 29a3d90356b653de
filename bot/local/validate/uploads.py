"""Files that come with a request."""

from dataclasses import dataclass

from bot.local.validate.form import Form, Path
from bot.local.validate.pictures import picture_size
from bot.local.world import refusals
from bot.local.world.files import LARGEST_FILE
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import Attachment

MOST_FILES = 10


@dataclass(frozen=True)
class Upload:
    filename: str
    content_type: str
    data: bytes


def attach(realm: Realm, form: Form, listed: list[Json], uploads: dict[int, Upload]) -> list[tuple[Attachment, bytes]]:
    """New attachments with their bytes; `listed` (the body's `attachments`) may describe and rename them."""
    if len(uploads) > MOST_FILES:
        form.add(("files",), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
    if any(len(upload.data) > LARGEST_FILE for upload in uploads.values()):
        raise refusals.file_too_large()
    described = {str(entry.get("id")): entry for entry in listed}
    return [
        (_attachment(realm, form, described.get(str(number), {}), number, upload), upload.data)
        for number, upload in sorted(uploads.items())
    ]


def _attachment(realm: Realm, form: Form, entry: Json, number: int, upload: Upload) -> Attachment:
    path: Path = ("attachments", number)
    description = form.text((*path, "description"), entry.get("description"), 0, 1024)
    size = picture_size(upload.data)
    attachment = Attachment(
        id=realm.ids.next(),
        filename=safe_name(entry.get("filename") or upload.filename),
        size=len(upload.data),
        content_type=upload.content_type,
        description=description or None,
    )
    if size is not None:
        attachment.width, attachment.height = size
    return attachment


def safe_name(name: str) -> str:
    """Discord replaces what it will not have in a file's name; `attachment://` must use the new one."""
    return "".join(each if each.isalnum() or each in "-_." else "_" for each in name.replace(" ", "_"))
