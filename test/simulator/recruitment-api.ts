import path from 'node:path';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createSealing } from '../../backend/keys/open-key';
import { createApp } from '../../backend/server';
import { composeStore, type Store } from '../../backend/compose-store';
import type { Database, Sql } from '../../backend/store/database';
import { openSqlite } from '../../backend/store/sqlite-connection';
import { keysForTests, newJob } from '../backend';
import type { Clock } from './clock';
import { createProcess, type Process, type Steps } from './process';
import { addressOf, JOB_ID, VISITORS } from './sent-forms';
import { paths, RECEIVED_AT_HEADER, REFERENCE_HEADER } from '../../lib/contract/calls';
import { formAnswer } from '../../lib/contract/form-answer';
import { UpstreamError } from '../../lib/upstream/errors';
import type { ApiRequest } from './model-api';

// Processes die here, but never the machine, so nothing must reach a disk.
const MEMORY = '/dev/shm';

/** The recruitment API's database, which outlives processes; emptied for each world. */
export async function openApiFile(now = () => new Date()) {
  const folder = mkdtempSync(path.join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'simulated-'));
  const opened = createSealing(keysForTests);
  const db = openSqlite(path.join(folder, 'jobs.sqlite'), opened);
  const store = composeStore(db, { now, opened });
  await store.upsertJobs([newJob({ id: JOB_ID })]);
  return {
    db,
    opened,
    folder,
    /** For use outside of simulated processes. */
    store,
    async empty() {
      for (let visitor = 0; visitor < VISITORS; visitor++) await store.eraseByEmail(addressOf(visitor));
      // Otherwise the next world's late forms would count as those of an erased person.
      await db.transaction(({ query }) => query('DELETE FROM erasures'));
    },
    async remove() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type ApiFile = Awaited<ReturnType<typeof openApiFile>>;

/** A planted fault: replaces the API's store. */
export type PlantedInStore = (store: Store) => Store;

/** A process of the recruitment API: its real routes on the real store. */
export function startApi(
  { db, opened, folder }: ApiFile,
  { steps, clock }: { steps: Steps; clock: Clock },
  planted: PlantedInStore,
) {
  const process = createProcess(steps);
  const now = () => new Date(clock.now());
  const store = planted(composeStore(guard(db, process), { now, opened, queueMails: true }));
  return { process, store, app: createApp({ store, storageDir: folder, now }) };
}

export type RunningApi = ReturnType<typeof startApi>;

/**
 * A database used by a process that may die before and after each statement and transaction. A death rolls the open
 * transaction back, as SQLite does.
 */
function guard(db: Database, process: Process): Database {
  const guardSql = (sql: Sql): Sql => ({
    ...sql,
    query: process.quiet((text: string, values?: unknown[]) => sql.query(text, values)) as Sql['query'],
  });
  return {
    ...db,
    read: { ...db.read, query: process.async('read', db.read.query) as Sql['query'] },
    snapshot: ((work) =>
      db.snapshot((sql) =>
        work({ ...sql, query: process.async('read', sql.query) as Sql['query'] }),
      )) as Database['snapshot'],
    transaction: process.async('transaction', (work: (sql: Sql) => Promise<unknown>) =>
      db.transaction((sql) => work(guardSql(sql))),
    ) as Database['transaction'],
  };
}

const CALLS = { 'contact-enquiry': paths.contactEnquiry(), 'apply-job': paths.applyJob() };
const VERDICTS = [200, 400, 422];

/** Calls the API's process; rejects with UpstreamError like the website's client. */
export async function call({ app, process }: RunningApi, request: ApiRequest) {
  const path = CALLS[request.submission.call as keyof typeof CALLS];
  const response = await app.request(`/api/${path}`, { method: 'POST', ...encode(request) });
  // A dead process cannot respond.
  if (!process.isAlive()) throw new UpstreamError('network', 'reset', { cause: { code: 'ECONNRESET' } });
  const { status } = response;
  if (!VERDICTS.includes(status)) throw new UpstreamError('http', `answered ${status}`, { status });
  return formAnswer.parse(await response.json());
}

function encode({ submission: { fields, file }, key, reference, receivedAt }: ApiRequest): RequestInit {
  const headers = {
    'idempotency-key': key,
    [REFERENCE_HEADER]: reference,
    ...(receivedAt && { [RECEIVED_AT_HEADER]: receivedAt }),
  };
  if (!file)
    return { body: JSON.stringify(fields), headers: { ...headers, 'content-type': 'application/json' } };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set(file.field, new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
  return { body, headers };
}
