import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claims } from '../../lib/content/claims';
import { businessEnquiryText } from '../../lib/content/mails/business-enquiry';
import { provideWords } from '../../lib/content/provide-words';
import { formPaths } from '../../lib/contract/calls';
import { application, enquiry, inquiry, newJob, stderrForTests, temporaryFolder } from '../../test/backend';
import { makePdf, stream } from '../../test/cv-files/pdf';
import { mailServerForTests } from '../../test/mail';
import { mailingForTests, SITE_URL } from '../../test/mailing';
import { mailsCommand } from '../mail/commands';
import { syncSheet } from '../sheet/sync-sheet';
import { inquirySource } from './enquiries';

const server = mailServerForTests();
const mailing = mailingForTests(server);
const stderr = stderrForTests();

const job = newJob({ id: 'W-1', title: 'Welder', slug: 'welder' });
const [staff] = server.staff as [string];
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const everyByte = Buffer.from(Array.from({ length: 4_096 }, (_, index) => index % 256));
const cvBytes = new Uint8Array(makePdf({ objects: { 10: stream(everyByte) } }));
const applicationForm = (values: Record<string, string> = {}, cvName = 'cv.pdf') => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...application, job_id: 'W-1', ...values }))
    form.set(name, value);
  form.set('cv_file', new File([cvBytes], cvName, { type: 'application/pdf' }));
  return form;
};
beforeEach(() => mailing.store().upsertJobs([job]));

test('staff’s mail has an applicant’s answers below the questions as asked', async () => {
  const answers = { question_1: 'Do you have a <licence>?', answer_1: 'Yes', answer_4: 'रात' };
  await mailing.post(formPaths['apply-job'], applicationForm(answers), { 'idempotency-key': 'answered' });
  await mailing.sendAll();
  const text = server.to(staff)[0]?.text ?? '';
  expect(text).toMatch(/ANSWERS\s/);
  expect(text).toMatch(/Do you have a <licence>\?\W+Yes/);
  expect(text).toMatch(/Question 4 – रात/);
  expect(text).not.toContain('Question 2');
  expect(String(server.to(staff)[0]?.html)).toContain('Do you have a &lt;licence&gt;? – Yes');
});

test('staff receive the whole application, and the applicant a receipt', async () => {
  const values = { first_name: 'आशा', last_name: 'राव' };
  const answer = await mailing.post(formPaths['apply-job'], applicationForm(values, 'आशा राव.pdf'), {
    'idempotency-key': 'key',
    'x-reference': '7KQ2M4XP',
  });
  expect(answer.status).toBe(1);
  expect(await mailing.sendAll()).toEqual({ sent: 2, failures: 0 });

  const [toStaff] = server.to(staff);
  expect(server.to('second@agency.example')).toEqual([toStaff]);
  expect(toStaff?.subject).toBe('Application: Welder (W-1) – आशा राव (7KQ2M4XP)');
  expect(toStaff?.replyTo?.value).toEqual([{ name: 'आशा राव', address: 'asha@example.com' }]);
  for (const said of [toStaff?.text, String(toStaff?.html)])
    for (const value of [
      ...'आशा|राव|asha@example.com|+91 98000 00000|Namaste ನಮಸ್ಕಾರ|newsletter|Welder|W-1|7KQ2M4XP'.split('|'),
      `${SITE_URL}/job-details/W-1/welder`,
      '20 November 2026',
    ])
      expect(said).toContain(value);
  expect(String(toStaff?.html)).toContain(`<a href="${SITE_URL}/job-details/W-1/welder"`);
  const [cv] = toStaff?.attachments ?? [];
  expect(cv).toMatchObject({ filename: 'आशा राव.pdf', contentType: 'application/pdf' });
  expect(sha256(cv?.content ?? new Uint8Array())).toBe(sha256(cvBytes));

  const [toSender, ...others] = server.to('asha@example.com');
  expect(others).toEqual([]);
  expect(toSender?.subject).toBe('We have received your application (7KQ2M4XP)');
  expect(toSender?.replyTo?.value[0]?.address).toBe(staff);
  for (const said of [toSender?.text, String(toSender?.html)])
    for (const value of ['Hello,', '“Welder”', '7KQ2M4XP', 'Candidates never pay us'])
      expect(said).toContain(value);
  expect(toSender?.text).not.toContain('आशा');
  expect(toSender?.text).not.toContain(claims.enquiryReply);
  expect(toSender?.attachments).toEqual([]);
});

test('staff receive whole enquiries and job listings', async () => {
  await mailing.post(formPaths['contact-enquiry'], { ...enquiry, message: 'One\n\nTwo' });
  await mailing.post(formPaths['job-inquiry'], inquiry);
  await mailing.sendAll();
  const [first, second] = server.to(staff);
  expect(first?.subject).toBe('Enquiry: Hello – Asha (C1)');
  expect(first?.text).toContain('> One\n>\n> Two');
  expect(second?.subject).toBe('Job to list: Welder – Kolam (J1)');
  for (const value of Object.values(inquiry)) expect(second?.text).toContain(value);
  const receipts = server.to('asha@example.com').map(({ text }) => text);
  expect(receipts).toEqual([expect.stringContaining('C1'), expect.stringContaining('J1')]);
  for (const text of receipts) expect(text).toContain(`We reply within ${claims.enquiryReply}.`);
});

