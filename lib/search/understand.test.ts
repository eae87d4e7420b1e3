import { processorMs } from '../../test/processor-time';
import { type JobFilters, NO_FILTERS } from '../contract/filters';
import { asksNearMe, understand, withChosen } from './understand';
import type { Wishes } from './wishes';

const understood = (keyword: string) => {
  const { keyword: left, place } = understand(keyword);
  return [left, place.location];
};
type Read = Wishes & Partial<Pick<JobFilters, 'location' | 'near'>>;
/** The remaining words, and the meaning of the others. */
const read = (keyword: string): [string, Read] => {
  const { keyword: left, place, wishes } = understand(keyword);
  const { location, near } = place;
  return [left, { ...(location && { location }), ...(near && { near }), ...wishes }];
};

// Forty names that people type for cities: old, short and current ones.
test.each<[string, ...string[]]>([
  ['bengaluru', 'bangalore', 'Bengaluru', 'BANGLORE', 'blr'],
  ['mumbai', 'bombay', 'mumbai'],
  ['navi-mumbai', 'navi mumbai'],
  ['kolkata', 'calcutta', 'kolkata'],
  ['chennai', 'madras'],
  ['gurugram', 'gurgaon', 'gurugram', 'ggn'],
  ['delhi', 'new delhi', 'delhi ncr', 'ncr'],
  ['noida', 'noida'],
  ['greater-noida', 'greater noida'],
  ['visakhapatnam', 'vizag'],
  ['hubballi', 'hubli'],
  ['mysuru', 'mysore'],
  ['mangaluru', 'mangalore'],
  ['belagavi', 'belgaum'],
  ['kalaburagi', 'gulbarga'],
  ['shivamogga', 'shimoga'],
  ['pune', 'poona'],
  ['vadodara', 'baroda'],
  ['kochi', 'cochin'],
  ['thiruvananthapuram', 'trivandrum'],
  ['kozhikode', 'calicut'],
  ['tiruchirappalli', 'trichy'],
  ['puducherry', 'pondicherry'],
  ['prayagraj', 'allahabad'],
  ['varanasi', 'banaras'],
  ['hyderabad', 'hyd'],
  ['secunderabad', 'secunderabad'],
  ['vijayawada', 'vijayawada'],
  ['chhatrapati-sambhajinagar', 'aurangabad'],
  ['nashik', 'nasik'],
  ['shimla', 'simla'],
])('the city %s is searched by %s', (slug, ...names) => {
  for (const name of names) expect([name, ...understood(name)]).toEqual([name, '', slug]);
});

// Twenty phrases for looking for a job.
test.each([
  ['jobs in pune', '', 'pune'],
  ['data analyst vacancy pune', 'data analyst', 'pune'],
  ['sales executive indore no target', 'sales executive', 'indore'],
  ['no fresher driver pune', 'driver', 'pune'],
  ['driver no fresher', 'driver', ''],
  ['help desk jobs pune', 'help desk', 'pune'],
  ['remote jobs', '', ''],
  ['job vacancy near me', '', ''],
  ['java developer openings in bangalore', 'java developer', 'bengaluru'],
  ['hiring for accountant', 'accountant', ''],
  ['naukri', '', ''],
  ['work in mumbai', '', 'mumbai'],
  ['work from home jobs', '', ''],
  ['social work jobs', 'social work', ''],
  ['Nurse, Chennai', 'Nurse', 'chennai'],
  ['IT jobs in Hubli-Dharwad', 'IT', 'hubballi'],
  ['urgent hiring driver', 'driver', ''],
  ['C++ jobs', 'C++', ''],
  ['.NET vacancies in Navi Mumbai', '.NET', 'navi-mumbai'],
  ['fresher jobs near me', '', ''],
  ['all jobs', '', ''],
  ['teacher required in new delhi', 'teacher', 'delhi'],
  ['jobs from Kochi', '', 'kochi'],
  ['sales executive - Mysore', 'sales executive', 'mysuru'],
  ['pune maharashtra', '', 'pune'],
  ['jobs in cochin, kerala', '', 'kochi'],
  ['nurse tamil nadu chennai india', 'nurse', 'chennai'],
  ['jobs in india', '', ''],
  ['pune me naukri', '', 'pune'],
  ['nagpur mein naukri chahiye', '', 'nagpur'],
  ['hiring manager', 'hiring manager', ''],
  ['teacher kerala', 'teacher', 'kerala'],
  ['👷', '', ''],
  ['%', '', ''],
])('%j means %j in %j', (typed, keyword, location) => {
  expect(understood(typed)).toEqual([keyword, location]);
});

