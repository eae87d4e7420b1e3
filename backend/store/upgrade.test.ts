import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { application, enquiry, newJob, NOON, statesOf } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import { makeOlderStore } from '../../test/older-store';
import { rawSql } from '../../test/raw-sql';
import { emailHash, placeOf, sealBytes, sealTexts } from '../keys/sealed-rows';
import { answersIn } from '../../lib/contract/forms/answers';
import { TALENT_POOL } from '../../lib/contract/talent-pool';
import { derivedKey } from '../../lib/base/secret-key';
import { type StoreKey, storeKey } from '../keys/store-key';
import { openStore } from '../open-store';
import type { StoreLocation } from '../keys/key-source';
import { SEALED_TABLES } from '../keys/rotate';

// SQLite's tables, the version, and word indexes, which are rebuilt.
const NOT_KEPT = /^(?:sqlite_|store_version|job_heads|job_texts|text_words|known_words|word_trigrams)/;

type Rows = Record<string, unknown>[];

/** Rows decrypted. */
function openedRows(table: string, rows: Rows, key: StoreKey): Rows {
  const sealed = SEALED_TABLES.find(({ name }) => name === table);
  return rows.map((row) => {
    const opened = { ...row };
    for (const column of sealed ? ['sealed', 'bytes'] : [])
      if (opened[column]) {
        const place = placeOf(table, opened[sealed!.id ?? 'id'] as number, column);
        opened[column] = key.open(opened[column] as Buffer, place);
      }
    return opened;
  });
}

/** Sorts rows, with these columns only. */
const sorted = (rows: Rows, columns: string[]) =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();

async function tablesOf(place: StoreLocation): Promise<Map<string, Rows>> {
  const sql = rawSql(place);
  const names = await sql(
    place.databaseUrl === null
      ? "SELECT name FROM sqlite_schema WHERE type = 'table'"
      : 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  const tables = new Map<string, Rows>();
  for (const { name } of names.filter((table) => !NOT_KEPT.test(String(table.name))))
    tables.set(String(name), await sql(`SELECT * FROM ${name}`));
  return tables;
}

/** A store's schema, in an order independent of its history. */
async function storeSchema(place: StoreLocation): Promise<string[]> {
  const rows = await rawSql(place)(place.databaseUrl === null ? SQLITE : POSTGRES);
  return rows.map(({ line }) => normalised(String(line))).sort();
}

const SQLITE = 'SELECT sql AS line FROM sqlite_schema WHERE sql IS NOT NULL';

// Constraints without names, which depend on the table's first name.
const POSTGRES = `
  SELECT concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), collname, attnotnull, attidentity, attstorage,
    attstattarget, pg_get_expr(adbin, adrelid), reloptions) AS line
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid LEFT JOIN pg_collation ON pg_collation.oid = attcollation
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'v') AND attnum > 0 AND NOT attisdropped
  UNION ALL SELECT concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
  WHERE connamespace = current_schema()::regnamespace
  UNION ALL SELECT replace(pg_get_indexdef(indexrelid), current_schema() || '.', '') FROM pg_index
    JOIN pg_class ON pg_class.oid = indexrelid
  WHERE relnamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
  UNION ALL SELECT definition FROM pg_views WHERE schemaname = current_schema()`;

/** Columns and constraints are in the order in which they were added. */
function normalised(statement: string): string {
  const line = statement
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\() | (?=[,)])/g, '');
  const [, head, parts, tail] = /^(CREATE TABLE [^(]*)\((.*)\)([^)]*)$/.exec(line) ?? [];
  if (!parts) return line;
  return `${head}(${parts
    .split(/, (?![^(]*\))/)
    .sort()
    .join(', ')})${tail}`;
}

const bytesOf = (folder: string) =>
  Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));

/** Bytes as a statement has them. */
const bytesIn = ({ databaseUrl }: StoreLocation, bytes: Buffer) =>
  `${databaseUrl === null ? 'x' : ''}'${databaseUrl === null ? '' : '\\x'}${bytes.toString('hex')}'`;

