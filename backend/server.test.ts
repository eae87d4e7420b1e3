import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { makePdf } from '../test/cv-files/pdf';
import { join } from 'node:path';
import {
  activeCategoriesAnswer,
  formPaths,
  jobDetailsAnswer,
  jobListAnswer,
  paths,
  STORAGE_PATH,
} from '../lib/contract/calls';
import { formAnswer } from '../lib/contract/form-answer';
import { TALENT_POOL } from '../lib/contract/talent-pool';
import { wireCategory, wireJob, wireLocation } from '../lib/contract/entities';
import { createApp } from './server';
import { StoreBusyError } from './store/database';
import type { Store } from './compose-store';
import { application, enquiry, inquiry, newJob, temporaryFolder } from '../test/backend';
import { openTestStore } from '../test/new-store';

const folder = temporaryFolder();
const storageDir = join(folder, 'storage');
let files = 0;
let store: Store;
let app: ReturnType<typeof createApp>;

beforeEach(async () => {
  store = openTestStore({ file: join(folder, `${(files += 1)}.sqlite`) });
  app = createApp({ store, storageDir });
  await store.upsertJobs([
    ...Array.from({ length: 23 }, (_, index) => newJob({ title: `Clerk ${index}`, category: 'Office' })),
    newJob({ id: 'W-1', title: 'Welder', description: '<p>Arc</p>', category: 'Works' }),
  ]);
});
afterEach(() => store.close());

const get = async (path: string) => (await app.request(`/api/${path}`)).json();
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const postForm = async (path: string, fields: Record<string, string | File>, headers = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // As bytes: Node 24's form streams throw if not read to the end.
  const encoded = new Response(body);
  const type = { 'content-type': encoded.headers.get('content-type')! };
  return app.request(`/api/${path}`, {
    method: 'POST',
    headers: { ...type, ...headers },
    body: await encoded.arrayBuffer(),
  });
};

