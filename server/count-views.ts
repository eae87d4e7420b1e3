import type { IncomingMessage, ServerResponse } from 'node:http';
import { countView } from '../lib/base/views';

/**
 * Counts that a job's page was shown, for the staff: only that, no cookie, address or visitor. Counted is what a browser says it
 * shows to somebody, so that neither pages fetched ahead nor most programs are.
 */
export function countViewWhenOver(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const [, id] = /^(?:\/[a-z]{2})?\/job-details\/([^/?]+)\/[^/?]+(?:\?|$)/.exec(url) ?? [];
  const isOpened = headers['sec-fetch-dest'] === 'document' && !headers['sec-purpose'];
  const isLedTo = headers.rsc === '1' && !headers['next-router-prefetch'];
  if (id === undefined || method !== 'GET' || !(isOpened || isLedTo)) return;
  response.once('close', () => {
    if ([200, 304].includes(response.statusCode)) countView(decoded(id));
  });
}

/** As it stands where it cannot be decoded: no job is called so. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
