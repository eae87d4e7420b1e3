// Texts of single pages and of the menus that lead to them.
import { byMatching, claims } from '../claims';
import { cityOf, identity } from '../identity';
import { timeSpan, toOfficer } from './facts';
import { inPlace } from './grammar';
import { relatedPages } from './jobs';
import { saidLocation } from '../names';
import { clause } from '../said';
import type { Words } from '../words';
import type * as Enquiries from '../enquiries';
import type * as Navigation from '../navigation';
import type * as Privacy from '../privacy';
import type * as SearchEngines from '../search-engines';
import type * as TalentPool from '../talent-pool';

export const contact: Words<typeof Enquiries.contact> = {
  title: 'ಸಂಪರ್ಕಿಸಿ',
  lead: `ಬರೆಯಿರಿ, ಕರೆ ಮಾಡಿ ಅಥವಾ ಆಫೀಸ್‌ಗೆ ಬನ್ನಿ.${clause` ${timeSpan(claims.enquiryReply)} ಉತ್ತರಿಸುತ್ತೇವೆ.`}`,
  formHeading: 'ನಮಗೆ ಬರೆಯಿರಿ',
  formIntro: 'ಅರ್ಜಿ ಬಿಟ್ಟು ಬೇರೆ ಏನೇ ಇದ್ದರೂ ಇಲ್ಲಿ ಬರೆಯಿರಿ. ಕೆಲಸಕ್ಕೆ ಅರ್ಜಿ ಹಾಕಲು, ಕೆಲಸವನ್ನು ತೆರೆದು “ಅರ್ಜಿ ಹಾಕಿ” ಒತ್ತಿ.',
  tiles: { website: 'ವೆಬ್‌ಸೈಟ್', phone: 'ಫೋನ್', whatsapp: 'ವಾಟ್ಸಾಪ್', email: 'ಇಮೇಲ್' },
  hours: 'ಆಫೀಸ್ ಸಮಯ',
  offices: 'ಆಫೀಸ್‌ಗಳು',
};

export const contactDescription: Words<typeof Enquiries.contactDescription> = (lead) =>
  `${lead} ${identity.legalName}: ಫೋನ್, ಇಮೇಲ್, ಆಫೀಸ್ (${identity.offices.map((office) => saidLocation(cityOf(office))).join(', ')}), ಮತ್ತು ನಮಗೆ ಬರೆಯುವ ಫಾರ್ಮ್.`;

type ReportedJob = { id: string; title: string; company: string };

/** "ಕೆಲಸ 123: Welder, Neem & Sons" */
const nameOf = ({ id, title, company }: ReportedJob) =>
  [`ಕೆಲಸ ${id}`, [title, company].filter(Boolean).join(', ')].filter(Boolean).join(': ');

export const reports: Words<typeof Enquiries.reports> = {
  job: {
    subject: (job) => `ದೂರು: ${nameOf(job)}`,
    hint: 'ಈ ಕೆಲಸದಲ್ಲಿ ಏನು ತಪ್ಪಿದೆ? ಉದಾ: ಭರ್ತಿ ಮುಗಿದಿದೆ, ಯಾವುದೋ ವಿವರ ಸುಳ್ಳು, ಅಥವಾ ಯಾವ ಕಂಪನಿಗೂ ಬೇಡದ ಕಾಗದಪತ್ರ ಕೇಳುತ್ತಿದ್ದಾರೆ.',
  },
  money: {
    subject: (job) => `ಹಣ ಕೇಳಿದ್ದಾರೆ${job ? `: ${nameOf(job)}` : ''}`,
    hint: 'ಹಣ ಯಾರು ಕೇಳಿದರು, ಎಷ್ಟು, ಹೇಗೆ (ಫೋನ್, ಮೇಲ್, ಮೆಸೇಜ್)? ಹಣ ಕೊಡಬೇಡಿ, ಮೆಸೇಜ್‌ಗಳನ್ನು ಇಟ್ಟುಕೊಳ್ಳಿ.',
  },
};

