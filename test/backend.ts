import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Store } from '../backend/compose-store';
import { readBackendEnv } from '../backend/env';
import { progressAfter } from '../backend/forms/notes/kinds';
import type { NewJob } from '../backend/jobs/jobs';
import type { KeySource } from '../backend/keys/key-source';
import { startServer } from './http-server';

/** A temporary folder, removed after the test file. */
export function temporaryFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(resolve(parent, 'backend-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Keys for stores without a data folder. */
export const keysForTests = { storeKey: 'a1'.repeat(32), dataDir: 'none' } satisfies KeySource;

export const NOON = '2026-11-20T12:00:00.000Z';

/** A clock that advances only when set. */
export function testClock() {
  let time = new Date(NOON);
  return { now: () => time, set: (iso: string) => void (time = new Date(iso)) };
}

export function newJob(values: Partial<NewJob> = {}): NewJob {
  return {
    id: null,
    title: 'Clerk',
    slug: 'clerk',
    image: null,
    company_name: null,
    location: null,
    salary: null,
    job_type: null,
    workspace: null,
    notes: null,
    description: null,
    qualification: null,
    primary_responsibility: null,
    title_hi: null,
    description_hi: null,
    title_kn: null,
    description_kn: null,
    questions: null,
    category: 'Other',
    posted_at: null,
    expires_at: null,
    recruiter_email: null,
    ...values,
  };
}

export const application = {
  job_id: '1',
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@example.com',
  phone: '+91 98000 00000',
  experience_years: '3.5',
  notice_period: '30 days',
  current_pay: '',
  expected_pay: '',
  message: 'Namaste ನಮಸ್ಕಾರ',
  source: 'newsletter',
  consent: 'I agree. (Notice of 20 November 2026)',
  consent_at: NOON,
  job_closed_at: '',
  status_token: '',
};

export const enquiry = {
  name: 'Asha',
  email_address: 'asha@example.com',
  subject: 'Hello',
  message: 'A question',
};

export const inquiry = {
  company_name: 'Kolam',
  contact_person: 'Asha',
  email_address: 'asha@example.com',
  contact_number: '080 1234',
  job_title: 'Welder',
  location: 'Hubli',
  job_description: 'Welds',
};

/** Options of an API on its own port, with SQLite and without mails or notifications. */
export const SERVED = {
  ...readBackendEnv({}),
  port: 0,
  host: '127.0.0.1',
  notifiers: [],
  desk: null,
  retentionDays: null,
};

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type Answer = (received: Received, response: ServerResponse) => void;

/** A server that records requests, reset to respond 200 before each test. */
export function receiverForTests() {
  const ok: Answer = (_, response) => response.end();
  let answer = ok;
  let server: Awaited<ReturnType<typeof startServer>>;
  const received: Received[] = [];
  beforeAll(async () => {
    server = await startServer(async (request, response) => {
      const { url: path = '', headers } = request;
      const latest = { path, headers, body: await text(request) };
      received.push(latest);
      answer(latest, response);
    });
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    received.length = 0;
    answer = ok;
  });
  return {
    origin: () => server.origin,
    received,
    bodies: () => received.map(({ body }) => JSON.parse(body) as unknown),
    answers: (next: Answer) => void (answer = next),
    answersStatus: (status: number) => void (answer = (_, response) => response.writeHead(status).end()),
  };
}

/** Captures stderr in each test. */
export function stderrForTests(): () => string {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    // Jest's console does not write to stderr.
    jest.spyOn(console, 'error').mockImplementation((line) => lines.push(`${line}\n`));
    jest.spyOn(console, 'log').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());
  return () => lines.join('');
}

/** Captures stdout in each test. */
export function stdoutForTests(): () => string {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  });
  afterEach(() => jest.restoreAllMocks());
  return () => lines.join('');
}

/** The states of an application that its notes set; [] for an unknown id. */
export async function statesOf(store: Pick<Store, 'getSubmission' | 'notesOf'>, id: number) {
  const form = await store.getSubmission('applications', id);
  return form ? progressAfter(form.received_at, await store.notesOf(id)).steps : [];
}
