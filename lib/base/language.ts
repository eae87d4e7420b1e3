import { processWide } from './process-wide';

/** Those of candidates' pages beside English, which is at the root; each other one is below its code: /hi/job. */
export const OTHER_LANGUAGES = ['hi', 'kn'] as const;

export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];
export type Language = 'en' | OtherLanguage;

/** The reader's language: on the server the request's, whoever renders; in browsers the document's. */
export const currentLanguage = (): Language =>
  typeof document === 'undefined'
    ? (processWide.requests?.getStore()?.language ?? 'en')
    : ((document.documentElement.lang.slice(0, 2) || 'en') as Language);

/** An English path in another language. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** What a handler's address says of the language of the form that posts to it. */
export const LANGUAGE_PARAM = 'language';

/** The path of a handler that answers in a language, by default the reader's. */
export const answering = (path: string, language = currentLanguage()): string =>
  language === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`;
