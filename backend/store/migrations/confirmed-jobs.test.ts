import { NOON } from '../../../test/backend';
import { describeBothEngines } from '../../../test/both-engines';
import { makeOlderStore } from '../../../test/older-store';

const LATER = '2126-11-20T12:00:00.000Z';
const job = (pk: number, id: string, updated: string) =>
  `(${pk}, '${id}', 1, ${3_700_000_000_000_000 + pk}, FALSE, '${NOON}', '${NOON}', NULL, '${NOON}', '${updated}', 'Clerk', 'clerk')`;
const ROWS = `
  INSERT INTO categories (name, name_key) VALUES ('Other', 'other');
  INSERT INTO jobs (pk, id, category_id, listing_key, is_sample, sort_at, posted_at, closed_at, created_at, updated_at, title, slug)
    VALUES ${job(1, 'old', NOON)}, ${job(2, 'ahead', LATER)};
  UPDATE store_state SET active_jobs = 2;
`;

describeBothEngines(process.env, ({ emptyPlace, open }) => {
  test('jobs of an earlier version count as confirmed at the upgrade, so that none closes', async () => {
    const place = await emptyPlace();
    const before = new Date().toISOString();
    await makeOlderStore(place, { sqlite: 15, postgres: 14 }, ROWS);
    const store = await open(place);
    const found = await store.getJob('old');
    expect(found).toMatchObject({ active: true, closedReason: '' });
    expect(found!.job.confirmed_at! >= before).toBe(true);
    expect((await store.getJob('ahead'))?.job.confirmed_at).toBe(LATER);
    expect(await store.closeUnconfirmed(before, { since: before, week: '' })).toBe(0);
  });
});
