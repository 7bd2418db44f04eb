CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    seq INTEGER NOT NULL CHECK (seq > 0),
    listed INTEGER NOT NULL,
    summary TEXT NOT NULL,
    wake_at INTEGER,
    lease_until INTEGER,
    updated_at INTEGER NOT NULL,
    games_finished INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_listed ON tables (updated_at DESC, id) WHERE listed;
CREATE INDEX tables_waking ON tables (wake_at, lease_until) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_idle ON tables (updated_at) WHERE games_finished = 0;

-- Clustered by table, since a log is read from one end to the other.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE secrets (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game INTEGER NOT NULL,
    seed BLOB NOT NULL CHECK (length(seed) = 32),
    PRIMARY KEY (table_id, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    rules TEXT NOT NULL,
    ending TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;

CREATE INDEX games_newest ON games (ended_at, table_id, number);
CREATE INDEX games_by_rules ON games (rules, ended_at, table_id, number);

-- `ended_at` stands here again so that one index pages through the games of a player.
CREATE TABLE results (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT,
    name TEXT NOT NULL,
    bot TEXT,
    points INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number, seat),
    FOREIGN KEY (table_id, number) REFERENCES games (table_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_player ON results (player, ended_at, table_id, number)
    WHERE player IS NOT NULL;

CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    program INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    secret_hash BLOB NOT NULL UNIQUE CHECK (length(secret_hash) = 32)
) STRICT;
