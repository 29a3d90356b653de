"""What people have chosen for themselves."""
