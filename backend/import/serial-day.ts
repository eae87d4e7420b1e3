// Day 0 of Excel, as it counts from 1 March 1900 on: it takes 1900 for a leap year.
const DAY_0 = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;
// From 2000 to 2099: other numbers in a column of days are mistakes.
const [FIRST, LAST] = [36_526, 73_050];

/** A day or a moment that a spreadsheet shows as its bare number ("46387"), as people write it; null for anything else. */
export function serialDay(text: string): string | null {
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  if (serial < FIRST || serial >= LAST + 1) return null;
  const [day = '', time = ''] = new Date(DAY_0 + Math.round(serial * 86_400) * 1000)
    .toISOString()
    .slice(0, 19)
    .split('T');
  return time === '00:00:00' ? day : `${day.split('-').reverse().join('/')} ${time}`;
}

/** The number of a day that counts from 1904 as one that counts from 1900; other cells as they are. */
export function serialFrom1900(cell: string | null): string | null {
  return cell !== null && /^\d{5}(?:\.\d+)?$/.test(cell) ? String(Number(cell) + DAYS_TO_1904) : cell;
}
