"""Looking ahead: what a move would do, what may be asked next, and answers that are left for it."""
