import { type SubmissionKind, submissionKinds } from '../forms/forms';
import { forms } from '../forms/tables';
import { submissionColumns } from '../mail/queue';

/** The condition that a mail is about a form of these kinds that another condition chooses. */
export const mailsOfForms = (kinds: readonly SubmissionKind[], where: string) =>
  kinds
    .map((kind) => `${submissionColumns[kind]} IN (SELECT id FROM ${forms[kind].table} WHERE ${where})`)
    .join(' OR ');

/** The condition that a mail is about an address: about its forms or its alerts, or sent to itself. */
export const mailsOfAddress = (isTheirs: string) =>
  `${mailsOfForms(submissionKinds, isTheirs)} OR alert_id IN (SELECT id FROM job_alerts WHERE ${isTheirs}) OR ${isTheirs}`;
