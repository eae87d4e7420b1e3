import { claims } from '../claims';
import { clause, ifGiven, present } from '../said';
import { law } from '../law';
import { figureOf, firstMonth, whoPays } from './every-service';
import type { ServicePage } from '../schema/service-page';

export const contractToHire = {
  path: '/contract-to-hire',
  icon: 'contract',
  line: 'Work together first, then hire',
  title: 'Contract to hire',
  metaTitle: 'Contract to hire staffing in India',
  metaDescription: `Work with a person on contract before you make a permanent offer. ${clause`First candidates in ${claims.candidatesIn}, on` || 'The person stays on'} our payroll until you decide to hire.`,
  lead: 'Hire on contract first. Make the permanent offer once you have seen the work.',
  summary: 'Work with a person on contract first and hire permanently when both of you are sure.',
  figure: figureOf(
    claims.candidatesIn,
    `to suitable candidates${clause`. Traditional hiring: ${claims.traditionalHiring}`}`,
  ),
  signature: {
    kind: 'arch-line',
    heading: 'Work together, then decide',
    reach: ifGiven(claims.candidatesIn, (value) => ({
      value,
      label: 'from your brief to the first candidates',
    })),
    arches: [
      { title: 'Work', text: 'The person joins your team, on our payroll.' },
      { title: 'Review', text: 'Your manager sees how the work is done.' },
      { title: 'Decide', text: 'You hire, extend or close the contract.' },
    ],
    end: ifGiven(claims.contractConversion, (value) => ({ value, label: 'of contracts become permanent' })),
  },
  blocks: [
    {
      kind: 'steps',
      heading: 'From brief to permanent offer',
      steps: [
        {
          title: 'Agree the role',
          text: 'Work, skills, pay and terms of conversion.',
        },
        {
          title: 'Get a shortlist',
          text: `From ${clause`${claims.vettedProfessionals} vetted professionals and ` || 'our pool and '}the open market.`,
        },
        {
          title: 'Interview and choose',
          text: 'As you would for a permanent post.',
        },
        { title: 'Start on contract', text: 'The person signs with us and reports to your manager.' },
        {
          title: 'Convert, extend or close',
          text: 'We review it with both of you in good time.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Compared with traditional hiring',
      columns: ['Contract to hire', 'Traditional hiring'],
      rows: present([
        claims.candidatesIn &&
          claims.traditionalHiring && {
            label: 'Suitable candidates',
            ours: `In ${claims.candidatesIn}`,
            theirs: `In ${claims.traditionalHiring}`,
          },
        { label: 'What you decide on', ours: 'Work in your own team', theirs: 'Interviews and references' },
        claims.contractConversion && {
          label: 'Becoming permanent',
          ours: `${claims.contractConversion} become permanent`,
          theirs: 'Permanent from day one, on probation',
        },
        { label: 'Payroll and records', ours: 'Ours until conversion', theirs: 'Yours from the first day' },
        {
          label: 'If it does not work out',
          ours: 'The contract ends as agreed',
          theirs: 'Exit, notice, a new search',
        },
      ]),
    },
    {
      kind: 'quote',
      quote: 'Trust grows when both sides know how the contract ends.',
      text: 'Trust grows when both sides know what happens on the last day of the contract. So we write that down before the first day.',
      attribution: 'Founder and MD',
      sample: true,
    },
    {
      kind: 'questions',
      heading: 'Terms, costs and the first 30 days',
      items: [
        {
          question: 'What the contract says (sample)',
          answer: ['We settle these terms before the first day, so that conversion brings no surprise.'],
          table: {
            columns: ['Term', 'What is written down', 'Decided by'],
            rows: [
              ['Length', 'Start and end date; how to shorten or extend it', 'You'],
              ['Pay', 'Monthly pay, with our charges shown separately', 'You and the candidate'],
              ['Conversion', 'What it costs, and from when it costs nothing', 'You and us'],
              ['Notice', 'For both sides, and what happens to unused leave', 'All three'],
              ['Your property', 'Confidentiality, ownership of work, return of equipment', 'You'],
              ['Last day', `Final wages in ${law.wages.settledWithin}, relieving letter`, 'The law, and us'],
            ],
          },
        },
        whoPays(
          [
            'The law bars contract labour from core activities, with exceptions. We check whether the role can be filled this way before anyone is interviewed.',
            'Daily supervision and a safe workplace are yours.',
            'Each charge is a separate line on the invoice. What it depends on:',
          ],
          [
            ['Wages, EPF, ESI, leave', 'You, through our invoice', 'The pay you agree'],
            ['Our service charge', 'You', 'Role, number of people, contract length'],
            ['Conversion', 'You, until the date in the contract', 'Time worked on contract'],
            ['Laptop, travel, safety gear', 'You', 'The work'],
            ['The candidate’s share', 'Nothing: candidates never pay', 'Never charged'],
          ],
        ),
        firstMonth('How it usually goes, counted from the joining date.', [
          ['Before day 1', 'Issue the appointment letter', 'Name the manager, prepare access'],
          ['Week 1', 'Enrol the person for EPF and ESI', 'Induction, tools, safety briefing'],
          ['Weeks 2 and 3', 'Call the person and the manager', 'Tell us early what is not working'],
          ['By day 30', 'Pay wages, send the payslip', 'Say what you want to see before an offer'],
        ]),
        {
          question: 'Who is responsible under the law?',
          answer: [
            'We issue the appointment letter, pay the wages and make the deposits. You direct the daily work and provide a safe workplace, with access to your Internal Committee under the POSH Act.',
            'You also provide welfare facilities, and are answerable for wages that a contractor leaves unpaid. This is general information, not legal advice.',
          ],
        },
        {
          question: 'What does the person on contract get?',
          answer: [
            `An appointment letter, a payslip every month, a provident fund account that moves with them, and a recruiter to call. Fixed-term staff are entitled to gratuity after ${law.gratuity.fixedTermAfter}, and to final wages within ${law.wages.settledWithin} of leaving.`,
          ],
        },
        {
          question: 'When does it fit best?',
          answer: ['When you cannot be sure yet:'],
          bullets: [
            'A skill that is new to you, such as your first data engineer or plant safety officer',
            'A project that is funded today and may not last',
            'A team that waits for next year’s headcount',
            'People in a new city, before you open an office there',
          ],
        },
      ],
    },
  ],
} satisfies ServicePage;
