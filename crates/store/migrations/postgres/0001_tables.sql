-- Identifiers are compared byte by byte, as in SQLite, whatever the language of the server.
CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    seq BIGINT NOT NULL CHECK (seq > 0),
    listed BOOLEAN NOT NULL,
    summary TEXT NOT NULL,
    wake_at BIGINT,
    lease_until BIGINT,
    updated_at BIGINT NOT NULL,
    games_finished BIGINT NOT NULL
);

CREATE INDEX tables_listed ON tables (updated_at DESC, id) WHERE listed;
CREATE INDEX tables_waking ON tables (wake_at, lease_until) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_newest ON tables (updated_at);
CREATE INDEX tables_idle ON tables (updated_at) WHERE games_finished = 0;

CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE secrets (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game BIGINT NOT NULL,
    seed BYTEA NOT NULL CHECK (length(seed) = 32),
    PRIMARY KEY (table_id, game)
);

CREATE TABLE games (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    rules TEXT COLLATE "C" NOT NULL,
    ending TEXT NOT NULL,
    began_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX games_newest ON games (ended_at, table_id, number);
CREATE INDEX games_by_rules ON games (rules, ended_at, table_id, number);

-- `ended_at` stands here again so that one index pages through the games of a player.
CREATE TABLE results (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    player TEXT COLLATE "C",
    name TEXT NOT NULL,
    bot TEXT,
    points BIGINT NOT NULL,
    rank BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number, seat),
    FOREIGN KEY (table_id, number) REFERENCES games (table_id, number) ON DELETE CASCADE
);

CREATE INDEX results_by_player ON results (player, ended_at, table_id, number)
    WHERE player IS NOT NULL;

CREATE TABLE players (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    program BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    secret_hash BYTEA NOT NULL UNIQUE CHECK (length(secret_hash) = 32)
);
