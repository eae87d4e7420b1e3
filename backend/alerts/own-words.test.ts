import { join } from 'node:path';
import { newJob, temporaryFolder } from '../../test/backend';
import { openSqliteStore } from '../open-store';
import type { Store } from '../compose-store';
import { ownWordsOf } from './alert-mails';

const folder = temporaryFolder();
let store: Store;
beforeAll(async () => {
  store = openSqliteStore({ file: join(folder, 'jobs.sqlite') });
  const titles = ['Senior Welder (Night shift)', 'Staff Nurse, ICU', 'C++ Developer', 'Pay & Benefits Clerk'];
  await store.upsertJobs([
    ...titles.map((title) => newJob({ title, location: 'Pune' })),
    newJob({ title: 'Driver', description: 'You are selected by test. Pay is monthly, call us at once.' }),
  ]);
});
afterAll(() => store.close());

test.each([
  // In the title's words.
  ['welder', 'Welder'],
  ['WELDERS!!', 'Welder'],
  ['senior  welder', 'Senior Welder'],
  ['वेल्डर', 'Welder'],
  ['nurse staff', 'Staff Nurse'],
  ['“nurse”', 'Nurse'],
  ['c++', 'C++'],
  ['c++ developer', 'C++ Developer'],
  ['wel\u200Bder', 'Welder'],
  ['<b>driver</b>', ''],
  // Not all in one title.
  ['', ''],
  ['welder nurse', ''],
  ['welder call 98123 45678', ''],
  ['welder pune', ''],
  ['you are selected', ''],
  ['You are selected. Pay Rs 2,500 at evil.example', ''],
  ['pay selected monthly call', ''],
  ['welder https://evil.example/pay', ''],
  ['welder@evil.example', ''],
  ['+91 98123 45678', ''],
  ['वेल्डर को ₹2500 दें', ''],
  ['weldr', ''],
])('of %j a mail says %j', async (keyword, said) => expect(await ownWordsOf(store, keyword)).toBe(said));
