import type { IncomingMessage } from 'node:http';

// No page has it, so it is answered like all that is not found.
const NOWHERE = '/-';

/** Sends a request whose address Next cannot take apart ("/%", "//", "*") to where nothing is found; else a 500. */
export function takeAddress(request: IncomingMessage): void {
  const url = request.url ?? '';
  // Next answers 500 to a range of its own files that it cannot give; whole ones are as good an answer.
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
