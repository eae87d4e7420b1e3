import { bareTitle } from './bare-title';
import { employmentTypes } from './employment-types';
import { jobFacts, type JobFacts } from './job-facts';
import { parseSalary } from './salary';
import { invitesWalkIns } from './walk-in';
import { isFullyRemote, remoteForRupees, remoteInIndia } from './work-mode';
import written from './written-facts.json';
import salaries from './written-salaries.json';

const NOTHING = {
  title: '',
  location: '',
  salary: '',
  jobType: '',
  workspace: '',
  notes: '',
  qualification: '',
};

/** Texts in the style of Indian ads, written for this test before the code was run on them, and what each says. */
const texts = written.map(({ kind, ad, expected }) => ({
  kind,
  text: JSON.stringify(ad),
  expected,
  read: () => jobFacts({ ...NOTHING, ...ad })[kind as keyof JobFacts],
  saysNothing: expected === null || expected === false || JSON.stringify(expected) === '[]',
}));

test.each(texts)('$kind of $text', ({ read, expected }) => {
  expect(read()).toEqual(expected);
});

/** Texts in the style of Indian ads, written for this test, each with the expected salary (null: none). */
const stating = salaries.filter(({ expected }) => expected !== null);
const silent = salaries.filter(({ expected }) => expected === null);
const readSalary = ({ text, location }: { text: string; location: string }) => parseSalary(text, location);

test('97 of 100 that state a salary are parsed', () => {
  const unread = stating.filter((each) => readSalary(each) === null).map(({ text }) => text);
  // Lists the unparsed ones if there are too many.
  expect(unread.length > stating.length * 0.03 ? unread : []).toEqual([]);
});

test.each(stating)('$text at "$location" is parsed correctly, or not at all', ({ expected, ...each }) => {
  expect([null, expected]).toContainEqual(readSalary(each));
});

test.each(silent)('$text at "$location" is not a certain salary', (each) => {
  expect(readSalary(each)).toBeNull();
});

const job = { company: 'Kolam Motors', location: 'Pune, Maharashtra' };

test.each<[string, ...string[]]>([
  ['Accountant', 'Accountant - Pune', 'Accountant, Poona', 'Accountant (Pune)', 'Accountant at Pune'],
  ['Store Keeper', 'Store Keeper Pune'],
  ['Driver', 'Driver 18000/-', 'Driver 2-5 yrs', 'Driver / 4 - 7 years / Pune', 'Driver - 18000/-'],
  ['Cook (Jain)', 'Cook wanted! (Jain)'],
  [
    'Fitter',
    'Fitter walk-in drive on 1st March',
    'Job in Pune for Fitter',
    'Hiring | Fitter | Req 12345',
    'Fitter (PSS07880)',
  ],
  ['Telecaller', 'Telecaller | up to 25k', 'Telecaller : 3.5 LPA : Apply Now'],
  ['Cook', 'Cook (2-5 yrs)', 'Cook - Freshers'],
  ['Tailor', 'Urgent opening for Tailor', 'URGENT HIRING - Tailor!!!', 'Tailor (Immediate joiners only)'],
  ['Tailors', 'Tailors urgently required in Pune'],
  ['Welders', 'Kolam Motors is hiring Welders...!!!'],
  [
    'Welder',
    'Welder | Kolam Motors | Pune',
    'Walk-in drive for Welder on 15th Feb 26',
    'Asha Motors is hiring for Welder',
    'Welder | Netflix is hiring',
  ],
  ['Crane Fitter', 'Crane Fitter-138043'],
  ['Data Engineers', 'Netflix is hiring Data Engineers'],
  ['Non Voice (Chat)', 'Non Voice (Chat) 15k in hand WFO'],
])('search engines read %j for %j', (bare, ...titles) => {
  for (const title of titles) expect([title, bareTitle({ ...job, title })]).toEqual([title, bare]);
});

test.each([
  'Pune Metro Site Engineer | Hiring Manager | Manager - Recruitment | Urgent Care Nurse',
  'Night Shift Supervisor | Bank PO | Kolam Motors Showroom Manager | Sales Manager, Nagpur',
  'Country Manager - India | Staff Nurse (ICU) | C++ Developer | Software Engineer / React',
  'Intern (Summer 2027) | Level 2 Support | Full-Stack Developer | Customer Care: English, Hindi | नर्स',
  'Teacher, AIIMS Pune | Auditor ISO-9001 | Pune | 12345 | Urgent hiring! | Kolam Motors',
  '',
])('%s is unchanged', (titles) => {
  for (const title of titles.split(' | '))
    expect([title, bareTitle({ ...job, title })]).toEqual([title, title]);
});

test('without a known place, any separate city counts as the job’s; with one, only its own', () => {
  expect(bareTitle({ company: '', location: '', title: 'Cook - Nagpur, Surat' })).toBe('Cook');
  expect(bareTitle({ ...job, title: 'Cook - Pune, Surat' })).toBe('Cook');
  expect(bareTitle({ ...job, title: 'Cook - Surat' })).toBe('Cook - Surat');
});

test.each<[string[], ...string[]]>([
  [
    ['FULL_TIME'],
    'Full Time, Permanent',
    'FullTime',
    'FULL_TIME',
    'Full-time',
    'Employment TypeFull Time, Permanent',
  ],
  [['FULL_TIME', 'TEMPORARY', 'CONTRACTOR'], ' Full Time, Temporary/Contractual'],
  [['FULL_TIME', 'PART_TIME'], 'Full time or part time'],
  [['INTERN'], 'Internship', 'Intern'],
  [['CONTRACTOR'], 'Contract to hire', 'Freelance'],
  [['VOLUNTEER'], 'Volunteer'],
  [['PER_DIEM'], 'Per diem'],
  [[], 'Permanent', 'Not full time', 'Internal transfer', 'Contract negotiation', ''],
])('the types %j are read in %j', (types, ...texts) => {
  for (const text of texts) expect([text, employmentTypes(text)]).toEqual([text, types]);
});

