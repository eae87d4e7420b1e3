import { readSheetJobs } from '../sheet/sheet-rows';

/** Titles of the jobs in a sheet of titles, companies and cities with the given line above a job. */
async function titles(line: string, title = 'Cook'): Promise<string[]> {
  const csv = `S. No,Title,Company,City,Salary\n1,${title},Kolam,Pune,1\n${line}\n2,${title},Nadi,Goa,2\n`;
  const { jobs, badRows } = await readSheetJobs({ bytes: Buffer.from(csv), isHtml: false });
  expect(badRows).toEqual([]);
  return jobs.map((job) => job.title);
}

const HEADINGS = `
  MUMBAI,,,, | ,MUMBAI,,, | ,Mumbai,,, | ,Navi Mumbai (3),,,
  ,"Pune, Maharashtra",,, | ,,Kolam Foods,, | ,FRESHERS,,, | ,BACK OFFICE,,,
  ,IT Jobs,,, | ,Sales department,,, | ,Pune location - 4,,, | ,--- Night shift ---,,,
  ,Client: Kolam,,, | ,Send CVs to hr@agency.example,,, | ,Updated on 12/12/2026,,, | ,* Conditions apply,,,
  ,Total,,, | ,Total openings: 4,,, | Total,,,4, | ,GRAND TOTAL,,,54000
  ,,,,54000 | ,No. of positions: 12,,, | ,कुल,,,4 | S. No,Title,Company,City,Salary
  ,Job Title,Client,Location, | ,Position / Role,Client,Location / City,`;

test.each(HEADINGS.trim().split(/ \| |\n */))('“%s” is no job', async (line) =>
  expect(await titles(line)).toEqual(['Cook', 'Cook']),
);

test.each([
  ['3,Driver,,,', 'Driver'],
  [',Driver,,,', 'Driver'],
  [',Team leader,,,', 'Team leader'],
  [',Head of department,Kolam,,', 'Head of department'],
  [',Total quality manager,,,', 'Total quality manager'],
  [',HR,Kolam,Pune,', 'HR'],
  [',SALES EXECUTIVE,,Goa,', 'SALES EXECUTIVE'],
  [',Mumbai dabbawala,,,', 'Mumbai dabbawala'],
])('“%s” is one, though it says little', async (line, title) =>
  expect(await titles(line)).toEqual(['Cook', title, 'Cook']),
);

test('if all titles are in capitals, a lone one is a job', async () => {
  expect(await titles(',DRIVER,,,', 'COOK')).toEqual(['COOK', 'DRIVER', 'COOK']);
});

test('a sheet of titles alone has jobs', async () => {
  const { jobs } = await readSheetJobs({ bytes: Buffer.from('Title,City\nCOOK,\nDRIVER,\n'), isHtml: false });
  expect(jobs.map(({ title }) => title)).toEqual(['COOK', 'DRIVER']);
});
