import { claims } from '../claims';
import type { ServicePage } from './blocks';

export const contractToHire = {
  title: 'Contract to hire',
  metaTitle: 'Contract to hire staffing in India',
  metaDescription: `Work with a person on contract before you make a permanent offer. First candidates in ${claims.candidatesIn}, on our payroll until you decide to hire.`,
  lead: `Meet suitable candidates in ${claims.candidatesIn}, work with the one you choose on contract, and make the permanent offer once you have seen the work.`,
  summary: 'Work with a person on contract first and hire permanently when both of you are sure.',
  blocks: [
    {
      kind: 'media',
      heading: 'See the work before you make the offer',
      paragraphs: [
        'An interview shows how somebody talks about work. A contract period shows how they do it: how they take a brief, deal with your customers and behave when a release slips.',
        'In contract to hire (C2H) the person joins your team but stays on our payroll for an agreed term. Towards the end of it you make a permanent offer, extend the contract or let it close. The person is also choosing, so the ones who stay tend to know exactly what they are staying for.',
        `The record so far is a contract-to-permanent conversion of ${claims.contractConversion}.`,
      ],
      illustration: 'bridge',
      side: 'right',
    },
    {
      kind: 'comparison',
      heading: 'Contract to hire and traditional hiring',
      intro: 'The same vacancy, filled in two ways.',
      columns: ['Contract to hire', 'Traditional hiring'],
      rows: [
        {
          label: 'Suitable candidates',
          ours: `In ${claims.candidatesIn}`,
          theirs: `In ${claims.traditionalHiring}`,
        },
        {
          label: 'What you decide on',
          ours: 'Work done in your own team',
          theirs: 'Interviews, tests and references',
        },
        {
          label: 'Becoming permanent',
          ours: `${claims.contractConversion} of contracts convert`,
          theirs: 'Permanent from the first day, subject to probation',
        },
        {
          label: 'Payroll and statutory records',
          ours: 'Ours until the person joins you',
          theirs: 'Yours from the first day',
        },
        {
          label: 'If it does not work out',
          ours: 'The contract ends on the terms you agreed',
          theirs: 'Exit, notice and a new search',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How contract to hire works',
      intro: 'Five steps from the first call to the permanent offer.',
      steps: [
        {
          title: 'Agree the role',
          text: 'We write down the work, the skills that cannot be compromised on, the salary band, the place of work and what would make you convert.',
        },
        {
          title: 'Receive a shortlist',
          text: `Recruiters search ${claims.vettedProfessionals} vetted professionals and the open market, check availability and expected pay, and send only people who have agreed to be put forward.`,
        },
        {
          title: 'Interview and choose',
          text: 'You interview as you would for a permanent post. We arrange the slots, collect feedback and tell every candidate the result.',
        },
        {
          title: 'Start on contract',
          text: 'The person signs with us, joins your team and reports to your manager. Salary, statutory contributions and leave records run through our payroll.',
        },
        {
          title: 'Convert, extend or close',
          text: 'Before the term ends we sit down with you and with the person, review the work, and prepare whichever of the three you both prefer.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Where it fits best',
      cards: [
        {
          title: 'A new skill',
          text: 'You are hiring your first data engineer or plant-safety officer and cannot yet tell an excellent one from a good one.',
        },
        {
          title: 'A project that may last',
          text: 'The work is funded today and the permanent position depends on what the client or the board decides.',
        },
        {
          title: 'Headcount under approval',
          text: 'The team needs hands now, while the permanent position waits for next year’s budget.',
        },
        {
          title: 'A new city',
          text: 'You want people on the ground in Pune, Coimbatore or Indore before you open an office there.',
        },
      ],
    },
    {
      kind: 'quote',
      text: 'Trust grows when both sides know what happens on the last day of the contract. So we write that down before the first.',
      attribution: 'Founder and MD',
    },
    {
      kind: 'media',
      heading: 'Who is the employer, and who answers for what',
      paragraphs: [
        'During the contract we are the employer on paper: we issue the appointment letter, pay wages, deduct tax and deposit EPF and ESI where they apply. You direct the daily work and provide a safe workplace, with access to your Internal Committee under the POSH Act.',
        'A principal employer also carries duties of its own under the law on contract labour, including registration above certain headcounts and responsibility for wages if a contractor fails to pay. The rules restrict contract labour in core activities, with exceptions. We check with you, state by state, whether the role may be filled this way before anybody is interviewed.',
      ],
      illustration: 'shield',
      side: 'left',
    },
    {
      kind: 'list',
      heading: 'Settled before the first day',
      intro:
        'Surprises at conversion are the usual complaint about contract staffing. These points go into the agreement.',
      items: [
        'Length of the contract, and how either side may shorten or extend it',
        'Monthly pay to the person, and our charges shown separately',
        'What conversion costs you, and from when it costs nothing',
        'Notice on both sides, and what happens to unused leave',
        'Confidentiality, ownership of work and return of equipment',
        'The review dates, and who takes part in them',
      ],
    },
    {
      kind: 'media',
      heading: 'What the person on contract can expect',
      paragraphs: [
        'People accept a contract when they can see it is a proper job. Ours get an appointment letter, a payslip every month, a provident fund account that moves with them and a named recruiter to call.',
        `Tell us about the vacancy in the form below and you will have an answer within ${claims.enquiryReply}, including an honest one when a permanent search would suit you better.`,
      ],
      illustration: 'people',
      side: 'right',
    },
  ],
} satisfies ServicePage;
