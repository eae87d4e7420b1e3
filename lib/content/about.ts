import { z } from 'zod';
import { byMatching, claims } from './claims';
import { identity } from './identity';
import { clause } from './said';
import { description } from './schema/primitives';
import { servicesInWords } from './services/services';
import { ownWords } from './site/own-words';

const words = {
  title: 'About us',
  metaDescription: `Who ${identity.name} is: an Indian staffing and recruitment agency serving clients from ${identity.servesFrom.city}, with its vision and its mission.`,
  headline: 'Connecting the right people, creating winning teams',
  intro: [
    `${identity.legalName} is a staffing and recruitment agency. We serve employers and job seekers across India from ${identity.servesFrom.city}.`,
    `Employers get the people, and the work that follows: ${servicesInWords}. Job seekers find jobs that our team has verified, and never pay.`,
    `${clause`We work with ${claims.vettedProfessionals} vetted professionals, ${byMatching('recruiters who know their sectors, and matching software that helps them look further', 'and with recruiters who know their sectors')}. `}People make the decisions about people.`,
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
  photographs: 'Where we work',
};
/** The About page; leaders are in team.yaml. */
export const about = ownWords('about', words, z.looseObject({ metaDescription: description }));
