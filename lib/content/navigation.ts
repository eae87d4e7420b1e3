import { currentLanguage, type Language, pathIn } from '../base/language';
import { LANGUAGES } from '../base/languages';
import { routes } from '../routes';
import { registerPage } from './register';
import { services } from './services/services';
import { verifyLink } from './interface';
import { inLanguages } from './words';

export type NavigationLink = {
  label: string;
  href: string;
  newTab?: boolean;
  /** Leads to the page that is shown, in this language; `href` is what its address begins with. */
  lang?: Language;
  /** What is there, for the menu on wide screens. In every page: at most 45 characters. */
  line?: string;
};

/** What the entries of header and footer are called. */
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

/** `hasTeam`: whether /team shows anybody; it is 404 else. */
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
  { label: verifyLink.footer, href: routes.verify() },
];

/** One more for candidates, where CVs are taken without a job. */
export const registerLink = (): NavigationLink => ({ label: registerPage.link, href: routes.register() });

/** To the page that is shown in the other languages, each by its own name. */
export const languageLinks = (): NavigationLink[] =>
  (Object.keys(LANGUAGES) as Language[])
    .filter((language) => language !== currentLanguage())
    .map((language) => ({
      label: LANGUAGES[language].name,
      href: pathIn(language, '/').replace(/\/$/, ''),
      lang: language,
    }));
