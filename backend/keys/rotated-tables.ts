import type { Sql } from '../store/database';
import type { DataKey } from './data-keys';
import { emailHash, erasedHash, openBytes, openTexts, sealBytes, sealTexts } from './sealed-rows';

type Id = number | string;
type Columns = Record<string, unknown>;

/** A table with encrypted rows, and how a row is encrypted anew. */
export type RotatedTable = {
  name: string;
  /** The column of the primary key, and what is below all of its values. */
  id: string;
  first: Id;
  /** The encrypted columns. */
  columns: string[];
  batch: number;
  /** The new values of columns. */
  reseal(row: Record<string, Buffer>, id: Id, from: DataKey, to: DataKey): Columns;
};

const resealTexts = (table: string, sealed: Buffer, id: Id, from: DataKey, to: DataKey) => {
  const texts = openTexts(from, sealed, table, Number(id));
  return { texts, sealed: sealTexts(to, texts, table, Number(id)) };
};

/** A table whose rows are found by an address. */
const withAddress = (name: string, email: string): RotatedTable => ({
  name,
  id: 'id',
  first: 0,
  columns: ['sealed'],
  batch: 200,
  reseal(row, id, from, to) {
    const { texts, sealed } = resealTexts(name, row.sealed!, id, from, to);
    return { sealed, email_hash: emailHash(to, texts[email] ?? '') };
  },
});

/** A table of CVs. */
const withBytes = (name: string, idColumn: string): RotatedTable => ({
  name,
  id: idColumn,
  first: 0,
  columns: ['sealed', 'bytes'],
  batch: 4,
  reseal(row, id, from, to) {
    const bytes = openBytes(from, row.bytes!, [name, id, 'bytes']);
    const { sealed } = resealTexts(name, row.sealed!, id, from, to);
    return { sealed, bytes: sealBytes(to, bytes, [name, id, 'bytes']) };
  },
});

type Forms = Record<string, { table: string; email: string }>;
type Cvs = Record<string, { table: string; id: string }>;

/** All tables with encrypted rows; those of forms and of their CVs by kind. */
export const rotatedTables = (forms: Forms, cvTables: Cvs): RotatedTable[] => [
  ...Object.values(forms).map(({ table, email }) => withAddress(table, email)),
  withAddress('job_alerts', 'email'),
  withAddress('your_data_tokens', 'email'),
  {
    name: 'erasures',
    id: 'id',
    first: 0,
    columns: ['sealed'],
    batch: 200,
    reseal(row, id, from, to) {
      const { texts, sealed } = resealTexts('erasures', row.sealed!, id, from, to);
      return { sealed, address_hash: erasedHash(to, texts.email ?? '') };
    },
  },
  ...Object.values(cvTables).map(({ table, id }) => withBytes(table, id)),
  {
    name: 'mails',
    id: 'id',
    first: 0,
    columns: ['sealed'],
    batch: 200,
    reseal(row, id, from, to) {
      const { texts, sealed } = resealTexts('mails', row.sealed!, id, from, to);
      return { sealed, email_hash: texts.email ? emailHash(to, texts.email) : null };
    },
  },
  {
    name: 'vouchers',
    id: 'id',
    first: 0,
    columns: ['sealed'],
    batch: 200,
    reseal: (row, id, from, to) => ({ sealed: resealTexts('vouchers', row.sealed!, id, from, to).sealed }),
  },
  {
    name: 'secrets',
    id: 'name',
    first: '',
    columns: ['sealed'],
    batch: 200,
    reseal(row, id, from, to) {
      const place: [string, Id, string] = ['secrets', id, 'sealed'];
      return { sealed: sealBytes(to, openBytes(from, row.sealed!, place), place) };
    },
  },
];

/** Encrypts the next rows after an id anew; resolves with the last one's id and their number, or null at the end. */
export async function resealBatch(
  { query, forUpdate }: Sql,
  table: RotatedTable,
  after: Id,
  [to, ...olderKeys]: DataKey[],
): Promise<{ last: Id; rows: number } | null> {
  const { name, id, columns, batch } = table;
  const rows = await query<Record<string, Buffer> & { id: Id; key_id: number }>(
    `SELECT ${id} AS id, key_id, ${columns.join(', ')} FROM ${name} WHERE ${id} > $1 AND key_id < $2
     ORDER BY ${id} LIMIT ${batch} ${forUpdate}`,
    [after, to!.id],
  );
  for (const { id: rowId, key_id: keyId, ...row } of rows) {
    const from = olderKeys.find((key) => key.id === keyId);
    if (!from) throw new Error(`The store lacks the data key ${keyId}.`);
    const values = { key_id: to!.id, ...table.reseal(row, rowId, from, to!) };
    const set = Object.keys(values).map((column, index) => `${column} = $${index + 2}`);
    await query(`UPDATE ${name} SET ${set.join(', ')} WHERE ${id} = $1`, [rowId, ...Object.values(values)]);
  }
  const last = rows.at(-1);
  return last ? { last: last.id, rows: rows.length } : null;
}
