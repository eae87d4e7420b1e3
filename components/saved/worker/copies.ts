import { assetPaths } from './assets';

export const PAGES = 'saved-pages';
const ASSETS = 'saved-assets';
// Pages vary by the router's headers, which document requests lack.
export const MATCH = { ignoreVary: true };

/** Paths of the cached pages. */
export async function keptPaths(): Promise<Set<string>> {
  // Opening the cache would recreate it after the last job was removed.
  const requests = (await caches.has(PAGES)) ? await (await caches.open(PAGES)).keys() : [];
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** Caches exactly these pages: loads missing ones and deletes all others. Skips pages that fail to load. */
export async function keepOnly(paths: string[]): Promise<void> {
  const pages = await caches.open(PAGES);
  const kept = await keptPaths();
  for (const path of kept) if (!paths.includes(path)) await pages.delete(path, MATCH);
  for (const path of paths) if (!kept.has(path)) await load(path, pages);
  await updateAssets();
}

/** Reloads all copies, as those from an earlier build need files that no longer exist. */
export async function renewAll(): Promise<void> {
  const pages = await caches.open(PAGES);
  for (const path of await keptPaths()) await load(path, pages);
  await updateAssets();
}

/** Caches the assets of the cached pages and deletes unused ones. */
export async function updateAssets(): Promise<void> {
  const pages = await caches.open(PAGES);
  const assets = await caches.open(ASSETS);
  const needed = new Set<string>();
  for (const request of await pages.keys()) await addNeeded(needed, await pages.match(request, MATCH));
  for (const path of needed) {
    // Style sheets reference more files, which this loop then visits too.
    if (!(await assets.match(path, MATCH))) await load(path, assets);
    if (path.endsWith('.css')) await addNeeded(needed, await assets.match(path, MATCH));
  }
  for (const request of await assets.keys())
    if (!needed.has(new URL(request.url).pathname)) await assets.delete(request, MATCH);
}

export async function findAsset(request: Request): Promise<Response | undefined> {
  return (await caches.open(ASSETS)).match(request.url, MATCH);
}

export async function deleteAll(): Promise<void> {
  await Promise.all([PAGES, ASSETS].map((name) => caches.delete(name)));
}

async function addNeeded(needed: Set<string>, response: Response | undefined): Promise<void> {
  if (!response) return;
  for (const path of assetPaths(await response.text(), response.url)) needed.add(path);
}

/** Caches only status 200: no failures, redirects or closed jobs. */
async function load(path: string, cache: Cache): Promise<void> {
  try {
    const response = await fetch(path, { redirect: 'manual' });
    if (response.status === 200) await cache.put(path, response);
  } catch {
    // Offline or out of space; the saved jobs' page retries.
  }
}
