import { isBusinessEnquiry } from '../../lib/content/mails/business-enquiry';
import type { DigestKind } from '../../lib/content/mails/digest';
import type { Desk, MailSettings } from '../../lib/base/mail/settings';
import type { Submission } from './forms';
import type { JobStore } from '../jobs/jobs';

export type StaffAddresses = Pick<MailSettings, 'staff' | 'desks'>;

/** Whose task a form is. */
export function deskOf({ kind, fields }: Pick<Submission, 'kind' | 'fields'>): Desk {
  if (kind === 'applications' || kind === 'registrations') return 'applications';
  if (kind === 'inquiries') return 'jobs';
  const { subject = '', message = '' } = fields;
  return isBusinessEnquiry({ subject, message }) ? 'business' : 'enquiries';
}

/** How a form is called in the digest and in exports. */
export const digestKindOf = (form: Pick<Submission, 'kind' | 'fields'>): DigestKind =>
  form.kind === 'registrations' ? 'registrations' : deskOf(form);

/** The addresses of a desk: its own, or else all the staff's. */
export const addressesOf = ({ staff, desks }: StaffAddresses, desk: Desk): string[] => desks[desk] ?? staff;

/** The recruiter of an application's job; null for other forms, and for jobs that have none. */
export async function recruiterOf(store: JobStore, { kind, fields }: Submission): Promise<string | null> {
  return kind === 'applications' ? store.recruiterEmail(fields.job_id ?? '') : null;
}
