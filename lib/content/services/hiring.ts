import { claims } from '../claims';
import type { ServicePage } from './blocks';

export const hiring = {
  title: 'Hiring services',
  metaTitle: 'Permanent, contract, executive and bulk hiring',
  metaDescription: `Permanent, contract, executive and bulk hiring for IT, non-IT, service and manufacturing employers across India, with first candidates in ${claims.candidatesIn}.`,
  lead: `Permanent, contract, executive and bulk hiring across India, with the first suitable candidates in front of you in ${claims.candidatesIn}.`,
  summary: 'Permanent, contract, executive and bulk hiring, with a shortlist you can act on.',
  blocks: [
    {
      kind: 'media',
      heading: 'Fewer CVs, and better reasons for each',
      paragraphs: [
        'Most vacancies do not suffer from a lack of CVs. They suffer from a pile nobody has had time to read, candidates who have accepted another offer, and a brief that changed after the third interview.',
        `We start with the brief and keep it honest. A recruiter who knows the sector searches ${claims.vettedProfessionals} vetted professionals and the wider market, speaks to each person, and sends a short list with the reason every name is on it.`,
      ],
      illustration: 'doorway',
      side: 'right',
    },
    {
      kind: 'cards',
      heading: 'Four ways to hire with us',
      cards: [
        {
          title: 'Permanent hiring',
          text: 'Search, screening, interviews, offer and the notice period in between, until the person has reported on the first day.',
        },
        {
          title: 'Contract hiring',
          text: 'People for a project, a season or a parental-leave cover, employed through us while they work for you.',
        },
        {
          title: 'Executive search',
          text: 'A confidential, mapped search for leadership and rare skills, where the right person is seldom looking at advertisements.',
        },
        {
          title: 'Bulk hiring',
          text: 'Drives for stores, plants, contact centres and delivery hubs, with walk-ins, assessments and joining batches planned backwards from your opening date.',
        },
      ],
    },
    {
      kind: 'media',
      heading: 'AI-driven matching, with a recruiter who answers for it',
      paragraphs: [
        'Our matching software compares each vacancy with the CVs we hold and ranks them by skills, experience, location, notice period and expected pay. It finds the person who wrote “vendor management” where you wrote “procurement”, and it reads the thousandth CV as carefully as the first.',
        'Ranking is where the software stops. It is given no photograph, religion, caste, marital status or age to weigh, and a recruiter reads a profile before it is sent on or set aside. If you ask why somebody was shortlisted, you get a reason in words.',
      ],
      illustration: 'lamp',
      side: 'left',
    },
    {
      kind: 'table',
      heading: 'Sectors we hire for',
      columns: ['Sector', 'Typical roles', 'What we look at first'],
      rows: [
        [
          'IT',
          'Developers, testers, cloud and data engineers, support, project managers',
          'Work actually delivered, a technical conversation, notice period and offers in hand',
        ],
        [
          'Non-IT',
          'Finance, sales, marketing, human resources, legal, administration',
          'Results in a comparable role, stability, written and spoken communication',
        ],
        [
          'Service',
          'Retail, hospitality, healthcare support, logistics, customer care',
          'Shift and language fit, distance from home, attitude to customers',
        ],
        [
          'Manufacturing',
          'Operators, technicians, quality, maintenance, production and safety engineers',
          'Trade certificates, machines handled, safety record, willingness to relocate',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'What comes with every shortlisted candidate',
      items: [
        'A CV checked against a conversation, with gaps explained',
        'Current and expected CTC, fixed and variable shown separately',
        'Notice period, and whether it can be bought out or shortened',
        'Present city, willingness to move, and preference for office or hybrid work',
        'Other offers or interviews in progress, as told to us',
        'Our view in a few lines, doubts included',
      ],
    },
    {
      kind: 'steps',
      heading: 'From brief to first day',
      steps: [
        {
          title: 'Brief',
          text: 'A call with the hiring manager, after which you receive the role on one page to correct.',
        },
        {
          title: 'Search and screen',
          text: 'Matching, referrals and direct approach, followed by a screening call for each candidate.',
        },
        {
          title: 'Interviews',
          text: 'We schedule, remind and collect feedback from both sides the same day where we can.',
        },
        {
          title: 'Offer and joining',
          text: 'Help with salary fitment, documents and resignation, and regular contact through the notice period, when most dropouts happen.',
        },
      ],
    },
    {
      kind: 'media',
      heading: 'Analytics and reporting you can take to a review',
      paragraphs: [
        'Every open position has a page of figures: candidates found, screened, interviewed, offered and joined, with the days spent at each stage. When a position is stuck, the report shows where, whether at the salary band, the interview panel or the location.',
        'For larger programmes we add source quality, reasons for declined offers, and pay expectations by city and skill, in a form that finance and business heads can read without a recruiter beside them.',
      ],
      illustration: 'ledger',
      side: 'right',
    },
    {
      kind: 'cards',
      heading: 'Good to know before you begin',
      cards: [
        {
          title: 'Candidates never pay',
          text: 'Our fee is the employer’s alone. Anybody who asks a candidate for money in our name is a fraud.',
        },
        {
          title: 'Recruitment process outsourcing',
          text: 'If hiring is constant, our recruiters can run all of it, or a stage of it, inside your team and under your name.',
        },
        {
          title: 'A first conversation, free',
          text: `Not sure which of these you need? Begin with a free ${claims.freeConsultation} consultation and bring your most difficult vacancy.`,
        },
      ],
    },
  ],
} satisfies ServicePage;
