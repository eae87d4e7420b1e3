import { distance } from 'fastest-levenshtein';
import type { Catalogue } from '../../../lib/search/catalogue';
import { roughSoundOf } from '../../../lib/search/sound';
import { MIN_MISTYPED } from './closest-word';
import { bitOf, eachWord } from './job-words';
import { Postings } from './postings';

const MAX_COMPLETIONS = 100;
const SPELT = bitOf('spelt');
const SHORT = bitOf('short');
const HEAD = bitOf('head');

/**
 * The words of all active jobs, in memory. It only grows: jobs are numbered as they are added, a changed one anew. So a search on
 * an earlier catalogue stays right while the index is brought up to date for the next one.
 */
export class WordIndex {
  private readonly words = new Map<string, Postings>();
  /** Words that a mistyped one may have meant, by length and by `roughSoundOf`. */
  private readonly byLength: string[][] = [];
  private readonly bySound = new Map<string, string[]>();
  /** What titles say, by its short form. */
  private readonly byForm = new Map<string, string[]>();
  /** By listing key. */
  private readonly numbers = new Map<number, number>();
  /** The number of the next job. */
  size = 0;

  /** Adds a job's words as `wordsOfJob` returned them, in place of earlier ones. */
  add(listingKey: number, stored: string): void {
    const job = this.size++;
    this.numbers.set(listingKey, job);
    eachWord(stored, (word, places) => {
      let postings = this.words.get(word);
      if (!postings) this.words.set(word, (postings = new Postings()));
      const fresh = places & ~postings.places;
      if (fresh & SPELT) (this.byLength[word.length] ??= []).push(word);
      if (fresh & SPELT) listed(this.bySound, roughSoundOf(word)).push(word);
      if (fresh & SHORT) listed(this.byForm, word.split('=')[0]!).push(word);
      postings.add(job, places);
    });
  }

  /** Positions in a catalogue by the jobs' numbers; -1 for jobs that it lacks. */
  positionsIn(catalogue: Catalogue): Int32Array {
    const positions = new Int32Array(this.size).fill(-1);
    for (let position = 0; position < catalogue.size; position++) {
      const number = this.numbers.get(catalogue.keyOf(position));
      if (number !== undefined) positions[number] = position;
    }
    return positions;
  }

  get(word: string): Postings | undefined {
    return this.words.get(word);
  }

  /** The words that say what a job is. */
  *heads(): Iterable<Postings> {
    for (const postings of this.words.values()) if (postings.places & HEAD) yield postings;
  }

  isSpelt(word: string): boolean {
    return ((this.words.get(word)?.places ?? 0) & SPELT) !== 0;
  }

  /** Known words that differ in length by at most `edits`, and by one more edit at most. */
  spelledLike(word: string, edits: number): string[] {
    const near = this.byLength
      .slice(Math.max(MIN_MISTYPED, word.length - edits), word.length + edits + 1)
      .flat();
    return near.filter((other) => distance(word, other) <= edits + 1).sort();
  }

  /** Known words with this `roughSoundOf`. */
  sounding(sound: string): string[] {
    return [...(this.bySound.get(sound) ?? [])].sort();
  }

  /** The words in the place `short` for a form. */
  formedLike(form: string): readonly string[] {
    return this.byForm.get(form) ?? [];
  }

  /** Known words with this beginning. */
  beginningWith(beginning: string): string[] {
    const longer = this.byLength.slice(beginning.length + 1).flat();
    return longer
      .filter((word) => word.startsWith(beginning))
      .sort()
      .slice(0, MAX_COMPLETIONS);
  }
}

function listed(lists: Map<string, string[]>, key: string): string[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
