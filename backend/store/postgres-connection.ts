import { DatabaseError, Pool, types, type PoolClient } from 'pg';
import { errorCode } from '../error-code';
import { StoreBusyError } from './store';

const CONNECTIONS = 10;
const CONNECT_PATIENCE_MS = 5_000;
const PATIENCE_MS = 10_000;
const INT8 = 20;

// Every statement here has its index. Without this a database that has not yet counted a table's rows would read all
// of it, with every text.
// Starting the workers of a parallel plan takes longer than they save, and the planner expects it without statistics.
// The lock's patience is the shorter one, so that the failure tells what it was.
const settings = (patienceMs: number) => `
  SET statement_timeout = ${patienceMs};
  SET lock_timeout = ${Math.ceil(patienceMs * 0.9)};
  SET idle_in_transaction_session_timeout = ${patienceMs};
  SET jit = off;
  SET max_parallel_workers_per_gather = 0;
  SET enable_seqscan = off;
  SET enable_hashjoin = off;
  SET enable_mergejoin = off;
`;

/** Runs one statement and gives its rows. Rejects with StoreBusyError where trying again later may help. */
export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

export type PostgresDatabase = {
  query: Query;
  /** All that `work` asks through its own query function is done, or nothing. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export type ConnectionOptions = {
  url: string;
  /** Told when a connection that nobody used was lost; the next one is made when it is needed. */
  onConnectionLost?: (error: Error) => void;
  /** After how many milliseconds a statement is given up. */
  patienceMs?: number;
};

/** A pool of connections, each made when it is needed, so that a restart of the database is survived. */
export function connectPostgres({
  url,
  onConnectionLost = () => {},
  patienceMs = PATIENCE_MS,
}: ConnectionOptions): PostgresDatabase {
  const pool = new Pool({
    connectionString: url,
    application_name: 'recruitment-api',
    max: CONNECTIONS,
    connectionTimeoutMillis: Math.min(CONNECT_PATIENCE_MS, patienceMs),
    // Longer than the server's own patience, for when the server does not even answer that it has lost it.
    query_timeout: patienceMs * 1.2,
    keepAlive: true,
    // Our 64-bit numbers are all below 2^53.
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
    onConnect: async (client) => void (await client.query(settings(patienceMs))),
  });
  // Without a listener a lost connection would end the process, also one lost between two statements.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => client.on('error', () => {}));

  return {
    query: queryOn(pool),
    async transaction(work) {
      const client = await pool.connect().catch(rethrow);
      let isUsable = false;
      try {
        await client.query('BEGIN ISOLATION LEVEL READ COMMITTED').catch(rethrow);
        const result = await work(queryOn(client));
        await client.query('COMMIT').catch(rethrow);
        isUsable = true;
        return result;
      } catch (error) {
        isUsable = await rolledBack(client, error);
        throw error;
      } finally {
        client.release(!isUsable);
      }
    },
    close: () => pool.end(),
  };
}

function queryOn(client: Pool | PoolClient): Query {
  return async <Row extends object>(text: string, values?: unknown[]) => {
    const result = await client.query<Row>(text, values?.map(storable)).catch(rethrow);
    return result.rows;
  };
}

// A connection that no longer answers must not be waited for once more; closing it undoes the transaction too.
async function rolledBack(client: PoolClient, error: unknown): Promise<boolean> {
  if (isBusy(error)) return false;
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  );
}

/** PostgreSQL's texts hold every character but this one. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\uFFFD');
  return Array.isArray(value) ? value.map(storable) : value;
}

function rethrow(error: unknown): never {
  if (!isTransient(error)) throw error;
  const isLocked = errorCode(error) === '55P03';
  throw new StoreBusyError(
    isLocked ? 'The store is being written by another process.' : 'The database does not answer.',
    { cause: error },
  );
}

const isBusy = (error: unknown) => error instanceof StoreBusyError;

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection (08), serialisation and deadlock (40),
// too many connections (53300), lock not available (55P03), cancelled, shut down or starting (57).
function isTransient(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(08|40|53300|55P03|57)/.test(errorCode(error));
  // What is no answer of the server's is a failure of the connection or its patience.
  return !(error instanceof TypeError);
}
