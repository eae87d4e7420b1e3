import type { StateStep } from '../../../lib/contract/application-states';
import { application, newJob, NOON, statesOf } from '../../../test/backend';
import { describeStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';
import type { NoteKind } from '../notes/kinds';
import { endOf, shownSteps } from './status';

const received: StateStep = { state: 'received', at: '2026-11-20T12:00:00.000Z' };
const seen: StateStep = { state: 'seen', at: '2026-11-21T12:00:00.000Z' };
const filled: StateStep = { state: 'filled', at: '2026-11-22T12:00:00.000Z' };
const open = { closedAt: null };
const closed = { closedAt: '2026-11-23T12:00:00.000Z' };

test('an open job’s application is active until its end is set', () => {
  expect(endOf([received, seen], open)).toBeNull();
  expect(endOf([received, seen], null)).toBeNull();
  expect(endOf([received, filled], open)).toBe(filled);
});

test('the job’s end ends it until the job reopens', () => {
  const end = { state: 'job-closed', at: closed.closedAt };
  expect(endOf([received, seen], closed)).toEqual(end);
  expect(shownSteps([received, seen], closed)).toEqual([received, seen, end]);
  expect(shownSteps([received, seen], open)).toEqual([received, seen]);
});

test('a paused job ends nothing, a filled one fills it', () => {
  expect(endOf([received, seen], { ...closed, closedReason: 'paused' })).toBeNull();
  const end = { state: 'filled', at: closed.closedAt };
  expect(shownSteps([received], { ...closed, closedReason: 'filled' })).toEqual([received, end]);
});

test('an offer outlives its job', () => {
  const offered: StateStep = { state: 'offered', at: '2026-11-22T12:00:00.000Z' };
  expect(endOf([received, offered], { ...closed, closedReason: 'filled' })).toBeNull();
});

test('a set end takes precedence over the job’s', () => {
  expect(shownSteps([received, filled], closed)).toEqual([received, filled]);
});

test('one that came after the job had closed ends when it came', () => {
  expect(endOf([received], { closedAt: '2026-11-19T12:00:00.000Z' })?.at).toBe(received.at);
});

const LATER = '2026-11-21T09:00:00.000Z';
const TOKEN = `${'ab'.repeat(16)}-${'cd'.repeat(20)}`;

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  let id = 0;
  beforeEach(async () => {
    await store.upsertJobs([newJob({ id: '1' })]);
    id = await store.addApplication({ ...application, status_token: TOKEN }, null);
    clock.set(LATER);
  });
  const add = async (kind: NoteKind) => (await store.addNotes([id], { kind, who: '' })).ids.length;
  const states = async () => (await statesOf(store, id)).map(({ state }) => state);

  test('taking back undoes the last step, whatever it was, but no withdrawal', async () => {
    for (const kind of ['seen', 'sent', 'rejected'] as const) expect(await add(kind)).toBe(1);
    expect(await store.takeBack(id, '', { at: NOON, who: '' })).toBe(false);
    expect(await store.takeBack(id, '', { at: LATER, who: 'meera@example.com' })).toBe(false);
    expect(await store.takeBack(id, '', { at: LATER, who: '' })).toBe(true);
    expect(await states()).toEqual(['received', 'seen', 'with-employer']);
    for (const left of [['received', 'seen'], ['received']]) {
      expect(await store.takeBack(id, '')).toBe(true);
      expect(await states()).toEqual(left);
    }
    expect(await store.takeBack(id, '')).toBe(false);
    expect(await add('withdrawn')).toBe(1);
    expect(await store.takeBack(id, '')).toBe(false);
    expect(await store.takeBack(99, '')).toBe(false);
  });

  test('only one of several concurrent ends, and of their undos, succeeds', async () => {
    const ended = await Promise.all((['filled', 'rejected', 'withdrawn', 'filled'] as const).map(add));
    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(await states()).toHaveLength(2);
    const second = await store.addApplication(application, null, 'another');
    await store.addNotes([second], { kind: 'filled', who: '' });
    const undone = await Promise.all([store.takeBack(second, ''), store.takeBack(second, '')]);
    expect(undone.sort()).toEqual([false, true]);
  });

  test('an application is found by its token; another with the same one is stored without', async () => {
    const second = await store.addApplication({ ...application, status_token: TOKEN }, null, 'another');
    expect((await store.getSubmission('applications', second))?.fields.status_token).toBe('');
    expect(await store.findByStatusToken(TOKEN)).toBe(id);
    for (const other of ['', TOKEN.toUpperCase()]) expect(await store.findByStatusToken(other)).toBeNull();
  });
});