const invites = (title: string, lines = '') =>
  invitesWalkIns({
    title,
    lines,
    notes: '',
    jobType: '',
    postedAt: '2026-11-20',
    now: new Date('2026-11-26T06:00:00Z'),
  });

test.each([
  'Walk-in interview on 5th Dec | Walk-in drive: 30/11/2026 | Walk in from 10 to 4',
  'Walk-in from 1st Nov onwards | Walk-in drive, 10th to 28th November | Walk-in drive on Jan 4, 10 am',
  'Walk-in interview on 25 Nov',
])('%s is open', (titles) => {
  for (const title of titles.split(' | ')) expect([title, invites(title)]).toEqual([title, true]);
});

test.each([
  'Walk-in interview on 20th Nov | Walk-in drive: 21-11-26 | Walk-in drive, 10th to 18th November',
  'Walk-in interview: Nov 22, 2026 | Walk-in date 20112026 21112026 900 am',
  'Mega walk-in drive 3 March 2025',
])('%s is over', (titles) => {
  for (const title of titles.split(' | ')) expect([title, invites(title)]).toEqual([title, false]);
});

test('the day may be on a line below the announcement', () => {
  expect(invites('Fitter', 'Walk-in interview\nVenue: our office\nDate: 21 Nov 2026')).toBe(false);
  expect(invites('Fitter', 'Walk-in interview\nVenue: our office\nDate: 12 Dec 2026')).toBe(true);
  // Other dates are unrelated.
  expect(invites('Fitter', 'Founded on 3 May 2001\nWalk-in interview daily')).toBe(true);
});

test('without a posting date, a date without a year is ignored', () => {
  const ad = { title: 'Walk-in interview on 20th Nov', notes: '', jobType: '', now: new Date() };
  expect(invitesWalkIns({ ...ad, postedAt: null })).toBe(true);
  const dated = { ...ad, title: 'Walk-in interview on 20 Nov 2025', now: new Date('2026-11-26T06:00:00Z') };
  expect(invitesWalkIns({ ...dated, postedAt: null })).toBe(false);
});

test.each([
  ['Remote', ''],
  ['Work from home', ''],
  ['100% remote', ''],
  ['', 'Remote - India'],
  ['', 'Fully Remote'],
  ['Remote', 'Paris'],
  ['', 'Boston - Remote'],
])('workspace %j at %j is fully remote', (workspace, location) => {
  expect(isFullyRemote({ workspace, location })).toBe(true);
});

test.each([
  ['', ''],
  ['Hybrid', 'Remote'],
  ['Remote/Office', ''],
  ['Partially remote', ''],
  ['Not remote', ''],
  ['Remote', 'Pune (Hybrid)'],
  ['Remote', 'Remote / Pune'],
  ['', 'New York (or Remote)'],
  ['', 'Remote sensing laboratory, Dehradun'],
  ['On-site', 'Remote'],
  ['', 'Bengaluru'],
])('workspace %j at %j is not certainly fully remote', (workspace, location) => {
  expect(isFullyRemote({ workspace, location })).toBe(false);
});

test.each([
  ['Remote', '', false],
  ['Work from home', 'India', true],
  ['Remote', 'India', true],
  ['', 'Remote - India', true],
  ['Remote', 'Bengaluru, Karnataka', true],
  ['Remote', 'Anywhere in India', true],
  ['Remote', 'Anywhere', false],
  ['', 'Remote - APAC', false],
  ['Remote', 'London, Bengaluru', false],
  ['Remote', 'Pune, United States (USA)', false],
  ['Remote', 'Paris', false],
  ['', 'India', false],
  ['Hybrid', 'India', false],
])('workspace %j at %j is remote within India: %j', (workspace, location, expected) => {
  expect(remoteInIndia({ workspace, location })).toBe(expected);
});

test.each([
  ['Telecaller (Work from home)', 'Pune', true],
  ['Senior Data Engineer - Remote', 'Kolkata, Pune', true],
  ['Remote Content Writer', 'Kolkata', true],
  ['Remote Sensing Analyst', 'Dehradun', false],
  ['Telecaller (Work from home / Office)', 'Pune', false],
  ['Nurse (Remote area)', 'Ladakh', false],
  ['Telecaller (Work from home)', 'Pune (Hybrid)', false],
])('a title %j at %j says that it is fully remote: %j', (title, location, expected) => {
  expect(isFullyRemote({ workspace: '', location, title })).toBe(expected);
});

test('a title cannot override the workspace', () => {
  expect(isFullyRemote({ workspace: 'Remote', location: 'India', title: 'Hybrid cloud architect' })).toBe(
    true,
  );
});

test.each([
  ['Remote', '', '', '₹30,000 per month', true],
  ['', 'Work from home', '', '12,00,000 - 22,00,000 PA.', true],
  ['', '', 'Telecaller (WFH)', 'Rs 15,000', true],
  ['Remote', 'Anywhere', '', '5-8 LPA', true],
  ['', 'Work from home', '', '28000 - 47000 Monthly', false],
  ['Remote', 'Remote', '', '$90K', false],
  ['Remote', 'London', '', '5-8 LPA', false],
  ['Hybrid', '', '', '5-8 LPA', false],
  ['', '', '', '5-8 LPA', false],
])(
  'workspace %j at %j, %j for %j is for people in India: %j',
  (workspace, location, title, salary, expected) => {
    expect(remoteForRupees({ workspace, location, title }, salary)).toBe(expected);
  },
);
