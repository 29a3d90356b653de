"""The store: tables, their games and logs, and what is still to be told, in one SQLite file.

Every function takes the connection, so that several make one transaction: `await store.write(lambda db: ...)`.
"""
