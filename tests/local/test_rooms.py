"""What ships and what only drives it stay apart."""

import grimp


def test_what_drives_the_local_discord_does_not_ship() -> None:
    graph = grimp.build_graph("bot", "tests", cache_dir=None)
    tests = graph.find_descendants("tests")
    imported_by = {(each, other) for each in tests for other in graph.find_modules_that_directly_import(each)}
    assert {(each, other) for each, other in imported_by if other not in tests} == set()
