import { processWide } from './process-wide';

/** The languages of candidates' pages. English is at the root, each other one below its code: /hi/job. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-IN' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
  kn: { name: 'ಕನ್ನಡ', locale: 'kn-IN' },
} as const;

export type Language = keyof typeof LANGUAGES;
export type OtherLanguage = Exclude<Language, 'en'>;

export const OTHER_LANGUAGES = ['hi', 'kn'] as const satisfies OtherLanguage[];

/** The reader's language: on the server the request's, whoever renders; in browsers the document's. */
export const currentLanguage = (): Language =>
  typeof document === 'undefined'
    ? (processWide.requests?.getStore()?.language ?? 'en')
    : ((document.documentElement.lang.slice(0, 2) || 'en') as Language);

/** The reader's language as Intl and `lang` take it: "hi-IN". */
export const currentLocale = (): string => LANGUAGES[currentLanguage()].locale;

/** An English path in another language. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** What a handler's address says of the language of the form that posts to it. */
export const LANGUAGE_PARAM = 'language';
