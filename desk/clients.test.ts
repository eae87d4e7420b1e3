/** @jest-environment node */
import { clientMails } from '../backend/clients/client-mail';
import { shownTo } from '../backend/clients/shown';
import type { Store } from '../backend/compose-store';
import { application, newJob } from '../test/backend';
import { deskForTests, OWNER, RECRUITER, undoIn } from '../test/desk';
import { fieldsOf } from '../test/form-fields';
import { describeStores, storeForEach } from '../test/stores';

const XSS = `<script>alert(1)</script><img src=x onerror=alert(1)>`;
const RAO = { client: 'Kolam Works', contact: 'Ms Rao', email: 'rao@kolam.example' };
const cv = { name: 'asha.pdf', mimeType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };
const only = <Row>([row]: Row[]): Row => row!;
const DEFAULTS = ['name', 'city', 'experience', 'expected_pay', 'notice_period', 'cv'];

describeStores({ env: process.env, queueMails: false }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  let at: ReturnType<typeof deskForTests>;
  let me: Awaited<ReturnType<typeof at.signIn>>;
  let ids: number[];
  const fields = (more: Record<string, string> = {}) => ({
    ...Object.fromEntries(ids.map((id) => [`id-${id}`, 'on'])),
    ...Object.fromEntries(DEFAULTS.map((name) => [`field-${name}`, 'on'])),
    ...RAO,
    back: '/applications?job=1',
    to: '',
    ...more,
  });
  /** Walks through the preview; returns the link's path and the notice's. */
  async function send(more: Record<string, string> = {}) {
    const html = await (await me.post('/send', fields({ ...more, do: 'preview' }))).text();
    const [, token = ''] = /name="token" value="([0-9a-f]{64})"/.exec(html) ?? [];
    const sent = await me.post('/send', fields({ ...more, do: 'send', token }));
    return { html, link: `/c/${token}`, token, notice: sent.headers.get('location')! };
  }
  const client = () => at.browser();
  beforeEach(async () => {
    at = deskForTests(store, clock.now);
    await store.upsertJobs([newJob({ id: '1', title: 'Welder', company_name: 'Kolam Works' })]);
    ids = [];
    for (const first_name of ['Asha', 'Imran', XSS])
      ids.push(
        await store.addApplication({ ...application, first_name, email: `${ids.length}@x.example` }, cv),
      );
    me = await at.signIn(RECRUITER);
  });

  test('without mail the link is shown once, to copy', async () => {
    const here = deskForTests(store, clock.now, { sendsMail: false }).browser();
    for (const [name, value] of me.cookies) here.cookies.set(name, value);
    const token = 'a'.repeat(64);
    const shown = await (await here.post('/send', fields({ do: 'send', token }))).text();
    const url = `http://desk.example.in/c/${token}`;
    expect(shown).toContain(`<a href="${url}">`);
    // The letter as previewed, to copy and in the bodies of a mail and a chat.
    const letter = /<pre>([^]*?)<\/pre>/.exec(shown)![1]!;
    expect(letter).toContain('Dear Ms Rao');
    expect(letter).toContain(url);
    expect(shown).toContain(`data-copy="${letter}`);
    for (const begin of [`mailto:${RAO.email}?subject=3%20candidates`, 'https://wa.me/?text=Dear%20Ms%20Rao'])
      expect(shown).toMatch(new RegExp(`${begin.replaceAll('?', '\\?')}[^"]*${encodeURIComponent(url)}`));
    expect((await client().get(`/c/${token}`)).status).toBe(200);
  });

  test('what is previewed is what the client sees, and their answers reach the card, Today and the client’s page', async () => {
    const asked = await (await me.post('/send', { [`id-${ids[0]}`]: 'on' })).text();
    expect(asked).toContain('value="Kolam Works"');
    expect(asked).toMatch(/name="field-cv" checked/);
    expect(asked).toMatch(/name="field-phone"\/>/);
    const { html, link, notice, token } = await send({ text: 'As agreed' });
    expect(html).toContain('3 candidates for Welder');
    expect(notice).toMatch(/^\/applications\?job=1&done=3&what=sent&undo=/);
    expect(await store.unsentMails()).toMatchObject([
      { kind: 'client', next_try_at: '2026-11-20T12:00:30.000Z' },
    ]);
    // A second click sends nothing again.
    await me.post('/send', fields({ do: 'send', token }));
    expect((await store.notesOf(ids[0]!)).map(({ kind }) => kind)).toEqual(['sent']);

    const shown = await client().get(link);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'x-robots-tag': expect.stringContaining('noindex'),
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    });
    const page = await shown.text();
    for (const part of ['As agreed', 'Asha Rao', '3.5 years', '30 days', 'Welder']) {
      expect(page).toContain(part);
      expect(html).toContain(part);
    }
    for (const part of ['98000', '@x.example', 'newsletter']) expect(page).not.toContain(part);
    // Scanners open the page itself.
    expect(await me.text(`/applications/${ids[0]}`)).toContain('CV not opened');

    clock.set('2026-11-20T13:00:00.000Z');
    const file = await client().get(`${link}/${ids[0]}/cv/file`);
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Asha%20Rao.pdf");
    expect((await client().get(`${link}/${ids[0]}/cv`)).headers.get('content-security-policy')).toContain(
      'sandbox',
    );
    await client().post(link, { answer: `${ids[0]} client-no` });
    const words = { [`text-${ids[0]}`]: `Strong ${XSS}`, [`text-${ids[1]}`]: 'Not sent yet' };
    for (let clicks = 0; clicks < 2; clicks += 1) {
      const answer = await client().post(link, { ...words, answer: `${ids[0]} client-interview` });
      expect(fieldsOf(await answer.text())).toMatchObject(words);
    }
    expect(await store.notesOf(ids[1]!)).toHaveLength(1);
    expect(
      await client()
        .text(link)
        .then((text) => text.match(/Your answer/g)),
    ).toHaveLength(1);
    expect((await store.notesOf(ids[0]!)).map(({ kind, who }) => [kind, who])).toEqual([
      ['sent', RECRUITER.address],
      ...['cv', 'client-no', 'client-interview'].map((kind) => [kind, 'client']),
    ]);
    const card = await me.text(`/applications/${ids[0]}`);
    const { id } = only(await store.listClients());
    for (const text of [card, await me.text(`/clients/${id}`)]) {
      expect(text).toContain('CV first opened');
      expect(text).toContain('Would like an interview');
      expect(text).not.toContain(XSS);
    }
    expect(card).toContain('Ms Rao, Kolam Works');
    expect(await me.text('/')).toContain('<b>1</b> answer from a client');
    expect(await me.text('/applications?stage=all&kind=answers')).toContain(`href="/applications/${ids[0]}"`);
    await store.addNotes([ids[0]!], { kind: 'called', who: RECRUITER.address });
    expect(await me.text('/')).not.toContain('from a client');
    expect(await store.listClients()).toMatchObject([
      { name: 'Kolam Works', jobs: ['1'], contacts: [{ name: 'Ms Rao', email: RAO.email }] },
    ]);
    // Once known, the contact is chosen already.
    const known = await (await me.post('/send', { [`id-${ids[0]}`]: 'on' })).text();
    expect(known).toContain('<h1>To Ms Rao, Kolam Works</h1>');
    expect(fieldsOf(known).to).toBe(`${id}:${RAO.email}`);
    const copy = await me.text(`/clients/${id}/sent/1`);
    for (const part of ['As agreed', 'Asha Rao', '3.5 years']) expect(copy).toContain(part);
    expect(copy).not.toContain('@x.example');
    expect((await me.get(`/clients/${id}/sent/2`)).status).toBe(404);
  });

  test('whoever is shortlisted for a job is sent by one button, to the last contact and with the fields chosen before', async () => {
    for (const [email, contact, phone] of [
      ['iyer@kolam.example', 'Mr Iyer', 'on'],
      [RAO.email, RAO.contact, ''],
      ['iyer@kolam.example', 'Mr Iyer', 'on'],
    ] as const)
      await send({ email, contact, 'field-phone': phone, 'field-city': '', attach: 'on' });
    const id = await store.addApplication({ ...application, first_name: 'Zoya' }, cv);
    await store.addNotes([id], { kind: 'shortlisted', who: RECRUITER.address });
    const list = await me.text('/applications?job=1');
    expect(list).toContain('Send 1 shortlisted to a client …');
    expect(await me.text('/applications')).not.toContain('shortlisted to a client');
    const [, form = ''] = /(<form method="post" action="\/send".*?<\/form>)/.exec(list) ?? [];
    const shown = await (await me.post('/send', fieldsOf(form) as Record<string, string>)).text();
    expect(shown).toContain('<h1>To Mr Iyer, Kolam Works</h1>');
    const change = { ...fieldsOf(shown), do: 'change' } as Record<string, string>;
    const asked = await (await me.post('/send', change)).text();
    expect(asked).toContain('Send 1 candidate to a client');
    expect(asked).toMatch(/<option value="\d+:iyer@kolam.example" selected/);
    for (const name of ['field-phone', 'attach']) expect(asked).toContain(`name="${name}" checked`);
    expect(asked).not.toContain('name="field-city" checked');
    expect(fieldsOf(asked)).toMatchObject({ [`id-${id}`]: 'on', back: '/applications?job=1' });
  });

  test('an answer waits again once what was done about it is undone', async () => {
    const { link } = await send();
    await client().post(link, { answer: `${ids[0]} client-interview` });
    const waits = async () => (await me.text('/')).includes('<b>1</b> answer from a client');
    clock.set('2026-11-20T13:00:00.000Z');
    const ended = await me.post('/settle', { [`id-${ids[0]}`]: 'on', kind: 'rejected' });
    expect(await waits()).toBe(false);
    await me.post('/undo', { at: undoIn(ended) });
    expect(await waits()).toBe(true);
    const noted = await me.post(`/applications/${ids[0]}/note`, { kind: 'note', text: 'Rang her' });
    expect(await waits()).toBe(false);
    const notice = noted.headers.get('location')!;
    expect(await me.text(notice)).toContain('The note is saved.');
    await me.post('/undo', { at: undoIn(notice) });
    expect(await waits()).toBe(true);
    const { at: when, who } = (await store.notesOf(ids[0]!))[0]!;
    clock.set('2026-11-20T13:01:00.000Z');
    const taken = await me.post(`/applications/${ids[0]}/take-back`, { at: when, who });
    expect(await me.text(taken.headers.get('location')!)).toContain('they had seen the CV or answered');
    expect(await waits()).toBe(false);
  });

  test('nobody is sent who was not asked, whatever is posted', async () => {
    const contact = { phone: '98765 43210', email: '' };
    const fields = { ...contact, first_name: 'Zoya', job_id: '1', added_by: OWNER.address };
    const person = { fields, cv, key: 'zoya', kind: 'added', mailAt: null } as const;
    const { id } = await store.addPerson(person, clock.now().toISOString());
    const none = await me.post('/send', { [`id-${id}`]: 'on' });
    expect([none.status, await none.text()]).toEqual([400, expect.stringContaining('1 has not been asked')]);
    ids.push(id);
    const { html, link, notice } = await send({ text: 'Hello \u202ereversed' });
    expect(html).toMatch(new RegExp(`1 has not been asked[^]*<a href="/applications/${id}">Zoya`));
    expect(html).toContain('Send 3 candidates');
    expect(notice).toContain('done=3');
    const page = await client().text(link);
    expect([page.includes('Zoya'), page.includes('\u202e'), page.includes('Hello')]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await store.notesOf(id)).map(({ kind }) => kind)).toEqual(['added']);
    // By hand neither.
    const ticked = Object.fromEntries(ids.map((one) => [`id-${one}`, 'on']));
    const byHand = await me.post('/applications', { ...ticked, do: 'sent' });
    expect(await me.text(byHand.headers.get('location')!)).toContain(
      'not been asked for this job was left out',
    );
    const alone = await me.post(`/applications/${id}/note`, { kind: 'sent', text: 'Posted her CV' });
    expect([alone.status, await alone.text()]).toEqual([
      422,
      expect.stringContaining('save the consent first'),
    ]);
    expect((await store.notesOf(id)).map(({ kind }) => kind)).toEqual(['added']);
    // Sent, and the consent corrected afterwards.
    await store.noteConsent({ id, fields: { consent: 'Yes' } }, { who: OWNER.address, text: '' });
    const again = await send();
    expect(await client().text(again.link)).toContain('Zoya');
    await store.noteConsent({ id, fields: { consent: '' } }, { who: OWNER.address, text: '' });
    expect(await client().text(again.link)).not.toContain('Zoya');
  });

  test('a link that was ended says whom to ask, and is opened again by Undo', async () => {
    const { link } = await send();
    const { id } = only(await store.listClients());
    clock.set('2026-11-20T12:01:00.000Z');
    const ended = await me.post(`/clients/${id}/revoke`, { sending: '1' });
    expect(await client().text(link)).toMatch(/ask us for a new link: [^<]*\+?\d[^<]*@/);
    const notice = await me.text(ended.headers.get('location')!);
    expect(notice).toContain('Ended: the link no longer works.');
    await me.post('/undo', fieldsOf(notice) as Record<string, string>);
    expect((await client().get(link)).status).toBe(200);
  });

  test('Undo reopens its own link, not another that was ended, and no call that was noted, in the same moment', async () => {
    const links = [(await send()).link, (await send({ text: 'Again' })).link];
    const { id } = only(await store.listClients());
    const statuses = () => Promise.all(links.map(async (link) => (await client().get(link)).status));
    clock.set('2026-11-20T12:01:00.000Z');
    await store.addNotes([ids[0]!], { kind: 'called', who: RECRUITER.address });
    await me.post(`/clients/${id}/revoke`, { sending: '1' });
    await me.post(`/clients/${id}/revoke`, { sending: '2' });
    clock.set('2026-11-20T12:01:01.000Z');
    // A second click.
    const again = await me.post(`/clients/${id}/revoke`, { sending: '2' });
    const undo = fieldsOf(await me.text(again.headers.get('location')!)) as Record<string, string>;
    const undone = await me.post('/undo', undo);
    expect(await me.text(undone.headers.get('location')!)).toContain('the link works again');
    expect(await statuses()).toEqual([404, 200]);
    expect((await store.notesOf(ids[0]!)).map(({ kind }) => kind)).not.toContain('taken-back');
    const nothing = await me.post('/undo', undo);
    expect(await me.text(nothing.headers.get('location')!)).toContain('Nothing was undone');
  });

  test('a client reads the city that the card and the preview show, whatever is read of a CV later', async () => {
    let city: string | null = 'Pune';
    const words = { factsOf: () => ({ years: null, pay: null, far: null, city }) } as never;
    const here = deskForTests(store, clock.now, { words }).browser();
    for (const [name, value] of me.cookies) here.cookies.set(name, value);
    me = here;
    expect(await me.text(`/applications/${ids[0]}`)).toMatch(/<dt>City, [^<]*<\/dt><dd>Pune</);
    const preview = fieldsOf(await (await me.post('/send', fields({ do: 'preview' }))).text());
    city = 'Mysuru';
    await me.post('/send', { ...preview, do: 'send' } as Record<string, string>);
    const shown = await client().text(`/c/${preview.token}`);
    expect([shown.includes('<dd>Pune<'), shown.includes('Mysuru')]).toEqual([true, false]);
    city = null;
    expect(await me.text(`/applications/${ids[0]}`)).not.toContain('City, ');
  });

  test('CVs are attached to the mail if that is chosen, under the names that the page shows', async () => {
    const { html } = await send({ attach: 'on', 'field-name': '' });
    expect(html).toContain('The CVs are attached.');
    clock.set('2026-11-20T12:00:31.000Z');
    const { mail } = (await store.claimMail(60_000))!;
    const composed = await clientMails({ store, deskUrl: 'http://desk' }).client.compose(mail);
    expect(composed?.attachments?.map(({ name }) => name)).toEqual(
      [1, 2, 3].map((number) => `Candidate ${number}.pdf`),
    );
  });

  test('whoever is undone, taken back, withdrawn or erased is gone from the link, and nobody is named to them', async () => {
    const { link, notice } = await send();
    const [one, second, third] = ids as [number, number, number];
    expect(shownTo(await store.notesOf(one))).toEqual([{ name: 'Kolam Works', at: expect.any(String) }]);
    const isShown = async (id: number) => (await client().text(link)).includes(`person-${id}"`);
    await me.post('/undo', { at: undoIn(notice) });
    expect(await store.applicationsOf(ids).then((all) => all.map(({ stage }) => stage))).toEqual([
      'new',
      'new',
      'new',
    ]);
    expect((await client().get(link)).status).toBe(404);
    expect(shownTo(await store.notesOf(one))).toEqual([]);

    const again = await send();
    const other = again.link;
    expect((await client().get(other)).status).toBe(200);
    expect(await isShown(one)).toBe(false);
    clock.set('2026-11-22T12:00:00.000Z');
    await store.addNotes([one], {
      kind: 'interview',
      who: RECRUITER.address,
      due_at: '2026-11-30T09:30:00.000Z',
    });
    const shows = async (id: number) => (await client().text(other)).includes(`person-${id}"`);
    await store.takeBack(one, RECRUITER.address);
    expect(await shows(one)).toBe(true);
    await store.takeBack(one, RECRUITER.address);
    expect(await shows(one)).toBe(false);
    expect(shownTo(await store.notesOf(one))).toEqual([]);
    await store.addNotes([second], { kind: 'withdrawn', who: 'candidate' });
    expect(await shows(second)).toBe(false);
    await store.eraseByEmail('2@x.example');
    expect((await client().get(other)).status).toBe(404);
    expect((await client().get(`${other}/${third}/cv`)).status).toBe(404);
  });

  test('a candidate already with an employer is sent to another, and stays at a later stage', async () => {
    const first = await send();
    await store.addNotes([ids[0]!], {
      kind: 'interview',
      who: RECRUITER.address,
      due_at: '2026-11-30T09:30:00.000Z',
    });
    await store.addNotes([ids[1]!], { kind: 'rejected', who: RECRUITER.address });
    await client().post(first.link, { answer: `${ids[2]} client-no`, [`text-${ids[2]}`]: 'Too far' });
    clock.set('2026-11-23T12:00:00.000Z');
    me = await at.signIn(RECRUITER);
    const asked = await (await me.post('/send', fields())).text();
    expect(asked).toContain('Asha Rao: Ms Rao, Kolam Works');
    expect(asked).toMatch(
      /<h2>Sent before<.*3 days ago<\/time> · CV not opened · <b>No<\/b> “Too far”.*name="token"/s,
    );
    const again = await (await me.post('/send', fields({ do: 'preview', client: 'kolam works ' }))).text();
    expect(again).toMatch(/<h2>Sent before<.*Asha Rao: Ms Rao, Kolam Works/);
    const { notice } = await send({ client: 'Neemstack', email: 'iyer@neem.example', contact: 'Mr Iyer' });
    expect(notice).toContain('done=2');
    const { stage, due_at: due } = only(await store.applicationsOf([ids[0]!]));
    expect([stage, due]).toEqual(['interview', '2026-11-30T09:30:00.000Z']);
    expect(shownTo(await store.notesOf(ids[0]!)).map(({ name }) => name)).toEqual([
      'Kolam Works',
      'Neemstack',
    ]);
    const csv = await (await me.post('/applications', { ...fields(), do: 'csv' })).text();
    expect(csv).toContain('Stage,Interview (IST),Client,Client’s answer,');
    expect(csv).toContain('Interview,2026-11-30 15:00,"Kolam Works, Neemstack",,');
    expect(csv).toContain(',Kolam Works: No. Too far,');
  });

  test('who was told no is gone from the link, its count and its mail, until that is taken back', async () => {
    const { link } = await send();
    await store.addNotes([ids[0]!], { kind: 'rejected', who: RECRUITER.address });
    await store.addNotes([ids[1]!], { kind: 'joined', who: RECRUITER.address });
    const page = await client().text(link);
    expect(page).toContain('2 candidates for Ms Rao');
    expect(page).not.toContain('Asha');
    expect((await client().get(`${link}/${ids[0]}/cv`)).status).toBe(404);
    expect((await client().post(link, { answer: `${ids[0]} client-interview` })).status).toBe(404);
    expect((await store.notesOf(ids[0]!)).map(({ kind }) => kind)).toEqual(['sent', 'rejected']);
    await store.takeBack(ids[0]!, RECRUITER.address);
    expect(await client().text(link)).toContain('Asha');
  });

  test('those who were not asked are named with commas, each with the page that takes the consent', async () => {
    const fields = { ...application, added_by: RECRUITER.address, consent: '' } as typeof application;
    const unasked = [await store.addApplication(fields, cv), await store.addApplication(fields, cv)];
    const chosen = Object.fromEntries(unasked.map((one) => [`id-${one}`, 'on']));
    expect(await (await me.post('/send', chosen)).text()).toContain(
      `<a href="/applications/${unasked[0]}">Asha Rao</a>, <a href="/applications/${unasked[1]}">Asha Rao</a>`,
    );
  });

  test('a guessed, ended, revoked or erased link says the same, and a network that guesses is stopped', async () => {
    const { link, token } = await send();
    const answerOf = async (path: string) => {
      const answer = await client().get(path);
      const text = await answer.text();
      return [answer.status, text.includes('This link does not work') && !/Asha|Imran|Rao|Kolam/.test(text)];
    };
    const { id } = only(await store.listClients());
    const { id: sending } = only(await store.sendingsTo(id));
    const outsider = await store.addApplication({ ...application, first_name: 'Lakshmi' }, cv);
    const none = [404, true];
    for (const path of [
      `/c/${'0'.repeat(64)}`,
      '/c/x',
      `${link}/${outsider}/cv`,
      `${link}/${outsider}/cv/file`,
    ])
      expect([path, await answerOf(path)]).toEqual([path, none]);
    expect((await client().post(link, { answer: `${outsider} client-yes` })).status).toBe(404);
    expect(await store.notesOf(outsider)).toEqual([]);
    for (const origin of ['https://evil.example', 'null'])
      expect((await client().post(link, { answer: `${ids[0]} client-yes` }, { origin })).status).toBe(403);
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await client().request(`${link}/${ids[0]}/cv`, foreign)).status).toBe(403);
    expect((await store.notesOf(ids[0]!)).map(({ kind }) => kind)).toEqual(['sent']);
    expect(await client().text(link)).not.toContain('<script>alert');
    expect((await client().get('/clients')).headers.get('location')).toBe('/sign-in');

    clock.set('2026-12-04T12:00:00.000Z');
    expect(await answerOf(link)).toEqual(none);
    clock.set('2026-12-04T11:59:59.000Z');
    expect((await client().get(link)).status).toBe(200);
    me = await at.signIn(RECRUITER);
    await me.post(`/clients/${id}/revoke`, { sending: `${sending}` });
    expect(await answerOf(link)).toEqual(none);
    const second = await send({ text: 'Again' });
    const sent = ['2026-12-04T11:59:59.000Z', '2026-11-20T12:00:00.000Z'];
    expect((await store.personalDataOf('Rao@Kolam.example')).contacts).toEqual([
      { name: RAO.contact, client: RAO.client, sent },
    ]);
    expect(await store.eraseByEmail(RAO.email.toUpperCase())).toMatchObject({ clients: 1 });
    expect(await answerOf(second.link)).toEqual(none);
    expect(await store.listClients()).toMatchObject([{ contacts: [] }]);
    expect((await store.unsentMails()).filter(({ kind }) => kind === 'client')).toEqual([]);
    expect(token).not.toBe(second.token);
    for (let tries = 0; tries < 20; tries += 1) await client().get(`/c/${tries}`);
    expect((await client().get('/c/x')).status).toBe(429);
  });

  test('CVs that no mail takes are not attached, and nothing is sent', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5.2 * 1024 * 1024)]);
    ids = [];
    for (const email of ['a@x.example', 'b@x.example', 'c@x.example'])
      ids.push(await store.addApplication({ ...application, email }, { ...cv, bytes }));
    const refused = await me.post('/send', fields({ do: 'send', token: 'a'.repeat(64), attach: 'on' }));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('The CVs are too large to attach: more than 15 MB together.');
    expect(await store.notesOf(ids[0]!)).toEqual([]);
    ids.pop();
    expect((await me.post('/send', fields({ do: 'preview', attach: 'on' }))).status).toBe(200);
  });

  test('what is typed at the desk and not taken is kept, with the reason; a contact that is removed is erased', async () => {
    const wrong = await me.post('/send', fields({ do: 'preview', email: 'rao', contact: '' }));
    const html = await wrong.text();
    expect([wrong.status, html]).toEqual([422, expect.stringContaining('This is not an email address.')]);
    expect(html).toContain('value="rao"');
    expect(html).toContain('Whom do we write to?');
    const { link } = await send();
    const { id } = only(await store.listClients());
    const save = (contacts: string, jobs = '1') =>
      me.post(`/clients/${id}`, { name: 'Kolam', contacts, jobs });
    expect(await (await save('Ms Rao rao@')).text()).toContain(
      '“Ms Rao rao@” is not a name with an email address.',
    );
    expect(await (await save('', '77')).text()).toContain('There is no job “77”.');
    expect((await client().get(link)).status).toBe(200);
    await save(`Ms Rao <${RAO.email}>\nMr Iyer iyer@kolam.example`);
    expect((await client().get(link)).status).toBe(200);
    await save('Mr Iyer iyer@kolam.example');
    expect((await client().get(link)).status).toBe(404);
    expect((await me.post(`/clients/${id}/erase`)).status).toBe(403);
    await (await at.signIn(OWNER)).post(`/clients/${id}/erase`);
    expect(await store.listClients()).toEqual([]);
  });
});
