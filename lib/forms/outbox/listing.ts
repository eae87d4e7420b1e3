import { indented } from '../../base/mail/plain-text';
import type { Submission } from '../../upstream/enquiries';
import type { Entry } from './entries';
import type { Vault } from '../../base/vault';

/** An entry on one line: reference, form, age, attempts, state and last problem, without personal data. */
export function entryLine(entry: Entry, vault: Vault, now: number): string {
  const { reference, form, accepted_at, tries, state } = entry;
  const problem = withoutPersonalData(problemOf(entry, vault));
  const columns = [reference, form.padEnd(16), age(now - accepted_at).padStart(6), `${tries} tries`, state];
  return [...columns, problem].filter(Boolean).join('  ');
}

/** An entry with all fields. */
export function entryText(entry: Entry, submission: Submission, vault: Vault, now: number): string {
  const { reference, form, state, tries, accepted_at } = entry;
  const problem = problemOf(entry, vault);
  return [
    `${reference}, ${form}, ${state} since ${new Date(accepted_at).toISOString()} (${age(now - accepted_at)}), ${tries} tries`,
    ...(problem ? [`  last problem: ${indented(problem)}`] : []),
    ...Object.entries({ ...submission.fields, ...submission.stamps }).map(
      ([name, value]) => `  ${name}: ${indented(value)}`,
    ),
    ...(submission.file
      ? [
          `  ${submission.file.field}: ${indented(submission.file.name)} (${submission.file.bytes.length} bytes)`,
        ]
      : []),
  ].join('\n');
}

function problemOf({ id, problem }: Entry, vault: Vault): string {
  if (!problem) return '';
  try {
    return vault.open(problem, `${id} problem`).toString();
  } catch {
    return 'cannot be decrypted with this key';
  }
}

// The API's message may quote the visitor: "asha@example.in has already applied".
function withoutPersonalData(text: string): string {
  return indented(text.replace(/(?<!\S)\S+@\S+/g, '…').replace(/\+?\d[\d\s().-]{5,}\d/g, '…')).slice(0, 200);
}

function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return `${Math.max(0, Math.floor(ms / 1000))} s`;
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} d`;
}
