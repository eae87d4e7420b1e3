import { plainAnswers } from '../content/website-answers';

/** What programs get for an address that has nothing. */
export function notFoundResponse(): Response {
  return new Response(`${plainAnswers.notFound}\n`, { status: 404, headers: plain });
}

/** What programs get while the upstream does not answer. */
export function unavailableResponse(): Response {
  return new Response(`${plainAnswers.unavailable}\n`, {
    status: 503,
    headers: { ...plain, 'retry-after': '60' },
  });
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
