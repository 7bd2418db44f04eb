-- Who has a seat at which unfinished table, for a player's own list.
CREATE TABLE seated (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seated_by_table ON seated (table_id);

-- Games that are running already. Whoever has left such a table since is in the list too, until the
-- table's seats change.
INSERT OR IGNORE INTO seated (player, table_id)
SELECT json_extract(entries.body, '$.fact.player.id'), entries.table_id
FROM entries JOIN tables ON tables.id = entries.table_id
WHERE entries.body LIKE '%"type":"sat"%' AND json_valid(entries.body)
    AND json_extract(entries.body, '$.fact.player.id') IS NOT NULL
    AND tables.games_finished < (SELECT COUNT(*) FROM entries AS begun
        WHERE begun.table_id = tables.id AND begun.body LIKE '%"type":"began"%');
