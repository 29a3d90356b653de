"""What players do where their ship has arrived, and what that brings."""
