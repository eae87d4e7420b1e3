import { byMatching, claims } from './claims';
import { identity } from './identity';
import type { Person } from './person';

type TextSection = { heading: string; paragraphs: string[] };
type AboutPage = {
  title: string;
  metaDescription: string;
  headline: string;
  intro: string[];
  vision: TextSection;
  mission: TextSection & { cta: string };
  /** Without members the section is left out. */
  leadership: { heading: string; members: Person[] };
  values: { heading: string; items: { title: string; text: string }[] };
};

export const about: AboutPage = {
  title: 'About us',
  metaDescription: `Who ${identity.name} is: an Indian staffing and recruitment agency serving clients from ${identity.servesFrom.city}, with its vision, its mission and what it holds to.`,
  headline: 'Connecting the right people, creating winning teams',
  intro: [
    `${identity.legalName} is a staffing and recruitment agency that serves employers and job seekers from ${identity.servesFrom.city} across India, with its corporate office in Bangalore and its registered office in Honnavar, Uttara Kannada. “Dwaar” means door or gateway, and opening one is a fair description of our day.`,
    'For employers we find people and look after much of what follows: contract to hire, payroll, permanent and bulk hiring, compliance, HR shared services, training and background verification. For job seekers we list vacancies that our team has verified, tell people what a job really involves, and never charge them.',
    `Behind the work stand ${claims.vettedProfessionals} vetted professionals, ${byMatching('recruiters who know their sectors, and matching software that helps them look further', 'and recruiters who know their sectors')}. A person reads, a person calls, and a person answers for the result.`,
  ],
  vision: {
    heading: 'Our Vision',
    paragraphs: [
      'An India in which a capable person finds good work without knowing the right uncle, and an employer in any city can build a team without gambling on it.',
      'That means a clerk in Honnavar and an architect in Bangalore are treated with the same care, and a twelve-person workshop gets the attention that large companies take for granted.',
    ],
  },
  mission: {
    heading: 'Our Mission',
    paragraphs: [
      'To put the right people in front of the right employers quickly, honestly and within the law, and to stay useful after the joining date.',
      `In practice: suitable candidates in ${claims.candidatesIn}, every applicant treated as somebody’s future colleague, advice that we would follow ourselves, and a reply to every business enquiry within ${claims.enquiryReply}.`,
    ],
    cta: 'Contact now',
  },
  leadership: {
    heading: 'Our Leadership Team',
    members: [
      {
        role: 'Founder and MD',
        text: 'Sets the direction and keeps the promises small enough to be kept. Reads candidate complaints before anything else on a Monday.',
        sample: true,
      },
      {
        role: 'Co-Founder and CEO',
        text: 'Runs the company from day to day and leads recruitment and HR services, from the first brief to the review of each account.',
        sample: true,
      },
      {
        role: 'VP Sales',
        text: 'Speaks with employers about what they need and turns away work that we could not do well. Responsible for fair terms, in writing.',
        sample: true,
      },
      {
        role: 'Chief Operating Officer',
        text: 'Looks after payroll, compliance and shared services, the local partners in each state, and the systems that hold people’s data.',
        sample: true,
      },
    ],
  },
  values: {
    heading: 'What we hold to',
    items: [
      {
        title: 'Excellence in small things',
        text: 'A correct designation, a call returned, a payslip without errors. Large results are made of these.',
      },
      {
        title: 'Integrity and transparency',
        text: 'Candidates know the salary band and employers know our charges before either spends time on the other.',
      },
      {
        title: 'Innovation with judgement',
        text: 'We use technology to search wider and report better. Decisions about people stay with people.',
      },
      {
        title: 'Clients at the centre',
        text: 'We learn your business before we speak for it, and tell you when a cheaper or simpler answer would do.',
      },
    ],
  },
};
