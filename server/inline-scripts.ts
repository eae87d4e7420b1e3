import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The CSP sources ('sha256-…' each, parted by spaces) of the inline scripts that carry this nonce, which is to say of those
 * that the renderer wrote itself. Whatever else stands in the HTML gets no hash, and does not run.
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
