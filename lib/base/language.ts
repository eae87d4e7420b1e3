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

const PREFIX = new RegExp(`^/(${OTHER_LANGUAGES.join('|')})(?=[/?#]|$)`);

/** An address as its language and the English address of the same page: "/hi/job?page=2" is hi and "/job?page=2". */
export function splitAddress(address: string): { language: Language; english: string } {
  const language = PREFIX.exec(address)?.[1] as OtherLanguage | undefined;
  if (!language) return { language: 'en', english: address };
  const rest = address.slice(language.length + 1);
  return { language, english: rest.startsWith('/') ? rest : `/${rest}` };
}

/** An English address in another language; `splitAddress` undoes it. */
export const addressIn = (language: Language, english: string): string =>
  language === 'en' ? english : `/${language}${english.replace(/^\/(?=$|[?#])/, '')}`;

/** What a handler's address says of the language of the form that posts to it. */
export const LANGUAGE_PARAM = 'language';

const OF_HANDLER = new RegExp(
  `^/api/[^?]*\\?(?:.*&)?${LANGUAGE_PARAM}=(${OTHER_LANGUAGES.join('|')})(?=&|$)`,
);

/** The language in which a request is answered, by its address. */
export const languageOf = (address: string): Language =>
  (OF_HANDLER.exec(address)?.[1] as OtherLanguage | undefined) ?? splitAddress(address).language;