test('every answer carries nosniff and frame headers, and pictures may be shown by other hosts', async () => {
  for (const path of ['job/list/active', 'none']) {
    const { headers } = await app.request(`/api/${path}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-resource-policy')).toBeNull();
  }
});

test('no response reveals a job’s recruiter', async () => {
  await store.upsertJobs([newJob({ id: 'R-1', title: 'Rigger', recruiter_email: 'asha@agency.example' })]);
  const other = (await store.listCategories()).find(({ name }) => name === 'Other');
  const answers = [
    await get(paths.activeCategories),
    await get(`${paths.activeJobs}?per_page=100&facets=1`),
    await get(`${paths.activeJobs}?fields=summary&per_page=1000`),
    await get(`${paths.activeJobs}?fields=recruiter_email`),
    await get(paths.activeJobsByCategory(String(other?.id))),
    await get(paths.jobDetails('R-1')),
    await (await post(paths.searchJobs, { keyword: 'rigger', category: '' })).json(),
  ];
  await store.closeJob('R-1');
  const all = JSON.stringify([...answers, await get(paths.jobDetails('R-1'))]);
  expect(all.match(/"title":"Rigger"/g)).toHaveLength(7);
  expect([all.includes('"recruiter'), all.includes('asha@')]).toEqual([false, false]);
  const asked = await post(paths.searchJobs, { keyword: 'asha@agency.example', category: '' });
  expect(await asked.text()).not.toMatch(/Rigger|recruiter_email/);
});

describe('reading', () => {
  test('categories', async () => {
    const answer = activeCategoriesAnswer.parse(await get(paths.activeCategories));
    const categories = answer.list!.items.map((item) => wireCategory.parse(item));
    expect(categories.map(({ name, jobs_count }) => [name, jobs_count])).toEqual([
      ['Office', 23],
      ['Works', 1],
    ]);
  });

  test('active jobs, page by page', async () => {
    const body = await get(paths.activeJobs);
    const list = jobListAnswer.parse(body).list!;
    expect(body.status).toBe(1);
    expect(list).toMatchObject({ paginated: true, currentPage: 1, lastPage: 2, perPage: 20, total: 24 });
    expect(list.items.map((item) => wireJob.parse(item))).toHaveLength(20);
    expect(body.job).toMatchObject({ from: 1, to: 20, prev_page_url: null });
    const second = await (await app.request(body.job.next_page_url)).json();
    expect(second.job).toMatchObject({ current_page: 2, from: 21, to: 24, next_page_url: null });
  });

  test.each([
    ['page=0&per_page=0', 1, 20],
    ['page=-1&per_page=x', 1, 20],
    ['page=1.5&per_page=1e3', 1, 20],
    ['page=99&per_page=500', 99, 100],
  ])('?%s asks for page %i of %i a page', async (query, page, perPage) => {
    const { job } = await get(`${paths.activeJobs}?${query}`);
    expect(job).toMatchObject({ current_page: page, per_page: perPage, total: 24 });
  });

  test('jobs of a category', async () => {
    const [office] = (await get(paths.activeCategories)).categories;
    const body = await get(`${paths.activeJobsByCategory(String(office.id))}?per_page=5`);
    expect(jobListAnswer.parse(body)).toMatchObject({ list: { total: 23, lastPage: 5 } });
    expect(body.data).toHaveLength(5);
    for (const unknown of ['999', 'x', '%00', '..%2F']) {
      const answer = await get(`job/active-jobs-by-category/${unknown}`);
      expect(answer).toMatchObject({ status: 1, data: [], total: 0 });
    }
  });

  test('details, with a number for an id that is one', async () => {
    const found = jobDetailsAnswer('W-1').parse(await get(paths.jobDetails('W-1')));
    expect(found).toMatchObject({
      status: true,
      job: { id: 'W-1', title: 'Welder', description: '<p>Arc</p>' },
    });
    expect((await get(paths.jobDetails('1'))).job.id).toBe(1);
  });

  test('the details of an unknown job have status 0', async () => {
    for (const id of ['nope', '%2e', '\0']) {
      const response = await app.request(`/api/${paths.jobDetails(id)}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 0, message: 'Job not found', job: null });
    }
  });

  test('the details of a closed job are answered 410 with the job', async () => {
    await store.closeJob('W-1');
    const response = await app.request(`/api/${paths.jobDetails('W-1')}`);
    const body = await response.json();
    expect([response.status, body]).toMatchObject([410, { status: 0, message: 'This job is closed' }]);
    expect(jobDetailsAnswer('W-1').parse(body)).toMatchObject({
      status: false,
      job: { id: 'W-1', title: 'Welder', updated_at: expect.stringMatching(/^\d{4}-/) },
    });
  });

  test('cities are listed with the categories, and filter jobs', async () => {
    await store.upsertJobs(['1', '2'].map((id) => newJob({ id: `P-${id}`, location: 'Pune' })));
    const { locations } = activeCategoriesAnswer.parse(await get(paths.activeCategories));
    expect(locations?.map((item) => wireLocation.parse(item))).toEqual([
      { slug: 'pune', name: 'Pune', region: 'Maharashtra', jobs_count: 2 },
    ]);
    const body = await get(`${paths.activeJobs}?location=pune&per_page=1`);
    expect(jobListAnswer.parse(body)).toMatchObject({ location: 'pune', list: { total: 2, lastPage: 2 } });
    expect(body.job.next_page_url).toMatch(/\?location=pune&per_page=1&page=2$/);
    const nowhere = jobListAnswer.parse(await get(`${paths.activeJobs}?location=nowhere`));
    expect(nowhere).toMatchObject({ location: 'nowhere', list: { total: 0, items: [] } });
    for (const query of ['', '?location=']) {
      const everywhere = jobListAnswer.parse(await get(paths.activeJobs + query));
      expect(everywhere).toMatchObject({ location: null, list: { total: 26 } });
    }
  });

  test('summaries omit the long texts, up to 1,000 per page', async () => {
    const asked = 'fields=summary&per_page=5000';
    const works = (await get(paths.activeCategories)).categories[1].id;
    const bodies = [
      (await get(`${paths.activeJobs}?${asked}`)).job,
      await get(`${paths.activeJobsByCategory(String(works))}?${asked}`),
      (await (await post(`${paths.searchJobs}?${asked}`, { keyword: 'welder' })).json()).data.data,
    ];
    for (const { per_page, data } of bodies) {
      const welder = data.find((job: { id: unknown }) => job.id === 'W-1');
      expect([per_page, welder.title, 'description' in welder]).toEqual([1000, 'Welder', false]);
    }
    expect((await get(`${paths.activeJobs}?fields=all&per_page=5000`)).job.per_page).toBe(100);
  });

  test('search', async () => {
    const answer = await post(`${paths.searchJobs}?per_page=10`, { keyword: 'clerk', category: '' });
    const body = await answer.json();
    expect(jobListAnswer.parse(body)).toMatchObject({ list: { total: 23, lastPage: 3, currentPage: 1 } });
    expect(body.data.data.data).toHaveLength(10);
    const works = (await get(paths.activeCategories)).categories[1].id;
    const both = await (await post(paths.searchJobs, { keyword: null, category: works })).json();
    expect(both.data.data.total).toBe(1);
  });

  test.each(['{', '[]', 'null', '"x"', ''])('a search of %j is answered 400', async (body) => {
    const response = await post(paths.searchJobs, body);
    expect([response.status, (await response.json()).status]).toEqual([400, 0]);
  });
});

