import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readXlsx } from '../../../test/read-xlsx';
import { describeStores, storeForEach } from '../../../test/stores';
import { application, newJob, stderrForTests, stdoutForTests, temporaryFolder } from '../../../test/backend';
import type { Store } from '../../compose-store';
import { applicationsCommand, type ApplicationsOptions } from './applications-command';

const folder = temporaryFolder();
let files = 0;
const nextFile = (ending: string) => join(folder, `${(files += 1)}.${ending}`);

describeStores({ env: process.env }, (open) => {
  const printed = stdoutForTests();
  const told = stderrForTests();
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  const run = (options: ApplicationsOptions) => applicationsCommand(store, options);
  const apply = async (
    received: string,
    values: Partial<typeof application> & Record<string, string>,
    reference = '',
  ) => {
    clock.set(received);
    const cv = { name: 'आशा.pdf', mimeType: 'application/pdf', bytes: Buffer.from('%PDF-') };
    await store.addApplication({ ...application, ...values }, cv, undefined, reference);
  };
  /** First and last names in the CSV's rows. */
  const found = async (options: ApplicationsOptions) => {
    const csv = nextFile('csv');
    await run({ ...options, csv });
    return rowsOf(readFileSync(csv)).map((row) => row['First name']);
  };
  const rowsOf = (csv: Buffer): Record<string, string>[] => parse(csv, { bom: true, columns: true });

  beforeEach(async () => {
    await store.upsertJobs([
      newJob({ id: '1042', title: 'Staff Nurse', location: 'Kochi, Kerala' }),
      newJob({ id: 'PUN-7', title: 'Wéldér' }),
    ]);
    await apply('2026-10-31T18:29:59.999Z', { job_id: '1042', first_name: 'Priya', phone: '98765 43210' });
    await apply('2026-10-31T18:30:00.000Z', { job_id: 'PUN-7', first_name: 'आशा' }, '7KQ2M4XP');
    await apply('2026-11-20T12:00:00.000Z', {
      job_id: '1042',
      first_name: '=1+1',
      last_name: '@SUM(A1)',
      phone: '0484 235 6789 / 98765 11111',
      message: '-2 "quoted",\nnext line\u001b[2J',
      experience_years: '',
      current_pay: '₹4 lakh a year',
      question_1: 'A licence?',
      answer_1: '=Yes',
      answer_2: '7',
      email: 'ravi@example.com',
    });
  });

  test('a table on the terminal, newest first, in Indian time', async () => {
    await store.setApplicationState(2, 'seen');
    await store.setApplicationState(2, 'with-employer');
    await run({});
    const [head, rule, ...rows] = printed().trimEnd().split('\n');
    expect(head).toMatch(/^No\. +Received \(IST\) +Reference +Job +Status +Name +Phone +Email$/);
    expect(rule).toMatch(/^-+( {2}-+){7}$/);
    expect(rows.map((row) => row.replaceAll(/ {2,}/g, ', '))).toEqual([
      '3, 2026-11-20 17:30, A3, 1042 Staff Nurse, Received, =1+1 @SUM(A1), 0484 235 6789 /…, ravi@example.com',
      '2, 2026-11-01 00:00, 7KQ2M4XP, PUN-7 Wéldér, With the employer, आशा Rao, +91 98000 00000, asha@example.com',
      '1, 2026-10-31 23:59, A1, 1042 Staff Nurse, Received, Priya Rao, 98765 43210, asha@example.com',
      '3 applications.',
    ]);
  });

  const searches: [ApplicationsOptions, string[]][] = [
    [{}, ["'=1+1", 'आशा', 'Priya']],
    [{ job: '1042' }, ["'=1+1", 'Priya']],
    [{ since: '2026-11-01' }, ["'=1+1", 'आशा']],
    [{ since: '1/11/2026', job: '1042' }, ["'=1+1"]],
    [{ since: '2027-01-01' }, []],
    [{ find: 'priya' }, ['Priya']],
    [{ find: 'welder' }, ['आशा']],
    [{ find: 'आशा' }, ["'=1+1", 'आशा', 'Priya']],
    [{ find: 'nurse QUOTED' }, ["'=1+1"]],
    [{ find: '7kq2m4xp' }, ['आशा']],
    [{ find: '+91 9876543210' }, ['Priya']],
    [{ find: '98765-11111' }, ["'=1+1"]],
    [{ find: 'ravi@example.com' }, ["'=1+1"]],
    [{ find: 'agree' }, []],
    [{ find: 'nobody' }, []],
  ];
  test('by job, by day of receipt, and by words or a number in any writing', async () => {
    for (const [options, names] of searches)
      expect({ options, names: await found(options) }).toEqual({ options, names });
  });

  test('without matches the table says so, and a file has only its header', async () => {
    await run({ find: 'nobody' });
    expect(printed()).toBe('No application matches.\n');
    const csv = nextFile('csv');
    await run({ find: 'nobody', csv });
    expect(readFileSync(csv, 'utf8')).toMatch(/^\uFEFFNo\.,Received \(IST\),[^\n]+\r\n$/);
  });

  test('CSV: everything as it was typed, formulas escaped, for its owner only', async () => {
    const csv = nextFile('csv');
    writeFileSync(csv, 'old', { mode: 0o644 });
    await run({ csv });
    const [first] = rowsOf(readFileSync(csv));
    expect(first).toEqual({
      'No.': '3',
      'Received (IST)': '2026-11-20 17:30',
      Reference: 'A3',
      'Job no.': '1042',
      Job: 'Staff Nurse',
      Place: 'Kochi, Kerala',
      'First name': "'=1+1",
      'Last name': "'@SUM(A1)",
      Email: 'ravi@example.com',
      Phone: '0484 235 6789 / 98765 11111',
      'Experience in years': '',
      'Notice period': '30 days',
      'Current pay': '₹4 lakh a year',
      'Expected pay': '',
      Message: `'-2 "quoted",\nnext line [2J`,
      Source: 'newsletter',
      Answers: 'A licence? – =Yes\nQuestion 2 – 7',
      'Consent given (IST)': '2026-11-20 17:30',
      'CV file': 'आशा.pdf',
      Status: 'Received',
    });
    expect(rowsOf(readFileSync(csv))[2]?.Phone).toBe("'+919876543210");
    expect(statSync(csv).mode & 0o777).toBe(0o600);
    expect(told()).toBe(
      `Wrote 3 applications to ${csv}, with personal data, readable only by you: delete it when you no longer need it.\n`,
    );
    expect(printed()).toBe('');
  });

  test('"-" writes nothing but the CSV to standard output', async () => {
    await run({ csv: '-', job: 'PUN-7' });
    expect(rowsOf(Buffer.from(printed()))).toMatchObject([{ 'First name': 'आशा' }]);
    expect(told()).toBe('1 application, with personal data.\n');
  });

  test('XLSX: times and numbers are typed cells, texts unchanged', async () => {
    const xlsx = nextFile('xlsx');
    const csv = nextFile('csv');
    await run({ xlsx });
    await run({ csv });
    const [head, third, second, first] = await readXlsx(xlsx);
    expect(head).toEqual(Object.keys(rowsOf(readFileSync(csv))[0]!));
    // Days since 30 December 1899: https://learn.microsoft.com/office/troubleshoot/excel/1900-and-1904-date-system
    expect(third!.slice(0, 2)).toEqual([3, expect.closeTo(46346 + 17.5 / 24, 6)]);
    expect(third!.slice(2, 10).join('|')).toBe(
      'A3|1042|Staff Nurse|Kochi, Kerala|=1+1|@SUM(A1)|ravi@example.com|0484 235 6789 / 98765 11111',
    );
    const answers = [null, '30 days', '₹4 lakh a year', null, '-2 "quoted",\nnext line [2J'];
    expect(third!.slice(10, 15)).toEqual(answers);
    expect([second![10], second![6], first![9]]).toEqual([3.5, 'आशा', '+919876543210']);
    expect(statSync(xlsx).mode & 0o777).toBe(0o600);
  });

  const mistakes: [ApplicationsOptions, string][] = [
    [{ job: '7' }, '--job: there is no job with the id 7.'],
    [{ job: '' }, '--job: there is no job with the id "".'],
    [{ since: 'yesterday' }, '--since must be a day such as 2026-11-01 or 1/11/2026.'],
    [{ since: '2026-02-30' }, '--since must be a day'],
    [{ since: '' }, '--since must be a day'],
    [{ find: ' – ' }, '--find must contain a letter or a digit.'],
    [{ csv: '' }, '--csv must be the name of a CSV file'],
    [{ csv: 'a.csv', xlsx: 'a.xlsx' }, 'Use either --csv or --xlsx'],
    [{ csv: 'out.xlsx' }, '--csv must be the name of a CSV file'],
    [{ xlsx: 'out.csv' }, '--xlsx must be a file name ending in .xlsx.'],
    [{ xlsx: '-' }, '--xlsx must be a file name ending in .xlsx.'],
    [{ xlsx: join(folder, '.xlsx') }, '--xlsx must be a file name'],
    [{ csv: join(folder, 'none', 'a.csv') }, 'a.csv cannot be written: the folder does not exist.'],
    [{ csv: folder }, `${folder} cannot be written: it is a folder.`],
  ];
  test('invalid options are refused before anything is written', async () => {
    const before = readdirSync(folder);
    for (const [options, problem] of mistakes) await expect(run(options)).rejects.toThrow(problem);
    expect(readdirSync(folder)).toEqual(before);
    expect(printed()).toBe('');
  });

  test('more than are read at a time', async () => {
    clock.set('2026-11-21T12:00:00.000Z');
    for (let count = 0; count < 500; count += 1)
      await store.addApplication({ ...application, job_id: '1042' }, null);
    const csv = nextFile('csv');
    await run({ csv });
    const numbers = rowsOf(readFileSync(csv)).map((row) => Number(row['No.']));
    expect(numbers).toEqual(Array.from({ length: 503 }, (_, index) => 503 - index));
  });
});
