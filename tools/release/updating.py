"""What updating to a release means: whether it migrates the database, and whether one can go back.

Both are read from what is kept in the files: the migrations, and the version of each game's saved form.
"""

import re
import subprocess
import tarfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MIGRATION, RULES = re.compile(r"bot/(?:.+/)?migrations/(\d+)_\w+\.sql"), re.compile(r"games/(\w+)/__init__\.py")
FORM = re.compile(r"^ +((?:archive_)?version)=RulesVersion\((\d+)\)", re.MULTILINE)
FIRST = "**Updating**: the first release, so there is nothing to migrate, and nothing to go back to."

Files = Mapping[str, str]
"""What decides, by its path."""


class NotReady(Exception):
    """What must be mended before this can be released."""


def of_the_house(house: Path = ROOT) -> Files:
    """As they stand here."""
    files = {
        path.relative_to(house).as_posix(): path for room in ("bot", "games") for path in (house / room).rglob("*")
    }
    return {name: path.read_text(encoding="utf-8") for name, path in sorted(files.items()) if _decides(name)}


def of_a_release(tag: str, house: Path = ROOT) -> Files:
    """As they stood under a tag; NotReady if git does not know it."""
    command = ["git", "-C", str(house), "archive", "--format=tar", tag, "bot", "games"]
    packed = subprocess.run(command, capture_output=True, check=False)
    if packed.returncode:
        raise NotReady(f"git cannot show {tag} (`git fetch --tags`?): {packed.stderr.decode().strip()}")
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as files:
        return {
            member.name: taken.read().decode()
            for member in files
            if _decides(member.name) and (taken := files.extractfile(member)) is not None
        }


def _decides(name: str) -> bool:
    return MIGRATION.fullmatch(name) is not None or RULES.fullmatch(name) is not None


def migrations(files: Files) -> dict[str, str]:
    """The migrations by their numbers, wherever in the bot they lie."""
    return {found[1]: text for name, text in files.items() if (found := MIGRATION.fullmatch(name))}


def forms(files: Files) -> dict[str, tuple[tuple[str, str], ...]]:
    """The versions that each game declares of what it saves."""
    return {found[1]: tuple(FORM.findall(text)) for name, text in files.items() if (found := RULES.fullmatch(name))}


def what_updating_means(version: str, then: Files, now: Files) -> str:
    """The sentence that a release note must hold; NotReady where a migration that people have run is another one."""
    before, after = migrations(then), migrations(now)
    changed = sorted(number for number, script in before.items() if after.get(number) != script)
    if changed:
        raise NotReady(f"{', '.join(changed)} is not the migration that {version} has: write a new one instead.")
    known, anew = forms(then), sorted(after.keys() - before.keys())
    raised = [_spoken(game) for game, form in sorted(forms(now).items()) if game in known and known[game] != form]
    done = [f"migrates the database ({', '.join(anew)})"] * bool(anew)
    done += [f"saves tables of {', '.join(raised)} in a new form"] * bool(raised)
    if not done:
        return f"**Updating** from {version}: the database and saved games keep their form, so one can go back."
    return f"**Updating** from {version}: {' and '.join(done)}; the only way back is a `backup` of before."


def _spoken(game: str) -> str:
    return game.replace("_", " ").title()
