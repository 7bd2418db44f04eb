-- Who has a seat at which unfinished table, for a player's own list.
CREATE TABLE seated (
    player TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (player, table_id)
);

CREATE INDEX seated_by_table ON seated (table_id);

-- Games that are running already. Whoever has left such a table since is in the list too, until the
-- table's seats change.
INSERT INTO seated (player, table_id)
SELECT sat.player, sat.table_id
FROM (SELECT table_id, substring(body FROM '"player":\{"id":"([^"]+)"') AS player
    FROM entries WHERE body LIKE '%"type":"sat"%') AS sat
JOIN tables ON tables.id = sat.table_id
WHERE sat.player IS NOT NULL
    AND tables.games_finished < (SELECT COUNT(*) FROM entries AS begun
        WHERE begun.table_id = tables.id AND begun.body LIKE '%"type":"began"%')
ON CONFLICT DO NOTHING;
