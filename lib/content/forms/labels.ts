import type { Question } from '../../contract/questions';
import { inLanguages } from '../words';

export type Label = {
  label: string;
  hint?: string;
  /** Texts of the options by value, and of the empty option. */
  choices?: Record<string, string>;
  unchosen?: string;
};

const unchosen = 'Choose, if you like';

/** 'Enter Your Details'. */
export const applicationLabels = inLanguages('applicationLabels', {
  resume: {
    label: 'Upload CV*',
    hint: 'PDF, DOC, DOCX or a photo (JPEG, PNG, WebP), up to 5 MB. For several pages, your phone’s scanner makes one PDF.',
  },
  firstName: { label: 'First name' },
  lastName: { label: 'Last name', hint: 'If you use only one name, enter it again.' },
  email: { label: 'Email', hint: 'We reply to this address.' },
  phone: { label: 'Phone', hint: 'With or without +91.' },
  experience: { label: 'Experience in years', hint: '0 if this is your first job.' },
  noticePeriod: {
    label: 'Notice period',
    hint: 'How soon you can start.',
    unchosen,
    choices: {
      immediate: 'I can start at once',
      '15 days': '15 days',
      '30 days': '30 days',
      '60 days': '60 days',
      '90 days': '90 days',
      serving: 'I am serving it now',
    },
  },
  currentPay: { label: 'Current pay', hint: 'Such as ₹4 lakh a year or ₹30,000 a month.' },
  expectedPay: { label: 'Expected pay', hint: 'So that we do not offer you less.' },
  message: { label: 'Message', hint: 'Anything else the recruiter should know.' },
} satisfies Record<string, Label>);

const yesNo = ['Yes', 'No'];

/** The options of an employer's question; empty for text and number questions. */
export const answersTo = ({ kind, choices }: Question): string[] => (kind === 'yes-no' ? yesNo : choices);

/** An employer's question as a label. */
export const questionLabel = inLanguages('questionLabel', (question: Question): Label => ({
  label: question.text,
  unchosen,
  choices: Object.fromEntries(answersTo(question).map((answer) => [answer, answer])),
}));

/** 'Get In Touch'. */
export const contactLabels = inLanguages('contactLabels', {
  name: { label: 'Name' },
  email: { label: 'Email address' },
  subject: { label: 'Subject' },
  message: { label: 'Message' },
} satisfies Record<string, Label>);

/** 'Enter Details' of List-Job. */
export const jobEnquiryLabels = inLanguages('jobEnquiryLabels', {
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
} satisfies Record<string, Label>);

/** The Business Enquiry of the service pages. */
export const businessEnquiryLabels = inLanguages('businessEnquiryLabels', {
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
} satisfies Record<string, Label>);

/** 'New jobs by email'. */
export const jobAlertLabels = inLanguages('jobAlertLabels', {
  email: { label: 'Email', hint: 'We first send you an email to confirm this address.' },
  frequency: {
    label: 'How often?',
    choices: { daily: 'Once a day, if there are new jobs', weekly: 'Once a week, on Mondays' },
  },
} satisfies Record<string, Label>);

/** 'Your data'. */
export const yourDataLabels = inLanguages('yourDataLabels', {
  email: { label: 'Email', hint: 'The one you used with us. We send the link there.' },
} satisfies Record<string, Label>);

/** Submit buttons of the forms to the agency's staff. */
export const sendButtons = inLanguages('sendButtons', {
  contact: 'Send Message',
  jobEnquiry: 'Submit',
  businessEnquiry: 'Send enquiry',
} as const);
