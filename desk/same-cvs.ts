import { createHash } from 'node:crypto';
import { toWords } from '../lib/search/normalise';

/** Shorter texts, such as a scanner's imprint on each page, are alike by chance. */
const MIN_WORDS = 15;

/** Which applications came with the same CV: the same words, apart from names and numbers. */
export class SameCvs {
  readonly #texts = new Map<number, string>();
  readonly #byText = new Map<string, Set<number>>();

  add(id: number, text: string, names: ReadonlySet<string>): void {
    const words = [...new Set(toWords(text))].filter((word) => !names.has(word) && !/\d/.test(word));
    if (words.length < MIN_WORDS) return;
    const hash = createHash('sha256').update(words.sort().join(' ')).digest('base64url');
    this.#texts.set(id, hash);
    this.#byText.set(hash, (this.#byText.get(hash) ?? new Set()).add(id));
  }

  remove(id: number): void {
    this.#byText.get(this.#texts.get(id) ?? '')?.delete(id);
    this.#texts.delete(id);
  }

  /** Returns the applications with this one's CV, itself included. */
  of(id: number): number[] {
    return [...(this.#byText.get(this.#texts.get(id) ?? '') ?? [])];
  }
}
