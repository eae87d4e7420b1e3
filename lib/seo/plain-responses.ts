import { plainAnswers } from '../content/website-answers';

/** Plain 404 for feeds, sitemaps and other resources read by programs. */
export function notFoundResponse(): Response {
  return new Response(`${plainAnswers.notFound}\n`, { status: 404, headers: plain });
}

/** Plain 410 for what there was of a job that is closed. */
export function goneResponse(): Response {
  return new Response(`${plainAnswers.gone}\n`, { status: 410, headers: plain });
}

/** Plain 503 for the same while the upstream fails. */
export function unavailableResponse(): Response {
  return new Response(`${plainAnswers.unavailable}\n`, {
    status: 503,
    headers: { ...plain, 'retry-after': '60' },
  });
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
