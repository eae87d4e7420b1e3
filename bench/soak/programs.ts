import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { API_HEAP_FLAG } from '../../bin/heap-flag';
import { type Program, startProgram } from '../programs';
import { BENCH_CAPTCHA } from '../site';

export type Ports = { site: number; backend: number; metrics: number };

/** A program of the site that is killed, stopped and started again; its process changes, its data stays. */
export type Restartable = {
  name: string;
  pid: () => number;
  start(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
};

/** The built website and its API, on an empty data folder of their own, as `npm start` runs them. */
export function sitePrograms(ports: Ports, apiBaseUrl: string) {
  const dataDir = path.resolve('.data/bench/soak');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const url = `http://localhost:${ports.site}`;
  const backendEnv = {
    BACKEND_PORT: String(ports.backend),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(ports.site),
  };
  const backend = restartable({
    name: 'recruitment API',
    command: [API_HEAP_FLAG, 'dist/backend.mjs', 'serve'],
    url: `http://127.0.0.1:${ports.backend}/api/health`,
    env: backendEnv,
    log: path.join(dataDir, 'backend.log'),
  });
  const website = restartable({
    name: 'website',
    command: ['dist/website.mjs'],
    url: `${url}/api/health`,
    env: {
      PORT: String(ports.site),
      METRICS_PORT: String(ports.metrics),
      SITE_URL: url,
      GTM_ID: '',
      API_BASE_URL: apiBaseUrl,
      DATA_DIR: path.join(dataDir, 'site'),
      UPSTREAM_TIMEOUT_MS: '3000',
      CAPTCHA_TEST_CODE: BENCH_CAPTCHA,
      FORM_MIN_SECONDS: '0',
      TRUSTED_PROXIES: '127.0.0.1, ::1',
    },
    log: path.join(dataDir, 'website.log'),
  });
  return { url, dataDir, backendEnv, backend, website };
}

function restartable(options: Parameters<typeof startProgram>[0]): Restartable {
  let running: Program | null = null;
  return {
    name: options.name,
    pid: () => running?.pid ?? 0,
    start: async () => void (running = await startProgram(options)),
    async end(signal) {
      const ending = running;
      running = null;
      // Like the kernel, to all that it started.
      if (ending && signal === 'SIGKILL') process.kill(-ending.pid, signal);
      await ending?.stop();
    },
  };
}
