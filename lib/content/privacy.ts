import type { Extra } from '../contract/extras';
import { routes } from '../routes';
import { byMatching, claims } from './claims';
import { identity } from './identity';
import { law } from './law';
import { ownWords } from './site/own-words';
import type { LegalDocument, LegalSection } from './legal-document';
import { inLanguages } from './words';

const yourDataLink = { label: 'How to see, withdraw or erase your data', href: routes.yourData() };

/** Texts that depend on an extra of the recruitment API. */
const conditions = new Map<string, Extra>();

function where(extra: Extra, text: string): string {
  conditions.set(text, extra);
  return text;
}

export const privacy: LegalDocument = ownWords('privacy', {
  title: 'Privacy policy',
  firstPublished: 'June 18, 2024',
  presentText: '28 November 2026',
  lead: 'What personal data this website collects, why we need it, who receives it, how long we keep it, and how you can see, correct or erase it.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are and what this covers',
      paragraphs: [
        `This website is run by ${identity.legalName} (“we”), a staffing and recruitment agency in India. We decide why and how the personal data described here is used. This policy covers the website and the enquiries and applications that begin on it.`,
        'Where we process data for a client, the client’s own notice and our contract with that client apply as well.',
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What each form collects',
      paragraphs: [
        'You can read every page and search for jobs without telling us who you are. We receive personal data when you send a form:',
      ],
      bullets: [
        'Contact form: your name, email address, subject and message',
        `Job application: the job applied for, first and last name, email address, phone number, your CV, your years of experience, notice period${claims.askPay ? ', current and expected pay' : ''}, answers to the employer’s questions and message if you give them, and, if the link you came by names it, the site or campaign that led you here`,
        where(
          'application-status',
          'As an application goes on: how far it has come and when, which your link to it shows',
        ),
        where('talent-pool', 'Register your CV: what a job application has, without a job'),
        'List a job: company name, contact person, email address, phone number, job title, location and description',
        'Business enquiry on a service page: name, work email, mobile number, company, kind of requirement and your description if you add one',
        'New jobs by email: your email address and the search that you chose',
        'Job search: the words and the category you search for, which are not linked to your name',
      ],
    },
    {
      id: 'what-not-to-send',
      heading: 'What we ask you not to send',
      paragraphs: [
        'Please leave out of forms and CVs anything that the purpose does not need: Aadhaar or PAN numbers, bank details, passwords, photos of yourself, health information, religion, caste or marital status. If a document is needed later, for payroll or a background check, we ask for it separately and tell you why. A photo of your CV may record where it was taken; a scan or a screenshot does not.',
      ],
    },
    {
      id: 'technical-data',
      heading: 'Technical data, cookies and other sites',
      paragraphs: [
        'Our servers record technical data such as the internet address, the time and the page requested. We use these records to run the site, keep it safe and stop automated misuse of the forms. The picture code on a form has the same purpose and is not used to follow you.',
        'We measure visits through a tag manager only if it is switched on for this site and you have agreed. You may refuse, and every part of the site will still work. Where it is switched on, “Cookie choices” at the foot of each page lets you change your mind: the tag manager is then no longer loaded and its cookies are deleted. Your choice itself is kept in your browser.',
        'If the link you came by names a site or campaign, your browser keeps that name, without a cookie, until you close the tab. It is sent to us only with an application.',
        'While you fill in a form, your browser keeps what you type, without your CV, so that it is not lost when you leave the page. It also keeps the reference, the time and the job of what you have sent, with the link to follow it where there is one. Both stay in your browser until you close the tab. What you typed is deleted earlier, when you send the form.',
        'Your browser keeps the jobs that you save with their star on your device. We do not receive this list. “Remove all” on the page of saved jobs deletes it, and so does deleting this site’s data in your browser.',
        'The map on the contact page, the share buttons and links to social networks lead to services run by others. When you load the map or follow such a link, that service receives your internet address and treats it under its own policy.',
      ],
    },
    {
      id: 'why-we-use-it',
      heading: 'Why we use it',
      paragraphs: [
        'We use personal data for the purpose for which you gave it, with your consent or as the law otherwise permits:',
      ],
      bullets: [
        'To answer questions and business enquiries',
        'To consider you for the job you applied for',
        where('application-status', 'To tell you how far your application has come'),
        where('talent-pool', 'To tell you of jobs that fit, if you registered your CV for that'),
        'To send you new jobs by email, once you have confirmed your address',
        'To verify an employer and a vacancy before we post a job',
        'To prepare and perform a contract with a client',
        'To protect candidates, employers and ourselves against fraud and misuse',
        'To meet duties under tax, labour and other laws',
      ],
    },
    {
      id: 'who-decides',
      heading: 'Who decides about an application',
      paragraphs: byMatching(
        [
          'We use software that compares CVs with vacancies and suggests which to read first. A recruiter reviews what it suggests, and no application is turned down by software alone. You may ask for an explanation or for a person to look at your application again.',
        ],
        [
          'Our recruiters read applications, and the employer decides whom to interview. No software ranks or turns down an application. You may ask for an explanation, or for another look at your application.',
        ],
      ),
    },
    {
      id: 'who-receives-it',
      heading: 'Who receives it',
      paragraphs: ['We do not sell personal data or lend it for advertising. It is shown only to:'],
      bullets: [
        'Our staff who need it for the task',
        'The employer whose job you apply for, or another employer once you have agreed',
        'Suppliers who host our systems, carry our mail or keep our records, under contract and on our instructions',
        'Local partners and verifiers, where a service you or your employer asked for needs them',
        'Courts, regulators and other authorities, where the law requires it',
      ],
    },
    {
      id: 'where-it-is-kept',
      heading: 'Where it is kept and how it is protected',
      paragraphs: [
        'We choose suppliers with care. If data is handled outside India, it is done as Indian law permits and with the same protection. Access is limited by role, connections to the site are encrypted and uploaded files are checked for type and size.',
        `No system is perfectly safe. If a breach affects your personal data, we will tell you and the authorities as the law requires, and say what you can do. From ${law.dataProtection.dutiesFrom} the law requires it without delay, and a full report to the Data Protection Board within ${law.dataProtection.breachReport}.`,
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      paragraphs: [
        'We use personal data for as long as its purpose lasts, and keep it longer only as this section says or as a law or a pending claim obliges us to.',
        `From ${law.dataProtection.dutiesFrom} the rules under the DPDP Act require us to keep what was processed, and its records and logs, for ${law.dataProtection.recordsKept}. What you erase is then withdrawn and sealed: nobody who works on applications can read it, and we erase it after that time.`,
      ],
      bullets: [
        'Contact messages and business enquiries: until the matter is settled and any follow-up you expect has been made',
        'Applications and CVs: we use them while the job is open, and until any question about the selection is settled',
        where(
          'your-data',
          'That you agreed, to which text, in which language and when: without your name once what you sent is erased',
        ),
        'Job enquiries from employers: while the listing is being verified or is online, and as long as we need to show how it was verified',
        'New jobs by email: until you end them by the link in every email; if you never confirm your address, for 7 days',
        'Records of contracts, payroll and tax: for the periods set by those laws',
        'Technical records: for a limited time needed for security',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        `The Digital Personal Data Protection (DPDP) Act comes into force in three steps: its Board on ${law.dataProtection.boardSince}, consent managers on ${law.dataProtection.consentManagersSince}, and everything else, your rights included, on ${law.dataProtection.dutiesFrom}. We respect these rights today, for everyone who uses this site. You may:`,
      ],
      bullets: [
        'Ask what data we hold about you, how it is used and with whom it has been shared',
        'Have it corrected, completed or brought up to date',
        'Withdraw consent, as easily as you gave it; what was done before remains lawful',
        'Have data erased that is no longer needed',
        'Name another person to use these rights if you die or can no longer act',
        'Have a complaint heard and answered',
      ],
      link: yourDataLink,
    },
    {
      id: 'children',
      heading: 'Children and young people',
      paragraphs: [
        `The website is not meant for anyone below the minimum age in our terms. You may read the site from the age of 13. A person below 18 should send a form only with the agreement of a parent or lawful guardian; from ${law.dataProtection.dutiesFrom} the sender must be at least 18, or have the consent of a parent who can be verified. If we learn that a child’s data reached us otherwise, we erase it.`,
      ],
    },
    {
      id: 'grievances',
      heading: 'Questions and grievances',
      paragraphs: [
        `Write to the ${identity.grievance.contact}, ${identity.legalName}, ${identity.grievance.address}, or to ${identity.grievance.email}, and begin the subject with “Privacy”. Tell us what happened and what you would like us to do. You get an answer within ${identity.grievance.answersWithin}; we may first need to confirm that you are the person concerned.`,
        'If our answer does not satisfy you, you may take the complaint to the authority responsible under the law, which is the Data Protection Board of India for matters under the DPDP Act.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'When this policy changes we put the new text here with a new date. If a change affects data you have already given us in a way you would not expect, we will tell you and, where needed, ask you again.',
      ],
    },
  ],
});

