/** What stands at the fields of the forms (lib/shared/forms), by the fields' names. */

type Label = {
  label: string;
  hint?: string;
  /** For a field of choices: what the visitor reads for each, and before anything is chosen. */
  choices?: Record<string, string>;
  unchosen?: string;
};

export const applicationLabels = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'Email', hint: 'We reply to this address.' },
  phone: { label: 'Phone', hint: 'With or without +91.' },
  experience: { label: 'Experience in years', hint: '0 if this is your first job.' },
  noticePeriod: {
    label: 'Notice period',
    hint: 'How soon you can start.',
    unchosen: 'Choose, if you like',
    choices: {
      immediate: 'I can start at once',
      '15 days': '15 days',
      '30 days': '30 days',
      '60 days': '60 days',
      '90 days': '90 days',
      serving: 'I am serving it now',
    },
  },
  message: { label: 'Message', hint: 'Anything else the recruiter should know.' },
  resume: { label: 'Upload CV*', hint: 'PDF, DOC or DOCX, up to 5 MB.' },
} satisfies Record<string, Label>;

export const contactLabels = {
  name: { label: 'Name' },
  email: { label: 'Email address' },
  subject: { label: 'Subject' },
  message: { label: 'Message' },
} satisfies Record<string, Label>;

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

export const jobAlertLabels = {
  email: { label: 'Email', hint: 'We first send a mail with a link to confirm the address.' },
} satisfies Record<string, Label>;
