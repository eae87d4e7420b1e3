import 'server-only';
import { staffPages } from '../../content/staff-cv';
import { linkToken } from '../../contract/links';
import { waitForLink } from '../../forms/guard/guard';
import { orBadBody, readBody } from '../../forms/read-body';
import { isUpstreamError } from '../../upstream/errors';
import { staffApplicationLink } from './application';
import { staffCvLink } from './cv';
import { staffJobLink, staffJobsLink } from './job';
import { type StaffLink, type StaffPage, staffPage } from './page';
import { STAFF_STYLE_SOURCE } from './style';

/** By the part of the address before the token, which is the only authorisation. */
const LINKS = new Map<string, StaffLink>([
  ['application', staffApplicationLink],
  ['cv', staffCvLink],
  ['job', staffJobLink],
  ['jobs', staffJobsLink],
]);

const HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src ${STAFF_STYLE_SOURCE}; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
};

/** Responds to a link in a mail to the staff; 404, 410, 429 and 503 are pages, too. */
export async function answerStaffLink(request: Request, kind: string, token: string): Promise<Response> {
  const { unknown, tooMany } = staffPages.problems;
  const link = LINKS.get(kind);
  const seconds = await waitForLink(request, 'staff-cv');
  if (seconds > 0) return problem(tooMany, 429, { 'retry-after': String(seconds) });
  if (!link || !linkToken.safeParse({ token }).success) return problem(unknown, 404);
  return orBadBody(async () => {
    try {
      const found = await (request.method === 'POST'
        ? link.press(token, await pressedIn(request))
        : link.show(token, new URL(request.url).searchParams));
      if (found === 'unknown') return problem(unknown, 404);
      if (found === 'gone') return problem(link.problems.gone, 410);
      if ('title' in found) return staffResponse(200, found);
      if ('location' in found)
        return new Response(null, { status: 303, headers: { ...HEADERS, location: found.location } });
      const { bytes, type, disposition } = found;
      const headers = { ...HEADERS, 'content-type': type, 'content-disposition': disposition };
      return new Response(bytes, { headers });
    } catch (error) {
      if (!isUpstreamError(error)) throw error;
      return problem(link.problems.unavailable, 503, { 'retry-after': '60' });
    }
  });
}

async function pressedIn(request: Request): Promise<string> {
  const { action } = await readBody(request, 'button');
  return typeof action === 'string' ? action : '';
}

function problem({ heading, text }: { heading: string; text: string }, status: number, more = {}) {
  return staffResponse(status, { title: heading, texts: [text] }, more);
}

export function staffResponse(status: number, page: StaffPage, more: Record<string, string> = {}): Response {
  const headers = { ...HEADERS, ...more, 'content-type': 'text/html; charset=utf-8' };
  return new Response(staffPage(page), { status, headers });
}
