import { claims } from '../claims';
import type { ServicePage } from './blocks';

export const backgroundVerification = {
  title: 'Background verification',
  metaTitle: 'Employee background verification in India',
  metaDescription: `Identity, address, education, employment and court record checks in ${claims.backgroundChecks}, made with the candidate’s consent and a fair chance to explain.`,
  lead: `Identity, address, education, employment and record checks completed in ${claims.backgroundChecks}, with consent first and a fair hearing last.`,
  summary: `Checks of identity, education, employment and records in ${claims.backgroundChecks}.`,
  blocks: [
    {
      kind: 'media',
      heading: 'Check what the role calls for, and no more',
      paragraphs: [
        'A person who will hold keys, sign cheques or enter customers’ homes needs different checks from a person who will write code. Checking everything about everybody is slow, expensive and hard to defend when a candidate asks why.',
        'With you we draw up a small number of packages by role. Each check in a package has a reason written beside it, and that reason is what the candidate reads before agreeing.',
      ],
      illustration: 'shield',
      side: 'right',
    },
    {
      kind: 'table',
      heading: 'The checks',
      columns: ['Check', 'What we confirm', 'What the candidate provides'],
      rows: [
        [
          'Identity',
          'That the name, date of birth and photograph belong together',
          'PAN, passport, voter card, driving licence or another accepted proof',
        ],
        [
          'Address',
          'That the person lives, or lived, where the form says',
          'Present and permanent address, and a time for a visit or a digital check',
        ],
        [
          'Education',
          'Degree, year and result, with the university or board',
          'Copies of certificates and mark sheets, roll or register number',
        ],
        [
          'Employment',
          'Employer, dates, designation and reason for leaving',
          'Relieving letters or payslips, and an HR contact',
        ],
        [
          'References',
          'How former managers describe the work',
          'Names and roles of people who have agreed to speak',
        ],
        [
          'Court records',
          'Whether matching cases appear in the records searched',
          'Full name, father’s or mother’s name, addresses',
        ],
        [
          'Professional licence',
          'That a registration or licence is genuine and current',
          'Registration number and issuing council',
        ],
        [
          'Credit history',
          'Financial standing, only for posts that handle money and where the law allows it',
          'Specific consent for this check',
        ],
      ],
    },
    {
      kind: 'media',
      heading: 'Consent that means something',
      paragraphs: [
        'Background checks use personal data, and the Digital Personal Data Protection (DPDP) Act applies. Before we begin, the candidate receives a notice in clear language that lists the data, the checks, the purpose and the way to complain. We start when consent is given, freely and separately from the offer letter’s small print.',
        'Consent may be withdrawn as easily as it was given. We then stop, tell you only that the check is incomplete, and leave the next step to you and the candidate. An Aadhaar number is never demanded where another document will do.',
      ],
      illustration: 'seal',
      side: 'left',
    },
    {
      kind: 'steps',
      heading: 'How a case moves',
      intro: `A complete case takes ${claims.backgroundChecks}. Universities and former employers decide most of that time.`,
      steps: [
        {
          title: 'Notice and consent',
          text: 'The candidate gets a secure link, reads what will be checked and agrees, or asks first.',
        },
        {
          title: 'Documents',
          text: 'Uploads are reviewed at once, so that an unreadable mark sheet is replaced on the same day.',
        },
        {
          title: 'Verification',
          text: 'We go to the source, by portal, letter, call or visit, and note who confirmed what and when.',
        },
        {
          title: 'Right of reply',
          text: 'Anything that does not match goes to the candidate before the report is closed.',
        },
        {
          title: 'Report',
          text: 'You receive each finding with its source, marked clear, minor difference, discrepancy or unable to verify.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Fair to the candidate',
      intro: 'A wrong report can cost somebody a livelihood. These rules are built into every case.',
      cards: [
        {
          title: 'Same role, same checks',
          text: 'The package belongs to the post. It does not grow because of a surname, a birthplace or an accent.',
        },
        {
          title: 'A match is not proof',
          text: 'Common names produce false hits. A court record counts only when more than the name agrees.',
        },
        {
          title: 'Accused is not convicted',
          text: 'A pending case is reported as pending, with its nature, so you can judge whether it bears on the job.',
        },
        {
          title: 'Present employer last',
          text: 'Nobody’s current employer is contacted until the candidate says that it is safe to do so.',
        },
        {
          title: 'No prying',
          text: 'We do not report religion, caste, politics, pregnancy, health or private social-media life.',
        },
        {
          title: 'A copy on request',
          text: 'Candidates may see the findings about themselves and have mistakes corrected.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'How the data is looked after',
      items: [
        'Documents travel through an upload link, not by e-mail or messaging app',
        'Only the verifiers on the case can open the file',
        'Field partners see the one check they perform',
        'Reports go to the people you have named, under their own log-in',
        'Files are erased once the purpose and any legal duty to keep them have ended',
        'Purpose, access and retention are set out in our contract with you',
      ],
    },
    {
      kind: 'media',
      heading: 'When to check, and what to do with the answer',
      paragraphs: [
        'The usual moment is after the offer is accepted and before the first day, with joining made subject to the result. For sensitive posts a check may be repeated later, again with notice and consent.',
        'A discrepancy is the start of a conversation. A two-month gap rounded off on a CV is one thing and a degree never awarded another. We give you the facts and the candidate’s explanation side by side; the decision is yours.',
        `Ask for a sample report or a package for your roles, and you will hear from us within ${claims.enquiryReply}.`,
      ],
      illustration: 'compass',
      side: 'right',
    },
  ],
} satisfies ServicePage;
