import { byMatching, claims } from '../claims';
import { law } from '../law';
import { clause, present } from '../said';
import { figureOf, firstMonth, whoPays } from './every-service';
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
  figure: figureOf(claims.vettedProfessionals, 'vetted professionals, besides the open market'),
  signature: {
    kind: 'funnel',
    heading: 'From the search to one person',
    stages: [
      { title: 'Search', text: 'Our pool, referrals and the market', figure: claims.vettedProfessionals },
      {
        title: 'Read',
        text: byMatching('Software suggests, a recruiter reads', 'A recruiter reads the CVs'),
      },
      { title: 'Speak', text: 'A screening call: skills, pay, notice' },
      { title: 'Shortlist', text: 'Why we suggest each person', figure: claims.candidatesIn },
      { title: 'Join', text: 'Calls through the notice period' },
    ],
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Permanent, contract, executive or bulk',
      cards: [
        {
          title: 'Permanent hiring',
          text: 'From search to the first day.',
        },
        {
          title: 'Contract hiring',
          text: 'For a project or a season, on our payroll.',
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
        { title: 'Brief', text: 'A call, then the role on one page for your approval.' },
        {
          title: 'Search and screen',
          text: 'Referrals, direct approach, a screening call.',
        },
        { title: 'Interviews', text: 'We schedule, remind and collect feedback.' },
        {
          title: 'Offer and joining',
          text: 'Salary fitment, papers, and calls until the first day.',
        },
      ],
    },
    {
      kind: 'media',
      heading: byMatching('AI-driven matching, checked by a recruiter', 'A recruiter explains every choice'),
      paragraphs: byMatching(
        [
          'Our matching software compares a vacancy with the CVs we hold and suggests which to read first. A recruiter reads a profile before it is sent on or set aside; if you ask why someone was shortlisted, you get the reason in plain words.',
        ],
        [
          'Our recruiters compare a vacancy with CVs by skills, experience, location, notice period and expected pay. Ask why someone was shortlisted, and you get the reason in plain words.',
        ],
      ),
      illustration: 'doorway',
      side: 'left',
    },
    {
      kind: 'questions',
      heading: 'Shortlists, offers and costs',
      items: present([
        {
          question: 'What comes with each shortlisted candidate?',
          answer: ['One page with the CV, giving our doubts as well as our reasons:'],
          bullets: [
            'Why this person fits, point by point against your brief',
            'Gaps in the CV, explained',
            'Current and expected CTC, fixed and variable shown separately',
            'Notice period, and whether it can be shortened',
            'Present city, willingness to move, office or hybrid',
            'Other offers in progress, as told to us',
          ],
        },
        {
          question: 'Parts of a sample offer letter',
          answer: [
            'The letter is yours; we prepare a draft and go through it with the candidate. Everyone gets an appointment letter on joining.',
          ],
          table: {
            columns: ['Part', 'What it says', 'Check before you send it'],
            rows: [
              ['Role', 'Designation, manager, place of work', 'Same as in the brief'],
              ['Pay', 'Fixed and variable, monthly and yearly', `Code wages: ${law.wages.leastShareInWords}`],
              ['Joining', 'Date, and papers to bring', 'The notice period allows it'],
              ['Probation', 'Length, notice, who reviews it', 'Same as in your policy'],
              ['Benefits', 'EPF, ESI or insurance, gratuity, leave', 'Which of them apply'],
              ['Conditions', 'Background check, references', 'Only what the role needs'],
              ['Acceptance', 'Valid until, how to accept, whom to call', 'A person who answers'],
            ],
          },
        },
        whoPays(
          [
            'Included: search, screening, interview dates, salary talks, analytics and reporting. Yours: the decision and the induction.',
            'You get our terms in writing before the search starts.',
          ],
          [
            ['Our fee', 'The employer', 'Role, seniority, number of openings'],
            ['Wages of contract staff', 'The employer, through our invoice', 'The pay agreed'],
            ['Tests and background checks', 'The employer, if ordered', 'Which, and for how many'],
            ['Hiring drives', 'The employer, as agreed beforehand', 'Places and number of people'],
            ['Candidates', 'Never pay', 'Tell us if anyone asks them for money'],
          ],
        ),
        firstMonth(
          'How it usually goes for one permanent position.',
          present([
            ['First call', 'Write the role on one page', 'Correct it, name who decides'],
            claims.candidatesIn && [
              'First names',
              `Send candidates in ${claims.candidatesIn}`,
              'Say yes or no to each, and why',
            ],
            ['Weeks 2 and 3', 'Set up interviews, collect feedback', 'Keep slots free, decide quickly'],
            ['Week 4', 'Talk through pay and notice', 'Issue the offer letter'],
          ]),
        ),
        {
          question: 'Can you run all of our hiring?',
          answer: [
            'Yes. In recruitment process outsourcing (RPO) our recruiters run your hiring, or a stage of it, inside your team and under your name. It pays off when you hire all year round.',
          ],
        },
        claims.freeConsultation && {
          question: 'Which way of hiring suits us?',
          answer: [
            `Start with a free ${claims.freeConsultation} consultation and bring your most difficult vacancy.`,
          ],
        },
      ]),
    },
  ],
} satisfies ServicePage;
