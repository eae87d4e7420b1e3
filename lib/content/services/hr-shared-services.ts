import { claims } from '../claims';
import type { ServicePage } from './blocks';

export const hrSharedServices = {
  title: 'HR shared services',
  metaTitle: 'HR shared services for growing Indian companies',
  metaDescription: `HR operations run for you in three phases: advise, implement, maintain. Letters, records, helpdesk, leave and exits for companies from ${claims.hrScale}.`,
  lead: `The daily work of an HR department, run by one team that scales with you from ${claims.hrScale}.`,
  summary: `HR operations and an employee helpdesk for companies from ${claims.hrScale}.`,
  blocks: [
    {
      kind: 'media',
      heading: 'Give your HR people their week back',
      paragraphs: [
        'In most companies HR means letters, leave balances, address proofs, exit forms and “one small question”. All of it has to be right, and very little of it needs somebody who knows your business strategy.',
        'A shared service moves that work to one team with written procedures and agreed response times. Your own HR head, or the founder who has been acting as one, keeps the decisions: whom to hire, how to pay, what kind of place to be.',
      ],
      illustration: 'people',
      side: 'right',
    },
    {
      kind: 'steps',
      heading: 'Three phases',
      intro: 'Nothing is moved before we understand it, and nothing is left to itself after the move.',
      steps: [
        {
          title: 'Advise',
          text: 'We study policies, headcount, tools and complaints, and tell you what to keep, what to simplify and what the law requires. You receive a plan with owners and dates, which is yours even if you go no further.',
        },
        {
          title: 'Implement',
          text: 'We write the procedures, clean the employee data, set up the tools, and train your managers and our team. One department or location goes first, and the lessons are applied before the rest follow.',
        },
        {
          title: 'Maintain',
          text: 'The service runs: requests answered, records kept, reports sent. Each month we review volumes and errors with you, and once a year we return to the plan.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What we offer',
      intro: 'Take the whole table or a few rows of it.',
      columns: ['Offering', 'What it includes', 'Who mostly uses it'],
      rows: [
        [
          'Employee helpdesk',
          'Questions on leave, letters, policies, pay and benefits, answered in English and Hindi',
          'Employees and managers',
        ],
        [
          'Onboarding',
          'Offer and appointment letters, joining documents, bank and fund enrolment, first-week plan',
          'New joiners',
        ],
        [
          'Employee records',
          'Digital personnel files, changes of status, confirmation, transfers, letters for visas and loans',
          'Employees and auditors',
        ],
        [
          'Attendance and leave',
          'Shift and holiday calendars, balances, monthly closing for payroll',
          'Managers and payroll',
        ],
        [
          'Benefits',
          'Group insurance additions and claims help, gratuity nominations, maternity and other statutory leave',
          'Employees and their families',
        ],
        [
          'Performance cycle',
          'Goal sheets, reminders, calibration papers and revision letters',
          'Managers and leadership',
        ],
        [
          'Exit',
          'Resignation, handover, clearance, settlement inputs, relieving letter, exit interview',
          'Leavers and managers',
        ],
        [
          'HR reporting',
          'Headcount, attrition, leave liability, diversity and pending actions',
          'Leadership and finance',
        ],
      ],
    },
    {
      kind: 'media',
      heading: 'Technology that people will use on a phone',
      paragraphs: [
        'If you already have a human-resources system we work in it. If you do not, we recommend one that suits your size and help you buy it in your own name, so that the data stays yours when contracts end.',
        'Routine requests such as leave, a payslip or an employment letter go through self-service on a phone. The rest become tickets with an owner and a time limit, and anybody can see where theirs stands. Approvals follow your delegation of authority, and every change to a record carries a name and a date.',
      ],
      bullets: [
        'Access by role: a manager sees the team, not the company’s salaries',
        'Clean links to payroll, attendance devices and accounts',
        'Employee data handled under the DPDP Act, with your written instructions',
        'Dashboards for the few figures you really look at',
      ],
      illustration: 'lamp',
      side: 'left',
    },
    {
      kind: 'cards',
      heading: 'Built for your size today, and the next one',
      intro: `The service stretches from ${claims.hrScale}; what differs is who you need at the table.`,
      cards: [
        {
          title: 'Start-ups and small firms',
          text: 'There is no HR department yet. We are the first one, with sensible policies, proper letters and somebody to ask.',
        },
        {
          title: 'Growing companies',
          text: 'Branches open faster than procedures are written. We give every location the same joining day, leave rules and records.',
        },
        {
          title: 'Large employers',
          text: 'Business HR partners are buried in transactions. We take the volume, with service levels, and leave the judgement to them.',
        },
        {
          title: 'Foreign companies in India',
          text: 'Head office works by other rules. We explain the local ones and run them day by day for your Indian entity.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What we agree and measure',
      items: [
        'First response and resolution times for every type of request',
        'Accuracy of letters, balances and monthly inputs',
        'Share of requests solved without a second message',
        'Employees’ rating of each closed ticket',
        'Onboarding completed before the first salary',
        'What may be decided by us, and what always comes to you',
      ],
    },
    {
      kind: 'media',
      heading: 'Begin small',
      paragraphs: [
        'Many clients start with onboarding and exits, where mistakes are seen at once, and add the helpdesk when trust is there. Charges follow headcount and scope, so you do not pay for rows of the table that you do not use.',
        `Book a free ${claims.freeConsultation} consultation through the contact page. Bring your headcount, your locations and the HR task you would most like to stop doing.`,
      ],
      illustration: 'steps',
      side: 'right',
    },
  ],
} satisfies ServicePage;
