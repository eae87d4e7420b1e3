import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { Submission } from '../../upstream/enquiries';
import { application, no, outage, outboxForTests, yes } from '../../../test/outbox';
import type { Entry } from './entries';

const folder = outboxForTests();
const { deliver } = folder;
const minutes = (count: number) => (folder.clock.now += count * 60_000);
const names = () => deliver.mock.calls.map(([{ fields }]) => fields.first_name);
const keys = () => deliver.mock.calls.map(([, key]) => key);

const reference = expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/);
const delivered = { kind: 'delivered', message: 'Thank you, Asha.', reference };
const waiting = { kind: 'waiting', reference };
const empty = { length: 0, oldestSeconds: 0, refused: 0, unreadable: 0, setAside: 0 };

/** An outbox with these applications waiting, as after an outage, with no delivery calls recorded. */
async function openWith(...applicants: string[]) {
  const outbox = folder.open();
  deliver.mockRejectedValue(outage);
  for (const name of applicants) await outbox.accept('apply-job', application(name));
  deliver.mockReset().mockResolvedValue(yes);
  return outbox;
}

describe('a submission', () => {
  test('that is delivered leaves nothing of its ciphertext in the files, other than those that still wait', async () => {
    const outbox = await openWith('Asha', 'Meera');
    const payloads = folder.rows<Entry>().map(({ payload }) => payload.subarray(0, 64));
    const kept = () => payloads.map((payload) => folder.bytes().includes(payload));
    expect(kept()).toEqual([true, true]);
    minutes(1);
    deliver.mockResolvedValueOnce(yes).mockRejectedValueOnce(outage);
    await outbox.redeliver();
    expect(kept()).toEqual([false, true]);
    minutes(1);
    await outbox.redeliver();
    expect(kept()).toEqual([false, false]);
  });

  test('that is refused leaves nothing behind, and may be sent again', async () => {
    const outbox = folder.open();
    const errors = [{ text: 'Taken', names: ['email'] }];
    deliver.mockResolvedValueOnce({ ...no, errors });
    const refused = { kind: 'refused', message: no.message, errors };
    expect(await outbox.accept('apply-job', application('Asha'))).toEqual(refused);
    expect(outbox.state()).toEqual(empty);
    expect(await outbox.accept('apply-job', application('Asha'))).toEqual(delivered);
  });

  test('that meets an outage waits, and is delivered unchanged with the same key', async () => {
    const outbox = folder.open();
    deliver.mockRejectedValueOnce(outage);
    expect(await outbox.accept('apply-job', application('Asha'))).toEqual(waiting);
    minutes(1);
    expect(outbox.state()).toEqual({ ...empty, length: 1, oldestSeconds: 60 });
    await outbox.redeliver();
    expect(outbox.state()).toEqual(empty);
    // Only the second attempt carries the time since when the sender knows that it was received.
    expect(deliver.mock.calls[1]).toEqual([...deliver.mock.calls[0]!, '2026-11-20T10:00:00.000Z', true]);
  });

  test.each([
    ['the disk is nearly full', { freeBytes: async () => 49 * 1024 * 1024 }],
    ['the disk cannot be asked', { freeBytes: () => Promise.reject(new Error('EIO')) }],
  ])('is not accepted when %s', async (_, options) => {
    const outbox = folder.open({ ...options });
    expect(await outbox.accept('apply-job', application('Asha'))).toEqual({ kind: 'unavailable' });
    expect(outbox.state()).toEqual(empty);
    expect(deliver).not.toHaveBeenCalled();
  });

  test('is not accepted when the file cannot grow', async () => {
    const outbox = folder.open();
    folder.change("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'full'); END");
    expect(await outbox.accept('apply-job', application('Asha'))).toEqual({ kind: 'unavailable' });
    expect(deliver).not.toHaveBeenCalled();
  });

  test('is announced as not accepted when its file takes no write', async () => {
    const outbox = folder.open();
    await outbox.checkAccepts();
    const other = new Database(folder.file);
    other.exec('BEGIN IMMEDIATE');
    await expect(outbox.checkAccepts()).rejects.toThrow('locked');
    other.close();
    await outbox.checkAccepts();
  });

  test('is not accepted into a deleted file', async () => {
    const outbox = folder.open();
    for (const file of readdirSync(folder.dataDir)) rmSync(path.join(folder.dataDir, file));
    expect(await outbox.accept('apply-job', application('Asha'))).toEqual({ kind: 'unavailable' });
  });
});

