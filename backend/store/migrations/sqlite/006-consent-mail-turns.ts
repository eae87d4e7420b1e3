/*
 * Consent travels as fields of its own; job_closed_at marks an application that came after its job was closed.
 * mail_turns counts, for a day, what anybody can have mailed to an address, by mailbox and purpose (receipt, alert).
 */
export const consentMailTurns = `
  ALTER TABLE applications ADD COLUMN consent TEXT NOT NULL DEFAULT '';
  ALTER TABLE applications ADD COLUMN consent_at TEXT NOT NULL DEFAULT '';
  ALTER TABLE applications ADD COLUMN job_closed_at TEXT NOT NULL DEFAULT '';
  CREATE TABLE mail_turns (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    mailbox TEXT NOT NULL,
    purpose TEXT NOT NULL,
    taken_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX mail_turns_by_mailbox ON mail_turns (mailbox, purpose, taken_at);
  CREATE INDEX mail_turns_by_age ON mail_turns (taken_at);
`;
