import { processWide } from '../base/process-wide';

declare module '../base/process-wide' {
  interface ProcessWide {
    /** Texts in the reader's language by export name in lib/content; undefined for English. */
    words: () => Readonly<Record<string, unknown>> | undefined;
  }
}

/**
 * Returns a proxy that looks texts up in the reader's language on each access: the given ones in English, else those
 * of the same name in lib/content/LANG. Don't read it while modules load.
 */
export const inLanguages = <T extends object>(name: string, english: T): T =>
  new Proxy(english, {
    get: (_, field) => ((processWide.words?.()?.[name] ?? english) as T)[field as keyof T],
  });

/** The type of a translation: missing or excess texts are compile errors. Functions take the English parameters. */
export type Words<T> = T extends (...given: infer Given) => infer Said
  ? (...given: Given) => Words<Said>
  : T extends string
    ? string
    : T extends number | boolean | null | undefined
      ? T
      : T extends readonly (infer Entry)[]
        ? readonly Words<Entry>[]
        : { readonly [Name in keyof T]: Words<T[Name]> };
