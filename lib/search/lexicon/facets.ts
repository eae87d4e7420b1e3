import { REMOTE_THINGS } from '../../jobs/facts/work-mode';
import type { Wishes } from '../wishes';
import { phrasesIn } from './fillers';
import { STATED_NAMES, STATED_WISHES } from './stated-wishes';

/** Search words for properties of a job, as opposed to its name. */
export type Facet = {
  wishes: Wishes;
  phrases: readonly string[];
  /** Before these words it is part of a title: "remote sensing". */
  notBefore?: readonly string[];
  /** The same after these words: "trained graduate teacher". */
  notAfter?: readonly string[];
  /** Counts only at the end, or before a place, another facet or a filler: "contract", but not "contract manager". */
  endsOnly?: true;
  /** The words are also searched for. */
  stays?: true;
};

const FOR_TRAINEES = ['coordinator', 'manager', 'program', 'programme', 'supervisor'];
const IT_SYSTEMS = ['cloud', 'mobile', 'app', 'apps', 'application', 'infrastructure', 'integration', 'it'];
const VEHICLES = ['vehicle', 'vehicles', 'car', 'cars', 'electric', 'powertrain', 'seed', 'seeds'];
const ON_SITE_ROLES = ['engineer', 'coordinator', 'supervisor', 'support', 'technician', 'manager', 'lead'];

export const FACETS: readonly Facet[] = [
  ...STATED_NAMES.map((name): Facet => {
    const { asked, ...limits } = STATED_WISHES[name];
    const notBefore = 'notBefore' in limits ? limits.notBefore : [];
    return { wishes: { said: [name] }, phrases: asked, notBefore };
  }),
  {
    wishes: { said: ['food', 'accommodation'] },
    phrases: phrasesIn([
      'food and room, food and accommodation, food and stay, food and lodging, fooding and lodging',
      'fooding lodging, boarding and lodging, lodging and boarding, khana rehna, khana aur rehna',
      'khane rehne, rehne khane, khane rehne ki suvidha, खाना रहना, खाना और रहना, खाने रहने, रहने खाने',
      'खाने और रहने, रहने और खाने, ಊಟ ವಸತಿ, ಊಟ ಮತ್ತು ವಸತಿ',
    ]),
  },
  {
    wishes: { mode: 'remote' },
    phrases: phrasesIn([
      'work from home, work form home, working from home, work from anywhere, wfh, from home',
      'job at home, jobs at home, home based, work at home, remotely, remote work, fully remote',
      '100% remote, घर से काम, घर से, घर बैठे, घर बैठे काम, वर्क फ्रॉम होम, ಮನೆಯಿಂದ, ಮನೆಯಿಂದ ಕೆಲಸ',
      'ghar se kaam, ghar se kam, ghar se, ghar baithe, ghar bethe, ghar baithe kaam',
    ]),
  },
  {
    wishes: { mode: 'remote' },
    phrases: ['remote', 'रिमोट', 'ರಿಮೋಟ್'],
    notBefore: REMOTE_THINGS.split('|'),
  },
  {
    wishes: { mode: 'hybrid' },
    phrases: ['hybrid', 'hybrid mode', 'hybrid work', 'हाइब्रिड'],
    notBefore: [...IT_SYSTEMS, ...VEHICLES],
  },
  { wishes: { mode: 'on-site' }, phrases: ['on site', 'onsite'], notBefore: ON_SITE_ROLES },
  { wishes: { mode: 'on-site' }, phrases: phrasesIn(['work from office, wfo, from office, office based']) },
  {
    wishes: { type: 'full-time' },
    phrases: phrasesIn(['full time, fulltime, full day, फुल टाइम, पूर्णकालिक, ಪೂರ್ಣಾವಧಿ, ಫುಲ್ ಟೈಮ್']),
  },
  {
    wishes: { type: 'part-time' },
    phrases: phrasesIn(['part time, parttime, half day, पार्ट टाइम, अंशकालिक, ಅರೆಕಾಲಿಕ, ಪಾರ್ಟ್ ಟೈಮ್']),
  },
  {
    wishes: { type: 'contract' },
    phrases: phrasesIn([
      'on contract, contract basis, on contract basis, contractual, c2h, contract to hire',
    ]),
  },
  {
    wishes: { type: 'contract' },
    phrases: ['contract', 'freelance', 'freelancer', 'freelancing'],
    endsOnly: true,
  },
  { wishes: { type: 'temporary' }, phrases: ['temporary', 'seasonal'], endsOnly: true },
  {
    wishes: { type: 'internship' },
    phrases: phrasesIn(['internship, internships, intern, interns, इंटर्नशिप, इंटर्न, ಇಂಟರ್ನ್‌ಶಿಪ್']),
    notBefore: FOR_TRAINEES,
  },
  {
    wishes: { years: [0, 0] },
    phrases: phrasesIn([
      'fresher, freshers, fresher candidate, fresh graduate, fresh graduates, entry level',
      'no experience, no experience required, no experience needed, no exp, zero experience',
      'without experience, without any experience, experience not required, inexperienced, फ्रेशर',
      'बिना अनुभव, बिना अनुभव के, bina experience, bina anubhav, ಫ್ರೆಶರ್, ಫ್ರೆಶರ್ಸ್, ಅನುಭವವಿಲ್ಲದ',
    ]),
  },
  // Schooling: see quantities.ts; what ads call it is read as in ads (find-facets.ts).
  { wishes: { education: 'diploma' }, phrases: ['आईटीआई'], stays: true },
  { wishes: { education: 'diploma' }, phrases: ['डिप्लोमा', 'ಡಿಪ್ಲೊಮಾ'], endsOnly: true },
  {
    wishes: { education: 'graduate' },
    phrases: phrasesIn(['ग्रेजुएट, स्नातक, डिग्री, ಪದವೀಧರ, ಪದವೀಧರರು, ಡಿಗ್ರಿ']),
    endsOnly: true,
  },
  {
    wishes: { walkIn: 'yes' },
    phrases: phrasesIn(['walk in, walk ins, walkin, walkins, वॉक इन, ವಾಕ್ ಇನ್']),
    notBefore: ['cooler', 'freezer', 'closet', 'chamber'],
  },
  {
    wishes: { walkIn: 'yes' },
    phrases: phrasesIn([
      'walk in interview, walk in interviews, walkin interview, walkin interviews, walk in drive',
      'walkin drive, walking interview, walk in drives',
    ]),
  },
];
