import { readBackendEnv } from '../../backend/env';
import type { Store } from '../../backend/compose-store';
import { openExistingStore } from '../../backend/open-store';
import { runToEnd } from '../program';
import { sample } from './sites';

/** Runs `npm run backend -- …` on the sample site's data and returns its output. */
export function backend(...command: string[]): string {
  return backendOf(sample, ...command);
}

/** Likewise on another site's data. */
export const backendOf = (site: { env: Record<string, string> }, ...command: string[]): string =>
  runToEnd(['dist/backend.mjs', ...command], site.env);

/** Changes a site's store beside its running programs, as the desk does. */
export async function inStoreOf(
  site: { env: Record<string, string> },
  work: (store: Store) => Promise<unknown>,
): Promise<void> {
  const store = await openExistingStore(readBackendEnv({ ...process.env, ...site.env }));
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

export type InboxRow = Record<string, string | number>;

/** A site's received forms of a kind, newest first. */
export function inbox(
  kind: 'applications' | 'registrations' | 'contacts' | 'inquiries',
  site: Parameters<typeof backendOf>[0] = sample,
): InboxRow[] {
  return backendOf(site, 'inbox', '--kind', kind, '--json')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as InboxRow);
}
