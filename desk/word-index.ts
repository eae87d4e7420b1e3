import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../backend/compose-store';
import type { Submission } from '../backend/forms/forms';
import { referenceOf } from '../backend/forms/submission-names';
import { inForce, STAGES, TAKES_BACK } from '../backend/forms/notes/kinds';
import { answersIn } from '../lib/contract/forms/answers';
import { applicationFields } from '../lib/contract/forms/application';
import { textFields } from '../lib/contract/forms/field';
import { logFailure } from '../lib/base/log';
import { toWords } from '../lib/search/normalise';
import { indexWords } from '../lib/search/terms';
import { type CandidateFacts, factsOf, placeFacts } from './candidate-facts';
import type { CvReader } from './cv-reading/reader';
import { WordPlaces } from './word-places';

/** Usually there is little or nothing new. */
const [FIRST, BATCH] = [10, 200];
const CHECK_MS = 60_000;
const FACT_BYTES = 150;

export type WordIndex = {
  /**
   * Finds applications by words of forms, CVs, notes, job titles and employers, understood as by the public search, best
   * first; or by a phone number.
   */
  find(words: string): Promise<number[]>;
  /** Returns what lists are sorted by; undefined if the application is not indexed. */
  factsOf(id: number): CandidateFacts | undefined;
  /** Adds new applications and what was corrected in these, and removes erased ones. Also runs every minute. */
  refresh(corrected?: readonly number[]): Promise<void>;
  /** Resolves when everything stored at the start is indexed, including CVs. */
  ready(): Promise<void>;
  stop(): Promise<void>;
};

type IndexedStore = Pick<
  Store,
  'applicationsBefore' | 'applicationsOf' | 'queuedIds' | 'getCv' | 'getJob' | 'noteTextsAfter' | 'notesOf'
>;

/**
 * Indexes the words of the newest applications in memory only, up to `maxMb`: data encrypted in the store never gets
 * to disk unencrypted. Built in the background after the start, newest first, CVs after forms.
 */
