import Database from 'better-sqlite3';
import { application, no, outage, outboxFolder, yes } from '../../../test/outbox';
import type { FormAnswer, Submission } from '../../upstream/enquiries';
import { UpstreamError } from '../../upstream/errors';

let folder: ReturnType<typeof outboxFolder>;
let logged: jest.SpyInstance;
const deliver = jest.fn<Promise<FormAnswer>, [Submission, string, string, string?, boolean?]>();
const repeats = () => deliver.mock.calls.map(([, , , , mayRepeat]) => mayRepeat ?? false);

beforeEach(() => {
  folder = outboxFolder();
  deliver.mockReset().mockResolvedValue(yes);
  logged = jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  folder.remove();
});

const refused = new UpstreamError('network', 'refused', { cause: { code: 'ECONNREFUSED' } });
const tryAt = async (outbox: ReturnType<typeof folder.open>) => {
  folder.clock.now += 60 * 60_000;
  await outbox.redeliver();
};

test('a repeat is marked once an attempt may have arrived, until it is delivered', async () => {
  const outbox = folder.open({ deliver });
  deliver.mockRejectedValueOnce(refused);
  await outbox.accept('apply-job', application('Asha'));
  for (const failure of [refused, outage, refused]) {
    deliver.mockRejectedValueOnce(failure);
    await tryAt(outbox);
  }
  deliver.mockResolvedValueOnce(no);
  await tryAt(outbox);
  await tryAt(outbox);
  expect(repeats()).toEqual([false, false, false, true, true, true]);
  expect(logged.mock.calls.join()).toContain('"mayRepeat":true');
});

test('no repeat is marked after refusals and refused connections alone', async () => {
  const outbox = folder.open({ deliver });
  deliver.mockRejectedValueOnce(refused).mockResolvedValueOnce(no);
  await outbox.accept('apply-job', application('Asha'));
  await tryAt(outbox);
  await tryAt(outbox);
  expect(repeats()).toEqual([false, false, false]);
});

test.each([
  ['taken over', true],
  ['claimed', false],
])('a repeat is marked when the attempt before was cut off, and is %s', async (_, takesOver) => {
  const killed = folder.open({ deliver });
  deliver.mockReturnValueOnce(new Promise(() => {}));
  void killed.accept('apply-job', application('Asha'));
  while (deliver.mock.calls.length === 0) await new Promise(setImmediate);
  const restarted = folder.open({ deliver });
  if (takesOver) restarted.takeOver();
  await tryAt(restarted);
  expect(repeats()).toEqual([false, true]);
});

test('a repeat is marked where an earlier release, which kept no such mark, had tried', async () => {
  deliver.mockRejectedValueOnce(refused);
  await folder.open({ deliver }).accept('apply-job', application('Asha'));
  const db = new Database(folder.file);
  db.exec('ALTER TABLE entries DROP COLUMN may_repeat');
  db.close();
  await tryAt(folder.open({ deliver }));
  expect(repeats()).toEqual([false, true]);
});

test('a refusal that comes after the next attempt has begun is not believed', async () => {
  const outbox = folder.open({ deliver });
  let refuse: (answer: FormAnswer) => void = () => {};
  deliver.mockReturnValueOnce(new Promise((resolve) => (refuse = resolve))).mockRejectedValueOnce(outage);
  const accepted = outbox.accept('apply-job', application('Asha'));
  while (deliver.mock.calls.length === 0) await new Promise(setImmediate);
  // Somebody sets the clock, by which the lease has ended.
  folder.clock.now += 60_000;
  await outbox.redeliver();
  refuse(no);
  expect(await accepted).toMatchObject({ kind: 'waiting' });
  await tryAt(outbox);
  expect(outbox.state().length).toBe(0);
  expect(repeats()).toEqual([false, true, true]);
});
