import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '../store/sqlite';
import { stdoutForTests, temporaryFolder } from '../../test/backend';
import { syncCommand } from './sync-command';

const folder = temporaryFolder();
const printed = stdoutForTests();

test('what became of the sheet is printed, its bad rows by number; a failure is a failed command', async () => {
  const store = openSqliteStore({ file: join(folder, 'jobs.sqlite') });
  const sheet = join(folder, 'jobs.csv');
  writeFileSync(sheet, 'id,title,Wages\n1,Clerk,5\n2,,6\n');
  await syncCommand(store, sheet, false);
  await syncCommand(store, sheet, false);
  const report =
    '1 rows used: 1 new jobs, 0 closed.\nRow 3 has no title: left out.\nThe jobs of rows left out stay as they were.\nColumns of no known name: wages.\n';
  expect(printed()).toBe(`${report}The sheet has not changed since it was read last:\n${report}`);
  writeFileSync(sheet, '<html>');
  await expect(syncCommand(store, sheet, true)).rejects.toThrow(/web page.* Nothing was changed\.$/);
  await store.close();
});
