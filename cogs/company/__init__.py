"""What people type and press of what brings them together: a file for each of these features, of its name."""
