import type { ServerResponse } from 'node:http';
import { type SeenRequest, sendJson } from '../../test/http-server';
import { joinErrorRealms } from '../../test/one-realm';
import { upstreamForTests } from '../../test/upstream-for-tests';
import { runInLanguage } from '../base/request-context';
import { decodeSubmission, encodeSubmission } from '../forms/outbox/payload';
import { applicationSubmission, plainSubmission } from '../forms/submissions';
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
const sendContact = () => deliver(plainSubmission('contact-enquiry', contact), 'key-1', '7KQ2M4XP');
const sendInquiry = () => deliver(plainSubmission('job-inquiry', inquiry), 'key-1', '7KQ2M4XP');

test('an application arrives with the contract’s names and the CV byte for byte', async () => {
  upstream.answersJson({ status: 1, message: 'Thank you' });
  expect(await apply()).toEqual({ status: true, message: 'Thank you' });
  const [request] = upstream.requests();
  expect(request).toMatchObject({ method: 'POST', url: '/api/apply-job' });
  expect(request!.headers['content-length']).toBe(String(request!.body.length));
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

test('a waiting form is delivered in its sender’s language', async () => {
  const kept = runInLanguage('kn', () =>
    Buffer.concat(encodeSubmission(plainSubmission('contact-enquiry', contact))),
  );
  upstream.answersJson({ status: 1, message: '' });
  await deliver(decodeSubmission(kept), 'key-1', '7KQ2M4XP', '2026-11-22T10:00:00.000Z');
  expect(upstream.requests()[0]!.headers['accept-language']).toBe('kn-IN');
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

test.each([
  ['an application', apply],
  ['a contact enquiry', sendContact],
  ['a job inquiry', sendInquiry],
])('%s carries its idempotency key and its reference', async (_, submit) => {
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
  ['{"data":{"id":12,"status":0}}', 201, ''],
  ['', 204, ''],
])('an answer of %j with %d means that it has arrived', async (body, httpStatus, message) => {
  upstream.answers((_, response) => response.writeHead(httpStatus).end(body));
  expect(await sendContact()).toEqual({ status: true, message });
});

test.each<[string, (response: ServerResponse) => void, object]>([
  ['a page', (to) => to.end('<!doctype html><title>Maintenance</title>'), { kind: 'shape' }],
  ['JSON that is cut off', (to) => to.end('{"status":1,"mess'), { kind: 'shape' }],
  ['a program that broke', (to) => sendJson(to, { message: 'x', exception: 'Y' }), { kind: 'shape' }],
  ['a fault of PHP', (to) => to.end('\n<br />\n<b>Fatal error</b>: Uncaught Exception'), { kind: 'shape' }],
  ['500 in a 200', (to) => sendJson(to, { status: 500 }), { kind: 'http', details: { status: 500 } }],
  ['another page', (to) => to.writeHead(302, { location: '/login' }).end(), { kind: 'shape' }],
  ['a page with 422', (to) => to.writeHead(422).end('<h1>Sorry</h1>'), { kind: 'shape' }],
  ['500', (to) => sendJson(to, { status: 1, message: 'Thank you' }, 500), { kind: 'http' }],
  ['429', (to) => sendJson(to, { status: 1, message: 'Thank you' }, 429), { kind: 'http' }],
])('an answer of %s leaves arrival unknown, and it is not sent twice', async (_, answer, error) => {
  upstream.answers((_request, response) => answer(response));
  await expect(sendContact()).rejects.toMatchObject(error);
  expect(upstream.requests()).toHaveLength(1);
});

test.each([
  [200, { status: 0, message: 'The job is closed.' }],
  [422, { message: 'The job is closed.', errors: { job_id: ['The job is closed.'] } }],
  [400, { message: 'The job is closed.' }],
])('a refusal by %d and %j returns the message', async (httpStatus, body) => {
  upstream.answersJson(body, httpStatus);
  expect(await sendContact()).toMatchObject({ status: false, message: 'The job is closed.' });
});

describe('a form whose sender knows that it was received', () => {
  const receivedAt = '2026-11-22T10:00:00.000Z';
  const sendAgain = () =>
    deliver(plainSubmission('contact-enquiry', contact), 'key-1', '7KQ2M4XP', receivedAt);

  test('carries the time it was received', async () => {
    upstream.answersJson({ status: 1, message: '' });
    await sendAgain();
    expect(upstream.requests()[0]!.headers).toMatchObject({ 'x-received-at': receivedAt });
  });

  test('says whether an earlier attempt may have arrived', async () => {
    upstream.answersJson({ status: 1, message: '' });
    await sendAgain();
    await deliver(plainSubmission('contact-enquiry', contact), 'key-1', '7KQ2M4XP', receivedAt, true);
    expect(upstream.requests().map(({ headers }) => headers['x-may-repeat'])).toEqual([undefined, '1']);
  });

  test.each([401, 404, 409, 413, 419, 429, 503])('is not refused by an answer of %d', async (httpStatus) => {
    upstream.answersJson({ status: 0, message: 'No' }, httpStatus);
    await expect(sendAgain()).rejects.toMatchObject({ kind: 'http' });
  });

  test.each([400, 410, 422])('is refused by an answer of %d', async (httpStatus) => {
    upstream.answersJson({ message: 'No' }, httpStatus);
    expect((await sendAgain()).status).toBe(false);
  });
});
