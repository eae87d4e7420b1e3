import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * CSP sources ('sha256-…', separated by spaces) of the inline scripts that carry this nonce, i.e. that the renderer
 * wrote itself. Any other script in the HTML gets no hash, so browsers do not run it.
 */
export function scriptHashes(html: string, nonce: string): string {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  for (const [, attributes, script] of html.matchAll(SCRIPT)) {
    if (!attributes!.includes(mark) || /\ssrc=/.test(attributes!)) continue;
    sources.add(`'sha256-${createHash('sha256').update(script!).digest('base64')}'`);
  }
  return [...sources].join(' ');
}
