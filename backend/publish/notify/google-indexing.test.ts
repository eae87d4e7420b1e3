import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { ChangeKind, JobChange } from '../../jobs/changes/changes';
import { NOON, receiverForTests, stderrForTests, type Received } from '../../../test/backend';
import { googleIndexingNotifier } from './google-indexing';

const google = receiverForTests();
const stderr = stderrForTests();
const { signal } = new AbortController();
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

const notifier = () =>
  googleIndexingNotifier({
    siteUrl: 'https://jobs.example.in',
    account: {
      client_email: 'jobs@example.iam.gserviceaccount.com',
      private_key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      private_key_id: 'k1',
      token_uri: `${google.origin()}/token`,
    },
    endpoint: `${google.origin()}/publish`,
  });
const change = (seq: number, job_id: string, kind: ChangeKind): JobChange => {
  return { seq, job_id, slug: 'cook', kind, at: NOON };
};

/** Grants every token request; `statusOf` determines the responses to job notifications. */
const answersJobs = (statusOf: (received: Received) => number) =>
  google.answers((received, response) => {
    const token = JSON.stringify({ access_token: 't0', expires_in: 3600 });
    if (received.path === '/token') response.end(token);
    else response.writeHead(statusOf(received)).end('{}');
  });
const published = () =>
  google.received
    .filter(({ path }) => path === '/publish')
    .map(({ body }) => JSON.parse(body) as { url: string; type: string });
const urlOf = (id: string) => `https://jobs.example.in/job-details/${id}/cook`;

test('only the last change of each job is sent, with one token for all', async () => {
  answersJobs(() => 200);
  const told = notifier();
  const changes = [change(1, '7', 'published'), change(2, '8', 'updated'), change(3, '7', 'closed')];
  expect(await told.notify(changes, signal)).toBe(3);
  expect(await told.notify([change(4, '9', 'published')], signal)).toBe(1);
  expect(published()).toEqual([
    { url: urlOf('8'), type: 'URL_UPDATED' },
    { url: urlOf('7'), type: 'URL_DELETED' },
    { url: urlOf('9'), type: 'URL_UPDATED' },
  ]);
  expect(google.received.map(({ path }) => path)).toEqual(['/token', '/publish', '/publish', '/publish']);
  expect(google.received[1]?.headers.authorization).toBe('Bearer t0');
});

test('the token is asked for with an assertion that the account has signed', async () => {
  answersJobs(() => 200);
  await notifier().notify([change(1, '7', 'published')], signal);
  const asked = new URLSearchParams(google.received[0]?.body);
  expect(asked.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const verified = await jwtVerify(asked.get('assertion') ?? '', keys.publicKey, {
    issuer: 'jobs@example.iam.gserviceaccount.com',
    audience: `${google.origin()}/token`,
    algorithms: ['RS256'],
    requiredClaims: ['iat', 'exp'],
  });
  expect(verified.payload.scope).toBe('https://www.googleapis.com/auth/indexing');
  expect(verified.protectedHeader.kid).toBe('k1');
});

test.each([401, 403, 429, 500])('after a response of %i the position is kept', async (status) => {
  answersJobs(({ body }) => (body.includes(urlOf('8')) ? status : 200));
  const changes = ['7', '8', '9'].map((id, index) => change(index + 1, id, 'published'));
  expect(await notifier().notify(changes, signal)).toBe(1);
  expect(published().map(({ url }) => url)).toEqual([urlOf('7'), urlOf('8')]);
  await expect(notifier().notify(changes.slice(1), signal)).rejects.toMatchObject({
    code: `HTTP ${status}`,
  });
});

test('a URL that Google refuses is skipped and logged', async () => {
  answersJobs(({ body }) => (body.includes(urlOf('7')) ? 400 : 200));
  expect(await notifier().notify([change(1, '7', 'updated'), change(2, '8', 'updated')], signal)).toBe(2);
  expect(JSON.parse(stderr())).toMatchObject({ code: 'HTTP 400' });
});
