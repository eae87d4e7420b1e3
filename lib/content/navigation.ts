import { routes } from '../shared/routes';

export type NavigationLink = {
  label: string;
  href: string;
  newTab?: boolean;
  /** What is there, for the menu on wide screens. In every page: at most 45 characters. */
  line?: string;
};

const serviceLinks: NavigationLink[] = [
  { label: 'Contract to hire', href: routes.contractToHire(), line: 'Work together first, then hire' },
  { label: 'Payroll services', href: routes.payroll(), line: 'Salaries and statutory deposits' },
  { label: 'Hiring services', href: routes.hiring(), line: 'Permanent, contract and executive' },
  { label: 'Compliance services', href: routes.compliance(), line: 'Registrations, returns and audits' },
  { label: 'HR shared services', href: routes.hrSharedServices(), line: 'HR operations and a helpdesk' },
  { label: 'Learning and development', href: routes.learning(), line: 'Induction to technical training' },
  {
    label: 'Background verification',
    href: routes.backgroundVerification(),
    line: 'Identity, education and employment',
  },
];

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

export const footerLinks: NavigationLink[] = [
  { label: 'Home', href: routes.home() },
  { label: 'About Us', href: routes.about() },
  { label: 'Services', href: routes.services() },
  { label: 'Blog', href: routes.blog(), newTab: true },
  { label: 'Contact Us', href: routes.contact() },
  { label: 'F.A.Q.', href: routes.faq() },
  { label: 'Team', href: routes.team() },
  { label: 'Privacy Policy', href: routes.privacy() },
  { label: 'Terms & Conditions', href: routes.terms() },
];

export const employerLinks: NavigationLink[] = [
  ...serviceLinks,
  { label: listJob.label, href: listJob.href },
];

export const candidateLinks: NavigationLink[] = [
  { label: 'Jobs', href: routes.jobs() },
  { label: 'Candidates', href: routes.candidates() },
  { label: 'Saved jobs', href: routes.saved() },
];
