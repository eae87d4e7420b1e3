import { claims } from '../claims';
import type { ServicePage } from './blocks';

export const compliance = {
  title: 'Compliance services',
  metaTitle: 'Labour law and HR compliance services in India',
  metaDescription:
    'Registrations, returns, registers and audits under central and state labour law: EPF, ESI, professional tax, POSH, contract labour and Shops and Establishments.',
  lead: 'Registrations, deposits, returns and registers under central and state labour law, kept on one calendar with one person answerable for it.',
  summary: 'Labour law registrations, returns, registers and audits, state by state.',
  blocks: [
    {
      kind: 'media',
      heading: 'Know what applies to you, and prove that you did it',
      paragraphs: [
        'What an employer in India must do depends on headcount, wages, kind of establishment and state. A software company in Karnataka, its sales office in Gujarat and its warehouse in Haryana do not share one list of duties.',
        'We begin by making your list, in plain English, with the authority, the due date and the person responsible for each line. After that the work is steady: file on time, keep the proof, and raise a hand early when a new site or a larger team brings in another law.',
      ],
      illustration: 'seal',
      side: 'right',
    },
    {
      kind: 'cards',
      heading: 'The areas we look after',
      cards: [
        {
          title: 'Social security',
          text: 'EPF and ESI coverage, contributions, returns and inspections, together with gratuity records and nominations.',
        },
        {
          title: 'Wages and bonus',
          text: 'Minimum wages, timely payment, permitted deductions, overtime, equal pay and the statutory bonus.',
        },
        {
          title: 'State levies',
          text: 'Professional tax and labour welfare fund, each with the rules and dates of the state concerned.',
        },
        {
          title: 'Establishment',
          text: 'Registration under the Shops and Establishments law or as a factory, with working hours, weekly off, holidays and leave.',
        },
        {
          title: 'Contract labour',
          text: 'Registration of the principal employer, contractors’ licences, and checks that contractors really pay wages and contributions.',
        },
        {
          title: 'Safe and equal workplace',
          text: 'POSH policy, Internal Committee, training and annual report, and maternity benefit including the written information due at appointment.',
        },
        {
          title: 'Tax on salary',
          text: 'Deduction and deposit of TDS, quarterly statements and annual certificates to employees.',
        },
        {
          title: 'Personal data',
          text: 'Notices, consent and retention for employee and candidate records under the Digital Personal Data Protection (DPDP) Act.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'A year of compliance',
      intro: 'A typical rhythm. Your own calendar depends on your states and the laws that cover you.',
      columns: ['When', 'What usually falls due'],
      rows: [
        [
          'Every month',
          'EPF and ESI contributions and returns, TDS deposit, professional tax in many states, wage register and payslips',
        ],
        ['Every quarter', 'Statement of tax deducted from salaries, review of contractors’ documents'],
        [
          'Half-yearly or yearly',
          'Labour welfare fund in many states, statutory bonus, annual returns, POSH annual report, tax certificates, renewals of licences',
        ],
        [
          'When something happens',
          'Joining, exit, accident, maternity, a complaint, a new site, a change in headcount or of the person in charge',
        ],
      ],
    },
    {
      kind: 'media',
      heading: 'The labour codes, without alarm',
      paragraphs: [
        'The labour codes bring together the older central laws on wages, industrial relations, social security, and safety and working conditions. They change definitions that matter every month, “wages” above all, and with it the base on which several benefits are worked out.',
        'Much of the detail sits in rules and schemes, and states make rules of their own. Check which rules apply in your state before you redraw salary structures or standing orders. We prepare that check for every place where you employ people, mark what has changed and what continues, and separate the urgent from the merely new.',
      ],
      illustration: 'compass',
      side: 'left',
    },
    {
      kind: 'list',
      heading: 'What a compliance health check looks at',
      intro:
        'A useful first engagement, and a sensible one before funding, an acquisition or a customer’s audit.',
      items: [
        'Registrations and licences against actual addresses and headcount',
        'Contributions recalculated for a sample of employees, contract staff included',
        'Registers, returns and challans matched with payroll and bank',
        'Appointment letters, leave rules and standing orders against current law',
        'Internal Committee: constitution, external member, training and notices displayed',
        'Contractors: licence, wages paid, fund deposits and gate records',
        'Notices received from departments, and what was answered',
        'Employee records: what is kept, for how long, and who can open them',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we take over',
      steps: [
        {
          title: 'Map',
          text: 'We list entities, sites, headcounts and contractors, then the laws that each attracts.',
        },
        {
          title: 'Repair',
          text: 'Gaps are ranked by risk; missed registrations and returns are put right with the dues set out for your decision.',
        },
        {
          title: 'Run',
          text: 'Filings follow the calendar, and you see the acknowledgement of each in a shared folder.',
        },
        {
          title: 'Watch',
          text: 'A short note tells you when a rule changes, what it means for you, and by when.',
        },
      ],
    },
    {
      kind: 'media',
      heading: 'A POSH Internal Committee that works in practice',
      paragraphs: [
        'A workplace with ten or more employees needs an Internal Committee at each office or branch: a senior woman employee presiding, women as at least half of the members, and one member from outside who knows the subject.',
        'We help you constitute it, brief the members, train staff and managers in the language they speak, and prepare the annual report. Complaints themselves stay with your committee, in confidence; our part is to see that it knows the procedure before it ever needs it.',
      ],
      illustration: 'shield',
      side: 'right',
    },
    {
      kind: 'list',
      heading: 'What we do not do',
      intro: 'Clear limits keep advice useful.',
      items: [
        'We do not file what we know to be wrong, and we do not backdate registers',
        'We do not promise results from an inspection or a department',
        'Court matters go to an advocate of your choice, whom we brief and support',
        `Where one question is all you have, the free ${claims.freeConsultation} consultation may be enough`,
      ],
    },
  ],
} satisfies ServicePage;
