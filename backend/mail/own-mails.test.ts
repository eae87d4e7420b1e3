import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailServerForTests } from '../../test/mail';
import { inquirySource } from '../forms/enquiries';
import { syncSheet } from '../sheet/sync-sheet';
import { inquiry, newJob, temporaryFolder } from '../../test/backend';
import { mailingForTests, SITE_URL } from '../../test/mailing';

const server = mailServerForTests();
const mailing = mailingForTests(server);
const folder = temporaryFolder();
const [staff] = server.staff as [string];

test('an employer is notified that the job is published, and where', async () => {
  const id = await mailing.store().addJobInquiry(inquiry);
  await mailing.sendAll();
  await mailing.store().upsertJobs([newJob({ id: `inquiry-${id}`, source: inquirySource(id) })]);
  await mailing.store().queueMail({ kind: 'published', inquiry_id: id });
  expect(await mailing.sendAll()).toEqual({ sent: 1, failures: 0 });
  const mail = server.to(inquiry.email_address).at(-1);
  expect(mail?.subject).toMatch(/^Your job is online/);
  expect(mail?.text).toContain(`${SITE_URL}/job-details/inquiry-${id}/`);
  expect(mail?.replyTo?.value[0]?.address).toBe(staff);
});

test('staff are notified which rows of the sheet to fix, and when all are fixed', async () => {
  const sheet = join(folder, 'jobs.csv');
  const read = async (text: string) => {
    writeFileSync(sheet, text);
    const { signal } = new AbortController();
    const result = await syncSheet({ store: mailing.store(), source: sheet, signal });
    expect(result?.isNews).toBe(true);
    await mailing.store().queueMail({ kind: 'sheet' });
    await mailing.sendAll();
    return server.to(staff).at(-1);
  };
  const bad = await read('id,title\na1,Beekeeper\na2,\n');
  expect(bad?.subject).toBe('1 row of the jobs sheet could not be used');
  expect(bad?.text).toContain('Row 3');
  expect(bad?.text).toContain('Sync 1 of jobs.csv: 1 new, 0 changed, 0 reopened, 0 closed.');
  expect(bad?.text).toMatch(/NEW\n+- Beekeeper – a1/);
  const well = await read('id,title\na1,Beekeeper\na2,Cook\n');
  expect(well?.subject).toBe('The jobs sheet is fixed');
  const unusable = await read('<!doctype html><title>Sign in</title>');
  expect(unusable?.subject).toBe('The jobs sheet could not be used');
  expect(unusable?.text).toContain('Nothing on the site was changed');
});
