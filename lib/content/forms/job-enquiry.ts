import type { Label } from './label';

/** 'Enter Details' of List-Job. */
export const jobEnquiryLabels = {
  CompanyName: { label: 'Company name' },
  ContactPerson: { label: 'Contact person' },
  email: { label: 'Email' },
  phone: { label: 'Phone' },
  JobTitle: { label: 'Job title' },
  Location: { label: 'Location' },
  Description: {
    label: 'Job description',
    hint: 'What the person will do, the pay, the must-have skills, and how soon.',
  },
} satisfies Record<string, Label>;