/** Retention of received forms. */
export const retention = {
  after: (days: number) =>
    `What you send by a form, with its CV, stays with us for ${days} days at most, even if its purpose lasts longer: then our recruitment system erases it.`,
  byHand:
    'Our recruitment system does not erase forms by itself on a set day. We erase them by hand, and whenever you ask.',
} as const;

type Installation = {
  /** Days until forms are erased; null: manually. */
  retentionDays: number | null;
  /** Its recruitment API's features beyond the specification. */
  extras: readonly Extra[];
};

/** An installation's policy and its notice to candidates, with only what applies to it. */
export function privacyOf({ retentionDays, extras }: Installation): {
  document: LegalDocument;
  notice: DatedSection;
} {
  const erased = retentionDays === null ? retention.byHand : retention.after(retentionDays);
  const isTrue = (text: string) => {
    const extra = conditions.get(text);
    return !extra || extras.includes(extra);
  };
  const sections = privacy.sections.map(({ paragraphs, bullets, ...section }: LegalSection) => ({
    ...section,
    paragraphs: section.id === 'how-long' ? [...paragraphs, erased] : paragraphs,
    bullets: bullets?.filter(isTrue),
  }));
  return { document: { ...privacy, sections }, notice: noticeOf(extras) };
}

/** The notice to candidates, the part of the policy that is in each language. */
export const candidateDataNotice = inLanguages('candidateDataNotice', {
  title: 'Privacy policy',
  lead: 'What happens to your data when you apply for a job.',
  whole: 'The whole privacy policy',
  heading: 'What happens to the data in your application',
  dated: '28 November 2026',
  paragraphs: [
    'When you apply for a job here, you give us your first and last name, email address, phone number and CV. If you like, you add your years of experience, your notice period, what you earn and expect where we ask for it, answers to the employer’s questions and a message. We also note which job you chose and when you applied. If the link that led you here names a site or campaign, we note that too. We need nothing else, so please leave identity numbers, photos of yourself and family details out of the CV.',
    byMatching(
      'We use this data to consider you for the job and to speak with you about it. Our recruiters read it; matching software may help them decide what to read first, and a person makes the decision.',
      'We use this data to consider you for the job and to speak with you about it. Our recruiters read it, and a person makes the decision.',
    ),
    'Your application goes to the employer who offers the job. The suppliers who host our systems and carry our mail handle it on our behalf. We do not sell it, and no other employer sees your CV unless you have agreed.',
    'We use the application until the job is filled or withdrawn and any question about the selection is settled. “How long we keep it” above says when forms are erased.',
    'Giving this data is your choice. Without it we cannot pass on an application. Nothing in it will ever be used to ask you for money.',
  ],
  withdraw: {
    byLink:
      'To withdraw: use the link in your receipt, go to “Your data”, or tell us through the contact page. We then stop using the data and tell any employer who has received it.',
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

function noticeOf(extras: readonly Extra[]): DatedSection {
  const { heading, dated, paragraphs, withdraw, see, correct, complain, link } = candidateDataNotice;
  const bullets = [
    extras.includes('application-status') ? withdraw.byLink : withdraw.byHand,
    extras.includes('your-data') ? see.byLink : see.byHand,
    correct,
    complain,
  ];
  return {
    ...{ id: 'your-data', heading, dated, paragraphs, bullets },
    link: { label: link, href: routes.yourData() },
  };
}
