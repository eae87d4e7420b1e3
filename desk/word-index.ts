import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../backend/compose-store';
import { STAGES } from '../backend/forms/notes/kinds';
import { answersIn } from '../lib/contract/forms/answers';
import { logFailure } from '../lib/base/log';
import { toWords } from '../lib/search/normalise';
import { indexWords, type SearchTerm, searchTerms } from '../lib/search/terms';
import { type CandidateFacts, factsOf, placeFacts } from './candidate-facts';
import type { CvReader } from './cv-reading/reader';

/** Usually there is little or nothing new. */
const [FIRST, BATCH] = [10, 200];
const CHECK_MS = 60_000;
/** Memory per word besides its letters, and per occurrence. */
const [WORD_BYTES, PLACE_BYTES] = [80, 8];
const FACT_BYTES = 150;
const MIN_PHONE_DIGITS = 5;
/** Shorter texts, such as a scanner's imprint on each page, are alike by chance. */
const MIN_CV_WORDS = 15;
/** Where a word stands: nowhere, in the CV, or in the form, the notes or the job's title; and what it weighs there. */
const [IN_CV, IN_FORM] = [1, 2];
const WEIGHTS = [0, 0.7, 1];
/** Results below this part of the best one's score lack what was asked for. */
const MIN_SCORE = 0.6;
/** Shorter words are the beginning of too many others. */
const MIN_PREFIX = 3;

export type WordIndex = {
  isOn: boolean;
  /**
   * Finds applications by words of forms, CVs, notes, job titles and employers, understood as by the public search, best
   * first; or by a phone number.
   */
  find(words: string): Promise<number[]>;
  /** Returns what lists are sorted by; undefined if the application is not indexed. */
  factsOf(id: number): CandidateFacts | undefined;
  /** Returns applications whose CVs have the same text, apart from names and numbers. */
  sameCv(id: number): number[];
  /** Adds new applications and what was corrected in these, and removes erased ones. Also runs every minute. */
  refresh(corrected?: readonly number[]): Promise<void>;
  /** Resolves when everything stored at the start is indexed, including CVs. */
  ready(): Promise<void>;
  stop(): Promise<void>;
};

type IndexedStore = Pick<
  Store,
  'applicationsBefore' | 'applicationsOf' | 'queuedIds' | 'getCv' | 'getJob' | 'noteTextsAfter'
>;
type Places = Map<string, number[]>;

/**
 * Indexes the words of the newest applications in memory only, up to `maxMb`: data encrypted in the store never gets
 * to disk unencrypted. Built in the background after the start, newest first, CVs after forms.
 */
