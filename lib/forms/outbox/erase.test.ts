import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { application, outage, outboxFolder, yes } from '../../../test/outbox';

let folder: ReturnType<typeof outboxFolder>;
const deliver = jest.fn();
beforeEach(() => {
  folder = outboxFolder();
  deliver.mockReset().mockRejectedValue(outage);
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  folder.remove();
  jest.restoreAllMocks();
});

const enquiry = (address: string) => ({
  call: 'contact-enquiry' as const,
  fields: { name: 'Asha', email_address: address, subject: 'Hello', message: 'A question' },
});

function payloads(): Buffer[] {
  const db = new Database(folder.file, { readonly: true });
  const found = db.prepare<[], Buffer>('SELECT payload FROM entries').pluck().all();
  db.close();
  return found;
}

test('what waits from an address is removed in any capitalisation, and nobody else’s', async () => {
  const outbox = folder.open({ deliver });
  await outbox.accept('apply-job', application('Asha'));
  await outbox.accept('contact-enquiry', enquiry('ASHA@example.in'));
  await outbox.accept('contact-enquiry', enquiry('asha@example.in.example.com'));
  await outbox.accept('apply-job', application('Ravi'));
  const [hers] = payloads();
  expect(await outbox.erase(' Asha@Example.in')).toBe(2);
  expect(outbox.state().length).toBe(2);
  expect(await outbox.erase('asha@example.in')).toBe(0);
  const files = readdirSync(folder.dataDir).map((name) => readFileSync(path.join(folder.dataDir, name)));
  expect(files.some((bytes) => bytes.includes(hers!.subarray(0, 32)))).toBe(false);
  deliver.mockReset().mockResolvedValue(yes);
  folder.clock.now += 60_000;
  await outbox.redeliver();
  expect(deliver.mock.calls.map(([{ fields }]) => fields.email ?? fields.email_address).sort()).toEqual([
    'asha@example.in.example.com',
    'ravi@example.in',
  ]);
});

test('what was erased and is sent again is a new form', async () => {
  const outbox = folder.open({ deliver });
  const first = await outbox.accept('apply-job', application('Asha'));
  await outbox.erase('asha@example.in');
  const second = await outbox.accept('apply-job', application('Asha'));
  expect(second).toMatchObject({ kind: 'waiting' });
  expect(second).not.toEqual(first);
  expect(outbox.state().length).toBe(1);
});

test('what this key does not open stays', async () => {
  const outbox = folder.open({ deliver });
  await outbox.accept('apply-job', application('Asha'));
  const db = new Database(folder.file);
  db.exec('UPDATE entries SET payload = zeroblob(100)');
  db.close();
  expect(await outbox.erase('asha@example.in')).toBe(0);
  expect(outbox.state().length).toBe(1);
});

test('what could not be delivered in the time for which forms are kept is erased', async () => {
  const day = 24 * 60 * 60_000;
  const outbox = folder.open({ deliver, keptMs: 30 * day });
  await outbox.accept('apply-job', application('Asha'));
  folder.clock.now += day;
  await outbox.accept('apply-job', application('Ravi'));
  const [hers] = payloads();
  folder.clock.now += 29 * day;
  await outbox.redeliver();
  expect(outbox.state().length).toBe(2);
  folder.clock.now += 1;
  await outbox.redeliver();
  expect(outbox.state().length).toBe(1);
  const files = readdirSync(folder.dataDir).map((name) => readFileSync(path.join(folder.dataDir, name)));
  expect(files.some((bytes) => bytes.includes(hers!.subarray(0, 32)))).toBe(false);
});
