import { claims } from '../claims';
import { clause } from '../said';
import { law } from '../law';
import { figureOf, firstMonth, whoPays } from './every-service';
import type { ServicePage } from '../schema/service-page';

export const backgroundVerification = {
  path: '/Background-Verification',
  icon: 'verification',
  line: 'Identity, education and employment',
  title: 'Background verification',
  metaTitle: 'Employee background verification in India',
  metaDescription: `Identity, address, education, employment and court record checks${clause` in ${claims.backgroundChecks}`}, made with the candidate’s consent and a fair chance to explain.`,
  lead: 'Identity, education, employment and court record checks. The candidate agrees first, and can explain before you decide.',
  summary: `Checks of identity, education, employment and records${clause` in ${claims.backgroundChecks}`}.`,
  figure: figureOf(claims.backgroundChecks, 'for a complete case'),
  signature: {
    kind: 'consent-list',
    heading: 'The candidate agrees first',
    title: 'Consent to a background check',
    specimen: 'Specimen',
    checks: [
      { title: 'Identity', text: 'Name, date of birth and photograph' },
      { title: 'Address', text: 'Present and former' },
      { title: 'Education', text: 'Degree, year and result' },
      { title: 'Employment', text: 'Employer, dates, designation' },
      { title: 'Court records', text: 'Reported only if birth date or address matches too' },
    ],
    seal: 'Consent given',
    rights: 'Easy to withdraw. A copy of the findings on request.',
  },
  blocks: [
    {
      kind: 'table',
      heading: 'What each check covers',
      columns: ['Check', 'What we confirm', 'Time depends on'],
      rows: [
        ['Identity', 'Name, birth date and photograph', 'Clear copies'],
        ['Address', 'Lives or lived there', 'Distance, someone at home'],
        ['Education', 'Degree, year, result', 'The university’s reply'],
        ['Employment', 'Employer, dates, designation', 'The former employer’s reply'],
        ['Court records', 'Cases against the same person', 'Number of addresses'],
        ['Licence', 'Valid with the council', 'The council’s register'],
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
          text: 'We check them early and ask for what is missing.',
        },
        { title: 'Verification', text: 'By portal, letter, call or visit.' },
        {
          title: 'Chance to explain',
          text: 'The candidate explains what does not match.',
        },
        {
          title: 'Report',
          text: 'Each finding with its source.',
        },
      ],
    },
    {
      kind: 'media',
      heading: 'Consent and the DPDP Act',
      paragraphs: [
        'The candidate gets a notice in clear language: which data, which checks, why, and how to complain. They give consent on a separate form, not in the small print of the offer letter.',
      ],
      more: [
        'If they withdraw it we stop, tell you only that the check is incomplete, and leave the next step to you and the candidate. We never insist on an Aadhaar number when another document is enough.',
        `The DPDP Act’s Board has existed since ${law.dataProtection.boardSince}. The duties of notice, security and erasure begin on ${law.dataProtection.dutiesFrom}. From then on, we keep records of processing for ${law.dataProtection.recordsKept}.`,
      ],
      illustration: 'seal',
      side: 'left',
    },
    {
      kind: 'questions',
      heading: 'Timing, reports and costs',
      items: [
        {
          question: 'In which order, and how long does it take?',
          answer: [
            `${clause`A complete case usually takes ${claims.backgroundChecks}. `}The slowest reply decides the time, so the slow checks start first.`,
          ],
          table: {
            columns: ['Order', 'Check', 'What makes it slow'],
            rows: [
              ['First', 'Identity, as all others build on it', 'Blurred copies'],
              ['Then, together', 'Education, former employment, court records', 'Holidays, closed companies'],
              ['When needed', 'Address, by a visit', 'Remote places'],
              ['Last', 'Present employer, when the candidate agrees', 'The notice period'],
            ],
          },
        },
        {
          question: 'What the candidate provides',
          answer: ['Only what the role calls for, each check with its reason in writing.'],
          table: {
            columns: ['Check', 'Papers', 'For which roles'],
            rows: [
              ['Identity', 'PAN, passport or licence', 'All'],
              ['Address', 'Present and permanent', 'Home visits, field work'],
              ['Education', 'Certificates, register number', 'Roles that need a degree'],
              ['Employment', 'Letters, an HR contact', 'Experienced staff'],
              ['Licence', 'Number and issuing council', 'Regulated professions'],
              ['Credit history', 'Consent for this alone', 'Roles that handle money'],
            ],
          },
        },
        {
          question: 'What the report says (sample)',
          answer: ['Each finding has its source: who confirmed it, and when.'],
          table: {
            columns: ['Result', 'What it means', 'Next step'],
            rows: [
              ['Verified', 'The source confirms it', 'None'],
              ['Small difference', 'Dates or spelling differ', 'The candidate explains'],
              ['Does not match', 'The source denies it', 'The candidate explains, you decide'],
              ['Could not be verified', 'No reply, or a closed company', 'Other papers, or you accept it'],
            ],
          },
        },
        whoPays(
          [
            'We give you facts and their sources; whether to hire is your decision. Social media and hearsay are not checked.',
            'You choose the checks for each role, and get our terms in writing.',
          ],
          [
            ['Checks', 'The employer', 'Which checks, how many people'],
            ['Fees of universities and councils', 'The employer', 'What the source charges'],
            ['Visits', 'The employer', 'Distance'],
            ['The candidate', 'Never pays', 'Not even if a check fails'],
          ],
        ),
        firstMonth('A usual plan for a new client.', [
          ['Week 1', 'Suggest checks for each role', 'Decide, and name who reads reports'],
          ['Week 2', 'Set up notice, consent and upload link', 'Approve the wording'],
          ['Weeks 3 and 4', 'Run the first cases, report each', 'Tell us what to change'],
        ]),
        {
          question: 'How is the data looked after?',
          answer: ['Purpose, access and retention are set out in our contract with you.'],
          bullets: [
            'Documents travel through an upload link, not by email or messaging app',
            'Field partners see only the check they perform',
            'Reports go only to the people you have named',
            'Files are erased once the purpose and any legal duty to keep them have ended',
          ],
        },
        {
          question: 'When should we check?',
          answer: [
            'Usually after the offer is accepted and before the first day, with joining subject to the result. A repeated check needs notice and consent again.',
          ],
        },
        {
          question: 'What if something does not match?',
          answer: [
            'We ask the candidate first. A gap of two months that was rounded off is one thing, a degree that was never awarded is another. You get the facts and the explanation side by side; the decision is yours.',
          ],
        },
      ],
    },
  ],
} satisfies ServicePage;
