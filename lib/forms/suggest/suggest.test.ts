import { suggest, suggestionIndex } from './suggest';
import { readSuggestions } from '../../jobs/suggestion';

const index = suggestionIndex({
  cities: [
    { slug: 'bengaluru', name: 'Bengaluru' },
    { slug: 'mumbai', name: 'Mumbai' },
    { slug: 'navi-mumbai', name: 'Navi Mumbai' },
    { slug: 'delhi', name: 'Delhi' },
    { slug: 'nagpur', name: 'Nagpur' },
    { slug: 'nashik', name: 'Nashik' },
  ],
  lists: [
    { label: 'Work from home', href: '/job/work-from-home', otherNames: ['wfh', 'घर से काम'] },
    { label: '10th pass', href: '/job?education=class-10', otherNames: ['sslc'] },
  ],
  categories: [
    { name: 'Information Technology', href: '/job/category/information-technology' },
    { name: 'Hospitals & Nursing', href: '/job?category=7' },
  ],
  titles: [
    ['Senior Nurse', 9],
    ['Staff Nurse', 7],
    ['Nurse Educator', 3],
    ['C++ Developer', 2],
    ['Café Manager', 2],
    ['Java Developer, Senior', 1],
    ['Senior Java Developer', 1],
    ['Banker', 1],
    ['Junior Research Fellow', 2],
    ['Multi Tasking Staff and Other Posts of 2026', 1],
    ['Zzyx Nurse', 1],
  ],
});

const labels = (typed: string) => suggest(index, typed).map(({ label }) => label);

test.each([
  [
    'those that begin so come first, then by their number of jobs',
    'nurse',
    ['Nurse Educator', 'Senior Nurse', 'Staff Nurse'],
  ],
  ['any word may begin so', 'educ', ['Nurse Educator']],
  [
    'words as they follow each other come first',
    'java dev',
    ['Java Developer, Senior', 'Senior Java Developer'],
  ],
  ['words in another order', 'developer java', ['Java Developer, Senior', 'Senior Java Developer']],
  ['every word must be there', 'java nurse', []],
  [
    'categories come before titles',
    'nurs',
    ['Hospitals & Nursing', 'Nurse Educator', 'Senior Nurse', 'Staff Nurse'],
  ],
  ['cities come before titles', 'ban', ['Bengaluru', 'Banker', 'Bank jobs']],
  ['a city by its old name', 'bombay', ['Mumbai']],
  ['a city by a name in Hindi', 'बेंगलु', ['Bengaluru']],
  ['a city by a short name', 'blr', ['Bengaluru']],
  ['no more than two cities', 'na', ['Navi Mumbai', 'Nagpur']],
  ['a part of a city', 'andh', ['Andheri, Mumbai']],
  ['what is no title', 'night', ['Night shift']],
  ['a list by what else it is called', 'wfh', ['Work from home']],
  ['a list by its name in Hindi', 'घर से', ['Work from home']],
  ['a list that begins with a number', '10th', ['10th pass']],
  ['in a city that is being typed', 'nurse in del', ['Nurse Educator in Delhi', 'Senior Nurse in Delhi']],
  ['without “in” likewise', 'banker nagp', ['Banker in Nagpur']],
  [
    'before a city is typed, in those with most jobs',
    'banker in',
    ['Banker in Bengaluru', 'Banker in Mumbai', 'Banker in Navi Mumbai', 'Banker in Delhi'],
  ],
  ['a title is no city', 'nurse ed', ['Nurse Educator']],
  ['a mistake', 'senoir nur', ['Senior Nurse']],
  ['the beginning of a mistake', 'bangalroe', ['Bengaluru']],
  ['a name with signs', 'c++', ['C++ Developer']],
  ['without accents', 'cafe m', ['Café Manager']],
  ['capitals and spaces around do not matter', '  STAFF n ', ['Staff Nurse']],
  ['initials of a title', 'jrf', ['Junior Research Fellow']],
  ['what a title says that the job is, if nothing else fits', 'mts', ['multi tasking staff']],
  ['no odd title of one ad', 'zzyx', []],
  ['the beginning of a word in any script', 'ஆசிரி', ['ஆசிரியர்']],
  ['known jobs, if none is open', 'civil en', ['civil engineer']],
  ['a city for its beginning', 'jobs in ban', ['Jobs in Bengaluru']],
  ['one character is too little', 'n', []],
])('%s: %j', (_, typed, expected) => expect(labels(typed)).toEqual(expected));

test('there are at most eight', () => {
  const titles = Array.from({ length: 30 }, (_, number): [string, number] => [`Nagpur Clerk ${number}`, 2]);
  const many = suggestionIndex({
    cities: [{ slug: 'nagpur', name: 'Nagpur' }],
    lists: [],
    categories: [],
    titles,
  });
  expect(suggest(many, 'nag')).toHaveLength(8);
});

test('the suggestions of an answer are read, and invalid ones skipped', async () => {
  const good = [
    { kind: 'title', label: 'Nurse' },
    { kind: 'city', label: 'Pune', href: '/job/location/pune' },
  ];
  const bad = [null, 'Nurse', { kind: 'title' }, { kind: 'city', label: 'Pune' }, { kind: 'x', label: 'y' }];
  expect(await readSuggestions(Response.json({ suggestions: [...good, ...bad] }))).toEqual(good);
});

test.each([[null], [{}], [{ suggestions: 'none' }]])('%j is not an answer', async (body) => {
  await expect(readSuggestions(Response.json(body))).rejects.toThrow(TypeError);
});
