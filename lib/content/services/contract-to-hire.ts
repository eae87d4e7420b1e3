import { claims } from '../claims';
import { clause } from '../said';
import { law } from '../law';
import type { ServicePage } from '../schema/service-page';

export const contractToHire = {
  path: '/contract-to-hire',
  icon: 'contract',
  line: 'Work together first, then hire',
  title: 'Contract to hire',
  metaTitle: 'Contract to hire staffing in India',
  metaDescription: `Work with a person on contract before you make a permanent offer. ${clause`First candidates in ${claims.candidatesIn}, on` || 'The person stays on'} our payroll until you decide to hire.`,
  lead: 'Work with a person on contract, and make the permanent offer once you have seen the work.',
  summary: 'Work with a person on contract first and hire permanently when both of you are sure.',
  figure: {
    value: claims.candidatesIn,
    label: `to suitable candidates${clause`, against ${claims.traditionalHiring} in traditional hiring`}`,
  },
  signature: {
    kind: 'arch-line',
    heading: 'Work, watch, then offer',
    reach: { value: claims.candidatesIn, label: 'from your brief to the first candidates' },
    arches: [
      { title: 'Work', text: 'They join your team, on our payroll.' },
      { title: 'Watch', text: 'You see the work, not a description of it.' },
      { title: 'Offer', text: 'You hire, extend or let the term end.' },
    ],
    end: { value: claims.contractConversion, label: 'of contracts become permanent' },
  },
  blocks: [
    {
      kind: 'cards',
      heading: 'Three reasons',
      cards: [
        {
          title: 'Work tells more than an interview',
          text: 'See how it is done before you decide.',
        },
        {
          title: 'Payroll is ours until you hire',
          text: 'Appointment letter, wages, tax, EPF and ESI.',
        },
        {
          title: 'Both sides choose',
          text: 'Those who stay know what they are staying for.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Five steps',
      steps: [
        {
          title: 'Agree the role',
          text: 'Work, skills, pay, and when you convert.',
        },
        {
          title: 'Receive a shortlist',
          text: `From ${clause`${claims.vettedProfessionals} vetted professionals and ` || 'our pool and '}the open market.`,
        },
        {
          title: 'Interview and choose',
          text: 'As you would for a permanent post.',
        },
        { title: 'Start on contract', text: 'The person signs with us and reports to your manager.' },
        {
          title: 'Convert, extend or close',
          text: 'Reviewed with both of you, in time.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Compared with traditional hiring',
      columns: ['Contract to hire', 'Traditional hiring'],
      rows: [
        {
          label: 'Suitable candidates',
          ours: `In ${claims.candidatesIn}`,
          theirs: `In ${claims.traditionalHiring}`,
        },
        { label: 'What you decide on', ours: 'Work in your own team', theirs: 'Interviews and references' },
        {
          label: 'Becoming permanent',
          ours: `${claims.contractConversion} convert`,
          theirs: 'At once, on probation',
        },
        { label: 'Payroll and records', ours: 'Ours until conversion', theirs: 'Yours from the first day' },
        {
          label: 'If it does not work out',
          ours: 'The contract ends as agreed',
          theirs: 'Exit, notice, a new search',
        },
      ],
    },
    {
      kind: 'quote',
      quote: 'Trust grows when both sides know how the contract ends.',
      text: 'Trust grows when both sides know what happens on the last day of the contract. So we write that down before the first.',
      attribution: 'Founder and MD',
      sample: true,
    },
    {
      kind: 'media',
      heading: 'Who answers for what',
      paragraphs: [
        `Since ${law.codes.since} contract labour is barred from core activities everywhere in India, with exceptions. We check whether the role may be filled this way before anybody is interviewed.`,
      ],
      more: [
        'We issue the appointment letter, pay the wages and make the deposits. You direct the daily work and provide a safe workplace, with access to your Internal Committee under the POSH Act.',
        `You need no separate registration as principal employer, but one registration of your establishment from ${law.contractLabour.registrationFrom} workers. You provide welfare facilities, and answer for wages that a contractor leaves unpaid. A contractor needs a licence from ${law.contractLabour.licenceFrom} contract workers; it runs for ${law.contractLabour.licenceYears} and may cover several states.`,
        `The central rules date from ${law.codes.centralRulesSince}. ${law.codes.stage} This is general information, not legal advice.`,
      ],
      side: 'left',
    },
    {
      kind: 'questions',
      heading: 'Three questions',
      items: [
        {
          question: 'What is settled before the first day?',
          answer: [
            'Surprises at conversion are the usual complaint about contract staffing. The agreement says:',
          ],
          bullets: [
            'How long the contract runs, and how either side may shorten or extend it',
            'Monthly pay to the person, and our charges shown separately',
            'What conversion costs you, and from when it costs nothing',
            'Notice on both sides, and what happens to unused leave',
            'Confidentiality, ownership of work and return of equipment',
          ],
        },
        {
          question: 'What does the person on contract get?',
          answer: [
            `An appointment letter, a payslip every month, a provident fund account that moves along, and a recruiter to call. Fixed-term staff are owed gratuity after ${law.gratuity.fixedTermAfter}, and wages within ${law.wages.settledWithin} of leaving.`,
          ],
        },
        {
          question: 'Where does it fit best?',
          answer: ['Where you cannot be sure yet:'],
          bullets: [
            'Your first data engineer or plant-safety officer, a skill that is new to you',
            'A project that is funded today and may not last',
            'A team that waits for next year’s headcount',
            'People in a new city, before you open an office there',
          ],
        },
      ],
    },
  ],
} satisfies ServicePage;
