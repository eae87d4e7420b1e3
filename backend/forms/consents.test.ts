import { application, newJob, NOON, stdoutForTests } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import type { Store } from '../compose-store';
import { consentsCommand } from './consents';

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

  test('a form that is sent again is one consent, and one that fails is none', async () => {
    await apply(1);
    await apply(1);
    const broken = { name: 'cv.pdf', mimeType: 'application/pdf', bytes: null as unknown as Uint8Array };
    await expect(store.addApplication(application, broken, 'other')).rejects.toBeTruthy();
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
