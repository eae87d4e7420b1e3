import { existsSync, readdirSync, statSync } from 'node:fs';
import { application, enquiry, newJob } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import { rawSql } from '../../test/raw-sql';
import { openStore } from '../open-store';
import { keyFile, type StoreLocation } from './key-source';

const KEY = 'b2'.repeat(32);
const OTHER_KEY = 'c3'.repeat(32);
const CV = { name: 'asha-cv.pdf', mimeType: 'application/pdf', bytes: Buffer.from('%PDF bytes of a CV') };

describeBothEngines(process.env, ({ emptyPlace, open }) => {
  let place: StoreLocation;
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation();
    place = { ...(await emptyPlace()), storeKey: null };
  });
  afterEach(() => jest.restoreAllMocks());

  const filled = async (where: StoreLocation) => {
    const store = await openStore(where);
    await store.upsertJobs([newJob({ id: '1' })]);
    await store.addApplication(application, CV);
    return store;
  };

  test('a key is made in the data folder, for its owner only, and used again', async () => {
    await (await filled(place)).close();
    expect(statSync(keyFile(place.dataDir)).mode & 0o077).toBe(0);
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('keep a copy in another place'));
    const again = await open(place);
    expect((await again.inbox())[0]?.fields).toEqual(application);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  test.each(['storeKey', 'derivedStoreKey'])('with a %s of the settings no key is made', async (name) => {
    const made = { ...place, [name]: KEY };
    await (await filled(made)).close();
    expect(existsSync(keyFile(place.dataDir))).toBe(false);
    expect(await (await open(made)).inbox()).toHaveLength(1);
  });

  test('a store with its own key opens even if SECRET is set later or changed', async () => {
    await (await filled(place)).close();
    for (const derivedStoreKey of [KEY, OTHER_KEY]) {
      const store = await openStore({ ...place, derivedStoreKey });
      expect(await store.inbox()).toHaveLength(1);
      await store.close();
    }
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  test('another SECRET stops the start and says what to do', async () => {
    await (await filled({ ...place, derivedStoreKey: KEY })).close();
    const files = readdirSync(place.dataDir).sort();
    for (const derivedStoreKey of [OTHER_KEY, undefined])
      await expect(openStore({ ...place, derivedStoreKey })).rejects.toThrow(
        derivedStoreKey
          ? /not encrypted with the key derived from SECRET: restore the original SECRET/
          : /its key is missing/,
      );
    expect(readdirSync(place.dataDir).sort()).toEqual(files);
  });

  test('a wrong or missing key stops the start with advice, writing nothing', async () => {
    await (await filled({ ...place, storeKey: KEY })).close();
    const files = readdirSync(place.dataDir).sort();
    await expect(openStore({ ...place, storeKey: OTHER_KEY })).rejects.toThrow(
      /not encrypted with STORE_KEY: set the key .* rotate-key/,
    );
    await expect(openStore(place)).rejects.toThrow(/its key is missing .*store\.key.* STORE_KEY/);
    expect(readdirSync(place.dataDir).sort()).toEqual(files);
    const right = await open({ ...place, storeKey: KEY });
    expect(await right.inbox()).toHaveLength(1);
  });

  test('a key in the folder beside another STORE_KEY is not taken silently', async () => {
    await (await filled(place)).close();
    await expect(openStore({ ...place, storeKey: KEY })).rejects.toThrow(
      /remove STORE_KEY if that is .*store\.key/,
    );
  });

  test('tables contain no plain personal data, and rows cannot be swapped', async () => {
    await (await filled(place)).close();
    const store = await open(place);
    await store.addContactEnquiry(enquiry);
    const wish = { keyword: '', category_id: '', location: '', filters: '', frequency: 'daily' } as const;
    await store.requestAlert('meera@example.com', wish, 'secret-token');
    const sql = rawSql(place);
    const tables = 'applications application_cvs contact_enquiries job_alerts mails mail_turns'.split(' ');
    const rows = await Promise.all(tables.map((table) => sql(`SELECT * FROM ${table}`)));
    expect(rows.map(({ length }) => length > 0)).toEqual([true, true, true, true, true, true]);
    const values = rows.flat().flatMap((row) => Object.values(row));
    const all = Buffer.concat(
      values.map((value) => (Buffer.isBuffer(value) ? value : Buffer.from(String(value)))),
    );
    const words = 'Asha|Rao|asha@|98000|ನಮಸ್ಕಾರ|newsletter|asha-cv|bytes of|question|meera|secret-token';
    expect(words.split('|').filter((word) => all.includes(word))).toEqual([]);

    await store.addApplication({ ...application, first_name: 'Ravi' }, CV);
    await sql('UPDATE applications SET sealed = (SELECT sealed FROM applications WHERE id = 2) WHERE id = 1');
    await sql(
      'UPDATE application_cvs SET bytes = (SELECT bytes FROM application_cvs WHERE application_id = 2)',
    );
    await expect(store.getSubmission('applications', 1)).rejects.toThrow(/unable to authenticate/);
    await expect(store.getCv(1)).rejects.toThrow(/unable to authenticate/);
    expect((await store.getCv(2))?.bytes.toString()).toBe('%PDF bytes of a CV');
  });

  test('processes that start at once share one key', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => open(place)));
    await stores[0]!.upsertJobs([newJob({ id: '1' })]);
    for (const store of stores) await store.addApplication(application, null);
    expect(await stores[2]!.inbox()).toHaveLength(3);
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('store.key'))).toEqual(['store.key']);
  });
});
