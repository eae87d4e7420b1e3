/*
 * When the agency last confirmed that a job is open, and why a job was closed. Jobs of an earlier version count as confirmed
 * now, so that an upgrade closes none. store_state.asked_week: the Monday of the last week in which staff were asked;
 * asking_since: the first moment of the weeks without a gap in which they were.
 */
export const confirmedJobs = `
  ALTER TABLE jobs ADD COLUMN confirmed_at TEXT NOT NULL DEFAULT '';
  ALTER TABLE jobs ADD COLUMN closed_reason TEXT NOT NULL DEFAULT '';
  UPDATE jobs SET confirmed_at = max(updated_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
  CREATE INDEX jobs_to_confirm ON jobs (confirmed_at) WHERE listing_key IS NOT NULL AND NOT is_sample;
  ALTER TABLE store_state ADD COLUMN asked_week TEXT;
  ALTER TABLE store_state ADD COLUMN asking_since TEXT;
`;
