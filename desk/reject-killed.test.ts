/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { application, newJob } from '../test/backend';
import { describeBothEngines } from '../test/both-engines';

const COUNT = 150;

describeBothEngines(process.env, ({ nextPlace, open }) => {
  test('a process killed while rejecting loses neither a note nor its mail', async () => {
    const place = await nextPlace();
    const store = await open(place);
    await store.upsertJobs([newJob({ id: '1' })]);
    for (let n = 0; n < COUNT; n += 1)
      await store.addApplication({ ...application, email: `p${n}@example.com` }, null);
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'test/reject-all.ts', JSON.stringify(place), String(COUNT)],
      { stdio: 'inherit' },
    );
    const ended = once(child, 'exit');
    // When the first effect is visible, most work is still pending.
    while ((await store.unsentMails()).length === 0 && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 1));
    child.kill('SIGKILL');
    await ended;
    const wanted = { jobId: '', stages: ['rejected'] as const, since: '' };
    const rejected = await store.queuedIds(wanted, COUNT);
    expect(rejected.length).toBeGreaterThan(0);
    expect(await store.unsentMails()).toHaveLength(rejected.length);
    for (const { form } of await store.applicationsOf(rejected))
      expect((await store.personalDataOf(form.fields.email!)).mails).toMatchObject([{ kind: 'ended' }]);
    // Trying again rejects the others, without mailing anyone twice.
    const ids = Array.from({ length: COUNT }, (_, index) => index + 1);
    await store.endAll(ids, { kind: 'rejected', who: 'ravi@example.com' }, new Date());
    expect(await store.unsentMails()).toHaveLength(COUNT);
  }, 120_000);
});
