import { routes } from '../shared/routes';
import { claims } from './claims';

export const home = {
  hero: {
    eyebrow: 'Jobs and hiring across India',
    heading: 'The Easiest Way to Get Your New Job',
    text: 'Search open roles, read what the work really is, and apply with your CV in two minutes. No account, and never a fee.',
    keywordLabel: 'Keyword',
    keywordPlaceholder: 'Job keywords...',
    categoryLabel: 'Category',
    categoryPlaceholder: 'Categories...',
    submit: 'Submit',
    popular: 'Popular:',
  },
  essence: {
    heading: 'Essence of Our Services',
    intro: 'Four habits that employers and candidates can hold us to.',
    items: [
      {
        title: 'Commitment to excellence',
        text: `Every CV we send has been read and every candidate spoken to. You see a shortlist in ${claims.candidatesIn}, drawn from ${claims.vettedProfessionals} vetted professionals.`,
      },
      {
        title: 'Integrity and transparency',
        text: 'Candidates never pay us. Employers know our terms before we start, and both sides hear from us when plans change.',
      },
      {
        title: 'Innovation in recruitment',
        text: 'AI-driven matching shortens the search, analytics and reporting show where it stands, and a person makes every decision.',
      },
      {
        title: 'Client-centric focus',
        text: 'One recruiter learns your business and stays with it, from the first brief to the check-in after joining.',
      },
    ],
  },
  services: {
    heading: 'Our HR Services',
    intro: 'From a single contract role to a whole HR desk. Take one service or put several together.',
  },
  jobs: {
    heading: 'Find Your Jobs',
    intro: 'The newest openings on our books.',
    all: 'See all jobs',
    failed: {
      heading: 'The newest jobs cannot be shown just now',
      text: 'Our job list is not answering. Please try again in a minute.',
    },
    empty: {
      heading: 'There are no open jobs today',
      text: 'New ones come in most weekdays. Please look in again.',
    },
  },
  howItWorks: {
    heading: 'How It Works',
    intro: 'Whichever side of the table you sit on, it starts here.',
    steps: [
      {
        title: 'Employers join',
        text: 'Tell us about the role in one short form. Listing is free, and we verify every employer before a job goes up.',
        action: 'Join Now',
        href: routes.listJob(),
      },
      {
        title: 'Candidates search',
        text: 'Look through verified jobs by keyword or category, see the salary and place at a glance, and apply with your CV.',
        action: 'Start Searching',
        href: routes.jobs(),
      },
      {
        title: 'The right people meet',
        text: `We screen, shortlist and set up interviews. Enquiries are answered within ${claims.enquiryReply}.`,
        action: 'Get Started Today',
        href: routes.listJob(),
      },
    ],
  },
  countersLabel: 'In numbers',
  counters: [
    { target: 100, label: 'Companies' },
    { target: 480, label: 'Applications' },
    { target: 120, label: 'Jobs Posted' },
    { target: 200, label: 'Members' },
  ],
  clients: {
    heading: 'Our Clients',
    intro: 'We proudly partner with leading brands that trust us to meet their hiring needs.',
  },
  testimonials: { heading: 'Client Testimonial' },
  backToTop: 'Back to top',
} as const;
