import { application, enquiry, NOON } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import { makeOlderStore, type OlderVersion } from '../../test/older-store';
import { rawSql } from '../../test/raw-sql';
import { dataKeyIn, type WrappedKey } from '../keys/older-stores';
import { SEALED_TABLES } from '../keys/reseal';
import { placeOf } from '../keys/sealed-rows';
import { storeKey, type StoreKey } from '../keys/store-key';
import { TALENT_POOL } from '../../lib/contract/talent-pool';
import { openStore } from '../open-store';
import type { StoreLocation } from '../keys/key-source';

// SQLite's tables, the version, and word indexes, which are rebuilt.
const NOT_KEPT = /^(?:sqlite_|store_version|job_heads|job_texts|text_words)/;

type Rows = Record<string, unknown>[];
type Key = Pick<StoreKey, 'open'>;

/** Rows decrypted, without values derived from the key. */
function openedRows(table: string, rows: Rows, keyOf: (row: Rows[number]) => Key): Rows {
  const sealed = SEALED_TABLES.find(({ name }) => name === table);
  return rows.map((row) => {
    const { key_id, email_hash, address_hash, ...others } = row;
    for (const column of sealed ? ['sealed', 'bytes'] : [])
      if (others[column]) {
        const place = placeOf(table, others[sealed!.id ?? 'id'] as number, column);
        others[column] = keyOf(row).open(others[column] as Buffer, place);
      }
    return sealed ? others : row;
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

describeBothEngines(process.env, ({ emptyPlace, open }) => {
  /** Tables of which nothing was kept, or whose content moved. */
  const gone: Record<OlderVersion, string[]> = {
    '0.2.0': ['application_cvs', 'digests', 'mail_turns', 'secrets'],
    '2026-11-25': [
      'consent_head',
      'consent_texts',
      'store_keys',
      'plain_cvs',
      'application_states',
      'digests',
      'vouchers',
      'registrations',
      'registration_cvs',
    ],
  };

  const isKept = ({ kind }: { kind?: unknown }) => kind !== 'digest' && kind !== 'upkeep';

  const consents = {
    '0.2.0': [],
    '2026-11-25': [
      {
        ...{ id: 1, kind: 'applications', row: 1, wording: 'I agree. (Notice of 20 November 2026)' },
        ...{ language: 'en-IN', given_at: NOON, received_at: NOON },
      },
      { kind: 'alerts', row: 1, wording: expect.stringContaining('[Yes, send me new jobs]') },
      { kind: 'applications', row: expect.any(Number), received_at: '2026-11-20T12:01:00.000Z' },
      { id: 4, kind: 'applications', row: null, language: 'en-IN' },
    ],
  };

  test.each(['0.2.0', '2026-11-25'] as const)(
    'a store of %s becomes what a new one is, and nothing is lost',
    async (version) => {
      const [place, fresh] = [await emptyPlace(), await emptyPlace()];
      await makeOlderStore(place, version);
      const before = await tablesOf(place);
      for (const one of [place, fresh]) await (await openStore(one)).close();
      expect(await storeSchema(place)).toEqual(await storeSchema(fresh));
      const after = await tablesOf(place);
      const key = storeKey(Buffer.from(place.storeKey!, 'hex'));
      const dataKeys = new Map(
        before.get('store_keys')?.map((row) => [row.id, dataKeyIn(row as WrappedKey, key)!]),
      );
      const plain = new Map(
        before
          .get(version === '0.2.0' ? 'application_cvs' : 'plain_cvs')
          ?.map((row) => [
            row.application_id,
            { name: row.name, mimeType: row.mime_type, sha256: row.sha256, bytes: row.bytes },
          ]),
      );
      const pooled = after.get('applications')!.find(({ job_id: id }) => id === TALENT_POOL)?.id;
      const isPooled = (row: Rows[number]) =>
        pooled !== undefined && [row.id, row.application_id].includes(pooled);
      for (const [name, given] of before) {
        if (gone[version].includes(name)) continue;
        const rows = openedRows(name, given.filter(isKept), ({ key_id: id }) => dataKeys.get(id)!);
        for (const row of rows) {
          if (name === 'mails' && row.registration_id) row.application_id = pooled;
          if (name === 'consents' && row.kind === 'registrations')
            Object.assign(row, { kind: 'applications', row_id: pooled });
        }
        const found = openedRows(name, after.get(name)!, () => key);
        const kept = Object.keys(rows[0] ?? {}).filter((column) => column in (found[0] ?? {}));
        expect([name, kept.length > 0]).toEqual([name, rows.length > 0]);
        const left = /^application(?:s|_cvs)$/.test(name)
          ? found.filter((row) => !isPooled(row) && !plain.has(row.application_id))
          : found;
        expect([name, sorted(left, kept)]).toEqual([name, sorted(rows, kept)]);
      }

      const store = await open(place);
      for (const [id, cv] of plain) expect(await store.getCv(Number(id))).toMatchObject(cv);
      expect(await store.consentsAfter(0, 9)).toMatchObject(consents[version]);
      expect(await store.notesOf(1)).toMatchObject(
        version === '0.2.0' ? [] : [{ kind: 'seen', at: '2026-11-20T12:01:00.000Z', who: '', text: '' }],
      );
      const known = await store.inbox();
      const fields = (reference: string) => known.find((form) => form.reference === reference)!.fields;
      expect(fields('REF1')).toMatchObject({
        email: 'Asha@example.com',
        message: 'Namaste ನಮಸ್ಕಾರ “it’s” \\ "x"\n',
      });
      expect(fields('REF3')).toEqual(enquiry);
      expect(fields('REF4')).toMatchObject({ company_name: 'Kolam', job_description: 'Welds' });
      if (version === '2026-11-25') {
        const registered = known.find((form) => form.reference === 'REF5')!;
        expect(registered).toMatchObject({
          kind: 'applications',
          received_at: '2026-11-20T12:01:00.000Z',
          fields: { job_id: TALENT_POOL, message: 'Welder – Kochi', consent_at: NOON },
        });
        expect((await store.getCv(registered.id))?.bytes.toString()).toBe('%PDF of ravi');
        expect(await store.consentLanguage('applications', registered.id)).toBe('en-IN');
        expect((await store.heldAbout('ravi@example.com')).submissions).toEqual([registered]);
      }
      expect((await store.getCv(1))?.bytes.toString()).toBe('%PDF of asha');
      expect(await store.findSubmission('applications', 'key 2')).toBe(2);
      expect(await store.addContactEnquiry(enquiry)).toBeGreaterThan(1);
      expect(await store.addApplication(application, null)).toBeGreaterThan(2);
      expect(await store.consentsAfter(consents[version].length, 9)).toHaveLength(1);
      // Found although another version wrote the index; not closed although never confirmed.
      expect((await store.findJobs({ page: 1, perPage: 9, keyword: 'weld' })).jobs[0]?.id).toBe('1');
      expect(await store.closeUnconfirmed('2026-11-20', { since: '2026-11-01', week: '' })).toBe(0);
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
      const rotated = await open({ ...place, storeKey: 'b2'.repeat(32), oldStoreKey: place.storeKey });
      expect((await rotated.rotateKey()).rows).toBeGreaterThan(9);
      const again = await open({ ...place, storeKey: 'b2'.repeat(32) });
      expect(await again.eraseByEmail('asha@example.com')).toMatchObject({ applications: 2, alerts: 1 });
    },
  );

  test('a store from before release 0.2.0 is refused and unchanged', async () => {
    const place = await emptyPlace();
    await makeOlderStore(place, '0.2.0');
    await rawSql(place)(
      place.databaseUrl === null ? 'PRAGMA user_version = 9' : 'UPDATE store_version SET version = 8',
    );
    const before = await storeSchema(place);
    await expect(openStore(place)).rejects.toThrow(
      /version [89], from before release 0\.2\.0.*start that release/,
    );
    expect(await storeSchema(place)).toEqual(before);
  });
});
