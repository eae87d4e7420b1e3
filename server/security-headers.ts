import { createHash } from 'node:crypto';
import { env } from '../lib/base/env';

// What Tag Manager and Google Analytics 4 need: https://developers.google.com/tag-platform/security/guides/csp
const GOOGLE = {
  scripts: ' https://www.googletagmanager.com',
  images: ' https://www.googletagmanager.com https://*.google-analytics.com',
  connections:
    ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};

/**
 * Restricts a page's scripts, frames and connections to what the site itself needs. `scripts`: CSP sources of its
 * inline scripts, separated by spaces.
 */
export function securityHeaders(scripts: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(scripts),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

/** CSP of static files: for what workers load, and for drawings and documents that are opened directly. */
export const FILE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export function contentSecurityPolicy(scripts: string): string {
  const { gtmId, imageBaseUrl, siteUrl, isDevelopment } = env();
  // In development React evaluates code to rebuild server-side stack traces.
  const evaluated = isDevelopment ? " 'unsafe-eval'" : '';
  const images = imageBaseUrl ? ` ${new URL(imageBaseUrl).origin}` : '';
  const google = gtmId ? GOOGLE : { scripts: '', images: '', connections: '' };
  return [
    "default-src 'self'",
    `script-src 'self'${scripts && ` ${scripts}`}${google.scripts}${evaluated}`,
    // React's style attributes and the toaster's style sheet are inline.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${images}${google.images}`,
    "font-src 'self'",
    `connect-src 'self'${google.connections}`,
    "worker-src 'self' blob:",
    // The contact page's map, loaded on request.
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const SCRIPT = /<script\b([^<>]*)>([^]*)/;

/**
 * CSP sources ('sha256-…', separated by spaces) of the inline scripts that carry this nonce, i.e. that the renderer
 * wrote itself. Any other script in the HTML gets no hash, so browsers do not run it.
 */
export function scriptHashes(html: string, nonce: string): string {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  for (const part of html.split('</script>').slice(0, -1)) {
    const [, attributes = '', script = ''] = SCRIPT.exec(part) ?? [];
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue;
    sources.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...sources].join(' ');
}
