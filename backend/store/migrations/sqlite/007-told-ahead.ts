/* told_ahead holds what a consumer was told out of turn: changes behind its position in the log that are done with. */
export const toldAhead = `
  CREATE TABLE told_ahead (
    consumer TEXT NOT NULL REFERENCES consumers (name),
    seq INTEGER NOT NULL,
    PRIMARY KEY (consumer, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX job_changes_by_job ON job_changes (job_id, seq);
`;
