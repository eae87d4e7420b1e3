import { courts, identity } from './identity';
import { law } from './law';
import { ownWords } from './site/own-words';
import type { LegalDocument } from './legal-document';

export const terms: LegalDocument = ownWords('terms', {
  title: 'Terms and conditions',
  firstPublished: 'June 18, 2024',
  presentText: '28 November 2026',
  lead: 'The rules for using this website, as a job seeker, an employer or a visitor.',
  inShort: [
    'Candidates never pay. Listing a job is free.',
    'You are at least 13, and below 18 a parent or guardian agrees.',
    'What you send is true and yours, and no form is misused.',
    `Indian law applies; disputes go to arbitration and the courts at ${courts}.`,
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'About these terms',
      paragraphs: [
        `This website belongs to ${identity.legalName}, a ${identity.legalForm} in India (“we”). By using it you accept these terms, and on behalf of the company you represent. A service that you buy from us has a written agreement of its own, which prevails where they differ.`,
        'We may change these terms by publishing a new version here, and change or end parts of the website. We do not promise that it is always available or free of errors.',
      ],
    },
    {
      id: 'minimum-age',
      heading: 'Minimum age',
      paragraphs: [
        'You must be at least 13 years old to use this website. Below 18, use it only with the agreement of a parent or lawful guardian, who accepts these terms for you.',
        `From ${law.dataProtection.dutiesFrom} anyone who sends a form must be at least 18, or have the consent of a parent or guardian who can be verified. The laws on child labour, and any higher age that a job requires, apply to every vacancy.`,
      ],
    },
    {
      id: 'candidates-never-pay',
      heading: 'Candidates never pay',
      paragraphs: [
        'We charge candidates nothing, from search to placement, and no one may do so on our behalf. Please report a demand for money in our name through the contact page, and to the police or the national cybercrime helpline.',
      ],
    },
    {
      id: 'candidates',
      heading: 'If you apply for a job',
      paragraphs: ['By sending an application you confirm that:'],
      bullets: [
        'What you say about yourself is true, and the CV is yours to share',
        'We may pass it to the employer who offers that job',
        'It gives no right to an interview, an offer or a reply by a certain date',
      ],
    },
    {
      id: 'employers',
      heading: 'If you list a job',
      paragraphs: ['Listing is free. We may edit, decline or remove a listing. You confirm that:'],
      bullets: [
        'The vacancy exists and you are authorised to fill it',
        'Pay, place, hours and conditions are true and lawful, without unlawful discrimination',
        'No one is asked for a fee, a deposit, an original certificate or free work',
        'You use candidates’ data only to fill that vacancy, protect it and then erase it',
      ],
    },
    {
      id: 'listings',
      heading: 'What verification means',
      paragraphs: [
        'Our team verifies employer and vacancy with reasonable care, but does not guarantee that a listing is complete or still open, or that anyone acts as promised. Check letter, identity and references before you accept or make an offer: the contract of employment is between candidate and employer.',
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable use',
      paragraphs: ['You must not:'],
      bullets: [
        'Break the law, pretend to be someone else, or harass anyone',
        'Post a false vacancy, or use a form for advertising or collecting fees',
        'Send harmful code or files, or get around the limits on forms',
        'Copy listings or personal data by automated means without written permission. Our job feeds and the sitemap are made for programs, and any program that obeys our robots.txt may read the site',
      ],
    },
    {
      id: 'material',
      heading: 'Material, links and information',
      paragraphs: [
        'What you send remains yours; we may store, copy and show it for the purpose for which you sent it. Our texts, design and logo are ours: read, print and share them for personal or internal use. Names and logos of clients belong to them.',
        'Linked services are run by others. Pages and articles on pay and law are general information, not advice for your case.',
      ],
    },
    {
      id: 'liability',
      heading: 'Our responsibility',
      paragraphs: [
        'As far as the law permits, the website is provided as it is, and we are not liable for indirect loss, for loss of profit or data, or for what candidates and employers do between themselves. If your breach of these terms causes a claim against us, you make good the reasonable loss.',
        'Nothing here excludes liability for fraud, for wilful misconduct or for anything else that cannot be excluded by law, or takes away a consumer’s rights.',
      ],
    },
    {
      id: 'law-and-disputes',
      heading: 'Law and disputes',
      paragraphs: [
        'These terms are governed by the laws of India. Please write to us first; most matters can be settled by a conversation.',
        `A dispute that cannot be settled in this way shall be referred to a sole arbitrator under the Arbitration and Conciliation Act, appointed by both parties or as that Act provides. The seat and place of arbitration is ${courts}, the language is English, and the award is final and binding.`,
        `Subject to arbitration, the courts at ${courts} have exclusive jurisdiction. Either side may ask those courts for urgent interim relief, and a consumer may still approach a consumer commission where the law so allows.`,
      ],
    },
  ],
});
