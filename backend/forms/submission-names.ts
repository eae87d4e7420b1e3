import type { Submission, SubmissionKind } from './forms';

const LETTERS: Record<SubmissionKind, string> = {
  applications: 'A',
  registrations: 'R',
  contacts: 'C',
  inquiries: 'J',
};

/** The reference that a sender knows: the website's, or else the kind's letter and the id ("A12"). */
export function referenceOf({ kind, id, reference }: Submission): string {
  return reference || `${LETTERS[kind]}${id}`;
}

/** The sender's name as typed; of people with one name, who write it twice or a mark in its place, that. */
export function senderOf({ kind, fields }: Submission): string {
  if (isOfCandidate(kind)) {
    const [first, last] = [fields.first_name ?? '', fields.last_name ?? ''];
    const hasTwo = /\p{L}/u.test(last) && last.toLowerCase() !== first.toLowerCase();
    return (hasTwo ? `${first} ${last}` : first).trim();
  }
  return (kind === 'contacts' ? fields.name : fields.contact_person) ?? '';
}

/** The sender's e-mail address as typed. */
export function addressOf({ kind, fields }: Submission): string {
  return (isOfCandidate(kind) ? fields.email : fields.email_address) ?? '';
}

const isOfCandidate = (kind: SubmissionKind) => kind === 'applications' || kind === 'registrations';
