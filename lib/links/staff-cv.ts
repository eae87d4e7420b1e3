import 'server-only';
import { staffCvPage as copy } from '../content/staff-cv';
import { links, linkToken } from '../contract/links';
import { CV_TYPES } from '../cv/cv';
import { waitForLink } from '../forms/guard/guard';
import { isUpstreamError } from '../upstream/errors';
import { askLink, askLinkForCv } from '../upstream/links';
import { HEADERS } from './step';
import { STAFF_STYLE_SOURCE, type StaffPage, staffPage } from './staff-page';

const STAFF_HEADERS = {
  ...HEADERS,
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src ${STAFF_STYLE_SOURCE}; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
};

/**
 * Responds to the link to a CV in a mail to the staff: a page with a button, whose POST returns the file. A GET has no effect
 * and returns no CV, because mail scanners and link previews open every link. 404, 410, 429 and 503 are pages, too.
 */
export async function answerCvLink(request: Request, token: string): Promise<Response> {
  const { unknown, tooMany, gone, unavailable } = copy.problems;
  const seconds = await waitForLink(request, 'staff-cv');
  if (seconds > 0) return problem(tooMany, 429, { 'retry-after': String(seconds) });
  if (!linkToken.safeParse({ token }).success) return problem(unknown, 404);
  try {
    const found = await (request.method === 'POST'
      ? askLinkForCv(links.cv.file, { token }, Object.values(CV_TYPES))
      : askLink(links.cv.about, { token }));
    if (found === 'unknown') return problem(unknown, 404);
    if (found === 'gone') return problem(gone, 410);
    if ('reference' in found) {
      const texts = [copy.about(found), copy.until(found.until)];
      return staffResponse(200, { title: copy.title, texts, button: copy.download });
    }
    const { bytes, type, disposition } = found;
    const headers = { ...STAFF_HEADERS, 'content-type': type, 'content-disposition': disposition };
    return new Response(bytes, { headers });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return problem(unavailable, 503, { 'retry-after': '60' });
  }
}

function problem({ heading, text }: { heading: string; text: string }, status: number, more = {}) {
  return staffResponse(status, { title: heading, texts: [text] }, more);
}

export function staffResponse(status: number, page: StaffPage, more: Record<string, string> = {}): Response {
  const headers = { ...STAFF_HEADERS, ...more, 'content-type': 'text/html; charset=utf-8' };
  return new Response(staffPage(page), { status, headers });
}
