import 'server-only';
import { type StaffCv, staffCvAnswer, staffCvPaths } from '../contract/staff-cv';
import { CV_MAX_BYTES, CV_TYPES } from '../cv/cv';
import { env } from '../base/env';
import { log } from '../base/log';
import { readAtMost } from '../base/read-at-most';
import { toUpstreamError, UpstreamError } from './errors';

/** Why the link to a CV shows none: the token is wrong, or the CV or its link has ended. */
type NoCv = 'unknown' | 'gone';
type CvFile = { bytes: Buffer<ArrayBuffer>; type: string; disposition: string };

const MAX_ANSWER_BYTES = 64 * 1024;
const TYPES: readonly string[] = Object.values(CV_TYPES);

/** What a token's CV is about. @throws UpstreamError */
export function aboutCv(token: string): Promise<StaffCv | NoCv> {
  return call(staffCvPaths.about(), token, async (response) => {
    const body = await readAtMost(response.body, MAX_ANSWER_BYTES);
    const parsed = staffCvAnswer.safeParse(jsonIn(body.toString()));
    if (!parsed.success) throw new UpstreamError('shape', 'the answer does not tell about a CV');
    return parsed.data;
  });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A token's CV itself. @throws UpstreamError */
export function readCv(token: string): Promise<CvFile | NoCv> {
  return call(staffCvPaths.file(), token, async (response) => {
    const type = response.headers.get('content-type') ?? '';
    const disposition = response.headers.get('content-disposition') ?? '';
    if (!TYPES.includes(type) || !disposition.startsWith('attachment;'))
      throw new UpstreamError('shape', 'the answer is not a CV');
    return { bytes: await readAtMost(response.body, CV_MAX_BYTES), type, disposition };
  });
}

async function call<T>(
  path: string,
  token: string,
  read: (response: Response) => Promise<T>,
): Promise<T | NoCv> {
  const { apiBaseUrl, revalidateSecret, upstreamTimeoutMs } = env();
  // Without the secret this website's API sends no links.
  if (revalidateSecret === null) return 'unknown';
  try {
    const response = await fetch(new URL(path, apiBaseUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${revalidateSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      cache: 'no-store',
      // Following a redirect would leak the secret and the token.
      redirect: 'error',
      signal: AbortSignal.timeout(upstreamTimeoutMs),
    });
    if (response.ok) return await read(response);
    await response.body?.cancel();
    if (response.status === 404) return 'unknown';
    if (response.status === 410) return 'gone';
    throw new UpstreamError('http', `answered ${response.status}`, { status: response.status });
  } catch (error) {
    const failure = toUpstreamError(error, upstreamTimeoutMs);
    log('error', 'upstream-failed', { path, kind: failure.kind, problem: failure.message });
    throw failure;
  }
}
