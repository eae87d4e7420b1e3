import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { application, enquiry, inquiry, newJob, NOON } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import { makeOlderStore } from '../../test/older-store';
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

  test('with STORE_KEY no key is made', async () => {
    await (await filled({ ...place, storeKey: KEY })).close();
    expect(existsSync(keyFile(place.dataDir))).toBe(false);
  });

  test('SECRET gives a store its key where it has no other, and none is made', async () => {
    const made = { ...place, derivedStoreKey: KEY };
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

const PEOPLE = 600;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const cvOf = (person: number) => `CV of Zorblatt ${person} `.repeat(1 + ((person * 37) % 400));
const hexOf = (text: string) => Buffer.from(text).toString('hex');
const LATER = '2099-01-01T00:00:00.000Z';

const columnsOf = (row: Record<string, string>) => Object.keys(row).join(', ');
const valuesOf = (row: Record<string, string>) =>
  Object.values(row)
    .map((value) => `'${value}'`)
    .join(', ');
const people = Array.from({ length: PEOPLE }, (_, index) => index + 1);
// Fields of later versions.
const { status_token, current_pay, expected_pay, ...known } = application;
const later = { status_token, current_pay, expected_pay };
const personal = (person: number) => ({
  ...known,
  last_name: `Quimbyx ${person}`,
  email: `Vexulor${person}@example.com`,
  message: 'Florptang '.repeat(person % 90),
});

const rows = `
  INSERT INTO categories (name, name_key) VALUES ('Other', 'other');
  INSERT INTO jobs (pk, id, category_id, is_sample, sort_at, posted_at, created_at, updated_at, title, slug)
    VALUES (1, '1', 1, FALSE, '${NOON}', '${NOON}', '${NOON}', '${NOON}', 'Clerk', 'clerk');
  ${people
    .map(
      (
        person,
      ) => `INSERT INTO applications (received_at, idempotency_key, reference, ${columnsOf(personal(person))})
        VALUES ('${NOON}', 'key ${person}', 'REF${person}', ${valuesOf(personal(person))});`,
    )
    .join('\n')}
  ${people
    .slice(0, 40)
    .map(
      (person) => `INSERT INTO application_cvs VALUES
        (${person}, 'zorblatt.pdf', 'application/pdf', ${cvOf(person).length}, '${sha256(cvOf(person))}', x'${hexOf(cvOf(person))}');`,
    )
    .join('\n')}
  DELETE FROM applications WHERE id = ${PEOPLE};
  INSERT INTO contact_enquiries (received_at, ${columnsOf(enquiry)}) VALUES ('${NOON}', ${valuesOf(enquiry)});
  INSERT INTO job_inquiries (received_at, ${columnsOf(inquiry)}) VALUES ('${NOON}', ${valuesOf(inquiry)});
  INSERT INTO job_alerts (email, email_key, keyword, category_id, location, created_at)
    VALUES ('Vexulor@example.com', 'vexulor@example.com', 'welder', '', '', '${NOON}');
  INSERT INTO mails (kind, message_id, alert_id, token, queued_at, next_try_at, give_up_at)
    VALUES ('alert-confirm', 'a', 1, 'Krelspindle', '${NOON}', '${NOON}', '${LATER}');
  INSERT INTO mails (kind, message_id, application_id, queued_at, next_try_at, give_up_at)
    VALUES ('staff', 'b', 1, '${NOON}', '${NOON}', '${LATER}');
  INSERT INTO mail_turns (mailbox, purpose, taken_at) VALUES ('vexulor@example.com', 'receipt', '${NOON}');
  INSERT INTO secrets VALUES ('cv-links', x'${hexOf('Wumpusine'.repeat(4).slice(0, 32))}');
`;

describeBothEngines(process.env, ({ emptyPlace, open }) => {
  test('data that release 0.2.0 stored in plain is encrypted and found as before, leaving nothing plain', async () => {
    const place = await emptyPlace();
    const isSqlite = place.databaseUrl === null;
    await makeOlderStore(place, rows);
    const files = () =>
      Buffer.concat(readdirSync(place.dataDir).map((name) => readFileSync(join(place.dataDir, name))));
    const words = ['Quimbyx', 'exulor', 'Florptang', 'Krelspindle', 'Wumpusine', 'orblatt', 'Welds'];
    const found = () => words.filter((word) => files().includes(word));
    if (isSqlite) expect(found()).toEqual(words);

    const store = await open(place);
    const inbox = await store.inbox('applications');
    expect(inbox).toHaveLength(PEOPLE - 1);
    expect(inbox.at(-7)).toMatchObject({
      id: 7,
      reference: 'REF7',
      fields: { ...personal(7), ...later },
      cv: {
        name: 'zorblatt.pdf',
        mimeType: 'application/pdf',
        size: cvOf(7).length,
        sha256: sha256(cvOf(7)),
      },
    });
    expect((await store.linkSecret('cv-links')).toString()).toMatch(/^Wumpusine/);
    expect(await store.eraseByEmail('vexulor2@example.com')).toMatchObject({ applications: 1 });
    for (const person of [1, 3, 40])
      expect(await store.getCv(person)).toMatchObject({
        name: 'zorblatt.pdf',
        mimeType: 'application/pdf',
        sha256: sha256(cvOf(person)),
        bytes: Buffer.from(cvOf(person)),
      });
    expect(await store.getCv(2)).toBeNull();

    if (isSqlite) expect(found()).toEqual([]);
  }, 60_000);
});
