import type { IncomingMessage, ServerResponse } from 'node:http';
import { countView } from '../lib/base/views';

/**
 * Counts views of a job page for the staff, without cookies, addresses or visitor ids. Only navigations that a browser
 * shows to somebody count, which excludes prefetches and most bots.
 */
export function countPageView(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const [, id] = /^(?:\/[a-z]{2})?\/job-details\/([^/?]+)\/[^/?]+(?:\?|$)/.exec(url) ?? [];
  const isOpened = headers['sec-fetch-dest'] === 'document' && !headers['sec-purpose'];
  const isLedTo = headers.rsc === '1' && !headers['next-router-prefetch'];
  if (id === undefined || method !== 'GET' || !(isOpened || isLedTo)) return;
  response.once('close', () => {
    if ([200, 304].includes(response.statusCode)) countView(decodeURIComponent(id));
  });
}
