import { courts, identity } from './identity';
import { law } from './law';
import { ownWords } from './site/own-words';
import type { LegalDocument } from './legal-document';

export const terms: LegalDocument = ownWords('terms', {
  title: 'Terms and conditions',
  firstPublished: 'June 18, 2024',
  presentText: '26 November 2026',
  lead: 'The rules for using this website as a job seeker, an employer or a visitor: what we offer, what we ask of you, and how disputes are settled.',
  sections: [
    {
      id: 'agreement',
      heading: 'About these terms',
      paragraphs: [
        `This website belongs to ${identity.legalName}, a ${identity.legalForm} in India (“we”, “us”). By using it you accept these terms and acknowledge the privacy policy. If you do not agree, please do not use the website.`,
        'If you use it for a company, you confirm that you may act for that company. A service that you buy from us is governed by a separate written agreement, which prevails over these terms where they differ.',
      ],
    },
    {
      id: 'minimum-age',
      heading: 'Minimum age',
      paragraphs: [
        'You must be at least 13 years old to use this website. If you are below 18, use it only with the agreement of a parent or lawful guardian, who accepts these terms for you.',
        `From ${law.dataProtection.dutiesFrom} anyone who sends a form must be at least 18, or have the consent of a parent or guardian who can be verified.`,
        'This is an age for using a website. It does not permit employment: the laws on child and adolescent labour, and any higher age that a job requires, apply to every vacancy.',
      ],
    },
    {
      id: 'what-we-offer',
      heading: 'What the website offers',
      paragraphs: [
        'You can read about our services, search and view jobs, apply with a CV, send enquiries and submit a job for listing. No account is needed. We may change, suspend or end a part of the website, and we do not promise that it will always be available or free of errors.',
      ],
    },
    {
      id: 'candidates-never-pay',
      heading: 'Candidates never pay',
      paragraphs: [
        'We do not charge candidates for searching, applying, interviews, selection, verification or placement, and no one may do so on our behalf. A demand for money in our name is not from us. Please report it through the contact page and to the police or the national cybercrime helpline.',
      ],
    },
    {
      id: 'candidates',
      heading: 'If you apply for a job',
      paragraphs: ['By sending an application you confirm that:'],
      bullets: [
        'What you say about yourself is true, complete and your own',
        'You may share the CV and other material that you upload',
        'We may pass the application to the employer who offers that job',
        'You will tell us when something important changes or when you wish to withdraw',
        'An application gives no right to an interview, an offer or a reply by a certain date',
      ],
    },
    {
      id: 'employers',
      heading: 'If you list a job',
      paragraphs: [
        'Listing is free. Sending a job enquiry does not oblige us to post it, and we may edit, decline or remove a listing. By sending it you confirm that:',
      ],
      bullets: [
        'The vacancy exists and you are authorised to fill it',
        'Pay, place, working hours and conditions are stated truthfully and are lawful',
        'No one will be asked for a fee, a deposit, an original certificate or free work in exchange for a job',
        'There is no unlawful discrimination in the wording or in the selection',
        'You will use candidates’ data only to fill that vacancy, protect it, and erase it when it is no longer needed',
        'You will tell us when the position is filled or withdrawn',
      ],
    },
    {
      id: 'listings',
      heading: 'What verification means',
      paragraphs: [
        'Jobs are submitted by employers. Our team verifies the employer and the vacancy with reasonable care before posting, but we do not guarantee that a listing is complete, still open or correct in every detail, or that an employer or a candidate will act as promised.',
        'Before you accept an offer or make one, check what matters to you: the letter, the employer’s identity, the documents and the references. The contract of employment is between the candidate and the employer named in it.',
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable use',
      paragraphs: ['When you use the website, you must not:'],
      bullets: [
        'Break the law or the rights of others, or help someone else to do so',
        'Pretend to be another person or a company you do not represent',
        'Post a false vacancy, or use a form for advertising, chain offers or the collection of fees',
        'Send harmful code, or files meant to damage or to spy on a system',
        'Copy listings or personal data by automated means without our written permission. Our job feeds and the sitemap are made for programs, and any program that obeys our robots.txt may read the site',
        'Get around the picture code or limits on forms, or burden the service unreasonably',
        'Harass, threaten or abuse anyone, our staff included',
      ],
    },
    {
      id: 'your-material',
      heading: 'Material you send us',
      paragraphs: [
        'What you send remains yours. You allow us to store it, copy it and show it as far as that is needed for the purpose for which you sent it. We may remove material that breaks these terms, and keep evidence where a law or a claim makes that necessary.',
      ],
    },
    {
      id: 'our-material',
      heading: 'Our material',
      paragraphs: [
        'The texts, design, name and logo belong to us or to those who let us use them. You may read, print and share pages for personal use or within your company. Any other use needs our written consent. Names and logos of clients and employers belong to their owners.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Links to other sites',
      paragraphs: [
        'The website contains links, a map and share buttons that lead to services run by others. We do not control them and are not responsible for what they contain or how they treat your data.',
      ],
    },
    {
      id: 'information-only',
      heading: 'General information',
      paragraphs: [
        'Pages and articles on pay, law and careers give general information. They are not legal, tax or financial advice for your case, and law differs from state to state and changes with time. Please take advice before you act on them.',
      ],
    },
    {
      id: 'liability',
      heading: 'Our responsibility',
      paragraphs: [
        'As far as the law permits, the website is provided as it is, and we are not liable for indirect or consequential loss, for loss of profit, opportunity or data, or for what candidates and employers do between themselves.',
        'Nothing in these terms excludes liability for fraud, for wilful misconduct or for anything else that cannot be excluded by law, and nothing takes away rights that a consumer has under Indian law.',
        'If your breach of these terms causes a claim against us, you agree to make good the reasonable loss that results from it.',
      ],
    },
    {
      id: 'ending',
      heading: 'Suspension',
      paragraphs: [
        'We may block access or refuse forms from anyone who breaks these terms or puts others at risk. Sections that by their nature should continue, such as those on responsibility and disputes, stay in force.',
      ],
    },
    {
      id: 'law-and-disputes',
      heading: 'Law and disputes',
      paragraphs: [
        'These terms are governed by the laws of India. Please write to us first; most matters can be settled by a conversation.',
        `A dispute that cannot be settled in this way shall be referred to a sole arbitrator under the Arbitration and Conciliation Act. The parties appoint the arbitrator together; if they cannot agree, the appointment is made as that Act provides. The seat and place of arbitration is ${courts}, the language is English, and the award is final and binding.`,
        `Subject to arbitration, the courts at ${courts} have exclusive jurisdiction. Either side may ask those courts for urgent interim relief, and a consumer may still approach a consumer commission where the law so allows.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and general points',
      paragraphs: [
        'We may change these terms by publishing a new text here with a new date; it applies to use after that date. If one provision is found invalid, the others remain. A right that we do not use at once is not given up.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Questions about these terms, and notices under them, may be sent in the way shown on the contact page.',
      ],
    },
  ],
});
