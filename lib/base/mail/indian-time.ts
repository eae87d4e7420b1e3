import { currentLanguage, type OtherLanguage } from '../language';
import { inEachLocale } from '../languages';
import { indianClock } from '../text/indian-day';

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

/** The hours at which parts of the day begin. Not from Intl, which calls 5 pm noon in Kannada. */
const PARTS_OF_DAY: Record<OtherLanguage, readonly (readonly [from: number, name: string])[]> = {
  hi: [
    [0, 'रात'],
    [4, 'सुबह'],
    [12, 'दोपहर'],
    [16, 'शाम'],
    [20, 'रात'],
  ],
  kn: [
    [0, 'ರಾತ್ರಿ'],
    [5, 'ಬೆಳಗ್ಗೆ'],
    [12, 'ಮಧ್ಯಾಹ್ನ'],
    [16, 'ಸಂಜೆ'],
    [19, 'ರಾತ್ರಿ'],
  ],
};

/** "20 November 2026", "27 ನವೆಂಬರ್ 2026" in Indian time and the reader's language, from an ISO 8601 date. */
export function indianDate(iso: string): string {
  // Day first in every language; Intl puts the month first in Kannada.
  const parts = dates().formatToParts(new Date(iso));
  return ['day', 'month', 'year'].map((name) => parts.find(({ type }) => type === name)!.value).join(' ');
}

/** An hour as the reader's language says it: "17:30", "शाम 5:30 बजे", "ಸಂಜೆ 5:30". */
export function timeOfDay(hours: number, minutes: number): string {
  const language = currentLanguage();
  const padded = (number: number) => String(number).padStart(2, '0');
  if (language === 'en') return `${padded(hours)}:${padded(minutes)}`;
  const [, part] = PARTS_OF_DAY[language].filter(([from]) => from <= hours).at(-1)!;
  const time = `${part} ${hours % 12 || 12}${minutes ? `:${padded(minutes)}` : ''}`;
  return language === 'hi' ? `${time} बजे` : time;
}

/** "20 November 2026 at 17:30", "20 नवंबर 2026, शाम 5:30 बजे", likewise. */
export function indianMoment(iso: string): string {
  const clock = indianClock(new Date(iso));
  const time = timeOfDay(clock.getUTCHours(), clock.getUTCMinutes());
  return `${indianDate(iso)}${currentLanguage() === 'en' ? ' at' : ','} ${time}`;
}
