import { jobPath } from '../../../lib/routes';
import { logFailure } from '../../../lib/base/log';
import { lastOfEachJob, RefusedError, type Notifier } from './notify';
import { post } from '../../base/post';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';

const SCOPE = 'https://www.googleapis.com/auth/indexing';
const ASSERTION_SECONDS = 3600;
const EXPIRY_MARGIN_SECONDS = 60;

/** The fields used of a service account's key file, as downloaded from Google's console. */
export const serviceAccount = z.object({
  client_email: z.string().min(1),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  private_key_id: z.string().optional(),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
export type ServiceAccount = z.output<typeof serviceAccount>;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().default(0) });

/**
 * Returns a function that resolves with an access token, cached until shortly before it expires (RFC 7523;
 * developers.google.com/identity/protocols/oauth2/service-account), and rejects if none is granted.
 */
function tokenSource(account: ServiceAccount): (signal: AbortSignal) => Promise<string> {
  let token = '';
  let usableUntil = 0;
  return async (signal) => {
    if (Date.now() < usableUntil) return token;
    const response = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await signedAssertion(account),
      }),
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new RefusedError(response.status);
    }
    const answer = tokenAnswer.parse(await response.json());
    token = answer.access_token;
    usableUntil = Date.now() + (answer.expires_in - EXPIRY_MARGIN_SECONDS) * 1000;
    return token;
  };
}

async function signedAssertion(account: ServiceAccount): Promise<string> {
  const key = await importPKCS8(account.private_key, 'RS256');
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.private_key_id })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt(now)
    .setExpirationTime(now + ASSERTION_SECONDS)
    .sign(key);
}

// One sequential call per job: this many finish well before the lease expires.
const BATCH = 50;

type GoogleIndexingOptions = { siteUrl: string; account: ServiceAccount; endpoint?: string };

/**
 * Notifies Google's Indexing API of new, changed and removed job pages
 * (developers.google.com/search/apis/indexing-api). Its quota is small (200 a day unless raised), so removed jobs,
 * which mislead visitors most, go first, then the newest changes; the rest waits unless a later change supersedes it.
 */
export function googleIndexingNotifier({
  siteUrl,
  account,
  endpoint = 'https://indexing.googleapis.com/v3/urlNotifications:publish',
}: GoogleIndexingOptions): Notifier {
  const accessToken = tokenSource(account);
  return {
    name: 'google-indexing',
    batch: BATCH,
    order: 'urgentFirst',
    async notify(changes, signal) {
      const telling = new Set(lastOfEachJob(changes));
      for (const [done, change] of changes.entries()) {
        if (!telling.has(change)) continue;
        try {
          const headers = { authorization: `Bearer ${await accessToken(signal)}` };
          const url = siteUrl + jobPath({ id: change.job_id, slug: change.slug, title: '' });
          const type = change.kind === 'closed' ? 'URL_DELETED' : 'URL_UPDATED';
          checkStatus(await post(endpoint, headers, { url, type }, signal));
        } catch (error) {
          if (done === 0) throw error;
          return done;
        }
      }
      return changes.length;
    },
  };
}

function checkStatus(status: number): void {
  if (status < 300) return;
  const refusal = new RefusedError(status);
  // 400 and 404 reject this URL permanently; quota, permission and outages are retried.
  if (status !== 400 && status !== 404) throw refusal;
  logFailure('Google rejected the URL of a job', refusal);
}
