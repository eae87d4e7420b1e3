import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureTree } from './process-tree';
import type { Site } from './site';

/** What a target is, what was found, and whether that reaches it. */
export type Verdict = { target: string; found: string; reached: boolean };

const AT_ONCE = 16;
// Stored pages are bounded (cacheMaxMemorySize, 50 MB unless set), and so is what Node takes beside them.
const MEMORY_BOUND_BYTES = 150 * 1024 * 1024;
// A stored page is made anew after this long, and shown as it was while that fails (lib/upstream/cached.ts).
const REVALIDATE_MS = 301_000;

/** With the backend stopped, pages that were seen are still shown and others say when to come again. */
export async function upstreamDown(site: Site, seen: string[], unseen: string[]): Promise<Verdict> {
  await site.backend.stop();
  await sleep(REVALIDATE_MS);
  const shown = await statusesOf(site, seen);
  const refused = await statusesOf(site, unseen);
  const kept = shown.filter(({ status }) => status === 200).length;
  const told = refused.filter(({ status, retryAfter }) => status === 503 && retryAfter).length;
  return {
    target: 'upstream down: every seen page 200, unseen 503 with Retry-After',
    found: `${kept} of ${seen.length} seen, ${told} of ${unseen.length} unseen`,
    reached: kept === seen.length && told === unseen.length,
  };
}

/** Addresses that nobody has must not fill the disk or the memory. */
export async function bogusAddresses(site: Site, count: number): Promise<Verdict> {
  const bogus = (offset: number, of: number) =>
    Array.from({ length: of }, (_, index) => {
      const number = offset + index;
      return number % 2 ? `/job-details/9${number}000000/x-${number}` : `/job/category/no-such-${number}`;
    });
  // Node lets its heap grow before it collects, whatever is kept. What grows after that is kept.
  await statusesOf(site, bogus(1_000_000, Math.min(3_000, count)));
  const before = { disk: sizeOf(['.next', site.dataDir]), memory: measureTree(site.website.pid).rssBytes };
  const answers = await statusesOf(site, bogus(0, count));
  const disk = sizeOf(['.next', site.dataDir]) - before.disk;
  const memory = measureTree(site.website.pid).rssBytes - before.memory;
  const notFound = answers.filter(({ status }) => status === 404).length;
  return {
    target: `${count} bogus ids and slugs: disk growth 0, memory growth within ${MEMORY_BOUND_BYTES >> 20} MiB`,
    found: `${notFound} answered 404; disk +${disk} bytes, memory ${(memory / 1024 / 1024).toFixed(0)} MiB`,
    reached: notFound === count && disk === 0 && memory <= MEMORY_BOUND_BYTES,
  };
}

async function statusesOf(
  site: Site,
  paths: string[],
): Promise<{ status: number; retryAfter: string | null }[]> {
  const answers: { status: number; retryAfter: string | null }[] = [];
  const queue = paths.values();
  const work = async () => {
    for (const path of queue) {
      const response = await fetch(site.url + path, { redirect: 'manual' });
      await response.arrayBuffer();
      answers.push({ status: response.status, retryAfter: response.headers.get('retry-after') });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

/** The bytes of all files in folders, but for logs, which grow with every failure by design. */
function sizeOf(folders: string[]): number {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.log'))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return files.reduce((total, file) => total + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}
