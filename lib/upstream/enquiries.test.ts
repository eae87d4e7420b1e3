import type { SeenRequest } from '../../test/http-server';
import { joinErrorRealms } from '../../test/one-realm';
import { upstreamForTests } from '../../test/upstream-for-tests';
import { applicationSubmission, contactSubmission, jobEnquirySubmission } from '../forms/submissions';
import { deliver } from './enquiries';

joinErrorRealms();

const upstream = upstreamForTests((apiBaseUrl) => (process.env.API_BASE_URL = apiBaseUrl));

const asForm = ({ body, headers }: SeenRequest) =>
  new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type']! } }).formData();

const applicant = {
  jobId: '7',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  message: 'नमस्ते\r\n"quoted"',
  source: '',
};
// Every byte value, so that any text conversion on the way shows.
const cvBytes = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);
const cv = { name: 'Résumé – Asha.pdf', type: 'application/pdf', bytes: cvBytes };
const consent = { consent: 'I agree.', consent_at: '2026-11-22T10:00:00.000Z', consent_language: 'en-IN' };
const apply = () => deliver(applicationSubmission(applicant, cv, consent), 'key-1', '7KQ2M4XP');

const contact = { name: 'Asha', email: 'asha@example.in', subject: 'Hiring', message: 'Hello' };
const inquiry = {
  CompanyName: 'Asha Ltd',
  ContactPerson: 'Asha',
  email: 'asha@example.in',
  phone: '98765 43210',
  JobTitle: 'Nurse',
  Location: 'Pune',
  Description: 'Nights',
};
const sendContact = () => deliver(contactSubmission(contact), 'key-1', '7KQ2M4XP');
const sendInquiry = () => deliver(jobEnquirySubmission(inquiry), 'key-1', '7KQ2M4XP');

test('an application arrives with the contract’s names and the CV byte for byte', async () => {
  upstream.answersJson({ status: 1, message: 'Thank you' });
  expect(await apply()).toEqual({ status: true, message: 'Thank you' });
  const [request] = upstream.requests();
  expect(request).toMatchObject({ method: 'POST', url: '/api/apply-job' });
  const { cv_file, ...fields } = Object.fromEntries(await asForm(request!));
  expect(fields).toEqual({
    job_id: '7',
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'asha@example.in',
    phone: '+91 98765 43210',
    message: applicant.message,
    ...consent,
  });
  const file = cv_file as File;
  expect(file).toMatchObject({ name: 'Résumé – Asha.pdf', type: 'application/pdf' });
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(cvBytes);
});

test('an application carries the campaign that led to it', async () => {
  upstream.answersJson({ status: 1, message: '' });
  const source = 'source=jooble; utm_campaign=nov';
  await deliver(applicationSubmission({ ...applicant, source }, cv, consent), 'key-1', '7KQ2M4XP');
  expect((await asForm(upstream.requests()[0]!)).get('source')).toBe(source);
});

test('a contact enquiry arrives as JSON', async () => {
  upstream.answersJson({ status: 1, message: '' });
  await sendContact();
  const [request] = upstream.requests();
  expect(request!.url).toBe('/api/contact-enquiry');
  expect(JSON.parse(String(request!.body))).toEqual({
    name: 'Asha',
    email_address: 'asha@example.in',
    subject: 'Hiring',
    message: 'Hello',
  });
});

test('a job inquiry arrives as multipart', async () => {
  upstream.answersJson({ status: 1, message: '' });
  await sendInquiry();
  const [request] = upstream.requests();
  expect(request!.url).toBe('/api/job-inquiry-form');
  expect(Object.fromEntries(await asForm(request!))).toEqual({
    company_name: 'Asha Ltd',
    contact_person: 'Asha',
    email_address: 'asha@example.in',
    contact_number: '98765 43210',
    job_title: 'Nurse',
    location: 'Pune',
    job_description: 'Nights',
  });
});

