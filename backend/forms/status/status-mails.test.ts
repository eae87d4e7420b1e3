import { provideWords } from '../../../lib/content/provide-words';
import { links } from '../../../lib/contract/links';
import { application, newJob } from '../../../test/backend';
import { mailServerForTests } from '../../../test/mail';
import { DESK_URL, mailingForTests, SITE_URL } from '../../../test/mailing';
import { describeStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';
import { appointmentIn, queueReminders } from './appointments';
import { queueEndedMails } from './ended-mails';

const server = mailServerForTests();
const mailing = mailingForTests(server);
const TOKEN = `${'ab'.repeat(16)}-${'cd'.repeat(20)}`;
const [staff] = server.staff as [string];
const CANDIDATE = 'asha@example.com';

const apply = (values: Partial<typeof application> = {}) =>
  mailing.store().addApplication({ ...application, job_id: '7', ...values }, null, undefined, '7KQ2M4XP');
const later = '2026-11-20T13:00:00.000Z';
beforeEach(() => mailing.store().upsertJobs([newJob({ id: '7', title: 'Welder', slug: 'welder' })]));

test('without a website’s token the receipt uses the store’s', async () => {
  await apply();
  await mailing.sendAll();
  const [receipt] = server.to(CANDIDATE);
  const [, token] = /\/application\/(\S+)/.exec(receipt?.text ?? '') ?? [];
  expect(await mailing.post(links.status.show.path, { token })).toMatchObject({ reference: '7KQ2M4XP' });
});

test('staff’s mail shows the status and links to the application at the desk, if there is one', async () => {
  await apply({ status_token: TOKEN });
  await mailing.sendAll();
  const [withDesk] = server.to(staff);
  expect(withDesk?.text).toContain(`Status: Received\n  Open at the desk: ${DESK_URL}/applications/1\n`);
  expect(withDesk?.html).toContain(`<a href="${DESK_URL}/applications/1"`);
  // Must not contain the candidate's secret.
  expect(`${withDesk?.text}${withDesk?.html}`).not.toContain(TOKEN);
  mailing.hasNoDesk();
  await apply();
  await mailing.sendAll();
  expect(server.to(staff).at(-1)?.text).toMatch(/Status: Received\n(?! )/);
});

test.each([
  ['filled', 'You applied for the job “Welder”. The job has been filled.'],
  ['rejected', 'Others were chosen this time'],
  ['closed with its job', 'The job has closed, so your application has ended too.'],
] as const)(
  'the mail about an application that ended (%s) is kind, and leads to open jobs',
  async (end, words) => {
    const id = await apply({ status_token: TOKEN });
    await mailing.sendAll();
    if (end === 'closed with its job') await mailing.store().closeJob('7');
    else await mailing.store().addNotes([id], { kind: end, who: '' });
    mailing.clock.set(later);
    await queueEndedMails(mailing.store(), mailing.clock.now());
    expect(await mailing.sendAll()).toEqual({ sent: 1, failures: 0 });
    const ended = server.to(CANDIDATE).at(-1);
    expect(ended?.subject).toBe('Your application has ended (7KQ2M4XP)');
    expect(ended?.replyTo?.value[0]?.address).toBe(staff);
    for (const said of [ended?.text, String(ended?.html)])
      for (const value of [words, '7KQ2M4XP', '20 November 2026', `${SITE_URL}/job?category=`, TOKEN])
        expect(said).toContain(value);
    // The address is unverified, so no typed text is repeated, as in the receipt.
    expect(ended?.text).toMatch(/^Hello,\n/);
    expect(ended?.text).toContain('Candidates never pay us, at any step.');
    for (const typed of ['Asha', 'Namaste', application.phone, application.email])
      expect(`${ended?.text}${ended?.html}`).not.toContain(typed);
  },
);

test('staff are notified once of a withdrawal, the candidate is not', async () => {
  await apply({ status_token: TOKEN });
  await mailing.sendAll();
  for (let clicks = 0; clicks < 2; clicks += 1)
    await mailing.post(links.status.withdraw.path, { token: TOKEN });
  mailing.clock.set(later);
  await queueEndedMails(mailing.store(), mailing.clock.now());
  expect(await mailing.sendAll()).toEqual({ sent: 1, failures: 0 });
  const told = server.to(staff).at(-1);
  expect(told?.subject).toBe('Withdrawn: Welder (7) (7KQ2M4XP)');
  for (const said of [told?.text, String(told?.html)])
    for (const value of ['Asha Rao', 'ask them to delete the CV', '20 November 2026'])
      expect(said).toContain(value);
  expect(told?.replyTo).toBeUndefined();
  expect(`${told?.text}${told?.html}`).not.toContain(CANDIDATE);
  expect(server.to(CANDIDATE)).toHaveLength(1);
});

describe('appointment mails', () => {
  provideWords();
  const who = 'ravi@example.com';
  // 15:00 in India.
  const [FIRST, SECOND] = ['2026-11-22T09:30:00.000Z', '2026-11-23T09:30:00.000Z'];
  const sent = () => server.to('asha@example.com');

  let id = 0;
  beforeEach(async () => {
    const hindi = { status_token: TOKEN, consent_language: 'hi-IN' };
    id = await apply(hindi as Partial<typeof application>);
    await mailing.sendAll();
  });
  const place = { place: 'Plot 4, Hubli', mode: 'in-person', text: 'Bring her marks' } as const;
  const interview = (due_at: string, seconds: number) => {
    const sendAt = new Date(mailing.clock.now().getTime() + seconds * 1_000);
    return mailing.store().addNotes([id], { kind: 'interview', who, due_at, ...place }, sendAt);
  };
  const subjectsAfter = (before: number) => sent().flatMap(({ subject }, n) => (n < before ? [] : [subject]));

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
    expect(subjectsAfter(before)).toEqual([expect.stringContaining('23 नवंबर')]);
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
    // That mail told the second date, so that its end is told, too.
    await mailing.store().takeBack(id, who);
    mailing.clock.set('2026-11-20T12:06:00.000Z');
    await mailing.store().takeBack(id, who);
    mailing.clock.set('2026-11-20T12:08:00.000Z');
    await mailing.sendAll();
    expect(sent()).toHaveLength(before + 3);
    expect(last().text).not.toContain('23 नवंबर');
  });

  test('a date that was mailed and taken back is called off with the one that holds again', async () => {
    await interview(FIRST, 0);
    await mailing.sendAll();
    await mailing.store().confirmAppointment(id, FIRST);
    mailing.clock.set('2026-11-20T12:01:00.000Z');
    await interview(SECOND, 30);
    mailing.clock.set('2026-11-20T12:04:00.000Z');
    await mailing.sendAll();
    const before = sent().length;
    await mailing.store().takeBack(id, who);
    mailing.clock.set('2026-11-20T12:06:00.000Z');
    await mailing.sendAll();
    expect(subjectsAfter(before)).toEqual([expect.stringMatching(/^नया समय: इंटरव्यू: 22 नवंबर/)]);
    expect(appointmentIn(await mailing.store().notesOf(id))).toMatchObject({ at: FIRST, confirmed: false });
  });

  test('a date that is moved and mailed anew is one mail', async () => {
    await interview(FIRST, 0);
    await mailing.sendAll();
    const before = sent().length;
    mailing.clock.set('2026-11-20T12:01:00.000Z');
    await interview(SECOND, 30);
    mailing.clock.set('2026-11-20T12:04:00.000Z');
    await mailing.sendAll();
    expect(subjectsAfter(before)).toEqual([expect.stringMatching(/^इंटरव्यू: 23 नवंबर/)]);
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
});

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  let people = 0;
  const apply = (job = '1', email = `person${(people += 1)}@example.com`) =>
    store.addApplication({ ...application, job_id: job, email }, null);
  const passAt = async (iso: string, from = store) => {
    clock.set(iso);
    await queueEndedMails(from, clock.now());
  };
  const queued = async () => {
    const ids = [];
    for (;;) {
      const claim = await store.claimMail(1_000);
      if (!claim) return ids.sort();
      if (claim.mail.kind === 'ended') ids.push(claim.mail.application_id);
      await store.markMailSent(claim);
    }
  };
  beforeEach(() => store.upsertJobs([newJob({ id: '1' }), newJob({ id: '2' })]));

  test('senders are mailed once, ten minutes after staff or the job ended their application', async () => {
    const [ended, closed, going, withdrawn] = [await apply(), await apply('2'), await apply(), await apply()];
    // The one who was hired, and the one who has an offer.
    await store.addNotes([await apply()], { kind: 'joined', who: '' });
    await store.addNotes([await apply('2')], { kind: 'offered', who: '' });
    await store.addNotes([ended], { kind: 'rejected', who: '' });
    await store.addNotes([withdrawn], { kind: 'withdrawn', who: '' });
    await store.closeJob('2');
    await passAt('2026-11-20T12:09:59.000Z');
    expect(await queued()).toEqual([]);
    await passAt('2026-11-20T12:10:00.000Z');
    await passAt('2026-11-20T12:11:00.000Z');
    expect(await queued()).toEqual([ended, closed]);
    await store.addNotes([going], { kind: 'filled', who: '' });
    await passAt('2026-11-20T13:00:00.000Z');
    expect(await queued()).toEqual([going]);
  });

  test('an end undone in time is not mailed; a later one is, once', async () => {
    const id = await apply();
    await store.addNotes([id], { kind: 'sent', who: '' });
    await store.addNotes([id], { kind: 'rejected', who: '' });
    clock.set('2026-11-20T12:09:59.999Z');
    expect(await store.takeBack(id, '')).toBe(true);
    await passAt('2026-11-20T12:30:00.000Z');
    expect(await queued()).toEqual([]);
    await store.addNotes([id], { kind: 'filled', who: '' });
    await passAt('2026-11-20T12:40:00.000Z');
    expect(await queued()).toEqual([id]);
  });

  test('a mail that waits about an end is dropped with it', async () => {
    const id = await apply('2');
    await store.addNotes([id], { kind: 'filled', who: '' });
    await store.queueEndedMail(id);
    expect(await store.takeBack(id, '')).toBe(true);
    expect(await queued()).toEqual([]);
    await store.closeJob('2');
    await passAt('2026-11-20T12:30:00.000Z');
    expect(await queued()).toEqual([id]);
  });

  test('ends older than seven days are not mailed when the mails are enabled', async () => {
    await store.addNotes([await apply()], { kind: 'filled', who: '' });
    clock.set('2026-11-21T12:00:00.000Z');
    const recent = await apply();
    await store.addNotes([recent], { kind: 'filled', who: '' });
    await passAt('2026-11-27T12:00:01.000Z');
    expect(await queued()).toEqual([recent]);
  });

  test('only one of two processes mails it, and none again after a restart', async () => {
    const ids = [];
    for (let count = 0; count < 20; count += 1) ids.push(await apply('2'));
    await store.closeJob('2');
    const another = await open(clock.now, true);
    clock.set('2026-11-20T13:00:00.000Z');
    await Promise.all([queueEndedMails(store, clock.now()), queueEndedMails(another, clock.now())]);
    await another.close();
    expect(await queued()).toEqual(ids.sort());
    const restarted = await open(clock.now, true);
    await passAt('2026-11-20T13:30:00.000Z', restarted);
    await restarted.close();
    expect(await queued()).toEqual([]);
  });

  test('a sender mailed about an end is not mailed about another after it was taken back', async () => {
    const id = await apply();
    await store.addNotes([id], { kind: 'filled', who: '' });
    await passAt('2026-11-20T13:00:00.000Z');
    await store.takeBack(id, '');
    await store.addNotes([id], { kind: 'rejected', who: '' });
    await passAt('2026-11-20T14:00:00.000Z');
    expect(await queued()).toEqual([id]);
  });

  test('applications in someone’s name cannot flood their mailbox', async () => {
    for (let count = 0; count < 8; count += 1) await apply('2', 'same@example.com');
    await store.closeJob('2');
    await passAt('2026-11-20T13:00:00.000Z');
    expect(await queued()).toHaveLength(5);
    clock.set('2026-11-20T14:00:00.000Z');
    expect(await queued()).toHaveLength(3);
  });

  test('more than are read at a time', async () => {
    for (let count = 0; count < 230; count += 1) await apply('2');
    await store.closeJob('2');
    await passAt('2026-11-20T13:00:00.000Z');
    expect(await queued()).toHaveLength(230);
  });
});

