import { inEachLocale } from '../language';

// Latin digits in all languages, as is usual on Indian sites.
const dates = inEachLocale(
  (locale) =>
    new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    }),
);

/** "20 November 2026", "27 ನವೆಂಬರ್ 2026" in Indian time and the reader's language, from an ISO 8601 date. */
export function indianDate(iso: string): string {
  // Day first in every language; Intl puts the month first in Kannada.
  const parts = dates().formatToParts(new Date(iso));
  return ['day', 'month', 'year'].map((name) => parts.find(({ type }) => type === name)!.value).join(' ');
}