test.each([
  ['Anand', '', 'anand'],
  ['jobs in Anand', '', 'anand'],
  ['Anand Rao', 'Anand Rao', ''],
  ['Delhi Public School', 'Delhi Public School', ''],
  ['Mysore Road', 'Mysore Road', ''],
  ['head of sales', 'head sales', ''],
  ['', '', ''],
  ['  java   developer ', 'java   developer', ''],
])('%j means %j in %j, as the name is ambiguous', (typed, keyword, location) => {
  expect(understood(typed)).toEqual([keyword, location]);
});

test('several cities or states are alternatives', () => {
  expect(understood('java pune or mumbai')).toEqual(['java', 'pune,mumbai']);
  expect(understood('sales in goa, kerala')).toEqual(['sales', 'goa,kerala']);
  expect(understood('clerk delhi noida patna bihar')).toEqual(['clerk', 'delhi,patna']);
});

test('text that is not a search is left alone, in linear time', () => {
  const long = 'pune '.repeat(50_000);
  expect(understood(long)).toEqual([long, '']);
});

// Wishes besides the words.
test.each<[string, string, Read]>([
  ['java fresher pune 3 lpa wfh', 'java', { location: 'pune', mode: 'remote', years: [0, 0], pay: 300_000 }],
  ['sr bde job in blr', 'sr bde', { location: 'bengaluru' }],
  ['रिमोट नौकरी', '', { mode: 'remote' }],
  ['ಬೆಂಗಳೂರು ಕೆಲಸ', '', { location: 'bengaluru' }],
  ['part time data entry work from home', 'data entry', { mode: 'remote', type: 'part-time' }],
  [
    'dot net full stack developer noida 5 years experience',
    'dot net full stack developer',
    { location: 'noida', years: [5, 5] },
  ],
  [
    'work from home part time typing job for housewife in hindi',
    'typing hindi',
    { mode: 'remote', type: 'part-time' },
  ],
  ['hr intern remote', 'hr', { mode: 'remote', type: 'internship' }],
  [
    '10 lpa data scientist bengaluru hybrid 4 years',
    'data scientist',
    { location: 'bengaluru', mode: 'hybrid', years: [4, 4], pay: 1_000_000 },
  ],
  ['urgent hiring', '', {}],
  ['12th pass job in patna', '', { location: 'patna', education: 'class-12' }],
  ['delivery job without experience', 'delivery', { years: [0, 0] }],
  ['I am looking for a job in Mysore', '', { location: 'mysuru' }],
  ['बिना अनुभव नौकरी दिल्ली', '', { location: 'delhi', years: [0, 0] }],
  ['ಧಾರವಾಡ ಶಿಕ್ಷಕ ಅರೆಕಾಲಿಕ', 'ಶಿಕ್ಷಕ', { location: 'dharwad', type: 'part-time' }],
  ['ghar baithe typing ka kaam', 'typing', { mode: 'remote' }],
  ['front-end developer (remote), pune', 'front-end developer', { location: 'pune', mode: 'remote' }],
  ['C++/C# developer in pune', 'C++/C# developer', { location: 'pune' }],
  ['engineer (python devops) pune', 'engineer python devops', { location: 'pune' }],
  ['data entry from home without investment', 'data entry', { mode: 'remote' }],
  ['patient care at home', 'patient care home', {}],
  ['java intern stipend 15k', 'java', { type: 'internship', pay: 180_000 }],
  ['trainer 40k ctc', 'trainer', { pay: 480_000 }],
  ['sales (100% remote)', 'sales', { mode: 'remote' }],
  ['influencer & kol manager pune', 'influencer kol manager', { location: 'pune' }],
  ['A/C technician surat', 'A/C technician', { location: 'surat' }],
])('%j asks for %j with %j', (typed, keyword, filters) => {
  expect(read(typed)).toEqual([keyword, filters]);
});

