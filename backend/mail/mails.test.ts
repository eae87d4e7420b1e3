import { application, enquiry, inquiry, newJob, NOON, stderrForTests } from '../../test/backend';
import { describeStores, storeForEach } from '../../test/stores';
import type { MailClaim } from './mails';
import type { Store } from '../compose-store';

const LEASE_MS = 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const at = (ms: number) => new Date(Date.parse(NOON) + ms).toISOString();

describeStores({ env: process.env, queueMails: true }, (open) => {
  let store: Store;
  const logged = stderrForTests();
  const clock = storeForEach(open, (opened) => (store = opened));
  const mustClaim = async (): Promise<MailClaim> => {
    const claim = await store.claimMail(LEASE_MS);
    if (!claim) throw new Error('There was nothing to claim.');
    return claim;
  };
  const claimAll = async () => {
    const claims: MailClaim[] = [];
    for (;;) {
      const claim = await store.claimMail(LEASE_MS);
      if (!claim) return claims;
      claims.push(claim);
    }
  };

  beforeEach(() => store.upsertJobs([newJob({ id: '1' })]));

  test('each form queues a mail to staff and a receipt, once', async () => {
    await store.addApplication(application, null, 'key', 'REF1');
    await store.addApplication(application, null, 'key', 'REF1');
    await store.addContactEnquiry(enquiry);
    await store.addJobInquiry(inquiry);
    const queued = (await claimAll()).map(({ mail }) => mail);
    expect(queued).toMatchObject(
      ['application_id', 'contact_id', 'inquiry_id'].flatMap((form) => [
        { kind: 'staff', [form]: 1 },
        { kind: 'receipt', [form]: 1 },
      ]),
    );
    expect((await store.getSubmission('applications', 1))?.reference).toBe('REF1');
    expect(await store.getSubmission('applications', 2)).toBeNull();
  });

  test('sign-in links and alarms are sent before all that waits', async () => {
    for (let index = 0; index < 20; index += 1) await store.addContactEnquiry(enquiry);
    clock.set(at(MINUTE_MS));
    await store.queueMail({ kind: 'sheet' });
    await store.addStaff({ name: 'Asha', address: 'asha@agency.example', role: 'owner' });
    await store.mailSignInLink('asha@agency.example', { browser: 'b', known: '', network: '192.0.2.1' });
    const kinds = (await claimAll()).map(({ mail }) => mail.kind);
    expect(kinds.slice(0, 2).sort()).toEqual(['desk-link', 'sheet']);
    expect(kinds.length).toBeGreaterThan(20);
  });

  /** The kinds of mails sent `hours` later. */
  const sentAt = async (hours: number, more = 0) => {
    clock.set(at(hours * HOUR_MS + more));
    const claims = await claimAll();
    for (const claim of claims) await store.markMailSent(claim);
    return claims.map(({ mail }) => mail.kind);
  };
  const receiptsAt = async (hours: number, more = 0) =>
    (await sentAt(hours, more)).filter((kind) => kind === 'receipt').length;
  const enquire = async (count: number, address: string) => {
    for (let index = 0; index < count; index += 1)
      await store.addContactEnquiry({ ...enquiry, email_address: address });
  };

  test('five applications in an evening get five receipts, three at once', async () => {
    for (let index = 0; index < 5; index += 1) await store.addApplication(application, null);
    expect((await sentAt(0)).sort()).toEqual([...Array(3).fill('receipt'), ...Array(5).fill('staff')]);
    expect(await sentAt(1, -1)).toEqual([]);
    expect(await sentAt(1)).toEqual(['receipt', 'receipt']);
    expect(await store.unsentMails()).toEqual([]);
  });

  test('a mailbox gets three receipts an hour and twenty a day; more are dropped and logged', async () => {
    await enquire(19, 'asha@gmail.com');
    // The same mailbox under other names, and another mailbox.
    await enquire(4, 'A.sha+jobs@googlemail.com');
    await enquire(1, 'binu@gmail.com');
    expect(logged().match(/"event":"mail-over-quota","purpose":"receipt"/g)).toHaveLength(3);
    const sent = [];
    for (let hour = 0; hour < 24; hour += 1) sent.push(await receiptsAt(hour));
    expect(sent).toEqual([4, 3, 3, 3, 3, 3, 2, ...Array(17).fill(0)]);
  });

  test('mails older than a day, and erased ones, no longer count', async () => {
    await enquire(20, 'asha@gmail.com');
    for (let hour = 0; hour < 8; hour += 1) await sentAt(hour);
    clock.set(at(DAY_MS));
    await store.pruneMails();
    await enquire(4, 'asha@gmail.com');
    expect([await receiptsAt(24), await receiptsAt(25)]).toEqual([3, 0]);
    expect((await store.eraseByEmail('asha@gmail.com')).contacts).toBe(24);
    await enquire(4, 'asha@gmail.com');
    expect(await receiptsAt(25)).toBe(3);
  });

  test('a claimed mail is exclusive until the lease ends, and then has the same id', async () => {
    await store.addContactEnquiry(enquiry);
    const [first, second] = (await claimAll()) as [MailClaim, MailClaim];
    expect(new Set([first.messageId, second.messageId]).size).toBe(2);
    clock.set(at(LEASE_MS - 1));
    expect(await store.claimMail(LEASE_MS)).toBeNull();
    clock.set(at(LEASE_MS));
    const again = await mustClaim();
    expect(again).toMatchObject({ messageId: first.messageId, tries: 2 });
    expect(await store.markMailSent(first)).toBe(false);
    expect(await store.markMailSent(again)).toBe(true);
    expect((await store.unsentMails()).map(({ id }) => id)).toEqual([second.id]);
  });

  test('two concurrent processes get different mails', async () => {
    const other = await open(clock.now, true);
    for (let index = 0; index < 10; index += 1)
      await store.addContactEnquiry({ ...enquiry, email_address: `asha-${index}@example.com` });
    const seen: number[] = [];
    const work = async (one: Store) => {
      for (let claim = await one.claimMail(LEASE_MS); claim; claim = await one.claimMail(LEASE_MS))
        seen.push(claim.id);
    };
    await Promise.all([work(store), work(other), work(store), work(other)]);
    // A mail being claimed by another process is skipped, and returned by the next call.
    await work(store);
    expect([seen.length, new Set(seen).size]).toEqual([20, 20]);
    await other.close();
  });

  test('failing mails back off from a minute to six hours, and fail after seven days', async () => {
    await store.addContactEnquiry(enquiry);
    await store.dropMail(await mustClaim());
    const minutes = [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360];
    let now = 0;
    for (const pause of minutes) {
      expect(await store.postponeMail(await mustClaim(), 'away', 'mail')).toBe('waiting');
      now += pause * MINUTE_MS;
      clock.set(at(now - 1));
      expect(await store.claimMail(LEASE_MS)).toBeNull();
      clock.set(at(now));
    }
    for (let state = 'waiting'; state === 'waiting'; clock.set(at((now += 6 * HOUR_MS)))) {
      expect(now).toBeLessThan(7 * DAY_MS);
      state = await store.postponeMail(await mustClaim(), 'still away', 'mail');
    }
    expect(now).toBeGreaterThan(6.5 * DAY_MS);
    expect(await store.claimMail(LEASE_MS)).toBeNull();
    const [failed] = await store.unsentMails();
    expect(failed).toMatchObject({ kind: 'receipt', problem: 'still away', queued_at: NOON });
    expect(failed?.failed_at).not.toBeNull();
    expect(await store.retryMails()).toBe(1);
    expect(await store.retryMails()).toBe(0);
    expect(await store.postponeMail(await mustClaim(), 'away', 'mail')).toBe('waiting');
    expect((await store.unsentMails())[0]).toMatchObject({ tries: 1, failed_at: null });
  });

  describe('while the mail server is away', () => {
    const SECOND_MS = 1_000;
    /** Sends due mails with a failing server; resolves with their number. */
    const failAll = async () => {
      let tried = 0;
      for (let claim = await store.claimMail(LEASE_MS); claim; claim = await store.claimMail(LEASE_MS)) {
        await store.postponeMail(claim, 'away', 'server');
        tried += 1;
      }
      return tried;
    };
    const queue = async (count: number) => {
      for (let index = 0; index < count; index += 1)
        await store.addContactEnquiry({ ...enquiry, email_address: `${Math.random()}@example.com` });
    };

    test.each([
      ['a minute', MINUTE_MS],
      ['an hour', HOUR_MS],
      ['three hours', 3 * HOUR_MS],
    ])(
      'for %s, one mail is tried every five minutes at most, and all go within five when it is back',
      async (_, outage) => {
        await queue(3);
        let now = 0;
        let tried = 0;
        const pauses = new Set<number>();
        for (let last = 0; now < outage; clock.set(at((now += MINUTE_MS)))) {
          const failed = await failAll();
          expect(failed).toBeLessThan(2);
          tried += failed;
          if (failed > 0) pauses.add((now - last) / SECOND_MS);
          if (failed > 0) last = now;
          if (now === 30 * MINUTE_MS) await queue(2);
        }
        expect(Math.max(...pauses)).toBeLessThanOrEqual(300);
        expect(tried).toBeLessThanOrEqual(5 + outage / (5 * MINUTE_MS));
        clock.set(at(now + 5 * MINUTE_MS));
        const probe = await mustClaim();
        await store.markMailSent(probe);
        const rest = await claimAll();
        expect(rest).toHaveLength((outage > 30 * MINUTE_MS ? 10 : 6) - 1);
        expect(rest.every(({ tries }) => tries <= 2)).toBe(true);
      },
      60_000,
    );

    test('a server that refuses an address works: the others go at once', async () => {
      await queue(2);
      await failAll();
      clock.set(at(30 * SECOND_MS));
      await store.failMail(await mustClaim(), 'no such address');
      expect(await claimAll()).toHaveLength(3);
    });

    test('mails --retry ends the pause', async () => {
      await queue(1);
      await failAll();
      expect(await store.retryMails()).toBe(0);
      expect(await claimAll()).toHaveLength(2);
    });

    test('a mail that breaks the connection itself soon waits alone, and the others are sent between', async () => {
      await queue(5);
      const [bad] = await store.unsentMails();
      const tries: number[] = [];
      let sent = 0;
      for (let now = 0; now < HOUR_MS; clock.set(at((now += MINUTE_MS)))) {
        await queue(1);
        for (let claim = await store.claimMail(LEASE_MS); claim; claim = await store.claimMail(LEASE_MS))
          if (claim.id === bad!.id) {
            tries.push(now / SECOND_MS);
            await store.postponeMail(claim, 'reset', 'server');
          } else {
            await store.markMailSent(claim);
            sent += 1;
          }
      }
      expect(sent).toBeGreaterThan(100);
      expect(tries.length).toBeLessThan(9);
      expect(tries.at(-1)! - tries.at(-2)!).toBeGreaterThanOrEqual(10 * 60);
    });
  });

  test('old sent and failed mails are deleted', async () => {
    await store.addContactEnquiry(enquiry);
    await store.markMailSent(await mustClaim());
    const waiting = await mustClaim();
    clock.set(at(8 * DAY_MS));
    await store.postponeMail(waiting, 'away', 'mail');
    clock.set(at(30 * DAY_MS));
    expect(await store.pruneMails()).toBe(0);
    clock.set(at(31 * DAY_MS));
    expect(await store.pruneMails()).toBe(1);
    clock.set(at(99 * DAY_MS));
    expect(await store.pruneMails()).toBe(1);
  });

  test('jobs are found by closing date', async () => {
    const job = (id: string, days: number) => newJob({ id, expires_at: at(days * DAY_MS) });
    await store.upsertJobs([job('2', 3), job('3', 2), job('4', 8), job('5', 1)]);
    await store.closeJob('5');
    const { jobs, total } = await store.closingJobs(at(0), at(7 * DAY_MS), 1);
    expect([jobs.map(({ id }) => id), total]).toEqual([['3'], 2]);
  });
});
