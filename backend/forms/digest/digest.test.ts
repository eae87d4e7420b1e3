import { parse } from 'csv-parse/sync';
import { businessEnquiryText } from '../../../lib/content/mails/business-enquiry';
import { paths } from '../../../lib/contract/calls';
import { mailServerForTests } from '../../../test/mail';
import {
  application,
  enquiry,
  inquiry,
  newJob,
  receiverForTests,
  stderrForTests,
} from '../../../test/backend';
import { fetchUndelivered } from './fetch-undelivered';
import { mailingForTests, SITE_URL } from '../../../test/mailing';

const server = mailServerForTests();
const mailing = mailingForTests(server);
const web = receiverForTests();
const stderr = stderrForTests();

const digests = () =>
  server.mails.map(({ mail }) => mail).filter(({ subject = '' }) => /closing:/.test(subject));

// 20 November 2026 is a Friday; 9:00 IST is 3:30 UTC.
const thursdayNoon = '2026-11-19T06:30:00.000Z';
const fridayNine = '2026-11-20T03:30:00.000Z';
const mondayNine = '2026-11-23T03:30:00.000Z';
const tuesdayNine = '2026-11-24T03:30:00.000Z';

beforeEach(async () => {
  await mailing.store().upsertJobs([newJob({ id: '1', title: 'Cook' }), newJob({ id: '2' })]);
  await mailing.at(thursdayNoon);
  expect(digests()).toEqual([]);
});

test('staff receive the digest on weekdays at nine', async () => {
  mailing.clock.set('2026-11-19T10:00:00.000Z');
  await mailing.post(paths.contactEnquiry(), enquiry, { 'x-reference': 'AAAA2222' });
  await mailing.store().addApplication(application, null);
  await mailing.at('2026-11-20T03:29:59.999Z');
  expect(digests()).toEqual([]);
  await mailing.at(fridayNine);
  const [digest] = digests();
  expect(digest?.to).toMatchObject({ value: server.staff.map((address) => ({ address })) });
  expect(digest?.subject).toBe('2 received, 0 jobs closing: 20 November 2026');
  expect(digest?.text).toContain('Open jobs: 2.');
  expect(digest?.text).toContain('ENQUIRIES: 1\n\n- AAAA2222, Asha, asha@example.com – Hello');
});

test('forms are grouped by job and kind, newest first, and attached as a sheet', async () => {
  const apply = (minute: string, job_id: string, first_name: string, phone = '98765 43210') => {
    mailing.clock.set(`2026-11-19T10:${minute}:00.000Z`);
    return mailing.store().addApplication({ ...application, job_id, first_name, phone }, null);
  };
  await apply('01', '2', '=HYPERLINK("http://x.example")');
  await apply('02', '1', 'Asha', '98765 43210 / 080 1234');
  await apply('03', '2', 'Ravi, "R"');
  await apply('04', '1', 'Meera');
  const business = { email: '', mobile: '', company: 'Kolam', requirement: 'Consulting' };
  await mailing.post(paths.contactEnquiry(), { ...enquiry, ...businessEnquiryText(business) });
  await mailing.post(paths.contactEnquiry(), { ...enquiry, message: 'Two\nlines' });
  await mailing.post(paths.jobInquiry(), inquiry);
  await mailing.at(fridayNine);
  const [digest] = digests();
  const received = /APPLICATIONS FOR[^]*/.exec(digest?.text ?? '')?.[0] ?? '';
  expect(received.trim().split(/\n+/)).toEqual([
    'APPLICATIONS FOR COOK (1): 2',
    '- A4, Meera Rao, asha@example.com – 98765 43210',
    '- A2, Asha Rao, asha@example.com – 98765 43210 / 080 1234',
    'APPLICATIONS FOR CLERK (2): 2',
    '- A3, Ravi, "R" Rao, asha@example.com – 98765 43210',
    '- A1, =HYPERLINK("http://x.example") Rao, asha@example.com – 98765 43210',
    'ENQUIRIES: 1',
    '- C2, Asha, asha@example.com – Hello',
    'BUSINESS ENQUIRIES: 1',
    '- C1, Asha, asha@example.com – Business enquiry: Consulting for Kolam',
    'JOBS TO LIST: 1',
    '- J1, Asha, asha@example.com – Welder',
  ]);
  const [file, ...others] = digest?.attachments ?? [];
  expect(others).toEqual([]);
  expect(file).toMatchObject({ filename: 'received-2026-11-20.csv', contentType: 'text/csv' });
  const rows: Record<string, string>[] = parse(file!.content, { bom: true, columns: true });
  expect(rows.map((row) => [row.Kind, row.Reference, row.Name, row.Phone, row['Received (IST)']])).toEqual([
    ['Application', 'A4', 'Meera Rao', "'+919876543210", '2026-11-19 15:34'],
    ['Enquiry', 'C2', 'Asha', '', '2026-11-19 15:34'],
    ['Business enquiry', 'C1', 'Asha', '', '2026-11-19 15:34'],
    ['Job to list', 'J1', 'Asha', '080 1234', '2026-11-19 15:34'],
    ['Application', 'A3', 'Ravi, "R" Rao', "'+919876543210", '2026-11-19 15:33'],
    ['Application', 'A2', 'Asha Rao', '98765 43210 / 080 1234', '2026-11-19 15:32'],
    ['Application', 'A1', '\'=HYPERLINK("http://x.example") Rao', "'+919876543210", '2026-11-19 15:31'],
  ]);
  expect(rows[1]?.Message).toBe('Two\nlines');
  expect([rows[3]?.Job, rows[0]?.Job, rows[0]?.['Job no.']]).toEqual(['Welder', 'Cook', '1']);
});

