"""Lets `python -m taku` be the command line."""

from taku.cli import main

main()
