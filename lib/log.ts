type Fields = Record<string, string | number | boolean | null | undefined>;

/** Writes one JSON line; never pass personal data. Warnings and errors go to stderr. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  if (level === 'info') console.log(line);
  else console.error(line);
}
