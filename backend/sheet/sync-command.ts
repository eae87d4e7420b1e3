import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../commands';
import type { Store } from '../store/store';
import { reportText } from './report';
import { syncSheet, type SyncResult } from './sync-sheet';

const PATIENCE_S = 60;

/** Reads the sheet now and prints what became of it. Rejects with CommandError when nothing could be done. */
export async function syncCommand(store: Store, source: string, force: boolean): Promise<void> {
  const { outcome, report } = await whenFree(() =>
    syncSheet({ store, source, force, signal: new AbortController().signal }),
  );
  if (outcome === 'failed') throw new CommandError(reportText(report));
  const heading = outcome === 'unchanged' ? 'The sheet has not changed since it was read last:\n' : '';
  process.stdout.write(`${heading}${reportText(report)}\n`);
}

async function whenFree(sync: () => Promise<SyncResult | null>): Promise<SyncResult> {
  for (let second = 0; second < PATIENCE_S; second += 1) {
    const result = await sync();
    if (result) return result;
    await delay(1000);
  }
  throw new CommandError('Another process is reading the sheet; try again in a few minutes.');
}
