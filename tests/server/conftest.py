"""What the server's tests share: real servers and a real PostgreSQL."""

from __future__ import annotations

from postgres import postgres_server, postgres_url
from server import serve, server

__all__ = ["postgres_server", "postgres_url", "serve", "server"]
