import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AGES } from '../lib/base/ages';
import { measureTree } from './process-tree';
import type { Site } from './site';

/** A target, what was measured, and whether that meets it. */
export type Verdict = { target: string; found: string; reached: boolean };

const AT_ONCE = 16;
// Half of the page cache's limit (server/page-cache.ts): none of these should be cached, but readings vary.
const MEMORY_BOUND_BYTES = 50 * 1024 * 1024;
// Under load V8 grows its heap rather than collecting; it releases unused memory after some 40 s idle.
const COLLECTED_MS = 60_000;
// By then cached pages are due: they are rendered again, and served as they were while that fails.
const DUE_MS = (AGES.announcedData.due + 1) * 1000;

/** With the backend stopped, pages seen before are still served, and others answer with Retry-After. */
export async function upstreamDown(site: Site, seen: string[], unseen: string[]): Promise<Verdict> {
  await site.backend.stop();
  await sleep(DUE_MS);
  const shown = await statusesOf(site, seen);
  const refused = await statusesOf(site, unseen);
  const kept = shown.filter(({ status }) => status === 200).length;
  const withRetryAfter = refused.filter(({ status, retryAfter }) => status === 503 && retryAfter).length;
  return {
    target: 'upstream down: every seen page 200, unseen 503 with Retry-After',
    found: `${kept} of ${seen.length} seen, ${withRetryAfter} of ${unseen.length} unseen`,
    reached: kept === seen.length && withRetryAfter === unseen.length,
  };
}

/** Requests for addresses that do not exist must not fill the disk or the memory. */
export async function bogusAddresses(site: Site, count: number): Promise<Verdict> {
  const bogus = (offset: number, of: number) =>
    Array.from({ length: of }, (_, index) => {
      const number = offset + index;
      return number % 2 ? `/job-details/9${number}000000/x-${number}` : `/job/category/no-such-${number}`;
    });
  const memory = () => measureTree(site.website.pid).rssBytes;
  // Code that runs for the first time is compiled, which takes memory as well.
  await statusesOf(site, bogus(1_000_000, Math.min(3_000, count)));
  await sleep(COLLECTED_MS);
  const disks = [...buildsIn(site.checkout), site.dataDir];
  const before = { disk: sizeOf(disks), memory: memory() };
  const answers = await statusesOf(site, bogus(0, count));
  const disk = sizeOf(disks) - before.disk;
  const atWork = memory() - before.memory;
  await sleep(COLLECTED_MS);
  const kept = memory() - before.memory;
  const notFound = answers.filter(({ status }) => status === 404).length;
  return {
    target: `${count} bogus ids and slugs: disk growth 0, memory kept within ${MEMORY_BOUND_BYTES >> 20} MiB`,
    found: `${notFound} answered 404; disk +${disk} bytes, memory kept ${inMiB(kept)} (at work ${inMiB(atWork)})`,
    reached: notFound === count && disk === 0 && kept <= MEMORY_BOUND_BYTES,
  };
}

const inMiB = (bytes: number) => `${bytes < 0 ? '' : '+'}${Math.round(bytes / 1024 / 1024)} MiB`;

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

const buildsIn = (checkout: string) =>
  readdirSync(checkout)
    .filter((name) => name.startsWith('.next'))
    .map((name) => path.join(checkout, name));

/** Total bytes of the files in folders, except logs, which grow with every failure by design. */
function sizeOf(folders: string[]): number {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.log'))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return files.reduce((total, file) => total + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}
