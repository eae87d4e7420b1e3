import { currentLanguage, type Language, pathIn } from '../base/language';
import { LANGUAGES } from '../base/languages';
import { routes } from '../routes';
import { talentPool } from './talent-pool';
import { services } from './services/services';
import { fromUs } from './from-us';
import { inLanguages } from './words';

export type NavigationLink = {
  label: string;
  href: string;
  newTab?: boolean;
  /** Language of a link to the current page; `href` is the path prefix. */
  lang?: Language;
  /** Description in the wide menu. In every page, so at most 45 characters. */
  line?: string;
};

/** Labels of header and footer links. */
export const navigation = inLanguages('navigation', {
  home: 'Home',
  about: 'About Us',
  services: 'Services',
  jobs: 'Jobs',
  blogs: 'Blogs',
  blog: 'Blog',
  faq: 'FAQ',
  faqInFooter: 'F.A.Q.',
  contact: 'Contact',
  contactInFooter: 'Contact Us',
  team: 'Team',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  accessibility: 'Accessibility',
  listJob: 'List Your Job Here',
  listJobShort: 'List Job Here',
  findJobs: 'Find jobs',
  candidates: 'Candidates',
  saved: 'Saved jobs',
  yourData: 'Your data',
});

const serviceLinks: NavigationLink[] = services.map(({ title, path, line }) => ({
  label: title,
  href: path,
  line,
}));

export type HeaderLinks = {
  beforeServices: NavigationLink[];
  services: NavigationLink[];
  afterServices: NavigationLink[];
  listJob: { label: string; shortLabel: string; href: string };
  findJobs: NavigationLink;
  languages: NavigationLink[];
};

export const headerLinks = (): HeaderLinks => ({
  beforeServices: [{ label: navigation.home, href: routes.home() }],
  services: serviceLinks,
  afterServices: [
    { label: navigation.about, href: routes.about() },
    { label: navigation.jobs, href: routes.jobs() },
    { label: navigation.blogs, href: routes.blog(), newTab: true },
    { label: navigation.faq, href: routes.faq() },
    { label: navigation.contact, href: routes.contact() },
  ],
  listJob: { label: navigation.listJob, shortLabel: navigation.listJobShort, href: routes.listJob() },
  findJobs: { label: navigation.findJobs, href: routes.jobs() },
  languages: languageLinks(),
});

/** `hasTeam`: whether /team exists. */
export const footerLinks = (hasTeam: boolean): NavigationLink[] => [
  { label: navigation.home, href: routes.home() },
  { label: navigation.about, href: routes.about() },
  { label: navigation.services, href: routes.services() },
  { label: navigation.blog, href: routes.blog(), newTab: true },
  { label: navigation.contactInFooter, href: routes.contact() },
  { label: navigation.faqInFooter, href: routes.faq() },
  ...(hasTeam ? [{ label: navigation.team, href: routes.team() }] : []),
  { label: navigation.privacy, href: routes.privacy() },
  { label: navigation.terms, href: routes.terms() },
  { label: navigation.accessibility, href: routes.accessibility() },
];

export const employerLinks = (): NavigationLink[] => [
  ...serviceLinks,
  { label: navigation.listJob, href: routes.listJob() },
];

export const candidateLinks = (): NavigationLink[] => [
  { label: navigation.jobs, href: routes.jobs() },
  { label: navigation.candidates, href: routes.candidates() },
  { label: navigation.saved, href: routes.saved() },
  { label: navigation.yourData, href: routes.yourData() },
  { label: fromUs.link, href: routes.fromUs() },
];

/** Additional link for candidates, if a CV can be sent without a job. */
export const talentPoolLink = (): NavigationLink => ({ label: talentPool.link, href: routes.talentPool() });

/** Links to the current page in other languages. */
export const languageLinks = (): NavigationLink[] =>
  (Object.keys(LANGUAGES) as Language[])
    .filter((language) => language !== currentLanguage())
    .map((language) => ({
      label: LANGUAGES[language].name,
      href: pathIn(language, '/').replace(/\/$/, ''),
      lang: language,
    }));
