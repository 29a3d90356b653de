"""What a host is told to set up fits what Caravel is and asks for."""

import re
import tomllib
from pathlib import Path

import discord

from bot.panel.kit.permissions import NEEDED

TOP = Path(__file__).resolve().parents[3]


def read(name: str) -> str:
    return (TOP / name).read_text(encoding="utf-8")


def test_the_invitation_grants_what_a_table_needs_and_no_more() -> None:
    granted = [int(number) for number in re.findall(r"permissions=(\d+)", read("README.md"))]
    assert granted == [discord.Permissions(**dict.fromkeys(NEEDED, True)).value]


def test_a_container_holds_every_room_that_is_installed() -> None:
    rooms = tomllib.loads(read("pyproject.toml"))["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert re.findall(r"^COPY (\w+) \1$", read("Dockerfile"), re.MULTILINE) == rooms
    assert {f"!{room}" for room in rooms} <= set(read(".dockerignore").splitlines())


def test_a_service_keeps_its_tables_where_it_may_write() -> None:
    told, unit = read("docs/hosting.md"), read("deploy/caravel.service")
    [folder] = re.findall(r"^WorkingDirectory=(.+)$", unit, re.MULTILINE)
    [kept] = re.findall(r"^StateDirectory=(.+)$", unit, re.MULTILINE)
    assert f"ExecStart={folder}/.venv/bin/python -m bot\n" in unit
    assert f"git clone REPOSITORY {folder} && cd {folder}\n" in told
    assert f"CARAVEL_DATA=/var/lib/{kept}|" in told
