"""The pure core: what a game is, how chance plays, how a match is logged. Imports nothing else of Taku."""
