import { application, enquiry, inquiry, newJob, NOON, stdoutForTests } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import { describeStores, storeForEach } from '../../test/stores';
import type { Store } from '../compose-store';
import { consentsCommand } from './consents';
import { cvLinkEnd, type FormLink, formOfToken, tokenOfForm } from './form-links';
import type { Submission } from './forms';
import { senderOf } from './submission-names';

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
    expect(await store.consentsAfter(0, 10)).toEqual([]);
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

const WISH = { keyword: 'welder', category_id: '', location: '', filters: '', frequency: 'daily' } as const;
const stdout = stdoutForTests();

describeBothEngines(process.env, ({ nextPlace, open }) => {
  let store: Store;
  beforeEach(async () => {
    store = await open(await nextPlace());
    await store.upsertJobs([newJob({ id: '1' })]);
  });
  const apply = (number: number) =>
    store.addApplication(
      { ...application, email: `a${number}@example.com`, consent_language: 'en-IN' },
      null,
      `key ${number}`,
      `REF${number}`,
    );

  test('each consent is stored with form, wording, language and times, without names', async () => {
    await apply(1);
    await store.requestAlert('a1@example.com', WISH, 'token');
    for (let click = 0; click < 2; click++) expect(await store.confirmAlert('token')).toBe(true);
    await store.addContactEnquiry({ name: 'A', email_address: 'a@example.com', subject: 'S', message: 'M' });
    const consents = await store.consentsAfter(0, 10);
    const received_at = expect.stringMatching(/Z$/);
    expect(consents).toEqual([
      {
        id: 1,
        kind: 'applications',
        row: 1,
        wording: application.consent,
        language: 'en-IN',
        given_at: NOON,
        received_at,
      },
      expect.objectContaining({
        kind: 'alerts',
        row: 1,
        language: 'en-IN',
        given_at: received_at,
        wording: expect.stringContaining('Yes, send me new jobs'),
      }),
    ]);
    expect(JSON.stringify(consents)).not.toMatch(/example\.com|Asha|REF1/);
    expect(await store.consentsAfter(1, 1)).toMatchObject([{ id: 2 }]);
  });

  test('a form that is sent again is one consent', async () => {
    await apply(1);
    await apply(1);
    expect(await store.consentsAfter(0, 10)).toHaveLength(1);
  });

  test('the command lists them by reference, anonymised ones without, and then their wordings', async () => {
    await consentsCommand(store);
    expect(stdout()).toContain('No consents yet.');
    await apply(1);
    await apply(2);
    await store.eraseByEmail('a1@example.com');
    await consentsCommand(store);
    expect(stdout()).toMatch(
      / 1 {2}2026-11-20T12:00:00\.000Z {2}applications {3}text 1 {2}en-IN {2}anonymised/,
    );
    expect(stdout()).toContain('en-IN  REF2');
    expect(stdout()).toContain(`text 1: ${application.consent}\n`);
  });
});

const received_at = '2026-11-20T12:00:00.123Z';
const getSubmission = jest.fn(async (kind: string, id: number) => ({ kind, id, received_at }));
const secret = async () => Buffer.alloc(32, 1);
const findByStatusToken = async () => null;
const store = { linkSecret: secret, getSubmission, findByStatusToken } as unknown as Store;

/** As in mails already sent. */
const TOKENS: Record<FormLink, string> = {
  status: '1l-mwoxfurf-41a85799aea32a5c2be48fdca79a82b38a66fca8',
  cv: '1l-mwoxfurf-189ca9960fa3d58f315bb08e06fd0ef798dc50ea',
};
const links = Object.keys(TOKENS) as FormLink[];

test.each(links)('the token of %s identifies its form, for no other purpose', async (link) => {
  expect(await tokenOfForm(store, link, { id: 57, received_at, fields: {} })).toBe(TOKENS[link]);
  for (const other of links) {
    const found = await formOfToken(store, other, TOKENS[link]);
    if (other === link) expect(found).toEqual({ kind: 'applications', id: 57, received_at });
    else expect(found).toBe('unknown');
  }
});

test('an altered token is unknown, as is any other text', async () => {
  const token = TOKENS.cv;
  const altered = [...token].flatMap((letter, at) =>
    [...'09az-']
      .filter((other) => other !== letter)
      .map((other) => token.slice(0, at) + other + token.slice(at + 1)),
  );
  for (const other of [...altered, '', '42', 'é', '-', `0${token}`, 'zzzzzzzzzzzz-'.repeat(4)])
    expect(await formOfToken(store, 'cv', other)).toBe('unknown');
});

test('erased forms, and those whose id a restored store reused, are gone', async () => {
  getSubmission.mockResolvedValueOnce(null as never);
  expect(await formOfToken(store, 'cv', TOKENS.cv)).toBe('gone');
  getSubmission.mockResolvedValueOnce({ kind: 'applications', id: 57, received_at: '2026-11-20T12:00:01Z' });
  expect(await formOfToken(store, 'cv', TOKENS.cv)).toBe('gone');
});

test.each([
  [null, '2026-12-20T12:00:00.123Z'],
  [365, '2026-12-20T12:00:00.123Z'],
  [7, '2026-11-27T12:00:00.123Z'],
])('a CV kept for %s days: its link ends on %s', (days, end) =>
  expect(cvLinkEnd({ received_at }, days)).toBe(end),
);

const sender = (first_name: string, last_name: string) =>
  senderOf({ kind: 'applications', fields: { first_name, last_name } } as unknown as Submission);

test.each([
  ['Asha', 'Rao', 'Asha Rao'],
  ['Asha', 'R.', 'Asha R.'],
  ['आशा', 'राव', 'आशा राव'],
  ['Asha', 'Asha', 'Asha'],
  ['Asha', 'ASHA', 'Asha'],
  ['Asha', '.', 'Asha'],
  ['Asha', '-', 'Asha'],
  ['ಆಶಾ', 'ಆಶಾ', 'ಆಶಾ'],
  ['Asha', '', 'Asha'],
  ['\u202EoaR', '\u2066ahsA\u2069', 'oaR ahsA'],
])('%s and %s is %s', (first, last, name) => expect(sender(first, last)).toBe(name));
