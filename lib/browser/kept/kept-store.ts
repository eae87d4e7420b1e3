import { createStore, del, entries, get, set, update, type UseStore } from 'idb-keyval';
import type { Language } from '@/lib/base/language';
import type { SentJob } from '@/lib/browser/sent/sent';
import { newSealKey, type Sealed, sealer } from './seal';

export type KeptApplication = {
  /** UUID that identifies it to the website. */
  key: string;
  /** When the visitor sent it, and thereby consented; ISO 8601. */
  at: string;
  job: SentJob;
  /** Of the page that it was sent from; absent in earlier releases, which means English. */
  language?: Language;
  /** The inputs; empty once no longer needed. */
  fields: Record<string, string>;
  cvName: string;
  outcome: KeptOutcome;
};

export type KeptOutcome =
  | { kind: 'waiting' }
  /** `isWaiting`: not delivered to the recruitment API yet. */
  | { kind: 'sent'; at: string; reference?: string; statusPath?: string; isWaiting: boolean }
  | { kind: 'refused'; reason: string }
  /** Not sent within 30 days, and deleted. */
  | { kind: 'expired' };

/** `about` is a KeptApplication; `cv` its file's bytes. */
type Stored = { about: Sealed; cv?: Sealed };

const DATABASE = 'kept-applications';
const SEAL_KEY = 'seal-key';

let records: UseStore | null = null;
const store = () => (records ??= createStore(DATABASE, 'records'));

// Atomic: two tabs that start at the same time must not overwrite each other's key.
async function currentSealer() {
  const made = await newSealKey();
  await update<CryptoKey>(SEAL_KEY, (earlier) => earlier ?? made, store());
  return sealer((await get<CryptoKey>(SEAL_KEY, store()))!);
}

/** @throws Error if the browser stores nothing, e.g. in a private window, or has no space left */
export async function addKept(application: KeptApplication, cv: Uint8Array<ArrayBuffer>): Promise<void> {
  const { seal } = await currentSealer();
  const [about, file] = await Promise.all([
    seal(application.key, new TextEncoder().encode(JSON.stringify(application))),
    seal(application.key, cv),
  ]);
  await set(application.key, { about, cv: file } satisfies Stored, store());
  announceChange();
}

/** All stored applications, oldest first. Deletes those that can no longer be decrypted. @throws Error without IndexedDB */
export async function readKept(): Promise<KeptApplication[]> {
  const stored = (await entries<string, Stored>(store())).filter(([key]) => key !== SEAL_KEY);
  if (stored.length === 0) return [];
  const { open } = await currentSealer();
  const read = stored.map(async ([key, { about }]) => {
    try {
      return [JSON.parse(new TextDecoder().decode(await open(key, about))) as KeptApplication];
    } catch {
      await del(key, store());
      return [];
    }
  });
  return (await Promise.all(read)).flat().sort((a, b) => a.at.localeCompare(b.at));
}

/** The CV's bytes; null if deleted. */
export async function readKeptCv(key: string): Promise<ArrayBuffer | null> {
  const stored = await get<Stored>(key, store());
  return stored?.cv ? (await currentSealer()).open(key, stored.cv) : null;
}

/** Records the outcome of an application, unless it was deleted. Finished ones keep only the job, to inform the visitor. */
export async function noteOutcome(application: KeptApplication, outcome: KeptOutcome): Promise<void> {
  const { key, fields, ...rest } = application;
  const isOver = outcome.kind === 'sent' || outcome.kind === 'expired';
  const noted: KeptApplication = { key, ...rest, fields: isOver ? {} : fields, outcome };
  const { seal } = await currentSealer();
  const about = await seal(key, new TextEncoder().encode(JSON.stringify(noted)));
  // Checked within the transaction, so that a deleted application does not come back.
  await store()('readwrite', (table) => {
    const reading = table.get(key);
    reading.onsuccess = () => {
      const stored = reading.result as Stored | undefined;
      if (stored) table.put(isOver ? { about } : { ...stored, about }, key);
    };
    return new Promise<void>((resolve, reject) => {
      table.transaction.oncomplete = () => resolve();
      table.transaction.onabort = () => reject(table.transaction.error ?? new Error('not written'));
    });
  });
  announceChange();
}

export async function deleteKept(key: string): Promise<void> {
  await del(key, store());
  announceChange();
}

/** Calls `listener` after changes by any tab or by the service worker. Returns a function that stops it. */
export function onKeptChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(DATABASE);
  channel.onmessage = listener;
  return () => channel.close();
}

function announceChange(): void {
  const channel = new BroadcastChannel(DATABASE);
  channel.postMessage(null);
  channel.close();
}
