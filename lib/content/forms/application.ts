import type { Question } from '../../contract/questions';
import type { Label } from './label';

const unchosen = 'Choose, if you like';

/** 'Enter Your Details'. */
export const applicationLabels = {
  resume: { label: 'Upload CV*', hint: 'PDF, DOC or DOCX, up to 5 MB, or photographs of it.' },
  firstName: { label: 'First name' },
  lastName: { label: 'Last name', hint: 'One name only? Write it here too.' },
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
  expectedPay: { label: 'Expected pay', hint: 'So that you are offered no job below it.' },
  message: { label: 'Message', hint: 'Anything else the recruiter should know.' },
} satisfies Record<string, Label>;

const yesNo = ['Yes', 'No'];

/** What may be chosen in answer to an employer's question; nothing where it is answered in words or with a number. */
export const answersTo = ({ kind, choices }: Question): string[] => (kind === 'yes-no' ? yesNo : choices);

/** An employer's question, in the employer's words. */
export const questionLabel = (question: Question): Label => ({
  label: question.text,
  unchosen,
  choices: Object.fromEntries(answersTo(question).map((answer) => [answer, answer])),
});
