"""Real servers for all tests: Taku and PostgreSQL, shared where a test needs nothing special."""

from __future__ import annotations

import fixed
from postgres import empty_postgres_url, postgres_server, postgres_url
from server import house, serve, server

__all__ = ["empty_postgres_url", "house", "postgres_server", "postgres_url", "serve", "server"]

fixed.spare_the_disk()