export const navigation: Words<typeof Navigation.navigation> = {
  home: 'ಹೋಮ್',
  about: 'ನಮ್ಮ ಬಗ್ಗೆ',
  services: 'ಸೇವೆಗಳು',
  jobs: 'ಕೆಲಸಗಳು',
  blogs: 'ಬ್ಲಾಗ್',
  blog: 'ಬ್ಲಾಗ್',
  faq: 'ಪ್ರಶ್ನೋತ್ತರ',
  faqInFooter: 'ಪ್ರಶ್ನೋತ್ತರ',
  contact: 'ಸಂಪರ್ಕ',
  contactInFooter: 'ಸಂಪರ್ಕಿಸಿ',
  team: 'ತಂಡ',
  privacy: 'ಪ್ರೈವೆಸಿ ಪಾಲಿಸಿ',
  terms: 'ನಿಯಮಗಳು, ಷರತ್ತುಗಳು',
  accessibility: 'ಎಲ್ಲರಿಗೂ ಸುಲಭ ಬಳಕೆ',
  listJob: 'ಕೆಲಸದ ಜಾಹೀರಾತು ಹಾಕಿ',
  listJobShort: 'ಜಾಹೀರಾತು ಹಾಕಿ',
  findJobs: 'ಕೆಲಸ ಹುಡುಕಿ',
  candidates: 'ಕೆಲಸ ಹುಡುಕುವವರಿಗೆ',
  saved: 'ಸೇವ್ ಮಾಡಿದ ಕೆಲಸ',
  yourData: 'ನಿಮ್ಮ ಡೇಟಾ',
  inEnglish: (label) => `${label} (ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ)`,
};

const { grievance } = identity;

