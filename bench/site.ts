import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../test/build';
import { freePort } from '../test/free-ports';
import { usableMemory } from '../bin/memory';
import { writeJobs } from './jobs-file';
import { type Program, program, runToEnd } from '../test/program';
import { API_HEAP_FLAG, websiteHeapFlags } from '../bin/heap-flag';

export type Site = {
  url: string;
  apiUrl: string;
  website: Program;
  backend: Program;
  /** Environments for the API's and the website's commands. */
  store: Record<string, string>;
  siteEnv: Record<string, string>;
};

export const BENCH_CAPTCHA = 'aB3xYz';
// Exit on Ctrl-C, which stops the child processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
// As under `npm start`, so that the API notifies the website of changes.
const REVALIDATE_SECRET = 'known-to-both-sides';

type SiteOptions = {
  /** A built checkout of this project; default: this one, built if necessary. */
  checkout?: string;
  /** Number of jobs to import; default: the sample data. */
  jobs?: number;
  /** Default: a free one. */
  backendPort?: number;
  /** The website's environment. */
  env?: Record<string, string>;
};

/** Starts a website and the built-in API with their own data under .data/bench. */
export async function startSite(
  name: string,
  { checkout = process.cwd(), jobs, backendPort, env = {} }: SiteOptions = {},
): Promise<Site> {
  const ports = { site: await freePort(), backend: backendPort ?? (await freePort()) };
  const url = `http://localhost:${ports.site}`;
  const apiUrl = `http://127.0.0.1:${ports.backend}/api/`;
  if (checkout === process.cwd()) build();
  const dataDir = path.resolve('.data/bench', name);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const store = { DATA_DIR: dataDir, DATABASE_URL: '' };
  if (jobs !== undefined) {
    const file = path.join(dataDir, 'jobs.jsonl');
    await writeJobs(file, jobs);
    runToEnd(['dist/backend.mjs', 'import', file], store);
  }
  const backend = program(
    'recruitment API',
    [API_HEAP_FLAG, 'dist/backend.mjs', 'serve'],
    `${apiUrl}health`,
    { ...store, BACKEND_PORT: String(ports.backend), PORT: String(ports.site), REVALIDATE_SECRET },
    { cwd: checkout, log: path.join(dataDir, 'backend.log') },
  );
  const siteEnv = {
    PORT: String(ports.site),
    SITE_URL: url,
    GTM_ID: '',
    API_BASE_URL: apiUrl,
    DATA_DIR: path.join(dataDir, 'site'),
    REVALIDATE_SECRET,
    CAPTCHA_TEST_CODE: BENCH_CAPTCHA,
    FORM_MIN_SECONDS: '0',
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    ...env,
  };
  const website = program(
    'website',
    [...websiteHeapFlags(usableMemory()), 'dist/website.mjs'],
    `${url}/api/health`,
    siteEnv,
    { cwd: checkout, log: path.join(dataDir, 'website.log') },
  );
  await backend.start();
  await website.start();
  return { url, apiUrl, website, backend, store, siteEnv };
}
