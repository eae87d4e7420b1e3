/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { issueChallenge } from '../captcha/challenge';
import { messages } from '../content/messages';
import { captchaText, requiredText } from '../forms/fields';
import type { FormName } from '../forms/names';
import { UpstreamError } from '../upstream/errors';
import { formHandler } from './form-handler';

const folder = mkdtempSync(path.join(tmpdir(), 'form-handler-'));
process.env.DATA_DIR = folder;
process.env.CAPTCHA_TEST_CODE = 'aBc123';
afterAll(() => rmSync(folder, { recursive: true }));

const submit = jest.fn();
const schema = z.object({ name: requiredText('Enter your name', 20), captchaText });
const POST = formHandler({ form: 'contact-enquiry', body: 'json', schema, submit });

let logged: jest.SpyInstance;
beforeEach(() => {
  submit.mockReset().mockResolvedValue({ status: true, message: 'Thank you, Asha.' });
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

async function send(change: object = {}, form: FormName = 'contact-enquiry') {
  const { token } = await issueChallenge(form);
  const fields = { name: ' Asha ', captchaText: 'aBc123', captchaToken: token, ...change };
  return { token, ...(await sendRaw(JSON.stringify(fields))) };
}
async function sendRaw(body: string, type = 'application/json') {
  const request = new Request('http://localhost/x', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  const response = await POST(request);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test('what is right is delivered, and the upstream’s message passed on', async () => {
  const { status, headers, body } = await send();
  expect([status, body]).toEqual([200, { status: 1, message: 'Thank you, Asha.' }]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(submit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Asha' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('an upstream that says nothing is given words', async () => {
  submit.mockResolvedValue({ status: true, message: '' });
  expect((await send()).body.message).toBe(messages.received);
});

test.each([
  ['text/plain', '{}', 415],
  ['application/json', '{', 400],
])('%s %j is not looked into', async (type, body, status) => {
  const answer = await sendRaw(body, type);
  expect(answer).toMatchObject({ status, body: { status: 0, message: expect.any(String) } });
  expect(submit).not.toHaveBeenCalled();
});

test('mistakes are told by field, before the captcha is used up', async () => {
  const { status, body, token } = await send({ name: '' });
  expect([status, body]).toEqual([
    422,
    { status: 0, message: messages.checkFields, errors: { name: ['Enter your name'] } },
  ]);
  expect((await send({ captchaToken: token })).status).toBe(200);
});

const captchaRefusal = (message: string) => [422, { status: 0, message, errors: { captchaText: [message] } }];

test('a wrong captcha is refused and nothing is delivered', async () => {
  const { status, body, token } = await send({ captchaText: 'abc123' });
  expect([status, body]).toEqual(captchaRefusal('Captcha Does Not Match'));
  expect(submit).not.toHaveBeenCalled();
  const again = await send({ captchaToken: token });
  expect([again.status, again.body]).toEqual(captchaRefusal(messages.captchaExpired));
});

test.each([
  ['missing', undefined],
  ['forged', 'a.b.c'],
  ['no text', { a: 1 }],
])('a captcha token that is %s is refused', async (_, captchaToken) => {
  const { status, body } = await send({ captchaToken });
  expect([status, body]).toEqual(captchaRefusal(messages.captchaExpired));
  expect(submit).not.toHaveBeenCalled();
});

test('another form’s captcha is refused', async () => {
  const { status, body } = await send({}, 'apply-job');
  expect([status, body]).toEqual(captchaRefusal(messages.captchaExpired));
});

test.each([
  ['The job is closed.', 'The job is closed.'],
  ['', messages.refused],
])('a refusal by the upstream saying %j', async (message, shown) => {
  submit.mockResolvedValue({ status: false, message });
  const { status, body } = await send();
  expect([status, body]).toMatchObject([422, { status: 0, message: shown }]);
});

test('a mistake that only the delivery sees is told at its field', async () => {
  submit.mockResolvedValue({ refusedField: 'resume', problem: 'Not a CV' });
  const { status, body } = await send();
  expect([status, body]).toEqual([422, { status: 0, message: 'Not a CV', errors: { resume: ['Not a CV'] } }]);
});

test.each([
  ['the upstream fails', new UpstreamError('network', 'secret detail'), 0],
  ['something breaks', new TypeError('secret detail'), 1],
])('when %s the visitor is told that nothing was sent', async (_, error, lines) => {
  submit.mockRejectedValue(error);
  const { status, headers, body } = await send();
  expect([status, body]).toEqual([503, { status: 0, message: messages.notDelivered }]);
  expect(headers.get('retry-after')).toBe('60');
  // The upstream's failures are logged by its client.
  expect(logged).toHaveBeenCalledTimes(lines);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('secret');
});