describe('forms', () => {
  const bytes = makePdf();
  const pdf = new File([new Uint8Array(bytes)], 'cv.pdf');

  test('each form is received', async () => {
    const answers = [
      await post(formPaths['contact-enquiry'], enquiry),
      await postForm(formPaths['job-inquiry'], inquiry),
      await post(formPaths['job-inquiry'], inquiry),
      await postForm(formPaths['apply-job'], { ...application, job_id: 'W-1', cv_file: pdf }),
    ];
    for (const response of answers) {
      expect(response.status).toBe(200);
      const answer = formAnswer.parse(await response.json());
      expect(answer.status).toBe(true);
      expect(answer.message).toMatch(/^Thank you/);
    }
    const inbox = await store.inbox();
    const kinds = inbox.map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['applications', 'contacts', 'inquiries', 'inquiries']);
    expect(bytes.equals((await store.getCv(1))?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  test('urlencoded job inquiries are accepted too', async () => {
    const response = await app.request(`/api/${formPaths['job-inquiry']}`, {
      method: 'POST',
      body: new URLSearchParams(inquiry),
    });
    expect(response.status).toBe(200);
    expect((await store.inbox('inquiries'))[0]?.fields).toEqual(inquiry);
  });

  test('each wrong field is named', async () => {
    const wrong = { email: 'x', first_name: ' ', phone: '1'.repeat(101) };
    const response = await postForm(formPaths['apply-job'], { ...application, ...wrong });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      status: 0,
      message: 'The first name field is required.',
      errors: {
        first_name: ['The first name field is required.'],
        email: ['The email must be a valid email address.'],
        phone: ['The phone must not be longer than 100 characters.'],
      },
    });
    expect(await store.inbox()).toEqual([]);
  });

  test.each([
    ['\u202a+91 98450 00000\u202c', '+91 98450 00000', 'Asha <asha@example.in>,', 'asha@example.in'],
    ['Mob: ९८४५० ०००००', 'Mob: 98450 00000', 'asha@पंजाब.भारत', 'asha@xn--i1b6cwbk3g.xn--h2brj9c'],
    ['98450 00000 / 080–2345', '98450 00000 / 080-2345', 'mailto:asha@example.in', 'asha@example.in'],
  ])('%j is stored as %j, and %j as %j', async (contact_number, number, email_address, address) => {
    const response = await postForm(formPaths['job-inquiry'], { ...inquiry, contact_number, email_address });
    expect(response.status).toBe(200);
    const [stored] = await store.inbox('inquiries');
    expect(stored?.fields).toMatchObject({ contact_number: number, email_address: address });
  });

  test('a CV that runs a script is refused', async () => {
    const script = makePdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' });
    const wrong = new File([new Uint8Array(script)], 'cv.pdf');
    const response = await postForm(formPaths['apply-job'], { ...application, cv_file: wrong });
    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([422, ['cv_file']]);
  });

  test('a file in a text field is rejected', async () => {
    const response = await postForm(formPaths['job-inquiry'], { ...inquiry, job_title: pdf });
    expect((await response.json()).errors).toEqual({ job_title: ['The job title must be text.'] });
  });

  test('the talent pool takes applications, and is in no list, count, search or export', async () => {
    const lists = () =>
      Promise.all([
        ...['job/list/active', 'category/list/active'].map(get),
        store.findJobs({ keyword: 'talent pool', words: 'literal', page: 1, perPage: 99 }),
        store.activeJobs(0, 99),
        store.jobsForStaff('2026-01-01'),
        store.hasOwnJobs(),
      ]);
    const before = await lists();
    const fields = { ...application, job_id: TALENT_POOL };
    const cv_file = new File([Uint8Array.from(makePdf({}))], 'asha.pdf', { type: 'application/pdf' });
    expect(await (await postForm(formPaths['apply-job'], { ...fields, cv_file })).json()).toMatchObject({
      status: 1,
    });
    expect(await store.inbox()).toMatchObject([{ kind: 'applications', fields, cv: { name: 'asha.pdf' } }]);
    expect(await lists()).toEqual(before);
    expect(await get(paths.jobDetails(TALENT_POOL))).toMatchObject({
      status: 1,
      job: { title: 'Talent pool' },
    });
    expect(await store.closeJobs([TALENT_POOL])).toBe(0);
    expect((await store.getJob(TALENT_POOL))?.active).toBe(true);
  });

  test('an application acknowledged by the website is accepted and marked, unless the job is unknown', async () => {
    await store.closeJob('W-1');
    const closedAt = (await store.getJob('W-1'))?.closedAt;
    const acknowledged = { 'x-received-at': '2026-11-22T10:00:00.000Z' };
    const late = await postForm(formPaths['apply-job'], { ...application, job_id: 'W-1' }, acknowledged);
    expect((await late.json()).status).toBe(1);
    expect((await store.inbox())[0]?.fields).toMatchObject({ job_id: 'W-1', job_closed_at: closedAt });
    const none = await postForm(formPaths['apply-job'], { ...application, job_id: 'X-9' }, acknowledged);
    expect((await none.json()).status).toBe(0);
    const claimed = { ...application, job_id: 'W-1' };
    const unmarked = await postForm(formPaths['apply-job'], claimed, { 'x-received-at': 'just now' });
    const message = 'This job is no longer open for applications.';
    expect([unmarked.status, await unmarked.json()]).toEqual([200, { status: 0, message }]);
  });

  test('consent is stored as given, truncated rather than rejected', async () => {
    const consent = { consent: 'I agree. '.repeat(100), consent_at: '2026-11-22T10:00:00.000Z' };
    await postForm(formPaths['apply-job'], { ...application, ...consent, job_id: 'W-1' });
    expect((await store.inbox())[0]?.fields).toMatchObject({
      message: application.message,
      consent_at: consent.consent_at,
      consent: consent.consent.slice(0, 500),
    });
  });

  test('a repeated form with its key is answered as the first time, also when the job has closed since', async () => {
    const form = { ...application, job_id: 'W-1', cv_file: pdf };
    const send = () => postForm(formPaths['apply-job'], form, { 'idempotency-key': 'k1' });
    const first = await (await send()).json();
    await store.closeJob('W-1');
    expect(await (await send()).json()).toEqual(first);
    expect(await store.inbox()).toHaveLength(1);
  });

  test('a senseless key is answered 400', async () => {
    const response = await post(formPaths['contact-enquiry'], enquiry, {
      'idempotency-key': 'k'.repeat(300),
    });
    expect(response.status).toBe(400);
  });

  test('malformed form data is answered 400', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await post(formPaths['apply-job'], 'garbage', headers);
    expect([response.status, (await response.json()).status]).toEqual([400, 0]);
  });

  test('forms are refused before the disk is full', async () => {
    app = createApp({ store, storageDir, hasRoom: async () => false });
    expect((await post(formPaths['contact-enquiry'], enquiry)).status).toBe(503);
  });
});