describe.each([
  ['an application', apply],
  ['a contact enquiry', sendContact],
  ['a job inquiry', sendInquiry],
])('%s', (_, submit) => {
  test('carries its idempotency key and its reference', async () => {
    upstream.answersJson({ status: 1, message: '' });
    await submit();
    expect(upstream.requests()[0]!.headers).toMatchObject({
      'idempotency-key': 'key-1',
      'x-reference': '7KQ2M4XP',
      accept: 'application/json',
    });
  });

  test.each<[string, number, string]>([
    ['{"status":1,"message":"Thank you"}', 200, 'Thank you'],
    ['{"message":"Thank you"}', 200, 'Thank you'],
    ['{"success":true}', 200, ''],
    ['{"status":200}', 200, ''],
    ['{"status":"ok"}', 200, ''],
    ['{"data":{"id":12,"status":0}}', 201, ''],
    ['{}', 200, ''],
    ['[]', 200, ''],
    ['null', 200, ''],
    ['"Thank you"', 200, 'Thank you'],
    ['Thank you', 200, 'Thank you'],
    ['', 200, ''],
    ['', 201, ''],
    ['', 202, ''],
    ['', 204, ''],
    ['12', 200, ''],
  ])('answered with %j and %d has arrived', async (body, httpStatus, message) => {
    upstream.answers((_, response) => response.writeHead(httpStatus).end(body));
    expect(await submit()).toEqual({ status: true, message });
  });

  test.each([
    '<!doctype html><title>Maintenance</title>',
    '\n<br />\n<b>Fatal error</b>: Uncaught Exception',
    '<?xml version="1.0"?><ok/>',
  ])('answered with %j is not known to have arrived', async (body) => {
    upstream.answers((_, response) => response.writeHead(200).end(body));
    await expect(submit()).rejects.toMatchObject({ kind: 'shape' });
  });

  test.each([
    [500, 'http'],
    [401, 'http'],
    [419, 'http'],
  ])('answered with 200 and %d in the body is not known to have arrived', async (status, kind) => {
    upstream.answersJson({ status, message: 'No' });
    await expect(submit()).rejects.toMatchObject({ kind, details: { status } });
  });

  test('sent on to another page is not known to have arrived', async () => {
    upstream.answers((_, response) => response.writeHead(302, { location: '/login' }).end());
    await expect(submit()).rejects.toMatchObject({ kind: 'shape' });
  });

  test.each([
    [200, { status: 0, message: 'The job is closed.' }],
    [200, { status: 422, message: 'The job is closed.' }],
    [200, { success: false, error: 'The job is closed.', message: 'The job is closed.' }],
    [200, { code: '410', message: 'The job is closed.' }],
    [422, { message: 'The job is closed.', errors: { job_id: ['The job is closed.'] } }],
    [409, { status: '0', message: 'The job is closed.' }],
  ])('refused with %d returns the message', async (httpStatus, body) => {
    upstream.answersJson(body, httpStatus);
    expect(await submit()).toMatchObject({ status: false, message: 'The job is closed.' });
  });

  test.each([
    [422, { message: 'The job is closed.' }],
    [400, { message: 'The job is closed.' }],
  ])('answered with %d and no status is refused', async (httpStatus, body) => {
    upstream.answersJson(body, httpStatus);
    expect(await submit()).toMatchObject({ status: false, message: 'The job is closed.' });
  });

  test.each([
    [500, 'http'],
    [429, 'http'],
    [401, 'http'],
  ])('answered with %d is not known to have arrived, and not sent twice', async (httpStatus, kind) => {
    upstream.answersJson({ status: 1, message: 'Thank you' }, httpStatus);
    await expect(submit()).rejects.toMatchObject({ kind });
    expect(upstream.requests()).toHaveLength(1);
  });

  test('answered with a page of HTML is not known to have arrived', async () => {
    upstream.answers((_, response) => response.writeHead(422).end('<h1>Sorry</h1>'));
    await expect(submit()).rejects.toMatchObject({ kind: 'shape' });
  });
});

describe('a form whose sender has been told that it was received', () => {
  const receivedAt = '2026-11-22T10:00:00.000Z';
  const sendAgain = () => deliver(contactSubmission(contact), 'key-1', '7KQ2M4XP', receivedAt);

  test('carries the time it was received', async () => {
    upstream.answersJson({ status: 1, message: '' });
    await sendAgain();
    expect(upstream.requests()[0]!.headers).toMatchObject({ 'x-received-at': receivedAt });
  });

  test('says whether an earlier attempt may have arrived', async () => {
    upstream.answersJson({ status: 1, message: '' });
    await sendAgain();
    await deliver(contactSubmission(contact), 'key-1', '7KQ2M4XP', receivedAt, true);
    expect(upstream.requests().map(({ headers }) => headers['x-may-repeat'])).toEqual([undefined, '1']);
  });

  test.each([401, 403, 404, 408, 409, 413, 415, 419, 429, 500, 503])(
    'is not refused by an answer of %d',
    async (httpStatus) => {
      upstream.answersJson({ status: 0, message: 'No' }, httpStatus);
      await expect(sendAgain()).rejects.toMatchObject({ kind: 'http' });
    },
  );

  test.each([400, 410, 422])('is refused by an answer of %d', async (httpStatus) => {
    upstream.answersJson({ message: 'No' }, httpStatus);
    expect((await sendAgain()).status).toBe(false);
  });
});
