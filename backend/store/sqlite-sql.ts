import type BetterSqlite from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { errorCode } from '../../lib/base/log';
import { StoreBusyError, type Sql } from './database';

const MAX_STATEMENTS = 500;
const MAX_INT32 = 2 ** 31 - 1;

/** Runs statements on a connection and caches their prepared forms. */
export function sqlOn(db: BetterSqlite.Database): Sql {
  const statements = new LRUCache<string, BetterSqlite.Statement<[Record<string, unknown>], object>>({
    max: MAX_STATEMENTS,
  });
  const prepared = (text: string) => {
    const statement = statements.get(text) ?? db.prepare<[Record<string, unknown>], object>(text);
    statements.set(text, statement);
    return statement;
  };
  const run = (text: string, values: unknown[], isColumn = false): object[] => {
    try {
      const statement = prepared(text);
      // $1 is a parameter named "1".
      const named = Object.fromEntries(values.map((value, index) => [String(index + 1), bindable(value)]));
      if (statement.reader) return statement.pluck(isColumn).all(named);
      statement.run(named);
      return [];
    } catch (error) {
      throw isBusy(error) ? busyError(error) : error;
    }
  };
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) => run(text, values) as Row[],
    column: async <Value>(text: string, values: unknown[] = []) => run(text, values, true) as Value[],
    async insert(table, columns, rows, conflict = '') {
      const names = Object.keys(columns) as (keyof (typeof rows)[number])[];
      const text = `INSERT INTO ${table} (${names.join(', ')})
        VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')}) ${conflict}`;
      for (const row of rows)
        run(
          text,
          names.map((name) => row[name]),
        );
    },
    arrayOf: (column, order) => `json_group_array(${column}${order ? ` ORDER BY ${order}` : ''})`,
    arrayIn: (json) => (typeof json === 'string' ? JSON.parse(json) : []),
    oneOf: (placeholder) => `IN (SELECT value FROM json_each(${placeholder}))`,
    // A transaction is the only writer.
    forUpdate: '',
    skipLocked: '',
    async nextId(table) {
      const [last] = run('SELECT seq FROM sqlite_sequence WHERE name = $1', [table]) as { seq: number }[];
      return (last?.seq ?? 0) + 1;
    },
    tables: async () =>
      run("SELECT name FROM sqlite_schema WHERE type = 'table'", [], true) as unknown[] as string[],
    lockTable: async () => {},
  };
}

/** better-sqlite3 binds numbers beyond 32 bits as floats, which FTS5 rejects as rowids. */
function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (Array.isArray(value)) return JSON.stringify(value);
  return Number.isSafeInteger(value) && Math.abs(value as number) > MAX_INT32
    ? BigInt(value as number)
    : value;
}

export const isBusy = (error: unknown) => errorCode(error).startsWith('SQLITE_BUSY');
export const busyError = (cause: unknown) =>
  new StoreBusyError('The database is locked by another process.', { cause });
