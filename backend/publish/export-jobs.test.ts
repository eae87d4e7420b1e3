import { readdirSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importJobs } from '../import/import-jobs';
import { describeBothEngines } from '../../test/both-engines';
import type { Store } from '../compose-store';
import { newJob, NOON, temporaryFolder } from '../../test/backend';
import { exportJobs } from './export-jobs';

const folder = temporaryFolder();
const everything = newJob({
  id: 'A_1',
  title: 'R&D "Engineer", senior; नर्स',
  slug: 'r-and-d',
  image: 'jobs/a.svg',
  company_name: '=HYPERLINK("x")',
  location: 'Pune, Delhi',
  salary: '+ bonus',
  job_type: "'@home",
  workspace: 'On-site',
  notes: '- none',
  description: '<p>First</p>\r\n<p>"Second", &amp; third</p>',
  qualification: 'One\nTwo',
  primary_responsibility: '<ul><li>x</li></ul>',
  questions: JSON.stringify([
    { text: 'Do you have a "two-wheeler"?', kind: 'yes-no', choices: [] },
    { text: 'Which shift?', kind: 'choice', choices: ['day, early', 'night', 'दोनों'] },
    { text: '=Years, in sales?', kind: 'number', choices: [] },
    { text: 'Office (Word, Excel)', kind: 'text', choices: [] },
  ]),
  title_hi: 'नर्स, "सीनियर"',
  description_hi: '<p>एक</p>\n<p>दो</p>',
  title_kn: 'ನರ್ಸ್',
  description_kn: '<p>ಒಂದು</p>',
  category: 'Research, "new"',
  posted_at: '2026-11-19T06:07:08.123Z',
  expires_at: '2099-01-01T00:00:00.000Z',
  recruiter_email: 'asha@agency.example',
  confirmed_at: '2026-11-18T06:07:08.123Z',
});
const jobs = [
  everything,
  newJob({ id: '7', title: 'Undated first', category: 'B' }),
  newJob({ id: '007', title: 'Undated second', category: 'A', posted_at: null }),
  ...Array.from({ length: 210 }, (_, n) => newJob({ id: `n${n}`, title: `Clerk ${n}`, posted_at: NOON })),
];

const wire = async (store: Store) => {
  const names = new Map((await store.listCategories()).map(({ id, name }) => [id, name]));
  const found = [];
  for (let page = 1; page <= 5; page += 1) found.push(...(await store.findJobs({ page, perPage: 100 })).jobs);
  // Each store assigns its own category ids and update timestamps.
  return found.map(({ category_id, updated_at: _, ...job }) => ({
    ...job,
    category: names.get(category_id),
  }));
};

describeBothEngines(process.env, ({ nextPlace, open }) => {
  test.each(['jobs.csv', 'jobs.jsonl', 'jobs.csv.gz', 'jobs.jsonl.gz'])(
    'an export to %s, imported elsewhere, gives an equal store',
    async (name) => {
      const place = await nextPlace();
      const store = await open(place);
      await store.upsertJobs(jobs);
      await store.upsertJobs([newJob({ id: 'gone', title: 'Gone' })]);
      await store.closeJob('gone');
      const file = join(place.dataDir, name);
      expect(await exportJobs(store, file)).toBe(jobs.length);
      const other = await open(await nextPlace());
      const skipped: string[] = [];
      await importJobs({ store: other, file, onSkip: (...problem) => skipped.push(problem.join(' ')) });
      expect(skipped).toEqual([]);
      const [copy, original] = [await wire(other), await wire(store)];
      expect(copy).toHaveLength(jobs.length);
      expect(copy).toEqual(original);
      const { recruiter_email: recruiter, ...published } = everything;
      expect(copy.find(({ id }) => id === 'A_1')).toEqual(published);
      expect(await other.recruiterEmail('A_1')).toBe(recruiter);
      expect(await other.recruiterEmail('7')).toBeNull();
    },
  );

  test('a spreadsheet is given no formula, and the mark by which Excel knows UTF-8', async () => {
    const place = await nextPlace();
    const store = await open(place);
    await store.upsertJobs([everything]);
    const file = join(place.dataDir, 'safe.csv');
    await exportJobs(store, file);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith('\uFEFFid,category,title,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""x"")",`);
    expect(text).toContain(`,'+ bonus,''@home,`);
  });

  test('a file that cannot be written leaves nothing behind', async () => {
    const store = await open(await nextPlace());
    const file = join(folder, `${Math.random()}.csv`);
    mkdirSync(file);
    await expect(exportJobs(store, file)).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
