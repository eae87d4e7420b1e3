import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import {
  type KeptApplication,
  addKept,
  deleteKept,
  noteOutcome,
  readKept,
  readKeptCv,
} from '@/lib/browser/kept/kept-store';
import { sendKept } from './send-kept';

const DAY_MS = 24 * 60 * 60_000;
const CV = new TextEncoder().encode('%PDF-1.4 the life of Asha');
const asha: KeptApplication = {
  key: '6f2c1f0e-2b0a-4b57-9d3c-0a6f0f9d1c11',
  at: '2026-11-20T10:00:00.000Z',
  job: { id: '7', path: '/job-details/7/nurse', title: 'Nurse', company: '' },
  fields: { jobId: '7', firstName: 'Asha', consent: 'on' },
  cvName: 'Asha.pdf',
  outcome: { kind: 'waiting' },
};

let answer: () => Response | Promise<Response>;
const posted: { url: string; key: string | null; form: FormData }[] = [];

beforeEach(async () => {
  posted.length = 0;
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(asha.at));
  const work = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey });
  globalThis.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    if (url === '/api/captcha?form=apply-job&proof=work') return Response.json({ work, expiresIn: 600 });
    posted.push({
      url,
      key: new Headers(init?.headers).get('idempotency-key'),
      form: init?.body as FormData,
    });
    return answer();
  }) as unknown as typeof fetch;
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const { key } of await readKept()) await deleteKept(key);
});

const says = (status: number, body: object) => () => Response.json(body, { status });
const outcome = async () => (await readKept())[0]?.outcome;

test('a waiting application is sent with its key, CV, a proof of work and the time of consent', async () => {
  await addKept(asha, CV);
  answer = says(202, { status: 1, message: 'Thank you', reference: 'AB23CD45' });
  expect(await sendKept()).toBe(true);
  const [{ url, key, form }] = posted as [(typeof posted)[0]];
  expect([url, key]).toEqual(['/api/apply-job', asha.key]);
  expect(Object.fromEntries([...form].filter(([name]) => name !== 'resume'))).toEqual({
    ...asha.fields,
    captchaText: 'proved',
    captchaToken: expect.stringMatching(/^work:/),
    consentAt: asha.at,
  });
  const resume = form.get('resume') as File;
  expect(resume.name).toBe('Asha.pdf');
  expect(new Uint8Array(await resume.arrayBuffer())).toEqual(CV);
  expect(await outcome()).toMatchObject({ kind: 'sent', reference: 'AB23CD45', isWaiting: true });
});

test('an application kept on a Hindi page gets a Hindi response and receipt', async () => {
  await addKept({ ...asha, language: 'hi' }, CV);
  answer = says(200, { status: 1, message: '' });
  await sendKept();
  expect(posted.map(({ url }) => url)).toEqual(['/api/apply-job?language=hi']);
});

test('a sent application keeps only its job and is not sent again', async () => {
  await addKept(asha, CV);
  answer = says(200, { status: 1, message: '', reference: 'AB23CD45' });
  await sendKept();
  await sendKept();
  expect(posted).toHaveLength(1);
  expect((await readKept())[0]).toMatchObject({ job: asha.job, fields: {} });
  expect(await readKeptCv(asha.key)).toBeNull();
});

test.each([
  ['without an answer', () => Promise.reject(new TypeError('cut off'))],
  ['500', says(500, { status: 0, message: 'Server Error' })],
  ['a limit', says(429, { status: 0, message: 'Wait' })],
  ['another proof', says(422, { status: 0, message: 'Expired', errors: { captchaText: ['Expired'] } })],
  ['a page of a hotel', () => new Response('<h1>Pay for WiFi</h1>')],
])('after %s it waits, and is sent under the same key', async (_, given) => {
  await addKept(asha, CV);
  answer = given;
  expect(await sendKept()).toBe(false);
  expect(await outcome()).toEqual({ kind: 'waiting' });
  answer = says(200, { status: 1, message: '' });
  expect(await sendKept()).toBe(true);
  expect(posted.map(({ key }) => key)).toEqual([asha.key, asha.key]);
});

test.each([422, 409, 413])(
  'a verdict (%i) is kept with its reason, and nothing is lost or sent again',
  async (status) => {
    await addKept(asha, CV);
    answer = says(status, { status: 0, message: 'The job is closed.' });
    expect(await sendKept()).toBe(true);
    expect(await sendKept()).toBe(true);
    expect(posted).toHaveLength(1);
    expect(await readKept()).toEqual([
      { ...asha, outcome: { kind: 'refused', reason: 'The job is closed.' } },
    ]);
    expect(new Uint8Array((await readKeptCv(asha.key))!)).toEqual(CV);
  },
);

test.each(['waiting', 'refused'] as const)(
  'after 30 days, a %s application is deleted, with a message',
  async (kind) => {
    await addKept({ ...asha, outcome: kind === 'refused' ? { kind, reason: 'No' } : { kind } }, CV);
    answer = () => Promise.reject(new TypeError('cut off'));
    jest.mocked(Date.now).mockReturnValue(Date.parse(asha.at) + 30 * DAY_MS);
    await sendKept();
    expect(await outcome()).toMatchObject({ kind });
    jest.mocked(Date.now).mockReturnValue(Date.parse(asha.at) + 30 * DAY_MS + 1);
    await sendKept();
    expect((await readKept())[0]).toMatchObject({ job: asha.job, fields: {}, outcome: { kind: 'expired' } });
    expect(await readKeptCv(asha.key)).toBeNull();
  },
);

test('an application deleted while being sent does not come back', async () => {
  await addKept(asha, CV);
  await deleteKept(asha.key);
  await noteOutcome(asha, { kind: 'refused', reason: 'No' });
  expect(await readKept()).toEqual([]);
});

test('stored data can be read neither in the store nor under another name', async () => {
  await addKept(asha, CV);
  const { createStore, entries, set } = await import('idb-keyval');
  const store = createStore('kept-applications', 'records');
  const stored = await entries<string, { cv: { bytes: ArrayBuffer }; about: { bytes: ArrayBuffer } }>(store);
  const [[, record]] = stored.filter(([key]) => key === asha.key) as [(typeof stored)[0]];
  for (const { bytes } of [record.about, record.cv])
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Asha|PDF/);
  const key = stored.find(([name]) => name === 'seal-key')![1] as unknown as CryptoKey;
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow(/extractable/);
  await set('6f2c1f0e-2b0a-4b57-9d3c-0a6f0f9d1c12', record, store);
  expect((await readKept()).map(({ key: name }) => name)).toEqual([asha.key]);
});

test('a browser without a database is an error', async () => {
  const open = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private', 'InvalidStateError');
  });
  await jest.isolateModulesAsync(async () => {
    const isolated = await import('@/lib/browser/kept/kept-store');
    await expect(isolated.addKept(asha, CV)).rejects.toThrow('private');
  });
  open.mockRestore();
});