describe('failures', () => {
  test.each(['/api/nope', '/', '/api'])('%s is answered 404 in JSON', async (path) => {
    const response = await app.request(path);
    expect([response.status, await response.json()]).toEqual([404, { status: 0, message: 'Not found' }]);
  });

  test('an unexpected failure is logged without what it says, and answered 500', async () => {
    const written = jest.spyOn(console, 'error').mockReturnValue();
    const failing = { ...store, addContactEnquiry: () => Promise.reject(new Error('asha@example.com')) };
    app = createApp({ store: failing, storageDir });
    const response = await post(formPaths['contact-enquiry'], enquiry);
    const log = written.mock.calls.map(([line]) => String(line)).join('');
    written.mockRestore();
    expect([response.status, (await response.json()).status]).toEqual([500, 0]);
    expect(JSON.parse(log)).toMatchObject({ level: 'error', method: 'POST', error: 'Error' });
    expect(log).not.toContain('asha');
  });

  test('a busy store is answered 503 with a time to come back', async () => {
    const written = jest.spyOn(console, 'error').mockReturnValue();
    const busy = { ...store, addContactEnquiry: () => Promise.reject(new StoreBusyError('busy')) };
    app = createApp({ store: busy, storageDir });
    const response = await post(formPaths['contact-enquiry'], enquiry);
    written.mockRestore();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('pictures', () => {
  beforeAll(() => {
    mkdirSync(join(storageDir, 'jobs'), { recursive: true });
    writeFileSync(join(storageDir, 'jobs', 'a b.svg'), '<svg/>');
    writeFileSync(join(storageDir, '.hidden.svg'), 'secret');
    writeFileSync(join(folder, 'secret.svg'), 'secret');
    symlinkSync(join(folder, 'secret.svg'), join(storageDir, 'link.svg'));
  });

  test('a picture is served harmlessly', async () => {
    const response = await app.request(`${STORAGE_PATH}jobs/a%20b.svg`);
    expect([response.status, await response.text()]).toEqual([200, '<svg/>']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=86400',
    });
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await app.request(`${STORAGE_PATH}jobs/a%20b.svg`, { headers })).status).toBe(304);
  });

  test.each([
    [
      'outside',
      '..%2fsecret.svg jobs/..%2f..%2fsecret.svg jobs/%2e%2e%2f%2e%2e%2fsecret.svg ..%5csecret.svg',
    ],
    ['elsewhere', '%2fetc%2fpasswd link.svg .hidden.svg'],
    ['not a picture', 'jobs jobs/ jobs/a%20b.svg%00 %zz none.svg'],
  ])('what is %s is answered 404: %s', async (_, files) => {
    for (const path of ['', ...files.split(' ')])
      expect([path, (await app.request(STORAGE_PATH + path)).status]).toEqual([path, 404]);
  });
});
