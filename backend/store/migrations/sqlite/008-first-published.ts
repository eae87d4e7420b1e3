/*
 * A job without a date gets that of the moment at which it was stored. Visitors notice it (a JobPosting, a place in the
 * feeds), so it is written to the log of changes.
 */
export const firstPublished = `
  INSERT INTO job_changes (job_id, slug, kind, at)
    SELECT id, slug, 'updated', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM jobs
    WHERE posted_at IS NULL AND listing_key IS NOT NULL ORDER BY pk;
  UPDATE jobs SET posted_at = created_at, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE posted_at IS NULL;
`;
