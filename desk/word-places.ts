import { differenceOf, isIndian, LIKE_VOWEL, roughSoundOf } from '../lib/search/sound';
import { type SearchTerm, searchTerms } from '../lib/search/terms';

/** Memory per word besides its letters, and per occurrence. */
const [WORD_BYTES, PLACE_BYTES] = [80, 8];
const MIN_PHONE_DIGITS = 5;
/** Where a word stands: nowhere, in the CV, or in the form, the notes or the job's title; and what it weighs there. */
const [IN_CV, IN_FORM] = [1, 2];
const WEIGHTS = [0, 0.7, 1];
/** Results below this part of the best one's score lack what was asked for. */
const MIN_SCORE = 0.6;
/** Shorter words are the beginning of too many others. */
const MIN_PREFIX = 3;

/** Sheikh is Shaikh. Between Latin letters, Fatema is also Fatima, and Gaurav is Gourav. */
const asSpoken = (name: string, isLatin: boolean) =>
  isLatin ? name.replace(/ei/g, 'ai').replace(/e/g, 'i').replace(/au|o/g, 'u') : name.replace(/ei/g, 'ai');

type Places = Map<string, number[]>;

/** Where the words of applications stand, by application's id; `bytes` is what they roughly take. */
export class WordPlaces {
  bytes = 0;
  readonly #forms: Places = new Map();
  readonly #cvs: Places = new Map();
  /** Names by their rough sound. */
  readonly #names = new Map<string, Set<string>>();
  #newest = 0;

  /** Lets words of names also be found as they sound: in another script, or spelt otherwise. */
  addNames(words: Iterable<string>): void {
    for (const word of words) {
      const sound = roughSoundOf(word);
      this.#names.set(sound, (this.#names.get(sound) ?? new Set()).add(word));
    }
  }

  /** Adds words of an application's form, notes or job, or of its CV. */
  add(part: 'form' | 'cv', id: number, words: Iterable<string>): void {
    const places = part === 'form' ? this.#forms : this.#cvs;
    this.#newest = Math.max(this.#newest, id);
    for (const word of new Set(words)) {
      const ids = places.get(word);
      this.bytes += PLACE_BYTES + (ids ? 0 : WORD_BYTES + 2 * word.length);
      if (ids) ids.push(id);
      else places.set(word, [id]);
    }
  }

  /** Removes words that no longer stand in an application's form, notes or job. */
  drop(id: number, words: Iterable<string>): void {
    for (const word of words) this.#keep(this.#forms, word, (other) => other !== id);
  }

  remove(gone: ReadonlySet<number>): void {
    for (const places of [this.#forms, this.#cvs])
      for (const word of places.keys()) this.#keep(places, word, (id) => !gone.has(id));
  }

  #keep(places: Places, word: string, isKept: (id: number) => boolean): void {
    const ids = places.get(word) ?? [];
    const kept = ids.filter(isKept);
    this.bytes -= (ids.length - kept.length) * PLACE_BYTES;
    if (kept.length === 0) places.delete(word);
    else if (kept.length < ids.length) places.set(word, kept);
  }

  /** Finds applications by a phone number or by words, among `count` applications; best first. */
  find(words: string, count: number): number[] {
    const digits = words.replace(/\D/g, '').replace(/^0+/, '');
    if (digits.length < MIN_PHONE_DIGITS || !/^[+\d\s().-]+$/.test(words))
      return this.#best(searchTerms(words), count);
    // A whole number may begin like the country's code.
    const isOwn = digits.length === 10 && !words.includes('+');
    return this.#withNumber(digits, isOwn ? digits : digits.replace(/^91(?=\d{5})/, ''));
  }

  /** Finds numbers with these digits, or that begin as their `own` ones, which may be stored without the country's code. */
  #withNumber(digits: string, own: string): number[] {
    const found = new Set<number>();
    const wanted = new RegExp(`${digits}|^0*${own}`);
    for (const places of [this.#forms, this.#cvs])
      for (const [word, ids] of places) if (wanted.test(word)) for (const id of ids) found.add(id);
    return [...found].sort((a, b) => b - a);
  }

  #best(terms: SearchTerm[], count: number): number[] {
    const scores = new Float64Array(this.#newest + 1);
    for (const term of terms) {
      const levels = this.#levelsOf(term);
      const having = levels.reduce((sum, level) => (level === 0 ? sum : sum + 1), 0);
      // Rare words tell more, as in the public search.
      const weight = Math.log(1 + count / Math.max(1, having));
      levels.forEach((level, id) => (scores[id]! += weight * WEIGHTS[level]!));
    }
    const least = MIN_SCORE * scores.reduce((best, score) => Math.max(best, score), 0);
    const found: number[] = [];
    scores.forEach((score, id) => score > 0 && score >= least && found.push(id));
    return found.sort((a, b) => scores[b]! - scores[a]! || b - a);
  }

  /** Where each application has all words of a term or of a synonym; an unknown word counts as a beginning. */
  #levelsOf({ words, lastPrefix, alternatives }: SearchTerm): Uint8Array {
    const isKnown = (word: string) => this.#forms.has(word) || this.#cvs.has(word);
    const beginning = (word: string) => (isKnown(word) || word.length < MIN_PREFIX ? undefined : word);
    const ofAll = (all: string[], last?: string) =>
      all
        .map((word, index) =>
          this.#levelsOfWord(word, (index === all.length - 1 ? last : undefined) ?? beginning(word)),
        )
        .reduce((least, levels) => least.map((level, id) => Math.min(level, levels[id]!)));
    const synonyms = alternatives.filter(({ same }) => same).map((other) => ofAll(other.words));
    return synonyms.reduce(
      (most, levels) => most.map((level, id) => Math.max(level, levels[id]!)),
      ofAll(words, lastPrefix),
    );
  }

  /** Names that sound like a word. */
  #soundingLike(word: string): string[] {
    return [...(this.#names.get(roughSoundOf(word)) ?? [])].filter((name) => {
      const [one, other] = isIndian(name) ? [name, word] : [word, name];
      const spelt = (each: string) => asSpoken(each, !isIndian(one));
      return differenceOf(spelt(one), spelt(other)) <= LIKE_VOWEL;
    });
  }

  /** Where each application has a word, or words that begin with `start`. */
  #levelsOfWord(word: string, start?: string): Uint8Array {
    const levels = new Uint8Array(this.#newest + 1);
    for (const [places, level] of [[this.#cvs, IN_CV] as const, [this.#forms, IN_FORM] as const]) {
      for (const known of [...this.#soundingLike(word), word])
        for (const id of places.get(known) ?? []) levels[id] = level;
      if (start === undefined) continue;
      for (const [known, ids] of places)
        if (known.startsWith(start)) for (const id of ids) levels[id] = level;
    }
    return levels;
  }
}
