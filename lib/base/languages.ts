import { currentLanguage, type Language } from './language';

/** What each language calls itself, and how Intl and `lang` call it. Not in a file that scripts of all pages load. */
export const LANGUAGES: Record<Language, { name: string; locale: string }> = {
  en: { name: 'English', locale: 'en-IN' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
  kn: { name: 'ಕನ್ನಡ', locale: 'kn-IN' },
};

/** The reader's language as Intl and `lang` take it: "hi-IN". */
export const currentLocale = (): string => LANGUAGES[currentLanguage()].locale;

/** What `make` makes for a locale, made once for each: formatters of Intl are slow to make. */
export function inEachLocale<Made>(make: (locale: string) => Made): () => Made {
  const made: Partial<Record<Language, Made>> = {};
  return () => (made[currentLanguage()] ??= make(currentLocale()));
}
