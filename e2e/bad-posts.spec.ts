import { type APIRequestContext, expect, test } from '@playwright/test';
import { CAPTCHA_CODE, cutOff } from '../test/browser/sites';

const CONTACT = '/api/contact-enquiry';
const enquiry = {
  name: 'A',
  email: 'a@example.com',
  subject: 'S',
  message: `M ${Math.random()}`,
  captchaText: CAPTCHA_CODE,
};

async function token(request: APIRequestContext, form = 'contact-enquiry'): Promise<string> {
  return ((await (await request.get(`/api/captcha?form=${form}`)).json()) as { token: string }).token;
}

test.describe('a bad post gets its 4xx with a message and no stack', () => {
  const cases: Record<string, [status: number, options: (request: APIRequestContext) => Promise<object>]> = {
    'a wrong content type': [
      415,
      async () => ({ data: 'name=A', headers: { 'content-type': 'text/plain' } }),
    ],
    'malformed JSON': [
      400,
      async () => ({ data: '{"name":', headers: { 'content-type': 'application/json' } }),
    ],
    'JSON that is no object': [
      400,
      async () => ({ data: '[1]', headers: { 'content-type': 'application/json' } }),
    ],
    'a body over the limit': [413, async () => ({ data: { ...enquiry, message: 'x'.repeat(6_000_000) } })],
    'missing fields': [422, async () => ({ data: {} })],
    'a missing token': [422, async () => ({ data: enquiry })],
    'a token of another form': [
      422,
      async (request) => ({ data: { ...enquiry, captchaToken: await token(request, 'apply-job') } }),
    ],
    'a wrong answer': [
      422,
      async (request) => ({
        data: { ...enquiry, captchaText: 'zzzzzz', captchaToken: await token(request) },
      }),
    ],
    'a filled honeypot': [
      422,
      async (request) => ({ data: { ...enquiry, jaali: 'x', captchaToken: await token(request) } }),
    ],
    'prototype keys': [
      422,
      async () => ({
        data: '{"__proto__":{"name":"A"},"constructor":1}',
        headers: { 'content-type': 'application/json' },
      }),
    ],
    'a NUL byte': [400, async () => ({ data: { ...enquiry, name: 'A\u0000B' } })],
    'a foreign origin': [403, async () => ({ data: enquiry, headers: { origin: 'https://evil.example' } })],
    'a cross-site fetch': [403, async () => ({ data: enquiry, headers: { 'sec-fetch-site': 'cross-site' } })],
  };
  for (const [name, [status, options]] of Object.entries(cases)) {
    test(name, async ({ request }) => {
      const response = await request.post(CONTACT, await options(request));
      expect(response.status()).toBe(status);
      expect(response.headers()['content-type']).toContain('application/json');
      const text = await response.text();
      expect((JSON.parse(text) as { message: string }).message).toMatch(/\w{3}/);
      expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|Error:/);
    });
  }

  test('a replayed token', async ({ request }) => {
    const data = { ...enquiry, captchaToken: await token(request) };
    expect((await request.post(CONTACT, { data })).status()).toBe(200);
    expect((await request.post(CONTACT, { data: { ...data, message: 'another' } })).status()).toBe(422);
  });

  test('malformed multipart, and a CV of the wrong content', async ({ request }) => {
    const malformed = await request.post('/api/apply-job', {
      data: 'no parts here',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(malformed.status()).toBe(400);
    const fields = {
      jobId: '1005',
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.com',
      phone: '9876543210',
    };
    const proof = {
      consent: 'on',
      captchaText: CAPTCHA_CODE,
      captchaToken: await token(request, 'apply-job'),
    };
    const wrong = await request.post('/api/apply-job', {
      multipart: {
        ...fields,
        ...proof,
        resume: { name: 'cv.docx', mimeType: 'x/y', buffer: Buffer.from('no document') },
      },
    });
    expect(wrong.status()).toBe(422);
    expect(((await wrong.json()) as { errors: object }).errors).toHaveProperty('resume');
  });

  test('1,000 in a burst: the later ones are told to wait', async ({ request }) => {
    test.slow();
    const statuses: number[] = [];
    let waiting = 1000;
    const post = async () => {
      while (waiting-- > 0) {
        const response = await request.post(cutOff.url + CONTACT, { data: {} });
        statuses.push(response.status());
        if (response.status() !== 429) continue;
        expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
        expect(((await response.json()) as { message: string }).message).toContain('too many requests');
      }
    };
    await Promise.all(Array.from({ length: 8 }, post));
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(150);
  });
});

test('1,600 requests for the captcha of a form that does not exist prevent nobody from sending', async ({
  request,
}) => {
  for (let batch = 0; batch < 16; batch++) {
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () =>
        (await request.get('/api/captcha?form=nope', { maxRetries: 5 })).status(),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([400]));
  }
  const sent = await request.post(CONTACT, {
    data: { ...enquiry, message: `After all that ${Math.random()}`, captchaToken: await token(request) },
  });
  expect(sent.status()).toBe(200);
});
