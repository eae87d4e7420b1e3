import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { issueChallenge } from './captcha/challenge';
import { issueWork } from './captcha/proof-of-work';
import { formSchema } from './form-schema';
import type { FormName } from '../contract/forms/names';
import { formAnswers } from '../content/website-answers';
import { joinErrorRealms } from '../../test/one-realm';
import { temporaryFolder } from '../../test/backend';
import { startUpstream } from '../../test/http-server';
import { solveToken } from '../../test/solve-work';
import { pictureOf } from '../../test/picture';
import type { Submission } from '../upstream/enquiries';
import { env } from '../base/env';
import { plainSubmission } from './submissions';
import { formHandler, type Refusal } from './form-handler';
import { outboxState, startOutbox, stopOutbox } from './outbox/current';

joinErrorRealms();

const folder = temporaryFolder();
process.env.DATA_DIR = folder;
process.env.FORM_MIN_SECONDS = '0';

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
  process.env.API_BASE_URL = upstream.apiBaseUrl;
});
afterAll(async () => {
  stopOutbox();
  await upstream.stop();
});

const asSubmission = async ({ name }: { name: string }): Promise<Submission | Refusal> =>
  plainSubmission('contact-enquiry', { name, email: 'asha@example.in', subject: 'Hiring', message: 'Hello' });
const prepare = jest.fn(asSubmission);
const schema = formSchema({ name: { wire: 'name', kind: 'line', max: 20 } });
const POST = formHandler({ form: 'contact-enquiry', schema, prepare });

let logged: jest.SpyInstance;
let noted: jest.SpyInstance;
beforeEach(() => {
  upstream.reset();
  upstream.answersJson({ status: 1, message: 'Thank you, Asha.' });
  prepare.mockReset().mockImplementation(asSubmission);
  logged = jest.spyOn(console, 'error').mockImplementation();
  noted = jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  // Each test starts with an empty outbox.
  stopOutbox();
  for (const end of ['', '-wal', '-shm']) rmSync(path.join(folder, `outbox.sqlite${end}`), { force: true });
});

const outboxWith = (length: number) => ({ length, oldestSeconds: 0, refused: 0, unreadable: 0, setAside: 0 });
const notDelivered = formAnswers.notDelivered('–');
const reference = expect.stringMatching(/^[2-9A-Z]{8}$/);

async function send(change: object = {}, form: FormName = 'contact-enquiry', headers = {}) {
  const { token } = await issueChallenge(form, pictureOf('aBc123'));
  const fields = { name: ' Asha ', captchaText: 'aBc123', captchaToken: token, ...change };
  return { token, ...(await sendRaw(JSON.stringify(fields), headers)) };
}
async function sendRaw(body: string, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost/x', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  const response = await POST(request);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test('a valid form is delivered, and the upstream’s message passed on', async () => {
  const { status, headers, body } = await send();
  expect([status, body]).toEqual([200, { status: 1, message: 'Thank you, Asha.', reference }]);
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(prepare).toHaveBeenCalledWith(expect.objectContaining({ name: 'Asha' }));
  expect(upstream.urls()).toEqual(['/api/contact-enquiry']);
  expect(await outboxState()).toEqual(outboxWith(0));
});

test('the sender of a trackable form gets the status link, also while it waits', async () => {
  prepare.mockImplementation(async (values) => ({
    ...((await asSubmission(values)) as Submission),
    isTracked: true,
  }));
  const statusPath = expect.stringMatching(/^\/application\/[0-9a-f]{32}-[0-9a-f]{40}$/);
  const first = await send();
  expect([first.status, first.body]).toEqual([
    200,
    { status: 1, message: 'Thank you, Asha.', reference, statusPath },
  ]);
  upstream.answersJson({}, 500);
  const second = await send({ name: 'Ravi' });
  expect([second.status, second.body.statusPath]).toEqual([202, statusPath]);
  expect(second.body.statusPath).not.toBe(first.body.statusPath);
});

