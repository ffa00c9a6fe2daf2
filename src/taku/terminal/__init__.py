"""Playing in a terminal: the board drawn by the game, offers by number, hands hidden between turns."""
