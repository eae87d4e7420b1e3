import type { ServerResponse } from 'node:http';
import { env } from '../lib/base/env';

/** Headers of every response, including errors and files. Pages and files override the CSP (security-headers.ts). */
export function fixedHeaders(): Record<string, string> {
  const { siteUrl } = env();
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    // An agency's other hosts, such as its mail server's, may not have certificates.
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000' }),
  };
}

/** Answers without a page: a refusal, a redirect, or the last resort. */
export function answerShortly(response: ServerResponse, status: number, headers = {}, text = ''): void {
  response.writeHead(status, { ...fixedHeaders(), 'cache-control': 'no-store', ...headers }).end(text);
}
