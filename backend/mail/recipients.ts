import { isBusinessEnquiry } from '../../lib/content/mails/business-enquiry';
import type { Desk, MailSettings } from '../../lib/shared/mail/settings';
import type { Submission } from '../store/forms/forms';
import type { Store } from '../store/store';

export type StaffAddresses = Pick<MailSettings, 'staff' | 'desks'>;

/** Whose task a form is. */
export function deskOf({ kind, fields }: Pick<Submission, 'kind' | 'fields'>): Desk {
  if (kind === 'applications') return 'applications';
  if (kind === 'inquiries') return 'jobs';
  const { subject = '', message = '' } = fields;
  return isBusinessEnquiry({ subject, message }) ? 'business' : 'enquiries';
}

/** The addresses of a desk: its own, or else all the staff's. */
export const addressesOf = ({ staff, desks }: StaffAddresses, desk: Desk): string[] => desks[desk] ?? staff;

/** The recruiter of an application's job; null for other forms, and for jobs that have none. */
export async function recruiterOf(store: Store, { kind, fields }: Submission): Promise<string | null> {
  return kind === 'applications' ? store.recruiterEmail(fields.job_id ?? '') : null;
}