export const candidateDataNotice: Words<typeof Privacy.candidateDataNotice> = {
  title: 'ಪ್ರೈವೆಸಿ: ನಿಮ್ಮ ಅರ್ಜಿಯ ಡೇಟಾ',
  lead: 'ಕೆಲಸಕ್ಕೆ ಅರ್ಜಿ ಹಾಕಿದಾಗ ನಿಮ್ಮ ಮಾಹಿತಿಗೆ ಏನಾಗುತ್ತದೆ. ಈ ಸೂಚನೆ ನಿಮಗೆ ಅರ್ಥವಾಗಲೆಂದು ಕನ್ನಡದಲ್ಲಿದೆ; ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿರುವ ಸೂಚನೆಯೇ ಮಾನ್ಯ.',
  whole: 'ಪೂರ್ತಿ ಪ್ರೈವೆಸಿ ಪಾಲಿಸಿ (ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ)',
  heading: 'ನಿಮ್ಮ ಅರ್ಜಿಯ ಡೇಟಾಗೆ ಏನಾಗುತ್ತದೆ',
  dated: '28 ನವೆಂಬರ್ 2026',
  paragraphs: [
    'ಇಲ್ಲಿ ಅರ್ಜಿ ಹಾಕುವಾಗ ನಿಮ್ಮ ಹೆಸರು, ಸರ್‌ನೇಮ್ ಅಥವಾ ಇನಿಷಿಯಲ್, ಇಮೇಲ್, ಫೋನ್ ನಂಬರ್ ಮತ್ತು ಬಯೋಡೇಟಾ ಕೊಡುತ್ತೀರಿ. ಬೇಕಿದ್ದರೆ ಎಷ್ಟು ವರ್ಷಗಳ ಅನುಭವ, ಕೆಲಸ ಯಾವಾಗ ಶುರು ಮಾಡಬಹುದು, ನಾವು ಕೇಳಿದ ಕಡೆ ಈಗಿನ ಮತ್ತು ಬೇಕಾದ ಸಂಬಳ, ಕಂಪನಿಯ ಪ್ರಶ್ನೆಗಳಿಗೆ ಉತ್ತರ ಮತ್ತು ಮೆಸೇಜ್ ಸೇರಿಸುತ್ತೀರಿ. ಯಾವ ಕೆಲಸ ಆರಿಸಿದಿರಿ, ಯಾವಾಗ ಅರ್ಜಿ ಹಾಕಿದಿರಿ ಎಂಬುದನ್ನೂ ನಾವು ಬರೆದಿಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ; ನೀವು ಬಂದ ಸೈಟ್ ಅಥವಾ ಜಾಹೀರಾತಿನ ಹೆಸರು ಲಿಂಕ್‌ನಲ್ಲಿದ್ದರೆ ಅದನ್ನೂ. ಬೇರೆ ಏನೂ ಬೇಡ: ಆಧಾರ್ ಅಥವಾ PAN ನಂಬರ್, ನಿಮ್ಮ ಫೋಟೋ ಮತ್ತು ಕುಟುಂಬದ ವಿವರಗಳನ್ನು ಬಯೋಡೇಟಾದಲ್ಲಿ ಸೇರಿಸಬೇಡಿ.',
    byMatching(
      'ಈ ಕೆಲಸಕ್ಕೆ ನೀವು ಸೂಕ್ತರೇ ಎಂದು ನೋಡಲು ಮತ್ತು ನಿಮ್ಮೊಂದಿಗೆ ಮಾತನಾಡಲು ಈ ಡೇಟಾ ಬಳಸುತ್ತೇವೆ. ನಮ್ಮ ತಂಡದವರು ಇದನ್ನು ಓದುತ್ತಾರೆ; ಯಾವುದನ್ನು ಮೊದಲು ಓದಬೇಕು ಎಂದು ಸಾಫ್ಟ್‌ವೇರ್ ಸೂಚಿಸಬಹುದು, ಆದರೆ ನಿರ್ಧಾರ ಮನುಷ್ಯರದು.',
      'ಈ ಕೆಲಸಕ್ಕೆ ನೀವು ಸೂಕ್ತರೇ ಎಂದು ನೋಡಲು ಮತ್ತು ನಿಮ್ಮೊಂದಿಗೆ ಮಾತನಾಡಲು ಈ ಡೇಟಾ ಬಳಸುತ್ತೇವೆ. ನಮ್ಮ ತಂಡದವರು ಇದನ್ನು ಓದುತ್ತಾರೆ, ನಿರ್ಧಾರ ಮನುಷ್ಯರದು.',
    ),
    'ನಿಮ್ಮ ಅರ್ಜಿ ಈ ಕೆಲಸ ಕೊಡುವ ಕಂಪನಿಗೆ ಹೋಗುತ್ತದೆ. ನಮ್ಮ ಸಿಸ್ಟಮ್ ಮತ್ತು ಮೇಲ್ ನಡೆಸುವ ಕಂಪನಿಗಳು ಅದನ್ನು ನಮ್ಮ ಪರವಾಗಿ ನೋಡಿಕೊಳ್ಳುತ್ತವೆ. ನಾವು ಅದನ್ನು ಮಾರುವುದಿಲ್ಲ; ನೀವು ಒಪ್ಪದೆ ಬೇರೆ ಯಾವ ಕಂಪನಿಗೂ ನಿಮ್ಮ ಬಯೋಡೇಟಾ ಕಾಣುವುದಿಲ್ಲ.',
    'ಈ ಮಾಹಿತಿ ಕೊಡುವುದು ನಿಮ್ಮ ಇಷ್ಟ. ಇಲ್ಲದಿದ್ದರೆ ಅರ್ಜಿಯನ್ನು ಮುಂದೆ ಕಳುಹಿಸಲು ಆಗುವುದಿಲ್ಲ. ಇದರಲ್ಲಿರುವ ಯಾವುದಕ್ಕೂ ನಿಮ್ಮಿಂದ ಎಂದೂ ಹಣ ಕೇಳುವುದಿಲ್ಲ.',
  ],
  withdraw: {
    byLink:
      'ಅರ್ಜಿ ವಾಪಸ್ ಪಡೆಯಲು: ಅರ್ಜಿಯ ಹಂತ ತೋರಿಸುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ, “ನಿಮ್ಮ ಡೇಟಾ” ಪೇಜ್‌ಗೆ ಹೋಗಿ, ಅಥವಾ ಸಂಪರ್ಕ ಪೇಜ್‌ನಿಂದ ತಿಳಿಸಿ. ನಂತರ ಡೇಟಾ ಬಳಸುವುದಿಲ್ಲ, ಅದು ಸಿಕ್ಕಿರುವ ಕಂಪನಿಗೂ ತಿಳಿಸುತ್ತೇವೆ.',
    byHand: 'ಅರ್ಜಿ ವಾಪಸ್ ಪಡೆಯಲು: ಸಂಪರ್ಕ ಪೇಜ್‌ನಿಂದ ತಿಳಿಸಿ. ನಂತರ ಡೇಟಾ ಬಳಸುವುದಿಲ್ಲ, ಅದು ಸಿಕ್ಕಿರುವ ಕಂಪನಿಗೂ ತಿಳಿಸುತ್ತೇವೆ.',
  },
  see: {
    byLink:
      'ಡೇಟಾ ನೋಡಲು ಅಥವಾ ಅಳಿಸಲು: “ನಿಮ್ಮ ಡೇಟಾ” ಪೇಜ್‌ಗೆ ಹೋಗಿ, ನಿಮ್ಮ ಇಮೇಲ್‌ಗೆ ಲಿಂಕ್ ಕಳುಹಿಸುತ್ತೇವೆ. ಕಾನೂನಿನ ಪ್ರಕಾರ ಏನು ಇಡಬೇಕು ಎಂದೂ ತಿಳಿಸುತ್ತೇವೆ.',
    byHand: `ಡೇಟಾ ನೋಡಲು ಅಥವಾ ಅಳಿಸಲು: ${grievance.email} ವಿಳಾಸಕ್ಕೆ ಬರೆಯಿರಿ. ಕಾನೂನಿನ ಪ್ರಕಾರ ಏನು ಇಡಬೇಕು ಎಂದೂ ತಿಳಿಸುತ್ತೇವೆ.`,
  },
  correct: 'ಡೇಟಾ ಸರಿಪಡಿಸಲು: ಸರಿಯಾದ ವಿವರ ಕಳುಹಿಸಿ.',
  complain: `ದೂರು ನೀಡಲು: ${toOfficer(grievance.contact)} ${grievance.email} ವಿಳಾಸಕ್ಕೆ ಬರೆಯಿರಿ. ಉತ್ತರದಿಂದ ಬಗೆಹರಿಯದಿದ್ದರೆ, ಭಾರತೀಯ ಡೇಟಾ ಸಂರಕ್ಷಣಾ ಮಂಡಳಿಗೆ (Data Protection Board of India) ದೂರು ನೀಡಬಹುದು.`,
  link: 'ನಿಮ್ಮ ಡೇಟಾ ನೋಡಿ, ಅರ್ಜಿ ವಾಪಸ್ ಪಡೆಯಿರಿ ಅಥವಾ ಎಲ್ಲ ಅಳಿಸಿ',
};

