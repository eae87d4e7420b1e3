import { claims } from '../claims';
import { law } from '../law';
import type { ServicePage } from '../schema/service-page';

export const compliance = {
  path: '/Compliance-Service',
  icon: 'compliance',
  line: 'Registrations, returns and audits',
  title: 'Compliance services',
  metaTitle: 'Labour law and HR compliance services in India',
  metaDescription:
    'Registrations, returns, registers and audits under central and state labour law: EPF, ESI, professional tax, POSH, contract labour and Shops and Establishments.',
  lead: 'Registrations, deposits, returns and registers on one calendar, with one person answerable for it.',
  summary: 'Labour law registrations, returns, registers and audits, state by state.',
  figure: { value: claims.freeConsultation, label: 'free consultation: bring your notice' },
  signature: {
    kind: 'compliance-year',
    heading: 'The year of an employer',
    everyMonth: {
      heading: 'Every month',
      items: [`Wages and TDS by the ${law.tds.depositDay}th`, `EPF and ESI by the ${law.epf.dueDay}th`],
    },
    months: [
      {
        name: 'January',
        short: 'Jan',
        due: 'TDS statement, POSH report: the 31st',
        byLaw: true,
      },
      { name: 'February', short: 'Feb', due: 'Proofs of tax savings checked', byLaw: false },
      { name: 'March', short: 'Mar', due: 'Tax year and ESI period end', byLaw: true },
      { name: 'April', short: 'Apr', due: 'Wage floors move; TDS: the 30th', byLaw: true },
      { name: 'May', short: 'May', due: 'TDS statement: the 31st', byLaw: true },
      { name: 'June', short: 'Jun', due: `${law.tds.certificate}: the 15th`, byLaw: true },
      { name: 'July', short: 'Jul', due: 'TDS statement: the 31st', byLaw: true },
      { name: 'August', short: 'Aug', due: 'Contractors’ papers reviewed', byLaw: false },
      { name: 'September', short: 'Sep', due: 'ESI contribution period ends', byLaw: true },
      { name: 'October', short: 'Oct', due: 'Wage floors; TDS statement: the 31st', byLaw: true },
      { name: 'November', short: 'Nov', due: 'Statutory bonus: the 30th', byLaw: true },
      { name: 'December', short: 'Dec', due: 'Holiday list and leave balances', byLaw: false },
    ],
    legend: { byLaw: 'Due by law', practice: 'Good practice' },
    note: `Central dates as read in ${law.reviewed}, for a year that ends in March. Your states add their own.`,
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Three reasons',
      cards: [
        {
          title: 'Your list, not a list',
          text: 'Each line has a date and a name.',
        },
        { title: 'Proof of every filing', text: 'Acknowledgements in a shared folder.' },
        {
          title: 'A word before, not after',
          text: 'Before a new site brings in another law.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'The areas we look after',
      columns: ['Area', 'What it covers', 'Worth knowing'],
      rows: [
        [
          'Social security',
          'EPF, ESI, gratuity',
          `Fixed term: gratuity after ${law.gratuity.fixedTermAfter}`,
        ],
        ['Wages and bonus', 'Minimum wages, overtime', `Final wages in ${law.wages.settledWithin}`],
        [
          'Establishment',
          'Registration, hours, leave',
          `One registration from ${law.contractLabour.registrationFrom} workers`,
        ],
        [
          'Contract labour',
          'Licences, welfare, wages',
          `Licence from ${law.contractLabour.licenceFrom} workers, ${law.contractLabour.licenceYears}`,
        ],
        ['Personal data', 'Notices, consent, retention', `Duties from ${law.dataProtection.dutiesFrom}`],
      ],
    },
    {
      kind: 'media',
      heading: 'The labour codes, dated',
      paragraphs: [
        `Four codes replaced ${law.codes.replaced} laws on ${law.codes.since}. They bring one definition of wages, ${law.wages.leastShareInWords}, for EPF, ESI (since ${law.esi.onCodeWagesSince}), gratuity and bonus, and an appointment letter for everybody.`,
      ],
      more: [
        `The central rules under all four date from ${law.codes.centralRulesSince}. ${law.codes.stage} Check which rules apply in your state before you redraw salary structures.`,
        `Principal employers no longer register separately. They provide welfare facilities and answer for wages that a contractor leaves unpaid, and may not use contract labour in their core activity, with exceptions.`,
        `Under ${law.employmentIncentive.name}, for jobs created to ${law.employmentIncentive.until}, an employer may receive up to ${law.employmentIncentive.employerAMonth} a month for an additional employee. This is general information, not legal advice.`,
      ],
      illustration: 'compass',
      side: 'left',
    },
    {
      kind: 'steps',
      heading: 'How we take over',
      steps: [
        {
          title: 'Map',
          text: 'Sites, headcounts and their laws.',
        },
        { title: 'Repair', text: 'Gaps ranked by risk, with the dues.' },
        { title: 'Run', text: 'Filings follow the calendar.' },
        { title: 'Watch', text: 'A note when a rule changes.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Three questions',
      items: [
        {
          question: 'What does a health check look at?',
          answer: ['A sensible first engagement before funding, an acquisition or a customer’s audit.'],
          bullets: [
            'Registrations and licences against addresses and headcount',
            'Contributions recalculated for a sample of employees, contract staff included',
            'Registers, returns and challans matched with payroll and bank',
            'Appointment letters and leave rules against current law',
            'Notices received, and what was answered',
          ],
        },
        {
          question: 'Do you set up the Internal Committee under POSH?',
          answer: [
            `A workplace with ${law.posh.committeeFrom} or more employees needs one at each office or branch. We help you constitute it, brief the members, train staff, and prepare the annual report. Complaints stay with your committee, in confidence.`,
          ],
        },
        {
          question: 'What do you not do?',
          answer: [
            'We do not file what we know to be wrong, backdate registers, or promise results from an inspection. Court matters go to an advocate of your choice, whom we brief.',
          ],
        },
      ],
    },
  ],
} satisfies ServicePage;