test.each<[Read, ...string[]]>([
  [{ mode: 'remote' }, 'W.F.H', 'Work-From-Home', 'घर से काम', 'ಮನೆಯಿಂದ ಕೆಲಸ'],
  [{ mode: 'hybrid' }, 'HYBRID'],
  [{ mode: 'on-site' }, 'On-Site', 'work from office'],
  [{}, 'remote or hybrid', 'full time or part time', 'all over india'],
  [{ type: 'full-time' }, 'Full-Time'],
  [{ type: 'part-time' }, 'PART TIME job'],
  [{ type: 'contract' }, 'job on contract basis'],
  [{ type: 'internship' }, 'intern', 'part time internship'],
  [{ years: [0, 0] }, 'fresher', 'freshers job', 'no experience', 'entry-level'],
  [{ years: [0, 1] }, '0-1 years'],
  [{ years: [0, 2] }, '0-2 years'],
  [{ years: [0.5, 0.5] }, '6 months experience'],
  [{ years: [1, 1] }, '1 year'],
  [{ years: [2, 2] }, 'two years experience', '2 साल'],
  [{ years: [3, 5] }, '3-5 yrs', '3 - 5 yrs', '3 se 5 saal'],
  [{ years: [3, 99] }, '3+ years'],
  [{ years: [3, 3] }, 'experience 3 years'],
  [{ years: [5, 5] }, '5yrs exp'],
  [{ years: [7, 7] }, '7 years of experience'],
  [{ years: [10, 99] }, '10+ years'],
  [{ years: [12, 12] }, '12 yoe'],
  [
    { pay: 300_000 },
    '3LPA',
    '3 L.P.A',
    '25k',
    '25000',
    '25000 per month',
    '₹25,000/month',
    'rs. 25000 salary',
    '२५००० रुपये',
  ],
  [{ pay: 350_000 }, '3.5 lpa'],
  [{ pay: 500_000 }, '5 lakh', '5-8 lpa', '5 LPA - 8 LPA'],
  [{ pay: 2_400_000 }, '2 lakh per month'],
  [{ pay: 10_000_000 }, '1 crore'],
  [{ pay: 240_000 }, '20-25k', '20k salary', '20000 to 25000'],
  [{ pay: 180_000 }, '15000 se 20000 salary'],
  [{ education: 'class-12' }, 'my qualification is 12th pass', '12th', '10+2', '12 vi pass', 'plus two'],
  [{ pay: 600_000 }, '600000 per annum'],
  [{ pay: 120_000 }, '10000 salary'],
  [{ education: 'class-10' }, '10th pass', '10वीं पास', '10th/12th pass', '10 th pass', 'class 10 pass'],
  [{ education: 'graduate' }, 'graduate jobs', 'any graduate', 'any degree'],
  [{ education: 'diploma' }, 'diploma holders'],
  [{ education: 'diploma', years: [0, 0] }, 'diploma fresher'],
  [{ education: 'postgraduate' }, 'post-graduate'],
  [{ walkIn: 'yes' }, 'walk in', 'Walk-In Interview'],
  [{ walkIn: 'yes', location: 'chennai' }, 'walk in drive chennai'],
  [{ location: 'delhi', near: true }, 'ncr', 'Delhi/NCR'],
  [{ location: 'noida', near: true }, 'noida n.c.r.'],
  [{ location: 'pune', near: true }, 'near pune', 'pune ke paas', 'पुणे के पास'],
  [{ location: 'hubballi', near: true }, 'hubli-dharwad'],
  [{ location: 'mumbai', near: true }, 'mumbai thane'],
  [{ location: 'pune,mumbai' }, 'pune mumbai'],
  [{ location: 'karnataka' }, 'jobs in karnataka', 'ಕರ್ನಾಟಕ'],
  [{ location: 'uttar-pradesh' }, 'jobs in UP'],
  [{ location: 'bihar,jharkhand' }, 'bihar jharkhand'],
])('all words of a search mean %j: %s', (filters, ...texts) => {
  for (const text of texts) expect([text, ...read(text)]).toEqual([text, '', filters]);
});

test.each([
  'sales manager remote sensing',
  'contract manager',
  'contract and procurement manager',
  'contract lawyer',
  'office assistant',
  'graduate engineer trainee',
  'trained graduate teacher',
  'post graduate teacher',
  'diploma engineer',
  'internship coordinator',
  'hybrid mobile app developer',
  'walk-in cooler technician',
  'onsite coordinator',
  'iso 45000 auditor',
  '560001',
  '4k video editor',
  '18 years old',
  'punjab national bank',
  'delhi police',
  'up seller',
  'under graduate trainee',
])('%j is a title, not a filter', (typed) => {
  const [keyword, filters] = read(typed);
  expect([keyword, filters]).toEqual([typed.replace(' and ', ' '), {}]);
});

test('words more specific than the filter are kept', () => {
  expect(read('iti fitter')).toEqual(['iti fitter', { education: 'diploma' }]);
  expect(read('mechanical diploma jobs in pune')).toEqual([
    'mechanical',
    { location: 'pune', education: 'diploma' },
  ]);
});

