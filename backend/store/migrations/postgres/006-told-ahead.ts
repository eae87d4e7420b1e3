/* told_ahead holds what a consumer was told out of turn: changes behind its position in the log that are done with. */
export const postgresToldAhead = `
  CREATE TABLE told_ahead (
    consumer text NOT NULL REFERENCES consumers (name),
    seq bigint NOT NULL,
    PRIMARY KEY (consumer, seq)
  );
  CREATE INDEX job_changes_by_job ON job_changes (job_id, seq);
`;
