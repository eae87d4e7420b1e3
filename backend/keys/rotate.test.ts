import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { application, enquiry, inquiry, newJob } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import { rawSql } from '../../test/raw-sql';
import { openRotatedStore, openStore } from '../open-store';
import type { StoreLocation } from '../keys/key-source';
import type { Store } from '../compose-store';
import { keyFile } from './key-source';
import { SEALED_TABLES } from './reseal';

const OLD = 'b2'.repeat(32);
const NEW = 'c3'.repeat(32);
const cv = (text: string) => ({ name: `${text}.pdf`, mimeType: 'application/pdf', bytes: Buffer.from(text) });
const WISH = { keyword: 'welder', category_id: '', location: '', filters: '', frequency: 'daily' } as const;

async function fill(store: Store) {
  await store.upsertJobs([newJob({ id: '1' })]);
  for (let person = 1; person <= 9; person++)
    await store.addApplication({ ...application, email: `p${person}@example.com` }, cv(`CV of ${person}`));
  await store.addContactEnquiry(enquiry);
  await store.addJobInquiry(inquiry);
  await store.requestAlert('meera@example.com', WISH, 'waiting');
}

async function contents(store: Store) {
  const cvs = await Promise.all([1, 5, 9].map(async (id) => (await store.getCv(id))?.bytes.toString()));
  return {
    ...{ inbox: await store.inbox(), cvs, alert: await store.getAlert(1) },
    secrets: [await store.linkSecret('alerts'), await store.linkSecret('cv-links')].map((secret) =>
      secret.toString('hex'),
    ),
  };
}

describeBothEngines(process.env, ({ emptyPlace, open }) => {
  let place: StoreLocation;
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation();
    place = { ...(await emptyPlace()), storeKey: null, oldStoreKey: null };
  });
  afterEach(() => jest.restoreAllMocks());

  test('all data is re-encrypted, and the old key is useless', async () => {
    const first = await openStore({ ...place, storeKey: OLD });
    await fill(first);
    const before = await contents(first);
    await first.close();
    const rotated = await openStore({ ...place, storeKey: NEW, oldStoreKey: OLD });
    expect(await rotated.rotateKey()).toEqual({ rows: expect.any(Number), oldKeyFile: null });
    await rotated.close();
    await expect(openStore({ ...place, storeKey: OLD })).rejects.toThrow('not encrypted with STORE_KEY');
    const store = await open({ ...place, storeKey: NEW });
    expect(await contents(store)).toEqual(before);
    expect(await store.eraseByEmail('P5@example.com')).toMatchObject({ applications: 1 });
    expect(await store.eraseByEmail('meera@example.com')).toMatchObject({ alerts: 1, mails: 1 });
    await expect(store.rotateKey()).rejects.toThrow('Set a new key');
  });

  test('no table with encrypted rows is left out', async () => {
    await (await openStore(place)).close();
    const tables = await rawSql(place)(
      place.databaseUrl === null
        ? "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '% sealed %'"
        : `SELECT table_name AS name FROM information_schema.columns
           WHERE column_name = 'sealed' AND table_schema = current_schema()`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(SEALED_TABLES.map(({ name }) => name).sort());
  });

  test('a program started before the rotation can no longer write', async () => {
    const server = await open({ ...place, storeKey: OLD });
    await fill(server);
    const command = await open({ ...place, storeKey: NEW, oldStoreKey: OLD });
    await command.rotateKey();
    await expect(server.addContactEnquiry(enquiry)).rejects.toThrow('restart this program');
    await expect(server.upsertJobs([newJob({ id: '2' })])).rejects.toThrow('restart this program');
    const restarted = await open({ ...place, storeKey: NEW });
    expect(await restarted.inbox('contacts')).toHaveLength(1);
  });

  test('a key file is replaced by a new one, and kept under another name', async () => {
    const first = await openStore(place);
    await fill(first);
    const before = await contents(first);
    const { oldKeyFile } = await first.rotateKey();
    await first.close();
    const kept = readdirSync(place.dataDir).filter((name) => name.startsWith('store.key.before-'));
    expect([join(place.dataDir, kept[0]!)]).toEqual([oldKeyFile]);
    expect(existsSync(`${keyFile(place.dataDir)}.next`)).toBe(false);
    const second = await openStore(place);
    expect(await contents(second)).toEqual(before);
    await second.close();

    // As if interrupted between the transaction and renaming the key files:
    renameSync(keyFile(place.dataDir), `${keyFile(place.dataDir)}.next`);
    renameSync(oldKeyFile!, keyFile(place.dataDir));
    const cutOff = await openStore(place);
    expect(await contents(cutOff)).toEqual(before);
    await cutOff.rotateKey();
    await cutOff.close();
    expect(await contents(await open(place))).toEqual(before);
  });

  test('a store is changed over from the key in the folder to STORE_KEY', async () => {
    const first = await openStore(place);
    await fill(first);
    await first.close();
    const store = await openRotatedStore({ ...place, storeKey: NEW });
    const { oldKeyFile } = await store.rotateKey();
    await store.close();
    expect(oldKeyFile).toMatch(/store\.key\.before-/);
    expect((await (await open({ ...place, storeKey: NEW })).inbox()).length).toBe(11);
  });
});
