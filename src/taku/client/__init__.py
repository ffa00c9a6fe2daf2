"""A client of the table server for the terminal: the same addresses and the same socket as the page."""
