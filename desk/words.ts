import { MAX_COUNTED } from '../backend/staff/queues';
import type { NoteKind, Stage } from '../backend/forms/notes/kinds';

/** Names of stages. */
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

/** Button labels: of notes, of the rejection page, and of files. */
export const actionNames = {
  shortlisted: 'Shortlist',
  called: stageNames.called,
  'no-answer': stageNames['no-answer'],
  sent: stageNames.sent,
  joined: stageNames.joined,
  rejected: stageNames.rejected,
  zip: 'CVs (zip)',
  xlsx: 'Excel',
  csv: 'CSV',
};

/** Names of notes in the history. */
export const noteNames: Record<NoteKind, string> = {
  ...stageNames,
  seen: 'Marked as seen',
  cv: 'Opened the CV',
  'no-answer': 'Called, no answer',
  shortlisted: 'Shortlisted',
  withdrawn: 'Withdrew the application',
  note: 'Note',
  'taken-back': 'Undid the decision',
  reopened: 'Reopened',
};

/** Formats a number that was only counted up to a limit. */
export const shownCount = (count: number): string =>
  count >= MAX_COUNTED ? `${(MAX_COUNTED - 1).toLocaleString('en-IN')}+` : count.toLocaleString('en-IN');

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
