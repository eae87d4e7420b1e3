const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "20 November 2026" in Indian time, from an ISO 8601 date. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}
