/** @jest-environment node */
import { applicationColumns } from '../backend/forms/export/form-columns';
import { senderOf } from '../backend/forms/submission-names';
import { renderText } from '../lib/base/mail/render-text';
import { staffCopyMail } from '../lib/content/mails/staff-copy';
import { applicationFields } from '../lib/contract/forms/application';
import { textFields } from '../lib/contract/forms/field';
import { application, newJob, testClock } from '../test/backend';
import { deskForTests, RECRUITER } from '../test/desk';
import { sqliteStores } from '../test/stores';

const clock = testClock();
const open = sqliteStores();

test('whatever an application’s form has is kept, shown at the desk, mailed to staff and exported', async () => {
  const typed = textFields(applicationFields).filter(([name]) => name !== 'jobId');
  const fields = Object.fromEntries(typed.map(([name, { wire }]) => [wire, `Zorblatt ${name}`]));
  const store = await open(clock.now);
  await store.upsertJobs([newJob({ id: '1' })]);
  const id = await store.addApplication({ ...application, ...fields }, null);
  const form = (await store.getSubmission('applications', id))!;
  const page = await (await deskForTests(store, clock.now).signIn(RECRUITER)).text(`/applications/${id}`);
  const about = { sender: senderOf(form), reference: '', receivedAt: form.received_at, refusedBy: '' };
  const job = { title: '', location: '', url: '' };
  const mail = staffCopyMail({
    kind: 'applications',
    fields: form.fields,
    ...about,
    job,
    cv: null,
    status: null,
  });
  const row = applicationColumns.map(({ cell }) => cell({ form, job: null })).join('\n');
  for (const text of [page, `${mail.subject} ${renderText(mail)}`, row])
    for (const value of Object.values(fields)) expect(text).toContain(value);
  await store.close();
});
