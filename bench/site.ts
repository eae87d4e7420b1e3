import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../test/build';
import { API_HEAP_FLAG } from '../bin/heap-flag';
import { type Program, startProgram } from './programs';

export type Site = {
  url: string;
  apiUrl: string;
  website: Program;
  backend: Program;
  dataDir: string;
  /** Folder of the sources that it runs. */
  checkout: string;
  stop: () => Promise<void>;
};

export const BENCH_CAPTCHA = 'aB3xYz';
// As under `npm start`: the API announces changes to the website.
export const REVALIDATE_SECRET = 'known-to-both-sides';

type SiteOptions = {
  /** Another checkout of this project, already built; default: this one, built if necessary. */
  checkout?: string;
  /** Prepares the data folder, given its path, before the programs start. Default: the sample data. */
  fill?: (dataDir: string) => Promise<void>;
  env?: Record<string, string>;
};

/** A website with the built-in API, on a data folder of its own under .data/bench. */
export async function startSite(
  name: string,
  ports: { site: number; backend: number },
  { checkout = process.cwd(), fill, env = {} }: SiteOptions = {},
): Promise<Site> {
  const url = `http://localhost:${ports.site}`;
  if (checkout === process.cwd()) build();
  const dataDir = path.resolve('.data/bench', name);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  await fill?.(dataDir);
  const backend = await startProgram({
    name: 'recruitment API',
    command: [API_HEAP_FLAG, 'dist/backend.mjs', 'serve'],
    url: `http://127.0.0.1:${ports.backend}/api/health`,
    cwd: checkout,
    env: {
      BACKEND_PORT: String(ports.backend),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PORT: String(ports.site),
      REVALIDATE_SECRET,
    },
    log: path.join(dataDir, 'backend.log'),
  });
  const website = await startProgram({
    name: 'website',
    command: websiteCommand(checkout, ports.site),
    url: `${url}/api/health`,
    cwd: checkout,
    env: {
      PORT: String(ports.site),
      SITE_URL: url,
      GTM_ID: '',
      API_BASE_URL: `http://127.0.0.1:${ports.backend}/api/`,
      DATA_DIR: path.join(dataDir, 'site'),
      REVALIDATE_SECRET,
      CAPTCHA_TEST_CODE: BENCH_CAPTCHA,
      FORM_MIN_SECONDS: '0',
      TRUSTED_PROXIES: '127.0.0.1, ::1',
      ...env,
    },
    log: path.join(dataDir, 'website.log'),
  });
  const stop = async () => {
    await website.stop();
    await backend.stop();
  };
  return { url, apiUrl: `http://127.0.0.1:${ports.backend}/api/`, website, backend, dataDir, checkout, stop };
}

/** Checkouts from before the custom server are served by `next start`. */
function websiteCommand(checkout: string, port: number): string[] {
  const isCustom = existsSync(path.join(checkout, 'server/main.ts'));
  return isCustom ? ['dist/website.mjs'] : ['node_modules/.bin/next', 'start', '--port', String(port)];
}
