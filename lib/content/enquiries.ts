import { joinWords } from '../base/text/join-words';
import { claims } from './claims';
import { cityOf, identity } from './identity';
import { clause } from './said';
import { ownWords } from './site/own-words';
import { inLanguages } from './words';

/** Copy of the contact page. */
export const contact = ownWords('contact', {
  title: 'Contact Us',
  lead: `Write, call or visit.${clause` We answer enquiries within ${claims.enquiryReply}.`}`,
  formHeading: 'Get In Touch',
  formIntro:
    'For anything that is not a job application. To apply for a job, open the job and choose “Apply For Job”.',
  tiles: { website: 'Website', phone: 'Phone', whatsapp: 'WhatsApp', email: 'Email' },
  hours: 'Business hours',
  offices: 'Offices',
} as const);

/** For search engines. `lead`: the page's. */
export const contactDescription = inLanguages(
  'contactDescription',
  (lead: string) =>
    `${lead} ${identity.legalName}: phone, email, offices in ${joinWords(identity.offices.map(cityOf))}, and a form that reaches us.`,
);

export const jobEnquiryForm = {
  heading: 'Enter Details',
  intro: `We call or write back${clause` within ${claims.enquiryReply}`}.`,
} as const;

export const businessEnquiryForm = {
  heading: 'Business Enquiry',
  intro: `Tell us what you need. We reply${clause` within ${claims.enquiryReply}`}${clause`, and the first ${claims.freeConsultation} consultation is free`}.`,
  warning:
    'This form is for employers. Please do not use it for job queries: ask those on the job’s page or the contact page.',
} as const;

type ReportedJob = { id: string; title: string; company: string };

/** "job 123: Welder at Neem & Sons", without unknown parts. */
const nameOf = ({ id, title, company }: ReportedJob) =>
  [`job ${id}`, [title, company].filter(Boolean).join(' at ')].filter(Boolean).join(': ');

/** Subject and message hint of the contact form when opened to report something. */
export const reports = inLanguages('reports', {
  job: {
    subject: (job: ReportedJob) => `Report about ${nameOf(job)}`,
    hint: 'What is wrong with this job? For example: it is closed, a fact is false, or it asks for papers that no employer needs.',
  },
  money: {
    subject: (job: ReportedJob | null) => `Demand for money${job ? ` about ${nameOf(job)}` : ''}`,
    hint: 'Who asked for money, how much, and by phone, email or message? Please do not pay, and keep the messages.',
  },
} as const);
