-- Jobs of an earlier version count as confirmed now, so that an upgrade closes none.
ALTER TABLE jobs ADD COLUMN confirmed_at TEXT NOT NULL DEFAULT '';
ALTER TABLE jobs ADD COLUMN closed_reason TEXT NOT NULL DEFAULT '';
UPDATE jobs SET confirmed_at = max(updated_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
CREATE INDEX jobs_to_confirm ON jobs (confirmed_at) WHERE listing_key IS NOT NULL AND NOT is_sample;
ALTER TABLE store_state ADD COLUMN asked_week TEXT;
ALTER TABLE store_state ADD COLUMN asking_since TEXT;
