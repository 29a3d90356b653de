"""What people have chosen, when they are away, and how they are called."""