test('the mail lists a job’s newest applications, the sheet all', async () => {
  mailing.clock.set('2026-11-19T10:00:00.000Z');
  for (let count = 0; count < 33; count += 1) await mailing.store().addApplication(application, null);
  await mailing.at(fridayNine);
  const [digest] = digests();
  expect(digest?.text).toContain('APPLICATIONS FOR COOK (1): 33\n\n- A33,');
  expect(digest?.text).toContain('- A4, Asha Rao, asha@example.com – +91 98000 00000\n\nand 3 more\n');
  expect(digest?.attachments[0]?.content.toString().match(/Application,/g)).toHaveLength(33);
});

test('no digest at weekends; Monday’s covers them', async () => {
  await mailing.at(fridayNine);
  mailing.clock.set('2026-11-20T20:00:00.000Z');
  await mailing.post(paths.contactEnquiry(), enquiry);
  await mailing.at('2026-11-21T03:30:00.000Z');
  await mailing.at('2026-11-22T12:00:00.000Z');
  expect(digests()).toEqual([]);
  await mailing.at(mondayNine);
  await mailing.at(tuesdayNine);
  expect(digests().map(({ subject }) => subject)).toEqual(['1 received, 0 jobs closing: 23 November 2026']);
});

test('undelivered forms are listed until they are delivered', async () => {
  const held = { form: 'apply-job', accepted_at: '2026-11-18T10:00:00.000Z' };
  mailing.websiteHolds({
    total: 2,
    forms: [
      { reference: 'AAAA2222', state: 'refused', ...held },
      { reference: 'BBBB3333', state: 'unreadable', ...held },
    ],
  });
  await mailing.at(fridayNine);
  await mailing.at(mondayNine);
  expect(digests()).toHaveLength(2);
  expect(digests()[0]?.attachments).toEqual([]);
  const text = digests()[0]?.text ?? '';
  expect(text).toContain('BUT NOT DELIVERED (2)');
  expect(text).toContain('AAAA2222, apply-job, since 18 November 2026 at 15:30');
  expect(text).toContain('BBBB3333');
});

test('websites are asked with the secret; unreachable ones are skipped', async () => {
  const answer = {
    total: 1,
    forms: [{ reference: 'A', form: 'f', state: 'waiting', accepted_at: fridayNine }],
  };
  web.answers((_, response) => response.end(JSON.stringify(answer)));
  const ask = fetchUndelivered({ urls: [web.origin(), 'http://127.0.0.1:9'], secret: 'a secret of ours' });
  expect(await ask()).toEqual(answer);
  expect(web.received).toMatchObject([
    { path: '/api/outbox', headers: { authorization: 'Bearer a secret of ours' } },
  ]);
  expect(stderr()).toContain('could not get the undelivered forms');
  expect(await fetchUndelivered(null)()).toEqual({ total: 0, forms: [] });
});

test('no digest without news', async () => {
  await mailing.at(fridayNine);
  await mailing.at(mondayNine);
  expect(digests()).toEqual([]);
});

test('jobs that close within seven days are named, with their address', async () => {
  await mailing
    .store()
    .upsertJobs([
      newJob({ id: '1', title: 'Cook', slug: 'cook', expires_at: '2026-11-26T00:00:00.000Z' }),
      newJob({ id: '2', expires_at: '2026-12-26T00:00:00.000Z' }),
    ]);
  await mailing.at(fridayNine);
  expect(digests()[0]?.text).toContain(
    `JOBS CLOSING WITHIN 7 DAYS (1)\n\n- Cook – closes 26 November 2026\n  ${SITE_URL}/job-details/1/cook`,
  );
});

test('forms arriving during a digest are in the next one', async () => {
  mailing.clock.set('2026-11-20T03:29:30.000Z');
  await mailing.post(paths.contactEnquiry(), enquiry);
  await mailing.at(fridayNine);
  expect(digests()).toEqual([]);
  await mailing.at(mondayNine);
  expect(digests()).toHaveLength(1);
});
