import { assetPaths } from './assets';

export const PAGES = 'saved-pages';
const ASSETS = 'saved-assets';
// The server varies pages by headers of the router, which no document request has.
export const MATCH = { ignoreVary: true };

/** The paths whose pages are kept. */
export async function keptPaths(): Promise<Set<string>> {
  // Opening a cache would create it again after the last job was removed.
  const requests = (await caches.has(PAGES)) ? await (await caches.open(PAGES)).keys() : [];
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** Makes the copies those of these paths: loads what is missing, deletes all others. What cannot be loaded is left out. */
export async function keepOnly(paths: string[]): Promise<void> {
  const pages = await caches.open(PAGES);
  const kept = await keptPaths();
  for (const path of kept) if (!paths.includes(path)) await pages.delete(path, MATCH);
  for (const path of paths) if (!kept.has(path)) await load(path, pages);
  await updateAssets();
}

/** Loads all copies anew, as those of an earlier build of the site need files that later ones do not have. */
export async function renewAll(): Promise<void> {
  const pages = await caches.open(PAGES);
  for (const path of await keptPaths()) await load(path, pages);
  await updateAssets();
}

/** Loads what the kept pages need, and deletes what none of them needs any more. */
export async function updateAssets(): Promise<void> {
  const pages = await caches.open(PAGES);
  const assets = await caches.open(ASSETS);
  const needed = new Set<string>();
  for (const request of await pages.keys()) await addNeeded(needed, await pages.match(request, MATCH));
  for (const path of needed) {
    // Style sheets name further files, which are then visited as well.
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

/** Keeps only what was answered with 200: no failure, no redirect, no closed job. */
async function load(path: string, cache: Cache): Promise<void> {
  try {
    const response = await fetch(path, { redirect: 'manual' });
    if (response.status === 200) await cache.put(path, response);
  } catch {
    // No connection, or no space: the list of saved jobs asks again.
  }
}
