/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgresStore } from '../store/postgres';
import type { Database } from '../store/database';
import { connectPostgres } from '../store/postgres-connection';
import { migratePostgres, POSTGRES_VERSION } from '../store/migrations/postgres';
import { postgresForTests } from '../../test/postgres';
import { enquiry, temporaryFolder } from '../../test/backend';
import { dumpPostgres } from './postgres-dump';
import { loadPostgres } from './postgres-load';

const folder = temporaryFolder();
const postgres = postgresForTests(process.env);

postgres.describe('dumps of PostgreSQL', () => {
  const nextSchema = postgres.schemas();
  const open: Database[] = [];
  afterEach(async () => {
    for (const db of open.splice(0)) await db.close();
  });
  const connect = (url: string) => {
    const db = connectPostgres({ url });
    open.push(db);
    return db;
  };
  const columns = Object.keys(enquiry).join(', ');
  const texts = Object.values(enquiry)
    .map((text) => `'${text}'`)
    .join(', ');

  test('one of an older version is loaded into a new database and brought up to date', async () => {
    const old = connect(await nextSchema());
    await migratePostgres(old, 1);
    await old.transaction(({ query }) =>
      query(`INSERT INTO contact_enquiries (received_at, ${columns}) VALUES ('2026', ${texts})`),
    );
    const file = join(folder, 'old.jsonl');
    await dumpPostgres(old, file);

    const url = await nextSchema();
    await loadPostgres(connect(url), file);
    const store = await openPostgresStore({ url });
    expect((await store.inbox()).map(({ id, fields }) => [id, fields])).toEqual([[1, enquiry]]);
    expect(await store.addContactEnquiry(enquiry)).toBe(2);
    await store.close();

    const used = await nextSchema();
    await (await openPostgresStore({ url: used })).close();
    await expect(loadPostgres(connect(used), file)).rejects.toThrow('new, empty database');
  });

  test('one that is cut off, or of a newer version, changes nothing', async () => {
    const url = await nextSchema();
    const store = await openPostgresStore({ url });
    await store.addContactEnquiry(enquiry);
    const file = join(folder, 'new.jsonl');
    await dumpPostgres(connect(url), file);
    const [head = '', ...rest] = readFileSync(file, 'utf8').trimEnd().split('\n');
    writeFileSync(file, [head, ...rest.slice(0, -1)].join('\n'));
    await expect(loadPostgres(connect(url), file)).rejects.toThrow('cut off');
    expect(await store.inbox()).toHaveLength(1);
    await store.close();

    writeFileSync(file, JSON.stringify({ ...JSON.parse(head), version: POSTGRES_VERSION + 1 }));
    await expect(loadPostgres(connect(await nextSchema()), file)).rejects.toThrow('knows versions up to');
  });
});
