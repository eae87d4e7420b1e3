import { mailLook } from '../../content/mails/look';
import { createMailer } from '../../base/mail/mailer';
import { mailServerForTests } from '../../../test/mail';
import { UpstreamError } from '../../upstream/errors';
import { checkOutbox } from './alarm';
import { application, no, outage, outboxForTests, yes } from '../../../test/outbox';

const server = mailServerForTests();
const folder = outboxForTests();
const { deliver } = folder;
let outbox: ReturnType<typeof folder.open>;
beforeEach(() => {
  deliver.mockRejectedValue(outage);
  outbox = folder.open();
});

/** The check this many minutes later, in a freshly started process. */
const checkAfter = (minutes: number, state: () => ReturnType<typeof outbox.state> | null = outbox.state) => {
  folder.clock.now += minutes * 60_000;
  return checkOutbox({
    dataDir: folder.dataDir,
    staff: server.staff,
    state: async () => state(),
    now: () => folder.clock.now,
    oldest: outbox.oldest,
    mailer: createMailer(server.settings(), mailLook),
  });
};
const subjects = () => server.mails.map(({ mail }) => mail.subject);
const alarm = '2 forms cannot be delivered since 20 November 2026 at 15:30';

test('long waits are reported once, every six hours, and once when they are over', async () => {
  await checkAfter(0);
  for (const name of ['Asha', 'Binu']) await outbox.accept('apply-job', application(name));
  await checkAfter(15);
  const references = outbox.oldest(9).map(({ reference }) => reference);
  expect(subjects()).toEqual([]);
  await checkAfter(1);
  await checkAfter(1);
  await checkAfter(6 * 60 - 2);
  expect(subjects()).toEqual([alarm]);
  await checkAfter(1);
  expect(subjects()).toEqual([alarm, alarm]);
  deliver.mockResolvedValue(yes);
  await outbox.redeliver();
  await checkAfter(1);
  await checkAfter(6 * 60);
  expect(subjects()).toEqual([alarm, alarm, 'Forms are delivered again']);
  const [first] = server.mails;
  expect(first?.to).toEqual(server.staff);
  expect(first?.mail.text).toContain('npm run outbox -- list');
  expect(references).toHaveLength(2);
  for (const reference of references) expect(first?.mail.text).toContain(reference);
  expect(first?.raw).not.toMatch(/asha|binu/i);
});

test('an alarm that cannot be mailed is retried', async () => {
  await outbox.accept('apply-job', application('Asha'));
  server.refuses('later');
  await expect(checkAfter(16)).rejects.toMatchObject({ responseCode: 451 });
  server.refuses(null);
  await checkAfter(1);
  await checkAfter(1);
  expect(subjects()).toEqual(['1 form cannot be delivered since 20 November 2026 at 15:30']);
});

test('forms refused by the API are reported until dealt with', async () => {
  await outbox.accept('apply-job', application('Asha'));
  deliver.mockResolvedValue(no);
  folder.clock.now += 60_000;
  await outbox.redeliver();
  await checkAfter(15);
  const [alarmed] = server.mails;
  expect(alarmed?.mail.text).toContain('The API rejects 1 form.');
  expect(alarmed?.mail.text).toContain(`${outbox.oldest(1)[0]!.reference}, apply-job`);
  await checkAfter(6 * 60);
  expect(subjects()).toHaveLength(2);
});

test('set-aside forms are reported at once, even if other waiting ones were reported before', async () => {
  const odd = new UpstreamError('shape', 'the response is not JSON');
  await outbox.accept('apply-job', application('Asha'));
  await checkAfter(16);
  deliver.mockRejectedValue(odd);
  for (let pass = 0; pass < 12; pass++) {
    await checkAfter(10);
    await outbox.redeliver();
  }
  await checkAfter(1);
  await checkAfter(1);
  expect(subjects()).toHaveLength(2);
  expect(server.mails[1]?.mail.text).toContain('1 form set aside');
});

test('setting the clock back neither hides waiting forms nor stops the alarm', async () => {
  let steady = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => steady);
  await outbox.accept('apply-job', application('Asha'));
  await checkAfter(16);
  expect(subjects()).toHaveLength(1);
  await checkAfter(-24 * 60);
  steady += 16 * 60_000;
  await checkAfter(16);
  expect(subjects()).toHaveLength(2);
});
