import { currentLanguage, type Language } from './language';

/** A language's locale for Intl and `lang`, such as "hi-IN". */
export const localeOf = (language: Language) => `${language}-IN`;

export const currentLocale = (): string => localeOf(currentLanguage());

/** Memoises `make` per locale: formatters of Intl are slow to create. */
export function inEachLocale<Made>(make: (locale: string) => Made): () => Made {
  const made: Partial<Record<Language, Made>> = {};
  return () => (made[currentLanguage()] ??= make(currentLocale()));
}
