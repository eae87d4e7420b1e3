import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../env';
import { log } from '../log';
import { DiskStore } from './disk-store';
import { PageCache } from './page-cache';
import { RedisStore } from './redis-store';

const MOST_DISK_BYTES = 512 * 1024 * 1024;

// Next loads cache-handler.mjs by itself, uncompiled: this is where the two meet.
const holder = globalThis as { dwaarPageCache?: PageCache };

/** The cache of this process; undefined before the start, while building and while developing. */
export function pageCache(): PageCache | undefined {
  return holder.dwaarPageCache;
}

/** Called once, at start. Without a build, as while developing, nothing is kept. */
export async function openPageCache(): Promise<void> {
  const build = readBuildId();
  if (!build || holder.dwaarPageCache) return;
  const { dataDir, redisUrl } = env();
  const disk = await DiskStore.open(path.join(dataDir, 'pages'), build, MOST_DISK_BYTES).catch((error) => {
    log('error', 'stored-pages-not-opened', { problem: String(error) });
    return null;
  });
  holder.dwaarPageCache = new PageCache({ disk, redis: redisUrl ? new RedisStore(redisUrl, build) : null });
}

function readBuildId(): string | null {
  if (!env().isProduction) return null;
  try {
    return readFileSync('.next/BUILD_ID', 'utf8').trim();
  } catch {
    return null;
  }
}
