import { CommandError } from '../commands';
import { factsOf } from '../store/consents/ledger';
import type { Store } from '../store/store';
import { allConsents, verifyConsents } from './verify';

export type ConsentsOptions = { verify?: boolean; head?: boolean };

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Prints the ledger of consents, its head, or whether it is whole. Rejects with CommandError where it is not. */
export async function consentsCommand(store: Store, { verify, head }: ConsentsOptions): Promise<void> {
  if (verify) return verifyCommand(store);
  if (head) {
    const { seq, hash } = await store.consentHead();
    print(seq === 0 ? 'No consent is in the ledger yet.' : `${seq} ${hash}`);
    return;
  }
  await listCommand(store);
}

async function listCommand(store: Store): Promise<void> {
  const wordings = new Map<string, string>();
  for await (const { seq, entry, row } of allConsents(store)) {
    const facts = factsOf({ entry });
    if (!facts) throw new CommandError(`Entry ${seq} cannot be read: see --verify.`);
    const { kind, text, language, given_at } = facts;
    const wording = wordings.get(text) ?? (await store.consentWording(text)) ?? '';
    wordings.set(text, wording);
    const about = row === null ? 'anonymised' : await referenceOf(store, kind, row);
    print([`${seq}`.padStart(6), given_at, kind.padEnd(12), text.slice(0, 12), language, about].join('  '));
  }
  if (wordings.size === 0) print('No consent is in the ledger yet.');
  for (const [hash, wording] of wordings) print(`text ${hash.slice(0, 12)}: ${wording}`);
}

async function referenceOf(store: Store, kind: string, row: number): Promise<string> {
  const reference = kind === 'applications' ? ((await store.getSubmission(kind, row))?.reference ?? '') : '';
  return reference || `${kind} ${row}`;
}

async function verifyCommand(store: Store): Promise<void> {
  const verdict = await verifyConsents(store);
  if (!verdict.isWhole) {
    const place = verdict.seq === null ? '' : ` at entry ${verdict.seq}`;
    throw new CommandError(`The ledger is broken${place}: ${verdict.problem}.`);
  }
  const { seq, hash } = verdict.head;
  if (seq === 0) {
    print(
      'Nothing was checked: no consent is in the ledger yet. Those given before it began are in the forms only (inbox --json).',
    );
    return;
  }
  print(`OK: ${seq} ${seq === 1 ? 'entry' : 'entries'}, the last with the hash ${hash}.`);
  print('That none was cut off at the end shows only by comparing this with what was noted before (--head).');
}
