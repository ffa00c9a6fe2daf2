"""Bots against bots: paired deals, seats rotated, ratings with intervals, reproducible from one seed."""
