import { currentLanguage } from '@/lib/base/language';

/** A time on the visitor's own clock: "14:05", with "20 November" unless it was today. */
export function sentTime(iso: string, now = new Date()): { time: string; day: string | null } {
  const at = new Date(iso);
  const format = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString(`${currentLanguage()}-IN-u-nu-latn`, options);
  return {
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    day: at.toDateString() === now.toDateString() ? null : format({ day: 'numeric', month: 'long' }),
  };
}
