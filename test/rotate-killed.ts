import { storeFile } from '../backend/base/data-dir';
import type { StoreLocation } from '../backend/keys/key-source';
import { createSealing } from '../backend/keys/open-key';
import { createKeyStore } from '../backend/keys/rotate';
import type { Database, Sql } from '../backend/store/database';
import { connectPostgres } from '../backend/store/postgres-connection';
import { migratePostgres } from '../backend/store/postgres-schema';
import { openSqlite } from '../backend/store/sqlite-connection';

/**
 * A program that changes a store's key and is killed before a statement, or, if there are fewer, after the commit.
 * Arguments: location, new key and the statement's number.
 */
const [place, key, at] = [JSON.parse(process.argv[2]!) as StoreLocation, process.argv[3]!, process.argv[4]!];
const die = () => process.kill(process.pid, 'SIGKILL');
let left = Number(at);

const killedIn = (sql: Sql): Sql => ({
  ...sql,
  query: (...statement) => (left-- === 0 && die(), sql.query(...statement)),
});

const sealing = createSealing(place);
let db: Database;
if (place.databaseUrl === null) db = openSqlite(storeFile(place.dataDir), sealing);
else {
  db = connectPostgres({ url: place.databaseUrl });
  await migratePostgres(db, sealing);
}
const erase: Database['erase'] = (tables, work) => db.erase(tables, (sql) => work(killedIn(sql)));
await createKeyStore({ ...db, erase }, sealing).rotateKey(Buffer.from(key, 'hex'));
die();