export const retention: Words<typeof Privacy.retention> = (days) =>
  days === null
    ? 'ನಮ್ಮ ನೇಮಕಾತಿ ಸಿಸ್ಟಮ್ ನಿಗದಿತ ದಿನ ಫಾರ್ಮ್‌ಗಳನ್ನು ತಾನಾಗಿ ಅಳಿಸುವುದಿಲ್ಲ. ಅವನ್ನು ನಾವೇ ಅಳಿಸುತ್ತೇವೆ, ನೀವು ಹೇಳಿದಾಗಲೂ ಅಳಿಸುತ್ತೇವೆ.'
    : `ನೀವು ಕಳುಹಿಸಿದ ಫಾರ್ಮ್ ಮತ್ತು ಬಯೋಡೇಟಾವನ್ನು ನಮಗೆ ತಲುಪಿದ ${days} ದಿನಗಳ ನಂತರ ಅಳಿಸುತ್ತೇವೆ, ಭರ್ತಿ ಇನ್ನೂ ನಡೆಯುತ್ತಿದ್ದರೂ ಸಹ; ನೀವು ಹೇಳಿದರೆ ಮೊದಲೇ.`;

export const jobDescription: Words<typeof SearchEngines.jobDescription> = ({
  title,
  company,
  location,
  facts,
}) => {
  const where = [company, location].filter(Boolean).join(', ');
  return `${title}${where && ` – ${where}`}. ${facts ? `${facts}. ` : ''}ಪೂರ್ತಿ ವಿವರ ಓದಿ, ಬಯೋಡೇಟಾ ಜೊತೆ ಅರ್ಜಿ ಹಾಕಿ.`;
};

