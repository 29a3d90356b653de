"""What everybody at the table shares: the roles, the harbour, the buildings that can be built."""
