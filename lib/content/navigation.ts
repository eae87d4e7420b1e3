import { currentLanguage, type Language, pathIn } from '../base/language';
import { splitAddress } from '../base/language-of-address';
import { LANGUAGES } from '../base/languages';
import { routes } from '../routes';
import { talentPool } from './talent-pool';
import { services } from './services/services';
import { fromUs } from './from-us';
import { identity } from './identity';
import { saidFact } from './names';
import { inLanguages } from './words';
import { keysOf } from '../base/keys';

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
  /** A link from another language to a page in English. */
  inEnglish: (label: string) => label,
});

const serviceLinks: NavigationLink[] = services.map(({ title, path, line }) => ({
  label: title,
  href: path,
  line,
}));

/** Whether a link stays in the reader's language. */
const isInLanguage = ({ href }: NavigationLink): boolean => splitAddress(href).language === currentLanguage();

export type HeaderLinks = {
  beforeServices: NavigationLink[];
  services: NavigationLink[];
  afterServices: NavigationLink[];
  /** Null in other languages, as its page is in English. */
  listJob: { label: string; shortLabel: string; href: string } | null;
  findJobs: NavigationLink;
  /** For candidates on phones. WhatsApp only in other languages, which have room for it. */
  onPhones: NavigationLink[];
  languages: NavigationLink[];
};

/** In other languages than English, only what leads to a page in them: the rest is in the footer, where it says so. */
export const headerLinks = (): HeaderLinks => ({
  beforeServices: [{ label: navigation.home, href: routes.home() }],
  services: serviceLinks.filter(isInLanguage),
  afterServices: [
    { label: navigation.about, href: routes.about() },
    { label: navigation.jobs, href: routes.jobs() },
    { label: navigation.blogs, href: routes.blog(), newTab: true },
    { label: navigation.faq, href: routes.faq() },
    { label: navigation.contact, href: routes.contact() },
  ].filter(isInLanguage),
  listJob:
    currentLanguage() === 'en'
      ? { label: navigation.listJob, shortLabel: navigation.listJobShort, href: routes.listJob() }
      : null,
  findJobs: { label: navigation.findJobs, href: routes.jobs() },
  onPhones: [...candidateLinks().slice(1, 4), ...(currentLanguage() === 'en' ? [] : whatsappLink())],
  languages: languageLinks(),
});

const whatsappLink = (): NavigationLink[] =>
  identity.whatsapp
    ? [
        {
          label: `WhatsApp ${identity.whatsapp.label}`,
          href: `https://wa.me/${identity.whatsapp.number.replace('+', '')}`,
          newTab: true,
        },
      ]
    : [];

/** `hasTeam`: whether /team exists. */
export const footerLinks = (hasTeam: boolean): NavigationLink[] =>
  siteLinks(hasTeam).map((link) =>
    isInLanguage(link) ? link : { ...link, label: navigation.inEnglish(link.label) },
  );

const siteLinks = (hasTeam: boolean): NavigationLink[] => [
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

/** All in English; in other languages, the heading above them says so. */
export const employerLinks = (): NavigationLink[] => [
  ...serviceLinks.map((link) => ({ ...link, label: saidFact(link.label) ?? link.label })),
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
const languageLinks = (): NavigationLink[] =>
  keysOf(LANGUAGES)
    .filter((language) => language !== currentLanguage())
    .map((language) => ({
      label: LANGUAGES[language],
      href: pathIn(language, '/').replace(/\/$/, ''),
      lang: language,
    }));
