import { print } from '../base/command';
import { withAnswersOnWire } from '../../lib/contract/forms/answers';
import { indented, oneLine } from '../../lib/base/mail/plain-text';
import { indianMinute } from '../../lib/base/text/indian-day';
import { addressOf, senderOf } from './submission-names';
import type { Submission, SubmissionKind } from './forms';
import type { FormStore } from './form-store';

/** Formats a form as one line of JSON, without its status token. */
export function submissionJson({ fields: all, cv, ...about }: Submission): string {
  const { status_token, ...fields } = withAnswersOnWire(all);
  const cvFields = cv
    ? { cv_name: cv.name, cv_bytes: cv.size, cv_sha256: cv.sha256 }
    : noCvFields(about.kind);
  return JSON.stringify({ ...about, ...fields, ...cvFields });
}

const noCvFields = (kind: Submission['kind']) =>
  kind === 'applications' ? { cv_name: null, cv_bytes: null, cv_sha256: null } : {};

/** The listing's columns; longer texts are truncated. */
const COLUMNS: { header: string; width: number; text: (form: Submission) => string }[] = [
  { header: 'Kind', width: 13, text: ({ kind }) => kind },
  { header: 'No.', width: 6, text: ({ id }) => String(id) },
  { header: 'Received (IST)', width: 16, text: ({ received_at: at }) => indianMinute(new Date(at)) },
  { header: 'Reference', width: 9, text: ({ reference }) => reference },
  { header: 'Name', width: 22, text: senderOf },
  { header: 'Email', width: 40, text: addressOf },
];

const segmenter = new Intl.Segmenter('en-IN');

/** Counts graphemes: a letter of an Indian script includes its vowel signs. */
function fitted(text: string, width: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length > width) return `${characters.slice(0, width - 1).join('')}…`;
  return text + ' '.repeat(width - characters.length);
}

const tableRow = (textOf: (column: (typeof COLUMNS)[number]) => string): string =>
  COLUMNS.map((column) => fitted(textOf(column), column.width))
    .join('  ')
    .trimEnd();

/** Formats a form as a table row followed by its fields, without control sequences. */
export function submissionText(submission: Submission): string {
  const { status_token, ...fields } = withAnswersOnWire(submission.fields);
  const { cv } = submission;
  const lines = Object.entries({ ...fields, cv: cv ? `${cv.name} (${cv.size} bytes)` : '' })
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => `  ${name.replaceAll('_', ' ')}: ${indented(inIndia(value))}`);
  return [tableRow(({ text }) => oneLine(text(submission))), ...lines].join('\n');
}

/** Formats times (ISO 8601) in IST; returns other text unchanged. */
const inIndia = (text: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? `${indianMinute(new Date(text))} (IST)` : text;

/** Prints received forms, newest first: one JSON object per line, or a readable listing. */
export async function inboxCommand(
  store: Pick<FormStore, 'inbox'>,
  kind: SubmissionKind | undefined,
  json: boolean,
): Promise<void> {
  const submissions = await store.inbox(kind);
  if (!json && submissions.length > 0) {
    print(tableRow(({ header }) => header));
    print(tableRow(({ width }) => '-'.repeat(width)));
  }
  for (const submission of submissions) print(json ? submissionJson(submission) : submissionText(submission));
  if (!json && submissions.length === 0) print('No forms received yet.');
}
