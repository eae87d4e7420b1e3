import { print } from '../../base/command';
import type { FormStore } from '../forms';
import type { ConsentKind, ConsentStore } from './consents';

const BATCH = 500;

/** Prints all consents, oldest first, and then their wordings. */
export async function consentsCommand(store: ConsentStore & Pick<FormStore, 'getSubmission'>): Promise<void> {
  const wordings: string[] = [];
  for (let after = 0; ;) {
    const batch = await store.consentsAfter(after, BATCH);
    for (const { id, kind, row, wording, language, given_at } of batch) {
      if (!wordings.includes(wording)) wordings.push(wording);
      const about = row === null ? 'anonymised' : await referenceOf(store, kind, row);
      const text = `text ${wordings.indexOf(wording) + 1}`;
      print([`${id}`.padStart(6), given_at, kind.padEnd(13), text, language, about].join('  '));
    }
    const last = batch.at(-1);
    if (!last) break;
    after = last.id;
  }
  if (wordings.length === 0) print('No consent was given yet.');
  for (const [index, wording] of wordings.entries()) print(`text ${index + 1}: ${wording}`);
}

async function referenceOf(
  store: Pick<FormStore, 'getSubmission'>,
  kind: ConsentKind,
  row: number,
): Promise<string> {
  const form = kind === 'alerts' ? null : await store.getSubmission(kind, row);
  return form?.reference || `${kind} ${row}`;
}
