"""What is brought to the tables from elsewhere: features, what a table can be asked, what falls due."""
