"""Long random play under all laws."""
