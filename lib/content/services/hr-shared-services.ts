import { claims } from '../claims';
import { clause, ifGiven } from '../said';
import { law } from '../law';
import { figureOf, firstMonth, whoPays } from './every-service';
import type { ServicePage } from '../schema/service-page';

export const hrSharedServices = {
  path: '/Hr-Shared-Service',
  icon: 'helpdesk',
  line: 'HR operations and a helpdesk',
  title: 'HR shared services',
  metaTitle: 'HR shared services for growing Indian companies',
  metaDescription: `HR operations run for you in three phases: advise, implement, maintain. Letters, records, helpdesk, leave and exits${clause` for companies from ${claims.hrScale}`}.`,
  lead: 'The daily work of an HR department, done by one team that grows with you.',
  summary: `HR operations and an employee helpdesk${clause` for companies from ${claims.hrScale}`}.`,
  figure: figureOf(claims.hrScale, 'with one team'),
  signature: ifGiven(claims.hrScale, () => ({
    kind: 'growth-steps',
    heading: 'The same team at every size',
    steps: [
      {
        size: '10',
        title: 'The first HR department',
        text: 'Sensible policies, proper letters, someone to ask.',
      },
      {
        size: '100',
        title: 'The same everywhere',
        text: 'One joining day, one set of leave rules and records.',
      },
      {
        size: '1,000',
        title: 'Less paperwork for HR partners',
        text: 'We handle the requests, within agreed times.',
      },
      {
        size: '10,000',
        title: 'You keep the decisions',
        text: 'Your HR heads decide, we do the daily work.',
      },
    ],
  })),
  blocks: [
    {
      kind: 'cards',
      heading: 'What changes for your HR team',
      cards: [
        {
          title: 'Routine work moves to us',
          text: 'Letters, leave, exits and everyday questions.',
        },
        {
          title: 'Written procedures, agreed times',
          text: 'You know what happens to a request, and by when.',
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
          text: 'A plan based on your policies, tools and complaints. You keep it.',
        },
        { title: 'Implement', text: 'Procedures, data, tools and training, one department first.' },
        { title: 'Maintain', text: 'The service runs, and we keep it up to date.' },
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
      heading: 'Technology that works on a phone',
      paragraphs: [
        'We work in the system you have, or help you buy one in your own name, so that the data stays yours. Employees get leave, payslips and letters by self-service; everything else becomes a ticket with an owner and a time limit.',
      ],
      more: [
        'Access depends on the role: a manager sees the team, not the company’s salaries. Approvals follow your delegation of authority, and each change to a record has a name and a date.',
        `Employee data is handled on your written instructions. Under the DPDP Rules most duties begin on ${law.dataProtection.dutiesFrom}; we prepare for that date with you.`,
      ],
      illustration: 'steps',
      side: 'left',
    },
    {
      kind: 'questions',
      heading: 'Requests, costs and the first 30 days',
      items: [
        {
          question: 'Sample requests, and what their time depends on',
          answer: ['We agree the times with you and put them in the contract.'],
          table: {
            columns: ['Request', 'What the employee gets', 'Time depends on'],
            rows: [
              ['Salary certificate', 'A signed letter', 'Who signs at your company'],
              ['Address proof letter', 'A letter on your letterhead', 'A complete record'],
              ['Leave balance is wrong', 'A corrected balance, with the reason', 'Attendance data'],
              ['Change of bank account', 'A confirmation before the next payroll', 'The payroll cut-off'],
              ['Resignation', 'An exit plan and final wages', `The law: ${law.wages.settledWithin}`],
            ],
          },
        },
        {
          question: 'Who does what',
          answer: ['A sample split. We write yours down in the first phase.'],
          table: {
            columns: ['Matter', 'We', 'You'],
            rows: [
              ['Policies', 'Draft and explain them', 'Decide them'],
              ['New joiners', 'Letters, papers, enrolment', 'Induction to the work'],
              ['Leave', 'Balances, rules, reminders', 'Approve'],
              ['Complaints', 'Take them in, pass them on', 'Hear and decide them'],
              ['Discipline', 'Prepare letters on your instruction', 'Decide'],
              ['Exits', 'Papers, clearance, final wages', 'Exit interview, handover'],
            ],
          },
        },
        whoPays(
          [
            'Not included: legal advice to employees, and decisions on ratings, promotions and dismissals.',
            'You get our terms in writing before we start.',
          ],
          [
            ['Our monthly charge', 'You', 'Headcount, services taken, hours'],
            ['Advise and implement', 'You, as agreed beforehand', 'Offices, policies, state of the records'],
            ['HR software', 'You, to the vendor', 'The system you choose'],
            ['Employees', 'Nothing', 'Never charged'],
          ],
        ),
        firstMonth('They usually belong to the first phase, Advise.', [
          ['Week 1', 'Read policies, letters, open complaints', 'Name one contact, share the files'],
          ['Week 2', 'Talk to HR, managers and employees', 'Free them for it'],
          ['Week 3', 'Draft procedures and times', 'Comment on them'],
          ['Week 4', 'Hand over the plan', 'Choose the first department'],
        ]),
        {
          question: 'What do we agree and measure?',
          answer: ['We write this into the contract:'],
          bullets: [
            'First reply and resolution times for every type of request',
            'Accuracy of letters, balances and monthly inputs',
            'Requests solved without a second message',
            'What we can decide, and what always comes to you',
          ],
        },
        {
          question: 'Does it cover staff on a fixed term?',
          answer: [
            `Yes. Everyone gets an appointment letter, and fixed-term staff are entitled to gratuity after ${law.gratuity.fixedTermAfter}. We keep the dates and the nominations.`,
          ],
        },
        {
          question: 'How do we begin?',
          answer: [
            `Many employers begin with onboarding and exits, where mistakes show at once, and add the helpdesk later.${clause` A free ${claims.freeConsultation} consultation shows whether that suits you.`} The Indian entity of a foreign company can begin the same way.`,
          ],
        },
      ],
    },
  ],
} satisfies ServicePage;
