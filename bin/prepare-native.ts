import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withProgress } from './progress';

/**
 * Installs better-sqlite3's native part where it is missing: install scripts are off (.npmrc), so it is downloaded, or
 * compiled against this Node's own headers, before the first command that needs it.
 * @throws Error with all that npm said when that fails
 */
export async function prepareNative(): Promise<void> {
  if (!whyNotReady()) return;
  const said = await withProgress('Preparing SQLite (once; about a minute where it is compiled)', rebuild());
  const left = whyNotReady();
  if (!left) return;
  throw new Error(
    `${said}\nSQLite could not be prepared: ${left}\nIt is fetched from GitHub, or compiled with Python, make and a C++ compiler: install those (Debian: apt-get install python3 make g++), then try again.`,
  );
}

function rebuild(): Promise<string> {
  const prefix = path.dirname(path.dirname(process.execPath));
  const headers = existsSync(path.join(prefix, 'include/node/node.h')) ? [`--nodedir=${prefix}`] : [];
  const parameters = ['rebuild', 'better-sqlite3', '--ignore-scripts=false', ...headers];
  // node-gyp compiles one file at a time unless JOBS says otherwise.
  const options = { env: { ...process.env, JOBS: 'max' }, shell: process.platform === 'win32' };
  return new Promise((resolve) => {
    execFile('npm', parameters, { ...options, maxBuffer: Infinity }, (_, stdout, stderr) =>
      resolve(`${stdout}${stderr}`),
    );
  });
}

function whyNotReady(): string | null {
  try {
    const Database = createRequire(import.meta.url)('better-sqlite3') as new (file: string) => {
      close(): void;
    };
    new Database(':memory:').close();
    return null;
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? 'unknown';
  }
}
