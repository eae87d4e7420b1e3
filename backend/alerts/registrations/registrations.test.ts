import { activeCategoriesAnswer, paths } from '../../../lib/contract/calls';
import type { RegistrationStep } from '../../../lib/contract/registration-steps';
import { newJob, registration, stderrForTests } from '../../../test/backend';
import { mailServerForTests } from '../../../test/mail';
import { mailingForTests, SITE_URL } from '../../../test/mailing';
import { pdf } from '../../../test/cv-files/plain';
import { createApp } from '../../server';

const server = mailServerForTests();
const mailing = mailingForTests(server);
stderrForTests();

const asha = registration.email;
const [monday, nextMonday] = ['2026-11-23T02:30:00.000Z', '2026-11-30T02:30:00.000Z'];

const form = (values: Record<string, string> = {}, withCv = true) => {
  const body = new FormData();
  const { kept_until: _, ...fields } = { ...registration, ...values };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (withCv) body.set('cv_file', new File([new Uint8Array(pdf)], 'cv.pdf'));
  return body;
};
const register = (values: Record<string, string> = {}) => mailing.post(paths.registerCv(), form(values));
const mails = () => server.to(asha).filter(({ subject }) => !subject?.startsWith('CV: '));
const linkIn = (text = '', step: RegistrationStep) =>
  new RegExp(`${SITE_URL}/register/${step}\\?token=(\\S+)`).exec(text)?.[1] ?? '';
const take = (step: RegistrationStep, token: string) => mailing.post(paths.registrationStep(step), { token });
const publish = (...jobs: Parameters<typeof newJob>[0][]) => mailing.store().upsertJobs(jobs.map(newJob));

test('registrations are accepted only if mail is sent', async () => {
  expect(activeCategoriesAnswer.parse(await mailing.get(paths.activeCategories())).extras).toContain(
    'registrations',
  );
  const silent = createApp({ store: mailing.store(), storageDir: '/nowhere' });
  const categories = await (await silent.request('/api/category/list/active')).json();
  const { extras } = activeCategoriesAnswer.parse(categories);
  expect(extras?.filter((extra) => ['registrations', 'your-data'].includes(extra)) ?? []).toEqual([]);
  expect((await silent.request('/api/register-cv', { method: 'POST', body: form() })).status).toBe(404);
  const headers = { 'x-received-at': '2026-11-20T11:00:00.000Z' };
  const late = await silent.request('/api/register-cv', { method: 'POST', body: form(), headers });
  expect(late.status).toBe(200);
});

test('a registration needs a CV and jobs, and is kept for a year', async () => {
  expect(await mailing.post(paths.registerCv(), form({}, false))).toMatchObject({ status: 0 });
  expect(await register({ roles: ' ' })).toMatchObject({ status: 0 });
  expect(await register()).toMatchObject({ status: 1 });
  const [stored] = await mailing.store().inbox();
  expect(stored).toMatchObject({ kind: 'registrations', fields: registration });
});

test('staff receive it with its CV; the receipt repeats only the name', async () => {
  await register({ roles: 'Buy at evil.example' });
  await mailing.sendAll();
  const staff = server.to(server.staff[0]!).at(-1)!;
  expect(staff.subject).toMatch(/^CV: Buy at evil\.example – Asha Rao \(R1\)$/);
  expect(staff.attachments).toHaveLength(1);
  expect(staff.text).toContain('Pune, Kochi');
  const receipt = mails().at(-1)!;
  expect(receipt.subject).toBe('We have received your CV (R1)');
  expect(receipt.text).not.toContain('evil');
  expect(receipt.text).toContain('until 20 November 2027');
  for (const step of ['matches', 'erase'] as const) {
    expect(linkIn(receipt.text, step)).toMatch(/^[0-9a-z]+-[0-9a-z]+-[0-9a-z]-[0-9a-f]{40}$/);
    expect(String(receipt.html)).toContain(`/register/${step}?token=`);
  }
});

test('matching jobs are mailed weekly from opting in until opting out', async () => {
  await register();
  await mailing.sendAll();
  const { text } = mails().at(-1)!;
  await publish({ id: 'A', title: 'Welder', location: 'Pune' });
  await mailing.at(monday);
  expect(mails()).toHaveLength(1);
  expect(await take('matches', linkIn(text, 'erase'))).toMatchObject({ status: 0 });
  expect(await take('matches', linkIn(text, 'matches'))).toMatchObject({ status: 1 });
  await publish(
    { id: 'B', title: 'Welder and Fitter', location: 'Pune' },
    { id: 'C', title: 'Fitter', location: 'Kochi' },
    { id: 'D', title: 'Welder', location: 'Delhi' },
  );
  await mailing.at('2026-11-24T02:30:00.000Z');
  expect(mails()).toHaveLength(1);
  await mailing.at(nextMonday);
  await mailing.at('2026-12-01T02:30:00.000Z');
  const [, matches, ...others] = mails();
  expect(others).toEqual([]);
  expect(matches?.subject).toBe('2 new jobs for you');
  expect(matches?.text).toContain('/job-details/B/');
  expect(matches?.text).toContain('/job-details/C/');
  expect(String(matches?.html)).toContain('/job-details/C/');
  expect(matches?.text).not.toContain('/job-details/D/');
  expect(String(matches?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line)).toContain(
    '/api/register-cv/stop?token=',
  );
  const stop = linkIn(matches?.text, 'stop');
  expect(await take('erase', stop)).toMatchObject({ status: 0 });
  expect(await take('stop', stop)).toMatchObject({ status: 1 });
  await publish({ id: 'E', title: 'Welder', location: 'Pune' });
  await mailing.at('2026-12-07T02:30:00.000Z');
  expect(mails()).toHaveLength(2);
  expect(await mailing.store().inbox()).toHaveLength(1);
});

test('the owner is asked once, a month before expiry, to keep or erase it', async () => {
  await register();
  await mailing.at('2027-10-20T12:00:00.000Z');
  expect(mails()).toHaveLength(1);
  await mailing.at('2027-10-22T12:00:00.000Z');
  await mailing.at('2027-10-23T12:00:00.000Z');
  const [, question, ...others] = mails();
  expect(others).toEqual([]);
  expect(question?.subject).toMatch(/^Should .+ keep your CV\?$/);
  expect(question?.text).toContain('we erase it on 20 November 2027');
  expect(String(question?.html)).toContain('/register/keep?token=');
  const token = linkIn(question?.text, 'keep');
  expect(await take('keep', `${token}0`)).toMatchObject({ status: 0 });
  expect(await take('keep', token)).toMatchObject({ status: 1 });
  expect((await mailing.store().inbox())[0]?.fields.kept_until).toBe('2028-10-22T12:00:00.000Z');
  expect(await take('erase', token)).toMatchObject({ status: 1 });
  expect(await mailing.store().inbox()).toEqual([]);
  expect(await take('erase', token)).toMatchObject({ status: 0 });
});

test('mails link to the CV if so configured', async () => {
  mailing.linksCvs();
  await register();
  await mailing.sendAll();
  const staff = server.to(server.staff[0]!).at(-1)!;
  expect(staff.attachments).toEqual([]);
  expect(staff.text).toMatch(/\/staff\/cv\/r-1-/);
});
