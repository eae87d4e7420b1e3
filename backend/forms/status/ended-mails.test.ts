import { application, newJob } from '../../../test/backend';
import { describeStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';
import { queueEndedMails } from './ended-mails';

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
