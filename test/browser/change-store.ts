import { readBackendEnv } from '../../backend/env';
import { openExistingStore } from '../../backend/open-store';

/** Runs one call of a site's store, given as JSON: its name and arguments. A program of its own; see inStoreOf. */
async function run([name, ...given]: [name: string, ...given: unknown[]]): Promise<void> {
  const store = await openExistingStore(readBackendEnv());
  try {
    await (store as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>)[name]!(...given);
  } finally {
    await store.close();
  }
}

void run(JSON.parse(process.argv[2]!) as [string, ...unknown[]]);
