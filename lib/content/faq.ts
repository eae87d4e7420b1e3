import { z } from 'zod';
import { byMatching, claims } from './claims';
import { identity, officesInWords } from './identity';
import { clause, present } from './said';
import { ifOffered, offers, servicesInWords } from './services/services';
import { distinct, filled, type Named, someOf, text } from './schema/primitives';
import { ownWords } from './site/own-words';

const question = z.object({
  /** The URL fragment (/faq#id): unique and stable. */
  id: text.regex(/^[a-z0-9-]+$/, 'must be made of a-z, 0-9 and hyphens'),
  question: filled,
  answer: someOf(filled),
});
const group = z.object({ title: filled, items: someOf(question) });
type FaqGroup = z.output<typeof group>;
export const faqSchema = someOf(group).superRefine(
  distinct((all) =>
    all.flatMap(({ items }, at) => items.map(({ id }, item): Named => [id, at, 'items', item, 'id'])),
  ),
);

const groups: FaqGroup[] = [
  {
    title: 'General Questions',
    items: present([
      {
        id: 'services',
        question: 'What services do you offer?',
        answer: [
          `We offer ${servicesInWords}.${ifOffered('hiring', ' We also take on recruitment process outsourcing, candidate sourcing and screening, and onboarding support.')}`,
          'You can take one service or several. Each has a page of its own in the Services menu.',
        ],
      },
      offers('hiring') && {
        id: 'recruitment-process-outsourcing',
        question: 'What is recruitment process outsourcing (RPO)?',
        answer: [
          'In RPO our recruiters run your hiring, or one part of it such as sourcing or interview scheduling, as an extension of your team. They use your employer name, your process and, if you have one, your applicant tracking system.',
          'It suits employers who hire all year round or have a large number of positions to fill. For a few vacancies, ordinary hiring support usually costs less.',
        ],
      },
      (offers('hiring') || offers('contract-to-hire')) && {
        id: 'temporary-and-permanent-staffing',
        question: 'Do you provide both temporary and permanent staffing?',
        answer: present([
          'Yes. In permanent staffing the person becomes your employee from the first day. In temporary staffing the person works for you for an agreed period while we remain the employer and run the payroll.',
          offers('contract-to-hire') &&
            `Contract to hire lies between the two: the work begins on contract and becomes permanent if both sides wish.${clause` ${claims.contractConversion} of contracts become permanent.`}`,
        ]),
      },
      {
        id: 'sectors',
        question: 'Which sectors and cities do you serve?',
        answer: [
          'We recruit for IT, non-IT, service and manufacturing employers, in roles from the shop floor to the board.',
          `We serve clients across India from ${identity.servesFrom.city}. Our offices: ${officesInWords()}.`,
        ],
      },
      {
        id: 'matching',
        question: byMatching(
          'How does AI-driven candidate matching work, and who decides?',
          'How do you match candidates to jobs, and who decides?',
        ),
        answer: [
          byMatching(
            'Software compares the skills, experience, location and availability in a CV with the needs of a job and suggests an order in which to read. This helps a recruiter to find suitable people who describe their work in different words from the advertisement.',
            'Our recruiters compare the skills, experience, location and availability in a CV with the needs of a job. They also look for suitable people who describe their work in different words from the advertisement.',
          ),
          'The recruiter decides whom to call and the employer decides whom to interview. If you think we missed your profile, write to us through the contact page and a person will look again.',
        ],
      },
    ]),
  },
  {
    title: 'Candidate-Related Questions',
    items: [
      {
        id: 'candidate-fees',
        question: 'Do candidates have to pay anything?',
        answer: [
          'No. Candidates never pay us. You do not pay to register, or for an interview, training before an offer, a background check, a laptop or an offer letter. Employers pay us.',
          'If someone asks you for money in our name, do not pay. Keep the messages. Tell us through the contact page, and report it at cybercrime.gov.in or call the helpline 1930.',
        ],
      },
      {
        id: 'how-to-apply',
        question: 'How do I apply, and what happens next?',
        answer: [
          'Open a job, choose “Apply For Job”, fill in your name, email and phone number, and add your CV: a PDF, a Word file or a photo. You need no account.',
          'A recruiter reads your application. If your profile fits, we call you about the role, the pay and your notice period. We then send your details to the employer for that job. After an interview, we try to tell you what the employer decided.',
        ],
      },
      {
        id: 'candidate-onboarding-support',
        question: 'Will you help me after I receive an offer?',
        answer: [
          'Yes. We explain the offer letter line by line. We help you plan your resignation and notice period. We also tell you which papers to bring on the first day, such as ID proof, relieving letter, PAN and your provident fund number (UAN) if you have one.',
          'If you join on contract, the same team stays in touch about your salary, your leave and the end of the contract.',
        ],
      },
    ],
  },
  {
    title: 'Client-Related Questions',
    items: [
      {
        id: 'sourcing-and-screening',
        question: 'How do you source and screen candidates?',
        answer: [
          `We search ${clause`${claims.vettedProfessionals} vetted professionals, `}our job listings, referrals and the open market. Before we put someone forward we ask about skills, reasons for a change, expected pay, notice period and place of work.`,
          `${clause`Suitable candidates usually reach you in ${claims.candidatesIn}. `}You can add skill tests${ifOffered('background-verification', ` and background verification${clause` (${claims.backgroundChecks})`}`)} to any position.`,
        ],
      },
      {
        id: 'free-job-listing',
        question: 'Can I really list a job for free?',
        answer: [
          'Yes. Send the job through “List Your Job Here”. Our team verifies the company and the vacancy, asks if something is unclear, and then posts it. There is no charge for the listing and no obligation to use another service.',
          'We decline listings that ask candidates for money, hide the employer’s identity from us, or set conditions that the law does not allow.',
        ],
      },
      {
        id: 'client-onboarding-support',
        question: 'What support do you give with onboarding, and how do we begin?',
        answer: [
          `Onboarding support covers offer and appointment letters, contact during the notice period, joining documents, fund and insurance enrolment, and a first-week plan agreed with the manager. You can buy it on its own${ifOffered('hr-shared-services', ' or as part of HR shared services')}.`,
          `To begin, send a business enquiry from any service page. You will get a reply${clause` within ${claims.enquiryReply}`}${clause`, and can ask for a free ${claims.freeConsultation} consultation`}.`,
        ],
      },
    ],
  },
];
export const faq = ownWords('faq', groups, faqSchema);

export const faqPage = ownWords('faq-page', {
  title: 'Frequently asked questions',
  heading: 'Frequently asked questions',
  lead: 'Short answers for candidates and employers: what we do, how to apply, how to list a job for free, and why candidates never pay.',
  more: 'Do you have another question?',
  contact: 'Contact Us',
  /** Link to the whole page, from other languages. */
  whole: 'All questions',
});
