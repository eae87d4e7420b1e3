import { LANGUAGE_PARAM, type Language, type OtherLanguage, OTHER_LANGUAGES, pathIn } from './language';

const PREFIX = new RegExp(`^/(${OTHER_LANGUAGES.join('|')})(?=[/?#]|$)`);

/** An address as its language and the English address of the same page: "/hi/job?page=2" is hi and "/job?page=2". */
export function splitAddress(address: string): { language: Language; english: string } {
  const language = PREFIX.exec(address)?.[1] as OtherLanguage | undefined;
  if (!language) return { language: 'en', english: address };
  const rest = address.slice(language.length + 1);
  return { language, english: rest.startsWith('/') ? rest : `/${rest}` };
}

/** An English address in another language; `splitAddress` undoes it. */
export function addressIn(language: Language, english: string): string {
  const [path = ''] = english.split(/(?=[?#])/, 1);
  return pathIn(language, path) + english.slice(path.length);
}

const OF_HANDLER = new RegExp(
  `^/api/[^?]*\\?(?:.*&)?${LANGUAGE_PARAM}=(${OTHER_LANGUAGES.join('|')})(?=&|$)`,
);

/** The language in which a request is answered, by its address. */
export const languageOf = (address: string): Language =>
  (OF_HANDLER.exec(address)?.[1] as OtherLanguage | undefined) ?? splitAddress(address).language;

/** The language of a BCP 47 tag, such as what an Accept-Language begins with; English for what there are no words in. */
export const languageOfTag = (tag = ''): Language =>
  OTHER_LANGUAGES.find((language) => new RegExp(`^${language}\\b`, 'i').test(tag)) ?? 'en';
