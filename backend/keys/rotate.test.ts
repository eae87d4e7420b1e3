import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { application, enquiry, inquiry, newJob, registration } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import { rawSql } from '../../test/raw-sql';
import { openRotatedStore, openStore } from '../open-store';
import type { StoreLocation } from '../keys/key-source';
import type { Store } from '../compose-store';
import { keyFile } from './key-source';

const OLD = 'b2'.repeat(32);
const NEW = 'c3'.repeat(32);
const cv = (text: string) => ({ name: `${text}.pdf`, mimeType: 'application/pdf', bytes: Buffer.from(text) });
const WISH = { keyword: 'welder', category_id: '', location: '', filters: '', frequency: 'daily' } as const;

const LETTER = { kind: 'letter', initials: 'A. R.', job: null, by: '', note: '' } as const;

async function fill(store: Store) {
  await store.upsertJobs([newJob({ id: '1' })]);
  for (let person = 1; person <= 9; person++)
    await store.addApplication({ ...application, email: `p${person}@example.com` }, cv(`CV of ${person}`));
  await store.addContactEnquiry(enquiry);
  await store.addJobInquiry(inquiry);
  const registered = { name: 'r.pdf', mimeType: 'application/pdf', bytes: Buffer.from('registered') };
  await store.addRegistration({ ...registration, email: 'Ravi@example.com' }, registered);
  await store.requestAlert('meera@example.com', WISH, 'waiting');
  await store.issueVoucher('7K3QFM2X9D', LETTER, '2027-01-19T18:29:59.000Z');
}

async function contents(store: Store) {
  const cvs = await Promise.all([1, 5, 9].map(async (id) => (await store.getCv(id))?.bytes.toString()));
  return {
    registered: (await store.getCv(1, 'registrations'))?.bytes.toString(),
    ...{ inbox: await store.inbox(), cvs, alert: await store.getAlert(1) },
    voucher: await store.findVoucher('7K3QFM2X9D'),
    secrets: [await store.linkSecret('alerts'), await store.linkSecret('cv-links')].map((secret) =>
      secret.toString('hex'),
    ),
  };
}

class Interrupted extends Error {}

/** Lets a store's rotation be cut off after some transactions. */
async function rotateFor(store: Store, batches: number): Promise<boolean> {
  let left = batches;
  try {
    await store.rotateKey(() => {
      if (--left < 0) throw new Interrupted();
    });
    return true;
  } catch (error) {
    if (error instanceof Interrupted) return false;
    throw error;
  }
}

