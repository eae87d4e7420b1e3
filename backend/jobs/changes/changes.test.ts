import { newJob, NOON, testClock } from '../../../test/backend';
import { describeStores } from '../../../test/stores';
import type { ChangeClaim } from './changes';
import type { Store } from '../../compose-store';

const LEASE_MS = 60_000;
const at = (ms: number) => new Date(Date.parse(NOON) + ms).toISOString();
const DAY_MS = 24 * 60 * 60 * 1000;

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = testClock();
  beforeEach(async () => {
    clock.set(NOON);
    store = await open(clock.now);
    await store.registerSubscriber('reader');
  });
  afterEach(() => store.close());
  const publish = (...ids: string[]) => store.upsertJobs(ids.map((id) => newJob({ id })));
  const claim = (limit = 100, subscriber = 'reader') => store.claimChanges(subscriber, limit, LEASE_MS);
  const mustClaim = async (limit = 100, subscriber = 'reader') => {
    const claimed = await claim(limit, subscriber);
    if (!claimed) throw new Error('There was nothing to claim.');
    return claimed;
  };
  const told = (claimed: ChangeClaim | null) =>
    claimed?.changes.map(({ kind, job_id }) => `${kind} ${job_id}`);
  const confirmAll = (claimed: ChangeClaim) =>
    store.confirmChanges(claimed, Math.max(...claimed.changes.map(({ seq }) => seq)));
  /** Changes since the last call. */
  const news = async () => {
    const claimed = await claim();
    if (claimed) await confirmAll(claimed);
    return told(claimed) ?? [];
  };

  test('publishing, changing and closing a job are changes, each with its slug and its time', async () => {
    const job = newJob({ id: '1', slug: 'clerk' });
    await store.upsertJobs([job]);
    clock.set(at(1));
    await store.upsertJobs([{ ...job, slug: 'head-clerk' }]);
    await store.closeJob('1');
    const { changes } = await mustClaim();
    expect(changes.map(({ job_id, slug, kind, at }) => [job_id, slug, kind, at])).toEqual([
      ['1', 'clerk', 'published', NOON],
      ['1', 'head-clerk', 'updated', at(1)],
      ['1', 'head-clerk', 'closed', at(1)],
    ]);
    const seqs = changes.map(({ seq }) => seq);
    expect([...new Set(seqs)].sort((a, b) => a - b)).toEqual(seqs);
  });

  test('changes invisible to visitors are not logged', async () => {
    const job = newJob({ id: '1' });
    const past = newJob({ id: '2', expires_at: '2026-01-01T00:00:00.000Z' });
    await store.upsertJobs([job, past]);
    expect(await news()).toEqual(['published 1']);
    await store.upsertJobs([job, { ...past, title: 'Other' }]);
    await store.upsertJobs([{ ...job, sample: true }]);
    await store.closeJob('2');
    await store.closeJob('none');
    expect(await news()).toEqual([]);
  });

  test('a new category is a change; opening again is publishing; expiring by import is closing', async () => {
    const job = newJob({ id: '1' });
    await store.upsertJobs([job]);
    await store.upsertJobs([{ ...job, category: 'Sales' }]);
    await store.closeJob('1');
    await store.upsertJobs([job]);
    await store.upsertJobs([{ ...job, expires_at: '2026-01-01T00:00:00.000Z' }]);
    expect(await news()).toEqual(['published 1', 'updated 1', 'closed 1', 'published 1', 'closed 1']);
  });

  test('a batch that fails as a whole leaves no change behind', async () => {
    const broken = newJob({ id: '2', title: null as unknown as string });
    await expect(store.upsertJobs([newJob({ id: '1' }), broken])).rejects.toBeTruthy();
    expect(await news()).toEqual([]);
  });

  describe('changes by urgency', () => {
    const urgent = (limit = 100) => store.claimChanges('reader', limit, LEASE_MS, 'urgentFirst');
    const tellUrgent = async (limit = 100, told = limit) => {
      const claimed = await urgent(limit);
      if (!claimed) return [];
      const done = claimed.changes.slice(0, told);
      const seqs = done.map(({ seq }) => seq);
      expect(await store.confirmDelivered(claimed, seqs)).toBe(true);
      return done.map(({ kind, job_id }) => `${kind} ${job_id}`);
    };

    test('closings come first, then the newest, never superseded changes', async () => {
      await publish('1', '2', '3', '4');
      await store.upsertJobs([newJob({ id: '2', title: 'Other' })]);
      await store.closeJob('3');
      await publish('5');
      await store.closeJob('1');
      expect(await tellUrgent()).toEqual(['closed 1', 'closed 3', 'published 5', 'updated 2', 'published 4']);
      expect(await urgent()).toBeNull();
    });

    test('changes delivered out of order are not delivered again', async () => {
      await publish('1', '2', '3', '4', '5');
      expect(await tellUrgent(3, 2)).toEqual(['published 5', 'published 4']);
      expect(await tellUrgent(1)).toEqual(['published 3']);
      await store.upsertJobs([newJob({ id: '5', title: 'Other' })]);
      expect(await tellUrgent()).toEqual(['updated 5', 'published 2', 'published 1']);
      expect(await urgent()).toBeNull();
    });
  });

  test('a subscriber starts at the end; registering again changes nothing', async () => {
    await publish('1');
    await store.registerSubscriber('late');
    expect(await claim(100, 'late')).toBeNull();
    expect(await claim(100, 'unknown')).toBeNull();
    await publish('2');
    await store.registerSubscriber('late');
    expect(told(await claim(100, 'late'))).toEqual(['published 2']);
    expect(told(await claim())).toEqual(['published 1', 'published 2']);
  });

  test('changes are delivered in order, up to the limit, once', async () => {
    await publish('1', '2', '3');
    const first = await mustClaim(2);
    expect(told(first)).toEqual(['published 1', 'published 2']);
    expect(await claim()).toBeNull();
    expect(await confirmAll(first)).toBe(true);
    expect(await news()).toEqual(['published 3']);
    expect(await claim()).toBeNull();
  });

  test('a lapsed claim can neither be confirmed nor postponed', async () => {
    await publish('1');
    const lapsed = await mustClaim();
    clock.set(at(LEASE_MS - 1));
    expect(await claim()).toBeNull();
    clock.set(at(LEASE_MS));
    const current = await mustClaim();
    expect(current.changes).toEqual(lapsed.changes);
    expect(await confirmAll(lapsed)).toBe(false);
    expect(await store.postponeChanges(lapsed)).toBe(false);
    expect(await claim()).toBeNull();
    expect(await confirmAll(current)).toBe(true);
  });

  test('postponed changes back off exponentially up to an hour, and are never dropped', async () => {
    await publish('1');
    const pauses = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600];
    let now = 0;
    for (const seconds of pauses) {
      await store.postponeChanges(await mustClaim());
      now += seconds * 1_000;
      clock.set(at(now - 1));
      expect(await claim()).toBeNull();
      clock.set(at(now));
    }
    await publish('2');
    expect(await news()).toEqual(['published 1', 'published 2']);
    await publish('3');
    await store.postponeChanges(await mustClaim());
    clock.set(at(now + 1_000));
    expect(await news()).toEqual(['published 3']);
  });

  test('old changes are forgotten when all have passed them, very old ones at any rate', async () => {
    await store.registerSubscriber('idle');
    await publish('1');
    await news();
    clock.set(at(31 * DAY_MS));
    expect(await store.pruneChanges()).toBe(0);
    await confirmAll(await mustClaim(100, 'idle'));
    expect(await store.pruneChanges()).toBe(1);
    await publish('2');
    clock.set(at((31 + 90) * DAY_MS));
    expect(await store.pruneChanges()).toBe(0);
    clock.set(at((31 + 91) * DAY_MS));
    expect(await store.pruneChanges()).toBe(1);
    expect(await claim()).toBeNull();
    await store.registerSubscriber('late');
    await publish('3');
    for (const subscriber of ['reader', 'late'])
      expect(told(await claim(100, subscriber))).toEqual(['published 3']);
  });
});
