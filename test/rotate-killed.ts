import { storeFile } from '../backend/base/data-dir';
import type { StoreLocation } from '../backend/keys/key-source';
import { createSealing } from '../backend/keys/open-key';
import { createKeyStore } from '../backend/keys/rotate';
import type { Database } from '../backend/store/database';
import { connectPostgres } from '../backend/store/postgres-connection';
import { migratePostgres } from '../backend/store/postgres-schema';
import { openSqlite } from '../backend/store/sqlite-connection';

/** A program that changes a store's key and is killed before a statement, or after the commit if there are fewer. */
const [place, key, at] = [JSON.parse(process.argv[2]!) as StoreLocation, process.argv[3]!, process.argv[4]!];
const { databaseUrl: url } = place;
const die = () => process.kill(process.pid, 'SIGKILL');
let left = Number(at);
const sealing = createSealing(place);
const db = url === null ? openSqlite(storeFile(place.dataDir), sealing) : connectPostgres({ url });
if (url !== null) await migratePostgres(db, sealing);
const erase: Database['erase'] = (tables, work) =>
  db.erase(tables, (sql) =>
    work({ ...sql, query: (...statement) => (left-- === 0 && die(), sql.query(...statement)) }),
  );
await createKeyStore({ ...db, erase }, sealing).rotateKey(Buffer.from(key, 'hex'));
die();
