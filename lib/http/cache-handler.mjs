import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { scriptHashes } from './script-hashes.mjs';

/**
 * Next's own page cache, with one addition: a stored page carries the hashes of its inline scripts, from which
 * security-headers.ts makes its Content-Security-Policy. Nonces cannot do this: a stored page would repeat them.
 * Plain JavaScript, because Next loads it without compiling.
 */
export default class CacheHandler extends fileSystemCache.default {
  async get(...key) {
    const entry = await super.get(...key);
    addScriptHashes(entry?.value);
    return entry;
  }

  async set(key, page, context) {
    addScriptHashes(page);
    return super.set(key, page, context);
  }
}

function addScriptHashes(page) {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string' || page.headers?.['x-script-hashes']) return;
  page.headers = { ...page.headers, 'x-script-hashes': scriptHashes(page.html) };
}
