"""PostgreSQL beneath the store: the same jobs, each in one transaction, again where two collide."""
