"""The note of a release: its section of CHANGELOG.md, once it fits what is released.

`python -m tools.release.notes v1.2.3` prints it for that tag, or says what is not ready. It needs nothing installed.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from bot import VERSION
from tools.release.updating import FIRST, ROOT, NotReady, of_a_release, of_the_house, what_updating_means

HEADING = re.compile(r"^## (\d+\.\d+\.\d+), (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """What the changelog says of one version."""

    version: str
    when: str
    text: str


def sections(changelog: str) -> Iterator[Section]:
    """The newest first, as they stand there."""
    parts = HEADING.split(changelog)
    for version, when, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        yield Section(version, when, text.strip())


def on_updating(changelog: str, house: Path = ROOT) -> str:
    """The sentence that the newest section must hold, by what has changed since the release before it."""
    earlier = [*sections(changelog)][1:]
    if not earlier:
        return FIRST
    version = earlier[0].version
    return what_updating_means(version, of_a_release(f"v{version}", house), of_the_house(house))


def says(section: Section, sentence: str) -> bool:
    """Whether it stands there, however its lines are broken."""
    return sentence in " ".join(section.text.split())


def note(tag: str, versions: set[str], changelog: str, sentence: str) -> str:
    """The note for a tag; NotReady where tag, versions, changelog or what is said of updating do not fit together."""
    if versions != {tag.removeprefix("v")} or not tag.startswith("v"):
        said = ", ".join(sorted(versions))
        raise NotReady(f"{tag} is to be released, but pyproject.toml and bot.VERSION say {said}.")
    newest = next(sections(changelog), None)
    if newest is None or newest.version != tag[1:]:
        raise NotReady(f"CHANGELOG.md begins with no section `## {tag[1:]}, <date>`.")
    if not _is_a_day(newest.when):
        raise NotReady(f"CHANGELOG.md says {newest.when!r} of {newest.version}: give it the day, such as 2026-05-31.")
    if not newest.text:
        raise NotReady(f"CHANGELOG.md says nothing of {newest.version}.")
    if not says(newest, sentence):
        raise NotReady(f"CHANGELOG.md must tell of {newest.version}: {sentence}")
    return newest.text


def _is_a_day(when: str) -> bool:
    try:
        return date.fromisoformat(when).isoformat() == when
    except ValueError:
        return False


def main() -> None:
    """Print the note of the tag that is asked for."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    try:
        [tag] = sys.argv[1:]
        sys.stdout.write(note(tag, {project["project"]["version"], VERSION}, changelog, on_updating(changelog)) + "\n")
    except NotReady as reason:
        sys.exit(str(reason))


if __name__ == "__main__":
    main()
