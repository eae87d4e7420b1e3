import type { Language } from './language';

/** Each language's own name. Not in files that scripts load, which hold one language. */
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  hi: 'हिंदी',
  kn: 'ಕನ್ನಡ',
};
