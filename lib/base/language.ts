import { processWide } from './process-wide';

/** Languages of candidates' pages besides English, which is at the root; the others are under their code: /hi/job. */
export const OTHER_LANGUAGES = ['hi', 'kn'] as const;

export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];
export type Language = 'en' | OtherLanguage;

/** The reader's language: on the server that of the request, in browsers that of the document. */
export const currentLanguage = (): Language =>
  typeof document === 'undefined'
    ? (processWide.requests?.getStore()?.language ?? 'en')
    : ((document.documentElement.lang.slice(0, 2) || 'en') as Language);

/** The path of an English page in another language. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** Query parameter of a handler for the language of the posting form. */
export const LANGUAGE_PARAM = 'language';

/** The path of a handler that responds in a language, by default the reader's. */
export const answering = (path: string, language = currentLanguage()): string =>
  language === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`;

/** A language's locale for Intl and `lang`, such as "hi-IN". */
export const localeOf = (language: Language) => `${language}-IN`;

export const currentLocale = (): string => localeOf(currentLanguage());

/** Memoises `make` per locale: formatters of Intl are slow to create. */
export function inEachLocale<Made>(make: (locale: string) => Made): () => Made {
  const made: Partial<Record<Language, Made>> = {};
  return () => (made[currentLanguage()] ??= make(currentLocale()));
}
