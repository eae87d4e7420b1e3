import '../../test/cheap-work';
import type { Challenge as Puzzle } from 'altcha-lib';
import { GET } from '../../app/api/captcha/route';
import { temporaryFolder } from '../../test/backend';
import { startUpstream } from '../../test/http-server';
import { joinErrorRealms } from '../../test/one-realm';
import { pictureOf } from '../../test/picture';
import { solveToken } from '../../test/solve-work';
import { metrics } from '../base/monitoring/metrics';
import { processWide } from '../base/process-wide';
import { stopOutbox } from './outbox/current';
import { postedForms } from './posted-forms';

const POST = postedForms['contact-enquiry'];
joinErrorRealms();
const STOCK = 60;
let inStock: number;
// Drawing has its own test. Here pictures show what the visitor can read, until they run out.
jest.mock('./captcha/picture/current', () => ({
  takePicture: async () => (inStock-- > 0 ? pictureOf('aBc123') : null),
}));
jest.mock('./guard/client-address', () => ({
  ...jest.requireActual('./guard/client-address'),
  clientAddress: (headers: Headers) => headers.get('x-address') ?? 'unknown',
}));

process.env.DATA_DIR = temporaryFolder();
process.env.FORM_MIN_SECONDS = '0';
let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
  upstream.answersJson({ status: 1, message: 'Thank you' });
  process.env.API_BASE_URL = upstream.apiBaseUrl;
  jest.spyOn(console, 'log').mockImplementation();
});
afterAll(async () => {
  stopOutbox();
  await upstream.stop();
  jest.restoreAllMocks();
});
beforeEach(() => {
  for (const counts of ['uses', 'nextTurns'] as const) delete processWide[counts];
  inStock = STOCK;
});

type Given = { image?: string; token?: string; work?: Puzzle };

function ask(address: string, proof = ''): Promise<Response> {
  const url = `http://localhost/api/captcha?form=contact-enquiry${proof}`;
  return GET(new Request(url, { headers: { 'x-address': address } }));
}

const flood = (address: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => ask(address).then(({ status }) => status)));

/** Sends an enquiry as the form does: with the characters of the picture and whatever work is due. */
async function send(address: string, { image, token, work }: Given, leavesWorkOut = false) {
  const solved = work && !leavesWorkOut ? await solveToken(work) : '';
  const proof = image
    ? { captchaToken: token, captchaText: 'aBc123', captchaWork: solved }
    : { captchaToken: solved, captchaText: 'proved' };
  const fields = {
    name: 'Asha',
    email: 'asha@example.in',
    subject: 'Pay',
    message: `Hello ${Math.random()}`,
  };
  const response = await POST(
    new Request('http://localhost/api/contact-enquiry', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-address': address },
      body: JSON.stringify({ ...fields, ...proof }),
    }),
  );
  return response.status;
}

test('after 1,600 requests of one address, others are unaffected, and those who share it send with work', async () => {
  const statuses = await flood('192.0.2.1', 1600);
  // Requests beyond the address's queue are asked to come back in two seconds.
  expect(new Set(statuses)).toEqual(new Set([200, 429]));

  inStock = STOCK;
  const other = (await (await ask('192.0.2.2')).json()) as Given;
  expect(other).toMatchObject({ image: expect.any(String) });
  expect(other.work).toBeUndefined();
  expect(await send('192.0.2.2', other)).toBe(200);

  const shared = await ask('192.0.2.1');
  expect(shared.status).toBe(200);
  const given = (await shared.json()) as Given;
  expect(given.work).toBeDefined();
  expect(await send('192.0.2.1', given)).toBe(200);
  const shown = await metrics().registry.metrics();
  expect(shown).toMatch(/dwaar_captchas_total\{form="contact-enquiry",kind="picture",level="0"\} 2\d/);
  expect(shown).toMatch(/dwaar_captchas_total\{form="contact-enquiry",kind="\w+",level="5"\} \d/);
});

test('while 20 addresses flood, the next visitor gets a form that can be sent, with work', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, number) => flood(`192.0.2.${number}`, 100)));
  // The stock is empty by now.
  const without = (await (await ask('198.51.100.1')).json()) as Given;
  expect(without.image).toBeUndefined();
  expect(await send('198.51.100.1', without)).toBe(200);

  inStock = STOCK;
  const given = (await (await ask('198.51.100.2')).json()) as Given;
  expect(given).toMatchObject({ image: expect.any(String), work: expect.any(Object) });
  expect(await send('198.51.100.2', given, true)).toBe(422);
  expect(await send('198.51.100.2', given)).toBe(200);
});

test('posts without a captcha keep an address out for twenty seconds at most, and no other one at all', async () => {
  const posts = await Promise.all(Array.from({ length: 1600 }, () => send('192.0.2.1', {})));
  expect(posts.filter((status) => status === 422)).toHaveLength(240);
  const given = async (address: string) => (await (await ask(address)).json()) as Given;
  expect(await send('192.0.2.2', await given('192.0.2.2'))).toBe(200);
  expect(await send('192.0.2.1', await given('192.0.2.1'))).toBe(429);
  const later = performance.now() + 20_000;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
  // The counts look at the clock once a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await send('192.0.2.1', await given('192.0.2.1'))).toBe(200);
});
