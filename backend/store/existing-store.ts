import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError } from '../commands';
import { storeFile } from '../base/data-dir';
import { openStore, type StoreLocation } from '../open-store';
import { connectPostgres } from './postgres-connection';
import { postgresVersion } from './postgres-schema';
import type { Store } from '../store-type';

/**
 * Opens the configured store, for commands to which an empty one is useless. Rejects with CommandError, and creates
 * nothing, where it does not exist: most likely the command runs without the site's settings.
 */
export async function openExistingStore(place: StoreLocation): Promise<Store> {
  await refuseMissingStore(place);
  return openStore(place);
}

/** The same for rotate-key, to which a store is open that still has its key in the data folder, though STORE_KEY is set. */
export async function openRotatedStore(place: StoreLocation): Promise<Store> {
  await refuseMissingStore(place);
  return openStore({ ...place, triesKeyFile: true });
}

/** Rejects with CommandError, and creates nothing, where the configured store does not exist. */
export async function refuseMissingStore({ dataDir, databaseUrl }: StoreLocation): Promise<void> {
  if (databaseUrl !== null) {
    if (!(await hasTables(databaseUrl)))
      throw new CommandError(
        'The database at DATABASE_URL holds no store: check the address, or start the site once (npm start), which makes it.',
      );
  } else if (!existsSync(storeFile(dataDir)))
    throw new CommandError(
      `There is no store in ${resolve(dataDir)}, and DATABASE_URL is not set. Run the command with the site’s settings (DATA_DIR or DATABASE_URL, as the service has them), or start the site once (npm start), which makes the store.`,
    );
}

async function hasTables(url: string): Promise<boolean> {
  const db = connectPostgres({ url });
  try {
    return (await postgresVersion(db.read)) !== null;
  } finally {
    await db.close();
  }
}
