/** @jest-environment node */
import { application, enquiry, newJob } from '../../test/backend';
import { deskForTests, OWNER } from '../../test/desk';
import { describeStores, storeForEach } from '../../test/stores';
import type { Store } from '../compose-store';

const EMAIL = application.email;
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', bytes: Buffer.from('%PDF- of Asha') };

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  const received = async () => {
    await store.upsertJobs([newJob({ id: '1' })]);
    const id = await store.addApplication(application, cv, 'a-key', 'REF-1');
    await store.addNotes([id], { kind: 'note', who: OWNER.address, text: 'Spoke with Asha' });
    await store.addContactEnquiry(enquiry);
    return id;
  };

  test('before the law is in force, erasure is immediate', async () => {
    clock.set('2027-05-12T18:29:59.000Z');
    await received();
    expect((await store.eraseByEmail(EMAIL)).sealedUntil).toBeNull();
    expect(await store.sealedAbout(EMAIL)).toEqual([]);
  });

  test('then forms are sealed for a year, unreadable at the desk, and erased after it', async () => {
    clock.set('2027-05-12T12:00:00.000Z');
    const id = await received();
    clock.set('2027-05-12T18:30:00.000Z');
    const at = deskForTests(store, clock.now);
    const me = await at.signIn(OWNER);
    const answer = await (await me.post(`/applications/${id}/erase`, { address: EMAIL })).text();
    expect(answer).toContain('Withdrawn and sealed, to be erased on 12 May 2028');
    for (const path of [`/applications/${id}`, `/applications/${id}/cv`, `/applications/${id}/cv/file`])
      expect([path, (await me.get(path)).status]).toEqual([path, 404]);
    for (const path of ['/', '/applications?stage=all', '/next', '/jobs'])
      expect(await me.text(path)).not.toContain('Asha');
    for (const action of ['csv', 'rejected'])
      expect(await (await me.post('/applications', { [`id-${id}`]: 'on', do: action })).text()).not.toContain(
        'Asha',
      );
    expect(await store.getSubmission('applications', id)).toBeNull();
    expect((await store.personalDataOf(EMAIL)).submissions).toEqual([]);
    expect(await store.inbox()).toEqual([]);

    const sealed = await store.sealedAbout(EMAIL.toUpperCase());
    expect(sealed.map(({ form, eraseOn }) => [form.kind, eraseOn])).toEqual([
      ['applications', '2028-05-11T18:30:00.000Z'],
      ['contacts', '2028-05-11T18:30:00.000Z'],
    ]);
    expect(sealed[0]).toMatchObject({ form: { reference: 'REF-1' }, notes: [{ text: 'Spoke with Asha' }] });
    expect(sealed[0]?.cv?.toString()).toBe('%PDF- of Asha');
    clock.set('2028-05-11T18:29:59.000Z');
    await store.pruneYourData();
    expect(await store.sealedAbout(EMAIL)).toHaveLength(2);
    clock.set('2028-05-11T18:30:00.000Z');
    await store.pruneYourData();
    expect(await store.sealedAbout(EMAIL)).toEqual([]);
  });

  test('expired forms are sealed for the rest of a year', async () => {
    clock.set('2027-06-01T00:00:00.000Z');
    await received();
    clock.set('2027-08-30T00:00:00.000Z');
    await store.eraseReceivedBefore(new Date('2027-08-01T00:00:00.000Z'));
    expect(
      (await store.sealedAbout(EMAIL)).map(({ form, eraseOn }) => [form.kind, eraseOn.slice(0, 10)]),
    ).toEqual([
      ['applications', '2028-05-31'],
      ['contacts', '2028-05-31'],
    ]);
    // After a year there is nothing left to keep.
    clock.set('2028-06-01T00:00:00.000Z');
    await store.pruneYourData();
    await received();
    clock.set('2029-07-01T00:00:00.000Z');
    await store.eraseReceivedBefore(clock.now());
    await store.pruneYourData();
    expect(await store.sealedAbout(EMAIL)).toEqual([]);
  });
});
