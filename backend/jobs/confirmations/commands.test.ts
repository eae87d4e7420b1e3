import { newJob, stdoutForTests } from '../../../test/backend';
import { sqliteStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';
import { confirmCommand, endCommand, openCommand } from './commands';

const LONG_AGO = '2026-01-01T00:00:00.000Z';

const printed = stdoutForTests();
let store: Store;
storeForEach(sqliteStores(), (opened) => (store = opened));
beforeEach(async () => {
  await store.upsertJobs([
    newJob({ id: '1', confirmed_at: LONG_AGO }),
    newJob({ id: '2', confirmed_at: LONG_AGO }),
    newJob({ id: 'past', expires_at: LONG_AGO }),
  ]);
});
const confirmed = async (id: string) => (await store.getJob(id))?.job.confirmed_at;

test('jobs are confirmed by id, or all; none with a wrong id', async () => {
  await expect(confirmCommand(store, ['1', 'x'], {}, '')).rejects.toThrow(
    'There is no job with the id x. Nothing was confirmed.',
  );
  expect(await confirmed('1')).toBe(LONG_AGO);
  await confirmCommand(store, ['1'], {}, '');
  expect(await confirmed('1')).not.toBe(LONG_AGO);
  expect(await confirmed('2')).toBe(LONG_AGO);
  await confirmCommand(store, [], { all: true }, '');
  expect(await confirmed('2')).not.toBe(LONG_AGO);
  expect(printed()).toBe('Confirmed 1 job as open.\nConfirmed 2 jobs as open.\n');
  await expect(confirmCommand(store, [], {}, '')).rejects.toThrow('--all');
  await expect(confirmCommand(store, ['1'], { all: true }, '')).rejects.toThrow('--all');
});

test('a job that cannot be confirmed is an error with its reason', async () => {
  await store.upsertJobs([newJob({ id: 'sample', sample: true })]);
  for (const ids of [['sample'], ['1', 'sample']])
    await expect(confirmCommand(store, ids, {}, '')).rejects.toThrow(
      'Job sample is a sample. Sample jobs cannot be confirmed: they close when your own jobs are imported. Nothing was confirmed.',
    );
  expect(await confirmed('1')).toBe(LONG_AGO);
  await endCommand(store, '1', 'filled');
  await endCommand(store, '2', '');
  await expect(confirmCommand(store, ['1'], {}, '')).rejects.toThrow(
    'Job 1 is closed (filled); use “open 1” to reopen it. Nothing was confirmed.',
  );
  await expect(confirmCommand(store, ['2'], {}, '')).rejects.toThrow('Job 2 is closed; use “open 2”');
  await expect(confirmCommand(store, [], { all: true }, '')).rejects.toThrow(
    'You have no active jobs. Sample jobs cannot be confirmed',
  );
  await openCommand(store, 'sample', '');
  expect(printed()).toBe('Job 1 is filled.\nJob 2 is closed.\nJob sample is open.\n');
});

test('a job is filled, paused and opened again', async () => {
  await endCommand(store, '1', 'filled');
  await endCommand(store, '1', 'paused');
  expect(await store.getJob('1')).toMatchObject({ active: false, closedReason: 'paused' });
  await openCommand(store, '1', '');
  await openCommand(store, '1', '');
  await endCommand(store, '1', '');
  expect(printed()).toBe(
    'Job 1 is filled.\nJob 1 is paused.\nJob 1 is open again.\nJob 1 is open, and confirmed.\nJob 1 is closed.\n',
  );
  await expect(endCommand(store, '1', '')).rejects.toThrow('no active job with the id 1');
  await expect(endCommand(store, 'x', 'filled')).rejects.toThrow('There is no job with the id x');
  await expect(openCommand(store, 'x', '')).rejects.toThrow('There is no job with the id x');
  await expect(openCommand(store, 'past', '')).rejects.toThrow('closing date of job past has passed');
});
