"""What people have chosen, when they are away, how they are called, and how they are forgotten."""
