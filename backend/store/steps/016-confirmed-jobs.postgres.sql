ALTER TABLE jobs ADD COLUMN confirmed_at text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE jobs ADD COLUMN closed_reason text NOT NULL DEFAULT '';
UPDATE jobs SET confirmed_at =
  greatest(updated_at, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') COLLATE "C");
CREATE INDEX jobs_to_confirm ON jobs (confirmed_at) WHERE listing_key IS NOT NULL AND NOT is_sample;
ALTER TABLE store_state ADD COLUMN asked_week text COLLATE "C";
ALTER TABLE store_state ADD COLUMN asking_since text COLLATE "C";
