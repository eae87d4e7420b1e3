/** @jest-environment node */
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { strFromU8, unzipSync } from 'fflate';
import { application, inquiry, newJob, NOON, statesOf } from '../test/backend';
import { jpeg } from '../test/cv-files/pictures';
import { deskForTests, OWNER, RECRUITER, undoIn } from '../test/desk';
import { TALENT_POOL } from '../lib/contract/talent-pool';
import { fieldsOf } from '../test/form-fields';
import { describeStores, storeForEach } from '../test/stores';
import type { Store } from '../backend/compose-store';

const XSS = `"><script>alert(1)</script><img src=x onerror=alert(1)>' javascript:alert(1) {{7*7}}`;
const pdf = { name: `${XSS}.pdf`, mimeType: 'application/pdf', bytes: Buffer.from('%PDF-1.7 hostile') };

/** Lists other scripts, event handlers and script links, as a browser parses the page. */
function dangersIn(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'element') {
      const { tagName, properties } = node;
      if (tagName === 'script' && properties.src !== '/desk.js') found.push('script');
      for (const [name, value] of Object.entries(properties))
        if (
          /^on/i.test(name) ||
          name === 'style' ||
          (/^\s*javascript:/i.test(String(value)) && name !== 'value')
        )
          found.push(`${tagName} ${name}`);
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(fromHtml(html));
  return found;
}

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  let at: ReturnType<typeof deskForTests>;
  const add = (values: Record<string, string> = {}, cv: typeof pdf | null = null) =>
    store.addApplication({ ...application, ...values } as typeof application, cv);
  beforeEach(async () => {
    at = deskForTests(store, clock.now);
    await store.upsertJobs([newJob({ id: '1', title: 'Welder' }), newJob({ id: '2', title: 'Nurse' })]);
  });

  test('a CV without a job is an application for the talent pool', async () => {
    const id = await add({ job_id: TALENT_POOL, message: 'Welder in Pune' }, pdf);
    const me = await at.signIn(OWNER);
    const list = await me.text(`/applications?job=${TALENT_POOL}`);
    expect(list).toContain(`href="/applications/${id}"`);
    expect(list).toContain('<option value="Talent pool (talent-pool)">');
    const person = await me.text(`/applications/${id}`);
    expect(person).toContain('>Talent pool</a>');
    expect(person).toContain('Welder in Pune');
    expect(person).not.toContain('Similar open jobs');
    expect(await me.text('/jobs')).not.toContain('Talent pool');
    expect((await me.get(`/jobs/${TALENT_POOL}/edit`)).status).toBe(404);
  });

  test('the list is filtered by job, stage and day', async () => {
    const first = await add({ first_name: 'Lakshmi', job_id: '2' });
    clock.set('2026-11-22T12:00:00.000Z');
    const second = await add({ first_name: 'Imran' });
    await store.addNotes([second], { kind: 'called', who: RECRUITER.address });
    const me = await at.signIn(OWNER);
    const links = /href="\/applications\/(\d+)"/g;
    const shown = async (query: string) =>
      [...(await me.text(`/applications${query}`)).matchAll(links)].map(([, id]) => Number(id));
    expect(await shown('')).toEqual([second, first]);
    expect(await shown('?job=2')).toEqual([first]);
    expect(await shown('?stage=called')).toEqual([second]);
    expect(await shown('?since=2026-11-21')).toEqual([second]);
    expect(await shown('?since=2026-11-23')).toEqual([]);
    const noDay = await me.get('/applications?since=2026-13-45');
    expect(noDay.status).toBe(400);
    expect(await noDay.text()).toContain('“2026-13-45” is no day for “since”');
    expect(await me.text('/applications')).toMatch(/Called <b>1<\/b>/);
    expect(await me.text(`/applications/${second}`)).toContain('Ravi');
  });

  test('a bulk state has the author who pressed the button', async () => {
    const ids = [await add(), await add()];
    const me = await at.signIn(RECRUITER);
    const fields = Object.fromEntries(ids.map((id) => [`id-${id}`, 'on']));
    const done = await me.post('/applications', { ...fields, do: 'sent', back: '/applications?job=1' });
    expect(done.headers.get('location')).toMatch(/^\/applications\?job=1&done=2&what=sent&undo=/);
    for (const id of ids) {
      expect(await store.notesOf(id)).toMatchObject([{ kind: 'sent', who: RECRUITER.address, at: NOON }]);
      expect((await statesOf(store, id)).at(-1)?.state).toBe('with-employer');
    }
    const wrong = await me.post('/applications', { ...fields, do: 'withdrawn' });
    expect(wrong.status).toBe(400);
    expect((await me.post('/applications', { do: 'sent' })).status).toBe(400);
    const away = await me.post('/applications', { ...fields, do: 'called', back: '//evil.example' });
    expect(away.headers.get('location')).toMatch(/^\/applications\?/);
  });

  test('“not this time” shows its mail first, which waits for thirty seconds in which it can be undone', async () => {
    const ids = [await add({ email: 'a@example.com' }), await add({ email: 'b@example.com' })];
    const me = await at.signIn(RECRUITER);
    const fields = Object.fromEntries(ids.map((id) => [`id-${id}`, 'on']));
    const asked = await (await me.post('/applications', { ...fields, do: 'rejected' })).text();
    expect(asked).toContain('Others were chosen this time');
    expect(await store.notesOf(ids[0]!)).toEqual([]);
    const reject = async () =>
      undoIn(await me.post('/settle', { ...fields, 'tell-rejected': 'on', back: '/applications' }));
    const undo = await reject();
    expect((await store.unsentMails()).map(({ kind, next_try_at }) => [kind, next_try_at])).toEqual(
      ids.map(() => ['ended', '2026-11-20T12:00:30.000Z']),
    );
    // A colleague's action cannot be undone.
    const other = await at.signIn(OWNER);
    await other.post('/undo', { at: undo });
    expect((await statesOf(store, ids[0]!)).at(-1)?.state).toBe('not-this-time');
    clock.set('2026-11-20T12:00:29.000Z');
    await me.post('/undo', { at: undo, back: '/applications' });
    for (const id of ids) expect((await statesOf(store, id)).at(-1)?.state).toBe('received');
    expect(await store.unsentMails()).toEqual([]);

    const again = await reject();
    clock.set('2026-11-20T12:01:00.000Z');
    const late = await me.post('/undo', { at: again, back: '/applications' });
    expect(late.headers.get('location')).toContain('what=late');
    expect((await statesOf(store, ids[0]!)).at(-1)?.state).toBe('not-this-time');
    expect(await store.unsentMails()).toHaveLength(2);
    expect((await store.notesOf(ids[0]!)).map(({ kind }) => kind)).toEqual([
      'rejected',
      'taken-back',
      'rejected',
    ]);
  });

  test('an end that was mailed is taken back with a reminder, and the next one is mailed again', async () => {
    const id = await add({ email: 'a@example.com' });
    const me = await at.signIn(RECRUITER);
    const reject = () =>
      me.post('/settle', { [`id-${id}`]: 'on', 'tell-rejected': 'on', back: '/applications' });
    await reject();
    // A second recruiter changed nothing and has nothing to undo.
    const second = await me.text((await reject()).headers.get('location')!);
    expect([second.includes('nothing was changed'), second.includes('Undo')]).toEqual([true, false]);
    clock.set('2026-11-20T12:05:00.000Z');
    const claim = await store.claimMail(60_000);
    await store.markMailSent(claim!);
    const taken = { at: NOON, who: RECRUITER.address };
    const done = await me.post(`/applications/${id}/take-back`, taken);
    expect(await me.text(done.headers.get('location')!)).toContain('tell them that it goes on');
    await reject();
    expect((await store.unsentMails()).map(({ kind }) => kind)).toEqual(['ended']);
  });

  test('without the tick no mail is sent, not even later', async () => {
    const id = await add();
    const me = await at.signIn(RECRUITER);
    await me.post('/settle', { [`id-${id}`]: 'on' });
    expect(await store.unsentMails()).toEqual([]);
    expect(await store.unnotifiedEnds(NOON, 0, 9)).toEqual([]);
  });

  test('CVs as a zip, and the columns of a tracker', async () => {
    const ids = [await add({ first_name: 'Asha' }, pdf), await add({ first_name: 'Asha' }, pdf), await add()];
    const me = await at.signIn(RECRUITER);
    const fields = Object.fromEntries(ids.map((id) => [`id-${id}`, 'on']));
    const file = async (kind: string) =>
      new Uint8Array(await (await me.post('/applications', { ...fields, do: kind })).arrayBuffer());
    expect(Object.keys(unzipSync(await file('zip')))).toEqual([
      `Asha Rao ${ids[0]}.pdf`,
      `Asha Rao ${ids[1]}.pdf`,
    ]);
    expect(await store.notesOf(ids[2]!)).toEqual([]);
    expect(strFromU8(await file('csv'))).toContain('First name');
    const sheet = unzipSync(await file('xlsx'))['xl/worksheets/sheet1.xml']!;
    expect(strFromU8(sheet).match(/<row\b/g)).toHaveLength(4);
    // Each leaves a trace, which hides no note in the list.
    const traces = (await store.notesOf(ids[0]!)).map(({ kind, who, text }) => [kind, who, text]);
    expect(traces).toEqual(
      ['zip', 'csv', 'xlsx'].map((kind) => ['cv', RECRUITER.address, `applications-2026-11-20.${kind}`]),
    );
    expect(await me.text(`/applications/${ids[2]}`)).toContain('<b>Exported</b>');
    expect(await me.text('/applications?stage=all')).not.toContain('applications-2026-11-20');
  });

  test('two recruiters never have one candidate before them', async () => {
    const other = { email: 'lakshmi@example.com', phone: '98111 11111' };
    const ids = [await add({ first_name: 'Asha' }), await add({ first_name: 'Lakshmi', ...other })];
    const [one, two] = [await at.signIn(OWNER), await at.signIn(RECRUITER)];
    expect(await one.text('/next')).toContain('Call Asha');
    expect(await two.text('/next')).toContain('Call Lakshmi');
    expect(await two.text('/applications')).toContain('Meera has this open');
    const note = { kind: 'no-answer', text: 'Engaged', back: '/next' };
    const noted = await one.post(`/applications/${ids[0]}/note`, note);
    expect(noted.headers.get('location')).toMatch(/^\/next\?done=1&what=no-answer&undo=/);
    // Neither the one who did not answer nor the one who is held.
    expect(await one.text('/next')).toContain('Everyone has been called');
    expect(await one.text(`/next?after=1~${ids[1]}~`)).toContain('That was the last');
    // The hold expires once its owner has left.
    clock.set('2026-11-20T12:04:00.000Z');
    expect(await one.text(`/next?after=1~${ids[0]}~`)).toContain('Call Lakshmi');
    await one.post('/hold', { id: `${ids[1]}` });
    expect(await two.text(`/applications/${ids[1]}`)).toContain('Meera has this open');
  });

  test('typed text is escaped on every page', async () => {
    const fields = ['first_name', 'last_name', 'message', 'source', 'notice_period', 'phone'];
    const names = Object.fromEntries(fields.map((field) => [field, XSS]));
    const answers = JSON.stringify([{ number: 1, question: XSS, answer: XSS }]);
    const id = await add({ ...names, answers }, pdf);
    await store.addNotes([id], { kind: 'note', who: RECRUITER.address, text: XSS });
    await store.upsertJobs([
      newJob({ id: '3', title: XSS, company_name: XSS, location: XSS, description: XSS }),
    ]);
    await store.addContactEnquiry({ name: XSS, email_address: XSS, subject: XSS, message: XSS });
    const job = { job_title: XSS, company_name: XSS, job_description: XSS };
    const asked = await store.addJobInquiry({ ...inquiry, ...job });
    const me = await at.signIn(OWNER);
    await me.post('/lists', { name: XSS.slice(0, 60), list: '/applications?job=1' });
    const query = encodeURIComponent(XSS);
    const paths = [
      '/',
      '/applications',
      '/next',
      `/applications/${id}`,
      '/jobs',
      '/jobs/3/edit',
      '/inquiries',
      `/inquiries/${asked}`,
      `/inquiries/${asked}/decline?why=${query}`,
      `/jobs/new?as=inquiry-${asked}`,
      '/enquiries',
      '/enquiries/1',
      `/applications?job=${query}&words=${query}&stage=${query}&by=${query}&kind=${query}&on=${query}`,
      `/applications?of=${query}&sort=${query}&since=${query}&until=${query}`,
      `/figures?month=${query}`,
      `/sign-in/link?token=${query}`,
      `/applications?done=1&what=${query}&undo=${query}`,
    ];
    for (const path of paths) expect([path, dangersIn(await me.text(path))]).toEqual([path, []]);
    const typed = { title: XSS, description: XSS, qualification: XSS };
    const preview = await me.post('/jobs/save', { ...typed, do: 'preview' });
    expect(dangersIn(await preview.text())).toEqual([]);
    const confirm = await me.post('/applications', { [`id-${id}`]: 'on', do: 'rejected' });
    expect(dangersIn(await confirm.text())).toEqual([]);
  });

  test('a page says what was done only of what it shows', async () => {
    const me = await at.signIn(RECRUITER);
    const isSaid = async (path: string) => /class="notice" role="status"/.test(await me.text(path));
    expect(await isSaid('/jobs?done=1&what=published')).toBe(true);
    expect(await isSaid('/figures?done=1&what=published')).toBe(false);
    expect(await isSaid('/figures?done=1&what=undone')).toBe(false);
    expect(await isSaid('/?done=1&what=undone')).toBe(true);
    expect(await isSaid('/enquiries?done=1&what=published')).toBe(false);
    expect(await isSaid('/enquiries?done=1&what=answered')).toBe(true);
  });

  test('a CV is shown in a sandboxed frame and as a file, and each view is noted', async () => {
    const id = await add({}, pdf);
    const me = await at.signIn(RECRUITER);
    expect(await me.text(`/applications/${id}`)).toMatch(/<iframe[^>]* sandbox=""/);
    const framed = await me.get(`/applications/${id}/cv`);
    expect(framed.headers.get('content-type')).toContain('text/html');
    expect(await framed.text()).toContain('A welder from Hubli');
    const file = await me.get(`/applications/${id}/cv/file`);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await store.notesOf(id)).toMatchObject([{ kind: 'cv', who: RECRUITER.address }]);
    clock.set('2026-11-20T12:11:00.000Z');
    await me.get(`/applications/${id}/cv`);
    expect(await store.notesOf(id)).toHaveLength(2);
    expect((await me.get('/applications/999/cv')).status).toBe(404);
  });

  test('a photograph is shown as a picture, of its own type alone, and says that it has no text', async () => {
    const bytes = Buffer.concat([jpeg, Buffer.from('<!doctype html><script>alert(1)</script>')]);
    const id = await add({}, { name: 'IMG_1.jpg', mimeType: 'image/jpeg', bytes });
    const me = await at.signIn(RECRUITER);
    const page = await me.get(`/applications/${id}`);
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self'");
    const html = await page.text();
    expect(html).toContain(`<img src="/applications/${id}/cv"`);
    expect(html).toContain('It has no text to search or copy.');
    expect(html).not.toContain('<iframe');
    const shown = await me.get(`/applications/${id}/cv`);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    });
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await store.notesOf(id)).toMatchObject([{ kind: 'cv', who: RECRUITER.address }]);
    const file = await me.get(`/applications/${id}/cv/file`);
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''IMG_1.jpg");
    expect(file.headers.get('content-type')).toBe('image/jpeg');
  });

  test('names in Devanagari and Kannada have a font', async () => {
    const style = await at.browser().text('/desk.css');
    for (const name of ['devanagari', 'kannada']) {
      expect(style).toContain(`url(/fonts/${name})`);
      const font = await at.browser().get(`/fonts/${name}`);
      expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
      expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    }
  });

  test('an owner’s pages are no recruiter’s', async () => {
    const id = await add();
    const me = await at.signIn(RECRUITER);
    for (const path of ['/jobs/new', '/jobs/1/edit']) expect((await me.get(path)).status).toBe(403);
    const posts: [string, Record<string, string>][] = [
      [`/applications/${id}/erase`, { address: application.email }],
      ['/jobs/save', { title: 'Fitter', do: 'publish' }],
    ];
    for (const [path, fields] of posts)
      expect([path, (await me.post(path, fields)).status]).toEqual([path, 403]);
    expect(await store.getSubmission('applications', id)).not.toBeNull();
    expect(await me.text(`/applications/${id}`)).not.toContain('Erase');
    // No page is available without signing in.
    for (const path of ['/', '/applications', `/applications/${id}`, `/applications/${id}/cv`, '/next'])
      expect((await at.browser().get(path)).headers.get('location')).toBe('/sign-in');
  });

  test('a person’s other applications, and erasure', async () => {
    const first = await add({ first_name: 'Asha' });
    const second = await add({ first_name: 'A.', job_id: '2', email: 'ASHA@example.com' });
    const third = await add({ first_name: 'Not her', email: 'x@example.com', phone: '+91 98111 11111' });
    const me = await at.signIn(OWNER);
    const text = await me.text(`/applications/${first}`);
    expect(text).toContain(`href="/applications/${second}"`);
    expect(text).not.toContain(`href="/applications/${third}"`);
    expect(text).toContain(`Type ${application.email} to confirm`);
    for (const part of ['enquiries', 'job alerts', 'client’s contact']) expect(text).toContain(part);
    const mistyped = await me.post(`/applications/${first}/erase`, { address: 'x@example.com' });
    expect([mistyped.status, await mistyped.text()]).toEqual([
      422,
      expect.stringMatching(/<h2>History[^]*Nothing was erased/),
    ]);
    await me.post(`/applications/${first}/erase`, { address: application.email });
    expect((await me.get(`/applications/${second}`)).status).toBe(404);
    expect(await store.notesOf(first)).toEqual([]);
    expect((await me.get(`/applications/${third}`)).status).toBe(200);
  });

  test('jobs are confirmed, filled, paused, opened, written with a preview and edited', async () => {
    const me = await at.signIn(OWNER);
    const closed = async () => (await store.getJob('1'))?.closedReason;
    const said = async (path: string, fields: Record<string, string> = {}) => {
      const done = await me.post(path, fields);
      return /role="status"><span>([^<]*)/.exec(await me.text(done.headers.get('location')!))?.[1];
    };
    await me.post('/jobs/1/filled');
    expect(await closed()).toBe('filled');
    expect(await said('/jobs/1/open')).toContain('Reopened: the job is on the website');
    expect(await said('/jobs/1/open')).toBe('It was open already.');
    expect((await store.getJob('1'))?.active).toBe(true);
    expect(await said('/jobs/1/paused')).toContain('Paused');
    expect(await closed()).toBe('paused');
    // Its candidates are called meanwhile, and told nothing.
    await add();
    const list = await me.text('/applications?job=1');
    expect(list).toContain('This job is paused. It is off the website; its candidates stay in the queue');
    expect(list).not.toContain('Tell them');
    expect(await me.text('/next')).toContain('1 to call');
    const closedJob = { ...fieldsOf(await me.text('/jobs/1/edit')), salary: '5 LPA', do: 'publish' };
    expect(await said('/jobs/save', closedJob)).toContain('the website does not show it');
    expect((await me.post('/jobs/1/erase')).status).toBe(404);
    await me.post('/jobs/1/open');
    expect(await said('/jobs/1/confirm', { back: '/' })).toBe('Confirmed: 1 job still open.');
    expect(await said('/jobs/save', { ...closedJob, salary: '6 LPA' })).toContain('shows it in a moment');
    const monthLater = '2026-12-20T12:00:00.000Z';
    clock.set(monthLater);
    const back = await at.signIn(OWNER);
    await back.post('/jobs/confirm', fieldsOf(await back.text('/')));
    expect((await store.getJob('2'))?.job.confirmed_at).toBe(monthLater);
    clock.set(NOON);
    const fitter = { title: 'Fitter', location: 'Hubli', description: '- Fits\n- Welds', category: 'Trades' };
    expect(await (await me.post('/jobs/save', { ...fitter, do: 'preview' })).text()).toContain(
      '<li>Fits</li>',
    );
    expect((await store.jobsForStaff(NOON)).map(({ title }) => title)).not.toContain('Fitter');
    const published = await me.post('/jobs/save', { ...fitter, do: 'publish' });
    expect(await me.text(published.headers.get('location')!)).toContain('in the new category “Trades”');
    const written = (await store.jobsForStaff(NOON)).find(({ title }) => title === 'Fitter')!;
    expect((await store.getJob(written.id))?.job).toMatchObject({
      location: 'Hubli',
      description: expect.stringContaining('Welds'),
    });
    const senior = { ...fitter, title: 'Senior Fitter', id: written.id, do: 'publish' };
    const saved = await me.post('/jobs/save', senior);
    expect(await me.text(saved.headers.get('location')!)).toContain('Saved. The website');
    expect((await store.getJob(written.id))?.job.title).toBe('Senior Fitter');
    // The version before the last change comes back as the form's text.
    const edit = `/jobs/${written.id}/edit`;
    expect(await me.text(edit)).toContain(`${edit}?version=earlier`);
    const earlier = fieldsOf(await me.text(`${edit}?version=earlier`));
    await me.post('/jobs/save', { ...earlier, do: 'publish' });
    expect((await store.getJob(written.id))?.job.title).toBe('Fitter');
    expect(await store.earlierOf(written.id)).toMatchObject({ title: 'Senior Fitter' });
    expect(await store.earlierOf('2')).toBeNull();
    expect((await store.jobsForStaff(NOON, 'FITT')).map(({ title }) => title)).toEqual(['Fitter']);
    const wrong = await me.post('/jobs/save', { title: '', do: 'publish' });
    expect(wrong.status).toBe(422);
    const sheet = deskForTests(store, clock.now, { followsSheet: true });
    expect((await (await sheet.signIn(OWNER)).post('/jobs/save', { ...fitter, do: 'publish' })).status).toBe(
      404,
    );
  });

  test('a job saved without a change is stored byte for byte as it was, and a change changes its own field alone', async () => {
    const stored = newJob({
      id: '9',
      title: 'Fitter  II',
      category: 'Trades',
      salary: '₹ 1,75,000 - 6,00,000 P.A.',
      description:
        '<h2 class="x">Duties</h2><DIV>Fits &amp; welds</DIV><ul>\r\n<li>Pipes</li></ul><table><td>1</table>',
      qualification: '<p>ITI<br><br>Two years</p>',
      primary_responsibility: '<p>Safety</p>',
      expires_at: '2026-12-24T06:30:00.000Z',
      recruiter_email: 'r@agency.example',
    });
    await store.upsertJobs([stored]);
    const rows = async () => [
      { ...(await store.getJob('9'))!.job, updated_at: '' },
      await store.recruiterEmail('9'),
    ];
    const before = await rows();
    const me = await at.signIn(OWNER);
    const fields = fieldsOf(await me.text('/jobs/9/edit'));
    expect(fields.description).toContain('## Duties\n\nFits & welds\n\n- Pipes');
    // Browsers send CRLF.
    const sent = { ...fields, description: fields.description!.replaceAll('\n', '\r\n') };
    const preview = await (await me.post('/jobs/save', { ...sent, do: 'preview' })).text();
    expect(preview).toContain('<p>Safety</p>');
    expect(fieldsOf(preview)).toEqual(fields);
    await me.post('/jobs/save', { ...sent, do: 'publish' });
    expect(await rows()).toEqual(before);
    const typed = `${fields.qualification}\n\n- **Gloves**`;
    await me.post('/jobs/save', { ...sent, qualification: typed, do: 'publish' });
    const qualification = '<p>ITI</p>\n<p>Two years</p>\n<ul>\n<li><strong>Gloves</strong></li>\n</ul>';
    expect(await rows()).toEqual([{ ...(before[0] as object), qualification }, before[1]]);
    const long = 'x'.repeat(100_001);
    const refused = await me.post('/jobs/save', { ...sent, description: long, do: 'publish' });
    expect([refused.status, fieldsOf(await refused.text()).description]).toEqual([422, long]);
  });
});