/** Adds a CV registered without a job, as versions before the talent pool stored it. */
async function addRegistration(
  place: StoreLocation,
  key: StoreKey,
  { bytes, ...about }: { name: string; mimeType: string; bytes: Buffer },
) {
  const sql = rawSql(place);
  const blob = place.databaseUrl === null ? 'BLOB' : 'bytea';
  const hex = (sealed: Buffer) => bytesIn(place, sealed);
  const fields = {
    first_name: 'Meera',
    last_name: 'Rao',
    email: 'meera@example.com',
    phone: '1',
    consent: 'Yes.',
  };
  const wishes = { roles: 'Welder', cities: 'Kochi', message: 'Hello', source: '', experience_years: '' };
  const cv = { ...about, size: bytes.length, sha256: '' };
  await sql(`CREATE TABLE registrations (id INTEGER PRIMARY KEY, received_at text, idempotency_key text,
    reference text, email_hash text, sealed ${blob})`);
  await sql(
    `CREATE TABLE registration_cvs (registration_id INTEGER PRIMARY KEY, sealed ${blob}, bytes ${blob})`,
  );
  await sql(`INSERT INTO registrations VALUES (1, '${NOON}', 'key 5', 'REF5',
    '${emailHash(key, fields.email)}', ${hex(sealTexts(key, { ...fields, ...wishes }, 'registrations', 1))})`);
  await sql(`INSERT INTO registration_cvs VALUES (1, ${hex(sealTexts(key, cv, 'registration_cvs', 1))},
    ${hex(sealBytes(key, bytes, ['registration_cvs', 1, 'bytes']))})`);
  await sql('ALTER TABLE mails ADD COLUMN registration_id integer');
  await sql(`INSERT INTO mails (kind, message_id, registration_id, queued_at, next_try_at, give_up_at)
    VALUES ('receipt', 'm', 1, '${NOON}', '${NOON}', '2099-01-01T00:00:00.000Z')`);
  await sql(`INSERT INTO consents (kind, row_id, wording, language, given_at, received_at)
    VALUES ('registrations', 1, 'Yes.', 'hi-IN', '${NOON}', '${NOON}')`);
}

