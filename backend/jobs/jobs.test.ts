import { newJob, NOON } from '../../test/backend';
import { describeStores, storeForEach } from '../../test/stores';
import type { Store } from '../compose-store';

const firstPage = { page: 1, perPage: 20 };
const titles = async (store: Store) => (await store.findJobs(firstPage)).jobs.map((job) => job.title);

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));

  test('a job is returned with every field, null if absent', async () => {
    const job = newJob({ id: 'A-7', title: 'वेल्डर', description: '<p>x</p>', posted_at: NOON });
    expect(await store.upsertJobs([job])).toMatchObject([{ id: 'A-7', effect: 'created' }]);
    expect(await store.getJob('A-7')).toEqual({
      job: {
        ...job,
        category: undefined,
        recruiter_email: undefined,
        category_id: expect.any(Number),
        title_hi: null,
        description_hi: null,
        title_kn: null,
        description_kn: null,
        updated_at: NOON,
        confirmed_at: NOON,
      },
      active: true,
      closedAt: null,
      closedReason: '',
    });
    expect(await store.isEmpty()).toBe(false);
  });

  test('a job’s questions come with it, though not in a summary, and another question is a change of it', async () => {
    const asked = (...texts: string[]) =>
      JSON.stringify(texts.map((text) => ({ text, kind: 'yes-no', choices: [] })));
    await store.upsertJobs([newJob({ id: '1', questions: asked('A licence?') })]);
    expect((await store.getJob('1'))?.job.questions).toBe(asked('A licence?'));
    clock.set('2026-11-21T00:00:00.000Z');
    const affectedBy = (...texts: string[]) =>
      store.upsertJobs([newJob({ id: '1', questions: asked(...texts) })]);
    expect(await affectedBy('A licence?')).toEqual([]);
    expect(await affectedBy('A licence?', 'A bike?')).toMatchObject([{ id: '1', effect: 'changed' }]);
    expect((await store.getJob('1'))?.job).toMatchObject({
      questions: asked('A licence?', 'A bike?'),
      updated_at: '2026-11-21T00:00:00.000Z',
    });
    await store.upsertJobs([newJob({ id: '1' })]);
    expect((await store.getJob('1'))?.job.questions).toBeNull();
  });

  test('title and description in other languages come with a job, are found by the title’s words, and their change is one of it', async () => {
    const given = { title_hi: 'रसोइया', description_hi: '<p>रात में</p>', title_kn: 'ಅಡುಗೆಯವರು' };
    await store.upsertJobs([newJob({ id: '1', title: 'Cook', ...given }), newJob({ id: '2' })]);
    expect((await store.getJob('1'))?.job).toMatchObject({ ...given, description_kn: null });
    const found = await store.findJobs({ ...firstPage, keyword: 'ಅಡುಗೆಯವರು', summary: true });
    expect(found.jobs).toMatchObject([{ id: '1', title_hi: given.title_hi }]);
    expect(found.jobs[0]).not.toHaveProperty('description_hi');
    const write = (values: object) => store.upsertJobs([newJob({ id: '1', title: 'Cook', ...values })]);
    expect(await write(given)).toEqual([]);
    expect(await write({ ...given, title_hi: 'शेफ़' })).toMatchObject([{ id: '1', effect: 'changed' }]);
    await write({});
    expect((await store.getJob('1'))?.job.title_hi).toBeNull();
  });

  test('a walk-in interview is listed as one until its last day is over', async () => {
    const walkIns = async () =>
      (await store.findJobs({ ...firstPage, filters: { walkIn: 'yes' } })).jobs.map(({ id }) => id);
    await store.upsertJobs([
      newJob({ id: '1', title: 'Fitter, walk-in interview on 25 Nov 2026', posted_at: NOON }),
      newJob({ id: '2', title: 'Fitter, walk-in interview daily', posted_at: NOON }),
    ]);
    expect((await walkIns()).sort()).toEqual(['1', '2']);
    expect(await store.endWalkIns()).toBe(0);
    clock.set('2026-11-27T06:00:00.000Z');
    expect(await store.endWalkIns()).toBe(1);
    expect(await walkIns()).toEqual(['2']);
    expect((await store.getJob('1'))?.active).toBe(true);
    expect(await store.endWalkIns()).toBe(0);
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
    const ids = (await store.findJobs(firstPage)).jobs.map((job) => job.id);
    expect(ids.sort()).toEqual(['41', '42', '43', '44', '9007199254740991', 'x9']);
  });

  test('pages are cut exactly and a page beyond the last is empty', async () => {
    await store.upsertJobs(Array.from({ length: 45 }, (_, index) => newJob({ title: `Job ${index}` })));
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const found = await store.findJobs({ page, perPage: 20 });
      expect(found.total).toBe(45);
      seen.push(...found.jobs.map((job) => job.id));
    }
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
    expect((await store.findJobs({ page: 999_999_999, perPage: 100 })).jobs).toEqual([]);
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
    expect(await store.findJobs({ ...firstPage, filters: { category: sales } })).toMatchObject({ total: 2 });
    for (const categoryId of ['999', 'x', '1.5', '-1', '9'.repeat(60)]) {
      expect(await store.findJobs({ ...firstPage, filters: { category: categoryId } })).toMatchObject({
        jobs: [],
        total: 0,
      });
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
    expect(await store.upsertJobs(again)).toMatchObject([
      { id: '1', effect: 'changed' },
      { id: '2', effect: 'created' },
    ]);
    expect(await titles(store)).toEqual(['Other still', 'Third']);
    expect((await store.findJobs({ ...firstPage, keyword: 'first' })).total).toBe(0);
    expect((await store.findJobs({ ...firstPage, keyword: 'third' })).total).toBe(1);
    expect((await store.listCategories()).map((category) => category.jobs_count)).toEqual([1, 1]);
  });

  test('the second of two rows with one id wins, even if expired', async () => {
    const job = newJob({ id: '1', title: 'Welder' });
    await store.upsertJobs([job, { ...job, expires_at: '2026-01-01T00:00:00.000Z' }]);
    expect(await titles(store)).toEqual([]);
    expect((await store.findJobs({ ...firstPage, keyword: 'welder' })).total).toBe(0);
  });

  test('a closed job disappears everywhere; importing it again reopens it', async () => {
    const job = newJob({ id: '1', title: 'Welder' });
    await store.upsertJobs([job]);
    expect(await store.closeJob('1')).toBe(true);
    expect(await store.closeJob('1')).toBe(false);
    expect(await store.closeJob('nope')).toBe(false);
    expect(await store.getJob('1')).toMatchObject({ job: { title: 'Welder' }, active: false });
    expect(await titles(store)).toEqual([]);
    expect((await store.findJobs({ ...firstPage, keyword: 'welder' })).total).toBe(0);
    expect(await store.upsertJobs([job])).toMatchObject([{ id: '1', effect: 'reopened' }]);
    expect(await titles(store)).toEqual(['Welder']);
    expect((await store.findJobs({ ...firstPage, keyword: 'welder' })).total).toBe(1);
  });

  test('a job disappears when it expires', async () => {
    const job = newJob({ id: '1', title: 'Welder', expires_at: '2026-11-21T00:00:00.000Z' });
    await store.upsertJobs([job, newJob({ id: '2', title: 'Cook' })]);
    clock.set('2026-11-20T23:59:59.999Z');
    expect((await store.findJobs(firstPage)).total).toBe(2);
    clock.set('2026-11-21T00:00:00.000Z');
    expect(await store.getJob('1')).toMatchObject({ job: { title: 'Welder' }, active: false });
    expect(await titles(store)).toEqual(['Cook']);
    expect((await store.findJobs({ ...firstPage, keyword: 'welder' })).total).toBe(0);
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
    expect((await store.findJobs(firstPage)).total).toBe(0);
  });

  test('updated_at changes only with the content or the category', async () => {
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
});
