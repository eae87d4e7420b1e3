import type { Submission } from './store/forms/forms';

/** A received form as one line of JSON, without the token of its sender's link. */
export function submissionJson({ fields: all, cv, ...about }: Submission): string {
  const { status_token, ...fields } = all;
  const cvFields = cv
    ? { cv_name: cv.name, cv_bytes: cv.size, cv_sha256: cv.sha256 }
    : noCvFields(about.kind);
  return JSON.stringify({ ...about, ...fields, ...cvFields });
}

const noCvFields = (kind: Submission['kind']) =>
  kind === 'applications' || kind === 'registrations'
    ? { cv_name: null, cv_bytes: null, cv_sha256: null }
    : {};

/** A received form as text for a terminal. */
export function submissionText({ id, kind, received_at, reference, fields: all, cv }: Submission): string {
  const { status_token, ...fields } = all;
  const lines = Object.entries(fields).map(
    ([name, value]) => `  ${name.replaceAll('_', ' ')}: ${printable(value)}`,
  );
  if (cv) lines.push(`  cv: ${printable(cv.name)} (${cv.size} bytes)`);
  const name = reference ? `${kind} ${id} (${reference})` : `${kind} ${id}`;
  return [`${name}, ${received_at}`, ...lines, ''].join('\n');
}

// Untrusted text must not send control sequences to the terminal.
function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u202A-\u202E\u2066-\u2069]|(?!\n)\p{Cc}/gu, ' ')
    .replaceAll('\n', '\n    ');
}
