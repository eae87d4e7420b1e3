import { application, newJob, NOON, registration } from '../../../test/backend';
import { describeStores, storeForEach } from '../../../test/stores';
import type { Store } from '../../compose-store';

const DAY_MS = 24 * 60 * 60 * 1000;
const days = (count: number) => new Date(Date.parse(NOON) + count * DAY_MS).toISOString();
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', bytes: new Uint8Array([1, 2, 3]) };

describeStores({ env: process.env, queueMails: true }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  const add = (values: Partial<typeof registration> = {}, key?: string) =>
    store.addRegistration({ ...registration, ...values }, cv, key, 'REF1');
  const kinds = async () => (await store.unsentMails()).map(({ kind }) => kind);

  test('a registration is stored once, with its CV, and queues two mails', async () => {
    expect([await add({}, 'key'), await add({}, 'key')]).toEqual([1, 1]);
    expect(await store.inbox('registrations')).toEqual([
      {
        ...{ id: 1, kind: 'registrations', received_at: NOON, reference: 'REF1', fields: registration },
        cv: { name: 'cv.pdf', mimeType: 'application/pdf', size: 3, sha256: expect.any(String) },
      },
    ]);
    expect([...(await store.getCv(1, 'registrations'))!.bytes]).toEqual([1, 2, 3]);
    expect(await store.getCv(1)).toBeNull();
    const claim = await store.claimMail(1_000);
    expect(claim?.mail).toMatchObject({ kind: 'staff', registration_id: 1 });
    expect(await kinds()).toEqual(['staff', 'receipt']);
  });

  test('erasing an address deletes its registrations, CVs and mails only', async () => {
    await add();
    await add({ email: 'Other@example.com' });
    expect(await store.eraseByEmail('ASHA@example.com')).toMatchObject({ registrations: 1, mails: 2 });
    expect(await store.getCv(1, 'registrations')).toBeNull();
    expect((await store.inbox()).map(({ fields }) => fields.email)).toEqual(['Other@example.com']);
    expect(await kinds()).toHaveLength(2);
  });

  test('registrations outlive other forms’ retention and have their own expiry', async () => {
    await store.upsertJobs([newJob({ id: '1' })]);
    await store.addApplication(application, null);
    await add({ kept_until: days(365) });
    clock.set(days(365));
    expect(await store.eraseReceivedBefore(clock.now())).toMatchObject({ applications: 1, registrations: 0 });
    expect(await store.eraseEndedRegistrations()).toBe(0);
    clock.set(days(365.1));
    expect(await store.eraseEndedRegistrations()).toBe(1);
    expect(await store.inbox()).toEqual([]);
    expect(await store.getCv(1, 'registrations')).toBeNull();
    expect(await kinds()).toEqual([]);
  });

  test('each owner is asked once until the CV is kept, with any number of processes', async () => {
    await add({ kept_until: days(100) });
    await add({ kept_until: days(200) });
    const other = await open(clock.now, true);
    expect(await store.askToKeep(days(99))).toBe(false);
    const asked = await Promise.all([store, other, store, other].map((each) => each.askToKeep(days(101))));
    expect(asked.filter(Boolean)).toHaveLength(1);
    const questions = async () => (await kinds()).filter((kind) => kind === 'registration-keep').length;
    expect(await questions()).toBe(1);
    expect(await store.keepRegistration(1, days(465))).toBe(true);
    expect(await store.getRegistration(1)).toMatchObject({ kept_until: days(465), asked_at: null });
    expect((await store.inbox()).map(({ fields }) => fields.kept_until)).toEqual([days(200), days(465)]);
    await other.close();
  });

  test('matching jobs are checked weekly, for an address’s last subscribed CV', async () => {
    await add();
    await add({ email: 'ASHA@example.com' });
    expect(await store.dueMatches('2026-11-23')).toBeNull();
    expect(await store.startMatches(1, '2026-11-20')).toBe(true);
    expect(await store.startMatches(2, '2026-11-20')).toBe(true);
    expect(await store.startMatches(3, '2026-11-20')).toBe(false);
    const due = await store.dueMatches('2026-11-23');
    expect(due).toMatchObject({ id: 2, email: 'ASHA@example.com', roles: 'Welder, Fitter' });
    const next = { day: '2026-11-23', upToSeq: 7 };
    expect(await store.advanceMatches(due!, next, true)).toBe(true);
    expect(await store.advanceMatches(due!, next, true)).toBe(false);
    expect(await store.dueMatches('2026-11-23')).toBeNull();
    expect(await kinds()).toContain('registration-matches');
    expect(await store.stopMatches(2)).toBe(true);
    expect(await kinds()).not.toContain('registration-matches');
    expect(await store.dueMatches('2026-11-30')).toBeNull();
    expect(await store.stopMatches(9)).toBe(false);
  });
});
