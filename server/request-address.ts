import type { IncomingMessage } from 'node:http';

// No page has it, so Next answers 404.
const NOWHERE = '/-';

/** Rewrites URLs that Next cannot parse ("/%", "//", "*") so that they get a 404 instead of a 500. */
export function takeAddress(request: IncomingMessage): void {
  const url = request.url ?? '';
  // Next answers 500 to an unsatisfiable range of its own files; sending the whole file is valid too.
  if (url.startsWith('/_next/')) delete request.headers.range;
  // OPTIONS for the server as a whole.
  if (url === '*') request.url = '/';
  else if (!isAddress(url)) request.url = NOWHERE;
}

function isAddress(url: string): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  try {
    decodeURIComponent(url.split('?', 1)[0]!);
    return true;
  } catch {
    return false;
  }
}
