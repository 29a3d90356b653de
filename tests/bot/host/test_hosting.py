"""What a host is told to set up fits what Caravel is and asks for."""

import re
import tomllib
from pathlib import Path

import discord
from discord import AutoShardedClient

from bot.client.caravel import Caravel
from bot.panel.kit.permissions import NEEDED

TOP = Path(__file__).resolve().parents[3]


def read(name: str) -> str:
    return (TOP / name).read_text(encoding="utf-8")


def test_the_invitation_grants_what_a_table_needs_and_no_more() -> None:
    granted = [int(number) for number in re.findall(r"permissions=(\d+)", read("docs/hosting.md"))]
    assert granted == [discord.Permissions(**dict.fromkeys(NEEDED, True)).value]


def test_a_container_holds_every_room_that_is_installed() -> None:
    rooms = tomllib.loads(read("pyproject.toml"))["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    held = read("Dockerfile").rpartition("\nFROM ")[2]
    assert re.findall(r"^COPY (\w+) \1$", held, re.MULTILINE) == rooms
    assert {f"!{room}" for room in rooms} <= set(read(".dockerignore").splitlines())


def test_a_container_is_given_all_that_it_copies_and_nothing_else() -> None:
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", read("Dockerfile"), re.MULTILINE)
    everything, *given = [line for line in read(".dockerignore").splitlines() if not line.startswith("**/")]
    assert everything == "*"
    assert {f"!{name}" for line in lines for name in line.split()} == set(given)
    assert all((TOP / line.removeprefix("!")).exists() for line in given)


def test_the_walls_are_told_in_figures() -> None:
    told = " ".join(read("docs/hosting.md").split())
    assert "any number of servers" not in told
    assert all(
        figure in told for figure in ("2,500 servers", "4011", "50 requests a second", "45 to 90 moves a second")
    )
    assert AutoShardedClient in Caravel.__mro__, "without shards this page is out of date"


def test_the_container_and_the_service_are_held_to_what_the_host_is_told() -> None:
    told = " ".join(read("docs/hosting.md").split())
    container, unit = read("compose.yaml"), read("deploy/caravel.service")
    [memory] = re.findall(r"held to (\d+) MB of memory", told)
    [tasks] = re.findall(r"(\d+) processes and threads", told)
    assert f"mem_limit: {memory}m\n" in container
    assert f"memswap_limit: {memory}m\n" in container
    assert f"MemoryMax={memory}M\n" in unit
    assert f"pids_limit: {tasks}\n" in container
    assert f"TasksMax={tasks}\n" in unit
    assert "two cores" in told
    assert "cpus: 2\n" in container
    assert "CPUQuota=200%\n" in unit


def test_a_service_keeps_its_tables_where_it_may_write() -> None:
    told, unit = read("docs/hosting.md"), read("deploy/caravel.service")
    [folder] = re.findall(r"^WorkingDirectory=(.+)$", unit, re.MULTILINE)
    [kept] = re.findall(r"^StateDirectory=(.+)$", unit, re.MULTILINE)
    assert f"ExecStart={folder}/.venv/bin/python -m bot\n" in unit
    assert f"git clone REPOSITORY {folder} && cd {folder}\n" in told
    assert f"CARAVEL_DATA=/var/lib/{kept}|" in told
