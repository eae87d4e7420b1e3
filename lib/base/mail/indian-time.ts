import { currentLanguage, type Language } from '../language';
import { LANGUAGES } from '../languages';

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;
const dates = inEachLanguage(day);
const moments = inEachLanguage({ ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "20 November 2026" in Indian time and the reader's language, from an ISO 8601 date. */
export const indianDate = (iso: string) => dates().format(new Date(iso));

/** "20 November 2026 at 17:30" in Indian time and the reader's language, from an ISO 8601 date. */
export const indianMoment = (iso: string) => moments().format(new Date(iso));

/** Digits are Latin in each, as Indian sites write them. */
function inEachLanguage(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return () => {
    const language = currentLanguage();
    return (made[language] ??= new Intl.DateTimeFormat(`${LANGUAGES[language].locale}-u-nu-latn`, options));
  };
}
