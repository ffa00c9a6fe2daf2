"""Measures servers: a crowd at many tables clicks at a steady rate, and every delivery is timed."""
