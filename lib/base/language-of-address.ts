import { LANGUAGE_PARAM, type Language, type OtherLanguage, OTHER_LANGUAGES, pathIn } from './language';

const PREFIX = new RegExp(`^/(${OTHER_LANGUAGES.join('|')})(?=[/?#]|$)`);

const otherLanguage = (found: RegExpExecArray | null): OtherLanguage | undefined =>
  OTHER_LANGUAGES.find((language) => language === found?.[1]);

/** Splits an address into its language and the English address: "/hi/job?page=2" into hi and "/job?page=2". */
export function splitAddress(address: string): { language: Language; english: string } {
  const language = otherLanguage(PREFIX.exec(address));
  if (!language) return { language: 'en', english: address };
  const rest = address.slice(language.length + 1);
  return { language, english: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of an English page in another language; inverse of `splitAddress`. */
export function addressIn(language: Language, english: string): string {
  const [path = ''] = english.split(/(?=[?#])/, 1);
  return pathIn(language, path) + english.slice(path.length);
}

const OF_HANDLER = new RegExp(
  `^/api/[^?]*\\?(?:.*&)?${LANGUAGE_PARAM}=(${OTHER_LANGUAGES.join('|')})(?=&|$)`,
);

/** The response language of a request, from its address. */
export const languageOf = (address: string): Language =>
  otherLanguage(OF_HANDLER.exec(address)) ?? splitAddress(address).language;

/** The language of a BCP 47 tag, e.g. at the start of an Accept-Language header; English if unsupported. */
export const languageOfTag = (tag = ''): Language =>
  OTHER_LANGUAGES.find((language) => new RegExp(`^${language}\\b`, 'i').test(tag)) ?? 'en';

/** Separate from the other routes because the error page, which every browser loads, needs it. */
export const HOME_PATH = '/';
