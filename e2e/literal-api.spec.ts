import { execFileSync } from 'node:child_process';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { makePdf, sha256 } from '../test/browser/cv';
import { CAPTCHA_CODE, hasLiteralApi, literal, literalApiUrl } from '../test/browser/sites';

// An API that implements exactly the specification.
test.describe.configure({ retries: 0 });
test.skip(!hasLiteralApi, 'SKIPPED: the API to the letter is not here');
test.use({ baseURL: literal.url });

type Seen = { path: string; headers: Record<string, string>; fields: Record<string, unknown> };

const seen = async (request: APIRequestContext): Promise<Seen[]> =>
  (await request.get(`${literalApiUrl}/_seen`)).json() as Promise<Seen[]>;
const mood = (request: APIRequestContext, to: string) => request.post(`${literalApiUrl}/_mode?to=${to}`);
const outbox = async (request: APIRequestContext) =>
  ((await (await request.get('/api/health')).json()) as { outbox: object }).outbox;
const runOutbox = (...words: string[]) =>
  execFileSync(process.execPath, ['dist/outbox.mjs', ...words], {
    env: { ...process.env, ...literal.env },
    encoding: 'utf8',
  });

test.afterEach(({ request }) => mood(request, 'literal').then(() => {}));

test('an acknowledged application arrives whatever the API responds meanwhile', async ({ request }) => {
  test.setTimeout(90_000);
  await mood(request, 'error');
  const cv = makePdf('Acknowledged');
  const { token } = (await (await request.get('/api/captcha?form=apply-job')).json()) as { token: string };
  const typed = 'Notice period: 30 days.';
  const answer = await request.post('/api/apply-job', {
    multipart: {
      jobId: '4',
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      phone: '98765 43210',
      message: typed,
      consent: 'on',
      captchaToken: token,
      captchaText: CAPTCHA_CODE,
      resume: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv },
    },
  });
  expect(answer.status()).toBe(202);
  const { reference } = (await answer.json()) as { reference: string };

  const tryNow = async (to: string, state: Record<string, number>) => {
    await mood(request, to);
    await expect(async () => {
      runOutbox('retry');
      await expect.poll(() => outbox(request), { timeout: 6_000 }).toMatchObject(state);
    }).toPass({ timeout: 30_000 });
  };
  await tryNow('csrf', { length: 1, refused: 0 });
  await tryNow('refuse', { length: 1, refused: 1 });
  expect(runOutbox('list')).toContain(`${reference}  apply-job`);
  await tryNow('literal', { length: 0, refused: 0 });
  const taken = (await seen(request)).filter(({ headers }) => headers['x-reference'] === reference).at(-1)!;
  expect(taken.fields).toMatchObject({
    job_id: '4',
    message: typed,
    cv_file: { sha256: sha256(cv) },
    consent: expect.stringMatching(/^I agree /),
    consent_at: expect.stringMatching(/^20\d\d-/),
  });
  expect(taken.headers['x-received-at']).toMatch(/^20\d\d-/);
});
