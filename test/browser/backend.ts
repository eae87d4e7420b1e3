import { execFileSync } from 'node:child_process';
import { sample } from './sites';

/** Runs `npm run backend -- …` on the sample site's data and returns its output. */
export function backend(...command: string[]): string {
  return backendOf(sample, ...command);
}

/** The same on another site's data. */
export function backendOf(site: { env: Record<string, string> }, ...command: string[]): string {
  return execFileSync(process.execPath, ['dist/backend.mjs', ...command], {
    env: { ...process.env, ...site.env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

export type InboxRow = Record<string, string | number>;

/** The agency's inbox, newest first. */
export function inbox(kind: 'applications' | 'registrations' | 'contacts' | 'inquiries'): InboxRow[] {
  return backend('inbox', '--kind', kind, '--json')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as InboxRow);
}
