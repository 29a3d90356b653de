"""What things cost, as ratios within one run: `make bench`, or `make bench ONLY="store"`.

Each other module of this package is a section, found by being here. A section is a title and a coroutine:

    TITLE = "Clicks"

    async def measure(sheet: Sheet) -> None:
        floor, click = await race({"bare answer": bare, "click": click}, rounds=500)
        sheet.add(floor)
        sheet.add(click, against=floor, at_most=Limit(median=3, p99=5))

`race` runs its entrants in turn, so that a slow moment of the machine hits all of them; see `bench.measure`.
"""
