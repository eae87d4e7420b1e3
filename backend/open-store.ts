import { storeFile } from './data-dir';
import { logFailure } from '../lib/shared/log';
import { openPostgresStore } from './store/postgres';
import { openSqliteStore } from './store/sqlite';
import type { Store } from './store/store';

export type StoreLocation = {
  dataDir: string;
  databaseUrl: string | null;
  /** Whether mails about new forms are queued. */
  queueMails?: boolean;
};

/**
 * Opens the configured store: a PostgreSQL database, or else a file in the data folder. Rejects when it is unusable or
 * was written by a newer version of the program.
 */
export async function openStore({ dataDir, databaseUrl, queueMails }: StoreLocation): Promise<Store> {
  const onExpiryFailure = (error: unknown) => logFailure('expired jobs stay listed', error);
  if (databaseUrl === null) return openSqliteStore({ file: storeFile(dataDir), onExpiryFailure, queueMails });
  return openPostgresStore({
    url: databaseUrl,
    queueMails,
    onExpiryFailure,
    onConnectionLost: (error) => logFailure('a connection to the database was lost', error),
  });
}
