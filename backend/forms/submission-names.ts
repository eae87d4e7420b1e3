import type { Desk } from '../../lib/base/mail/settings';
import { isBusinessEnquiry } from '../../lib/content/mails/business-enquiry';
import type { NamedJob } from '../../lib/content/job-name';
import type { DigestKind } from '../../lib/content/mails/digest';
import { hasCv, type Submission, type SubmissionKind } from './forms';

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
  if (hasCv(kind)) {
    const [first, last] = [fields.first_name ?? '', fields.last_name ?? ''];
    const hasTwo = /\p{L}/u.test(last) && last.toLowerCase() !== first.toLowerCase();
    return (hasTwo ? `${first} ${last}` : first).trim();
  }
  return (kind === 'contacts' ? fields.name : fields.contact_person) ?? '';
}

/** The sender's e-mail address as typed. */
export function addressOf({ kind, fields }: Submission): string {
  return (hasCv(kind) ? fields.email : fields.email_address) ?? '';
}

/** Whose task a form is. */
export function deskOf({ kind, fields }: Pick<Submission, 'kind' | 'fields'>): Desk {
  if (hasCv(kind)) return 'applications';
  if (kind === 'inquiries') return 'jobs';
  const { subject = '', message = '' } = fields;
  return isBusinessEnquiry({ subject, message }) ? 'business' : 'enquiries';
}

/** How a form is called in the digest and in exports. */
export const digestKindOf = (form: Pick<Submission, 'kind' | 'fields'>): DigestKind =>
  form.kind === 'registrations' ? 'registrations' : deskOf(form);

/** A job by its name, also where nothing but its id is known any more. */
export const namedJob = (
  id: string | undefined,
  job?: { title: string; location: string | null } | null,
): NamedJob => ({ id: id ?? '', title: job?.title ?? '', location: job?.location ?? '' });
