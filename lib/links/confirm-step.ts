import 'server-only';
import { alertProblem } from '../content/job-alert';
import { isUpstreamError } from '../upstream/errors';
import { orBadBody, readBody } from '../forms/read-body';

/**
 * Performs the action of a mailed token and redirects to the page that shows the outcome. The token is the only
 * authorisation: mail clients post from elsewhere, without a captcha (RFC 8058), and take any 2xx as success, so they
 * are not redirected.
 */
export function answerStep(
  request: Request,
  step: (token: string) => Promise<boolean>,
  page: string,
): Promise<Response> {
  return orBadBody(async () => {
    const fields = await readBody(request, 'button');
    return respond(request, step, page, fields['List-Unsubscribe'] === 'One-Click');
  });
}

async function respond(
  request: Request,
  step: (token: string) => Promise<boolean>,
  page: string,
  isOneClick: boolean,
): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  try {
    const outcome = token.length > 0 && token.length <= 200 && (await step(token)) ? 'done' : 'failed';
    if (isOneClick) return new Response(null, { status: 200 });
    return new Response(null, { status: 303, headers: { location: `${page}?outcome=${outcome}` } });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' };
    return new Response(`${alertProblem.heading}. ${alertProblem.text}\n`, { status: 503, headers });
  }
}
