import { inEachLocale } from '../languages';

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;
// Latin digits in all languages, as is usual on Indian sites.
const formats = (options: Intl.DateTimeFormatOptions) =>
  inEachLocale((locale) => new Intl.DateTimeFormat(`${locale}-u-nu-latn`, options));
const dates = formats(day);
const moments = formats({ ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "20 November 2026" in Indian time and the reader's language, from an ISO 8601 date. */
export const indianDate = (iso: string) => dates().format(new Date(iso));

/** "20 November 2026 at 17:30" in Indian time and the reader's language, from an ISO 8601 date. */
export const indianMoment = (iso: string) => moments().format(new Date(iso));
