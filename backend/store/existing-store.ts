import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError } from '../base/command';
import { storeFile } from '../base/data-dir';
import { connectPostgres } from './postgres-connection';
import { postgresVersion } from './postgres-schema';

/** A folder with a store's file, or the URL of a PostgreSQL database. */
type StoreAddress = { dataDir: string; databaseUrl: string | null };

/** Rejects with CommandError, and creates nothing, where the configured store does not exist. */
export async function refuseMissingStore({ dataDir, databaseUrl }: StoreAddress): Promise<void> {
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
