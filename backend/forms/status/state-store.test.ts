import { application, newJob, NOON } from '../../../test/backend';
import { describeStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';

const LATER = '2026-11-21T09:00:00.000Z';
const TOKEN = `${'ab'.repeat(16)}-${'cd'.repeat(20)}`;
const received = { state: 'received', at: NOON };

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  let id = 0;
  beforeEach(async () => {
    await store.upsertJobs([newJob({ id: '1' })]);
    id = await store.addApplication({ ...application, status_token: TOKEN }, null);
    clock.set(LATER);
  });

  test('taking back undoes the last step, whatever it was, but no withdrawal', async () => {
    const states = async () => (await store.applicationStates(id)).map(({ state }) => state);
    await store.setApplicationState(id, 'seen');
    await store.setApplicationState(id, 'with-employer');
    await store.setApplicationState(id, 'not-this-time');
    expect(await store.takeBack(id, '', { at: NOON, who: '' })).toBe(false);
    expect(await store.takeBack(id, '', { at: LATER, who: 'meera@example.com' })).toBe(false);
    expect(await store.takeBack(id, '', { at: LATER, who: '' })).toBe(true);
    expect(await states()).toEqual(['received', 'seen', 'with-employer']);
    for (const left of [['received', 'seen'], ['received']]) {
      expect(await store.takeBack(id, '')).toBe(true);
      expect(await states()).toEqual(left);
    }
    expect(await store.takeBack(id, '')).toBe(false);
    expect(await store.setApplicationState(id, 'withdrawn')).toBe(true);
    expect(await store.takeBack(id, '')).toBe(false);
    expect(await store.takeBack(99, '')).toBe(false);
  });

  test('only one of two concurrent undos succeeds', async () => {
    await store.setApplicationState(id, 'filled');
    const both = await Promise.all([store.takeBack(id, ''), store.takeBack(id, '')]);
    expect(both.sort()).toEqual([false, true]);
    expect(await store.applicationStates(id)).toEqual([received]);
  });

  test('only one of several concurrent ends succeeds', async () => {
    const ends = ['filled', 'not-this-time', 'withdrawn', 'filled'] as const;
    const done = await Promise.all(ends.map((end) => store.setApplicationState(id, end)));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await store.applicationStates(id)).toHaveLength(2);
  });

  test('an unknown application has no state', async () => {
    expect(await store.applicationStates(99)).toEqual([]);
    expect(await store.setApplicationState(99, 'seen')).toBe(false);
  });

  test('an application is found by its stored token', async () => {
    expect(await store.findByStatusToken(TOKEN)).toBe(id);
    expect((await store.getSubmission('applications', id))?.fields.status_token).toBe(TOKEN);
    expect(await store.findByStatusToken('')).toBeNull();
    expect(await store.findByStatusToken(TOKEN.toUpperCase())).toBeNull();
  });

  test('applications without a token, or with another’s, are stored and not found by one', async () => {
    const second = await store.addApplication({ ...application, status_token: TOKEN }, null, 'another');
    const third = await store.addApplication(application, null, 'a third');
    for (const other of [second, third])
      expect((await store.getSubmission('applications', other))?.fields.status_token).toBe('');
    expect(await store.findByStatusToken(TOKEN)).toBe(id);
  });

  test.each([
    ['by its address', () => store.eraseByEmail(application.email)],
    ['with retention', () => store.eraseReceivedBefore(new Date(LATER))],
  ])('erased %s, it has neither states nor a token', async (_, erase) => {
    await store.setApplicationState(id, 'seen');
    expect((await erase()).applications).toBe(1);
    expect(await store.applicationStates(id)).toEqual([]);
    expect(await store.findByStatusToken(TOKEN)).toBeNull();
  });
});
