import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { application, no, outage, outboxFolder } from '../../../test/outbox';

// Runs the command line itself, as operators do.
jest.setTimeout(30_000);

let folder: ReturnType<typeof outboxFolder>;
beforeEach(() => {
  folder = outboxFolder();
  for (const level of ['log', 'error'] as const) jest.spyOn(console, level).mockImplementation();
});
afterEach(() => {
  folder.remove();
  jest.restoreAllMocks();
});

function outboxCommand(...words: string[]) {
  const run = spawnSync(process.execPath, ['dist/outbox.mjs', ...words], {
    env: { ...process.env, DATA_DIR: folder.dataDir },
    encoding: 'utf8',
  });
  return { code: run.status, out: run.stdout, problem: run.stderr };
}

test('without an outbox, a command says where it looked and what to do, and creates none', () => {
  const { code, problem } = outboxCommand('list');
  expect(code).toBe(1);
  expect(problem).toContain(
    `There is no outbox in ${folder.dataDir}. Run the command with the site’s settings`,
  );
  expect(() => statSync(folder.file)).toThrow();
});

test('list, show, retry and drop', async () => {
  const deliver = jest.fn().mockRejectedValue(outage);
  const outbox = folder.open({ deliver, now: Date.now });
  for (const name of ['Asha', 'Ravi']) await outbox.accept('apply-job', application(name));
  deliver.mockResolvedValueOnce(no);
  outbox.takeOver();
  await outbox.redeliver();

  const { out } = outboxCommand('list');
  expect(out).not.toMatch(/@|asha|ravi|pdf/i);
  const [refused, waiting, ...others] = out.trim().split('\n');
  expect(refused).toMatch(/^\w{8} {2}apply-job .* \d s {2}2 tries {2}refused {2}… has applied already\.$/);
  expect(waiting).toMatch(/^\w{8} {2}apply-job .* \d s {2}2 tries {2}waiting {2}answered 500$/);
  expect(others).toEqual([]);

  const [first, second] = [refused!.slice(0, 8), waiting!.slice(0, 8)];
  const cv = path.join(folder.dataDir, 'cv.pdf');
  const shown = outboxCommand('show', first.toLowerCase(), '--cv', cv);
  for (const text of ['asha@example.in has applied', 'first_name: Asha', 'Asha.pdf (25 bytes)']) {
    expect(shown.out).toContain(text);
  }
  expect(readFileSync(cv, 'utf8')).toBe('%PDF-1.4 the life of Asha');
  expect(statSync(cv).mode & 0o777).toBe(0o600);

  expect(outboxCommand('drop', second)).toMatchObject({
    code: 1,
    problem: expect.stringContaining(second),
  });
  expect(outboxCommand('drop', first).code).toBe(0);
  expect(outboxCommand('show', first)).toMatchObject({ code: 1, problem: expect.stringContaining(first) });

  expect(outboxCommand('retry').out).toBe('1 due now.\n');
  deliver.mockReset().mockResolvedValue({ status: true, message: '' });
  await outbox.redeliver();
  expect(outboxCommand('list').out).toBe('Nothing is waiting.\n');
});