test.each([
  ['java remote fresher', { mode: 'hybrid' }, 'java', { years: [0, 0] }],
  ['3 lpa 2 years', { pay: '600000', experience: '3-5' }, '', {}],
  ['java ncr', { location: 'noida' }, 'java', {}],
  ['teacher in pune', { location: 'pune', near: true }, 'teacher', {}],
  ['teacher in pune', { category: '3', since: '7' }, 'teacher', {}, { location: 'pune' }],
] satisfies [string, Partial<JobFilters>, string, Wishes, Partial<JobFilters>?][])(
  'in %j, %j replaces what was typed of the same kind',
  (typed, chosen, keyword, wishes, named: Partial<JobFilters> = {}) => {
    const filters = { ...NO_FILTERS, ...chosen };
    const meant = { keyword, wishes, filters: { ...filters, ...named } };
    expect(withChosen(understand(typed), filters)).toEqual(meant);
  },
);

test.each([
  ['a long text', 'word '.repeat(2_000)],
  ['one long word', 'x'.repeat(10_000)],
  ['digits', '9'.repeat(10_000)],
  ['numbers', '1 - 2 '.repeat(1_600)],
  ['dashes', '1-'.repeat(500)],
  ['initials', 'a.'.repeat(500)],
  ['spaces', ' '.repeat(10_000)],
  ['amounts', '3 lpa '.repeat(160)],
  ['emoji', '👩‍💻'.repeat(200)],
  ['lone surrogates', 'java \ud800 pune \udc00'],
  ['control characters', '\0\u0001java\u0007 \u001b[31m'],
  ['markup and operators', '<script>"java" OR 1=1 -- ; NEAR(a*)</script>'],
  ['right-to-left marks', '\u202ejava\u202c'],
])('%s is read quickly', (_, typed) => {
  const read = () => expect(typeof understand(typed).keyword).toBe('string');
  expect(processorMs(read)).toBeLessThan(1_000);
});

test.each([
  ['security guard andheri', 'security guard andheri', 'mumbai', ['andheri']],
  ['jobs in electronic city', 'electronic city', 'bengaluru', ['electronic city']],
  ['cook whitefield bangalore', 'cook whitefield', 'bengaluru', ['whitefield']],
  ['driver in gautam buddha nagar', 'driver', 'noida', []],
  ['cook jaisalmer', 'cook', 'jaisalmer', []],
  // A named city has precedence over an area of another, which is ordinary words.
  ['cook whitefield chennai', 'cook whitefield', 'chennai', []],
  ['miss vaishali', 'miss vaishali', '', []],
  // Areas that are not in the table.
  ['cook sector 62 noida', 'cook sector 62', 'noida', ['sector 62']],
  ['phase 1 hinjewadi', 'phase 1 hinjewadi', 'pune', ['hinjewadi', 'phase 1']],
  ['mg road bangalore', 'mg road', 'bengaluru', ['mg road']],
  ['service road engineer', 'service road engineer', '', []],
  // Degrees.
  ['b.com fresher jobs', 'b.com', '', [], ['b.com']],
  ['bsc nursing', 'bsc nursing', '', [], ['bsc']],
  ['10th pass iti fitter', 'iti fitter', '', [], ['iti']],
])(
  '%j: parts of cities and degrees stay, to rank by',
  (typed, keyword, location, areas, degrees: string[] = []) => {
    const read = understand(typed);
    expect({ keyword: read.keyword, location: read.place.location, ranking: read.ranking }).toEqual({
      keyword,
      location,
      ranking: { areas, degrees },
    });
  },
);

test.each([
  'jobs near me | driver job nearby me | mere paas naukri | मेरे पास ड्राइवर की नौकरी | ನನ್ನ ಹತ್ತಿರ ಕೆಲಸ',
  'cook jobs in my area',
])('%s asks for jobs where the visitor is', (keywords) => {
  for (const keyword of keywords.split(' | '))
    expect([keyword, asksNearMe(keyword)]).toEqual([keyword, true]);
});

test.each(['driver near Pune', 'pune jobs near me', 'nearshore analyst', 'media planner'])(
  '%s does not',
  (keyword) => {
    expect(asksNearMe(keyword)).toBe(false);
  },
);

test('what comes with the work only ranks', () => {
  expect(understand('night shift bpo with cab')).toMatchObject({
    keyword: 'bpo cab',
    ranking: { areas: ['cab'] },
  });
  expect(understand('guard with food').ranking.areas).toEqual([]);
});
