-- The public chain of seals, and those that are to be added to it.
CREATE TABLE seals_due (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    seal TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL
);

CREATE TABLE seals (
    number BIGINT PRIMARY KEY,
    seal TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    link TEXT COLLATE "C" NOT NULL
);

CREATE INDEX seals_by_seal ON seals (seal);
