import { claims } from '../claims';
import { clause } from '../said';
import { law, rupees } from '../law';
import type { ServicePage } from '../schema/service-page';
import { epfShare, pay } from './specimen-payslip';

export const payroll = {
  path: '/Payroll-Service',
  icon: 'payroll',
  line: 'Salaries and statutory deposits',
  title: 'Payroll services',
  metaTitle: 'Payroll services for employers in India',
  metaDescription: `Salaries, EPF, ESI, professional tax and TDS processed${clause` in ${claims.payrollProcessing}`}, with local partners for state rules${clause` and up to ${claims.payrollTimeSaved} of your time saved`}.`,
  lead: 'Salaries, deposits and payslips, counted from the moment your inputs are final.',
  summary: `Accurate salaries and statutory deposits${clause`, processed in ${claims.payrollProcessing}`}.`,
  figure: {
    value: claims.payrollProcessing,
    label: `a month${clause`, where your own team takes ${claims.inHousePayroll}`}`,
  },
  signature: {
    kind: 'payroll-month',
    heading: 'A month and its payslip',
    days: [
      { day: law.tds.depositDay, text: 'TDS deposited' },
      { day: law.epf.dueDay, text: 'EPF and ESI deposited' },
      { day: 24, text: 'Your inputs are final' },
      { day: 26, text: 'The register, for you to approve' },
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
        `Code wages: ${law.wages.leastShareInWords}. EPF: ${law.epf.rate * 100}% of them, up to ${rupees(law.epf.ceiling)}. No ESI above ${rupees(law.esi.limit)}.`,
      ],
    },
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Three reasons',
      cards: [
        {
          title: clause`Up to ${claims.payrollTimeSaved} of your time saved` || 'Your time saved',
          text: 'You send the inputs; we do the rest.',
        },
        {
          title: `Final wages in ${law.wages.settledWithin}`,
          text: `The law’s limit since ${law.codes.since}.`,
        },
        {
          title: 'You approve before money moves',
          text: 'Figures lead back to the inputs behind them.',
        },
      ],
    },
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
      heading: 'Ours or in-house',
      columns: ['With us', 'In-house'],
      rows: [
        { label: 'Processing', ours: claims.payrollProcessing, theirs: claims.inHousePayroll },
        {
          label: 'A change in the law',
          ours: 'Read and applied by us',
          theirs: 'Noticed when there is time',
        },
        {
          label: 'Several states',
          ours: 'Local partners apply the rules',
          theirs: 'Each state learned anew',
        },
      ],
    },
    {
      kind: 'media',
      heading: 'A local partner in your state',
      paragraphs: [
        'Professional tax, welfare fund and minimum wages differ from state to state. Local partners know the office, the portal and the inspector’s language; you deal with one contact.',
      ],
      more: [
        'The partner files in the state, sends us the proof, and visits the department when a letter has to be answered in person.',
        `The labour codes brought one definition of wages for EPF, ESI, gratuity and bonus: ${law.wages.leastShareInWords}. The central rules date from ${law.codes.centralRulesSince}; states follow at their own pace. ${law.codes.stage}`,
      ],
      illustration: 'ledger',
      side: 'left',
    },
    {
      kind: 'questions',
      heading: 'Three questions',
      items: [
        {
          question: 'What do you need from us each month?',
          answer: ['By the agreed cut-off; late changes go into a supplementary run.'],
          bullets: [
            'Joiners, with bank details, PAN, UAN where they have one, and salary structure',
            'Leavers, with last working day and recoveries',
            'Attendance, leave, overtime and incentives',
            'Salary revisions, and reimbursements you have approved',
          ],
        },
        {
          question: 'Can we move in the middle of a year?',
          answer: [
            `Yes. We load your masters and year-to-date figures and run a parallel month: your payroll and ours, compared employee by employee. New joiners declare earlier pay in ${law.tds.declarations}. The switch happens once every difference has an explanation.`,
            'Salaries and bank details are personal data: only those who process them may open them.',
            `The first certificates on ${law.tds.certificate} are due by ${law.tds.firstCertificate}.`,
          ],
        },
        {
          question: 'Is there help with hiring costs?',
          answer: [
            `Under ${law.employmentIncentive.name}, for jobs created to ${law.employmentIncentive.until}, a first-time EPF member may receive up to ${law.employmentIncentive.member} and the employer up to ${law.employmentIncentive.employerAMonth} a month. We check whether you qualify and keep the returns it asks for.`,
          ],
        },
      ],
    },
  ],
} satisfies ServicePage;
