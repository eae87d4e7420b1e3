import type { FormFields } from './field';

/** What a business enquiry may be about. */
const REQUIREMENTS = ['Consulting', 'Recruitment'] as const;

/**
 * The Business Enquiry form of the service pages. The API has no call for it, so it is sent as a contact enquiry whose
 * subject and message are composed of these fields; an error in one of those is shown at the field that contributes
 * most to it.
 */
export const businessEnquiryFields = {
  name: { wire: 'name', kind: 'line', max: 200, autoComplete: 'name' },
  email: { wire: 'email_address', kind: 'email', alsoWire: ['email'] },
  mobile: { wire: 'mobile', kind: 'phone' },
  company: { wire: 'subject', kind: 'line', max: 200, autoComplete: 'organization' },
  requirement: { wire: 'requirement', kind: 'choice', choices: REQUIREMENTS },
  description: { wire: 'message', kind: 'text', max: 5000, optional: true },
} as const satisfies FormFields;
