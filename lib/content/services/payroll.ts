import { claims } from '../claims';
import type { ServicePage } from './blocks';

export const payroll = {
  title: 'Payroll services',
  metaTitle: 'Payroll services for employers in India',
  metaDescription: `Salaries, EPF, ESI, professional tax and TDS processed in ${claims.payrollProcessing}, with local partners for state rules and up to ${claims.payrollTimeSaved} of your time saved.`,
  lead: `Salaries, deductions, deposits and payslips processed in ${claims.payrollProcessing} from the moment your inputs are final.`,
  summary: `Accurate salaries and statutory deposits, processed in ${claims.payrollProcessing}.`,
  blocks: [
    {
      kind: 'media',
      heading: 'Pay people correctly, on the day you promised',
      paragraphs: [
        'Payroll in India is one calculation and a dozen obligations. Each salary touches provident fund, state insurance, professional tax, labour welfare fund and income tax, and every one of them has its own wage definition, portal and due date.',
        'We take the whole monthly cycle: collecting inputs, calculating pay, showing you the register for approval, preparing the bank file, making the deposits and answering employees who ask why this month differs from the last.',
      ],
      bullets: [
        'You approve the register before any money moves',
        'Every figure can be traced to the input behind it',
        'One named specialist for your company, with a trained deputy',
      ],
      illustration: 'ledger',
      side: 'right',
    },
    {
      kind: 'table',
      heading: 'What the service covers',
      columns: ['Feature', 'What we do', 'What you receive'],
      rows: [
        [
          'Monthly salary run',
          'Attendance, arrears, loss of pay, overtime, incentives and recoveries',
          'Pay register, variance report, bank file',
        ],
        [
          'EPF and ESI',
          'Enrolment, contributions, monthly returns, help with transfers and claims',
          'Challans and member-wise statements',
        ],
        [
          'Professional tax and labour welfare fund',
          'State-wise deduction, payment and returns where they are levied',
          'State-wise payment proofs',
        ],
        [
          'TDS on salary',
          'Declarations, choice of tax regime, proof checks, monthly deposit',
          'Tax working for each employee',
        ],
        [
          'Tax statements',
          'Quarterly salary statement (Form 24Q, or the form that replaces it)',
          'Filed statement with acknowledgement',
        ],
        [
          'Year-end',
          'Final tax computation and the certificate known as Form 16',
          'Certificates ready to hand out',
        ],
        [
          'Bonus and gratuity',
          'Eligibility, calculation and records',
          'Working sheets for your accounts and auditor',
        ],
        [
          'Full and final settlement',
          'Notice, leave encashment, recoveries and dues at exit',
          'Settlement statement and relieving inputs',
        ],
      ],
    },
    {
      kind: 'comparison',
      heading: 'Our payroll and in-house payroll',
      intro: 'What usually changes when a company hands the cycle to us.',
      columns: ['With us', 'In-house'],
      rows: [
        { label: 'Processing', ours: claims.payrollProcessing, theirs: claims.inHousePayroll },
        {
          label: 'Your team’s time',
          ours: `Up to ${claims.payrollTimeSaved} of it saved`,
          theirs: 'Spent on data entry, portals and queries',
        },
        {
          label: 'A change in the law',
          ours: 'Read, explained and applied by us',
          theirs: 'Noticed when somebody has the time',
        },
        {
          label: 'Leave and resignations',
          ours: 'A deputy already knows your payroll',
          theirs: 'Often one person holds it all',
        },
        {
          label: 'Confidentiality',
          ours: 'Salaries are seen by few people, outside your office',
          theirs: 'Colleagues process colleagues’ pay',
        },
        {
          label: 'Several states',
          ours: 'Local partners apply the state’s rules',
          theirs: 'Head office learns each state anew',
        },
      ],
    },
    {
      kind: 'media',
      heading: 'A local partner in the state where you employ',
      paragraphs: [
        'Professional tax is levied in some states and not in others. Labour welfare fund may fall due monthly, half-yearly or once a year. Minimum wages are revised at different times, and a Shops and Establishments registration in one state says nothing about the next.',
        'We handle state-wise rules with people on the spot: local partners who know the office, the portal and the language of the inspector. You deal with one contact and receive one payroll. The partner files in the state, sends us the proof, and visits the department when a letter has to be answered in person.',
      ],
      illustration: 'compass',
      side: 'left',
    },
    {
      kind: 'cards',
      heading: 'What your employees notice',
      cards: [
        {
          title: 'A payslip they can read',
          text: 'Earnings, deductions and employer contributions stand in plain words, with tax shown for the month and the year to date.',
        },
        {
          title: 'Answers from a person',
          text: 'Questions on in-hand pay, tax regime or provident fund reach somebody who can open the calculation.',
        },
        {
          title: 'Proofs without panic',
          text: 'Investment declarations open early, with reminders, so March brings no sudden deduction.',
        },
        {
          title: 'A clean exit',
          text: 'Final dues are worked out with clearances, so the last day does not turn into weeks of e-mail.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What we need from you each month',
      intro: 'Send these by the agreed cut-off; late changes go into a supplementary run.',
      items: [
        'Joiners, with bank details, PAN, UAN where they have one, and salary structure',
        'Leavers, with last working day and recoveries',
        'Attendance, leave and loss-of-pay days',
        'Overtime, shift allowances, incentives and one-time payments',
        'Salary revisions and the date each takes effect',
        'Reimbursement claims you have approved',
      ],
    },
    {
      kind: 'media',
      heading: 'Moving to us without a missed salary',
      paragraphs: [
        'We load your masters, year-to-date figures and tax declarations, then run a parallel month: your payroll and ours, compared employee by employee. The switch happens once every difference has an explanation.',
        'Mid-year moves are possible because the figures already reported to the tax department and the funds come across with the data. Salaries and bank details are personal data, so access is limited to the people who process them and each export is logged.',
        `Write to us with your headcount and states, and a payroll specialist will reply within ${claims.enquiryReply}.`,
      ],
      illustration: 'steps',
      side: 'right',
    },
  ],
} satisfies ServicePage;
