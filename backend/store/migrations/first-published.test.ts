import { newJob, NOON } from '../../../test/backend';
import { describeBothEngines } from '../../../test/both-engines';
import { makeOlderStore } from '../../../test/older-store';

const AT = '2026-11-02T00:00:00.000Z';
const ROWS = `
  INSERT INTO categories (name, name_key) VALUES ('Other', 'other');
  INSERT INTO jobs (pk, id, category_id, listing_key, is_sample, sort_at, posted_at, closed_at, created_at, updated_at, title, slug)
    VALUES (1, 'dated', 1, 3700000000000001, FALSE, '${AT}', '${AT}', NULL, '${NOON}', '${NOON}', 'Clerk', 'clerk'),
      (2, 'undated', 1, 3700000000000002, FALSE, '${NOON}', NULL, NULL, '${NOON}', '${NOON}', 'Clerk', 'clerk'),
      (3, 'closed', 1, NULL, FALSE, '${NOON}', NULL, '${NOON}', '${NOON}', '${NOON}', 'Clerk', 'clerk');
  INSERT INTO consumers (name, position) VALUES ('reader', 0);
`;

describeBothEngines(process.env, ({ emptyPlace, open }) => {
  test('jobs that an earlier version stored without a date get one, and visitors’ pages are told', async () => {
    const place = await emptyPlace();
    await makeOlderStore(place, { sqlite: 7, postgres: 6 }, ROWS, 'UPDATE store_state SET active_jobs = 2;');
    const store = await open(place);
    expect((await store.getJob('undated'))?.job.posted_at).toBe(NOON);
    expect((await store.getJob('closed'))?.job.posted_at).toMatch(/Z$/);
    expect((await store.getJob('dated'))?.job.posted_at).toBe(AT);
    const claim = await store.claimChanges('reader', 9, 1_000);
    expect(claim?.changes.map(({ kind, job_id }) => `${kind} ${job_id}`)).toEqual(['updated undated']);
    await store.upsertJobs([newJob({ id: 'next' })]);
    await store.confirmChanges(claim!, claim!.changes[0]!.seq);
    expect((await store.claimChanges('reader', 9, 1_000))?.changes[0]?.job_id).toBe('next');
  });
});
