import 'server-only';
import { statusPage } from '../../content/application-status';
import { statusRequest } from '../../contract/application-status';
import { applicationStatusPath } from '../../routes';
import { withdrawApplication } from '../../upstream/application-status';
import { isUpstreamError } from '../../upstream/errors';
import { waitForWithdrawal } from '../../forms/guard/guard';
import { orBadBody, readBody } from '../../forms/read-body';

const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/**
 * POST of the button that withdraws an application; its field `token` is the only authorisation. Redirects to the page that
 * shows what became of it.
 */
export function withdraw(request: Request): Promise<Response> {
  return orBadBody(() => withdrawnBy(request));
}

async function withdrawnBy(request: Request): Promise<Response> {
  const seconds = await waitForWithdrawal(request);
  if (seconds > 0) return unavailable(429, seconds);
  const given = statusRequest.safeParse(await readBody(request, 'button'));
  if (!given.success) return text(statusPage.problems.unknown, 404);
  try {
    await withdrawApplication(given.data.token);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return unavailable(503, 60);
  }
  return new Response(null, {
    status: 303,
    headers: { ...HEADERS, location: applicationStatusPath(given.data.token) },
  });
}

const unavailable = (status: number, seconds: number) =>
  text(statusPage.problems.unavailable, status, { 'retry-after': String(seconds) });

function text(problem: { heading: string; text: string }, status: number, more: Record<string, string> = {}) {
  const headers = { ...HEADERS, ...more, 'content-type': 'text/plain; charset=utf-8' };
  return new Response(`${problem.heading}. ${problem.text}\n`, { status, headers });
}
