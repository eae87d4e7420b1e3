/** @jest-environment node */
import { GET, POST } from './api/[...handler]/route';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ask = async (method: 'GET' | 'POST', handler: string, headers: Record<string, string> = {}) => {
  const request = new Request(`http://localhost:3000/api/${handler}`, { method, headers });
  const { status } = await (method === 'GET' ? GET : POST)(request, {
    params: Promise.resolve({ handler: handler.split('/') }),
  });
  return status;
};
const fromElsewhere = { 'sec-fetch-site': 'cross-site' };

test.each([
  ['GET', 'nothing', 404],
  ['POST', 'nothing', 404],
  ['POST', 'constructor', 404],
  ['POST', 'your-data/nothing', 404],
  ['GET', 'contact-enquiry', 405],
  ['GET', 'job-alert/unsubscribe', 405],
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

test('no page or handler is prerendered, as settings are unknown at build time', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const handlers = files
    .filter((file) => path.basename(file) === 'route.ts' || /^(?:robots|manifest)\.ts$/.test(file))
    .filter((file) => /export (?:default|async function GET|function GET|const GET)/.test(read(file)));
  expect(handlers.length).toBeGreaterThan(20);
  for (const file of ['layout.tsx', ...handlers])
    expect(`${file}: ${read(file)}`).toContain("export const dynamic = 'force-dynamic';");
});

const read = (file: string) => readFileSync(path.join('app', file), 'utf8');
