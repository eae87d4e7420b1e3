import type { Submission, SubmissionKind } from '../store/forms/forms';

const letters: Record<SubmissionKind, string> = { applications: 'A', contacts: 'C', inquiries: 'J' };

/** What a form is called towards its sender: the reference of the website, or kind and number where there is none. */
export function referenceOf({ kind, id, reference }: Submission): string {
  return reference || `${letters[kind]}${id}`;
}

/** The name that the sender of a form typed. */
export function senderOf({ kind, fields }: Submission): string {
  if (kind === 'applications') return `${fields.first_name ?? ''} ${fields.last_name ?? ''}`.trim();
  return (kind === 'contacts' ? fields.name : fields.contact_person) ?? '';
}

/** The address that the sender of a form typed. */
export function addressOf({ kind, fields }: Submission): string {
  return (kind === 'applications' ? fields.email : fields.email_address) ?? '';
}