describeBothEngines(process.env, ({ emptyPlace, open }) => {
  const setVersion = (place: StoreLocation, sqlite: number, postgres: number) =>
    rawSql(place)(
      place.databaseUrl === null
        ? `PRAGMA user_version = ${sqlite}`
        : `UPDATE store_version SET version = ${postgres}`,
    );
  /** Tables of which nothing was kept (what was told ahead is told again), or whose content is encrypted. */
  const GONE = ['application_cvs', 'digests', 'mail_turns', 'secrets', 'told_ahead'];

  test('a store of release 0.2.0 becomes what a new one is, and nothing is lost', async () => {
    const [place, fresh] = [await emptyPlace(), await emptyPlace()];
    await makeOlderStore(place);
    const before = await tablesOf(place);
    const words = ['Asha', 'meera@', 'Namaste', 'Kolam', 'token of', '%PDF of asha'];
    const plain = () => words.filter((word) => bytesOf(place.dataDir).includes(word));
    if (place.databaseUrl === null) expect(plain()).toEqual(words);
    for (const one of [place, fresh]) await (await openStore(one)).close();
    expect(plain()).toEqual([]);
    expect(await storeSchema(place)).toEqual(await storeSchema(fresh));
    const after = await tablesOf(place);
    for (const [name, given] of before) {
      if (GONE.includes(name)) continue;
      const rows = given.filter(({ kind }) => kind !== 'digest');
      const found = after.get(name)!;
      const kept = Object.keys(rows[0] ?? {}).filter((column) => column in (found[0] ?? {}));
      expect([name, kept.length > 0]).toEqual([name, rows.length > 0]);
      expect([name, sorted(found, kept)]).toEqual([name, sorted(rows, kept)]);
    }

    const store = await open(place);
    for (const { application_id: id, mime_type: mimeType, name, sha256, bytes } of before.get(
      'application_cvs',
    )!)
      expect(await store.getCv(Number(id))).toMatchObject({ name, mimeType, sha256, bytes });
    const known = await store.inbox();
    const fields = (reference: string) => known.find((form) => form.reference === reference)!.fields;
    expect(fields('REF1')).toMatchObject({
      email: 'Asha@example.com',
      message: 'Namaste ನಮಸ್ಕಾರ “it’s” \\ "x"\n',
    });
    expect(fields('REF3')).toEqual(enquiry);
    expect(fields('REF4')).toMatchObject({ company_name: 'Kolam', job_description: 'Welds' });
    expect((await store.linkSecret('alerts')).toString('hex')).toBe(
      (before.get('secrets')![0]!.value as Buffer).toString('hex'),
    );
    expect(await store.findSubmission('applications', 'key 2')).toBe(2);
    expect(await store.addContactEnquiry(enquiry)).toBeGreaterThan(1);
    expect(await store.addApplication(application, null)).toBeGreaterThan(2);
    await store.upsertJobs([newJob({ id: 'new', category: 'New', location: 'Mysuru' })]);
    expect(await store.consentsAfter(0, 9)).toHaveLength(1);
    // Found although another version wrote the index; not closed although never confirmed.
    expect((await store.findJobs({ page: 1, perPage: 9, keyword: 'weld' })).jobs[0]?.id).toBe('1');
    expect(await store.closeUnconfirmed()).toBe(0);
    expect((await store.claimChanges('website', 9, 1_000))?.changes.map(({ job_id: id }) => id)).toEqual(
      expect.arrayContaining(['1', 'x2', '3']),
    );
    expect(await store.getAlert(1)).toMatchObject({ email: 'Asha@example.com', keyword: 'welder' });
    expect(await store.alertToConfirm('token of meera')).toMatchObject({ email: 'meera@example.com' });
    const mails = [];
    for (let mail; (mail = await store.claimMail(60_000));) mails.push(mail.mail);
    const confirmation = { kind: 'alert-confirm', alert_id: 2, token: 'token of meera' };
    expect(mails).toContainEqual(expect.objectContaining(confirmation));

    // Decrypts everything.
    const key = derivedKey('s'.repeat(32), 'STORE_KEY');
    expect(await store.rotateKey(Buffer.from(key, 'hex'))).toBeGreaterThan(9);
    const again = await open({ ...place, storeKey: key });
    expect(await again.eraseByEmail('asha@example.com')).toMatchObject({ applications: 2, alerts: 1 });
  });

  test('a later store is brought up to date with all that it has', async () => {
    const place = await emptyPlace();
    const first = await openStore(place);
    await first.upsertJobs([newJob({ id: '1' })]);
    const cv = { name: 'asha.pdf', mimeType: 'application/pdf', bytes: Buffer.from('%PDF of asha') };
    const id = await first.addApplication(application, cv);
    await first.addApplication({ ...application, email: 'ravi@example.com' }, null);
    await first.addNotes([id], { who: 'ravi@agency.example', kind: 'note', text: 'Call on Monday' });
    await first.close();
    const sql = rawSql(place);
    await sql('CREATE TABLE job_views (job_id text, day text, views integer)');
    await sql('ALTER TABLE mails ADD COLUMN since text');
    await sql("UPDATE mails SET kind = 'digest' WHERE id = 1");
    const key = storeKey(Buffer.from(place.storeKey!, 'hex'));
    await addRegistration(place, key, cv);
    await setVersion(place, 27, 26);
    const before = await tablesOf(place);
    await (await openStore(place)).close();
    const after = await tablesOf(place);
    expect([...before.keys()].filter((name) => !after.has(name)).sort()).toEqual([
      'job_views',
      'registration_cvs',
      'registrations',
    ]);
    for (const [name, rows] of after) {
      if (name === 'store_state') continue;
      const given = openedRows(name, before.get(name)!, key).filter(({ kind }) => kind !== 'digest');
      const columns = Object.keys(rows[0] ?? {});
      // The registration's.
      const found = openedRows(name, rows, key).filter(
        (row) =>
          ![row.id, row.application_id].includes(id + 2) &&
          row.kind !== 'registrations' &&
          row.row_id !== id + 2,
      );
      expect([name, sorted(found, columns)]).toEqual([
        name,
        sorted(
          given.filter((row) => row.kind !== 'registrations' && !row.registration_id && row.id !== id + 2),
          columns,
        ),
      ]);
    }
    const fresh = await emptyPlace();
    await (await openStore(fresh)).close();
    expect(await storeSchema(place)).toEqual(await storeSchema(fresh));
    const store = await open(place);
    expect((await store.getCv(id))?.bytes).toEqual(cv.bytes);
    expect((await store.notesOf(id)).map(({ text }) => text)).toEqual(['Call on Monday']);
    expect(await store.inbox('applications')).toContainEqual(
      expect.objectContaining({
        id: id + 2,
        reference: 'REF5',
        received_at: NOON,
        fields: expect.objectContaining({
          job_id: TALENT_POOL,
          message: 'Welder – Kochi\nHello',
          consent: 'Yes.',
        }),
      }),
    );
    expect((await store.getCv(id + 2))?.bytes).toEqual(cv.bytes);
    expect(await store.consentLanguage('applications', id + 2)).toBe('hi-IN');
    expect(await store.eraseByEmail('meera@example.com')).toMatchObject({ applications: 1, mails: 1 });
    expect(await store.addApplication(application, null)).toBe(id + 3);
  });

  test('what is behind a call in a store from before dates counts again', async () => {
    const place = await emptyPlace();
    const first = await openStore(place);
    await first.upsertJobs([newJob({ id: '1' })]);
    const id = await first.addApplication(application, null);
    for (const kind of ['sent', 'called'] as const) await first.addNotes([id], { who: 'ravi', kind });
    for (let count = 0; count < 2; count += 1) await first.addContactEnquiry(enquiry);
    await first.close();
    const sql = rawSql(place);
    await sql("UPDATE contact_enquiries SET received_at = '2020-01-01T00:00:00.000Z' WHERE id = 1");
    await sql('DROP INDEX contact_enquiries_waiting');
    await sql('ALTER TABLE contact_enquiries DROP COLUMN done_at');
    await sql('ALTER TABLE notes DROP COLUMN due_at');
    await sql("UPDATE applications SET stage = 'called'");
    await setVersion(place, 31, 30);
    const store = await open(place);
    expect((await store.applicationsOf([id]))[0]?.stage).toBe('sent');
    expect((await statesOf(store, id)).at(-1)?.state).toBe('with-employer');
    // Nobody has to mark what was answered long ago.
    expect((await store.enquiries('contacts', true, 9, 9)).map(({ form }) => form.id)).toEqual([2]);
  });

  test('answers that were stored one by one become a list, and nothing changes if that is interrupted', async () => {
    const place = await emptyPlace();
    const first = await openStore(place);
    await first.upsertJobs([newJob({ id: '1' })]);
    for (let count = 0; count < 4; count += 1) await first.addApplication(application, null);
    await first.close();
    const key = storeKey(Buffer.from(place.storeKey!, 'hex'));
    const store = (id: number, texts: object, at = id) =>
      rawSql(place)(`UPDATE applications SET sealed =
        ${bytesIn(place, sealTexts(key, texts, 'applications', at))} WHERE id = ${id}`);
    await store(1, { ...application, question_1: 'A licence?', answer_1: 'Yes', answer_3: '7' });
    await store(2, { ...application, question_5: 'क्यों?', answer_5: 'पास है' });
    // Another row's, which cannot be read.
    await store(4, application, 3);
    await setVersion(place, 37, 36);
    const before = await tablesOf(place);
    await expect(openStore(place)).rejects.toThrow();
    expect(await tablesOf(place)).toEqual(before);

    await store(4, application);
    const opened = await open(place);
    const answersOf = async (id: number) =>
      answersIn((await opened.getSubmission('applications', id))!.fields);
    expect(await answersOf(1)).toEqual([
      { number: 1, question: 'A licence?', answer: 'Yes' },
      { number: 3, question: '', answer: '7' },
    ]);
    expect(await answersOf(2)).toEqual([{ number: 5, question: 'क्यों?', answer: 'पास है' }]);
    expect(await answersOf(3)).toEqual([]);
    for (const { fields } of await opened.inbox()) expect(fields).toMatchObject(application);
  });

  test.each([
    [9, 8, /version [89], from before release 0\.2\.0 .*open it once with that release/],
    [14, 13, /version 1[34], which no release wrote/],
    [99, 99, /version 99, but this release supports/],
  ])('a store of version %i is refused and unchanged', async (sqlite, postgres, advice) => {
    const place = await emptyPlace();
    await makeOlderStore(place);
    await setVersion(place, sqlite, postgres);
    const before = await storeSchema(place);
    await expect(openStore(place)).rejects.toThrow(advice);
    expect(await storeSchema(place)).toEqual(before);
  });
});