describeBothEngines(process.env, ({ emptyPlace, open }) => {
  let place: StoreLocation;
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation();
    place = { ...(await emptyPlace()), storeKey: null, oldStoreKey: null };
  });
  afterEach(() => jest.restoreAllMocks());

  const keyIds = async (table: string) =>
    (await rawSql(place)(`SELECT DISTINCT key_id FROM ${table} WHERE key_id IS NOT NULL`)).map(
      ({ key_id: id }) => Number(id),
    );

  test('interrupted at every batch, it loses nothing, goes on, and leaves the old key of no use', async () => {
    const first = await openStore({ ...place, storeKey: OLD });
    await fill(first);
    const before = await contents(first);
    await first.close();
    const changed = { ...place, storeKey: NEW, oldStoreKey: OLD };
    for (let interruptions = 0; ; interruptions++) {
      const store = await openStore(changed);
      const isDone = await rotateFor(store, 0);
      expect(await contents(store)).toEqual(before);
      await store.close();
      // From the first transaction on, the new key alone opens the store.
      const withNew = await openStore({ ...place, storeKey: NEW });
      expect(await contents(withNew)).toEqual(before);
      await withNew.close();
      if (isDone) {
        expect(interruptions).toBeGreaterThanOrEqual(8);
        break;
      }
    }
    for (const table of [
      'applications',
      'application_cvs',
      'registrations',
      'registration_cvs',
      'contact_enquiries',
      'job_inquiries',
      'job_alerts',
      'mails',
      'vouchers',
      'secrets',
    ])
      expect([table, await keyIds(table)]).toEqual([table, [2]]);
    expect(await rawSql(place)('SELECT id FROM store_keys')).toEqual([{ id: 2 }]);
    await expect(openStore({ ...place, storeKey: OLD })).rejects.toThrow('not with STORE_KEY');
    const store = await open({ ...place, storeKey: NEW });
    expect(await store.eraseByEmail('P5@example.com')).toMatchObject({ applications: 1 });
    expect(await store.eraseByEmail('meera@example.com')).toMatchObject({ alerts: 1, mails: 1 });
    expect(await store.eraseByEmail('ravi@example.com')).toMatchObject({ registrations: 1 });
    await expect(store.rotateKey()).rejects.toThrow('Set a new one');
  }, 60_000);

  test('while it is under way, an API without the new key writes until the old one is gone; others find and erase as ever', async () => {
    const server = await open({ ...place, storeKey: NEW });
    await fill(server);
    const command = await open({ ...place, storeKey: OLD, oldStoreKey: NEW });
    expect(await rotateFor(command, 1)).toBe(false);
    // With the data key that it knows it may write on until that key is gone.
    await server.addContactEnquiry({ ...enquiry, email_address: 'meanwhile@example.com' });
    expect(await command.eraseByEmail('p9@example.com')).toMatchObject({ applications: 1 });
    expect(await command.eraseByEmail('p1@example.com')).toMatchObject({ applications: 1 });
    await command.requestAlert('Meera@example.com', WISH, 'again');
    expect(await command.countAlerts()).toEqual({ confirmed: 0, unconfirmed: 1 });
    expect((await command.rotateKey()).rows).toBeGreaterThan(0);
    expect(await keyIds('contact_enquiries')).toEqual([2]);
    await expect(server.addContactEnquiry(enquiry)).rejects.toThrow('not with STORE_KEY');
    expect(await command.eraseByEmail('meanwhile@example.com')).toMatchObject({ contacts: 1 });
  });

  test('a key in the folder is changed for a new one, and kept aside; a running API follows', async () => {
    const server = await open(place);
    await fill(server);
    const before = await contents(server);
    const command = await open(place);
    expect(await rotateFor(command, 0)).toBe(false);
    await server.addContactEnquiry({ ...enquiry, subject: 'Meanwhile' });
    const { oldKeyFile } = await command.rotateKey();
    expect(oldKeyFile).toBeNull();
    const kept = readdirSync(place.dataDir).filter((name) => name.startsWith('store.key.before-'));
    expect(kept).toHaveLength(1);
    expect(existsSync(`${keyFile(place.dataDir)}.next`)).toBe(false);
    await rawSql(place)('DELETE FROM contact_enquiries WHERE id = 2');
    expect(await contents(server)).toEqual(before);
    await server.addContactEnquiry(enquiry);
    expect(await keyIds('contact_enquiries')).toEqual([2]);

    // Had it been cut off between the transaction and the renaming of the keys' files:
    renameSync(keyFile(place.dataDir), `${keyFile(place.dataDir)}.next`);
    renameSync(join(place.dataDir, kept[0]!), keyFile(place.dataDir));
    const cutOff = await open(place);
    expect(await contents(cutOff)).toMatchObject({ cvs: before.cvs });
    await expect(cutOff.rotateKey()).resolves.toMatchObject({ rows: expect.any(Number) });
    await (await openStore(place)).close();
  });

  test('a store is changed over from the key in the folder to STORE_KEY', async () => {
    const first = await openStore(place);
    await fill(first);
    await first.close();
    const store = await openRotatedStore({ ...place, storeKey: NEW });
    const { oldKeyFile } = await store.rotateKey();
    await store.close();
    expect(oldKeyFile).toMatch(/store\.key\.before-/);
    expect((await (await open({ ...place, storeKey: NEW })).inbox()).length).toBe(12);
  });
});
