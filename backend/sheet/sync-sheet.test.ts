/** @jest-environment node */
import { join } from 'node:path';
import { openPostgresStore } from '../store/postgres';
import { postgresForTests } from '../../test/postgres';
import { openSqliteStore } from '../store/sqlite';
import { temporaryFolder } from '../../test/backend';
import { describeSync } from './sync-contract';

const folder = temporaryFolder();
let files = 0;
describeSync('SQLite', async (now) => openSqliteStore({ file: join(folder, `${(files += 1)}.sqlite`), now }));

const postgres = postgresForTests(process.env);
postgres.describe('PostgreSQL', () => {
  const nextSchema = postgres.schemas();
  describeSync('PostgreSQL', async (now) => openPostgresStore({ url: await nextSchema(), now }));
});
