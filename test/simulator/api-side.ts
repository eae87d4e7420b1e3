import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { composeStore, type Store } from '../../backend/compose-store';
import { createSealing } from '../../backend/keys/open-key';
import { mailKinds } from '../../backend/mail-kinds';
import { sendNextMail } from '../../backend/mail/send-mails';
import { createApp } from '../../backend/server';
import type { Database, Sql } from '../../backend/store/database';
import { openSqlite } from '../../backend/store/sqlite-connection';
import { formPaths, RECEIVED_AT_HEADER, REFERENCE_HEADER } from '../../lib/contract/calls';
import { formAnswer } from '../../lib/contract/form-answer';
import { UpstreamError } from '../../lib/upstream/errors';
import { keysForTests, newJob } from '../backend';
import { addressOf, type ApiRequest, JOB_ID, type Row, VISITORS } from './forms';
import type { Journal } from './journal';
import { type MailServer, STAFF } from './network';
import { type Clock, createProcess, Killed, type Process, type Steps } from './process';

type Parts = {
  steps: Steps;
  clock: Clock;
  journal: Journal;
  apiFile: ApiFile;
  mailServer: MailServer;
};

/** The simulated recruitment API: one or two processes on a store, restarted when they die, and their mail. */
export function createApiSide(parts: Parts, planted: PlantedInStore = (store) => store) {
  const { journal, apiFile, mailServer } = parts;
  const running = new Map<number, RunningApi>();
  let replaced = 0;
  const at = (index: number): RunningApi => {
    const found = running.get(index);
    if (found?.process.isAlive()) return found;
    if (found) replaced += 1;
    const started = startApi(apiFile, parts, planted);
    running.set(index, started);
    return started;
  };
  return {
    honoursKeys: true,
    /** Number of deaths, each possibly between sending a mail and marking it. */
    deaths: () => replaced + [...running.values()].filter(({ process }) => !process.isAlive()).length,
    take: (request: ApiRequest) => call(at(0), request),
    kill() {
      journal.tell('the API is killed');
      for (const { process } of running.values()) process.kill();
      replaced += running.size;
      running.clear();
    },
    /** The stored rows, read from outside the processes. */
    async rows(): Promise<Row[]> {
      const inbox = await apiFile.store.inbox();
      return inbox.map(({ reference, fields, cv }) => ({
        reference,
        fields,
        cvSha256: cv?.sha256 ?? null,
        mayRepeat: true,
      }));
    },
    /** Sends due mails in the first or second process until none is left or one fails. */
    async sendMails(index: number): Promise<void> {
      const { process, store } = at(index);
      const mailer = mailServer.mailerOf(process);
      const staff = { staff: [STAFF], mailboxes: {}, cvInMail: 'attachment' as const, retentionDays: null };
      const times = { now: () => new Date(parts.clock.now()) };
      const siteUrl = 'https://jobs.example.in';
      const kinds = mailKinds({ ...staff, ...times, store, siteUrl });
      try {
        while (await sendNextMail({ store, mailer, kinds }));
      } catch (error) {
        if (!(error instanceof Killed)) journal.tell(`a mail waits: ${(error as Error).message}`);
      }
    },
  };
}

export type ApiSide = ReturnType<typeof createApiSide>;

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
function startApi(
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

const VERDICTS = [200, 400, 422];

/** Calls the API's process; rejects with UpstreamError like the website's client. */
async function call({ app, process }: RunningApi, request: ApiRequest) {
  const path = formPaths[request.submission.call];
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
