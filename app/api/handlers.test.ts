/** @jest-environment node */
import { GET, POST } from './[handler]/route';

const ask = async (method: 'GET' | 'POST', handler: string, headers: Record<string, string> = {}) => {
  const request = new Request(`http://localhost:3000/api/${handler}`, { method, headers });
  const { status } = await (method === 'GET' ? GET : POST)(request, { params: Promise.resolve({ handler }) });
  return status;
};
const fromElsewhere = { 'sec-fetch-site': 'cross-site' };

test.each([
  ['GET', 'nothing', 404],
  ['POST', 'nothing', 404],
  ['POST', 'constructor', 404],
  ['GET', 'contact-enquiry', 405],
  ['POST', 'suggest', 405],
] as const)('%s /api/%s is answered %i', async (method, handler, status) => {
  expect(await ask(method, handler)).toBe(status);
});

test.each(['contact-enquiry', 'business-enquiry', 'job-inquiry', 'job-alert', 'your-data', 'apply-job'])(
  'POST /api/%s comes to its guard',
  async (form) => expect(await ask('POST', form, fromElsewhere)).toBe(403),
);

test.each([
  ['POST', 'search'],
  ['GET', 'suggest'],
  ['GET', 'similar'],
] as const)('and so does %s /api/%s', async (method, handler) => {
  expect(await ask(method, handler, fromElsewhere)).toBe(403);
});
