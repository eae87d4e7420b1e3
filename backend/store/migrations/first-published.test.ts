import Database from 'better-sqlite3';
import { storeFile } from '../../data-dir';
import type { StoreLocation } from '../../open-store';
import { newJob } from '../../../test/backend';
import { describeBothEngines } from '../../../test/both-engines';
import { postgresForTests } from '../../../test/postgres';

const postgres = postgresForTests(process.env);
const UNDATED = "UPDATE jobs SET posted_at = NULL WHERE id <> 'dated'";
const WITHOUT_LATER_COLUMNS = `
  ALTER TABLE applications DROP COLUMN experience_years;
  ALTER TABLE applications DROP COLUMN notice_period;
  ALTER TABLE cities DROP COLUMN kind;
  DROP INDEX job_alerts_wish;
  DROP INDEX job_alerts_due;
  ALTER TABLE job_alerts DROP COLUMN filters;
  ALTER TABLE job_alerts DROP COLUMN frequency;
  ALTER TABLE alert_tokens DROP COLUMN frequency;
  DROP TABLE job_facts;
  ALTER TABLE jobs DROP COLUMN recruiter_email;`;

/** Makes a store what the version before the migrations of first publication would have left. */
async function makeOlder({ dataDir, databaseUrl }: StoreLocation): Promise<void> {
  if (databaseUrl !== null)
    return void (await postgres.runIn(
      databaseUrl,
      `${UNDATED}; ${WITHOUT_LATER_COLUMNS}
       ALTER TABLE store_state DROP COLUMN index_version;
       CREATE TABLE job_heads (listing_key bigint PRIMARY KEY, head tsvector NOT NULL);
       ALTER TABLE job_alerts ADD UNIQUE (email_key, keyword, category_id, location);
       CREATE INDEX job_alerts_due ON job_alerts (last_day) WHERE confirmed_at IS NOT NULL;
       UPDATE store_version SET version = 6`,
    ));
  const db = new Database(storeFile(dataDir));
  db.exec(UNDATED);
  db.exec(`
    DROP VIEW last_change;
    DROP TABLE store_state;
    CREATE VIEW last_change AS SELECT seq FROM sqlite_sequence WHERE name = 'job_changes';
    ALTER TABLE consumers DROP COLUMN lease;
    ${WITHOUT_LATER_COLUMNS}
    CREATE VIRTUAL TABLE job_heads USING fts5 (title, content = '', contentless_delete = 1);
    CREATE VIRTUAL TABLE text_words USING fts5vocab (job_texts, 'row');
  `);
  db.pragma('user_version = 7');
  db.close();
}

describeBothEngines(process.env, ({ nextPlace, open }) => {
  test('jobs that an earlier version stored without a date get one, and visitors’ pages are told', async () => {
    const place = await nextPlace();
    const before = await open(place);
    const at = '2026-11-02T00:00:00.000Z';
    await before.upsertJobs([
      newJob({ id: 'dated', posted_at: at }),
      newJob({ id: 'undated' }),
      newJob({ id: 'closed' }),
    ]);
    await before.closeJob('closed');
    await before.registerSubscriber('reader');
    const created = (await before.getJob('undated'))?.job.posted_at;
    await makeOlder(place);
    const store = await open(place);
    expect((await store.getJob('undated'))?.job.posted_at).toBe(created);
    expect((await store.getJob('closed'))?.job.posted_at).toMatch(/Z$/);
    expect((await store.getJob('dated'))?.job.posted_at).toBe(at);
    const claim = await store.claimChanges('reader', 9, 1_000);
    expect(claim?.changes.map(({ kind, job_id }) => `${kind} ${job_id}`)).toEqual(['updated undated']);
    await store.upsertJobs([newJob({ id: 'next' })]);
    await store.confirmChanges(claim!, claim!.changes[0]!.seq);
    expect((await store.claimChanges('reader', 9, 1_000))?.changes[0]?.job_id).toBe('next');
  });
});
