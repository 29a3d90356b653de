"""What serves all cogs: their language, their errors, whoever answers a click, and what Discord tells."""
