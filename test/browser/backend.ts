import type { Store } from '../../backend/compose-store';
import { runToEnd } from '../program';
import { sample } from './sites';

/** Runs `npm run backend -- …` on a site's data and returns its output. */
export const backendOf = (site: { env: Record<string, string> }, ...command: string[]): string =>
  runToEnd(['dist/backend.mjs', ...command], site.env);

/** Changes a site's store beside its running programs, as the desk does: a call's name and arguments. */
export const inStoreOf = (
  site: { env: Record<string, string> },
  ...call: [name: keyof Store & string, ...given: unknown[]]
): string => runToEnd(['--import', 'tsx', 'test/browser/change-store.ts', JSON.stringify(call)], site.env);

export type InboxRow = Record<string, string | number>;

/** A site's received forms of a kind, newest first. */
export function inbox(
  kind: 'applications' | 'contacts' | 'inquiries',
  site: Parameters<typeof backendOf>[0] = sample,
): InboxRow[] {
  return backendOf(site, 'inbox', '--kind', kind, '--json')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as InboxRow);
}