export function createWordIndex(store: IndexedStore, readCv: CvReader, maxMb: number): WordIndex {
  const index = new Applications(store, readCv, maxMb * 1024 * 1024);
  const stopping = new AbortController();
  let turn: Promise<void> = Promise.resolve();
  /** Serialises work; a failure does not affect later callers. */
  const enqueue = (work: () => Promise<void>) => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };
  const refresh = (corrected?: readonly number[]) => enqueue(() => index.refresh(corrected));

  let isReady = () => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const run = async () => {
    while (!stopping.signal.aborted) {
      await refresh()
        .then(() => index.readCvs(stopping.signal))
        .catch((error: unknown) => logFailure('could not build the word index', error));
      isReady();
      await delay(CHECK_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const running = maxMb > 0 ? run() : Promise.resolve();

  return {
    refresh,
    ready: () => ready,
    factsOf: (id) => index.known.get(id),
    async find(words) {
      // New applications are indexed quickly; a new index is still being built.
      if (index.isComplete) await enqueue(() => index.addNew());
      return index.words.find(spelledOut(words), index.known.size);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Jobs by id, read once each. */
type Jobs = Map<string, Awaited<ReturnType<Store['getJob']>>>;

/** What is indexed of the stored applications. */
class Applications {
  readonly words = new WordPlaces();
  readonly known = new Map<number, CandidateFacts>();
  /** Whether the index reaches the oldest application, so that only new ones are missing. */
  isComplete = false;
  /** CVs still to be read, with the jobs' places. */
  readonly #unread = new Map<number, string>();
  #lastNote = 0;

  constructor(
    private readonly store: IndexedStore,
    private readonly readCv: CvReader,
    private readonly maxBytes: number,
  ) {}

  get #isFull(): boolean {
    return this.words.bytes + this.known.size * FACT_BYTES > this.maxBytes;
  }

  async refresh(corrected: readonly number[] = []): Promise<void> {
    await this.addNew();
    for (const { form } of await this.store.applicationsOf(corrected))
      if (this.known.has(form.id)) this.words.add('form', form.id, (await this.#read(form)).words);
    await this.#removeErased();
  }

  /** Adds new applications and notes, and drops the words of notes that were taken back. */
  async addNew(): Promise<void> {
    await this.#addForms();
    for (let isMore = true; isMore && !this.#isFull;) {
      const notes = await this.store.noteTextsAfter(this.#lastNote, BATCH);
      for (const { id, kind, application_id: application, text } of notes) {
        if (kind in TAKES_BACK) await this.#dropTakenBack(application);
        else if (this.known.has(application)) this.words.add('form', application, allWordsOf(text));
        this.#lastNote = id;
      }
      isMore = notes.length === BATCH;
    }
  }

  async #addForms(): Promise<void> {
    const jobs: Jobs = new Map();
    for (let before = Number.MAX_SAFE_INTEGER, limit = FIRST; !this.#isFull; limit = BATCH) {
      const batch = await this.store.applicationsBefore(before, limit, { jobId: '', since: '' });
      const fresh = batch.filter(({ id }) => !this.known.has(id));
      for (const form of fresh) {
        const { location, words } = await this.#read(form, jobs);
        this.known.set(form.id, factsOf(form.fields, location));
        this.words.add('form', form.id, words);
        if (form.cv) this.#unread.set(form.id, location);
      }
      const last = batch.at(-1);
      if (!last || batch.length < limit) this.isComplete = true;
      if (!last || (this.isComplete && fresh.length < batch.length) || batch.length < limit) return;
      before = last.id;
    }
  }

  /** Reads a form's words and its job's, and where that is. */
  async #read(form: Submission, jobs: Jobs = new Map()) {
    const jobId = form.fields.job_id ?? '';
    if (!jobs.has(jobId)) jobs.set(jobId, await this.store.getJob(jobId));
    const { title = '', company_name = '', location } = jobs.get(jobId)?.job ?? {};
    this.words.addNames(toWords(`${form.fields.first_name} ${form.fields.last_name}`));
    const words = wordsOfForm(form.fields, [referenceOf(form), title, company_name, location].join('\n'));
    return { location: location ?? '', words };
  }

  /** Drops the words that only notes have which were taken back. */
  async #dropTakenBack(id: number): Promise<void> {
    const [application] = this.known.has(id) ? await this.store.applicationsOf([id]) : [];
    if (!application) return;
    const notes = (await this.store.notesOf(id)).filter(({ kind }) => kind !== 'cv');
    const wordsOf = (some: typeof notes) => some.flatMap(({ text }) => allWordsOf(text));
    const kept = new Set([...(await this.#read(application.form)).words, ...wordsOf(inForce(notes))]);
    this.words.drop(
      id,
      wordsOf(notes).filter((word) => !kept.has(word)),
    );
  }

  async #removeErased(): Promise<void> {
    const wanted = { jobId: '', stages: STAGES, since: '' };
    const there = new Set(await this.store.queuedIds(wanted, Number.MAX_SAFE_INTEGER));
    const gone = new Set([...this.known.keys()].filter((id) => !there.has(id)));
    if (gone.size === 0) return;
    for (const id of gone) {
      this.known.delete(id);
      this.#unread.delete(id);
    }
    this.words.remove(gone);
  }

  /** Reads the CVs of what was added, newest first. */
  async readCvs(signal: AbortSignal): Promise<void> {
    for (const [id, location] of [...this.#unread].sort(([a], [b]) => b - a)) {
      if (signal.aborted || this.#isFull) return;
      this.#unread.delete(id);
      const cv = await this.store.getCv(id);
      if (!cv) continue;
      const { text } = await this.readCv(cv, { pages: 0 });
      this.words.add('cv', id, indexWords(spelledOut(text)));
      Object.assign(this.known.get(id) ?? {}, placeFacts(text, location));
    }
  }
}

const INITIALS = /(?<![\p{L}\p{N}])(\p{L})(?: ?& ?| and | n )(\p{L})(?![\p{L}\p{N}])/giu;
/** "L&T" and "L and T" as one word: their letters alone are everywhere. */
const spelledOut = (text: string): string => text.replace(INITIALS, '$1and$2');

/** Index words, and those of a beginning that is longer than the stem. */
const allWordsOf = (text: string): string[] => [...indexWords(spelledOut(text)), ...toWords(text)];

// Numbers are no words: years and pay order a list.
const { jobId, phone, experience, currentPay, expectedPay, ...worded } = applicationFields;

function wordsOfForm(fields: Record<string, string>, more: string): string[] {
  const typed = textFields(worded).map(([, { wire }]) => fields[wire]);
  const answers = answersIn(fields).map(({ answer }) => answer);
  const text = [...typed, ...answers, more].filter(Boolean).join('\n');
  return [...allWordsOf(text), (fields[phone.wire] ?? '').replace(/\D/g, '')];
}
