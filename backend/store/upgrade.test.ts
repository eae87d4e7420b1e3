import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { application, enquiry, newJob } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import { makeOlderStore } from '../../test/older-store';
import { rawSql } from '../../test/raw-sql';
import { derivedKey } from '../../lib/base/secret-key';
import { openStore } from '../open-store';
import type { StoreLocation } from '../keys/key-source';

// SQLite's tables, the version, and word indexes, which are rebuilt.
const NOT_KEPT = /^(?:sqlite_|store_version|job_heads|job_texts|text_words|known_words|word_trigrams)/;

type Rows = Record<string, unknown>[];

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

  test('an upgrade that fails changes nothing', async () => {
    const place = await emptyPlace();
    await makeOlderStore(place);
    // A name that the upgrade needs.
    await rawSql(place)('CREATE VIEW old_mails AS SELECT 1 AS id');
    const before = [await storeSchema(place), await tablesOf(place)];
    await expect(openStore(place)).rejects.toThrow('old_mails');
    expect([await storeSchema(place), await tablesOf(place)]).toEqual(before);
  });

  test('enquiries that were answered by mail long ago do not wait', async () => {
    const place = await emptyPlace();
    await makeOlderStore(place);
    await rawSql(
      place,
    )(`INSERT INTO contact_enquiries (received_at, name, email_address, subject, message, reference)
      VALUES ('${new Date().toISOString()}', 'Ravi', 'ravi@example.com', 'Hiring', 'Today', 'NEW')`);
    const store = await open(place);
    const waiting = await store.enquiries('contacts', true, 999, 9);
    expect(waiting.map(({ form }) => form.fields.message)).toEqual(['Today']);
  });

  test.each([
    [9, 8, /version [89], from before release 0\.2\.0 .*open it once with that release/],
    [14, 13, /version 1[34], which no release wrote/],
    [37, 36, /version 3[67], which no release wrote/],
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