describe('reminders', () => {
  const who = 'meera@example.com';
  // 15:00 in India.
  const INTERVIEW = '2026-12-03T09:30:00.000Z';

  describeStores({ env: process.env }, (open) => {
    let store: Store;
    const clock = storeForEach(open, (opened) => (store = opened));
    let id = 0;
    beforeEach(async () => {
      await store.upsertJobs([newJob({ id: '1' })]);
      id = await store.addApplication(application, null);
    });
    const remindAt = async (iso: string) => {
      clock.set(iso);
      await queueReminders(store, clock.now());
      return (await store.unsentMails()).filter(({ kind }) => kind === 'reminder').length;
    };
    const interview = (due_at: string) => store.addNotes([id], { kind: 'interview', who, due_at });

    test('an interview is recalled once, in the evening before', async () => {
      await interview(INTERVIEW);
      expect(await remindAt('2026-12-02T12:29:59.000Z')).toBe(0);
      expect(await remindAt('2026-12-02T12:30:00.000Z')).toBe(1);
      expect(await remindAt('2026-12-02T12:30:30.000Z')).toBe(1);
      expect(await remindAt('2026-12-03T05:00:00.000Z')).toBe(1);
    });

    test('a missed evening is made up for, but not after the interview', async () => {
      await interview(INTERVIEW);
      expect(await remindAt(INTERVIEW)).toBe(0);
      expect(await remindAt('2026-12-03T03:00:00.000Z')).toBe(1);
    });

    test('what was agreed since needs none', async () => {
      clock.set('2026-12-02T13:00:00.000Z');
      await interview(INTERVIEW);
      expect(await remindAt('2026-12-02T13:01:00.000Z')).toBe(0);
    });

    test.each([
      ['moved', () => interview('2026-12-10T09:30:00.000Z')],
      ['taken back', () => store.takeBack(id, who)],
      ['without a job any more', () => store.closeJob('1', 'filled')],
    ])('a date that is %s is not recalled', async (_, change) => {
      await interview(INTERVIEW);
      clock.set('2026-11-21T12:00:00.000Z');
      await change();
      expect(await remindAt('2026-12-02T12:30:00.000Z')).toBe(0);
    });

    test('two processes queue one', async () => {
      await store.addNotes([id], { kind: 'offered', who, due_at: '2027-01-04T18:30:00.000Z' });
      clock.set('2027-01-04T12:30:00.000Z');
      const another = await open(clock.now, true);
      await Promise.all([queueReminders(store, clock.now()), queueReminders(another, clock.now())]);
      await another.close();
      expect(await store.unsentMails()).toMatchObject([{ kind: 'reminder' }]);
    });
  });
});
