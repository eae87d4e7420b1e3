import { type APIRequestContext, expect, test } from '@playwright/test';
import { CAPTCHA_CODE } from '../test/browser/sites';

const CONTACT = '/api/contact-enquiry';
const JSON_TYPE = { 'content-type': 'application/json' };
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

test('each bad post gets its 4xx with a message and no stack', async ({ request }) => {
  const cases: Record<string, [status: number, options: object]> = {
    'a wrong content type': [415, { data: 'name=A', headers: { 'content-type': 'text/plain' } }],
    'malformed JSON': [400, { data: '{"name":', headers: JSON_TYPE }],
    'a body over the limit': [413, { data: { ...enquiry, message: 'x'.repeat(6_000_000) } }],
    'missing fields': [422, { data: {} }],
    'a missing token': [422, { data: enquiry }],
    'a filled honeypot': [422, { data: { ...enquiry, jaali: 'x', captchaToken: await token(request) } }],
    'prototype keys': [422, { data: '{"__proto__":{"name":"A"},"constructor":1}', headers: JSON_TYPE }],
    'a NUL byte': [400, { data: { ...enquiry, name: 'A\u0000B' } }],
    'a foreign origin': [403, { data: enquiry, headers: { origin: 'https://evil.example' } }],
    'a cross-site fetch': [403, { data: enquiry, headers: { 'sec-fetch-site': 'cross-site' } }],
  };
  for (const [name, [status, options]] of Object.entries(cases)) {
    const response = await request.post(CONTACT, options);
    expect(response.status(), name).toBe(status);
    expect(response.headers()['content-type']).toContain('application/json');
    const text = await response.text();
    expect((JSON.parse(text) as { message: string }).message).toMatch(/\w{3}/);
    expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|Error:/);
  }
});

test('a token is taken once', async ({ request }) => {
  const data = { ...enquiry, captchaToken: await token(request) };
  expect((await request.post(CONTACT, { data })).status()).toBe(200);
  expect((await request.post(CONTACT, { data: { ...data, message: 'another' } })).status()).toBe(422);
});

test('a CV of the wrong content is refused at its field', async ({ request }) => {
  const wrong = await request.post('/api/apply-job', {
    multipart: {
      ...{ jobId: '1005', firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '9876543210' },
      ...{ consent: 'on', captchaText: CAPTCHA_CODE, captchaToken: await token(request, 'apply-job') },
      resume: { name: 'cv.docx', mimeType: 'x/y', buffer: Buffer.from('no document') },
    },
  });
  expect(wrong.status()).toBe(422);
  expect(((await wrong.json()) as { errors: object }).errors).toHaveProperty('resume');
});
