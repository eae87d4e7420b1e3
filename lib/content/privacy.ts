import type { Extra } from '../contract/extras';
import { byMatching, claims } from './claims';
import { identity } from './identity';
import { law } from './law';
import { ownWords } from './site/own-words';
import type { LegalDocument, LegalSection } from './legal-document';
import { inLanguages } from './words';

const yourDataLink = { label: 'How to see, withdraw or erase your data', href: '/your-data' };

/** What an installation may have: extras of its recruitment API, job alerts by email, a tag manager. */
type Feature = Extra | 'job-alerts' | 'tag-manager';

/** Texts that depend on a feature. */
const conditions = new Map<string, Feature>();

function where(feature: Feature, text: string): string {
  conditions.set(text, feature);
  return text;
}

export const privacy: LegalDocument = ownWords('privacy', {
  title: 'Privacy policy',
  firstPublished: 'June 18, 2024',
  presentText: '28 November 2026',
  lead: 'What we collect, why, for how long, and how you see, correct or erase it.',
  inShort: [
    'You can read and search everything here without telling us who you are.',
    'Your application goes to our recruiters and to the employer of that job. No other employer sees it unless you agree.',
    'We do not sell data, and nobody may ask you for money.',
    'You can see, correct, withdraw or erase what you sent.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        `${identity.legalName} (“we”), a staffing and recruitment agency in India, runs this website and decides why and how its data is used. Where we work for a client, the client’s own notice applies as well.`,
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What each form collects',
      paragraphs: [
        'Please leave out Aadhaar or PAN numbers, bank details, passwords, photos of yourself, health, religion, caste and marital status. A photo of your CV may record where it was taken; a scan or a screenshot does not.',
      ],
      bullets: [
        'Contact, business enquiry, list a job: what you type into the form',
        `Job application: the job, name, email address, phone number and CV; if you give them, experience, notice period${claims.askPay ? ', current and expected pay' : ''}, answers to the employer’s questions and a message; and the site or campaign named in the link you followed`,
        where('application-status', 'The progress of your application, shown at your status link'),
        where('talent-pool', 'Register your CV: the same, without a job'),
        where('job-alerts', 'New jobs by email: email address and search'),
      ],
    },
    {
      id: 'technical-data',
      heading: 'Technical data and cookies',
      paragraphs: [
        'Our servers record your IP address, the time and the page requested, to run the site, keep it safe and stop misuse of the forms. Searches are recorded without your name.',
        where(
          'tag-manager',
          'A tag manager measures visits only if you have agreed. “Cookie choices” at the foot of each page lets you change your mind; its cookies are then deleted.',
        ),
        'Your browser alone keeps what you type in a form, without the CV, what you have sent, and the campaign you came by, until you close the tab; and the jobs that you save and the city that you look in, until you remove them.',
        `${identity.map ? 'The map, the' : 'The'} share buttons and social networks are run by others, who see your IP address when you use them.`,
      ],
    },
    {
      id: 'why-we-use-it',
      heading: 'Why we use it',
      paragraphs: ['For the purpose for which you gave it, with your consent or as the law permits:'],
      bullets: [
        'To answer you, and to consider you for the job you applied for',
        where('talent-pool', 'To tell you of jobs that fit, if you registered your CV'),
        where('job-alerts', 'To send you new jobs by email, once you have confirmed your address'),
        'To verify employers and vacancies, and to prepare contracts with clients',
        'To prevent fraud and misuse, and to meet duties under tax, labour and other laws',
      ],
    },
    {
      id: 'who-decides',
      heading: 'Who decides about an application',
      paragraphs: byMatching(
        [
          'Software compares CVs with vacancies and suggests which to read first. A recruiter reviews what it suggests, and it turns down no application. You may ask for an explanation, or for a person to look again.',
        ],
        [
          'Our recruiters read it, and the employer decides whom to interview. No software ranks or turns down an application. You may ask for an explanation, or for another look.',
        ],
      ),
    },
    {
      id: 'who-receives-it',
      heading: 'Who receives it, and how it is protected',
      paragraphs: [
        'Access is limited by role, connections are encrypted, and files are checked. Data handled outside India has the same protection.',
        `If a breach affects you, we tell you and the authorities as the law requires: from ${law.dataProtection.dutiesFrom} without delay, with a full report to the Data Protection Board within ${law.dataProtection.breachReport}.`,
        'It is shown only to:',
      ],
      bullets: [
        'Our staff who need it for the task',
        'The employer whose job you apply for, or another once you have agreed',
        'Suppliers who host our systems or carry our mail, under contract',
        'Local partners and verifiers, for a service you or your employer asked for',
        'Courts and authorities, where the law requires it',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      paragraphs: [
        `From ${law.dataProtection.dutiesFrom} the DPDP rules require us to keep what was processed, and its records and logs, for ${law.dataProtection.recordsKept}. What you erase is then sealed: nobody who works on applications can read it, and we erase it after that time.`,
        'Other periods:',
      ],
      bullets: [
        where('job-alerts', 'New jobs by email: until you unsubscribe; if you never confirm, 7 days'),
        where(
          'your-data',
          'That you agreed, to which text and when: without your name once the rest is erased',
        ),
        'Records of contracts, payroll and tax: as those laws say',
        'Technical records: for a limited time needed for security',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        `The Digital Personal Data Protection (DPDP) Act comes into force in three steps: its Board on ${law.dataProtection.boardSince}, consent managers on ${law.dataProtection.consentManagersSince}, your rights and the rest on ${law.dataProtection.dutiesFrom}. We respect these rights today. You may:`,
      ],
      bullets: [
        'Ask what we hold, how it is used and who has received it',
        'Have it corrected, completed or erased',
        'Withdraw consent as easily as you gave it; what was done before remains lawful',
        'Name a person to use these rights if you die or can no longer act',
      ],
      link: yourDataLink,
    },
    {
      id: 'children',
      heading: 'Children and young people',
      paragraphs: [
        `You may read the site from the age of 13. Below 18, send a form only with the agreement of a parent or guardian; from ${law.dataProtection.dutiesFrom} you must be 18, or have the consent of a parent who can be verified. If a child’s data reached us otherwise, we erase it.`,
      ],
    },
    {
      id: 'grievances',
      heading: 'Questions and grievances',
      paragraphs: [
        `Write to the ${identity.grievance.contact}, ${identity.legalName}, ${identity.grievance.address}, or to ${identity.grievance.email}, and begin the subject with “Privacy”. You get an answer within ${identity.grievance.answersWithin}; we may first need to confirm who you are. If it does not satisfy you, you may complain to the Data Protection Board of India.`,
        'A new text of this policy appears here with its date. If it affects data you have already given in a way you would not expect, we ask you again.',
      ],
    },
  ],
});

