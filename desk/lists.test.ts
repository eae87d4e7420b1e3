/** @jest-environment node */
import { application, inquiry, newJob, NOON } from '../test/backend';
import { TALENT_POOL } from '../lib/contract/talent-pool';
import { deskForTests, OWNER, RECRUITER } from '../test/desk';
import { describeStores, storeForEach } from '../test/stores';
import type { Store } from '../backend/compose-store';
import { createWordIndex, type WordIndex } from './word-index';

const DAY_BEFORE = '2026-11-19T12:00:00.000Z';

/** The links of a page with a number. */
const numbered = (html: string) =>
  [...html.matchAll(/<a href="(\/[^"]*)"[^>]*>(?:(?!<\/a>).)*?<b>([\d,]+)<\/b>/g)].map(([, path, count]) => ({
    path: path!.replaceAll('&amp;', '&'),
    count: Number(count!.replace(',', '')),
  }));
const rowsIn = (html: string) => [...html.matchAll(/name="id-(\d+)"/g)].map(([, id]) => Number(id));

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  let words: WordIndex | undefined;
  let people = 0;
  const add = (values: Record<string, string> = {}) => {
    people += 1;
    const own = { email: `a${people}@example.com`, phone: `98765 4${String(people).padStart(4, '0')}` };
    return store.addApplication({ ...application, ...own, ...values } as typeof application, null);
  };
  beforeEach(() =>
    store.upsertJobs([
      newJob({ id: '1', title: 'Welder', recruiter_email: 'Ravi@example.com', location: 'Hubballi' }),
      newJob({ id: '2', title: 'Nurse', location: 'Pune' }),
    ]),
  );
  afterEach(() => words?.stop());

  test('every number opens the list that it counted', async () => {
    clock.set('2026-11-16T12:00:00.000Z');
    const old = [await add(), await add({ job_id: '2' }), await add({ job_id: '2' }), await add()];
    await store.addNotes(old.slice(0, 1), { kind: 'no-answer', who: RECRUITER.address });
    clock.set(DAY_BEFORE);
    const at = deskForTests(store, clock.now);
    await at.signIn(OWNER);
    await store.addNotes([old[1]!], { kind: 'sent', who: RECRUITER.address });
    // What was taken back was not done: neither of these is counted.
    for (const kind of ['interview', 'called'] as const) {
      const of = { who: RECRUITER.address, at: clock.now().toISOString() };
      await store.addNotes([old[2]!], { kind, who: of.who });
      await store.addNotes([old[2]!], { kind: 'note', who: of.who, text: 'By mistake' });
      expect(await store.takeBack(old[2]!, of.who, of)).toBe(true);
    }
    clock.set(NOON);
    await store.endAll([await add()], { kind: 'rejected', who: OWNER.address }, null);
    for (const job_id of ['2', '1', '1', TALENT_POOL]) await add({ job_id });
    await store.addNotes([old[3]!], { kind: 'called', who: OWNER.address });
    await store.addJobInquiry(inquiry);
    const me = await at.signIn(OWNER);
    const { text } = me;
    const pages = [await text('/applications'), await text('/'), await text('/figures')];
    pages.push(await text('/applications?job=2&kind=sent&by=ravi@example.com'), await text('/jobs'));
    expect(pages[2]).toContain('kind=sent');
    expect(pages[2]).not.toContain('kind=interview');
    expect(rowsIn(await text('/applications?stage=all&kind=called'))).toEqual([old[3]]);
    const links = pages.flatMap(numbered).filter(({ path }) => path.startsWith('/applications'));
    expect(links.length).toBeGreaterThan(20);
    expect(new Set(links.map(({ count }) => count)).size).toBeGreaterThan(3);
    for (const { path, count } of links)
      expect([path, rowsIn(await text(path)).length]).toEqual([path, count]);
    expect(numbered(pages[1]!).map(({ count }) => count)).toEqual([5, 1, 1, 0, 1, 1]);
    expect(pages.at(-1)).toContain('Jobs from employers (1)');
    await me.post('/jobs/save', { as: 'inquiry-1', title: 'Welder', do: 'publish' });
    expect(await text('/jobs')).not.toContain('employers (');
  });

  test('who was called by whom on which day, whose job it is, and what is kept of it', async () => {
    clock.set(DAY_BEFORE);
    const ids = [await add(), await add({ job_id: '2' }), await add()];
    await store.addNotes(ids.slice(0, 2), { kind: 'called', who: RECRUITER.address, text: 'Wants days' });
    clock.set(NOON);
    await store.addNotes([ids[2]!], { kind: 'no-answer', who: RECRUITER.address });
    const at = deskForTests(store, clock.now);
    const [me, other] = [await at.signIn(RECRUITER), await at.signIn(OWNER)];
    const list = async (query: string, by = me) => rowsIn(await by.text(`/applications?stage=all&${query}`));
    expect(await list('kind=calls&by=me&on=yesterday')).toEqual([ids[1], ids[0]]);
    expect(await list('kind=calls&by=me&on=2026-11-20')).toEqual([ids[2]]);
    expect(await list('kind=calls&by=me&on=yesterday', other)).toEqual([]);
    expect(await list('on=2026-10')).toEqual([]);
    // No day and no person of this name: everything noted, and nothing.
    for (const on of ['9999-12-31', '2026-13', 'constructor'])
      expect((await list(`on=${on}&kind=calls`)).length).toBe(3);
    expect(await list('by=constructor&kind=calls')).toEqual([]);
    expect(await list('of=me')).toEqual([ids[2], ids[0]]);
    expect(await list('of=me&kind=called')).toEqual([ids[0]]);

    const saved = '/applications?job=2&words=night';
    await me.post('/lists', { name: 'Nights', list: saved });
    expect(await me.text('/applications')).toContain(`href="${saved.replace('&', '&amp;')}">Nights`);
    expect(await other.text('/applications')).not.toContain('Nights');
    await me.post('/lists', { name: 'Evil', list: '//evil.example' });
    expect(await me.text('/applications')).not.toContain('Evil');
    const removed = await me.post('/lists/remove', { name: 'Nights', list: saved });
    expect(await me.text(removed.headers.get('location')!)).toMatch(
      /“Nights” is removed\..*<form method="post" action="\/lists"><input type="hidden" name="name" value="Nights"/,
    );
    expect(await me.text('/applications')).not.toContain('Nights');

    const csv = async () =>
      (await me.post('/applications', { [`id-${ids[0]}`]: 'on', do: 'csv' }))
        .text()
        .then((text) => text.trim());
    expect(await csv()).toContain('Email');
    const here = '/applications?job=1';
    const asked = await me.post('/applications', { do: 'columns', back: here });
    expect(await me.text(asked.headers.get('location')!)).toContain(`name="back" value="${here}"`);
    const columns = { 'column First name': 'on', 'column Stage': 'on', 'column Last note': 'on' };
    const kept = await me.post('/columns', { ...columns, back: here });
    expect(kept.headers.get('location')).toBe(here);
    expect((await csv()).split(/\r?\n/).map((line) => line.split(',').length)).toEqual([3, 4]);
    expect(await csv()).toMatch(/Called,"19 Nov.*Ravi: Called\. Wants days"$/);
    expect(await (await other.post('/applications', { [`id-${ids[0]}`]: 'on', do: 'csv' })).text()).toContain(
      'Email',
    );
  });

  test('a call that counts for all applications of a person is one call, one due call and one line', async () => {
    const own = { email: 'asha@example.com', phone: '98000 00001' };
    const ids = [await add(own), await add({ ...own, job_id: '2' }), await add(own), await add(own)];
    const me = await deskForTests(store, clock.now).signIn(RECRUITER);
    const note = { kind: 'no-answer', call_at: '2026-11-20T18:00', all: 'on' };
    await me.post(`/applications/${ids[0]}/note?dated=yes`, note);
    await store.addNotes([await add()], { kind: 'called', who: RECRUITER.address });
    const calls = '/applications?stage=all&kind=calls&on=2026-11';
    expect(rowsIn(await me.text(`${calls}&by=me`))).toHaveLength(2);
    // By job, each has its own.
    for (const [job, count] of [
      ['1', 2],
      ['2', 1],
    ]) {
      expect(rowsIn(await me.text(`${calls}&job=${job}`))).toHaveLength(Number(count));
    }
    const shown = numbered(await me.text('/figures')).filter(({ path }) => path.includes('kind=calls'));
    expect(shown.map(({ count }) => count).sort()).toEqual([1, 2, 2]);
    for (const { path, count } of shown) expect(rowsIn(await me.text(path))).toHaveLength(count);
    expect(await me.text('/')).toMatch(/<b>1<\/b> due today.*Due: Ravi \(1\)/s);
  });

  test('a part of its title finds a job among very many, open or long closed', async () => {
    const many = Array.from({ length: 505 }, (_, index) => newJob({ id: `${100 + index}`, title: 'Welder' }));
    await store.upsertJobs([
      ...many,
      newJob({ id: '3', title: 'Fitter', expires_at: '2026-01-01T00:00:00Z' }),
    ]);
    await store.closeJob('2');
    clock.set('2027-02-01T12:00:00.000Z');
    const me = await deskForTests(store, clock.now).signIn(RECRUITER);
    const to = async (title: string) =>
      (await me.get(`/applications?stage=new&title=${title}`)).headers.get('location');
    expect(await to('nurs')).toBe('/applications?job=2&stage=new');
    expect(await to('FITTER')).toBe('/applications?job=3&stage=new');
    expect(await to('Welder (604)')).toBe('/applications?job=604&stage=new');
    expect(await to('weld')).toBe('/jobs?title=weld');
    expect(await me.text('/jobs?title=weld')).toContain('href="/applications?job=1"');
    expect(await me.text('/jobs?title=nurs')).toContain('href="/applications?job=2"');
    expect(await me.text((await to('pilot'))!)).toContain('No jobs here.');
    // Nothing stands for any other character.
    await store.upsertJobs([
      newJob({ id: '4', title: 'Sales, 5% bonus' }),
      newJob({ id: '5', title: 'QA_Lead' }),
    ]);
    for (const [typed, id] of [
      ['5%25', '4'],
      ['a_l', '5'],
    ])
      expect(await to(typed!)).toBe(`/applications?job=${id}&stage=new`);
    for (const typed of ['w%25r', 'w_lder'])
      expect(await me.text((await to(typed))!)).toContain('No jobs here.');
    const asked = await me.text('/people/new');
    expect(asked).toContain('The newest 500 are suggested');
    expect(asked).not.toContain('Welder (604)');
    expect(await me.text('/people/new?job=604')).toContain('value="Welder (604)"');
  });

  test('Older and Newer lead through a list, whoever applies meanwhile', async () => {
    for (let count = 0; count < 205; count += 1) await add();
    const me = await deskForTests(store, clock.now).signIn(RECRUITER);
    const linkIn = (html: string, name: string) =>
      new RegExp(`href="([^"]*)">${name}</a>`).exec(html)?.[1]!.replaceAll('&amp;', '&');
    for (const sort of ['', '&sort=oldest']) {
      const pages = [await me.text(`/applications?job=1${sort}`)];
      await add();
      for (let older = linkIn(pages[0]!, 'Older'); older; older = linkIn(pages.at(-1)!, 'Older'))
        pages.push(await me.text(older));
      const seen = pages.flatMap(rowsIn);
      expect(pages).toHaveLength(3);
      expect([seen.length, new Set(seen).size]).toEqual(sort ? [207, 207] : [205, 205]);
      expect(linkIn(pages[0]!, 'Newer')).toBeUndefined();
      const back = await me.text(linkIn(pages[2]!, 'Newer')!);
      expect(rowsIn(back)).toEqual(rowsIn(pages[1]!));
    }
  });

  test('lists are sorted by what candidates say', async () => {
    const ids = [
      await add({ experience_years: '2', expected_pay: '6 LPA', message: 'I live in Dharwad' }),
      await add({ experience_years: '10', expected_pay: '30,000 per month', message: 'From Mumbai' }),
      await add({ experience_years: '', expected_pay: '25000', message: 'Living in Hubballi' }),
    ];
    words = createWordIndex(store, async () => ({ pages: [], text: '' }) as never, 8);
    await words.ready();
    const me = await deskForTests(store, clock.now, { words }).signIn(RECRUITER);
    const sorted = async (sort: string) => rowsIn(await me.text(`/applications?sort=${sort}`));
    const [dharwad, mumbai, hubballi] = ids;
    expect(await sorted('experience')).toEqual([mumbai, dharwad, hubballi]);
    expect(await sorted('pay')).toEqual([hubballi, mumbai, dharwad]);
    expect((await sorted('near')).at(-1)).toBe(mumbai);
    expect(await sorted('city')).toEqual([dharwad, hubballi, mumbai]);
    expect(await sorted('oldest')).toEqual(ids);
    expect(await sorted('')).toEqual([...ids].reverse());
  });

  test('a person with several applications is one card, called once', async () => {
    const phone = '90000 00001';
    const first = await add({ first_name: 'Priya', phone });
    const second = await add({ first_name: 'Priya', phone: '+91 90000-00001', job_id: '2' });
    const other = await add({ first_name: 'Zoya' });
    const me = await deskForTests(store, clock.now).signIn(RECRUITER);
    expect(await me.text('/applications')).toContain('2 applications');
    const card = await me.text(`/applications/${second}`);
    for (const id of [first, second])
      expect(card.slice(card.indexOf('2 applications'))).toContain(`<a href="/applications/${id}"`);
    expect(card).toContain('Welder');
    const next = await me.text('/next');
    expect([next.includes('Call Priya'), next.includes('2 to call')]).toEqual([true, true]);
    await me.post(`/applications/${first}/note`, { kind: 'called', all: 'on', text: 'Comes on Monday' });
    for (const id of [first, second])
      expect(await store.notesOf(id)).toMatchObject([{ kind: 'called', text: 'Comes on Monday' }]);
    expect(await me.text('/next')).toContain('Call Zoya');
    await me.post(`/applications/${other}/note`, { kind: 'called' });
    expect(await me.text('/next')).toContain('Everyone has been called');
  });

  test('a call counts for nobody else with the same CV', async () => {
    const cv = (name: string) => ({ name, mimeType: 'application/pdf', bytes: Buffer.from('%PDF-') });
    const ids: number[] = [];
    for (const [first_name, phone] of [
      ['Asha', '90000 00001'],
      ['Ravi', '90000 00002'],
    ] as const)
      ids.push(
        await store.addApplication(
          { ...application, first_name, phone, email: `${first_name}@example.com` },
          cv(first_name),
        ),
      );
    const me = await deskForTests(store, clock.now).signIn(RECRUITER);
    expect(await me.text(`/applications/${ids[0]}`)).toContain('2 applications');
    await me.post(`/applications/${ids[0]}/note`, { kind: 'called', all: 'on' });
    expect(await Promise.all(ids.map(async (id) => (await store.notesOf(id)).length))).toEqual([1, 0]);
  });
});
