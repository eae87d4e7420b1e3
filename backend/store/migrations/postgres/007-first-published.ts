/* As sqlite/008-first-published.ts, where it is explained. Whoever changes jobs locks store_state first. */
export const postgresFirstPublished = `
  SELECT 1 FROM store_state FOR UPDATE;
  INSERT INTO job_changes (seq, job_id, slug, kind, at)
    SELECT last_seq + row_number() OVER (ORDER BY pk), jobs.id, slug, 'updated',
      to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    FROM jobs, store_state WHERE posted_at IS NULL AND listing_key IS NOT NULL;
  UPDATE store_state SET last_seq = greatest(last_seq, (SELECT coalesce(max(seq), 0) FROM job_changes));
  UPDATE jobs SET posted_at = created_at, updated_at = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    WHERE posted_at IS NULL;
`;
