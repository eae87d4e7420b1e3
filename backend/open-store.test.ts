import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storeFile } from './base/data-dir';
import { openStore } from './open-store';
import { serve } from './serve';
import { postgresForTests } from '../test/postgres';
import { keysForTests, newJob, SERVED, temporaryFolder } from '../test/backend';

const postgres = postgresForTests(process.env);
const folder = temporaryFolder();

postgres.describe('with a database', () => {
  const nextSchema = postgres.schemas();

  test('the store is shared by all users, and no file is created', async () => {
    const databaseUrl = await nextSchema();
    const { storeKey } = keysForTests;
    const server = await serve({ ...SERVED, dataDir: join(folder, 'database'), databaseUrl, storeKey });
    const importer = await openStore({ dataDir: join(folder, 'other'), databaseUrl, storeKey });
    await importer.upsertJobs([newJob({ id: 'own-1', title: 'Beekeeper' })]);
    await importer.close();
    const details = await fetch(`${server.address}job/details/own-1`);
    expect(await details.json()).toMatchObject({ job: { title: 'Beekeeper' } });
    expect((await fetch(`${server.address}health`)).status).toBe(200);
    await server.stop();
    expect(existsSync(storeFile(join(folder, 'database')))).toBe(false);
  });
});
