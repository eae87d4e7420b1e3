import type { FormName } from '../../contract/forms/names';
import { TALENT_POOL } from '../../contract/talent-pool';
import { identity } from '../identity';
import { inLanguages } from '../words';

/** Without `kept`, as the privacy policy says. */
type Notice = { collected: string; purpose: string; receivers: string; kept?: string };
export type Notices = Record<FormName | typeof TALENT_POOL, Notice>;

const contents: Notices = {
  'apply-job': {
    collected:
      'Your name, email address, phone number and CV. Your experience, notice period and message, if you give them. The job you apply for. The advertisement or site whose link led you here, if the link named it.',
    purpose: 'To consider you for this job and to speak with you about it.',
    receivers: `The recruiters of ${identity.legalName}, and, if you agree, the employer of this job.`,
  },
  [TALENT_POOL]: {
    collected:
      'Your name, email address, phone number and CV. Your experience, notice period and message, if you give them. The advertisement or site whose link led you here, if the link named it.',
    purpose: 'To tell you of jobs that fit and to speak with you about them.',
    receivers: `The recruiters of ${identity.legalName}. An employer receives it only if you agree.`,
  },
  'contact-enquiry': {
    collected: 'Your name, email address, subject and message.',
    purpose: 'To answer you.',
    receivers: `The staff of ${identity.legalName} who deal with the matter.`,
  },
  'job-inquiry': {
    collected: 'Your company, contact person, email address, phone number and the details of the job.',
    purpose: 'To verify the job with you and to post it. The contact person is not shown on the site.',
    receivers: `The recruiters of ${identity.legalName}.`,
  },
  'business-enquiry': {
    collected: 'Your name, work email, mobile number, company, requirement and description.',
    purpose: 'To answer your enquiry and to prepare an offer.',
    receivers: `The staff of ${identity.legalName} who deal with the enquiry.`,
  },
  'job-alert': {
    collected: 'Your email address and the search that you chose.',
    purpose:
      'To send you new jobs that match, at most once a day or a week as you choose, after you have confirmed your address.',
    receivers: 'Only us. Employers do not see it.',
    kept: 'Until you unsubscribe by the link in every email. If you do not confirm, for 7 days.',
  },
  'your-data': {
    collected: 'Your email address.',
    purpose: 'To find the data we have from it, and to send you the link.',
    receivers: 'Only us.',
    kept: 'For the 24 hours in which the link works, and at most an hour more. If we have no data, we only keep a count for a day or two, to limit repeated requests.',
  },
};

/** The itemised privacy notice at each form. */
export const formNotices = inLanguages('formNotices', {
  summary: 'What happens to your data',
  items: (form: keyof Notices) => [
    { term: 'What we collect', text: contents[form].collected },
    { term: 'Why we need it', text: contents[form].purpose },
    { term: 'Who receives it', text: contents[form].receivers },
    {
      term: 'How long it is kept',
      text:
        contents[form].kept ?? 'The privacy policy says when it is erased, and how you can erase it earlier.',
    },
    {
      term: 'How to withdraw, complain or reach us',
      text: `Write to the ${identity.grievance.contact} at ${identity.grievance.email} or use the contact page; begin the subject with “Privacy”. If our answer does not settle it, you may complain to the Data Protection Board of India.`,
    },
  ],
  more: 'Your data and how to erase it',
});
