import Database from 'better-sqlite3';
import { application, outage, outboxFolder, yes } from '../../../test/outbox';
import type { FormAnswer, Submission } from '../../upstream/enquiries';
import { outboxVault } from './folder';
import type { Entry } from './store';

let folder: ReturnType<typeof outboxFolder>;
let logged: jest.SpyInstance;
const deliver = jest.fn<Promise<FormAnswer>, [Submission, string, string, string?, boolean?]>();

beforeEach(() => {
  folder = outboxFolder();
  deliver.mockReset().mockRejectedValue(outage);
  logged = jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  folder.remove();
});

/** What the staff read of the forms that wait, oldest first. */
function told(): { state: string; problem: string }[] {
  const db = new Database(folder.file, { readonly: true });
  const entries = db.prepare<[], Entry>('SELECT * FROM entries ORDER BY seq').all();
  db.close();
  const vault = outboxVault(folder.dataDir, null);
  return entries.map(({ id, state, problem }) => ({
    state,
    problem: problem ? vault.open(problem, `${id} problem`).toString() : '',
  }));
}

const lines = () => logged.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);

test('of a failed attempt its reason is told; the form waits, and the next one is left for later', async () => {
  const outbox = folder.open({ deliver });
  await outbox.accept('apply-job', application('Asha'));
  await outbox.accept('apply-job', application('Ravi'));
  deliver.mockClear();
  folder.clock.now += 60_000;
  await outbox.redeliver();
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(told()).toEqual([
    { state: 'waiting', problem: 'answered 500' },
    { state: 'waiting', problem: 'answered 500' },
  ]);
});

test('of a refused form each reason is told once, and the log names it', async () => {
  const outbox = folder.open({ deliver });
  const { kind, ...accepted } = await outbox.accept('apply-job', application('Asha'));
  expect(kind).toBe('waiting');
  const errors = ['Too short.', '', 'No such host.', 'Too short.'].map((text) => ({ text, names: [] }));
  deliver.mockResolvedValue({ status: false, message: 'Too short.', errors });
  folder.clock.now += 60_000;
  await outbox.redeliver();
  expect(told()).toEqual([{ state: 'refused', problem: 'Too short. No such host.' }]);
  const about = { event: 'outbox-refused', level: 'error', form: 'apply-job', tries: 2, ...accepted };
  expect(lines()).toContainEqual(expect.objectContaining(about));
  // An outage after it does not make it a waiting one again.
  deliver.mockRejectedValue(outage);
  folder.clock.now += 3_600_000;
  await outbox.redeliver();
  expect(told()).toEqual([{ state: 'refused', problem: 'answered 500' }]);
});

test('of a form that cannot be decrypted it is told why', async () => {
  await folder.open({ deliver }).accept('apply-job', application('Asha'));
  const db = new Database(folder.file);
  db.exec("UPDATE entries SET payload = x'00'");
  db.close();
  deliver.mockResolvedValue(yes);
  folder.clock.now += 60_000;
  await folder.open({ deliver }).redeliver();
  expect(told()).toEqual([{ state: 'unreadable', problem: 'cannot be decrypted with this key' }]);
  const about = {
    event: 'outbox-unreadable',
    level: 'error',
    form: 'apply-job',
    reference: expect.any(String),
  };
  expect(lines()).toContainEqual(expect.objectContaining(about));
});