test.each([
  ['a contact enquiry', { 'accept-language': 'kn-IN' }, /[\u0c80-\u0cff]{3}/],
  ['an application', { 'accept-language': 'hi-IN' }, /[\u0900-\u097f]{3}/],
  ['an application with its consent alone', {}, /[\u0900-\u097f]{3}/],
])(
  'the receipt of %s is in the language of its page, and staff’s copy in English',
  async (what, headers, said) => {
    provideWords();
    if (what === 'a contact enquiry') await mailing.post(formPaths['contact-enquiry'], enquiry, headers);
    else await mailing.post(formPaths['apply-job'], applicationForm({ consent_language: 'hi-IN' }), headers);
    await mailing.sendAll();
    const [receipt] = server.to('asha@example.com');
    expect(receipt?.subject).toMatch(said);
    expect(receipt?.text).toMatch(said);
    if (what !== 'a contact enquiry') expect(receipt?.text).toContain(`${SITE_URL}/hi/application/`);
    expect(server.to(staff)[0]?.subject).toMatch(/^(?:Enquiry|Application): /);
  },
);

test.each(['small', '7KQ2M4XP\u00e9', 'A'.repeat(33), '../../x', ''])(
  'a reference like %j is not taken over',
  async (reference) => {
    await mailing.post(formPaths['contact-enquiry'], enquiry, { 'x-reference': reference });
    expect((await mailing.store().inbox())[0]?.reference).toBe('');
  },
);

test('a permanently refused sender’s address is tried once, without an error', async () => {
  server.refusesAddress('asha@example.com');
  await mailing.post(formPaths['contact-enquiry'], enquiry);
  expect(await mailing.sendAll()).toEqual({ sent: 2, failures: 0 });
  expect(await mailing.store().unsentMails()).toMatchObject([
    { kind: 'receipt', tries: 1, failed_at: expect.any(String) },
  ]);
  expect(stderr()).toBe('');
});

test('a refused staff address is a configuration error: logged and retried', async () => {
  for (const address of server.staff) server.refusesAddress(address);
  await mailing.post(formPaths['contact-enquiry'], enquiry);
  expect(await mailing.sendAll()).toEqual({ sent: 1, failures: 1 });
  expect(await mailing.store().unsentMails()).toMatchObject([{ kind: 'staff', failed_at: null }]);
});

test('why a mail waits or failed is listed without addresses, and it can be put back', async () => {
  await mailing.post(formPaths['contact-enquiry'], enquiry);
  server.refuses('4.7.1 try later, <asha@example.com>');
  const lines: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  await mailing.sendAll();
  await mailsCommand(mailing.store(), false);
  expect(lines).toEqual([
    expect.stringMatching(
      /^mail 1 {2}staff .* 1 tries {2}waiting until 2026-11-20 17:30 \(IST\) .*try later, …/,
    ),
    expect.stringMatching(/^mail 2 {2}receipt /),
  ]);
  mailing.clock.set('2026-11-27T12:00:00.000Z');
  await mailing.sendAll();
  expect(stderr()).toContain('an email failed permanently');
  expect(stderr()).not.toMatch(/asha/i);
  server.refuses(null);
  expect(await mailing.sendAll()).toEqual({ sent: 0, failures: 0 });
  lines.length = 0;
  await mailsCommand(mailing.store(), true);
  expect(lines[0]).toBe('1 failed emails will be retried.\n');
  expect(await mailing.sendAll()).toEqual({ sent: 2, failures: 0 });
  lines.length = 0;
  await mailsCommand(mailing.store(), false);
  expect(lines).toEqual(['No emails are waiting or have failed.\n']);
});

describe('staff mailboxes', () => {
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
    await mailing.post(formPaths['contact-enquiry'], enquiry);
    await mailing.post(formPaths['contact-enquiry'], { ...enquiry, ...business });
    await mailing.post(formPaths['job-inquiry'], inquiry);
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
    await mailing.post(formPaths['contact-enquiry'], {
      ...enquiry,
      name: 'N'.repeat(200),
      subject: 'S'.repeat(300),
    });
    await mailing.post(formPaths['job-inquiry'], {
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
});

const folder = temporaryFolder();

test('an employer is notified that the job is published, and where', async () => {
  const id = await mailing.store().addJobInquiry(inquiry);
  await mailing.sendAll();
  await mailing.store().upsertJobs([newJob({ id: `inquiry-${id}`, source: inquirySource(id) })]);
  await mailing.store().queueMail({ kind: 'published', inquiry_id: id });
  expect(await mailing.sendAll()).toEqual({ sent: 1, failures: 0 });
  const mail = server.to(inquiry.email_address).at(-1);
  expect(mail?.subject).toMatch(/^Your job is online/);
  expect(mail?.text).toContain(`${SITE_URL}/job-details/inquiry-${id}/`);
  expect(mail?.replyTo?.value[0]?.address).toBe(staff);
});

test('staff are notified which rows of the sheet to fix, and when all are fixed', async () => {
  const sheet = join(folder, 'jobs.csv');
  const read = async (text: string) => {
    writeFileSync(sheet, text);
    const { signal } = new AbortController();
    const result = await syncSheet({ store: mailing.store(), source: sheet, signal });
    expect(result?.isNews).toBe(true);
    await mailing.store().queueMail({ kind: 'sheet' });
    await mailing.sendAll();
    return server.to(staff).at(-1);
  };
  const bad = await read('id,title\na1,Beekeeper\na2,\n');
  expect(bad?.subject).toBe('1 row of the jobs sheet could not be used');
  expect(bad?.text).toContain('Row 3');
  expect(bad?.text).toContain('Sync 1 of jobs.csv: 1 new, 0 changed, 0 reopened, 0 closed.');
  expect(bad?.text).toMatch(/NEW\n+- Beekeeper – a1/);
  const well = await read('id,title\na1,Beekeeper\na2,Cook\n');
  expect(well?.subject).toBe('The jobs sheet is fixed');
  const unusable = await read('<!doctype html><title>Sign in</title>');
  expect(unusable?.subject).toBe('The jobs sheet could not be used');
  expect(unusable?.text).toContain('Nothing on the site was changed');
});
