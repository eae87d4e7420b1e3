const times = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const days = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' });

/** When something was sent, by the visitor's own clock: "14:05", and "20 November" unless that was today. */
export function sentTime(iso: string, now = new Date()): { time: string; day: string | null } {
  const at = new Date(iso);
  return {
    time: times.format(at),
    day: at.toDateString() === now.toDateString() ? null : days.format(at),
  };
}
