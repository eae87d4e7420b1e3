import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { scriptHashes } from './script-hashes.mjs';

/**
 * Next's own page cache, with one addition: a stored page carries what its answer needs beside the HTML. That is the
 * hashes of its inline scripts, from which security-headers.ts makes its Content-Security-Policy (nonces cannot do
 * this: a stored page would repeat them), and the status it names for itself (page-status.ts).
 * Plain JavaScript, because Next loads it without compiling.
 */
export default class CacheHandler extends fileSystemCache.default {
  async get(...key) {
    const entry = await super.get(...key);
    describePage(entry?.value);
    return entry;
  }

  async set(key, page, context) {
    describePage(page);
    return super.set(key, page, context);
  }
}

const PAGE_STATUS = /<meta name="page-status" content="(\d{3})"/;

function describePage(page) {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string' || page.headers?.['x-script-hashes']) return;
  const [, status] = PAGE_STATUS.exec(page.html) ?? [];
  page.headers = {
    ...page.headers,
    'x-script-hashes': scriptHashes(page.html),
    ...(status && { 'x-page-status': status }),
  };
}
