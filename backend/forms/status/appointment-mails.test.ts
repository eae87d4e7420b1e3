import { links } from '../../../lib/contract/links';
import { provideWords } from '../../../lib/content/provide-words';
import { application, newJob } from '../../../test/backend';
import { mailServerForTests } from '../../../test/mail';
import { mailingForTests, SITE_URL } from '../../../test/mailing';
import { queueReminders } from './appointments';

provideWords();
const server = mailServerForTests();
const mailing = mailingForTests(server);
const TOKEN = `${'ab'.repeat(16)}-${'cd'.repeat(20)}`;
const who = 'ravi@example.com';
// 15:00 in India.
const [FIRST, SECOND] = ['2026-11-22T09:30:00.000Z', '2026-11-23T09:30:00.000Z'];
const sent = () => server.to('asha@example.com');

let id = 0;
beforeEach(async () => {
  await mailing.store().upsertJobs([newJob({ id: '7', title: 'Welder', slug: 'welder' })]);
  id = await mailing
    .store()
    .addApplication(
      { ...application, job_id: '7', status_token: TOKEN, consent_language: 'hi-IN' } as typeof application,
      null,
      undefined,
      '7KQ2M4XP',
    );
  await mailing.sendAll();
});
const interview = (due_at: string, seconds: number) =>
  mailing
    .store()
    .addNotes(
      [id],
      { kind: 'interview', who, due_at, place: 'Plot 4, Hubli', mode: 'in-person', text: 'Bring her marks' },
      new Date(mailing.clock.now().getTime() + seconds * 1_000),
    );

test('the date is mailed in the candidate’s language, with its link, and recalled in the evening before', async () => {
  await interview(FIRST, 0);
  await mailing.sendAll();
  const mail = sent().at(-1);
  expect(mail?.subject).toBe('इंटरव्यू: 22 नवंबर 2026, दोपहर 3 बजे (7KQ2M4XP)');
  for (const value of ['Plot 4, Hubli', 'आमने-सामने', 'Welder', `${SITE_URL}/hi/application/${TOKEN}`])
    expect(mail?.text).toContain(value);
  expect(mail?.text).not.toContain('marks');
  mailing.clock.set('2026-11-21T12:30:00.000Z');
  await queueReminders(mailing.store(), mailing.clock.now());
  await mailing.sendAll();
  expect(sent().at(-1)?.subject).toMatch(/^याद रखें: इंटरव्यू: 22 नवंबर 2026/);
});

test('a date that was moved or taken back meanwhile is not mailed', async () => {
  const before = sent().length;
  await interview(FIRST, 30);
  mailing.clock.set('2026-11-20T12:00:10.000Z');
  await interview(SECOND, 30);
  mailing.clock.set('2026-11-20T12:01:00.000Z');
  await mailing.sendAll();
  expect(
    sent()
      .slice(before)
      .map(({ subject }) => subject),
  ).toEqual([expect.stringContaining('23 नवंबर')]);
  await interview(FIRST, 30);
  await mailing.store().takeBack(id, who);
  mailing.clock.set('2026-11-20T12:02:00.000Z');
  await mailing.sendAll();
  expect(sent()).toHaveLength(before + 1);
});

test('a date that was mailed and no longer holds is called off, with the one set instead', async () => {
  await interview(FIRST, 0);
  await mailing.sendAll();
  const before = sent().length;
  mailing.clock.set('2026-11-20T12:01:00.000Z');
  await interview(SECOND, 0);
  mailing.clock.set('2026-11-20T12:01:20.000Z');
  // Undone in time: the first date holds again.
  await mailing.store().takeBack(id, who);
  mailing.clock.set('2026-11-20T12:03:00.000Z');
  await mailing.sendAll();
  expect(sent()).toHaveLength(before);
  const last = () => sent().at(-1)!;
  await mailing.store().addNotes([id], { kind: 'interview', who, due_at: SECOND });
  mailing.clock.set('2026-11-20T12:04:00.000Z');
  await mailing.sendAll();
  expect(last().subject).toBe('नया समय: इंटरव्यू: 23 नवंबर 2026, दोपहर 3 बजे (7KQ2M4XP)');
  expect(last().text).toMatch(/Plot 4, Hubli[^]*नई तारीख़:[^]*23 नवंबर/);
  // The second date was not mailed, so that nobody is told of its end.
  await mailing.store().takeBack(id, who);
  mailing.clock.set('2026-11-20T12:06:00.000Z');
  await mailing.store().takeBack(id, who);
  mailing.clock.set('2026-11-20T12:08:00.000Z');
  await mailing.sendAll();
  expect(sent()).toHaveLength(before + 2);
  expect(last().text).not.toContain('23 नवंबर');
});

test('a date that is moved and mailed anew is one mail', async () => {
  await interview(FIRST, 0);
  await mailing.sendAll();
  const before = sent().length;
  mailing.clock.set('2026-11-20T12:01:00.000Z');
  await interview(SECOND, 30);
  mailing.clock.set('2026-11-20T12:04:00.000Z');
  await mailing.sendAll();
  expect(
    sent()
      .slice(before)
      .map(({ subject }) => subject),
  ).toEqual([expect.stringMatching(/^इंटरव्यू: 23 नवंबर/)]);
});

test('the status page has the date until its day is over, without what staff wrote', async () => {
  await interview(FIRST, 30);
  const ask = async (path: string, more = {}) =>
    (await mailing.post(path, { token: TOKEN, ...more })) as { appointment?: object };
  const { show, confirm } = links.status;
  expect((await ask(show.path)).appointment).toEqual({
    kind: 'interview',
    at: FIRST,
    place: 'Plot 4, Hubli',
    mode: 'in-person',
    confirmed: false,
    sequence: 1,
  });
  expect((await ask(confirm.path, { at: SECOND })).appointment).toMatchObject({ confirmed: false });
  for (let clicks = 0; clicks < 2; clicks += 1)
    expect((await ask(confirm.path, { at: FIRST })).appointment).toMatchObject({ confirmed: true });
  expect((await mailing.store().notesOf(id)).filter(({ kind }) => kind === 'coming')).toHaveLength(1);
  mailing.clock.set('2026-11-22T18:30:00.000Z');
  expect((await ask(show.path)).appointment).toBeUndefined();
});
