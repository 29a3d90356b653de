"""What is read at a glance: pieces, dice, badges, marks and their legend."""
