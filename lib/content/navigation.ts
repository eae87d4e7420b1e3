import { routes } from '../shared/routes';

export const serviceLinks = [
  { label: 'Contract to hire', href: routes.contractToHire() },
  { label: 'Payroll services', href: routes.payroll() },
  { label: 'Hiring services', href: routes.hiring() },
  { label: 'Compliance services', href: routes.compliance() },
  { label: 'HR shared services', href: routes.hrSharedServices() },
  { label: 'Learning and development', href: routes.learning() },
  { label: 'Background verification', href: routes.backgroundVerification() },
];

export type NavigationLink = { label: string; href: string; newTab?: boolean };

export type HeaderLinks = {
  beforeServices: NavigationLink[];
  services: NavigationLink[];
  afterServices: NavigationLink[];
  listJob: { label: string; shortLabel: string; href: string };
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
  listJob: { label: 'List Your Job Here', shortLabel: 'List Job Here', href: routes.listJob() },
};

export const footerLinks: NavigationLink[] = [
  { label: 'Home', href: routes.home() },
  { label: 'About Us', href: routes.about() },
  { label: 'Services', href: routes.services() },
  { label: 'Blog', href: routes.blog(), newTab: true },
  { label: 'Contact Us', href: routes.contact() },
  { label: 'F.A.Q.', href: routes.faq() },
  { label: 'Saved jobs', href: routes.saved() },
  { label: 'Privacy Policy', href: routes.privacy() },
  { label: 'Terms & Conditions', href: routes.terms() },
];