describe('the same submission again', () => {
  test.each([['delivered'], ['waiting']])('after the first was %s gets its outcome', async (kind) => {
    const outbox = folder.open();
    if (kind === 'waiting') deliver.mockRejectedValue(outage);
    const first = await outbox.accept('apply-job', application('Asha'));
    minutes(9.9);
    // Another instance knows it too, as after a restart.
    for (const later of [outbox, folder.open()]) {
      expect(await later.accept('apply-job', application('Asha'))).toEqual(first);
    }
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('after ten minutes is another submission', async () => {
    const outbox = folder.open();
    await outbox.accept('apply-job', application('Asha'));
    minutes(10);
    await outbox.redeliver();
    expect(folder.rows('recent')).toEqual([]);
    await outbox.accept('apply-job', application('Asha'));
    expect(new Set(keys()).size).toBe(2);
  });

  test.each<[string, string, Partial<Submission>]>([
    ['of another form', 'contact-enquiry', {}],
    ['with another text', 'apply-job', { fields: { ...application('Asha').fields, job_id: '8' } }],
    ['with another CV', 'apply-job', { file: application('Ravi').file }],
    ['without CV', 'apply-job', { file: undefined }],
  ])('%s is another submission', async (_, form, change) => {
    const outbox = folder.open();
    await outbox.accept('apply-job', application('Asha'));
    await outbox.accept(form, { ...application('Asha'), ...change });
    expect(deliver).toHaveBeenCalledTimes(2);
  });
});

test('an outage holds back later submissions until the next attempt, but not indefinitely', async () => {
  const outbox = await openWith('Asha', 'Ravi');
  deliver.mockImplementation(async ({ fields }) => {
    if (fields.first_name === 'Asha') throw outage;
    return yes;
  });
  for (let seconds = 0; seconds <= 20; seconds++) {
    await outbox.redeliver();
    folder.clock.now += 1_000;
  }
  expect(names().slice(0, 3)).toEqual(['Asha', 'Asha', 'Ravi']);
  expect(outbox.state().length).toBe(1);
});

test('a refused submission is kept, logged, and blocks nothing', async () => {
  const outbox = await openWith('Asha', 'Ravi');
  deliver.mockResolvedValueOnce(no);
  minutes(1);
  await outbox.redeliver();
  expect(names()).toEqual(['Asha', 'Ravi']);
  expect(folder.logged.error.mock.calls.join()).toContain('outbox-refused');
  expect(folder.rows()).toMatchObject([{ state: 'refused' }]);
  expect(outbox.state()).toMatchObject({ length: 1, refused: 1 });
});

test('a refusal is not final: it is retried until it is accepted', async () => {
  const outbox = await openWith('Asha');
  deliver.mockResolvedValue(no);
  for (let tries = 0; tries < 20; tries++) {
    minutes(60);
    await outbox.redeliver();
  }
  expect(deliver).toHaveBeenCalledTimes(20);
  expect(
    folder.logged.error.mock.calls.filter(([line]) => String(line).includes('outbox-refused')),
  ).toHaveLength(1);
  deliver.mockRejectedValueOnce(outage);
  minutes(60);
  await outbox.redeliver();
  expect(outbox.state()).toMatchObject({ length: 1, refused: 1 });
  deliver.mockResolvedValue(yes);
  minutes(60);
  await outbox.redeliver();
  expect(outbox.state()).toEqual(empty);
});

test('setting the clock back by a day delays nothing', async () => {
  const outbox = await openWith('Asha');
  minutes(-24 * 60);
  await outbox.redeliver();
  expect(names()).toEqual(['Asha']);
  expect(outbox.state()).toEqual(empty);
});

test.each([
  ['damaged', 'zeroblob(100)'],
  ['of another row', '(SELECT payload FROM entries ORDER BY seq DESC LIMIT 1)'],
])('a submission that is %s is kept, logged, and blocks nothing', async (_, payload) => {
  const outbox = await openWith('Asha', 'Ravi');
  folder.change(`UPDATE entries SET payload = ${payload} WHERE seq = (SELECT min(seq) FROM entries)`);
  minutes(1);
  await outbox.redeliver();
  expect(names()).toEqual(['Ravi']);
  expect(folder.logged.error.mock.calls.join()).toContain('outbox-unreadable');
  expect(folder.rows()).toMatchObject([{ state: 'unreadable' }]);
  expect(outbox.state()).toMatchObject({ length: 1, unreadable: 1 });
});

test('if SECRET is added, an outbox keeps its own key; without one it opens with that SECRET’s', async () => {
  const [first, second] = ['1', '2'].map((digit) => digit.repeat(64));
  await openWith('Asha');
  folder.open({ key: first }).takeOver();
  await folder.open({ key: first }).redeliver();
  expect(names()).toEqual(['Asha']);

  rmSync(path.join(folder.dataDir, 'outbox.key'));
  deliver.mockRejectedValueOnce(new Error('down'));
  await folder.open({ key: first }).accept('apply-job', application('Ravi'));
  expect(readdirSync(folder.dataDir)).not.toContain('outbox.key');
  const changed = folder.open({ key: second });
  changed.takeOver();
  await changed.redeliver();
  expect(folder.rows()).toMatchObject([{ state: 'unreadable' }]);
  const back = folder.open({ key: first });
  back.takeOver();
  await back.redeliver();
  expect(names()).toEqual(['Asha', 'Ravi', 'Ravi']);
  expect(folder.rows()).toEqual([]);
});

test('nothing can be read without the key', async () => {
  await openWith('Asha');
  const bytes = folder.bytes();
  expect(bytes.includes('apply-job')).toBe(true);
  for (const secret of ['asha', 'Asha', '%PDF', 'the life of']) expect(bytes.includes(secret)).toBe(false);
});

test('file and key are for their owner only', async () => {
  await openWith('Asha');
  for (const name of readdirSync(folder.dataDir)) {
    expect(statSync(path.join(folder.dataDir, name)).mode & 0o777).toBe(0o600);
  }
  expect(readFileSync(path.join(folder.dataDir, 'outbox.key'))).toHaveLength(32);
});

test.each([
  ['no database', 'outbox.sqlite'],
  ['no key', 'outbox.key'],
])('a file that is %s is refused', (_, name) => {
  writeFileSync(path.join(folder.dataDir, name), 'x'.repeat(5_000));
  expect(() => folder.open()).toThrow();
});
