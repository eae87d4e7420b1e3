import { application, outage, outboxForTests, yes } from '../../../test/outbox';
import type { Entry } from './entries';

const folder = outboxForTests();
const { deliver } = folder;
beforeEach(() => void deliver.mockRejectedValue(outage));

const enquiry = (address: string) => ({
  call: 'contact-enquiry' as const,
  fields: { name: 'Asha', email_address: address, subject: 'Hello', message: 'A question' },
});

const firstPayload = () => folder.rows<Entry>()[0]!.payload.subarray(0, 32);

test('undelivered forms from an address are removed in any capitalisation, and no others', async () => {
  const outbox = folder.open();
  await outbox.accept('apply-job', application('Asha'));
  await outbox.accept('contact-enquiry', enquiry('ASHA@example.in'));
  await outbox.accept('contact-enquiry', enquiry('asha@example.in.example.com'));
  await outbox.accept('apply-job', application('Ravi'));
  const hers = firstPayload();
  expect(await outbox.erase(' Asha@Example.in')).toBe(2);
  expect(outbox.state().length).toBe(2);
  expect(await outbox.erase('asha@example.in')).toBe(0);
  expect(folder.bytes().includes(hers)).toBe(false);
  deliver.mockReset().mockResolvedValue(yes);
  folder.clock.now += 60_000;
  await outbox.redeliver();
  expect(deliver.mock.calls.map(([{ fields }]) => fields.email ?? fields.email_address).sort()).toEqual([
    'asha@example.in.example.com',
    'ravi@example.in',
  ]);
});

test('entries that this key cannot decrypt stay', async () => {
  const outbox = folder.open();
  await outbox.accept('apply-job', application('Asha'));
  folder.change('UPDATE entries SET payload = zeroblob(100)');
  expect(await outbox.erase('asha@example.in')).toBe(0);
  expect(outbox.state().length).toBe(1);
});

test('forms that could not be delivered within the retention period are erased', async () => {
  const day = 24 * 60 * 60_000;
  const outbox = folder.open({ keptMs: 30 * day });
  await outbox.accept('apply-job', application('Asha'));
  folder.clock.now += day;
  await outbox.accept('apply-job', application('Ravi'));
  const hers = firstPayload();
  folder.clock.now += 29 * day;
  await outbox.redeliver();
  expect(outbox.state().length).toBe(2);
  folder.clock.now += 1;
  await outbox.redeliver();
  expect(outbox.state().length).toBe(1);
  expect(folder.bytes().includes(hers)).toBe(false);
});
