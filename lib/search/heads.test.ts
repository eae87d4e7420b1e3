import { fieldOfRank, isRole, titleHeads } from './heads';

test.each([
  ['Car Driver – Pune', ['car driver']],
  ['Windows Device Driver Development Engineer', ['windows device driver development engineer']],
  ['Head Constable (Driver)', ['head constable', 'driver']],
  ['Driver, Pharmacist and Other Posts', ['driver', 'pharmacist', 'other']],
  ['Clerk cum Typist', ['clerk', 'typist']],
  ['Director of Nursing', ['director']],
  ['Automation Tester with Selenium, Python', ['automation tester']],
  ['Urgent hiring for drivers', ['drivers']],
  ['SAP – Consultant', ['consultant']],
  ['Engineer Software Testing', ['engineer']],
  ['Teacher Trainee', ['teacher trainee', 'teacher']],
  ['Tele Caller Executive', ['tele caller executive', 'tele caller']],
  ['Engineer II', ['engineer']],
  ['Human Resources (HR) Executive', ['human resources executive', 'human resources']],
  ['Staff Nurse (Female) ICU', ['staff nurse']],
  ['', []],
])('%j says that it is %j', (title, heads) => expect(titleHeads(title)).toEqual(heads));

test.each([
  ['Deputy Manager – HR', 'HR'],
  ['Director of Nursing', 'Nursing'],
  ['Assistant Manager, Sales', 'Sales'],
  ['Associate HR', 'HR'],
  ['AGM - Human Resources', 'Human Resources'],
  ['Account Executive – Security', ''],
  ['Executive Assistant to the CEO', ''],
])('%j is called by its rank, in the field %j', (title, field) => expect(fieldOfRank(title)).toBe(field));

test.each<[boolean, ...string[]]>([
  [true, 'driver', 'nurses', 'accountant', 'salesman'],
  [false, 'driving', 'computer', 'java'],
])('whether it names who does a job is %j of %s', (expected, ...words) => {
  for (const word of words) expect([word, isRole(word)]).toEqual([word, expected]);
});
