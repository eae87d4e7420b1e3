import { claims } from '../claims';
import { clause, onlyWith } from '../said';
import { law } from '../law';
import type { ServicePage } from '../schema/service-page';

export const hrSharedServices = {
  path: '/Hr-Shared-Service',
  icon: 'helpdesk',
  line: 'HR operations and a helpdesk',
  title: 'HR shared services',
  metaTitle: 'HR shared services for growing Indian companies',
  metaDescription: `HR operations run for you in three phases: advise, implement, maintain. Letters, records, helpdesk, leave and exits${clause` for companies from ${claims.hrScale}`}.`,
  lead: 'The daily work of an HR department, run by one team that grows with you.',
  summary: `HR operations and an employee helpdesk${clause` for companies from ${claims.hrScale}`}.`,
  figure: { value: claims.hrScale, label: 'with one team' },
  signature: onlyWith(claims.hrScale, {
    kind: 'growth-steps',
    heading: 'The same team at every size',
    steps: [
      {
        size: '10',
        title: 'The first HR department',
        text: 'Sensible policies, proper letters, somebody to ask.',
      },
      {
        size: '100',
        title: 'The same everywhere',
        text: 'One joining day, one set of leave rules and records.',
      },
      {
        size: '1,000',
        title: 'Volume off your partners',
        text: 'We take the transactions, with service levels.',
      },
      {
        size: '10,000',
        title: 'You keep the judgement',
        text: 'Your HR heads decide, we run the rest.',
      },
    ],
  }),
  blocks: [
    {
      kind: 'cards',
      heading: 'Three reasons',
      cards: [
        {
          title: 'Your HR people get their week back',
          text: 'Letters, leave, exits and “one small question” move to us.',
        },
        {
          title: 'Written procedures, agreed times',
          text: 'Response and resolution, measured and reported.',
        },
        { title: 'You pay for what you use', text: 'Charges follow headcount and scope.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Advise, implement, maintain',
      steps: [
        {
          title: 'Advise',
          text: 'A plan from your policies, tools and complaints; it is yours.',
        },
        { title: 'Implement', text: 'Procedures, data, tools, training: one department first.' },
        { title: 'Maintain', text: 'The service runs; each month we review it with you.' },
      ],
    },
    {
      kind: 'table',
      heading: 'What we offer',
      columns: ['Offering', 'What it includes', 'Who uses it'],
      rows: [
        ['Employee helpdesk', 'Leave, letters, policies, pay', 'Employees, managers'],
        ['Onboarding', 'Letters, papers, enrolment', 'New joiners'],
        ['Employee records', 'Digital files, changes', 'Employees, auditors'],
        ['Attendance and leave', 'Shifts, balances, closing', 'Managers, payroll'],
        ['Exit', `Wages in ${law.wages.settledWithin}`, 'Leavers, managers'],
        ['HR reporting', 'Headcount, attrition', 'Leadership, finance'],
      ],
    },
    {
      kind: 'media',
      heading: 'Technology for the phone',
      paragraphs: [
        'We work in the system you have, or help you buy one in your own name, so that the data stays yours. Leave, payslips and letters go through self-service; the rest become tickets with an owner and a time limit.',
      ],
      more: [
        'Access goes by role: a manager sees the team, not the company’s salaries. Approvals follow your delegation of authority, and a change to a record carries a name and a date.',
        `Employee data is handled on your written instructions. Under the DPDP Rules most duties begin on ${law.dataProtection.dutiesFrom}; we prepare for that date with you.`,
      ],
      illustration: 'steps',
      side: 'left',
    },
    {
      kind: 'questions',
      heading: 'Three questions',
      items: [
        {
          question: 'What do we agree and measure?',
          answer: ['It is written into the contract, and reported each month:'],
          bullets: [
            'First response and resolution times for every type of request',
            'Accuracy of letters, balances and monthly inputs',
            'Requests solved without a second message',
            'What may be decided by us, and what always comes to you',
          ],
        },
        {
          question: 'Does it cover staff on a fixed term?',
          answer: [
            `Yes. Everybody gets an appointment letter, and fixed-term staff are owed gratuity after ${law.gratuity.fixedTermAfter}. We keep the dates and the nominations.`,
          ],
        },
        {
          question: 'How do we begin?',
          answer: [
            `Many employers begin with onboarding and exits, where mistakes are seen at once, and add the helpdesk later. A free ${claims.freeConsultation} consultation shows whether that suits you. A foreign company’s Indian entity can begin the same way.`,
          ],
        },
      ],
    },
  ],
} satisfies ServicePage;
