/** A day as people write it: 2026-11-20, or day first as in India: 20-11-2026, 20/11/2026, 20.11.2026. */
function isoDay(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, day, , month, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

/**
 * A row with its dates as an import takes them. A job that expires on a day is open until the end of that day in
 * India. What is no day stays as it is.
 */
export function withIsoDates(row: Record<string, string>): Record<string, string> {
  const posted = isoDay(row.posted_at?.trim() ?? '');
  const expires = isoDay(row.expires_at?.trim() ?? '');
  return {
    ...row,
    ...(posted ? { posted_at: posted } : {}),
    ...(expires ? { expires_at: `${expires}T23:59:59+05:30` } : {}),
  };
}
