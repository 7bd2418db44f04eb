-- When a process last showed that it was alive, and when none was: clocks do not run then.
CREATE TABLE life (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE downtimes (
    began_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (ended_at, began_at)
) STRICT, WITHOUT ROWID;