/** Retention of received forms, by `days` until they are erased; null: manually. */
export const retention = inLanguages('retention', (days: number | null): string =>
  days === null
    ? 'Our recruitment system erases no forms by itself on a set day. We erase them by hand, and whenever you ask.'
    : `What you send by a form, with its CV, is erased ${days} days after we receive it, even if the job is still open; earlier if you ask.`,
);

type Installation = {
  retentionDays: number | null;
  gtmId: string | null;
  features: readonly Feature[];
};

/** An installation's policy and its notice to candidates, with only what applies to it. */
export function privacyOf({ retentionDays, gtmId, features }: Installation): {
  document: LegalDocument;
  notice: DatedSection;
} {
  const erased = retention(retentionDays);
  const isTrue = (text: string) => {
    const feature = conditions.get(text);
    return !feature || (feature === 'tag-manager' ? gtmId !== null : features.includes(feature));
  };
  const sections = privacy.sections.map(({ paragraphs, bullets, ...section }: LegalSection) => ({
    ...section,
    paragraphs: [...(section.id === 'how-long' ? [erased] : []), ...paragraphs.filter(isTrue)],
    bullets: bullets?.filter(isTrue),
  }));
  return {
    document: { ...privacy, inShort: [...(privacy.inShort ?? []), erased], sections },
    notice: noticeOf(features, erased),
  };
}

/** The notice to candidates, the part of the policy that is in each language. */
export const candidateDataNotice = inLanguages('candidateDataNotice', {
  title: 'Privacy policy',
  lead: 'What happens to your data when you apply for a job.',
  whole: 'The whole privacy policy',
  heading: 'What happens to the data in your application',
  dated: '28 November 2026',
  paragraphs: [
    'We collect your name, email address, phone number and CV, and, if you give them, experience, notice period, pay where we ask for it, answers to the employer’s questions and a message. We note the job, the time, and the site or campaign named in the link you followed. Please leave identity numbers, photos of yourself and family details out of the CV.',
    byMatching(
      'We use this data to consider you for the job and to speak with you about it. Our recruiters read it; matching software may help them decide what to read first, and a person makes the decision.',
      'We use this data to consider you for the job and to speak with you about it. Our recruiters read it, and a person makes the decision.',
    ),
    'It goes to the employer who offers the job. Suppliers who host our systems and carry our mail handle it for us. We do not sell it, and no other employer sees your CV unless you have agreed.',
    'Giving this data is your choice. Without it we cannot pass on an application. Nothing in it will ever be used to ask you for money.',
  ],
  withdraw: {
    byLink:
      'To withdraw: use your status link, go to “Your data”, or tell us through the contact page. We then stop using the data and tell any employer who has received it.',
    byHand:
      'To withdraw: tell us through the contact page. We then stop using the data and tell any employer who has received it.',
  },
  see: {
    byLink:
      'To see it, or have it erased: go to “Your data”, and we send a link to your mailbox. We tell you what the law makes us keep.',
    byHand: `To see it, or have it erased: write to ${identity.grievance.email}. We tell you what the law makes us keep.`,
  },
  correct: 'To correct it: send us the right details.',
  complain: `To complain: write to the ${identity.grievance.contact} at ${identity.grievance.email}. If the answer does not settle the matter, you may complain to the Data Protection Board of India.`,
  link: yourDataLink.label,
});

type DatedSection = LegalSection & { dated: string };

function noticeOf(features: readonly Feature[], erased: string): DatedSection {
  const { heading, dated, paragraphs, withdraw, see, correct, complain, link } = candidateDataNotice;
  const bullets = [
    features.includes('application-status') ? withdraw.byLink : withdraw.byHand,
    features.includes('your-data') ? see.byLink : see.byHand,
    correct,
    complain,
  ];
  return {
    id: 'your-data',
    heading,
    dated,
    paragraphs: [...paragraphs, erased],
    bullets,
    link: { label: link, href: '/your-data' },
  };
}
