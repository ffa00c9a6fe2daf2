# Taku as a container: the rules are compiled and the page is built in the first stage; the second has neither a
# compiler nor Node, and runs as nobody in particular. Build with: docker build -t taku .

FROM python:3.11-slim-bookworm AS build
# The compiler comes from Debian's own archive; pinning its version would break the build with every security fix.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY pyproject.toml hatch_build.py README.md LICENSE .npmrc package.json package-lock.json ./
COPY svelte.config.js tsconfig.json vite.config.ts ./
COPY tools tools
COPY src src
RUN python -m venv /opt/taku \
    && /opt/taku/bin/python -m pip install --no-cache-dir --disable-pip-version-check '.[serve,postgresql]'

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /var/lib/taku --create-home --shell /usr/sbin/nologin taku
COPY --from=build /opt/taku /opt/taku
ENV PATH=/opt/taku/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    TAKU_DATABASE=sqlite:////var/lib/taku/tables.db
USER 10001
WORKDIR /var/lib/taku
VOLUME /var/lib/taku
EXPOSE 8477
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8477/readyz', timeout=3)"]
ENTRYPOINT ["taku"]
CMD ["serve", "--json-logs"]
