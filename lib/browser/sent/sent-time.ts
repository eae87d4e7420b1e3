import { currentLanguage } from '@/lib/base/language';

/** When something was sent, by the visitor's own clock: "14:05", and "20 November" unless that was today. */
export function sentTime(iso: string, now = new Date()): { time: string; day: string | null } {
  const at = new Date(iso);
  const format = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString(`${currentLanguage()}-IN-u-nu-latn`, options);
  return {
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    day: at.toDateString() === now.toDateString() ? null : format({ day: 'numeric', month: 'long' }),
  };
}
