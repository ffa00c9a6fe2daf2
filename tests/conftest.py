"""Real servers for all tests: Taku and PostgreSQL, shared where a test needs nothing special."""

from __future__ import annotations

from postgres import postgres_server, postgres_url
from server import house, serve, server

__all__ = ["house", "postgres_server", "postgres_url", "serve", "server"]
