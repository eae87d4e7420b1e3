import type { Mailbox } from '../../lib/base/mail/settings';
import { isBusinessEnquiry } from '../../lib/content/mails/business-enquiry';
import type { NamedJob } from '../../lib/content/job-name';
import type { Submission, SubmissionKind } from './forms';
import { withoutDirectionMarks } from '../../lib/base/text/plain-characters';

const LETTERS: Record<SubmissionKind, string> = {
  applications: 'A',
  contacts: 'C',
  inquiries: 'J',
};

/** Returns the reference that the sender knows: the website's, or the kind's letter and the id ("A12"). */
export function referenceOf({ kind, id, reference }: Submission): string {
  return reference || `${LETTERS[kind]}${id}`;
}

/** Returns the sender's name as typed, on one line in its direction. People with a single name repeat it, or type punctuation, as their last name. */
export function senderOf({ kind, fields }: Submission): string {
  if (kind === 'applications') {
    const [first, last] = [fields.first_name ?? '', fields.last_name ?? ''];
    const hasTwo = /\p{L}/u.test(last) && last.toLowerCase() !== first.toLowerCase();
    return withoutDirectionMarks(hasTwo ? `${first} ${last}` : first).trim();
  }
  return withoutDirectionMarks((kind === 'contacts' ? fields.name : fields.contact_person) ?? '');
}

export function addressOf({ kind, fields }: Submission): string {
  return (kind === 'applications' ? fields.email : fields.email_address) ?? '';
}

/** Returns the desk responsible for a form. */
export function deskOf({ kind, fields }: Pick<Submission, 'kind' | 'fields'>): Mailbox {
  if (kind === 'applications') return kind;
  if (kind === 'inquiries') return 'jobs';
  const { subject = '', message = '' } = fields;
  return isBusinessEnquiry({ subject, message }) ? 'business' : 'enquiries';
}

/** Returns a job's name, even if only its id is known. */
export const namedJob = (
  id: string | undefined,
  job?: { title: string; location: string | null } | null,
): NamedJob => ({ id: id ?? '', title: job?.title ?? '', location: job?.location ?? '' });
