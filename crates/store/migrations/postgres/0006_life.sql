-- When a process last showed that it was alive, and when none was: clocks do not run then.
CREATE TABLE life (
    one BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
    at BIGINT NOT NULL
);

CREATE TABLE downtimes (
    began_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (ended_at, began_at)
);
