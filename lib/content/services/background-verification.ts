import { claims } from '../claims';
import { clause } from '../said';
import { law } from '../law';
import type { ServicePage } from '../schema/service-page';

export const backgroundVerification = {
  path: '/Background-Verification',
  icon: 'verification',
  line: 'Identity, education and employment',
  title: 'Background verification',
  metaTitle: 'Employee background verification in India',
  metaDescription: `Identity, address, education, employment and court record checks${clause` in ${claims.backgroundChecks}`}, made with the candidate’s consent and a fair chance to explain.`,
  lead: 'Identity, education, employment and record checks, with consent first and a fair hearing last.',
  summary: `Checks of identity, education, employment and records${clause` in ${claims.backgroundChecks}`}.`,
  figure: { value: claims.backgroundChecks, label: 'for a complete case' },
  signature: {
    kind: 'consent-list',
    heading: 'Consent comes first',
    title: 'Consent to a background check',
    specimen: 'Specimen',
    checks: [
      { title: 'Identity', text: 'Name, date of birth and photograph' },
      { title: 'Address', text: 'Present and former' },
      { title: 'Education', text: 'Degree, year and result' },
      { title: 'Employment', text: 'Employer, dates, designation' },
      { title: 'Court records', text: 'Only where more than the name agrees' },
    ],
    seal: 'Consent given',
    rights: 'Withdrawn as easily as given. A copy of the findings on request.',
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Three reasons',
      cards: [
        {
          title: 'What the role calls for, no more',
          text: 'Each check has a reason, in writing.',
        },
        { title: 'Checked at the source', text: 'With who confirmed what, and when.' },
        {
          title: 'Fair to the candidate',
          text: 'The present employer is asked last.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What the candidate provides',
      columns: ['Check', 'Papers', 'For which posts'],
      rows: [
        ['Identity', 'PAN, passport or licence', 'All'],
        ['Address', 'Present and permanent', 'Home visits, field work'],
        ['Education', 'Certificates, register no.', 'Where a degree is asked'],
        ['Employment', 'Letters, an HR contact', 'Experienced staff'],
        ['Licence', 'Number and issuing council', 'Regulated professions'],
        ['Credit history', 'Consent for this alone', 'Posts handling money'],
      ],
    },
    {
      kind: 'steps',
      heading: 'How a case moves',
      steps: [
        {
          title: 'Notice and consent',
          text: 'The candidate agrees, or asks first.',
        },
        {
          title: 'Documents',
          text: 'Reviewed early, gaps closed soon.',
        },
        { title: 'Verification', text: 'By portal, letter, call or visit.' },
        {
          title: 'Right of reply',
          text: 'The candidate answers what does not match.',
        },
        {
          title: 'Report',
          text: 'Each finding with its source.',
        },
      ],
    },
    {
      kind: 'media',
      heading: 'Consent that means something',
      paragraphs: [
        'The candidate gets a notice in clear language: data, checks, purpose, and how to complain. Consent is given freely, apart from the offer letter’s small print.',
      ],
      more: [
        'If it is withdrawn we stop, tell you only that the check is incomplete, and leave the next step to you and the candidate. An Aadhaar number is never demanded where another document will do.',
        `The DPDP Act’s Board exists since ${law.dataProtection.boardSince}; the duties of notice, security and erasure begin on ${law.dataProtection.dutiesFrom}. From then on records of processing are kept for ${law.dataProtection.recordsKept}.`,
      ],
      illustration: 'seal',
      side: 'left',
    },
    {
      kind: 'questions',
      heading: 'Three questions',
      items: [
        {
          question: 'How is the data looked after?',
          answer: ['Purpose, access and retention are set out in our contract with you.'],
          bullets: [
            'Documents travel through an upload link, not by email or messaging app',
            'Field partners see the one check they perform',
            'Reports go only to the people you have named',
            'Files are erased once the purpose and any legal duty to keep them have ended',
          ],
        },
        {
          question: 'When should we check?',
          answer: [
            'Usually after the offer is accepted and before the first day, with joining made subject to the result. A repeated check needs notice and consent again.',
          ],
        },
        {
          question: 'What if something does not match?',
          answer: [
            'It begins a conversation. A two-month gap rounded off is one thing, a degree never awarded another. You get the facts and the candidate’s explanation side by side; the decision is yours.',
          ],
        },
      ],
    },
  ],
} satisfies ServicePage;
