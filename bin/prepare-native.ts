import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Installs better-sqlite3's native part where it is missing: install scripts are off (.npmrc), so it is downloaded, or
 * compiled against this Node's own headers, before the first command that needs it. Exits the process if that fails.
 */
export function prepareNative(): void {
  const problem = whyNotReady();
  if (!problem) return;
  console.log('Preparing SQLite (once; up to two minutes where it has to be compiled) …');
  const prefix = path.dirname(path.dirname(process.execPath));
  const headers = existsSync(path.join(prefix, 'include/node/node.h')) ? [`--nodedir=${prefix}`] : [];
  const build = spawnSync('npm', ['rebuild', 'better-sqlite3', '--ignore-scripts=false', ...headers], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const left = whyNotReady();
  if (!left) return;
  console.error(build.stdout, build.stderr);
  console.error(
    `SQLite could not be prepared: ${left}\nIt is fetched from GitHub, or compiled with Python, make and a C++ compiler.`,
  );
  process.exit(1);
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
