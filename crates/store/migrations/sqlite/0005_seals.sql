-- The public chain of seals, and those that are to be added to it.
CREATE TABLE seals_due (
    id INTEGER PRIMARY KEY,
    seal TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE seals (
    number INTEGER PRIMARY KEY,
    seal TEXT NOT NULL,
    at INTEGER NOT NULL,
    link TEXT NOT NULL
) STRICT;

CREATE INDEX seals_by_seal ON seals (seal);
