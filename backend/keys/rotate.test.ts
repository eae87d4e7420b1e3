import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { derivedKey } from '../../lib/base/secret-key';
import { application, enquiry, inquiry, newJob, stdoutForTests } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import { rawSql } from '../../test/raw-sql';
import { openExistingStore, openStore } from '../open-store';
import type { Store } from '../compose-store';
import { keyFile, type StoreLocation } from './key-source';
import { rotateKeyCommand } from './rotate-command';
import { SEALED_TABLES } from './rotate';

const OLD = 'b2'.repeat(32);
const SECRET = 'a new secret of the agency, thirty-two';
const NEW = derivedKey(SECRET, 'STORE_KEY');
const rotateTo = (place: StoreLocation, secret: string | null) =>
  rotateKeyCommand(place, secret, openExistingStore);
const cv = (text: string) => ({ name: `${text}.pdf`, mimeType: 'application/pdf', bytes: Buffer.from(text) });
const WISH = { keyword: 'welder', category_id: '', location: '', filters: '', frequency: 'daily' } as const;

async function fill(store: Store) {
  await store.upsertJobs([newJob({ id: '1' })]);
  for (let person = 1; person <= 9; person++)
    await store.addApplication({ ...application, email: `p${person}@example.com` }, cv(`CV of ${person}`));
  await store.addNotes([1], { who: 'ravi@agency.example', kind: 'note', text: 'Call on Monday' });
  await store.addContactEnquiry(enquiry);
  await store.addJobInquiry(inquiry);
  await store.addStaff({ name: 'Meera', address: 'Meera@agency.example', role: 'owner' });
  await store.requestAlert('meera@example.com', WISH, 'waiting');
}

async function contents(store: Store) {
  const cvs = await Promise.all([1, 5, 9].map(async (id) => (await store.getCv(id))?.bytes.toString()));
  return {
    staff: (await store.listStaff()).map(({ name, address }) => [name, address]),
    inbox: await store.inbox(),
    cvs,
    notes: await store.notesOf(1),
    alert: await store.getAlert(1),
    secrets: [await store.linkSecret('alerts'), await store.linkSecret('cv-links')].map((secret) =>
      secret.toString('hex'),
    ),
  };
}

describeBothEngines(process.env, ({ emptyPlace, open }) => {
  const printed = stdoutForTests();
  let place: StoreLocation;
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation();
    place = { ...(await emptyPlace()), storeKey: null };
  });
  afterEach(() => jest.restoreAllMocks());

  const filled = async (where: StoreLocation) => {
    const store = await openStore(where);
    await fill(store);
    const before = await contents(store);
    await store.close();
    return before;
  };

  test('everything is re-encrypted with the key of NEW_SECRET, and the old key is useless', async () => {
    const before = await filled({ ...place, storeKey: OLD });
    await rotateTo({ ...place, storeKey: OLD }, SECRET);
    expect(printed()).toMatch(/Re-encrypted \d\d rows\. Set SECRET .* remove STORE_KEY, and start the API/);
    await expect(openStore({ ...place, storeKey: OLD })).rejects.toThrow('not encrypted with STORE_KEY');
    const store = await open({ ...place, derivedStoreKey: NEW });
    expect(await contents(store)).toEqual(before);
    expect(await store.makeLink('meera@agency.example')).toBeTruthy();
    expect(await store.eraseByEmail('P5@example.com')).toMatchObject({ applications: 1 });
    expect(await store.eraseByEmail('meera@example.com')).toMatchObject({ alerts: 1, mails: 1 });
  });

  test.each(['the key in the folder', 'another SECRET'])('a store moves on from %s', async (from) => {
    const old = from === 'another SECRET' ? { ...place, derivedStoreKey: OLD } : place;
    const before = await filled(old);
    await rotateTo(old, SECRET);
    // Again, as after an interruption at the end.
    await rotateTo(old, SECRET);
    expect(printed()).toContain('has this key already');
    expect(await contents(await open({ ...place, derivedStoreKey: NEW }))).toEqual(before);
    expect(printed().includes(`Keep ${keyFile(place.dataDir)}`)).toBe(existsSync(keyFile(place.dataDir)));
  });

  test('without NEW_SECRET or the right key, or while the API runs, nothing is changed', async () => {
    const server = await openStore({ ...place, storeKey: OLD });
    await fill(server);
    await expect(rotateTo({ ...place, storeKey: OLD }, SECRET)).rejects.toThrow('stop the API first');
    await server.close();
    await expect(rotateTo({ ...place, storeKey: OLD }, null)).rejects.toThrow('Set NEW_SECRET');
    await expect(rotateTo({ ...place, storeKey: 'c3'.repeat(32) }, SECRET)).rejects.toThrow(
      'not encrypted with STORE_KEY',
    );
    expect(await (await open({ ...place, storeKey: OLD })).inbox()).toHaveLength(11);
  });

  test('killed at any moment, nothing is lost, and it can be run again', async () => {
    const old = { ...place, storeKey: OLD };
    const before = await filled(old);
    for (const statement of [0, 1, 2, 9, 25, 40, 9_999]) {
      const { signal, stderr } = spawnSync(process.execPath, [
        '--import',
        'tsx',
        'test/rotate-killed.ts',
        JSON.stringify(old),
        NEW,
        String(statement),
      ]);
      expect([signal, stderr.toString()]).toEqual(['SIGKILL', '']);
      const key = statement === 9_999 ? { storeKey: NEW } : { storeKey: OLD };
      const store = await openStore({ ...place, ...key });
      expect(await contents(store)).toEqual(before);
      await store.close();
    }
    await rotateTo(old, SECRET);
    expect(printed()).toContain('has this key already');
    expect(await contents(await open({ ...place, derivedStoreKey: NEW }))).toEqual(before);
  }, 120_000);

  test('a program started before can no longer write', async () => {
    const server = await open({ ...place, storeKey: OLD });
    await fill(server);
    const other = await open({ ...place, storeKey: OLD });
    await other.rotateKey(Buffer.from(NEW, 'hex'));
    await expect(server.addContactEnquiry(enquiry)).rejects.toThrow('restart this program');
    await expect(server.upsertJobs([newJob({ id: '2' })])).rejects.toThrow('restart this program');
    expect(await (await open({ ...place, storeKey: NEW })).inbox('contacts')).toHaveLength(1);
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
});
