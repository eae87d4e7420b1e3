const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;
const dates = new Intl.DateTimeFormat('en-IN', day);
const moments = new Intl.DateTimeFormat('en-IN', {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "20 November 2026" in Indian time, from an ISO 8601 date. */
export const indianDate = (iso: string) => dates.format(new Date(iso));

/** "20 November 2026 at 17:30" in Indian time, from an ISO 8601 date. */
export const indianMoment = (iso: string) => moments.format(new Date(iso));
