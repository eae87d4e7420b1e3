import { routes } from '../routes';
import { registerPage } from './register';
import { services } from './services/services';
import { verifyLink } from './interface';

export type NavigationLink = {
  label: string;
  href: string;
  newTab?: boolean;
  /** What is there, for the menu on wide screens. In every page: at most 45 characters. */
  line?: string;
};

const serviceLinks: NavigationLink[] = services.map(({ title, path, line }) => ({
  label: title,
  href: path,
  line,
}));

const listJob = { label: 'List Your Job Here', shortLabel: 'List Job Here', href: routes.listJob() };

export type HeaderLinks = {
  beforeServices: NavigationLink[];
  services: NavigationLink[];
  afterServices: NavigationLink[];
  listJob: { label: string; shortLabel: string; href: string };
  findJobs: NavigationLink;
};

export const headerLinks: HeaderLinks = {
  beforeServices: [{ label: 'Home', href: routes.home() }],
  services: serviceLinks,
  afterServices: [
    { label: 'About Us', href: routes.about() },
    { label: 'Jobs', href: routes.jobs() },
    { label: 'Blogs', href: routes.blog(), newTab: true },
    { label: 'FAQ', href: routes.faq() },
    { label: 'Contact', href: routes.contact() },
  ],
  listJob,
  findJobs: { label: 'Find jobs', href: routes.jobs() },
};

/** `hasTeam`: whether /team shows anybody; it is 404 else. */
export const footerLinks = (hasTeam: boolean): NavigationLink[] => [
  { label: 'Home', href: routes.home() },
  { label: 'About Us', href: routes.about() },
  { label: 'Services', href: routes.services() },
  { label: 'Blog', href: routes.blog(), newTab: true },
  { label: 'Contact Us', href: routes.contact() },
  { label: 'F.A.Q.', href: routes.faq() },
  ...(hasTeam ? [{ label: 'Team', href: routes.team() }] : []),
  { label: 'Privacy Policy', href: routes.privacy() },
  { label: 'Terms & Conditions', href: routes.terms() },
  { label: 'Accessibility', href: routes.accessibility() },
];

export const employerLinks: NavigationLink[] = [
  ...serviceLinks,
  { label: listJob.label, href: listJob.href },
];

export const candidateLinks: NavigationLink[] = [
  { label: 'Jobs', href: routes.jobs() },
  { label: 'Candidates', href: routes.candidates() },
  { label: 'Saved jobs', href: routes.saved() },
  { label: 'Your data', href: routes.yourData() },
  { label: verifyLink.footer, href: routes.verify() },
];

/** One more for candidates, where CVs are taken without a job. */
export const registerLink: NavigationLink = { label: registerPage.link, href: routes.register() };
