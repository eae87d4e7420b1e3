import { application, newJob, stdoutForTests } from '../../../test/backend';
import { describeStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';
import { statusCommand } from './status-command';

describeStores({ env: process.env }, (open) => {
  storeForEach(open, (opened) => (store = opened));
  const printed = stdoutForTests();
  let store: Store;
  beforeEach(async () => {
    await store.upsertJobs([newJob({ id: '1' })]);
    await store.addApplication(application, null, 'key', '7KQ2M4XP');
  });

  test('a state is set by number or reference, and shown with its moment in India', async () => {
    await statusCommand(store, '1', 'seen');
    await statusCommand(store, '7kq2m4xp', 'with-employer');
    expect(printed()).toBe(
      'Application 1 (7KQ2M4XP)\n  2026-11-20 17:30  Received\n  2026-11-20 17:30  Seen\n' +
        'Application 1 (7KQ2M4XP)\n  2026-11-20 17:30  Received\n  2026-11-20 17:30  Seen\n  2026-11-20 17:30  With the employer\n',
    );
  });

  test('an ended application is reopened only by "seen"', async () => {
    await statusCommand(store, '1', 'not-this-time');
    await expect(statusCommand(store, '1', 'with-employer')).rejects.toThrow('already “Not this time”');
    await statusCommand(store, '1', 'seen');
    expect((await store.applicationStates(1)).map(({ state }) => state)).toEqual(['received', 'seen']);
  });

  test('a closed job’s application can only be given an end', async () => {
    await store.closeJob('1');
    await expect(statusCommand(store, '1', 'with-employer')).rejects.toThrow('because its job closed');
    await statusCommand(store, '1', 'filled');
    expect(printed()).toContain('The job is filled');
  });

  test.each([
    ['2', undefined, 'There is no application 2.'],
    ['WRONG234', 'seen', 'There is no application WRONG234.'],
    ['1', 'hired', 'The state must be one of seen, with-employer'],
    ['1', 'received', 'The state must be one of seen'],
  ])('%s %s is refused', async (name, state, problem) => {
    await expect(statusCommand(store, name, state)).rejects.toThrow(problem);
    expect(await store.applicationStates(1)).toHaveLength(1);
  });
});
