import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { withLateScripts } from './late-scripts.mjs';
import { scriptHashes } from './script-hashes.mjs';

/**
 * Next's way to the website's own cache (lib/cache), which start-up opens. Pages that the build made are read by
 * Next's own cache; while there is no cache of ours, as during the build, all is left to that one.
 *
 * A page is kept with its scripts waiting (late-scripts.mjs). It carries what its answer needs beside the HTML: the
 * hashes of its inline scripts, from which security-headers.ts makes its Content-Security-Policy (nonces cannot do this:
 * a stored page would repeat them), and the status it names for itself (page-status.ts).
 * Plain JavaScript, because Next loads it without compiling.
 */
export default class CacheHandler extends fileSystemCache.default {
  async get(key, context) {
    const cache = globalThis.dwaarPageCache;
    if (!cache) return super.get(key, context);
    if (context.kind === 'FETCH')
      return cache.getData(key, [...(context.tags ?? []), ...(context.softTags ?? [])]);
    return (await cache.getPage(key)) ?? this.#getBuilt(key, context, cache);
  }

  async set(key, value, context) {
    const cache = globalThis.dwaarPageCache;
    preparePage(value);
    if (!cache) return super.set(key, value, context);
    if (value?.kind === 'FETCH') cache.setData(key, value);
    else if (value && !isIncomplete(value)) await cache.setPage(key, value, context.cacheControl);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    await globalThis.dwaarPageCache?.expireTags([tags].flat());
  }

  async #getBuilt(key, context, cache) {
    const built = await super.get(key, context);
    // The build asked no upstream: what depends on one is made anew, when first asked for.
    if (!built?.value || dependsOnUpstream(built.value)) return null;
    // What the build wrote, it wrote without asking `set`.
    preparePage(built.value);
    await cache.setBuiltPage(key, built.value, built.cacheControl ?? { revalidate: false });
    return built;
  }
}

const PAGE_STATUS = /<meta name="page-status" content="(\d{3})"/;

function preparePage(page) {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string' || page.headers?.['x-script-hashes']) return;
  page.html = withLateScripts(page.html);
  const [, status] = PAGE_STATUS.exec(page.html) ?? [];
  page.headers = {
    ...page.headers,
    'x-script-hashes': scriptHashes(page.html),
    ...(status && { 'x-page-status': status }),
  };
}

// components/ui/incomplete-page: an older page, if there is one, is better.
function isIncomplete({ html }) {
  return typeof html === 'string' && html.includes('<meta name="page-incomplete"');
}

function dependsOnUpstream({ headers }) {
  const tags = headers?.['x-next-cache-tags'] ?? '';
  return tags.split(',').some((tag) => tag && !tag.startsWith('_N_T_'));
}
