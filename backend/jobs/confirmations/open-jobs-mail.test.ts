import { newJob } from '../../../test/backend';
import { mailServerForTests } from '../../../test/mail';
import { DESK_URL, mailingForTests } from '../../../test/mailing';

const server = mailServerForTests();
const mailing = mailingForTests(server);

// 2 November 2026 is a Monday; 8:00 IST is 2:30 UTC.
const monday = (week: number, hours = 2.5) =>
  new Date(Date.parse('2026-11-02T00:00:00Z') + (week * 7 * 24 + hours) * 3_600_000).toISOString();
const recruiter = 'asha@agency.example';
const asked = () => server.mails.filter(({ mail }) => /still open\?$/.test(mail.subject ?? ''));
const mailTo = (address: string) => asked().find(({ to }) => to.includes(address))!.mail;

beforeEach(async () => {
  mailing.clock.set('2026-10-05T06:00:00.000Z');
  await mailing
    .store()
    .upsertJobs([
      newJob({ id: '1042', title: 'Staff Nurse', slug: 'nurse', location: 'Kochi, Kerala' }),
      newJob({ id: '7', title: 'Cook', recruiter_email: recruiter }),
      newJob({ id: '8', title: 'Clerk', recruiter_email: recruiter, confirmed_at: '2026-10-01T00:00:00Z' }),
    ]);
  await mailing.at(monday(-1));
  server.mails.length = 0;
});

test('on Mondays at eight each recruiter is asked about their jobs, the desk about all others, with one link', async () => {
  await mailing.at(monday(0, 2.49));
  expect(asked()).toHaveLength(0);
  mailing.hasDesks({ jobs: ['jobs@agency.example'] });
  await mailing.at(monday(0));
  expect(asked().map(({ to }) => to)).toEqual(expect.arrayContaining([[recruiter], ['jobs@agency.example']]));
  const mail = mailTo(recruiter);
  expect(mail.subject).toBe('Are these 2 jobs still open?');
  expect(mail.text).toContain(`Confirm them at the desk:\n${DESK_URL}/#confirm\n`);
  expect(mail.text).toContain(
    `THESE CLOSE WITHIN DAYS UNLESS YOU CONFIRM (2)

- Clerk (8) – last confirmed 1 October 2026, marked as unconfirmed
- Cook (7) – last confirmed 5 October 2026, marked as unconfirmed`,
  );
  expect(mail.text).toContain('After 35 days it closes automatically.');
  expect(mailTo('jobs@agency.example').text).toContain('- Staff Nurse, Kochi (1042)');
});

test('nobody is asked about jobs confirmed meanwhile, nor without a desk', async () => {
  mailing.clock.set(monday(0, -24));
  await mailing.store().confirmJobs(['7', '8']);
  await mailing.at(monday(0));
  expect(asked().flatMap(({ to }) => to)).not.toContain(recruiter);
  server.mails.length = 0;
  mailing.hasNoDesk();
  await mailing.at(monday(1));
  expect(asked()).toEqual([]);
});
