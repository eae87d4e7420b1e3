import type { FactFilters } from '../../contract/filters';

/** Words of a search that choose a filter rather than name a job. */
export type Facet = {
  chooses: Partial<FactFilters>;
  phrases: readonly string[];
  /** Before these words it is part of a title: "remote sensing". */
  notBefore?: readonly string[];
  /** After these likewise: "trained graduate teacher". */
  notAfter?: readonly string[];
  /** Only at the end, or before a place, another facet or a filler: "contract", but not "contract manager". */
  endsOnly?: true;
  /** The words are searched for as well. */
  stays?: true;
};

const SYSTEMS = ['sensing', 'support', 'control', 'controlled', 'monitoring', 'infrastructure', 'access'];
const FOR_TRAINEES = ['coordinator', 'manager', 'program', 'programme', 'supervisor'];
const IT_SYSTEMS = ['cloud', 'mobile', 'app', 'apps', 'application', 'infrastructure', 'integration', 'it'];
const VEHICLES = ['vehicle', 'vehicles', 'car', 'cars', 'electric', 'powertrain', 'seed', 'seeds'];
const ON_SITE_ROLES = ['engineer', 'coordinator', 'supervisor', 'support', 'technician', 'manager', 'lead'];

export const FACETS: readonly Facet[] = [
  {
    chooses: { mode: 'remote' },
    phrases: [
      'work from home',
      'work form home',
      'working from home',
      'work from anywhere',
      'wfh',
      'from home',
      'job at home',
      'jobs at home',
    ],
  },
  {
    chooses: { mode: 'remote' },
    phrases: ['home based', 'work at home', 'remotely', 'remote work', 'fully remote', '100% remote'],
  },
  {
    chooses: { mode: 'remote' },
    phrases: ['remote', 'रिमोट', 'ರಿಮೋಟ್'],
    notBefore: [...SYSTEMS, 'desktop', 'pilot', 'area', 'site', 'patient', 'deposit'],
  },
  {
    chooses: { mode: 'remote' },
    phrases: ['घर से काम', 'घर से', 'घर बैठे', 'घर बैठे काम', 'वर्क फ्रॉम होम', 'ಮನೆಯಿಂದ', 'ಮನೆಯಿಂದ ಕೆಲಸ'],
  },
  {
    chooses: { mode: 'remote' },
    phrases: ['ghar se kaam', 'ghar se kam', 'ghar se', 'ghar baithe', 'ghar bethe', 'ghar baithe kaam'],
  },
  {
    chooses: { mode: 'hybrid' },
    phrases: ['hybrid', 'hybrid mode', 'hybrid work', 'हाइब्रिड'],
    notBefore: [...IT_SYSTEMS, ...VEHICLES],
  },
  { chooses: { mode: 'on-site' }, phrases: ['on site', 'onsite'], notBefore: ON_SITE_ROLES },
  { chooses: { mode: 'on-site' }, phrases: ['work from office', 'wfo', 'from office', 'office based'] },
  { chooses: { type: 'full-time' }, phrases: ['full time', 'fulltime', 'full day'] },
  { chooses: { type: 'full-time' }, phrases: ['फुल टाइम', 'पूर्णकालिक', 'ಪೂರ್ಣಾವಧಿ', 'ಫುಲ್ ಟೈಮ್'] },
  { chooses: { type: 'part-time' }, phrases: ['part time', 'parttime', 'half day'] },
  { chooses: { type: 'part-time' }, phrases: ['पार्ट टाइम', 'अंशकालिक', 'ಅರೆಕಾಲಿಕ', 'ಪಾರ್ಟ್ ಟೈಮ್'] },
  { chooses: { type: 'contract' }, phrases: ['on contract', 'contract basis', 'on contract basis'] },
  { chooses: { type: 'contract' }, phrases: ['contractual', 'c2h', 'contract to hire'] },
  { chooses: { type: 'contract' }, phrases: ['contract'], endsOnly: true },
  { chooses: { type: 'temporary' }, phrases: ['temporary', 'seasonal'], endsOnly: true },
  {
    chooses: { type: 'internship' },
    phrases: ['internship', 'internships', 'intern', 'interns', 'इंटर्नशिप', 'इंटर्न', 'ಇಂಟರ್ನ್‌ಶಿಪ್'],
    notBefore: FOR_TRAINEES,
  },
  { chooses: { experience: 'fresher' }, phrases: ['fresher', 'freshers', 'fresher candidate'] },
  { chooses: { experience: 'fresher' }, phrases: ['fresh graduate', 'fresh graduates', 'entry level'] },
  {
    chooses: { experience: 'fresher' },
    phrases: ['no experience', 'no experience required', 'no experience needed', 'no exp', 'zero experience'],
  },
  {
    chooses: { experience: 'fresher' },
    phrases: ['without experience', 'without any experience', 'experience not required', 'inexperienced'],
  },
  {
    chooses: { experience: 'fresher' },
    phrases: [
      'फ्रेशर',
      'बिना अनुभव',
      'बिना अनुभव के',
      'bina experience',
      'bina anubhav',
      'ಫ್ರೆಶರ್',
      'ಫ್ರೆಶರ್ಸ್',
      'ಅನುಭವವಿಲ್ಲದ',
    ],
  },
  { chooses: { education: 'class-10' }, phrases: ['10th pass', '10th passed', '10 pass', 'tenth pass'] },
  { chooses: { education: 'class-10' }, phrases: ['10th class pass', 'class 10 pass', 'sslc', 'sslc pass'] },
  {
    chooses: { education: 'class-10' },
    phrases: ['10th 12th pass', '10th or 12th pass', '10th and 12th pass', '10th 12th'],
  },
  { chooses: { education: 'class-10' }, phrases: ['ssc pass', 'matric', 'matric pass', 'matriculation'] },
  {
    chooses: { education: 'class-10' },
    phrases: ['10वीं पास', 'दसवीं पास', '10वी पास', 'dasvi pass', 'ಎಸ್‌ಎಸ್‌ಎಲ್‌ಸಿ', 'ಹತ್ತನೇ ತರಗತಿ'],
  },
  { chooses: { education: 'class-10' }, phrases: ['10th'], endsOnly: true },
  { chooses: { education: 'class-12' }, phrases: ['12th pass', '12th passed', '12 pass', '12th class pass'] },
  { chooses: { education: 'class-12' }, phrases: ['class 12 pass', 'puc', 'puc pass', 'hsc', 'hsc pass'] },
  { chooses: { education: 'class-12' }, phrases: ['plus two', '10+2', 'inter pass', 'intermediate pass'] },
  {
    chooses: { education: 'class-12' },
    phrases: ['12वीं पास', 'बारहवीं पास', '12वी पास', 'barahvi pass', 'ಪಿಯುಸಿ', 'higher secondary'],
  },
  { chooses: { education: 'class-12' }, phrases: ['12th'], endsOnly: true },
  // An institute's certificate in a trade: the jobs say so.
  { chooses: { education: 'diploma' }, phrases: ['iti', 'iti pass', 'iti holder', 'आईटीआई'], stays: true },
  { chooses: { education: 'diploma' }, phrases: ['diploma holder', 'diploma holders', 'diploma pass'] },
  { chooses: { education: 'diploma' }, phrases: ['diploma', 'डिप्लोमा', 'ಡಿಪ್ಲೊಮಾ'], endsOnly: true },
  { chooses: { education: 'graduate' }, phrases: ['any graduate', 'any graduates', 'any degree'] },
  {
    chooses: { education: 'graduate' },
    phrases: ['graduate', 'graduates', 'graduation', 'graduate pass', 'ग्रेजुएट', 'स्नातक', 'ಪದವೀಧರ', 'ಪದವೀಧರರು'],
    notAfter: ['under', 'trained', 'non'],
    endsOnly: true,
  },
  {
    chooses: { education: 'postgraduate' },
    phrases: ['post graduate', 'post graduates', 'postgraduate', 'postgraduates', 'post graduation'],
    endsOnly: true,
  },
  {
    chooses: { walkIn: 'yes' },
    phrases: ['walk in', 'walk ins', 'walkin', 'walkins', 'वॉक इन', 'ವಾಕ್ ಇನ್'],
    notBefore: ['cooler', 'freezer', 'closet', 'chamber'],
  },
  {
    chooses: { walkIn: 'yes' },
    phrases: [
      'walk in interview',
      'walk in interviews',
      'walkin interview',
      'walkin interviews',
      'walk in drive',
    ],
  },
  { chooses: { walkIn: 'yes' }, phrases: ['walkin drive', 'walking interview', 'walk in drives'] },
];
