import { application, enquiry, inquiry, newJob, NOON } from '../../test/backend';
import { describeStores, storeForEach } from '../../test/stores';
import type { Store } from '../compose-store';

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  beforeEach(() => store.upsertJobs([newJob({ id: '1' })]));

  test('an application is stored with its CV', async () => {
    const bytes = new Uint8Array([0, 1, 2, 255]);
    const id = await store.addApplication(application, {
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      bytes,
    });
    const sha256 = '3d1f57c984978ef98a18378c8166c1cb8ede02c03eeb6aee7e2f121dfeee3e56';
    expect(await store.inbox('applications')).toEqual([
      {
        id,
        kind: 'applications',
        received_at: NOON,
        reference: '',
        // A field that the application lacks is kept as ''.
        fields: expect.objectContaining(application),
        cv: { name: 'cv.pdf', mimeType: 'application/pdf', size: 4, sha256: expect.any(String) },
      },
    ]);
    const cv = await store.getCv(id);
    expect(cv).toMatchObject({ name: 'cv.pdf', mimeType: 'application/pdf' });
    expect([...(cv?.bytes ?? [])]).toEqual([0, 1, 2, 255]);
    expect(cv?.sha256).toBe(sha256);
  });

  test('a CV that cannot be stored leaves no application behind', async () => {
    const broken = { name: 'cv.pdf', mimeType: 'application/pdf', bytes: null as unknown as Uint8Array };
    await expect(store.addApplication(application, broken, 'key')).rejects.toBeTruthy();
    expect(await store.inbox()).toEqual([]);
    expect(await store.findSubmission('applications', 'key')).toBeNull();
  });

  test('the inbox contains all kinds, newest first', async () => {
    await store.addContactEnquiry(enquiry);
    clock.set('2026-11-20T12:00:01.000Z');
    await store.addJobInquiry(inquiry);
    clock.set('2026-11-20T12:00:02.000Z');
    await store.addContactEnquiry({ ...enquiry, subject: 'Again' });
    await store.addContactEnquiry({ ...enquiry, subject: 'And again' });
    const inbox = await store.inbox();
    expect(inbox.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'contacts 3',
      'contacts 2',
      'inquiries 1',
      'contacts 1',
    ]);
    expect(inbox[2]?.fields).toEqual(inquiry);
    expect((await store.inbox('contacts')).map(({ fields }) => fields.subject)).toEqual([
      'And again',
      'Again',
      'Hello',
    ]);
  });

  test('a known idempotency key returns the first row, within its kind', async () => {
    const first = await store.addContactEnquiry(enquiry, 'key');
    expect(await store.addContactEnquiry({ ...enquiry, subject: 'Other' }, 'key')).toBe(first);
    expect(await store.findSubmission('contacts', 'key')).toBe(first);
    expect(await store.findSubmission('inquiries', 'key')).toBeNull();
    await store.addJobInquiry(inquiry, 'key');
    await Promise.all([1, 2, 3].map(() => store.addApplication(application, null, 'key')));
    const kinds = (await store.inbox()).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['applications', 'contacts', 'inquiries']);
  });
});
