import { MOST_COUNTED } from '../backend/staff/queues';
import type { NoteKind, Stage } from '../backend/forms/notes/kinds';

/** What each stage is called at the desk. */
export const stageNames: Record<Stage, string> = {
  new: 'New',
  seen: 'Seen',
  called: 'Called',
  'no-answer': 'No answer',
  shortlisted: 'Shortlisted',
  sent: 'Sent to client',
  joined: 'Joined',
  filled: 'Job filled',
  rejected: 'Not this time',
  withdrawn: 'Withdrawn',
};

/** What buttons say: of notes, of the page that ends applications, and of files. */
export const actionNames = {
  shortlisted: 'Shortlist',
  called: stageNames.called,
  'no-answer': stageNames['no-answer'],
  sent: stageNames.sent,
  joined: stageNames.joined,
  rejected: stageNames.rejected,
  'not-automatic': 'No program sent it',
  zip: 'CVs (zip)',
  xlsx: 'Excel',
  csv: 'CSV',
};

/** What a note says was done. */
export const noteNames: Record<NoteKind, string> = {
  ...stageNames,
  seen: 'Marked as seen',
  cv: 'Opened the CV',
  'no-answer': 'Called, no answer',
  shortlisted: 'Shortlisted',
  withdrawn: 'Withdrew the application',
  note: 'Note',
  code: 'Issued a code',
  'not-automatic': 'Said that no program sent it',
  'taken-back': 'Took the end back',
  reopened: 'Opened it again',
};

/** Why an application may have been sent by a program. */
const automaticReasons: Record<string, string> = {
  phone: 'several a minute from one phone number',
  mailbox: 'mailboxes made for it',
  cv: 'one CV under many names',
};

export const reasonsIn = (automatic: string): string =>
  automatic
    .split(',')
    .map((reason) => automaticReasons[reason] ?? reason)
    .join('; ');

/** A number that was not counted beyond a limit. */
export const shownCount = (count: number): string =>
  count >= MOST_COUNTED ? `${(MOST_COUNTED - 1).toLocaleString('en-IN')}+` : count.toLocaleString('en-IN');

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
