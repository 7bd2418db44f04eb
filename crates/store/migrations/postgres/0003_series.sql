-- A finished series: several games of one table that were played as one match.
CREATE TABLE series (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    first_game BIGINT NOT NULL,
    games BIGINT NOT NULL CHECK (games > 0),
    rules TEXT COLLATE "C" NOT NULL,
    ended_at BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, first_game)
);

CREATE INDEX series_newest ON series (ended_at, table_id, first_game) WHERE listed;

CREATE TABLE series_results (
    table_id TEXT COLLATE "C" NOT NULL,
    first_game BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    player TEXT COLLATE "C",
    name TEXT NOT NULL,
    bot TEXT,
    points BIGINT NOT NULL,
    rank BIGINT NOT NULL,
    behind_by TEXT,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, first_game, seat),
    FOREIGN KEY (table_id, first_game) REFERENCES series (table_id, first_game) ON DELETE CASCADE
);

CREATE INDEX series_results_by_player ON series_results (player, ended_at, table_id, first_game)
    WHERE player IS NOT NULL;

-- Tables whose series follow from their entries alone. Whoever can read those derives the rows.
CREATE TABLE series_to_derive (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
);

INSERT INTO series_to_derive SELECT DISTINCT table_id FROM games WHERE rules LIKE '%+dynasty%';
