import { application, enquiry, inquiry, newJob, NOON, testClock } from '../../test/backend';
import type { Store } from './store';

export type StoreFactory = (now: () => Date) => Promise<Store>;

const firstPage = { page: 1, perPage: 20 };
const titles = async (store: Store) => (await store.listJobs(firstPage)).jobs.map((job) => job.title);

/** What every store must do, whatever keeps its data. The factory gives an empty store with the clock. */
export function describeStore(name: string, open: StoreFactory): void {
  describe(`${name}: jobs`, () => {
    let store: Store;
    const clock = testClock();
    beforeEach(async () => {
      clock.set(NOON);
      store = await open(clock.now);
    });
    afterEach(() => store.close());

    test('an empty store answers empty lists', async () => {
      expect(await store.isEmpty()).toBe(true);
      expect(await store.listCategories()).toEqual([]);
      expect(await store.listJobs(firstPage)).toEqual({ jobs: [], total: 0, page: 1, perPage: 20 });
      expect(await store.searchJobs({ ...firstPage, keyword: 'clerk' })).toMatchObject({
        jobs: [],
        total: 0,
      });
      expect(await store.getJob('1')).toBeNull();
    });

    test('a job comes back with every field, null for what is absent', async () => {
      const job = newJob({ id: 'A-7', title: 'वेल्डर', description: '<p>x</p>', posted_at: NOON });
      expect(await store.upsertJobs([job])).toEqual({ created: 1, updated: 0 });
      expect(await store.getJob('A-7')).toEqual({
        job: { ...job, category: undefined, category_id: expect.any(Number), updated_at: NOON },
        active: true,
        closedAt: null,
      });
      expect(await store.isEmpty()).toBe(false);
    });

    test('jobs are listed newest first by posting date, else by arrival, and a date to come is no advantage', async () => {
      await store.upsertJobs([
        newJob({ title: 'old', posted_at: '2026-01-01T00:00:00.000Z' }),
        newJob({ title: 'undated' }),
        newJob({ title: 'recent', posted_at: '2026-11-19T00:00:00.000Z' }),
        newJob({ title: 'ancient', posted_at: '1969-01-01T00:00:00.000Z' }),
        newJob({ title: 'future', posted_at: '2099-01-01T00:00:00.000Z' }),
      ]);
      expect(await titles(store)).toEqual(['future', 'undated', 'recent', 'old', 'ancient']);
      clock.set('2026-11-21T00:00:00.000Z');
      await store.upsertJobs([newJob({ title: 'newcomer' })]);
      expect((await titles(store))[0]).toBe('newcomer');
    });

    test('a job without a date has that of its first publication, for good', async () => {
      await store.upsertJobs([newJob({ id: '1' })]);
      expect((await store.getJob('1'))?.job.posted_at).toBe(NOON);
      clock.set('2026-11-25T00:00:00.000Z');
      await store.registerSubscriber('reader');
      await store.upsertJobs([newJob({ id: '1' })]);
      expect(await store.claimChanges('reader', 9, 1_000)).toBeNull();
      await store.closeJob('1');
      await store.upsertJobs([newJob({ id: '1', title: 'Other' })]);
      expect((await store.getJob('1'))?.job).toMatchObject({ title: 'Other', posted_at: NOON });
      expect((await store.activeJobs(0, 9)).jobs[0]?.posted_at).toBe(NOON);
    });

    test('rows without an id get the next free number', async () => {
      await store.upsertJobs([newJob({ id: '41' }), newJob(), newJob({ id: 'x9' }), newJob()]);
      await store.upsertJobs([newJob({ id: '9007199254740991' }), newJob()]);
      const ids = (await store.listJobs(firstPage)).jobs.map((job) => job.id);
      expect(ids.sort()).toEqual(['41', '42', '43', '44', '9007199254740991', 'x9']);
    });

    test('pages are cut exactly and a page beyond the last is empty', async () => {
      await store.upsertJobs(Array.from({ length: 45 }, (_, index) => newJob({ title: `Job ${index}` })));
      const seen: string[] = [];
      for (const page of [1, 2, 3, 4]) {
        const found = await store.listJobs({ page, perPage: 20 });
        expect(found.total).toBe(45);
        seen.push(...found.jobs.map((job) => job.id));
      }
      expect(seen).toHaveLength(45);
      expect(new Set(seen).size).toBe(45);
      expect((await store.listJobs({ page: 999_999_999, perPage: 100 })).jobs).toEqual([]);
    });

    test('categories are one in any capitalisation, by name, with counts of active jobs', async () => {
      await store.upsertJobs([
        newJob({ id: '1', category: 'Sales' }),
        newJob({ id: '2', category: 'SALES' }),
        newJob({ id: '3', category: 'Élan' }),
        newJob({ id: '4', category: 'élan' }),
        newJob({ id: '5', category: 'Admin' }),
      ]);
      await store.closeJob('5');
      const categories = await store.listCategories();
      expect(categories.map(({ name, jobs_count }) => [name, jobs_count])).toEqual([
        ['Sales', 2],
        ['Élan', 2],
      ]);
      const sales = String(categories[0]?.id);
      expect(await store.listJobs({ ...firstPage, categoryId: sales })).toMatchObject({ total: 2 });
      for (const categoryId of ['999', 'x', '1.5', '-1', '9'.repeat(60)]) {
        expect(await store.listJobs({ ...firstPage, categoryId })).toMatchObject({ jobs: [], total: 0 });
      }
    });

    test('the same id updates, also twice in one batch and in its date and category', async () => {
      await store.upsertJobs([newJob({ id: '1', title: 'First' })]);
      const again = [
        newJob({ id: '1', title: 'Second', category: 'A', posted_at: '2026-10-01T00:00:00.000Z' }),
        newJob({ id: '1', title: 'Third', category: 'B', posted_at: '2026-11-01T00:00:00.000Z' }),
        newJob({ id: '2', title: 'Other' }),
        newJob({ id: '2', title: 'Other still' }),
      ];
      expect(await store.upsertJobs(again)).toEqual({ created: 1, updated: 3 });
      expect(await titles(store)).toEqual(['Other still', 'Third']);
      expect((await store.searchJobs({ ...firstPage, keyword: 'first' })).total).toBe(0);
      expect((await store.searchJobs({ ...firstPage, keyword: 'third' })).total).toBe(1);
      expect((await store.listCategories()).map((category) => category.jobs_count)).toEqual([1, 1]);
    });

    test('of two rows with one id in a batch the second one counts, also when it has expired', async () => {
      const job = newJob({ id: '1', title: 'Welder' });
      await store.upsertJobs([job, { ...job, expires_at: '2026-01-01T00:00:00.000Z' }]);
      expect(await titles(store)).toEqual([]);
      expect((await store.searchJobs({ ...firstPage, keyword: 'welder' })).total).toBe(0);
    });

    test('an unchanged row counts as updated and stays where it is', async () => {
      const job = newJob({ id: '1', title: 'Same' });
      await store.upsertJobs([job, newJob({ id: '2', title: 'Newer' })]);
      clock.set('2026-11-22T00:00:00.000Z');
      expect(await store.upsertJobs([job])).toEqual({ created: 0, updated: 1 });
      expect(await titles(store)).toEqual(['Newer', 'Same']);
    });

    test('a closed job is gone everywhere; importing it again opens it', async () => {
      const job = newJob({ id: '1', title: 'Welder' });
      await store.upsertJobs([job]);
      expect(await store.closeJob('1')).toBe(true);
      expect(await store.closeJob('1')).toBe(false);
      expect(await store.closeJob('nope')).toBe(false);
      expect(await store.getJob('1')).toMatchObject({ job: { title: 'Welder' }, active: false });
      expect(await titles(store)).toEqual([]);
      expect((await store.searchJobs({ ...firstPage, keyword: 'welder' })).total).toBe(0);
      expect(await store.upsertJobs([job])).toEqual({ created: 0, updated: 1 });
      expect(await titles(store)).toEqual(['Welder']);
      expect((await store.searchJobs({ ...firstPage, keyword: 'welder' })).total).toBe(1);
    });

    test('a job is gone at the moment it expires', async () => {
      const job = newJob({ id: '1', title: 'Welder', expires_at: '2026-11-21T00:00:00.000Z' });
      await store.upsertJobs([job, newJob({ id: '2', title: 'Cook' })]);
      clock.set('2026-11-20T23:59:59.999Z');
      expect((await store.listJobs(firstPage)).total).toBe(2);
      clock.set('2026-11-21T00:00:00.000Z');
      expect(await store.getJob('1')).toMatchObject({ job: { title: 'Welder' }, active: false });
      expect(await titles(store)).toEqual(['Cook']);
      expect((await store.searchJobs({ ...firstPage, keyword: 'welder' })).total).toBe(0);
      expect((await store.listCategories())[0]?.jobs_count).toBe(1);
      expect(await store.closeJob('1')).toBe(false);
      await store.upsertJobs([job]);
      expect((await store.getJob('1'))?.active).toBe(false);
      await store.upsertJobs([{ ...job, expires_at: '2026-12-01T00:00:00.000Z' }]);
      expect((await store.getJob('1'))?.active).toBe(true);
    });

    test('many jobs may expire at once', async () => {
      const expires_at = '2026-11-21T00:00:00.000Z';
      await store.upsertJobs(Array.from({ length: 1_100 }, () => newJob({ expires_at })));
      clock.set(expires_at);
      expect((await store.listJobs(firstPage)).total).toBe(0);
    });

    test('jobs expire without a reader, and are counted once', async () => {
      await store.upsertJobs([newJob({ expires_at: '2026-11-21T00:00:00.000Z' }), newJob()]);
      expect(await store.expireJobs()).toBe(0);
      clock.set('2026-11-22T00:00:00.000Z');
      expect(await store.expireJobs()).toBe(1);
      expect(await store.expireJobs()).toBe(0);
    });

    test('the time of the last change moves with the content or the category, and with nothing else', async () => {
      const job = newJob({ id: '1', expires_at: '2026-11-24T00:00:00.000Z' });
      const updatedAt = async () => (await store.getJob('1'))?.job.updated_at;
      await store.upsertJobs([job]);
      clock.set('2026-11-21T00:00:00.000Z');
      await store.upsertJobs([job]);
      await store.closeJob('1');
      await store.upsertJobs([job]);
      await store.upsertJobs([{ ...job, sample: true }]);
      expect(await updatedAt()).toBe(NOON);
      await store.upsertJobs([{ ...job, notes: 'New' }]);
      expect(await updatedAt()).toBe('2026-11-21T00:00:00.000Z');
      clock.set('2026-11-23T00:00:00.000Z');
      await store.upsertJobs([{ ...job, notes: 'New', category: 'Sales' }]);
      expect(await updatedAt()).toBe('2026-11-23T00:00:00.000Z');
      clock.set('2026-11-25T00:00:00.000Z');
      await store.upsertJobs([{ ...job, notes: 'New', category: 'Sales' }]);
      expect(await updatedAt()).toBe('2026-11-23T00:00:00.000Z');
    });

    test('a summary has everything but the three long texts, in lists and in searches', async () => {
      const texts = { description: 'a', qualification: 'b', primary_responsibility: 'c' };
      await store.upsertJobs([newJob({ id: '1', title: 'Welder', notes: 'd', ...texts })]);
      const whole = (await store.listJobs(firstPage)).jobs[0];
      expect(whole).toMatchObject(texts);
      const short = Object.entries(whole ?? {}).filter(([name]) => !(name in texts));
      const asked = { ...firstPage, summary: true };
      const categoryId = String(whole?.category_id);
      const lists = await Promise.all([
        ...[store.listJobs(asked), store.listJobs({ ...asked, categoryId })],
        ...[store.searchJobs({ ...asked, keyword: 'welder' }), store.searchJobs({ ...asked, keyword: '' })],
      ]);
      for (const { jobs } of lists) expect(jobs).toEqual([Object.fromEntries(short)]);
    });
  });

  describe(`${name}: forms`, () => {
    let store: Store;
    const clock = testClock();
    beforeEach(async () => {
      clock.set(NOON);
      store = await open(clock.now);
      await store.upsertJobs([newJob({ id: '1' })]);
    });
    afterEach(() => store.close());

    test('an application is kept with its CV', async () => {
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
          fields: application,
          cv: { name: 'cv.pdf', size: 4, sha256: expect.any(String) },
        },
      ]);
      const cv = await store.getCv(id);
      expect(cv).toMatchObject({ name: 'cv.pdf', mimeType: 'application/pdf' });
      expect([...(cv?.bytes ?? [])]).toEqual([0, 1, 2, 255]);
      expect(cv?.sha256).toBe(sha256);
    });

    test('a CV that cannot be kept leaves no application behind', async () => {
      const broken = {
        name: null as unknown as string,
        mimeType: 'application/pdf',
        bytes: new Uint8Array([1]),
      };
      await expect(store.addApplication(application, broken, 'key')).rejects.toBeTruthy();
      expect(await store.inbox()).toEqual([]);
      expect(await store.findSubmission('applications', 'key')).toBeNull();
    });

    test('an application that came late says when its job was closed', async () => {
      await store.closeJob('1');
      const closedAt = (await store.getJob('1'))?.closedAt;
      expect(closedAt).toBe(NOON);
      await store.addApplication({ ...application, job_closed_at: closedAt ?? '' }, null);
      expect((await store.inbox())[0]?.fields.job_closed_at).toBe(NOON);
      await store.upsertJobs([newJob({ id: '2', expires_at: '2026-11-20T11:00:00.000Z' })]);
      expect((await store.getJob('2'))?.closedAt).toBe('2026-11-20T11:00:00.000Z');
    });

    test('an application without a CV has none', async () => {
      const id = await store.addApplication(application, null);
      expect(await store.getCv(id)).toBeNull();
      expect((await store.inbox())[0]?.cv).toBeNull();
    });

    test('the inbox holds all kinds, newest first', async () => {
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

    test('a known idempotency key gives the first row again, within its kind', async () => {
      const first = await store.addContactEnquiry(enquiry, 'key');
      expect(await store.addContactEnquiry({ ...enquiry, subject: 'Other' }, 'key')).toBe(first);
      expect(await store.findSubmission('contacts', 'key')).toBe(first);
      expect(await store.findSubmission('inquiries', 'key')).toBeNull();
      await store.addJobInquiry(inquiry, 'key');
      await Promise.all([1, 2, 3].map(() => store.addApplication(application, null, 'key')));
      const kinds = (await store.inbox()).map(({ kind }) => kind).sort();
      expect(kinds).toEqual(['applications', 'contacts', 'inquiries']);
    });

    test('erasing an address takes its forms and CVs in any capitalisation, and nobody else’s', async () => {
      const cv = { name: 'cv.pdf', mimeType: 'application/pdf', bytes: new Uint8Array([1]) };
      const id = await store.addApplication({ ...application, email: 'Asha@Example.com' }, cv);
      await store.addContactEnquiry({ ...enquiry, email_address: 'asha@example.com' });
      await store.addContactEnquiry({ ...enquiry, email_address: 'other@example.com' });
      const erased = await store.eraseByEmail('ASHA@example.com');
      expect(erased).toEqual({ applications: 1, contacts: 1, inquiries: 0, alerts: 0, mails: 0 });
      expect(await store.getCv(id)).toBeNull();
      expect((await store.inbox()).map(({ fields }) => fields.email_address)).toEqual(['other@example.com']);
    });

    test('what is older than the retention time is erased', async () => {
      await store.addJobInquiry(inquiry);
      clock.set('2026-11-21T12:00:00.000Z');
      await store.addJobInquiry(inquiry);
      const erased = await store.eraseReceivedBefore(new Date('2026-11-21T00:00:00.000Z'));
      expect(erased).toEqual({ applications: 0, contacts: 0, inquiries: 1, alerts: 0, mails: 0 });
      expect(await store.inbox()).toHaveLength(1);
    });
  });
}
