import { byMatching, claims } from '../claims';
import { law } from '../law';
import { clause } from '../said';
import type { ServicePage } from '../schema/service-page';

export const hiring = {
  path: '/Hiring-Service',
  icon: 'hiring',
  line: 'Permanent, contract and executive',
  title: 'Hiring services',
  metaTitle: 'Permanent, contract, executive and bulk hiring',
  metaDescription: `Permanent, contract, executive and bulk hiring for IT, non-IT, service and manufacturing employers across India${clause`, with first candidates in ${claims.candidatesIn}`}.`,
  lead: 'Permanent, contract, executive and bulk hiring across India, for IT, non-IT, service and manufacturing.',
  summary: 'Permanent, contract, executive and bulk hiring, with a shortlist you can act on.',
  figure: { value: claims.vettedProfessionals, label: 'vetted professionals, besides the open market' },
  signature: {
    kind: 'funnel',
    heading: 'From many to one',
    stages: [
      { title: 'Search', text: 'Our pool, referrals and the market', figure: claims.vettedProfessionals },
      {
        title: 'Read',
        text: byMatching('Software suggests, a recruiter reads', 'A recruiter reads the CVs'),
      },
      { title: 'Speak', text: 'A screening call: skills, pay, notice' },
      { title: 'Shortlist', text: 'A reason beside every name', figure: claims.candidatesIn },
      { title: 'Join', text: 'With us through the notice period' },
    ],
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Three reasons',
      cards: [
        {
          title: 'Fewer CVs, better reasons',
          text: 'Why each name is on the list, with doubts.',
        },
        {
          title: 'Figures for your review',
          text: 'Analytics and reporting for every position.',
        },
        {
          title: 'Candidates never pay',
          text: 'Whoever asks them for money is a fraud.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Four ways to hire',
      cards: [
        {
          title: 'Permanent hiring',
          text: 'From search to the first day.',
        },
        {
          title: 'Contract hiring',
          text: 'For a project or a season, employed by us.',
        },
        { title: 'Executive search', text: 'Confidential, for leaders and rare skills.' },
        {
          title: 'Bulk hiring',
          text: 'Drives for stores, plants and contact centres.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Sectors we hire for',
      columns: ['Sector', 'Typical roles', 'What we look at first'],
      rows: [
        ['IT', 'Developers, testers, cloud, data', 'Work delivered, notice period'],
        ['Non-IT', 'Finance, sales, HR, legal', 'Results in a comparable role'],
        ['Service', 'Retail, hospitality, care', 'Shifts, languages, distance'],
        ['Manufacturing', 'Operators, quality, safety', 'Trade certificates, machines'],
      ],
    },
    {
      kind: 'steps',
      heading: 'From brief to first day',
      steps: [
        { title: 'Brief', text: 'A call, then the role on one page, for you to correct.' },
        {
          title: 'Search and screen',
          text: 'Referrals, direct approach, a screening call.',
        },
        { title: 'Interviews', text: 'We schedule, remind and collect feedback.' },
        {
          title: 'Offer and joining',
          text: 'Salary fitment, papers, and contact until the first day.',
        },
      ],
    },
    {
      kind: 'media',
      heading: byMatching('AI-driven matching, and who answers for it', 'A recruiter answers for every name'),
      paragraphs: byMatching(
        [
          'Our matching software compares a vacancy with the CVs we hold and suggests which to read first. A recruiter reads a profile before it is sent on or set aside; if you ask why somebody was shortlisted, you get a reason in words.',
        ],
        [
          'Our recruiters compare a vacancy with CVs by skills, experience, location, notice period and expected pay. Ask why somebody was shortlisted, and you get a reason in words.',
        ],
      ),
      illustration: 'doorway',
      side: 'left',
    },
    {
      kind: 'questions',
      heading: 'Three questions',
      items: [
        {
          question: 'What comes with a shortlisted candidate?',
          answer: ['One page, besides the CV:'],
          bullets: [
            'Gaps in the CV, explained',
            'Current and expected CTC, fixed and variable shown separately',
            'Notice period, and whether it can be shortened',
            'Present city, willingness to move, office or hybrid',
            'Other offers in progress, as told to us',
          ],
        },
        {
          question: 'Can you run all of our hiring?',
          answer: [
            'Yes. In recruitment process outsourcing our recruiters run your hiring, or a stage of it, inside your team and under your name. It pays off when hiring is constant.',
          ],
        },
        {
          question: 'Is there a reason to hire now?',
          answer: [
            `Under ${law.employmentIncentive.name}, for jobs created to ${law.employmentIncentive.until}, the employer may receive up to ${law.employmentIncentive.employerAMonth} a month for an additional employee, and a first-time EPF member up to ${law.employmentIncentive.member}.`,
            `Not sure which way of hiring suits? Begin with a free ${claims.freeConsultation} consultation and bring your most difficult vacancy.`,
          ],
        },
      ],
    },
  ],
} satisfies ServicePage;
