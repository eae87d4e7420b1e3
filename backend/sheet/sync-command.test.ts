import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '../open-store';
import { stdoutForTests, temporaryFolder, testClock } from '../../test/backend';
import { syncCommand } from './sync-command';

const folder = temporaryFolder();
const printed = stdoutForTests();

test('the run, what it changed and the bad rows are printed; a failure is a failed command', async () => {
  const clock = testClock();
  const store = openSqliteStore({ file: join(folder, 'jobs.sqlite'), now: clock.now });
  const sheet = join(folder, 'jobs.csv');
  const sync = async (text: string, force = false) => {
    writeFileSync(sheet, text);
    const before = printed().length;
    await syncCommand(store, sheet, force);
    return printed().slice(before).trimEnd().split('\n');
  };
  const clerk = 'id,title,Shoe size,City,Place\n1,Clerk,5,Pune,\n';
  const first = [
    expect.stringMatching(/^Sync 1 of jobs\.csv on \d+ \w+ \d{4} at \d\d:\d\d \(IST\)\.$/),
    '1 rows used: 1 new, 0 changed, 0 reopened, 0 closed.',
    'New: Clerk (1)',
    'Row 3 has no title: skipped.',
    'The jobs of skipped rows are unchanged.',
    'Columns with unknown names, which are ignored: Shoe size.',
    'Two columns match location: D “City” is used, E “Place” is not.',
  ];
  expect(await sync(`${clerk}2,,6,,\n`)).toEqual(first);
  expect(await sync(`${clerk}2,,6,,\n`)).toEqual([
    'The sheet has not changed since the last sync:',
    ...first,
  ]);
  const many = Array.from({ length: 25 }, (_, index) => `${index + 10},Cook ${index + 10},,,\n`).join('');
  expect((await sync(`${clerk}${many}`)).slice(0, 2)).toEqual([
    expect.stringMatching(/^Sync 2 of /),
    '26 rows used: 25 new, 0 changed, 0 reopened, 0 closed.',
  ]);
  await store.closeJob('10');
  const changed = await sync(`${clerk.replace('Clerk', 'Head clerk')}10,Cook 10,,,\n`, true);
  expect(changed.slice(1, 5)).toEqual([
    '2 rows used: 0 new, 1 changed, 1 reopened, 24 closed.',
    'Changed: Head clerk (1)',
    'Reopened: Cook 10 (10)',
    'Closed: Cook 11 (11)',
  ]);
  expect(changed).toContain('Closed: … and 4 more');
  await expect(sync('<html>', true)).rejects.toThrow(/web page.* Nothing was changed\.$/);
  expect(await sync(`${clerk}10,Cook 10,,,\n`)).toContainEqual(expect.stringMatching(/^Sync 5 of /));
  await store.close();
});