export function createWordIndex(store: IndexedStore, readCv: CvReader, maxMb: number): WordIndex {
  const forms: Places = new Map();
  const cvs: Places = new Map();
  const known = new Map<number, CandidateFacts>();
  /** CVs still to be read, with the words of their senders' names, which do not count when comparing CVs, and the jobs' places. */
  const unread = new Map<number, { names: Set<string>; location: string }>();
  /** What remains of each CV's text without names and numbers, and the applications with that text. */
  const texts = new Map<number, string>();
  const byText = new Map<string, Set<number>>();
  let [newest, lastNote] = [0, 0];
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

  /** Where each application has a word, or words that begin with `start`. */
  function levelsOfWord(word: string, start?: string): Uint8Array {
    const levels = new Uint8Array(newest + 1);
    for (const [places, level] of [[cvs, IN_CV] as const, [forms, IN_FORM] as const]) {
      for (const id of places.get(word) ?? []) levels[id] = level;
      if (start === undefined) continue;
      for (const [known, ids] of places)
        if (known.startsWith(start)) for (const id of ids) levels[id] = level;
    }
    return levels;
  }

  /** Where each application has all words of a term or of a synonym; an unknown word counts as a beginning. */
  function levelsOf({ words, lastPrefix, alternatives }: SearchTerm): Uint8Array {
    const beginning = (word: string) =>
      forms.has(word) || cvs.has(word) || word.length < MIN_PREFIX ? undefined : word;
    const ofAll = (all: string[], last?: string) =>
      all
        .map((word, index) =>
          levelsOfWord(word, (index === all.length - 1 ? last : undefined) ?? beginning(word)),
        )
        .reduce((least, levels) => least.map((level, id) => Math.min(level, levels[id]!)));
    const synonyms = alternatives.filter(({ same }) => same).map((other) => ofAll(other.words));
    return synonyms.reduce(
      (most, levels) => most.map((level, id) => Math.max(level, levels[id]!)),
      ofAll(words, lastPrefix),
    );
  }

  async function indexNew(): Promise<void> {
    await indexForms();
    for (let isMore = true; isMore && !isFull();) {
      const notes = await store.noteTextsAfter(lastNote, BATCH);
      for (const { id, application_id: application, text } of notes) {
        if (known.has(application)) add(forms, application, allWordsOf(text));
        lastNote = id;
      }
      isMore = notes.length === BATCH;
    }
  }

  async function indexForms(): Promise<void> {
    const jobs = new Map<string, Awaited<ReturnType<Store['getJob']>>>();
    for (let before = Number.MAX_SAFE_INTEGER, limit = FIRST; !isFull(); limit = BATCH) {
      const batch = await store.applicationsBefore(before, limit, { jobId: '', since: '' });
      const fresh = batch.filter(({ id }) => !known.has(id));
      for (const { id, fields, reference, cv } of fresh) {
        const jobId = fields.job_id ?? '';
        if (!jobs.has(jobId)) jobs.set(jobId, await store.getJob(jobId));
        const { title = '', company_name = '', location = '' } = jobs.get(jobId)?.job ?? {};
        known.set(id, factsOf(fields, location ?? ''));
        bytes += FACT_BYTES;
        newest = Math.max(newest, id);
        add(forms, id, wordsOfForm(fields, [reference, title, company_name, location].join('\n')));
        if (cv) unread.set(id, { names: namesIn(fields), location: location ?? '' });
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
    const gone = new Set([...known.keys()].filter((id) => !there.has(id)));
    if (gone.size === 0) return;
    for (const id of gone) {
      if (known.delete(id)) bytes -= FACT_BYTES;
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
    for (const [id, { names, location }] of [...unread].sort(([a], [b]) => b - a)) {
      if (stopping.signal.aborted || isFull()) return;
      unread.delete(id);
      const cv = await store.getCv(id);
      if (!cv) continue;
      const { text } = await readCv(cv, { pages: 0 });
      add(cvs, id, indexWords(spelledOut(text)));
      Object.assign(known.get(id) ?? {}, placeFacts(text, location));
      remember(id, toWords(text), names);
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
  const refresh = (corrected: readonly number[] = []) =>
    enqueue(async () => {
      await indexNew();
      for (const { form } of await store.applicationsOf(corrected))
        if (known.has(form.id)) add(forms, form.id, wordsOfForm(form.fields, ''));
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
    factsOf: (id) => known.get(id),
    async find(words) {
      // New applications are indexed quickly; a new index is still being built.
      if (isComplete) await enqueue(indexNew);
      const digits = words.replace(/\D/g, '').replace(/^(?:0+|91(?=\d{10}$))/, '');
      if (digits.length >= MIN_PHONE_DIGITS && /^[+\d\s().-]+$/.test(words)) {
        const isNumber = (word: string) => word.includes(digits);
        return [...idsWhere(forms, isNumber, idsWhere(cvs, isNumber))].sort((a, b) => b - a);
      }
      const scores = new Float64Array(newest + 1);
      for (const term of searchTerms(spelledOut(words))) {
        const levels = levelsOf(term);
        const count = levels.reduce((sum, level) => (level === 0 ? sum : sum + 1), 0);
        // Rare words tell more, as in the public search.
        const weight = Math.log(1 + known.size / Math.max(1, count));
        levels.forEach((level, id) => (scores[id]! += weight * WEIGHTS[level]!));
      }
      const least = MIN_SCORE * scores.reduce((best, score) => Math.max(best, score), 0);
      const found: number[] = [];
      scores.forEach((score, id) => score > 0 && score >= least && found.push(id));
      return found.sort((a, b) => scores[b]! - scores[a]! || b - a);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Returns applications with a matching word, added to `found`. */
function idsWhere(places: Places, fits: (word: string) => boolean, found = new Set<number>()): Set<number> {
  for (const [word, ids] of places) if (fits(word)) for (const id of ids) found.add(id);
  return found;
}

const INITIALS = /(?<![\p{L}\p{N}])(\p{L})(?: ?& ?| and | n )(\p{L})(?![\p{L}\p{N}])/giu;
/** "L&T" and "L and T" as one word: their letters alone are everywhere. */
const spelledOut = (text: string): string => text.replace(INITIALS, '$1and$2');

/** Index words, and those of a beginning that is longer than the stem. */
const allWordsOf = (text: string): string[] => [...indexWords(spelledOut(text)), ...toWords(text)];

const namesIn = ({ first_name, last_name, email }: Record<string, string>): Set<string> =>
  new Set(toWords([first_name, last_name, email].filter(Boolean).join(' ')));

function wordsOfForm(fields: Record<string, string>, more: string): string[] {
  const { first_name, last_name, email, phone = '', message, notice_period, source } = fields;
  const answers = answersIn(fields).map(({ answer }) => answer);
  const typed = [first_name, last_name, email, message, notice_period, source, ...answers, more];
  return [...allWordsOf(typed.filter(Boolean).join('\n')), phone.replace(/\D/g, '')];
}
