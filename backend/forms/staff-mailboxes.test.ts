import { businessEnquiryText } from '../../lib/content/mails/business-enquiry';
import { paths } from '../../lib/contract/calls';
import { application, enquiry, inquiry, newJob, stderrForTests } from '../../test/backend';
import { mailServerForTests } from '../../test/mail';
import { mailingForTests } from '../../test/mailing';

const server = mailServerForTests();
const mailing = mailingForTests(server);
const stderr = stderrForTests();

const mailboxes = {
  applications: ['cv@agency.example'],
  business: ['sales@agency.example', 'head@agency.example'],
  jobs: ['jobs@agency.example'],
};
const nurse = newJob({
  id: '1042',
  title: 'Staff Nurse',
  location: 'Kochi, Kerala',
  recruiter_email: 'ravi@agency.example',
});
const business = businessEnquiryText({
  email: 'asha@example.com',
  mobile: '98765 43210',
  company: 'Kolam Softworks',
  requirement: 'Recruitment',
});

beforeEach(() => mailing.store().upsertJobs([nurse, newJob({ id: '7', title: 'Cook' })]));

/** Recipients of staff's mails, with subjects. */
const staffMails = () =>
  server.mails
    .filter(({ to }) => !to.includes('asha@example.com'))
    .map(({ to, mail }) => `${to.join('+')}: ${mail.subject}`);

async function sendOneOfEach() {
  await mailing.store().addApplication({ ...application, job_id: '1042' }, null);
  await mailing.store().addApplication({ ...application, job_id: '7' }, null);
  await mailing.post(paths.contactEnquiry(), enquiry);
  await mailing.post(paths.contactEnquiry(), { ...enquiry, ...business });
  await mailing.post(paths.jobInquiry(), inquiry);
  expect(await mailing.sendAll()).toMatchObject({ failures: 0 });
}

test('each form goes to its desk, and an application to the recruiter of its job', async () => {
  mailing.hasDesks(mailboxes);
  await sendOneOfEach();
  expect(staffMails()).toEqual([
    'ravi@agency.example: Application: Staff Nurse, Kochi (1042) – Asha Rao (A1)',
    'cv@agency.example: Application: Cook (7) – Asha Rao (A2)',
    'staff@agency.example+second@agency.example: Enquiry: Hello – Asha (C1)',
    'sales@agency.example+head@agency.example: Business enquiry: Recruitment for Kolam Softworks – Asha (C2)',
    'jobs@agency.example: Job to list: Welder – Kolam (J1)',
  ]);
});

test('without mailboxes all mail goes to the staff, except recruiters’ applications', async () => {
  await sendOneOfEach();
  const to = staffMails().map((mail) => mail.split(':', 1)[0]);
  const all = server.staff.join('+');
  expect(to).toEqual(['ravi@agency.example', all, all, all, all]);
});

test('a sender is never told the recruiter’s address: a reply to the receipt goes to the desk', async () => {
  mailing.hasDesks(mailboxes);
  await sendOneOfEach();
  const receipts = server.mails.filter(({ to }) => to.includes('asha@example.com'));
  expect(receipts).toHaveLength(3);
  expect(receipts.map(({ mail }) => mail.replyTo?.value[0]?.address)).toEqual([
    'cv@agency.example',
    'cv@agency.example',
    'staff@agency.example',
  ]);
  for (const { raw } of receipts) expect(raw).not.toContain('ravi@');
});

test('if a recruiter’s address permanently refuses mail, the desk receives the application and the reason', async () => {
  mailing.hasDesks(mailboxes);
  server.refusesAddress('ravi@agency.example');
  await mailing.store().addApplication({ ...application, job_id: '1042' }, null);
  expect(await mailing.sendAll()).toEqual({ sent: 2, failures: 0 });
  const [toDesk] = server.to('cv@agency.example');
  expect(toDesk?.subject).toBe('Application: Staff Nurse, Kochi (1042) – Asha Rao (A1)');
  expect(toDesk?.text).toContain('ravi@agency.example rejects email');
  expect(stderr()).toContain('a recruiter’s address rejects email');
  expect(stderr()).not.toContain('ravi@');
});

test('a candidate is called or written to by a tap', async () => {
  await mailing.store().addApplication({ ...application, job_id: '7', phone: '098765 43210' }, null);
  await mailing.sendAll();
  const [mail] = server.to('staff@agency.example');
  expect(mail?.html).toContain('098765 43210 · <a href="tel:+919876543210"');
  expect(mail?.html).toMatch(/<a href="https:\/\/wa\.me\/919876543210"[^>]*>WhatsApp<\/a>/);
  expect(mail?.text).toContain(
    'Phone: 098765 43210\n  Call: tel:+919876543210\n  WhatsApp: https://wa.me/919876543210\n',
  );
});

test('whatever is typed, a subject is one line that ends in the reference', async () => {
  const evil = `x\r\nBcc: victim@example.com\u202E ${'long '.repeat(60)}`;
  await mailing.store().upsertJobs([newJob({ id: '9', title: evil, location: evil })]);
  await mailing
    .store()
    .addApplication(
      { ...application, job_id: '9', first_name: evil, last_name: evil },
      null,
      'key',
      '7KQ2M4XP',
    );
  await mailing.post(paths.contactEnquiry(), { ...enquiry, name: 'N'.repeat(200), subject: 'S'.repeat(300) });
  await mailing.post(paths.jobInquiry(), {
    ...inquiry,
    job_title: 'T'.repeat(200),
    company_name: 'C'.repeat(200),
  });
  await mailing.sendAll();
  const mails = server.mails.filter(({ to }) => to.includes('staff@agency.example'));
  expect(mails).toHaveLength(3);
  for (const { mail, to } of mails) {
    expect(mail.subject).toMatch(/^[^\r\n\u202E]{1,200} \((7KQ2M4XP|C1|J1)\)$/);
    expect([mail.bcc, to]).toEqual([undefined, server.staff]);
  }
});
