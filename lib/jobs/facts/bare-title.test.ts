import { bareTitle } from './bare-title';

const job = { company: 'Kolam Motors', location: 'Pune, Maharashtra' };

test.each([
  ['Accountant - Pune', 'Accountant'],
  ['Accountant, Poona', 'Accountant'],
  ['Accountant (Pune)', 'Accountant'],
  ['Accountant at Pune', 'Accountant'],
  ['Store Keeper Pune', 'Store Keeper'],
  ['Driver 18000/-', 'Driver'],
  ['Driver 2-5 yrs', 'Driver'],
  ['Driver / 4 - 7 years / Pune', 'Driver'],
  ['Cook wanted! (Jain)', 'Cook (Jain)'],
  ['Fitter walk-in drive on 1st March', 'Fitter'],
  ['Driver - 18000/-', 'Driver'],
  ['Telecaller | up to 25k', 'Telecaller'],
  ['Telecaller : 3.5 LPA : Apply Now', 'Telecaller'],
  ['Cook (2-5 yrs)', 'Cook'],
  ['Cook - Freshers', 'Cook'],
  ['Urgent opening for Tailor', 'Tailor'],
  ['URGENT HIRING - Tailor!!!', 'Tailor'],
  ['Tailor (Immediate joiners only)', 'Tailor'],
  ['Tailors urgently required in Pune', 'Tailors'],
  ['Kolam Motors is hiring Welders...!!!', 'Welders'],
  ['Welder | Kolam Motors | Pune', 'Welder'],
  ['Walk-in drive for Welder on 15th Feb 26', 'Welder'],
  ['Job in Pune for Fitter', 'Fitter'],
  ['Hiring | Fitter | Req 12345', 'Fitter'],
  ['Fitter (PSS07880)', 'Fitter'],
  ['Crane Fitter-138043', 'Crane Fitter'],
  ['Netflix is hiring Data Engineers', 'Data Engineers'],
  ['Asha Motors is hiring for Welder', 'Welder'],
  ['Welder | Netflix is hiring', 'Welder'],
  ['Non Voice (Chat) 15k in hand WFO', 'Non Voice (Chat)'],
])('%j becomes %j for search engines', (title, bare) => expect(bareTitle({ ...job, title })).toBe(bare));

test.each([
  'Pune Metro Site Engineer',
  'Hiring Manager',
  'Manager - Recruitment',
  'Urgent Care Nurse',
  'Night Shift Supervisor',
  'Bank PO',
  'Kolam Motors Showroom Manager',
  'Sales Manager, Nagpur',
  'Country Manager - India',
  'Staff Nurse (ICU)',
  'C++ Developer',
  'Software Engineer / React',
  'Intern (Summer 2027)',
  'Level 2 Support',
  'Full-Stack Developer',
  'Customer Care: English, Hindi',
  'नर्स',
  'Teacher, AIIMS Pune',
  'Auditor ISO-9001',
  'Pune',
  '12345',
  'Urgent hiring!',
  'Kolam Motors',
  '',
])('%j is unchanged', (title) => expect(bareTitle({ ...job, title })).toBe(title));

test('without a known place, any separate city counts as the job’s; with one, only its own', () => {
  expect(bareTitle({ company: '', location: '', title: 'Cook - Nagpur, Surat' })).toBe('Cook');
  expect(bareTitle({ ...job, title: 'Cook - Pune, Surat' })).toBe('Cook');
  expect(bareTitle({ ...job, title: 'Cook - Surat' })).toBe('Cook - Surat');
});
