import { currentLanguage, type Language } from '../base/language';
import { processWide } from '../base/process-wide';

/** A language's texts by export name in lib/content. */
export type Texts = Readonly<Record<string, unknown>>;

declare module '../base/process-wide' {
  interface ProcessWide {
    /** On the server all translations (provide-words.ts), in browsers the page's (load-words.ts). */
    words: Partial<Record<Language, Texts>>;
  }
}

/** What stands under a name in the reader's language (`currentLanguage`); what is not translated, in English. */
const inCurrentLanguage = <T>(name: string, english: T): T =>
  (processWide.words?.[currentLanguage()]?.[name] ?? english) as T;

/** Texts, or a function of texts, in the reader's language at each access. Don't use them while modules load. */
export const inLanguages = <T extends object>(name: string, english: T): T =>
  new Proxy(english, {
    get: (_, field) => inCurrentLanguage(name, english)[field as keyof T],
    apply: (_, _this, values) =>
      (inCurrentLanguage(name, english) as (...of: unknown[]) => unknown)(...values),
  });

/** The type of a translation: missing or excess texts are compile errors. Functions take the English parameters. */
export type Words<T> = T extends (...args: infer Args) => infer Result
  ? (...args: Args) => Words<Result>
  : T extends string
    ? string
    : T extends number | boolean | null | undefined
      ? T
      : T extends readonly (infer Entry)[]
        ? readonly Words<Entry>[]
        : { readonly [Name in keyof T]: Words<T[Name]> };
