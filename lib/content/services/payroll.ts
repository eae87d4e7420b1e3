import { claims } from '../claims';
import { clause, present } from '../said';
import { law, rupees } from '../law';
import { figureOf, firstMonth, whoPays } from './every-service';
import type { ServicePage } from '../schema/service-page';
import { epfShare, pay } from './specimen-payslip';

export const payroll = {
  path: '/Payroll-Service',
  icon: 'payroll',
  line: 'Salaries and statutory deposits',
  title: 'Payroll services',
  metaTitle: 'Payroll services for employers in India',
  metaDescription: `Salaries, EPF, ESI, professional tax and TDS processed${clause` in ${claims.payrollProcessing}`}, with local partners for state rules${clause` and up to ${claims.payrollTimeSaved} of your time saved`}.`,
  lead: 'Salaries, deposits and payslips, on time every month.',
  summary: `Accurate salaries and statutory deposits${clause`, processed in ${claims.payrollProcessing}`}.`,
  figure: figureOf(
    claims.payrollProcessing,
    `for a payroll run${clause`. In-house: ${claims.inHousePayroll}`}`,
  ),
  signature: {
    kind: 'payroll-month',
    heading: 'A sample month and payslip',
    days: [
      { day: law.tds.depositDay, text: 'TDS deposited' },
      { day: law.epf.dueDay, text: 'EPF and ESI deposited' },
      { day: 24, text: 'Your inputs are final' },
      { day: 26, text: 'You approve the pay register' },
      { day: 30, text: 'Salaries paid, payslips sent' },
    ],
    payslip: {
      title: 'Payslip',
      specimen: 'Specimen',
      amount: 'Amount',
      earnings: {
        heading: 'Earnings',
        lines: [
          { label: 'Basic and DA (code wages)', amount: pay.basic },
          { label: 'House rent allowance', amount: pay.houseRent },
          { label: 'Special allowance', amount: pay.special },
        ],
        total: 'Gross pay',
      },
      deductions: {
        heading: 'Deductions',
        lines: [
          { label: 'EPF, employee’s share', amount: epfShare(pay.basic) },
          { label: 'Professional tax', amount: law.professionalTax.amount },
        ],
        total: 'Deductions',
      },
      net: 'Net pay',
      notes: [
        `Code wages are ${law.wages.leastShareInWords}. EPF is ${law.epf.rate * 100}% of code wages up to ${rupees(law.epf.ceiling)}. ESI does not apply above ${rupees(law.esi.limit)}. This is the law as read in ${law.reviewed}.`,
      ],
    },
  },
  blocks: [
    {
      kind: 'table',
      heading: 'What the service covers',
      columns: ['Feature', 'What we do', 'What you receive'],
      rows: [
        ['Salary run', 'Attendance, arrears, overtime', 'Pay register, bank file'],
        ['EPF and ESI', 'Enrolment, contributions, returns', 'Challans by member'],
        ['State levies', 'Professional tax, welfare fund', 'Payment proofs by state'],
        ['TDS on salary', law.tds.statement, law.tds.certificate],
        ['Bonus, gratuity, exit', 'Eligibility and amount', 'Statements for your auditor'],
      ],
    },
    {
      kind: 'comparison',
      heading: 'Compared with in-house payroll',
      columns: ['With us', 'In-house'],
      rows: present([
        claims.payrollProcessing &&
          claims.inHousePayroll && {
            label: 'Processing',
            ours: claims.payrollProcessing,
            theirs: claims.inHousePayroll,
          },
        claims.payrollTimeSaved && {
          label: 'Your team’s time',
          ours: `Up to ${claims.payrollTimeSaved} saved`,
          theirs: 'Spent every month',
        },
        {
          label: 'A change in the law',
          ours: 'We apply it',
          theirs: 'You apply it',
        },
        {
          label: 'Several states',
          ours: 'Local partners',
          theirs: 'You learn the rules',
        },
      ]),
    },
    {
      kind: 'media',
      heading: 'A local partner in your state',
      paragraphs: [
        'Professional tax, welfare fund and minimum wages differ from state to state. Local partners know the office and the portal of their state; you deal with one contact.',
      ],
      more: [
        'The partner files in the state, sends us the proof, and visits the department when a letter needs an answer in person.',
      ],
      illustration: 'ledger',
      side: 'left',
    },
    {
      kind: 'questions',
      heading: 'Scope, costs, first month',
      items: [
        {
          question: 'A sample month, day by day',
          answer: [
            `The ${law.tds.depositDay}th and the ${law.epf.dueDay}th are set by law. The other days are a sample: we agree yours with you.`,
          ],
          table: {
            columns: ['Day', 'We', 'You'],
            rows: [
              [`By the ${law.tds.depositDay}th`, 'Deposit the TDS of last month', 'Keep the funds ready'],
              [`By the ${law.epf.dueDay}th`, 'Deposit EPF and ESI, file the returns', 'Get the challans'],
              ['The 24th', 'Close the inputs', 'Send joiners, leavers, attendance'],
              ['The 25th', 'Prepare the register, explain each change', 'Answer open points'],
              ['The 26th', 'Correct and close the register', 'Approve the amounts'],
              ['The 30th', 'Send the bank file and payslips', 'Release the payment'],
            ],
          },
        },
        {
          question: 'What do you need from us each month?',
          answer: ['Send these by the agreed cut-off. Late changes go into a supplementary run.'],
          bullets: [
            'Joiners, with bank details, PAN, UAN if they have one, and salary structure',
            'Leavers, with last working day and recoveries',
            'Attendance, leave, overtime and incentives',
            'Salary revisions, and reimbursements you have approved',
          ],
        },
        whoPays(
          [
            'Money moves only after you approve the figures, from your own account. Not included: company tax, GST and employees’ own tax returns.',
            'You get a written offer before anything starts. What it depends on:',
          ],
          [
            ['Salaries, employer’s EPF and ESI', 'You, from your account', 'Your pay structures'],
            ['Our monthly charge', 'You', 'Headcount, states, pay cycles'],
            ['Set-up and parallel run', 'You, as agreed beforehand', 'The state of your records'],
            ['Supplementary runs', 'You, as agreed beforehand', 'Changes after the cut-off'],
          ],
        ),
        firstMonth('A usual plan. You go live once every difference has an explanation.', [
          ['Week 1', 'Check registrations and pay heads', 'Send masters and year-to-date figures'],
          ['Week 2', 'Load the data, set the calendar', 'Name who approves'],
          ['Week 3', 'Run a parallel month', 'Run your own payroll as before'],
          ['Week 4', 'Compare, employee by employee', 'Sign off; the next month is live'],
        ]),
        {
          question: 'Can we move in the middle of a year?',
          answer: [
            `Yes. We load your year-to-date figures, and new joiners declare earlier pay in ${law.tds.declarations}. The first certificates on ${law.tds.certificate} are due by ${law.tds.firstCertificate}.`,
            'Salaries and bank details are personal data: only those who process them can open them.',
          ],
        },
      ],
    },
  ],
} satisfies ServicePage;
