/** @jest-environment node */
import { newJob } from '../../test/backend';
import { deskForTests, OWNER } from '../../test/desk';
import { describeStores, storeForEach } from '../../test/stores';
import type { Store } from '../compose-store';
import { createApp } from '../server';

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));

  test('views are counted per day, from websites only, and shown at the desk', async () => {
    await store.upsertJobs([newJob({ id: '1', title: 'Welder' }), newJob({ id: '2', title: 'Nurse' })]);
    const app = createApp({ store, storageDir: 'none', secret: 'a-secret', now: clock.now });
    const tell = (views: object[], headers: Record<string, string> = {}) =>
      app.request('/api/job-views', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ views }),
      });
    expect((await tell([{ id: '1', count: 9 }])).status).toBe(401);
    await store.addViews([
      { id: '2', count: 1 },
      { id: '1', count: 3 },
      { id: 'none', count: 5 },
    ]);
    await store.addViews([{ id: '1', count: 4 }]);
    clock.set('2026-11-25T12:00:00.000Z');
    await store.addViews([{ id: '1', count: 10 }]);
    expect(await store.viewsByJob('2026-11-01T00:00:00.000Z')).toEqual(
      new Map([
        ['1', 17],
        ['2', 1],
      ]),
    );
    expect(await store.viewsByJob('2026-11-24T00:00:00.000Z')).toEqual(new Map([['1', 10]]));
    const me = await deskForTests(store, clock.now).signIn(OWNER);
    expect(await me.text('/jobs')).toMatch(/17<\/b> <span class="soft">views/);
    clock.set('2027-02-25T12:00:00.000Z');
    await store.addViews([{ id: '2', count: 1 }]);
    expect(await store.viewsByJob('2026-11-01T00:00:00.000Z')).toEqual(new Map([['2', 1]]));
  });
});
