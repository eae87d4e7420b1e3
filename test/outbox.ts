import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { FormAnswer, Submission } from '../lib/upstream/enquiries';
import { UpstreamError } from '../lib/upstream/errors';
import { openOutbox } from '../lib/forms/outbox/open-outbox';

type Options = Parameters<typeof openOutbox>[0];

type Deliver = jest.Mock<ReturnType<Options['deliver']>, Parameters<Options['deliver']>>;

/** A folder for outboxes with a controlled clock; they deliver by `deliver` by default. */
function outboxFolder(deliver: Deliver) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const file = path.join(dataDir, 'outbox.sqlite');
  const clock = { now: Date.parse('2026-11-20T10:00:00Z') };
  const open: ReturnType<typeof openOutbox>[] = [];
  const inFile = <T>(read: (db: Database.Database) => T): T => {
    const db = new Database(file);
    try {
      return read(db);
    } finally {
      db.close();
    }
  };
  return {
    dataDir,
    file,
    clock,
    deliver,
    open(options: Partial<Options> = {}) {
      const own = { dataDir, key: null, leaseMs: 15_000, now: () => clock.now, random: () => 0, deliver };
      const outbox = openOutbox({ ...own, ...options });
      open.push(outbox);
      return outbox;
    },
    change: (sql: string) => inFile((db) => void db.exec(sql)),
    rows: <Row>(table = 'entries') =>
      inFile((db) => db.prepare<[], Row>(`SELECT * FROM ${table} ORDER BY rowid`).all()),
    /** Contents of all its files. */
    bytes: () => Buffer.concat(readdirSync(dataDir).map((name) => readFileSync(path.join(dataDir, name)))),
    /** Starts a delivery that ends with `answer`, by default never. */
    async beginDelivery(form: string, submission: Submission, answer = new Promise<FormAnswer>(() => {})) {
      const begun = deliverOnce(deliver, answer);
      const accepted = this.open().accept(form, submission);
      await begun;
      return { accepted };
    },
    remove() {
      for (const outbox of open) outbox.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Lets the next delivery end with `answer`. Resolves when it begins. */
export const deliverOnce = (deliver: Deliver, answer: Promise<FormAnswer>) =>
  new Promise<void>((resolve) => {
    deliver.mockImplementationOnce(() => {
      resolve();
      return answer;
    });
  });

/** A new folder for each test. Fails if anything about a visitor called Asha is logged. */
export function outboxForTests() {
  const logged = {} as Record<'log' | 'error', jest.SpyInstance>;
  const folder = { logged } as ReturnType<typeof outboxFolder> & { logged: typeof logged };
  const deliver: Deliver = jest.fn();
  folder.deliver = deliver;
  beforeEach(() => {
    Object.assign(folder, outboxFolder(deliver));
    deliver.mockReset().mockResolvedValue(yes);
    for (const level of ['log', 'error'] as const)
      logged[level] = jest.spyOn(console, level).mockImplementation();
  });
  afterEach(() => {
    expect(JSON.stringify([logged.log.mock.calls, logged.error.mock.calls])).not.toMatch(/asha/i);
    jest.restoreAllMocks();
    folder.remove();
  });
  return folder;
}

export const application = (name: string): Submission => ({
  call: 'apply-job',
  fields: { job_id: '7', first_name: name, email: `${name.toLowerCase()}@example.in` },
  file: {
    field: 'cv_file',
    name: `${name}.pdf`,
    type: 'application/pdf',
    bytes: Buffer.from(`%PDF-1.4 the life of ${name}`),
  },
});

export const yes = { status: true, message: 'Thank you, Asha.' };
export const no = { status: false, message: 'asha@example.in has applied already.', errors: undefined };
export const outage = new UpstreamError('http', 'answered 500', { status: 500 });
