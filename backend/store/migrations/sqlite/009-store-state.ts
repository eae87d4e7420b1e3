/*
 * What PostgreSQL has from the start, so that the same statements serve both engines. store_state has one row: the
 * number of the last change, which tells readers what they may keep, and of the active jobs, as counting all of them
 * takes long. consumers.lease marks a claim; a claim of an earlier version lapses.
 */
export const storeState = `
  CREATE TABLE store_state (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    last_seq INTEGER NOT NULL,
    active_jobs INTEGER NOT NULL
  ) STRICT;
  INSERT INTO store_state VALUES (
    1,
    coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'job_changes'), 0),
    (SELECT count(*) FROM jobs WHERE listing_key IS NOT NULL)
  );
  DROP VIEW last_change;
  CREATE VIEW last_change AS SELECT last_seq AS seq FROM store_state;

  ALTER TABLE consumers ADD COLUMN lease TEXT;
  UPDATE consumers SET busy_until = NULL;
`;
