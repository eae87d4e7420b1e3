import { byMatching, claims } from './claims';
import { identity, officesInWords } from './identity';
import { clause } from './said';
import { servicesInWords } from './services/offered';
import { ownWords } from './site/own-words';

/** The About page; leaders are in team.yaml. */
export const about = ownWords('about', {
  title: 'About us',
  metaDescription: `Who ${identity.name} is: an Indian staffing and recruitment agency serving clients from ${identity.servesFrom.city}, with its vision, its mission and its values.`,
  headline: 'Connecting the right people, creating winning teams',
  intro: [
    `${identity.legalName} is a staffing and recruitment agency that serves employers and job seekers from ${identity.servesFrom.city} across India, with ${officesInWords('its')}.`,
    `For employers, we find people and look after much of what follows. We offer ${servicesInWords}. For job seekers, we list jobs that our team has verified. We tell people what a job really involves, and never charge them.`,
    `We work with ${claims.vettedProfessionals} vetted professionals, ${byMatching('recruiters who know their sectors, and matching software that helps them look further', 'and with recruiters who know their sectors')}. People make the decisions about people.`,
  ],
  vision: {
    heading: 'Our Vision',
    paragraphs: [
      'An India where a capable person finds good work without knowing the right people, and an employer in any city can build a good team.',
      'We treat a clerk in a small town and an architect in a large city with the same care, and give a small workshop the same attention as a large company.',
    ],
  },
  mission: {
    heading: 'Our Mission',
    paragraphs: [
      'To put the right people in front of the right employers quickly, honestly and within the law, and to support both after the joining date.',
      `In practice: respect for every applicant${clause`, suitable candidates in ${claims.candidatesIn}`}${clause`, a reply to every business enquiry within ${claims.enquiryReply}`}.`,
    ],
    cta: 'Contact now',
  },
  leadership: {
    heading: 'Our Leadership Team',
  },
  values: {
    heading: 'Our values',
    items: [
      {
        title: 'Careful work',
        text: 'Correct letters, calls returned, payslips without errors.',
      },
      {
        title: 'Integrity and transparency',
        text: 'Candidates never pay, and employers know our charges before we start.',
      },
      {
        title: 'Innovation with judgement',
        text: 'We use technology to search wider and report better.',
      },
      {
        title: 'Clients at the centre',
        text: 'We learn your business before we speak for it, and tell you when something cheaper or simpler is enough.',
      },
    ],
  },
});
