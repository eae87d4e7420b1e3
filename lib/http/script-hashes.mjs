import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;

/** The CSP sources of a page's inline scripts: 'sha256-…' each, parted by spaces. */
export function scriptHashes(html) {
  const sources = Array.from(
    html.matchAll(INLINE_SCRIPT),
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(sources)].join(' ');
}
