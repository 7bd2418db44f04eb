-- Nobody knows whether a game that is here already was played before everyone's eyes: it is not
-- listed.
ALTER TABLE games ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;

DROP INDEX games_newest;
DROP INDEX games_by_rules;
CREATE INDEX games_newest ON games (ended_at, table_id, number) WHERE listed;
CREATE INDEX games_by_rules ON games (rules, ended_at, table_id, number) WHERE listed;

-- Tables that wait for players come first, however many games there are to watch.
ALTER TABLE tables ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET waiting = 1 WHERE listed AND summary LIKE '%"stage":"gathering"%';

DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (waiting DESC, updated_at DESC, id) WHERE listed;
