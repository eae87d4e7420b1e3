import { rawSql } from '../../test/raw-sql';
import { application, newJob, NOON, registration, stderrForTests, stdoutForTests } from '../../test/backend';
import { describeBothEngines } from '../../test/both-engines';
import type { StoreLocation } from '../open-store';
import type { Store } from '../store/store';
import { consentsCommand } from './consents-command';
import { verifyConsents } from './verify';

jest.setTimeout(60_000);
const WISH = { keyword: 'welder', category_id: '', location: '', filters: '', frequency: 'daily' } as const;
stderrForTests();
const stdout = stdoutForTests();

describeBothEngines(process.env, ({ nextPlace, open }) => {
  let place: StoreLocation;
  let store: Store;
  let sql: ReturnType<typeof rawSql>;
  beforeEach(async () => {
    place = await nextPlace();
    store = await open(place);
    sql = rawSql(place);
    await store.upsertJobs([newJob({ id: '1' })]);
  });
  const apply = (number: number, from = store) =>
    from.addApplication(
      { ...application, email: `a${number}@example.com`, consent_language: 'en-IN' },
      null,
      `key ${number}`,
      `REF${number}`,
    );
  const fill = async (count = 5) => {
    for (let number = 1; number <= count; number++) await apply(number);
  };

  test('each consent is an entry with its text, language and times, and names nobody', async () => {
    await fill(2);
    await store.requestAlert('a1@example.com', WISH, 'token');
    expect(await store.confirmAlert('token', '2026-11-20')).toBe(true);
    expect(await store.confirmAlert('token', '2026-11-20')).toBe(true);
    await store.addContactEnquiry({ name: 'A', email_address: 'a@example.com', subject: 'S', message: 'M' });
    const entries = (await store.consentsAfter(0, 10)).map(({ entry }) => JSON.parse(entry));
    expect(entries.map(({ kind, language }) => [kind, language])).toEqual([
      ['applications', 'en-IN'],
      ['applications', 'en-IN'],
      ['alerts', 'en-IN'],
    ]);
    expect(entries[0]).toMatchObject({ seq: 1, given_at: NOON, received_at: expect.stringMatching(/Z$/) });
    expect(await store.consentWording(entries[0].text)).toBe(application.consent);
    expect(await store.consentWording(entries[2].text)).toContain('Yes, send me new jobs');
    const rows = JSON.stringify([
      ...(await sql('SELECT * FROM consents')),
      ...(await sql('SELECT * FROM consent_head')),
    ]);
    expect(rows).not.toMatch(/example\.com|Asha|REF1/);
    expect(await verifyConsents(store)).toMatchObject({ isWhole: true, head: { seq: 3 } });
  });

  test('a form that is sent again is one consent, and one that fails is none', async () => {
    await apply(1);
    await apply(1);
    const broken = { name: 'cv.pdf', mimeType: 'application/pdf', bytes: null as unknown as Uint8Array };
    await expect(store.addApplication(application, broken, 'other')).rejects.toBeTruthy();
    expect((await store.consentHead()).seq).toBe(1);
  });

  test('writers in two processes do not fork the chain', async () => {
    const other = await open(place);
    await Promise.all(Array.from({ length: 40 }, (_, n) => apply(n, n % 2 ? store : other)));
    expect(await verifyConsents(store)).toMatchObject({ isWhole: true, head: { seq: 40 } });
  });

  const change = (entry: string) =>
    `UPDATE consents SET entry = replace(entry, '${NOON}', '${entry}') WHERE seq = 3`;
  test.each([
    ['changed', change('2026-11-19T12:00:00.000Z'), 3],
    ['deleted', 'DELETE FROM consents WHERE seq = 3', 3],
    ['deleted at the start', 'DELETE FROM consents WHERE seq = 1', 1],
    ['cut off at the end', 'DELETE FROM consents WHERE seq = 5', 5],
    [
      'swapped',
      'UPDATE consents SET seq = CASE seq WHEN 2 THEN -3 ELSE -2 END WHERE seq IN (2, 3); UPDATE consents SET seq = -seq WHERE seq < 0',
      2,
    ],
    [
      'put in',
      `INSERT INTO consents (seq, prev_hash, hash, entry, kind)
       SELECT 6, hash, hash, replace(entry, '"seq":5', '"seq":6'), kind FROM consents WHERE seq = 5`,
      6,
    ],
    ['given another form', 'UPDATE consents SET row_id = 4 WHERE seq = 2', 2],
    [
      'given another salt',
      'UPDATE consents SET sealed = (SELECT sealed FROM consents WHERE seq = 1) WHERE seq = 2',
      2,
    ],
    ['given another kind', "UPDATE consents SET kind = 'contacts' WHERE seq = 2", 2],
  ])('an entry that is %s is shown', async (_, tampering, seq) => {
    await fill();
    expect(await verifyConsents(store)).toMatchObject({ isWhole: true });
    for (const statement of tampering.split('; ')) await sql(statement);
    expect(await verifyConsents(store)).toMatchObject({ isWhole: false, seq });
    await expect(consentsCommand(store, { verify: true })).rejects.toThrow(`broken at entry ${seq}`);
  });

  const asErased = (where: string) =>
    sql(`UPDATE consents SET row_id = NULL, sealed = NULL, key_id = NULL WHERE ${where}`);
  const register = (email: string) =>
    store.addRegistration({ ...registration, email }, null, email, `CV${email.slice(0, 2).toUpperCase()}`);

  test('an entry that was made to look like an erased person’s is shown, as long as its form is there', async () => {
    await fill(3);
    await register('r1@example.com');
    await store.requestAlert('a9@example.com', WISH, 'token');
    await store.confirmAlert('token', '2026-11-20');
    await store.addContactEnquiry({ name: 'A', email_address: 'a@example.com', subject: 'S', message: 'M' });
    expect(await verifyConsents(store)).toMatchObject({ isWhole: true });
    for (const [seq, name] of [
      [2, 'REF2 (applications 2)'],
      [4, 'CVR1 (registrations 1)'],
      [5, 'alert 1 (alerts 1)'],
    ] as const) {
      const [kept] = await sql(`SELECT row_id, key_id FROM consents WHERE seq = ${seq}`);
      await sql(`UPDATE consents SET row_id = NULL WHERE seq = ${seq}`);
      const problem = expect.stringContaining(`${name} has no entry, though it is still stored`);
      expect(await verifyConsents(store)).toEqual({ isWhole: false, seq: null, problem });
      await sql(`UPDATE consents SET row_id = ${kept!.row_id} WHERE seq = ${seq}`);
      expect(await verifyConsents(store)).toMatchObject({ isWhole: true });
    }
    await asErased('seq IN (1, 2)');
    await expect(consentsCommand(store, { verify: true })).rejects.toThrow(
      /^The ledger is broken: the consent given with REF2 \(applications 2\), REF1 \(applications 1\) has no entry/,
    );
  });

  test('forms from before the ledger need no entry, those that came after them do', async () => {
    await fill(4);
    await sql("UPDATE applications SET received_at = '2020-01-01T00:00:00.000Z' WHERE id <= 2");
    // As if the ledger had begun with the third.
    await sql('DELETE FROM consents');
    await sql("UPDATE consent_head SET seq = 0, hash = ''");
    expect(await verifyConsents(store)).toMatchObject({ isWhole: true });
    await apply(5);
    expect(await verifyConsents(store)).toMatchObject({ isWhole: true });
    await apply(6);
    await asErased('seq = 2');
    await sql("UPDATE applications SET received_at = '2020-01-01T00:00:00.000Z' WHERE id = 6");
    expect(await verifyConsents(store)).toMatchObject({ isWhole: false, seq: null });
  });

  test('a wording that is changed is shown, and so is a form that was deleted past the program', async () => {
    await fill(2);
    await sql("UPDATE consent_texts SET wording = 'I agree to everything.'");
    expect(await verifyConsents(store)).toMatchObject({ isWhole: false, seq: 1 });
    await sql(`UPDATE consent_texts SET wording = '${application.consent}'`);
    await sql('DELETE FROM applications WHERE id = 2');
    expect(await verifyConsents(store)).toMatchObject({ isWhole: false, seq: 2 });
  });

  test('erasing anonymises an entry, and the chain stays whole, also with another key', async () => {
    await fill(3);
    const before = await store.consentHead();
    await store.eraseByEmail('A2@example.com');
    const [, second] = await store.consentsAfter(0, 10);
    expect(second).toMatchObject({ row: null, salt: null });
    expect(await verifyConsents(store)).toEqual({ isWhole: true, head: before });
    const rotated = { ...place, oldStoreKey: place.storeKey, storeKey: 'b2'.repeat(32) };
    store = await open(rotated);
    await store.rotateKey();
    expect(await verifyConsents(store)).toEqual({ isWhole: true, head: before });
    await store.eraseReceivedBefore(new Date('2100-01-01'));
    expect((await store.consentsAfter(0, 10)).map(({ row, salt }) => [row, salt])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(await verifyConsents(store)).toEqual({ isWhole: true, head: before });
  });

  test('the command lists entries by reference, anonymised ones without, and gives the head', async () => {
    await consentsCommand(store, { head: true });
    expect(stdout()).toContain('No consent is in the ledger yet.');
    await fill(2);
    await store.eraseByEmail('a1@example.com');
    await consentsCommand(store, {});
    expect(stdout()).toMatch(
      / 1 {2}2026-11-20T12:00:00\.000Z {2}applications {2}\w{12} {2}en-IN {2}anonymised/,
    );
    expect(stdout()).toContain('en-IN  REF2');
    expect(stdout()).toContain(`: ${application.consent}`);
    await consentsCommand(store, { head: true });
    const { seq, hash } = await store.consentHead();
    expect(stdout()).toContain(`${seq} ${hash}\n`);
    await consentsCommand(store, { verify: true });
    expect(stdout()).not.toContain('Nothing was checked');
    expect(stdout()).toContain(`OK: 2 entries, the last with the hash ${hash}.`);
  });

  test('a ledger without entries is not called whole', async () => {
    const empty = await open(await nextPlace());
    await consentsCommand(empty, { verify: true });
    expect(stdout()).toContain('Nothing was checked: no consent is in the ledger yet.');
    expect(stdout()).not.toContain('OK');
  });
});
