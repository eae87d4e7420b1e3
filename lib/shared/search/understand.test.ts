import { understandSearch } from './understand';

const understood = (keyword: string, location = '') => {
  const search = understandSearch({ keyword, location });
  return [search.keyword, search.location];
};

// Forty names that people type for cities: old, short and current ones.
test.each([
  ['bangalore', 'bengaluru'],
  ['Bengaluru', 'bengaluru'],
  ['BANGLORE', 'bengaluru'],
  ['blr', 'bengaluru'],
  ['bombay', 'mumbai'],
  ['mumbai', 'mumbai'],
  ['navi mumbai', 'navi-mumbai'],
  ['calcutta', 'kolkata'],
  ['kolkata', 'kolkata'],
  ['madras', 'chennai'],
  ['gurgaon', 'gurugram'],
  ['gurugram', 'gurugram'],
  ['ggn', 'gurugram'],
  ['new delhi', 'delhi'],
  ['delhi ncr', 'delhi'],
  ['ncr', 'delhi'],
  ['noida', 'noida'],
  ['greater noida', 'greater-noida'],
  ['vizag', 'visakhapatnam'],
  ['hubli', 'hubballi'],
  ['mysore', 'mysuru'],
  ['mangalore', 'mangaluru'],
  ['belgaum', 'belagavi'],
  ['gulbarga', 'kalaburagi'],
  ['shimoga', 'shivamogga'],
  ['poona', 'pune'],
  ['baroda', 'vadodara'],
  ['cochin', 'kochi'],
  ['trivandrum', 'thiruvananthapuram'],
  ['calicut', 'kozhikode'],
  ['trichy', 'tiruchirappalli'],
  ['pondicherry', 'puducherry'],
  ['allahabad', 'prayagraj'],
  ['banaras', 'varanasi'],
  ['hyd', 'hyderabad'],
  ['secunderabad', 'secunderabad'],
  ['vijayawada', 'vijayawada'],
  ['aurangabad', 'chhatrapati-sambhajinagar'],
  ['nasik', 'nashik'],
  ['simla', 'shimla'],
])('%s searches in the city %s', (typed, slug) => {
  expect(understood(typed)).toEqual(['', slug]);
});

// Twenty ways to say that one is looking for a job.
test.each([
  ['jobs in pune', '', 'pune'],
  ['data analyst vacancy pune', 'data analyst', 'pune'],
  ['remote jobs', 'remote', ''],
  ['job vacancy near me', '', ''],
  ['java developer openings in bangalore', 'java developer', 'bengaluru'],
  ['hiring for accountant', 'accountant', ''],
  ['naukri', '', ''],
  ['work in mumbai', '', 'mumbai'],
  ['work from home jobs', 'work from home', ''],
  ['social work jobs', 'social work', ''],
  ['Nurse, Chennai', 'Nurse', 'chennai'],
  ['IT jobs in Hubli-Dharwad', 'IT', 'hubballi'],
  ['urgent hiring driver', 'driver', ''],
  ['C++ jobs', 'C++', ''],
  ['.NET vacancies in Navi Mumbai', '.NET', 'navi-mumbai'],
  ['fresher jobs near me', 'fresher', ''],
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
  ['teacher kerala', 'teacher kerala', ''],
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
  ['me', 'me', ''],
  ['', '', ''],
  ['  java   developer ', 'java   developer', ''],
])('%j means %j in %j, as the name may mean something else', (typed, keyword, location) => {
  expect(understood(typed)).toEqual([keyword, location]);
});

test('a chosen city stays, and a city in the keyword is an ordinary word', () => {
  expect(understood('java pune', 'pune')).toEqual(['java', 'pune']);
  expect(understood('java pune', 'mumbai')).toEqual(['java pune', 'mumbai']);
});

test('of several cities the first counts', () => {
  expect(understood('java pune or mumbai')).toEqual(['java', 'pune']);
});

test('text that is no search is left alone, in linear time', () => {
  const long = 'pune '.repeat(50_000);
  expect(understood(long)).toEqual([long, '']);
});
