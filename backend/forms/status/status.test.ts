import type { ShownStep, StateStep } from '../../../lib/contract/application-status';
import { application, newJob, NOON, statesOf } from '../../../test/backend';
import { describeStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';
import type { NoteKind } from '../notes/kinds';
import { type JobEnd, shownSteps } from './status';

const step = (state: StateStep['state'], day: number): StateStep => ({
  state,
  at: `2026-11-${day}T12:00:00.000Z`,
});
const [received, seen, filled, offered] = [
  step('received', 20),
  step('seen', 21),
  step('filled', 22),
  step('offered', 22),
];
const closedAt = '2026-11-23T12:00:00.000Z';

test.each<[string, StateStep[], JobEnd | null, ShownStep | null]>([
  ['an open job’s application is active', [received, seen], { closedAt: null }, null],
  ['and so is one of an unknown job', [received, seen], null, null],
  ['a closed job ends it', [received, seen], { closedAt }, { state: 'job-closed', at: closedAt }],
  ['a paused job may reopen', [received, seen], { closedAt, closedReason: 'paused' }, null],
  [
    'a filled one fills it',
    [received],
    { closedAt, closedReason: 'filled' },
    { state: 'filled', at: closedAt },
  ],
  ['an offer outlives its job', [received, offered], { closedAt, closedReason: 'filled' }, null],
  ['a set end takes precedence over the job’s', [received, filled], { closedAt }, null],
  [
    'one that came after the job had closed ends when it came',
    [received],
    { closedAt: '2026-11-19T12:00:00.000Z' },
    { state: 'job-closed', at: received.at },
  ],
])('%s', (_, steps, job, added) => {
  expect(shownSteps(steps, job)).toEqual(added ? [...steps, added] : steps);
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
