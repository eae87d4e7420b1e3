import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(gzip);

// A page that Next has rendered is kept, and a moment later sent.
const last = new LRUCache<string, Buffer>({ max: 8 });

/** A page's HTML, gzipped, while others are served. */
export async function compressHtml(html: string): Promise<Buffer> {
  const body = last.get(html) ?? (await compress(html));
  last.set(html, body);
  return body;
}

/** A page's HTML, gzipped at once, or as it was a moment ago. */
export function compressHtmlNow(html: string): Buffer {
  return last.get(html) ?? gzipSync(html);
}
