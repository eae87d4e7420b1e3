import { provideWords } from '../../../lib/content/provide-words';
import { links } from '../../../lib/contract/links';
import { application, newJob } from '../../../test/backend';
import { mailServerForTests } from '../../../test/mail';
import { DESK_URL, mailingForTests, SITE_URL } from '../../../test/mailing';
import { describeStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';
import { queueEndedMails, queueReminders } from './queue-status-mails';
import { appointmentIn } from './status';

const TOKEN = `${'ab'.repeat(16)}-${'cd'.repeat(20)}`;
const CANDIDATE = 'asha@example.com';
const who = 'ravi@example.com';

describe('as mailed', () => {
  const server = mailServerForTests();
  const mailing = mailingForTests(server);
  const [staff] = server.staff as [string];
  provideWords();

  const apply = (values: Partial<typeof application> & { consent_language?: string } = {}) =>
    mailing.store().addApplication({ ...application, job_id: '7', ...values }, null, undefined, '7KQ2M4XP');
  const sent = () => server.to(CANDIDATE);
  const last = () => sent().at(-1)!;
  const sendAt = async (iso: string) => {
    mailing.clock.set(iso);
    await queueEndedMails(mailing.store(), mailing.clock.now());
    await queueReminders(mailing.store(), mailing.clock.now());
    return mailing.sendAll();
  };
  beforeEach(() => mailing.store().upsertJobs([newJob({ id: '7', title: 'Welder', slug: 'welder' })]));

  test('the receipt links to the status, and staff’s mail to the desk, if there is one', async () => {
    await apply();
    mailing.hasNoDesk();
    await mailing.sendAll();
    const [, token] = /\/application\/(\S+)/.exec(last().text ?? '') ?? [];
    expect(await mailing.post(links.status.show.path, { token })).toMatchObject({ reference: '7KQ2M4XP' });
    expect(server.to(staff)[0]?.text).toMatch(/Status: Received\n(?! )/);
  });

  test('staff’s mail does not contain the candidate’s secret', async () => {
    await apply({ status_token: TOKEN });
    await mailing.sendAll();
    const [mail] = server.to(staff);
    expect(mail?.text).toContain(`Status: Received\n  Open at the desk: ${DESK_URL}/applications/1\n`);
    expect(mail?.html).toContain(`<a href="${DESK_URL}/applications/1"`);
    expect(`${mail?.text}${mail?.html}`).not.toContain(TOKEN);
  });

  test.each([
    [
      'filled',
      (id: number) => mailing.store().addNotes([id], { kind: 'filled', who }),
      'You applied for the job “Welder”. The job has been filled.',
    ],
    [
      'rejected',
      (id: number) => mailing.store().addNotes([id], { kind: 'rejected', who }),
      'Others were chosen this time',
    ],
    ['closed', () => mailing.store().closeJob('7'), 'The job has closed, so your application has ended too.'],
  ] as const)('the mail about an end (%s) is kind, and leads to open jobs', async (_, end, words) => {
    const id = await apply({ status_token: TOKEN });
    await mailing.sendAll();
    await end(id);
    expect(await sendAt('2026-11-20T13:00:00.000Z')).toEqual({ sent: 1, failures: 0 });
    expect(last().subject).toBe('Your application has ended (7KQ2M4XP)');
    expect(last().replyTo?.value[0]?.address).toBe(staff);
    for (const said of [last().text, String(last().html)])
      for (const value of [words, '7KQ2M4XP', '20 November 2026', `${SITE_URL}/job?category=`, TOKEN])
        expect(said).toContain(value);
    // The address is unverified, so no typed text is repeated, as in the receipt.
    expect(last().text).toMatch(/^Hello,\n/);
    expect(last().text).toContain('Candidates never pay us, at any step.');
    for (const typed of ['Asha', 'Namaste', application.phone, application.email])
      expect(`${last().text}${last().html}`).not.toContain(typed);
  });

  test('staff are notified once of a withdrawal, the candidate is not', async () => {
    await apply({ status_token: TOKEN });
    await mailing.sendAll();
    for (let clicks = 0; clicks < 2; clicks += 1)
      await mailing.post(links.status.withdraw.path, { token: TOKEN });
    expect(await sendAt('2026-11-20T13:00:00.000Z')).toEqual({ sent: 1, failures: 0 });
    const told = server.to(staff).at(-1);
    expect(told?.subject).toBe('Withdrawn: Welder (7) (7KQ2M4XP)');
    for (const said of [told?.text, String(told?.html)])
      for (const value of ['Asha Rao', 'ask them to delete the CV', '20 November 2026'])
        expect(said).toContain(value);
    expect(told?.replyTo).toBeUndefined();
    expect(`${told?.text}${told?.html}`).not.toContain(CANDIDATE);
    expect(sent()).toHaveLength(1);
  });

  describe('of a date', () => {
    // 15:00 in India.
    const [FIRST, SECOND] = ['2026-11-22T09:30:00.000Z', '2026-11-23T09:30:00.000Z'];
    const at = (time: string) => sendAt(`2026-11-20T12:${time}.000Z`);
    let id = 0;
    /** How many mails the candidate had before. */
    let before = 0;
    beforeEach(async () => {
      id = await apply({ status_token: TOKEN, consent_language: 'hi-IN' });
      await mailing.sendAll();
      before = sent().length;
    });
    const interview = (due_at: string, seconds = 0) =>
      mailing.store().addNotes(
        [id],
        {
          kind: 'interview',
          who,
          due_at,
          place: 'Plot 4, Hubli',
          mode: 'in-person',
          text: 'Bring her marks',
        },
        new Date(mailing.clock.now().getTime() + seconds * 1_000),
      );
    const subjects = () =>
      sent()
        .slice(before)
        .map(({ subject }) => subject);

    test('it is mailed in the candidate’s language, with its link, and recalled in the evening before', async () => {
      await interview(FIRST);
      await mailing.sendAll();
      expect(last().subject).toBe('इंटरव्यू: 22 नवंबर 2026, दोपहर 3 बजे (7KQ2M4XP)');
      for (const value of ['Plot 4, Hubli', 'आमने-सामने', 'Welder', `${SITE_URL}/hi/application/${TOKEN}`])
        expect(last().text).toContain(value);
      expect(last().text).not.toContain('marks');
      await sendAt('2026-11-21T12:30:00.000Z');
      expect(last().subject).toMatch(/^याद रखें: इंटरव्यू: 22 नवंबर 2026/);
    });

    test('one that was moved or taken back meanwhile is not mailed', async () => {
      await interview(FIRST, 30);
      await at('00:10');
      await interview(SECOND, 30);
      await at('01:00');
      expect(subjects()).toEqual([expect.stringContaining('23 नवंबर')]);
      await interview(FIRST, 30);
      await mailing.store().takeBack(id, who);
      await at('02:00');
      expect(subjects()).toHaveLength(1);
    });

    test('one that was mailed and no longer holds is called off, with the one set instead', async () => {
      await interview(FIRST);
      await at('01:00');
      await interview(SECOND);
      mailing.clock.set('2026-11-20T12:01:20.000Z');
      // Undone in time: the first date holds again.
      await mailing.store().takeBack(id, who);
      await at('03:00');
      expect(subjects()).toHaveLength(1);
      await mailing.store().addNotes([id], { kind: 'interview', who, due_at: SECOND });
      await at('04:00');
      expect(last().subject).toBe('नया समय: इंटरव्यू: 23 नवंबर 2026, दोपहर 3 बजे (7KQ2M4XP)');
      expect(last().text).toMatch(/Plot 4, Hubli[^]*नई तारीख़:[^]*23 नवंबर/);
      // That mail told the second date, so that its end is told, too.
      await mailing.store().takeBack(id, who);
      await at('06:00');
      await mailing.store().takeBack(id, who);
      await at('08:00');
      expect(subjects()).toHaveLength(4);
      expect(last().text).not.toContain('23 नवंबर');
    });

    test('one that was mailed and taken back is called off with the one that holds again', async () => {
      await interview(FIRST);
      await at('01:00');
      await mailing.store().confirmAppointment(id, FIRST);
      await interview(SECOND, 30);
      await at('04:00');
      await mailing.store().takeBack(id, who);
      await at('06:00');
      expect(subjects().slice(2)).toEqual([expect.stringMatching(/^नया समय: इंटरव्यू: 22 नवंबर/)]);
      expect(appointmentIn(await mailing.store().notesOf(id))).toMatchObject({ at: FIRST, confirmed: false });
    });

    test('an interview that is cancelled is called off by mail and on the status page, and holds again when that is taken back', async () => {
      await interview(FIRST);
      await at('01:00');
      await mailing.store().confirmAppointment(id, FIRST);
      await mailing.store().addNotes([id], { kind: 'cancelled', who });
      await at('04:00');
      expect(last().subject).toMatch(/^रद्द|22 नवंबर/);
      expect(subjects()).toHaveLength(2);
      const shown = async () =>
        ((await mailing.post(links.status.show.path, { token: TOKEN })) as { appointment?: object })
          .appointment;
      expect(await shown()).toMatchObject({ at: FIRST, cancelled: true, confirmed: false });
      expect(await mailing.store().confirmAppointment(id, FIRST)).toBe(false);
      await mailing.store().takeBack(id, who);
      expect(await shown()).toMatchObject({ at: FIRST, confirmed: false });
      expect(await shown()).not.toHaveProperty('cancelled');
      await mailing.store().addNotes([id], { kind: 'cancelled', who });
      await interview(SECOND);
      expect(await shown()).toMatchObject({ at: SECOND });
    });

    test('one that is moved and mailed anew is one mail', async () => {
      await interview(FIRST);
      await at('01:00');
      await interview(SECOND, 30);
      await at('04:00');
      expect(subjects().slice(1)).toEqual([expect.stringMatching(/^इंटरव्यू: 23 नवंबर/)]);
    });

    test('the status page has it until its day is over, without what staff wrote', async () => {
      await interview(FIRST, 30);
      const ask = async ({ path }: { path: string }, more = {}) =>
        ((await mailing.post(path, { token: TOKEN, ...more })) as { appointment?: object }).appointment;
      const { show, confirm } = links.status;
      const shown = { kind: 'interview', at: FIRST, place: 'Plot 4, Hubli', mode: 'in-person', sequence: 1 };
      expect(await ask(show)).toEqual({ ...shown, confirmed: false });
      expect(await ask(confirm, { at: SECOND })).toMatchObject({ confirmed: false });
      for (let clicks = 0; clicks < 2; clicks += 1)
        expect(await ask(confirm, { at: FIRST })).toMatchObject({ confirmed: true });
      expect((await mailing.store().notesOf(id)).filter(({ kind }) => kind === 'coming')).toHaveLength(1);
      mailing.clock.set('2026-11-22T18:30:00.000Z');
      expect(await ask(show)).toBeUndefined();
    });
  });
});

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  let people = 0;
  const apply = (job = '1', email = `person${(people += 1)}@example.com`) =>
    store.addApplication({ ...application, job_id: job, email }, null);
  const passAt = async (iso: string) => {
    clock.set(iso);
    await queueEndedMails(store, clock.now());
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
  /** Lets two processes queue at once. */
  const inTwo = async (queue: (store: Store, now: Date) => Promise<void>) => {
    const another = await open(clock.now, true);
    await Promise.all([queue(store, clock.now()), queue(another, clock.now())]);
    await another.close();
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

  test('an end undone in time is not mailed, nor one whose mail waits; a later one is, once', async () => {
    const id = await apply();
    await store.addNotes([id], { kind: 'rejected', who: '' });
    clock.set('2026-11-20T12:09:59.999Z');
    expect(await store.takeBack(id, '')).toBe(true);
    await passAt('2026-11-20T12:30:00.000Z');
    expect(await queued()).toEqual([]);
    await store.addNotes([id], { kind: 'filled', who: '' });
    await passAt('2026-11-20T12:40:00.000Z');
    expect(await store.takeBack(id, '')).toBe(true);
    expect(await queued()).toEqual([]);
    await store.addNotes([id], { kind: 'rejected', who: '' });
    await passAt('2026-11-20T14:00:00.000Z');
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

  test('of more than are read at a time, only one of two processes mails each', async () => {
    const ids = [];
    for (let count = 0; count < 230; count += 1) ids.push(await apply('2'));
    await store.closeJob('2');
    clock.set('2026-11-20T13:00:00.000Z');
    await inTwo(queueEndedMails);
    expect(await queued()).toEqual(ids.sort());
  });

  test('applications in someone’s name cannot flood their mailbox', async () => {
    for (let count = 0; count < 8; count += 1) await apply('2', 'same@example.com');
    await store.closeJob('2');
    await passAt('2026-11-20T13:00:00.000Z');
    expect(await queued()).toHaveLength(5);
    clock.set('2026-11-20T14:00:00.000Z');
    expect(await queued()).toHaveLength(3);
  });

  describe('reminders', () => {
    // 15:00 in India.
    const INTERVIEW = '2026-12-03T09:30:00.000Z';
    let id = 0;
    beforeEach(async () => void (id = await apply()));
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
      await inTwo(queueReminders);
      expect(await store.unsentMails()).toMatchObject([{ kind: 'reminder' }]);
    });
  });
});
