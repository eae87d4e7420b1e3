import 'server-only';
import { staffCvPage as copy } from '../../content/staff-cv';
import { staffCvRequest } from '../../shared/contract/staff-cv';
import { isUpstreamError } from '../../upstream/errors';
import { aboutCv, type NoCv, readCv } from '../../upstream/staff-cv';
import { waitForStaffLink } from '../guard/guard';
import { staffPage } from './page';

/*
 * The link to a CV in a mail to the staff. Its token is the only authorisation. A GET shows what the CV is about, and a
 * button: programs that open every link of a mail, or draw previews of links, get no CV. The button's POST gets it.
 */

const HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

/** GET /staff/cv/TOKEN */
export function showStaffCv(request: Request, token: string): Promise<Response> {
  return answer(request, token, aboutCv, (about) => {
    const texts = [copy.about(about), copy.until(about.until)];
    return html(200, staffPage({ title: copy.title, texts, button: copy.download }));
  });
}

/** POST /staff/cv/TOKEN */
export function sendStaffCv(request: Request, token: string): Promise<Response> {
  return answer(request, token, readCv, ({ bytes, type, disposition }) => {
    const headers = { ...HEADERS, 'content-type': type, 'content-disposition': disposition };
    return new Response(bytes, { headers });
  });
}

async function answer<T extends object>(
  request: Request,
  token: string,
  ask: (token: string) => Promise<T | NoCv>,
  respond: (found: T) => Response,
): Promise<Response> {
  const seconds = await waitForStaffLink(request);
  if (seconds > 0) return problem('tooMany', 429, { 'retry-after': String(seconds) });
  if (!staffCvRequest.safeParse({ token }).success) return problem('unknown', 404);
  try {
    const found = await ask(token);
    if (found === 'unknown') return problem('unknown', 404);
    return found === 'gone' ? problem('gone', 410) : respond(found);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return problem('unavailable', 503, { 'retry-after': '60' });
  }
}

function problem(kind: keyof typeof copy.problems, status: number, headers: Record<string, string> = {}) {
  const { heading, text } = copy.problems[kind];
  return html(status, staffPage({ title: heading, texts: [text] }), headers);
}

function html(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { ...HEADERS, ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}
