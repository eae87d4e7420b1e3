import { indianMoment } from '../indian-moment';
import type { FormName } from '../../contract/forms/names';
import { clause, present } from '../said';
import { inLanguages } from '../words';

/** The agency's promises, from claims.yaml. */
export type Promises = { enquiryReply?: string; freeConsultation?: string };

type Words = { heading: string; next: (promises: Promises) => string[] };

const kinds: Record<FormName, Words> = {
  'apply-job': {
    heading: 'We have received your application',
    next: () => [
      'A recruiter reads your application and your CV.',
      'If your profile fits, we call you about the role, the pay and your notice period.',
      'Candidates never pay us, at any step.',
    ],
  },
  'contact-enquiry': {
    heading: 'We have received your enquiry',
    next: ({ enquiryReply }) => [`We reply${clause` within ${enquiryReply}`}.`],
  },
  'job-inquiry': {
    heading: 'We have received your job',
    next: ({ enquiryReply }) => [
      `We call or write back${clause` within ${enquiryReply}`}.`,
      'We check the details with you, and then post the job.',
    ],
  },
  'business-enquiry': {
    heading: 'We have received your business enquiry',
    next: ({ enquiryReply, freeConsultation }) =>
      present([
        `We reply${clause` within ${enquiryReply}`}.`,
        clause`The first ${freeConsultation} consultation is free.`,
      ]),
  },
  'job-alert': {
    heading: 'One more step: please confirm by email',
    next: () => [
      'We have sent you an email. Open the link in it to start getting new jobs.',
      'No email after ten minutes? Please check your spam folder, or ask again.',
    ],
  },
  'your-data': {
    heading: 'We have received your request',
    next: () => [
      'If we have data from your address, an email with a link is on its way to you. It works for 24 hours.',
      'No email after ten minutes? Please check your spam folder. If it is not there, we have no data from your address.',
    ],
  },
};

/** The home page's panel about sent forms. */
export const sentPanel = inLanguages('sentPanel', {
  kinds,
  close: 'Close',
  reference: 'Reference',
  status: 'See the status',
  keepLink: 'Save this link: it opens the status again at any time.',
  useReference: 'When you write or call, please give us this reference.',
  next: 'What happens next',
  waiting:
    'Our recruitment system is not responding right now. What you sent is safe with us, and is passed on soon. You need not send it again.',
});

/** On the form's page, for visitors who have already applied. */
export const appliedBefore = inLanguages(
  'appliedBefore',
  (iso: string, reference: string | undefined) =>
    `You applied for this job on ${indianMoment(iso)}${reference ? `, reference ${reference}` : ''}.`,
);
