import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../backend/compose-store';
import { STAGES } from '../backend/forms/notes/kinds';
import { answersIn } from '../lib/contract/forms/answers';
import { logFailure } from '../lib/base/log';
import { toWords } from '../lib/search/normalise';
import type { CvReader } from './cv-reading/reader';

/** Usually there is little or nothing new. */
const [FIRST, BATCH] = [10, 200];
const CHECK_MS = 60_000;
/** Memory per word besides its letters, and per occurrence. */
const [WORD_BYTES, PLACE_BYTES] = [80, 8];
const MIN_PHONE_DIGITS = 5;
/** Shorter texts, such as a scanner's imprint on each page, are alike by chance. */
const MIN_CV_WORDS = 15;

export type WordIndex = {
  isOn: boolean;
  /** Finds applications with words starting with all of these, or with this phone number, optionally in CVs too. */
  find(words: string, inCvs: boolean): Promise<number[]>;
  /** Returns applications whose CVs have the same text, apart from names and numbers. */
  sameCv(id: number): number[];
  /** Adds new applications and removes erased ones. Also runs every minute. */
  refresh(): Promise<void>;
  /** Resolves when everything stored at the start is indexed, including CVs. */
  ready(): Promise<void>;
  stop(): Promise<void>;
};

type IndexedStore = Pick<Store, 'applicationsBefore' | 'queuedIds' | 'getCv'>;
type Places = Map<string, number[]>;

/**
 * Indexes the words of the newest applications in memory only, up to `maxMb`: data encrypted in the store never gets
 * to disk unencrypted. Built in the background after the start, newest first, CVs after forms.
 */
export function createWordIndex(store: IndexedStore, readCv: CvReader, maxMb: number): WordIndex {
  const forms: Places = new Map();
  const cvs: Places = new Map();
  const known = new Set<number>();
  /** CVs still to be read, with the words of their senders' names, which do not count when comparing CVs. */
  const unread = new Map<number, Set<string>>();
  /** What remains of each CV's text without names and numbers, and the applications with that text. */
  const texts = new Map<number, string>();
  const byText = new Map<string, Set<number>>();
  let bytes = 0;
  /** Whether the index reaches the oldest application, so that only new ones are missing. */
  let isComplete = false;
  const isFull = () => bytes > maxMb * 1024 * 1024;

  function add(places: Places, id: number, words: Iterable<string>): void {
    for (const word of new Set(words)) {
      const ids = places.get(word);
      bytes += PLACE_BYTES + (ids ? 0 : WORD_BYTES + 2 * word.length);
      if (ids) ids.push(id);
      else places.set(word, [id]);
    }
  }

  async function indexNew(): Promise<void> {
    for (let before = Number.MAX_SAFE_INTEGER, limit = FIRST; !isFull(); limit = BATCH) {
      const batch = await store.applicationsBefore(before, limit, { jobId: '', since: '' });
      const fresh = batch.filter(({ id }) => !known.has(id));
      for (const { id, fields, reference, cv } of fresh) {
        known.add(id);
        add(forms, id, wordsOfForm(fields, reference));
        if (cv) unread.set(id, namesIn(fields));
      }
      const last = batch.at(-1);
      if (!last || batch.length < limit) isComplete = true;
      if (!last || (isComplete && fresh.length < batch.length) || batch.length < limit) return;
      before = last.id;
    }
  }

  async function removeErased(): Promise<void> {
    const wanted = { jobId: '', stages: STAGES, since: '' };
    const there = new Set(await store.queuedIds(wanted, Number.MAX_SAFE_INTEGER));
    const gone = new Set([...known].filter((id) => !there.has(id)));
    if (gone.size === 0) return;
    for (const id of gone) {
      known.delete(id);
      unread.delete(id);
      byText.get(texts.get(id) ?? '')?.delete(id);
      texts.delete(id);
    }
    for (const places of [forms, cvs])
      for (const [word, ids] of places) {
        const kept = ids.filter((id) => !gone.has(id));
        bytes -= (ids.length - kept.length) * PLACE_BYTES;
        if (kept.length === 0) places.delete(word);
        else if (kept.length < ids.length) places.set(word, kept);
      }
  }

  const stopping = new AbortController();
  async function readCvs(): Promise<void> {
    for (const [id, names] of [...unread].sort(([a], [b]) => b - a)) {
      if (stopping.signal.aborted || isFull()) return;
      unread.delete(id);
      const cv = await store.getCv(id);
      if (!cv) continue;
      const words = toWords((await readCv(cv, { pages: 0 })).text);
      add(cvs, id, words);
      remember(id, words, names);
    }
  }

  function remember(id: number, all: string[], names: Set<string>): void {
    const words = [...new Set(all)].filter((word) => !names.has(word) && !/\d/.test(word));
    if (words.length < MIN_CV_WORDS) return;
    const text = createHash('sha256').update(words.sort().join(' ')).digest('base64url');
    texts.set(id, text);
    byText.set(text, (byText.get(text) ?? new Set()).add(id));
  }

  let turn: Promise<void> = Promise.resolve();
  /** Serialises work; a failure does not affect later callers. */
  const enqueue = (work: () => Promise<void>) => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };
  const refresh = () =>
    enqueue(async () => {
      await indexNew();
      await removeErased();
    });

  let isReady = () => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const run = async () => {
    while (!stopping.signal.aborted) {
      await refresh()
        .then(readCvs)
        .catch((error: unknown) => logFailure('could not build the word index', error));
      isReady();
      await delay(CHECK_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const running = maxMb > 0 ? run() : Promise.resolve();

  return {
    isOn: maxMb > 0,
    sameCv: (id) => [...(byText.get(texts.get(id) ?? '') ?? [])],
    refresh,
    ready: () => ready,
    async find(words, inCvs) {
      // New applications are indexed quickly; a new index is still being built.
      if (isComplete) await enqueue(indexNew);
      const all = inCvs ? [forms, cvs] : [forms];
      const digits = words.replace(/\D/g, '').replace(/^(?:0+|91(?=\d{10}$))/, '');
      if (digits.length >= MIN_PHONE_DIGITS && /^[+\d\s().-]+$/.test(words))
        return [...idsOf(all, known.size, (word) => word.includes(digits))];
      const found = toWords(words).map((asked) => idsOf(all, known.size, (word) => word.startsWith(asked)));
      const [first, ...others] = found.sort((a, b) => a.size - b.size);
      return [...(first ?? [])].filter((id) => others.every((ids) => ids.has(id)));
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Returns applications with a matching word; stops once all are found, as for a single letter. */
function idsOf(all: Places[], most: number, fits: (word: string) => boolean): Set<number> {
  const found = new Set<number>();
  for (const places of all)
    for (const [word, ids] of places) {
      if (fits(word)) for (const id of ids) found.add(id);
      if (found.size === most) return found;
    }
  return found;
}

const namesIn = ({ first_name, last_name, email }: Record<string, string>): Set<string> =>
  new Set(toWords([first_name, last_name, email].filter(Boolean).join(' ')));

function wordsOfForm(fields: Record<string, string>, reference: string): string[] {
  const { first_name, last_name, email, phone = '', message, notice_period, source } = fields;
  const answers = answersIn(fields).map(({ answer }) => answer);
  const typed = [first_name, last_name, email, message, notice_period, source, reference, ...answers];
  return [...toWords(typed.filter(Boolean).join(' ')), phone.replace(/\D/g, '')];
}
