import { application, newJob } from '../../../test/backend';
import { mailServerForTests } from '../../../test/mail';
import { DESK_URL, mailingForTests, SITE_URL } from '../../../test/mailing';
import { links } from '../../../lib/contract/links';
import { queueEndedMails } from './ended-mails';

const server = mailServerForTests();
const mailing = mailingForTests(server);
const TOKEN = `${'ab'.repeat(16)}-${'cd'.repeat(20)}`;
const [staff] = server.staff as [string];
const CANDIDATE = 'asha@example.com';

const apply = (values: Partial<typeof application> = {}) =>
  mailing.store().addApplication({ ...application, job_id: '7', ...values }, null, undefined, '7KQ2M4XP');
const later = '2026-11-20T13:00:00.000Z';
beforeEach(() => mailing.store().upsertJobs([newJob({ id: '7', title: 'Welder', slug: 'welder' })]));

test('without a website’s token the receipt uses the store’s', async () => {
  await apply();
  await mailing.sendAll();
  const [receipt] = server.to(CANDIDATE);
  const [, token] = /\/application\/(\S+)/.exec(receipt?.text ?? '') ?? [];
  expect(await mailing.post(links.status.show.path, { token })).toMatchObject({ reference: '7KQ2M4XP' });
});

test('staff’s mail shows the status and links to the application at the desk, if there is one', async () => {
  await apply({ status_token: TOKEN });
  await mailing.sendAll();
  const [withDesk] = server.to(staff);
  expect(withDesk?.text).toContain(`Status: Received\n  Open at the desk: ${DESK_URL}/applications/1\n`);
  expect(withDesk?.html).toContain(`<a href="${DESK_URL}/applications/1"`);
  // Must not contain the candidate's secret.
  expect(`${withDesk?.text}${withDesk?.html}`).not.toContain(TOKEN);
  mailing.hasNoDesk();
  await apply();
  await mailing.sendAll();
  expect(server.to(staff).at(-1)?.text).toMatch(/Status: Received\n(?! )/);
});

test.each([
  ['filled', 'You applied for the job “Welder”. The job has been filled.'],
  ['rejected', 'Others were chosen this time'],
] as const)(
  'the mail about an application that ended (%s) is kind, and leads to open jobs',
  async (end, words) => {
    const id = await apply({ status_token: TOKEN });
    await mailing.sendAll();
    await mailing.store().addNotes([id], { kind: end, who: '' });
    mailing.clock.set(later);
    await queueEndedMails(mailing.store(), mailing.clock.now());
    expect(await mailing.sendAll()).toEqual({ sent: 1, failures: 0 });
    const ended = server.to(CANDIDATE).at(-1);
    expect(ended?.subject).toBe('Your application has ended (7KQ2M4XP)');
    expect(ended?.replyTo?.value[0]?.address).toBe(staff);
    for (const said of [ended?.text, String(ended?.html)])
      for (const value of [words, '7KQ2M4XP', '20 November 2026', `${SITE_URL}/job?category=`, TOKEN])
        expect(said).toContain(value);
    // The address is unverified, so no typed text is repeated, as in the receipt.
    expect(ended?.text).toMatch(/^Hello,\n/);
    expect(ended?.text).toContain('Candidates never pay us, at any step.');
    for (const typed of ['Asha', 'Namaste', application.phone, application.email])
      expect(`${ended?.text}${ended?.html}`).not.toContain(typed);
  },
);

test('the job’s end is mailed as its end', async () => {
  await apply();
  await mailing.sendAll();
  await mailing.store().closeJob('7');
  mailing.clock.set(later);
  await queueEndedMails(mailing.store(), mailing.clock.now());
  await mailing.sendAll();
  expect(server.to(CANDIDATE).at(-1)?.text).toContain(
    'The job has closed, so your application has ended too.',
  );
});

test('staff are notified once of a withdrawal, the candidate is not', async () => {
  await apply({ status_token: TOKEN });
  await mailing.sendAll();
  for (let clicks = 0; clicks < 2; clicks += 1)
    await mailing.post(links.status.withdraw.path, { token: TOKEN });
  mailing.clock.set(later);
  await queueEndedMails(mailing.store(), mailing.clock.now());
  expect(await mailing.sendAll()).toEqual({ sent: 1, failures: 0 });
  const told = server.to(staff).at(-1);
  expect(told?.subject).toBe('Withdrawn: Welder (7) (7KQ2M4XP)');
  for (const said of [told?.text, String(told?.html)])
    for (const value of ['Asha Rao', 'ask them to delete the CV', '20 November 2026'])
      expect(said).toContain(value);
  expect(told?.replyTo).toBeUndefined();
  expect(`${told?.text}${told?.html}`).not.toContain(CANDIDATE);
  expect(server.to(CANDIDATE)).toHaveLength(1);
});
