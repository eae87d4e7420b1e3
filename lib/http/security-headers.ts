import type { ServerResponse } from 'node:http';
import { env } from '../env';
import { STARTER_HTML } from './late-scripts.mjs';
import { scriptHashes } from './script-hashes.mjs';

// Set on stored pages by cache-handler.mjs; never leaves the server.
export const HASHES_HEADER = 'x-script-hashes';

const STARTER_HASH = scriptHashes(STARTER_HTML);

// What Tag Manager and Google Analytics 4 need: https://developers.google.com/tag-platform/security/guides/csp
const GOOGLE = {
  scripts: ' https://www.googletagmanager.com',
  images: ' https://www.googletagmanager.com https://*.google-analytics.com',
  connections:
    ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};

/** Sets the headers of `securityHeaders` on a page's answer. */
export function setSecurityHeaders(response: ServerResponse, nonce: string): void {
  // Pictures bring a stricter policy of their own.
  if (response.hasHeader('content-security-policy')) return;
  const hashes = response.getHeader(HASHES_HEADER);
  response.removeHeader(HASHES_HEADER);
  const stored = Array.isArray(hashes) ? hashes[0] : hashes;
  const headers = securityHeaders(stored ? String(stored) : `'nonce-${nonce}' ${STARTER_HASH}`);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * The headers that keep a page's scripts, frames and connections to what the site itself needs.
 * `scripts`: the sources of inline scripts, a nonce or hashes.
 */
export function securityHeaders(scripts: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(scripts),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(env().siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/** `scripts`: the sources of inline scripts, a nonce or hashes. */
export function contentSecurityPolicy(scripts: string): string {
  const { gtmId, imageBaseUrl, siteUrl } = env();
  const images = imageBaseUrl ? ` ${new URL(imageBaseUrl).origin}` : '';
  const google = gtmId ? GOOGLE : { scripts: '', images: '', connections: '' };
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${google.scripts}`,
    // React's style attributes and the toaster's style sheet are inline.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${images}${google.images}`,
    "font-src 'self'",
    `connect-src 'self'${google.connections}`,
    "worker-src 'self' blob:",
    // The map of the contact page, on request.
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
