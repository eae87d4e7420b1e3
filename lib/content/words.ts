import { processWide } from '../base/process-wide';

declare module '../base/process-wide' {
  interface ProcessWide {
    /** The words of the reader's language, by the names under which lib/content exports them; none for English. */
    words: () => Readonly<Record<string, unknown>> | undefined;
  }
}

/**
 * Words that are read in the reader's language, at the time they are read: English pages get the given ones, others those
 * of the same name in lib/content/LANG. Not for what is read when a module is loaded.
 */
export const inLanguages = <T extends object>(name: string, english: T): T =>
  new Proxy(english, {
    get: (_, field) => ((processWide.words?.()?.[name] ?? english) as T)[field as keyof T],
  });

/**
 * The shape of a language's words, as the English ones have it: what does not compile is missing or too much. Texts are any
 * texts; functions take what the English one takes.
 */
export type Words<T> = T extends (...given: infer Given) => infer Said
  ? (...given: Given) => Words<Said>
  : T extends string
    ? string
    : T extends number | boolean | null | undefined
      ? T
      : T extends readonly (infer Entry)[]
        ? readonly Words<Entry>[]
        : { readonly [Name in keyof T]: Words<T[Name]> };
