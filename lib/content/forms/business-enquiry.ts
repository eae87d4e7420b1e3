import type { Label } from './label';

/** The Business Enquiry of the service pages. */
export const businessEnquiryLabels = {
  name: { label: 'Name' },
  email: { label: 'Work Email' },
  mobile: { label: 'Mobile Number' },
  company: { label: 'Company' },
  requirement: {
    label: 'Requirement',
    unchosen: 'Choose a requirement',
    choices: { Consulting: 'Consulting', Recruitment: 'Recruitment' },
  },
  description: { label: 'Description' },
} satisfies Record<string, Label>;