test.each([
  ['text/plain', '{}', 415],
  ['application/json', '{', 400],
])('%s %j is not processed', async (type, body, status) => {
  const answer = await sendRaw(body, { 'content-type': type });
  expect(answer).toMatchObject({ status, body: { status: 0, message: expect.any(String) } });
  expect(upstream.requests()).toEqual([]);
});

test('errors are reported by field, before the captcha is consumed', async () => {
  const { status, body, token } = await send({ name: '' });
  expect([status, body]).toEqual([
    422,
    { status: 0, message: formAnswers.checkFields, errors: { name: ['Enter your name'] } },
  ]);
  expect((await send({ captchaToken: token })).status).toBe(200);
});

test('errors in fields and captcha are reported in one response', async () => {
  const { body, token } = await send({ name: '', captchaText: 'aBd123' });
  expect(body.errors).toEqual({ name: ['Enter your name'], captchaText: ['Captcha Does Not Match'] });
  // Invalid forms must not allow guessing.
  expect((await send({ captchaToken: token })).status).toBe(422);
  const late = await send({ name: '', captchaToken: token });
  expect(late.body.errors).toEqual({ name: ['Enter your name'] });
});

test('without typed characters they are requested, and the same picture may be used', async () => {
  const { body, token } = await send({ name: '', captchaText: '' });
  expect(Object.keys(body.errors)).toEqual(['name', 'captchaText']);
  expect((await send({ captchaToken: token })).status).toBe(200);
});

test('a form with the hidden field filled in needs a proof of work, and is accepted with one', async () => {
  const refused = await send({ lattice: 'https://asha.example' });
  expect([refused.status, refused.body]).toEqual(captchaRefusal(formAnswers.noWork));
  expect(upstream.requests()).toEqual([]);
  const { work } = await issueWork('contact-enquiry');
  const captchaToken = await solveToken(work);
  const sent = await send({ lattice: 'https://asha.example', captchaToken, captchaText: 'proved' });
  expect(sent.status).toBe(200);
  expect((await send({ name: 'Ravi', lattice: 'x', captchaToken, captchaText: 'proved' })).status).toBe(422);
});

const captchaRefusal = (message: string) => [422, { status: 0, message, errors: { captchaText: [message] } }];

test('a wrong captcha is refused and nothing is delivered', async () => {
  const { status, body, token } = await send({ captchaText: 'abd123' });
  expect([status, body]).toEqual(captchaRefusal('Captcha Does Not Match'));
  expect(upstream.requests()).toEqual([]);
  const again = await send({ captchaToken: token });
  expect([again.status, again.body]).toEqual(captchaRefusal(formAnswers.captchaExpired));
});

test.each([
  [{ status: 0, message: 'The job is closed.' }, 200, 'The job is closed.', {}],
  [{ status: 0, message: '' }, 409, formAnswers.refused, {}],
  [{ errors: { email_address: ['Taken'], unknown: ['?'] } }, 422, 'Taken ?', { email: ['Taken'] }],
])('a refusal by the upstream saying %j', async (answer, httpStatus, message, errors) => {
  upstream.answersJson(answer, httpStatus);
  const { status, body } = await send();
  expect([status, body]).toEqual([422, { status: 0, message, errors }]);
  expect(await outboxState()).toEqual(outboxWith(0));
});

test('an error that only the preparation can find is reported at its field', async () => {
  prepare.mockResolvedValue({ refusedField: 'resume', problem: 'Not a CV' });
  const { status, body } = await send();
  expect([status, body]).toEqual([422, { status: 0, message: 'Not a CV', errors: { resume: ['Not a CV'] } }]);
  expect(upstream.requests()).toEqual([]);
});

const outages: [string, Parameters<typeof upstream.answers>[0]][] = [
  ['answers 500', (_, response) => response.writeHead(500).end('{"status":1}')],
  ['answers 429', (_, response) => response.writeHead(429).end('{"status":0}')],
  ['answers a page of HTML', (_, response) => response.end('<h1>Maintenance</h1>')],
  ['hangs', () => {}],
  ['drops the connection after reading', (_, response) => response.destroy()],
];

