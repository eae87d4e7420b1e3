import { byMatching, claims } from './claims';
import { clause } from './said';
import { ownWords } from './site/own-words';

export const home = ownWords('home', {
  hero: {
    eyebrow: 'Jobs and hiring across India',
    heading: 'The Easiest Way to Get Your New Job',
    text: 'Search by role, skill or city. No account needed. Always free.',
    keywordLabel: 'Keyword',
    keywordPlaceholder: 'Job keywords...',
    categoryLabel: 'Category',
    categoryPlaceholder: 'Categories...',
    submit: 'Submit',
    popular: 'Popular searches',
    newest: 'New job',
  },
  essence: {
    heading: 'Essence of Our Services',
    intro: 'What you can expect from us.',
    items: [
      {
        icon: 'award',
        title: 'Commitment to excellence',
        text: `A shortlist ${clause`in ${claims.candidatesIn}` || 'with reasons'}${clause`, from ${claims.vettedProfessionals} vetted professionals`}.`,
      },
      {
        icon: 'eye',
        title: 'Integrity and transparency',
        text: 'Candidates never pay. Employers see our terms before we start.',
      },
      {
        icon: 'idea',
        title: 'Innovation in recruitment',
        text: byMatching('AI-driven matching. People decide.', 'New tools for search. People decide.'),
      },
      {
        icon: 'target',
        title: 'Client-centric focus',
        text: 'One recruiter stays with your business.',
      },
    ],
  },
  services: {
    heading: 'Our HR Services',
    intro: 'Choose one service or several.',
  },
  jobs: {
    heading: 'Find Your Jobs',
    intro: 'Our newest jobs.',
    all: 'See all jobs',
    failed: {
      heading: 'We cannot show the newest jobs right now',
      text: 'Our job list is not responding. Please try again in a minute.',
    },
    empty: {
      heading: 'There are no open jobs today',
      text: 'Please check again in a few days.',
    },
  },
  howItWorks: {
    heading: 'How It Works',
    intro: 'For candidates and for employers.',
    doors: {
      work: { title: 'I want work', text: 'Verified jobs from employers across India.' },
      people: { title: 'I need staff', text: 'List a job for free, or let us do the whole search.' },
    },
    steps: [
      {
        title: 'Candidates search',
        text: 'By keyword, city or category.',
        action: 'Start Searching',
      },
      {
        title: 'Employers join',
        text: 'One short form. Listing is free.',
        action: 'Join Now',
      },
      {
        title: 'The right people meet',
        text: 'We shortlist and set up interviews.',
        action: 'Get Started Today',
      },
    ],
  },
  countersLabel: 'In numbers',
  clients: {
    heading: 'Our Clients',
    intro: 'We proudly partner with leading brands that trust us to meet their hiring needs.',
  },
  testimonials: { heading: 'Client Testimonial', more: 'Read more' },
  backToTop: 'Back to top',
} as const);
