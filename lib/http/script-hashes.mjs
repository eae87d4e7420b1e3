import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*[\s-]src=)([^>]*)>(.*?)<\/script>/gs;

/** The CSP sources of a page's inline scripts: 'sha256-…' each, parted by spaces. Data, such as JSON-LD, needs none. */
export function scriptHashes(html) {
  const scripts = Array.from(html.matchAll(INLINE_SCRIPT)).filter(([, attributes]) => !isData(attributes));
  const sources = scripts.map(
    ([, , script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(sources)].join(' ');
}

function isData(attributes) {
  return attributes.includes('application/ld+json');
}
