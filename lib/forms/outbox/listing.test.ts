import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { application, no, outage, outboxForTests } from '../../../test/outbox';
import { runCommand } from '../../../test/run-command';
import { program } from '../../../bin/outbox-program';

const folder = outboxForTests();
const { deliver } = folder;

async function outboxCommand(...words: string[]) {
  process.env.DATA_DIR = folder.dataDir;
  const { status, stdout, stderr } = await runCommand(program, ...words);
  return { code: status, out: stdout, problem: stderr };
}

test('without an outbox, a command says where it looked and what to do, and creates none', () => {
  const { status, stderr } = spawnSync(process.execPath, ['dist/outbox.mjs', 'list'], {
    env: { ...process.env, DATA_DIR: folder.dataDir },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(
    `There is no outbox in ${folder.dataDir}. Run the command with the service’s settings`,
  );
  expect(() => statSync(folder.file)).toThrow();
});

test('list, show, retry and drop', async () => {
  deliver.mockRejectedValue(outage);
  const outbox = folder.open({ now: Date.now });
  for (const name of ['Asha', 'Ravi']) await outbox.accept('apply-job', application(name));
  deliver.mockResolvedValueOnce(no);
  outbox.takeOver();
  await outbox.redeliver();

  const { out } = await outboxCommand('list');
  expect(out).not.toMatch(/@|asha|ravi|pdf/i);
  const [refused, waiting, ...others] = out.trim().split('\n');
  expect(refused).toMatch(/^\w{8} {2}apply-job .* \d s {2}2 tries {2}refused {2}… has applied already\.$/);
  expect(waiting).toMatch(/^\w{8} {2}apply-job .* \d s {2}2 tries {2}waiting {2}answered 500$/);
  expect(others).toEqual([]);

  const [first, second] = [refused!.slice(0, 8), waiting!.slice(0, 8)];
  const cv = path.join(folder.dataDir, 'cv.pdf');
  const shown = await outboxCommand('show', first.toLowerCase(), '--cv', cv);
  for (const text of ['asha@example.in has applied', 'first_name: Asha', 'Asha.pdf (25 bytes)']) {
    expect(shown.out).toContain(text);
  }
  expect(readFileSync(cv, 'utf8')).toBe('%PDF-1.4 the life of Asha');
  expect(statSync(cv).mode & 0o777).toBe(0o600);

  expect(await outboxCommand('drop', second)).toMatchObject({
    code: 1,
    problem: expect.stringContaining(second),
  });
  expect((await outboxCommand('drop', first)).code).toBe(0);
  expect(await outboxCommand('show', first)).toMatchObject({
    code: 1,
    problem: expect.stringContaining(first),
  });

  expect((await outboxCommand('retry')).out).toBe('1 to be retried now.\n');
  deliver.mockReset().mockResolvedValue({ status: true, message: '' });
  await outbox.redeliver();
  expect((await outboxCommand('list')).out).toBe('Nothing is waiting.\n');
});
