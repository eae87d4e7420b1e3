import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../test/backend';
import { runCommand } from '../test/run-command';
import { program } from './program';

const folder = temporaryFolder();
beforeEach(() => Object.assign(process.env, { DATABASE_URL: '', JOBS_SOURCE: '' }));

const run = (dataDir: string, ...words: string[]) => {
  process.env.DATA_DIR = dataDir;
  return runCommand(program, ...words);
};

test('the exit status is the command’s', async () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/backend.mjs', 'mails'], {
    env: { ...process.env, DATA_DIR: join(folder, 'nothing') },
    encoding: 'utf8',
  });
  const said = await run(join(folder, 'nothing'), 'mails');
  expect({ status, stdout, stderr }).toEqual(said);
  expect(said.status).toBe(1);
});

test('without settings a reading command says where it looked and what to do, and creates nothing', async () => {
  const dataDir = join(folder, 'nothing');
  const commands = [
    ['inbox'],
    ['export', 'out.csv'],
    ['mails'],
    ['backup', join(folder, 'out.tar.gz')],
    ['erase', 'asha@example.com'],
  ];
  for (const command of commands) {
    const { status, stdout, stderr } = await run(dataDir, ...command);
    expect({ command, status, stdout }).toEqual({ command, status: 1, stdout: '' });
    expect(stderr).toContain(
      `There is no database in ${dataDir}, and DATABASE_URL is not set. Run the command with`,
    );
  }
  expect(existsSync(dataDir)).toBe(false);
});

test('nor does an import without jobs', async () => {
  const dataDir = join(folder, 'nothing to bring');
  const sync = await run(dataDir, 'sync');
  expect([sync.status, sync.stderr]).toEqual([1, expect.stringContaining('JOBS_SOURCE is not set')]);
  const missing = await run(dataDir, 'import', 'missing.csv');
  expect([missing.status, missing.stderr]).toEqual([
    1,
    'missing.csv cannot be read: the file does not exist.\n',
  ]);
  expect(existsSync(dataDir)).toBe(false);
});

test('an import creates the store', async () => {
  const dataDir = join(folder, 'new');
  const file = join(folder, 'jobs.csv');
  writeFileSync(file, 'id,title,salry\n1,Clerk,5\n1,Cook,6\n2,#REF!,7\n3,????,8\n');
  expect(await run(dataDir, 'import', file)).toMatchObject({
    status: 0,
    stdout:
      'imported 1 (1 new, 0 updated), skipped 3\nNew: Clerk (1)\nColumns with unknown names, which are ignored: salry (salary?).\n',
    stderr: expect.stringMatching(
      /row 3 has the same id as row 2.*\nrow 4 has the formula error #REF! .*\nrow 5 has lost letters/,
    ),
  });
  expect((await run(dataDir, 'mails')).status).toBe(0);
  const link = /^Sign in once, within an hour: http:\/\/localhost:4100\/sign-in\/link\?token=[0-9a-f]{64}\n$/;
  expect(await run(dataDir, 'desk', 'owner', 'Asha@Example.in')).toMatchObject({
    stdout: expect.stringMatching(link),
  });
  expect((await run(dataDir, 'desk', 'owner', 'asha')).stderr).toContain('Name the owner’s address');
});

test('a workbook is imported; an unusable one is explained', async () => {
  const dataDir = join(folder, 'workbook');
  const fixture = (name: string) => join('backend/import/fixtures', name);
  expect(await run(dataDir, 'import', fixture('lo-hidden-row-merged.xlsx'))).toMatchObject({
    status: 0,
    stdout:
      'imported 4 (4 new, 0 updated), skipped 0\nNew: Cook (1)\nNew: Clerk (2)\nNew: Guard (3)\nNew: Nurse (4)\n',
  });
  expect(await run(dataDir, 'import', fixture('lo-plain.xls'))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /cannot be read: This is a workbook of Excel 97 to 2003 .*save it as an Excel workbook/,
    ),
  });
});
