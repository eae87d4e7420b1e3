import type { FormFields } from './field';

/** 'Enter Details' on List-Job: an employer's request to list a job. */
export const jobEnquiryFields = {
  CompanyName: { wire: 'company_name', kind: 'line', max: 200, autoComplete: 'organization' },
  ContactPerson: { wire: 'contact_person', kind: 'line', max: 200, autoComplete: 'name' },
  email: { wire: 'email_address', kind: 'email', alsoWire: ['email'] },
  phone: { wire: 'contact_number', kind: 'phone', alsoWire: ['phone'] },
  JobTitle: { wire: 'job_title', kind: 'line', max: 200, autoComplete: 'off' },
  Location: { wire: 'location', kind: 'line', max: 200, autoComplete: 'off' },
  Description: { wire: 'job_description', kind: 'text', max: 10_000 },
} as const satisfies FormFields;
