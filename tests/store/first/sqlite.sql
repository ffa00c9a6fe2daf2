CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

CREATE TABLE matches (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    seed TEXT NOT NULL,
    options BLOB NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE progress (
    "match" TEXT NOT NULL,
    is_public BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    length INTEGER NOT NULL,
    updated BIGINT NOT NULL,
    status TEXT NOT NULL,
    ply INTEGER NOT NULL,
    players TEXT NOT NULL,
    awaited TEXT,
    awaits_bot BOOLEAN NOT NULL,
    deadline BIGINT,
    PRIMARY KEY ("match"),
    FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID;

CREATE INDEX progress_listed ON progress (created) WHERE is_public AND status IN ('waiting', 'live');

CREATE INDEX progress_clocked ON progress (deadline) WHERE status = 'live' AND deadline IS NOT NULL;

CREATE INDEX progress_awaiting_bots ON progress ("match") WHERE status = 'live' AND awaits_bot;

CREATE TABLE events (
    "match" TEXT NOT NULL,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY ("match", number),
    FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID;

CREATE TABLE places (
    "match" TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY ("match", seat),
    FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID;

CREATE INDEX places_of_player ON places (player, "match");

CREATE TABLE players (
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE tokens (
    hash TEXT NOT NULL,
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    player TEXT,
    "match" TEXT,
    seat INTEGER,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT,
    used BIGINT,
    is_single BOOLEAN NOT NULL,
    PRIMARY KEY (hash),
    UNIQUE (id)
);

CREATE INDEX tokens_of_player ON tokens (player, kind);

CREATE TABLE webhooks (
    player TEXT NOT NULL,
    url TEXT NOT NULL,
    form TEXT NOT NULL,
    PRIMARY KEY (player)
);

CREATE TABLE pushes (
    endpoint TEXT NOT NULL,
    player TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    PRIMARY KEY (endpoint)
);

CREATE INDEX pushes_of_player ON pushes (player);

CREATE TABLE house (
    "key" TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY ("key")
);

CREATE TABLE heartbeat (
    id INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE outages (
    start BIGINT NOT NULL,
    stop BIGINT NOT NULL,
    PRIMARY KEY (start)
);

INSERT INTO alembic_version (version_num) VALUES ('0001');

INSERT INTO matches (id, game, header, seed, options) VALUES ('m1', 'niwa', '{"taku":1}', 'seed', x'');
INSERT INTO progress (match, is_public, created, length, updated, status, ply, players, awaited, awaits_bot, deadline)
    VALUES ('m1', 1, 1000, 2, 2000, 'live', 1, '["anna",null]', 'anna', 0, NULL);
INSERT INTO events (match, number, at, body) VALUES ('m1', 0, 1000, x'006f6e65'), ('m1', 1, 2000, x'74776f');
INSERT INTO places (match, seat, player) VALUES ('m1', 0, 'anna');
INSERT INTO players (id, name, created) VALUES ('anna', 'Anna', 900);
INSERT INTO house (key, value) VALUES ('cookie-secret', 'value');
INSERT INTO webhooks (player, url, form) VALUES ('anna', 'https://hook.example', 'json');
