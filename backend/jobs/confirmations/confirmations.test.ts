import { newJob, NOON } from '../../../test/backend';
import { describeStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (number: number, ms = 0) =>
  new Date(Date.parse(NOON) + Math.round(number * DAY_MS) + ms).toISOString();

describeStores({ env: process.env, queueMails: true }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  beforeEach(() => store.registerSubscriber('reader'));

  const confirmed = async (id = '1') => (await store.getJob(id))?.job.confirmed_at;
  const reason = async (id = '1') => {
    const found = await store.getJob(id);
    return found?.active ? 'open' : found?.closedReason;
  };
  const news = async () => {
    const claim = await store.claimChanges('reader', 99, 1_000);
    if (!claim) return [];
    await store.confirmChanges(claim, claim.changes.at(-1)!.seq);
    return claim.changes.map(({ kind, job_id }) => `${kind} ${job_id}`);
  };
  /** Runs a website with mail daily from one date to another. */
  const live = async (from: number, to: number) => {
    for (let number = from; number <= to; number += 1) {
      clock.set(day(number));
      await store.queueQuestions();
      await store.closeUnconfirmed();
    }
  };

  test('a job is confirmed when it is stored and when it changes, not when it is read again', async () => {
    await store.upsertJobs([newJob({ id: '1' }), newJob({ id: '2' })]);
    expect(await confirmed()).toBe(NOON);
    clock.set(day(5));
    await store.upsertJobs([newJob({ id: '1' }), newJob({ id: '2', salary: '₹20,000' })]);
    expect([await confirmed('1'), await confirmed('2')]).toEqual([NOON, day(5)]);
    await store.upsertJobs([newJob({ id: '1', recruiter_email: 'asha@agency.example' })]);
    expect(await confirmed()).toBe(NOON);
    expect(await store.recruiterEmail('1')).toBe('asha@agency.example');
  });

  test('a confirmation is stored, and logged as a change only for marked jobs', async () => {
    await store.upsertJobs([newJob({ id: '1' }), newJob({ id: '2' }), newJob({ id: 's', sample: true })]);
    await store.closeJob('2');
    clock.set(day(3));
    await news();
    expect(await store.confirmJobs(['1', '2', 's', 'unknown'])).toBe(1);
    expect(await confirmed()).toBe(day(3));
    expect(await news()).toEqual([]);
    clock.set(day(30));
    expect(await store.confirmJobs(['1', '2', 's'])).toBe(1);
    expect(await news()).toEqual(['updated 1']);
    expect((await store.findJobs({ page: 1, perPage: 9 })).total).toBe(2);
  });

  test.each([
    [34, 'open'],
    [35, 'unconfirmed'],
    [36, 'unconfirmed'],
  ])('after %i days without a confirmation a job is %s', async (number, expected) => {
    await store.upsertJobs([newJob({ id: '1' }), newJob({ id: 's', sample: true })]);
    await live(0, number);
    expect([await reason('1'), await reason('s')]).toEqual([expected, 'open']);
    expect(await news()).toEqual([
      'published 1',
      'published s',
      ...(expected === 'open' ? [] : ['closed 1']),
    ]);
  });

  test('nothing closes before staff were asked for a week: mail set up late, or a server back after months', async () => {
    await store.upsertJobs([newJob({ id: '1' })]);
    clock.set(day(100));
    expect(await store.closeUnconfirmed()).toBe(0);
    await live(100, 106);
    expect(await reason()).toBe('open');
    await live(107, 107);
    expect(await reason()).toBe('unconfirmed');
    await store.upsertJobs([newJob({ id: '2' })]);
    // Asked weekly, then not for months.
    await live(108, 120);
    clock.set(day(200));
    expect(await store.closeUnconfirmed()).toBe(0);
    await live(200, 206);
    expect(await reason('2')).toBe('open');
    await live(207, 207);
    expect(await reason('2')).toBe('unconfirmed');
  });

  test('a filled, paused or unconfirmed job stays closed when its row is read again, and opens when its row changes', async () => {
    const row = newJob({ id: '1' });
    await store.upsertJobs([row]);
    for (const closedFor of ['filled', 'paused', 'unconfirmed'] as const) {
      await store.closeJob('1', closedFor);
      const affected = await store.upsertJobs([row, newJob({ id: '2', title: closedFor })]);
      expect(affected.map(({ id }) => id)).toEqual(['2']);
      expect(await reason()).toBe(closedFor);
      expect((await store.getJob('1'))?.closedAt).toBe(clock.now().toISOString());
      clock.set(new Date(clock.now().getTime() + DAY_MS).toISOString());
      row.notes = `changed after ${closedFor}`;
      expect(await store.upsertJobs([row])).toEqual([{ id: '1', title: 'Clerk', effect: 'reopened' }]);
      expect([await reason(), await confirmed()]).toEqual(['open', clock.now().toISOString()]);
    }
    await store.closeJob('1');
    clock.set(day(9));
    await store.upsertJobs([row]);
    expect([await reason(), await confirmed()]).toEqual(['open', day(9)]);
  });

  test('the day in a row’s column "confirmed" counts: once, never before what is known, never in the future', async () => {
    clock.set(day(10));
    const at = (confirmed_at: string, more = {}) =>
      store.upsertJobs([newJob({ id: '1', confirmed_at, ...more })]);
    await at(day(2));
    expect(await confirmed()).toBe(day(2));
    await at(day(1));
    expect(await confirmed()).toBe(day(2));
    await at(day(8));
    expect(await confirmed()).toBe(day(8));
    await at(day(900));
    expect(await confirmed()).toBe(day(10));
    await store.closeJob('1', 'filled');
    await at(day(10));
    expect(await reason()).toBe('filled');
    clock.set(day(12));
    await at(day(11));
    expect([await reason(), await confirmed()]).toEqual(['open', day(11)]);
    await store.closeJob('1', 'unconfirmed');
    await at(day(11));
    expect(await reason()).toBe('unconfirmed');
    await at(day(11.5));
    expect([await reason(), await confirmed()]).toEqual(['open', day(11.5)]);
  });

  test('jobs to ask about are listed by recruiter, longest unconfirmed first, with a total', async () => {
    await store.upsertJobs([
      newJob({ id: '1', confirmed_at: day(-8), recruiter_email: 'Asha@agency.example' }),
      newJob({ id: '2', confirmed_at: day(-9), recruiter_email: 'asha@agency.example' }),
      newJob({ id: '3', confirmed_at: day(-9) }),
      newJob({ id: '4', confirmed_at: day(-1), recruiter_email: 'ravi@agency.example' }),
      newJob({ id: 's', sample: true }),
    ]);
    await store.queueQuestions();
    expect(await store.unsentMails()).toHaveLength(2);
    const ids = async (recruiter?: string | null, limit = 9) => {
      const found = await store.jobsToConfirm({ recruiter, confirmedUpTo: NOON, limit });
      return [found.jobs.map(({ id }) => id).join(' '), found.total];
    };
    expect(await ids('asha@agency.example')).toEqual(['2 1', 2]);
    expect(await ids('asha@agency.example', 1)).toEqual(['2', 2]);
    expect(await ids(null)).toEqual(['3', 1]);
    expect(await ids()).toEqual(['2 3 1 4', 4]);
  });

  test('only one of two processes asks, once a week', async () => {
    await store.upsertJobs([newJob({ id: '1', confirmed_at: day(-9) })]);
    const other = await open(clock.now, true);
    const asked = await Promise.all([store, other].map((each) => each.queueQuestions()));
    expect(asked.sort()).toEqual([false, true]);
    expect(await store.queueQuestions()).toBe(false);
    expect(await store.unsentMails()).toMatchObject([{ kind: 'open-jobs' }]);
    await other.close();
  });
});
