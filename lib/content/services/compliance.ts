import { claims } from '../claims';
import { law } from '../law';
import { figureOf, firstMonth, whoPays } from './every-service';
import type { ServicePage } from '../schema/service-page';

export const compliance = {
  path: '/Compliance-Service',
  icon: 'compliance',
  line: 'Registrations, returns and audits',
  title: 'Compliance services',
  metaTitle: 'Labour law and HR compliance services in India',
  metaDescription:
    'Registrations, returns, registers and audits under central and state labour law: EPF, ESI, professional tax, POSH, contract labour and Shops and Establishments.',
  lead: 'Registrations, deposits, returns and registers on one calendar, and one person who is responsible for it.',
  summary: 'Labour law registrations, returns, registers and audits, state by state.',
  figure: figureOf(claims.freeConsultation, 'free consultation: bring the notice you received'),
  signature: {
    kind: 'before-and-after',
    heading: 'Before and after: examples',
    columns: { before: 'Before', after: 'After' },
    pairs: [
      {
        subject: 'A notice arrives',
        before: 'Everyone looks for old papers',
        after: 'The proof of each filing is at hand',
      },
      {
        subject: 'A due date',
        before: 'One person remembers it',
        after: 'It stands in the calendar, with a name',
      },
      {
        subject: 'A new site',
        before: 'Work starts, papers follow',
        after: 'Registrations come first',
      },
    ],
  },
  blocks: [
    {
      kind: 'table',
      heading: 'What we look after',
      columns: ['Area', 'What it covers', 'Worth knowing'],
      rows: [
        [
          'Social security',
          'EPF, ESI, gratuity',
          `Fixed-term staff get gratuity after ${law.gratuity.fixedTermAfter}`,
        ],
        ['Wages and bonus', 'Minimum wages, overtime', `Final wages in ${law.wages.settledWithin}`],
        ['Establishment', 'Registration, hours, leave', 'One registration for each establishment'],
        ['Contract labour', 'Licences, welfare, wages', 'Checked before you sign'],
        ['Personal data', 'Notices, consent, retention', 'Employees’ data too'],
      ],
    },
    {
      kind: 'media',
      heading: 'Central rules, state rules',
      paragraphs: [
        'Labour law is central law with rules of each state. We check which apply to each of your sites before you redraw salary structures or sign a contractor.',
      ],
      more: [
        'Minimum wages are revised during the year; we tell you what changes for each site. Principal employers provide welfare facilities, and are answerable for wages that a contractor leaves unpaid. This is general information, not legal advice.',
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
          text: 'Your sites, headcount and the laws that apply.',
        },
        { title: 'Repair', text: 'We close gaps, highest risk first.' },
        { title: 'Run', text: 'Filings follow the calendar.' },
        { title: 'Update', text: 'A note when a rule changes.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Inspections, costs and the first 30 days',
      items: [
        {
          question: 'Papers an inspector usually asks for (sample)',
          answer: ['Each line of your calendar has a date and a name, and each filing leaves a proof.'],
          table: {
            columns: ['Paper', 'What it shows', 'How we keep it ready'],
            rows: [
              ['Registrations, licences', 'Address, headcount, validity', 'Compared with your sites'],
              ['Wage and attendance registers', 'Who worked, what was paid', 'Matched with payroll'],
              ['EPF and ESI challans', 'Deposits by member', `Filed by the ${law.epf.dueDay}th`],
              ['Appointment letters', 'Terms for each person', 'A gap list every month'],
              ['POSH annual report', 'Cases, training, the committee', `Sent by ${law.posh.reportBy}`],
            ],
          },
        },
        {
          question: 'What happens when a notice comes?',
          answer: ['Send it to us on the day you get it.'],
          table: {
            columns: ['Step', 'We', 'You'],
            rows: [
              ['Read', 'Say what it asks, and by when', 'Send all pages, and the date you got it'],
              ['Collect', 'List the papers, pull the proofs', 'Find what only you have'],
              ['Reply', 'Draft the answer', 'Check the facts and sign'],
              ['Follow up', 'File it, attend if asked', 'Fix the cause with us'],
            ],
          },
        },
        whoPays(
          [
            'We do not file what we know to be wrong, backdate registers, or promise the result of an inspection.',
            'Not included: company law, GST, and court, for which we brief your advocate.',
            'You get our terms in writing before we start.',
          ],
          [
            ['Contributions and government fees', 'You, directly', 'Wages, headcount, state'],
            ['Our charge', 'You', 'Sites, states, headcount, laws'],
            ['Repair of old gaps', 'You, as agreed beforehand', 'What the health check finds'],
            ['Old interest and penalties', 'You', 'How long a gap has lasted'],
          ],
        ),
        firstMonth('How we usually take over. More sites take longer.', [
          ['Week 1', 'List sites, headcount and laws', 'Share logins, licences, old returns'],
          ['Week 2', 'Health check on a sample of employees', 'Answer open points'],
          ['Week 3', 'Rank the gaps by risk', 'Decide what to repair first'],
          ['Week 4', 'Start the calendar, make the first filings', 'Name who approves each filing'],
        ]),
        {
          question: 'What does a health check look at?',
          answer: ['It is a sensible first step before funding, an acquisition or a customer’s audit.'],
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
            `Yes. A workplace with ${law.posh.committeeFrom} or more employees needs one at each office or branch. We help you form it, brief the members, train staff and prepare the annual report. Complaints stay with your committee, in confidence.`,
          ],
        },
      ],
    },
  ],
} satisfies ServicePage;
