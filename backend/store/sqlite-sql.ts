import type BetterSqlite from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { errorCode } from '../../lib/base/log';
import { StoreBusyError, type Sql } from './database';
import { keysOf } from '../../lib/base/keys';

const MAX_STATEMENTS = 500;

/** Runs statements on a connection and caches their prepared forms. */
export function sqlOn(db: BetterSqlite.Database): Sql {
  const statements = new LRUCache<string, BetterSqlite.Statement<[Record<string, unknown>]>>({
    max: MAX_STATEMENTS,
  });
  const prepared = (text: string) => {
    const statement = statements.get(text) ?? db.prepare<[Record<string, unknown>]>(text);
    statements.set(text, statement);
    return statement;
  };
  const run = <Row>(text: string, values: unknown[], isColumn = false): Row[] => {
    try {
      const statement = prepared(text);
      // $1 is a parameter named "1".
      const named = Object.fromEntries(values.map((value, index) => [String(index + 1), bindable(value)]));
      if (statement.reader) return statement.pluck(isColumn).all(named) as Row[];
      statement.run(named);
      return [];
    } catch (error) {
      throw isBusy(error) ? busyError(error) : error;
    }
  };
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) => run<Row>(text, values),
    column: async <Value>(text: string, values: unknown[] = []) => run<Value>(text, values, true),
    async insert(table, columns, rows, conflict = '') {
      const names = keysOf(columns);
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
      const [last] = run<{ seq: number }>('SELECT seq FROM sqlite_sequence WHERE name = $1', [table]);
      return (last?.seq ?? 0) + 1;
    },
    tables: async () => run<string>("SELECT name FROM sqlite_schema WHERE type = 'table'", [], true),
    lockTable: async () => {},
  };
}

function bindable(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return Array.isArray(value) ? JSON.stringify(value) : value;
}

export const isBusy = (error: unknown) => errorCode(error).startsWith('SQLITE_BUSY');
export const busyError = (cause: unknown) =>
  new StoreBusyError('The database is locked by another process.', { cause });
