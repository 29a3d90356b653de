"""A row in the place of the one with the same key, in words that both engines understand."""

from functools import cache


@cache
def replacing(table: str, columns: tuple[str, ...], key: tuple[str, ...]) -> str:
    """The statement; its values stand in the order of the columns, and those are all that the table has."""
    marks = ", ".join("?" for _ in columns)
    changed = ", ".join(f"{column} = excluded.{column}" for column in columns if column not in key)
    return (
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks}) "
        f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changed}"
    )
