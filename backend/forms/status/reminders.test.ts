import { application, newJob } from '../../../test/backend';
import { describeStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';
import { queueReminders } from './appointments';

const who = 'meera@example.com';
// 15:00 in India.
const INTERVIEW = '2026-12-03T09:30:00.000Z';

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  let id = 0;
  beforeEach(async () => {
    await store.upsertJobs([newJob({ id: '1' })]);
    id = await store.addApplication(application, null);
  });
  const remindAt = async (iso: string) => {
    clock.set(iso);
    await queueReminders(store, clock.now());
    return (await store.unsentMails()).filter(({ kind }) => kind === 'reminder').length;
  };
  const interview = (due_at: string) => store.addNotes([id], { kind: 'interview', who, due_at });

  test('an interview is recalled once, in the evening before', async () => {
    await interview(INTERVIEW);
    expect(await remindAt('2026-12-02T12:29:59.000Z')).toBe(0);
    expect(await remindAt('2026-12-02T12:30:00.000Z')).toBe(1);
    expect(await remindAt('2026-12-02T12:30:30.000Z')).toBe(1);
    expect(await remindAt('2026-12-03T05:00:00.000Z')).toBe(1);
  });

  test('a missed evening is made up for, but not after the interview', async () => {
    await interview(INTERVIEW);
    expect(await remindAt(INTERVIEW)).toBe(0);
    expect(await remindAt('2026-12-03T03:00:00.000Z')).toBe(1);
  });

  test('what was agreed since needs none', async () => {
    clock.set('2026-12-02T13:00:00.000Z');
    await interview(INTERVIEW);
    expect(await remindAt('2026-12-02T13:01:00.000Z')).toBe(0);
  });

  test.each([
    ['moved', () => interview('2026-12-10T09:30:00.000Z')],
    ['taken back', () => store.takeBack(id, who)],
    ['without a job any more', () => store.closeJob('1', 'filled')],
  ])('a date that is %s is not recalled', async (_, change) => {
    await interview(INTERVIEW);
    clock.set('2026-11-21T12:00:00.000Z');
    await change();
    expect(await remindAt('2026-12-02T12:30:00.000Z')).toBe(0);
  });

  test('two processes queue one', async () => {
    await store.addNotes([id], { kind: 'offered', who, due_at: '2027-01-04T18:30:00.000Z' });
    clock.set('2027-01-04T12:30:00.000Z');
    const another = await open(clock.now, true);
    await Promise.all([queueReminders(store, clock.now()), queueReminders(another, clock.now())]);
    await another.close();
    expect(await store.unsentMails()).toMatchObject([{ kind: 'reminder' }]);
  });
});
