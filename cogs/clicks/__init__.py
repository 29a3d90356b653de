"""What each control does when it is clicked."""
