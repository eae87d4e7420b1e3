import { currentLanguage, type Language } from './language';

/** Each language's own name, and its locale for Intl and `lang`. Not in language.ts, which the scripts of all pages load. */
export const LANGUAGES: Record<Language, { name: string; locale: string }> = {
  en: { name: 'English', locale: 'en-IN' },
  hi: { name: 'हिंदी', locale: 'hi-IN' },
  kn: { name: 'ಕನ್ನಡ', locale: 'kn-IN' },
};

/** The locale of the reader's language, such as "hi-IN". */
export const currentLocale = (): string => LANGUAGES[currentLanguage()].locale;

/** Memoises `make` per locale: formatters of Intl are slow to create. */
export function inEachLocale<Made>(make: (locale: string) => Made): () => Made {
  const made: Partial<Record<Language, Made>> = {};
  return () => (made[currentLanguage()] ??= make(currentLocale()));
}
