import { plainAnswers } from '../content/website-answers';
import { readOrFail } from '../upstream/errors';

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

/** Response headers of a feed: intermediate caches may keep it for a minute, as long as job data stays fresh. */
export function feedHeaders(type: string): Record<string, string> {
  return {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  };
}

export function pngResponse(png: Buffer): Response {
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}

/** The parameters of a request's URL by name; of one that is given twice the first counts, as on pages. */
export function queryOf({ url }: Request): Record<string, string> {
  return Object.fromEntries([...new URL(url).searchParams].reverse());
}

type Headers = Record<string, string>;

/**
 * Streams a text as it is generated, so that its length costs no memory. If the upstream fails before the first chunk,
 * the response is a 503; a later failure aborts the connection.
 */
export async function streamResponse(chunks: AsyncGenerator<string>, headers: Headers): Promise<Response> {
  const { value: first, failed } = await readOrFail(chunks.next());
  if (failed) return unavailableResponse();
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<string>> | undefined = Promise.resolve(first);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = await (next ?? chunks.next());
      next = undefined;
      if (chunk.done) controller.close();
      else controller.enqueue(encoder.encode(chunk.value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
  return new Response(body, { headers });
}
