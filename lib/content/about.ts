import { byMatching, claims } from './claims';
import { identity, officesInWords } from './identity';
import { clause } from './said';
import { servicesInWords } from './services/offered';
import { ownWords } from './site/own-words';

/** The page about the agency; its leaders are in team.yaml. */
export const about = ownWords('about', {
  title: 'About us',
  metaDescription: `Who ${identity.name} is: an Indian staffing and recruitment agency serving clients from ${identity.servesFrom.city}, with its vision, its mission and what it holds to.`,
  headline: 'Connecting the right people, creating winning teams',
  intro: [
    `${identity.legalName} is a staffing and recruitment agency that serves employers and job seekers from ${identity.servesFrom.city} across India, with ${officesInWords('its')}.`,
    `For employers we find people and look after much of what follows. We offer ${servicesInWords}. For job seekers we list vacancies that our team has verified, tell people what a job really involves, and never charge them.`,
    `Behind the work stand ${claims.vettedProfessionals} vetted professionals, ${byMatching('recruiters who know their sectors, and matching software that helps them look further', 'and recruiters who know their sectors')}. A person reads, a person calls, and a person answers for the result.`,
  ],
  vision: {
    heading: 'Our Vision',
    paragraphs: [
      'An India in which a capable person finds good work without knowing the right uncle, and an employer in any city can build a team without gambling on it.',
      'That means a clerk in a small town and an architect in a large city are treated with the same care, and a twelve-person workshop gets the attention that large companies take for granted.',
    ],
  },
  mission: {
    heading: 'Our Mission',
    paragraphs: [
      'To put the right people in front of the right employers quickly, honestly and within the law, and to stay useful after the joining date.',
      `In practice: ${clause`suitable candidates in ${claims.candidatesIn}, `}every applicant treated as somebody’s future colleague, ${clause`a reply to every business enquiry within ${claims.enquiryReply}, `}and advice that we would follow ourselves.`,
    ],
    cta: 'Contact now',
  },
  leadership: {
    heading: 'Our Leadership Team',
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
});