export const jobList: Words<typeof SearchEngines.jobList> = {
  inCategory: (category, city = 'ಭಾರತ') => relatedPages.categoryInCity(category, city),
  found: (keyword, city) =>
    city ? relatedPages.categoryInCity(`“${keyword}”`, city) : `“${keyword}” ಕೆಲಸಗಳು`,
  page: (page) => `ಪೇಜ್ ${page}`,
  fullStop: '.',
};

/** Worded as people search: "ಬೆಂಗಳೂರಿನಲ್ಲಿ ಡ್ರೈವರ್ ಕೆಲಸ". */
export const landingTitle: Words<typeof SearchEngines.landingTitle> = {
  category: (category) => `${category} ಕೆಲಸ, ಭಾರತದಾದ್ಯಂತ`,
  city: (city, region) => `${inPlace(city)} ಕೆಲಸ, ${region}`,
  categoryInCity: (category, city) => `${inPlace(city)} ${category} ಕೆಲಸ`,
};

export const talentPool: Words<typeof TalentPool.talentPool> = {
  job: 'ನೋಂದಾಯಿಸಿದ ಬಯೋಡೇಟಾ',
  title: 'ಬಯೋಡೇಟಾ ಕೊಡಿ',
  link: 'ಬಯೋಡೇಟಾ ಕೊಡಿ',
  lead: 'ಇಂದು ನಿಮಗೆ ಹೊಂದುವ ಕೆಲಸ ಇಲ್ಲವೇ? ಬಯೋಡೇಟಾ ನೀಡಿ, ಯಾವ ಕೆಲಸ ಬೇಕು ಎಂದು ತಿಳಿಸಿ. ಉಚಿತ, ಅಕೌಂಟ್ ತೆರೆಯಬೇಕಿಲ್ಲ. ನೀವು ಒಪ್ಪದೆ ಯಾವ ಕಂಪನಿಗೂ ಬಯೋಡೇಟಾ ಸಿಗುವುದಿಲ್ಲ.',
  message: {
    label: 'ಯಾವ ಕೆಲಸ ಹುಡುಕುತ್ತಿದ್ದೀರಿ, ಯಾವ ಊರುಗಳಲ್ಲಿ?',
    hint: 'ಉದಾಹರಣೆಗೆ: “ವೆಲ್ಡರ್ ಅಥವಾ ಫಿಟ್ಟರ್, ಪುಣೆಯಲ್ಲಿ”.',
  },
  submit: 'ಬಯೋಡೇಟಾ ನೀಡಿ',
  next: [
    'ಕಂಪನಿಗೆ ಜನ ಬೇಕಾದಾಗ ನಮ್ಮ ತಂಡದವರು ಇದನ್ನು ನೋಡುತ್ತಾರೆ.',
    'ಕೆಲಸ ನಿಮಗೆ ಹೊಂದಿದರೆ, ಕೆಲಸ ಏನು, ಸಂಬಳ ಎಷ್ಟು, ಯಾವಾಗ ಶುರು ಮಾಡಬಹುದು ಎಂದು ಮಾತನಾಡಲು ಕರೆ ಮಾಡುತ್ತೇವೆ.',
    'ನೀವು ಒಪ್ಪಿದರೆ ಮಾತ್ರ ಕಂಪನಿಗೆ ಬಯೋಡೇಟಾ ಸಿಗುತ್ತದೆ.',
  ],
};
