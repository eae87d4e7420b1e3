import { DatabaseError, Pool, types, type PoolClient } from 'pg';
import { errorCode, logFailure } from '../../lib/base/log';
import { StoreBusyError, type Database, type Sql } from './database';
import { keysOf } from '../../lib/base/keys';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const INT8 = 20;

// The lock timeout is shorter, so that lock failures are reported as such.
const settings = (timeoutMs: number) => `
  SET statement_timeout = ${timeoutMs};
  SET lock_timeout = ${Math.ceil(timeoutMs * 0.9)};
  SET idle_in_transaction_session_timeout = ${timeoutMs};
`;

export type ConnectionOptions = {
  url: string;
  /** Time after which a statement is cancelled. */
  statementTimeoutMs?: number;
};

/** Creates a connection pool that connects on demand and survives restarts of the database. */
export function connectPostgres({
  url,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
}: ConnectionOptions): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: 'recruitment-api',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: Math.min(CONNECT_TIMEOUT_MS, statementTimeoutMs),
    // Longer than the server's timeout, for a server that no longer answers at all.
    query_timeout: statementTimeoutMs * 1.2,
    keepAlive: true,
    // Our 64-bit numbers are all below 2^53.
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
    onConnect: async (client) => void (await client.query(settings(statementTimeoutMs))),
  });
  // Without listeners a lost connection would end the process, even between two statements. The pool reconnects on demand.
  pool.on('error', (error) => logFailure('lost a connection to the database', error));
  pool.on('connect', (client) => client.on('error', () => {}));

  const within = async <T>(begin: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch(rethrow);
    let isUsable = false;
    try {
      await client.query(begin).catch(rethrow);
      const result = await work(sqlOn(serialise(client)));
      await client.query('COMMIT').catch(rethrow);
      isUsable = true;
      return result;
    } catch (error) {
      isUsable = await rolledBack(client, error);
      throw error;
    } finally {
      client.release(!isUsable);
    }
  };

  const transaction: Database['transaction'] = (work) => within('BEGIN ISOLATION LEVEL READ COMMITTED', work);

  return {
    read: sqlOn(pool),
    snapshot: (work) => within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work),
    transaction,
    async erase(tables, work) {
      const result = await transaction(work);
      // Frees deleted rows' space. Their bytes may remain in free space and the server's log until overwritten.
      await pool.query(`VACUUM (SKIP_LOCKED) ${tables.join(', ')}`).catch(() => {});
      return result;
    },
    async refreshStatistics(tables) {
      // Doesn't wait: if it fails or another process is at it, autovacuum makes up for it.
      await pool.query(`ANALYZE (SKIP_LOCKED) ${tables.join(', ')}`).catch(() => {});
    },
    close: () => pool.end(),
  };
}

type Connection = {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
};

/** Serialises statements: a connection takes one at a time. */
function serialise(client: PoolClient): Connection {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query<Row extends object>(text: string, values?: unknown[]) {
      const result = last.then(() => client.query<Row>(text, values));
      last = result.catch(() => {});
      return result;
    },
  };
}

function sqlOn(connection: Connection): Sql {
  const query = async <Row extends object>(text: string, values?: unknown[]): Promise<Row[]> => {
    const result = await connection.query<Row>(text, values?.map(storable)).catch(rethrow);
    return result.rows;
  };
  const column = async <Value>(text: string, values?: unknown[]) =>
    (await query<Record<string, Value>>(text, values)).flatMap(Object.values<Value>);
  return {
    query,
    column,
    async insert(table, columns, rows, conflict = '') {
      if (rows.length === 0) return;
      const names = keysOf(columns);
      const arrays = names.map((name, index) => `$${index + 1}::${columns[name]}[]`);
      await query(
        `INSERT INTO ${table} (${names.join(', ')}) SELECT * FROM unnest(${arrays.join(', ')}) ${conflict}`,
        names.map((name) => rows.map((row) => row[name])),
      );
    },
    arrayOf: (column, order) => `json_agg(${column}${order ? ` ORDER BY ${order}` : ''})`,
    arrayIn: <Value>(json: unknown) => (Array.isArray(json) ? (json as Value[]) : []),
    oneOf: (placeholder, type) => `= ANY (${placeholder}::${type}[])`,
    forUpdate: 'FOR UPDATE',
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    async nextId(table) {
      return (await column<number>("SELECT nextval(pg_get_serial_sequence($1, 'id'))", [table]))[0]!;
    },
    tables: () => column('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()'),
    lockTable: async (table) => void (await query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)),
  };
}

// Don't wait for an unresponsive connection again; closing it also rolls back.
async function rolledBack(client: PoolClient, error: unknown): Promise<boolean> {
  if (error instanceof StoreBusyError) return false;
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  );
}

/** PostgreSQL's text cannot contain NUL. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD');
  return Array.isArray(value) ? value.map(storable) : value;
}

function rethrow(error: unknown): never {
  if (!isTransient(error)) throw error;
  const isLocked = errorCode(error) === '55P03';
  throw new StoreBusyError(
    isLocked ? 'The database is locked by another process.' : 'The database does not respond.',
    { cause: error },
  );
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection (08), serialisation and deadlock (40),
// too many connections (53300), lock not available (55P03), cancelled, shut down or starting (57).
function isTransient(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(08|40|53300|55P03|57)/.test(errorCode(error));
  // Errors not sent by the server are connection failures or timeouts.
  return !(error instanceof TypeError);
}