test.each(outages)(
  'when the upstream %s, the form is stored safely, delivered later, and not quoted in any log line',
  async (_, answers) => {
    const patience = jest.replaceProperty(env(), 'upstreamTimeoutMs', 300);
    upstream.answers(answers);
    const { status, body } = await send();
    patience.restore();
    expect(body).toEqual({ status: 1, message: formAnswers.safelyReceived(body.reference), reference });
    expect(status).toBe(202);
    expect(await outboxState()).toEqual(outboxWith(1));
    const keys = () => new Set(upstream.requests().map(({ headers }) => headers['idempotency-key']));
    const firstKey = keys();

    // Like a restart, which makes it due at once.
    stopOutbox();
    upstream.reset();
    upstream.answersJson({ status: 1, message: 'Thank you, Asha.' });
    startOutbox();
    while ((await outboxState())!.length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    // On a busy machine the answer may come too late, and the form is sent again: under the same key.
    expect(keys()).toEqual(firstKey);
    expect(firstKey.size).toBe(1);
    const lines = JSON.stringify([...logged.mock.calls, ...noted.mock.calls]);
    expect(lines).toContain('outbox-waiting');
    for (const secret of [/asha/i, /hiring/i, /hello/i]) expect(lines).not.toMatch(secret);
  },
);

describe('a form with an idempotency key', () => {
  const key = '0b7ad0a3-53b0-4a2a-9a0e-3c1f6f6d5c11';
  const post = async (idempotencyKey: string, change: object = {}) => {
    const { status, body } = await send(change, undefined, { 'idempotency-key': idempotencyKey });
    return { status, body };
  };

  test('gets the first response again when sent again with a consumed captcha', async () => {
    const first = await post(key);
    expect(first.status).toBe(200);
    expect(await post(key, { captchaToken: 'used', captchaText: 'x' })).toEqual(first);
    expect(upstream.requests()).toHaveLength(1);
  });

  test('is not accepted with different content', async () => {
    await post(key);
    expect(await post(key, { name: 'Ravi' })).toEqual({
      status: 409,
      body: { status: 0, message: formAnswers.otherContent },
    });
    expect(upstream.requests()).toHaveLength(1);
  });

  test('needs its captcha the first time', async () => {
    expect((await post(key, { captchaToken: 'used' })).status).toBe(422);
    expect((await post(key)).status).toBe(200);
  });

  test.each(['1', '', `${key}0`, 'x'.repeat(300)])('is not read with the key %j', async (wrong) => {
    expect(await post(wrong)).toEqual({ status: 400, body: { status: 0, message: formAnswers.wrongKey } });
    expect(upstream.requests()).toEqual([]);
  });
});

test('an outbox that cannot be opened accepts nothing', async () => {
  writeFileSync(path.join(folder, 'outbox.sqlite'), 'This is no database. '.repeat(500));
  const { status, headers, body } = await send();
  expect([status, body]).toEqual([503, { status: 0, message: notDelivered }]);
  expect(headers.get('retry-after')).toBe('60');
  expect(upstream.requests()).toEqual([]);
  expect(await outboxState()).toBeNull();
});

test('after an unexpected error, the visitor learns that nothing was sent', async () => {
  prepare.mockRejectedValue(new TypeError('secret detail'));
  const { status, body } = await send();
  expect([status, body]).toEqual([503, { status: 0, message: notDelivered }]);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('secret');
});

test('a form posted by the browser itself, before its scripts have come, leaves the page as it is and is not delivered', async () => {
  const { token } = await issueChallenge('contact-enquiry', pictureOf('aBc123'));
  const body = new FormData();
  for (const [field, text] of Object.entries({ name: 'Asha', captchaText: 'aBc123', captchaToken: token }))
    body.set(field, text);
  const headers = { accept: 'text/html,*/*;q=0.8', host: 'localhost' };
  const response = await POST(
    new Request('http://localhost/api/contact-enquiry', { method: 'POST', body, headers }),
  );
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(upstream.requests()).toEqual([]);
  expect(prepare).not.toHaveBeenCalled();
});
