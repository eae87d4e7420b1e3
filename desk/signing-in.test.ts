/** @jest-environment node */
import { application, newJob, NOON } from '../test/backend';
import { deskForTests, OWNER, RECRUITER } from '../test/desk';
import { describeStores, storeForEach } from '../test/stores';
import type { Store } from '../backend/compose-store';

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  const after = (minutes: number) => clock.set(new Date(Date.parse(NOON) + minutes * 60_000).toISOString());
  let at: ReturnType<typeof deskForTests>;
  beforeEach(() => (at = deskForTests(store, clock.now)));

  test('a mailed link signs in by its button, for twelve hours', async () => {
    const me = at.browser();
    expect((await me.get('/')).headers.get('location')).toBe('/sign-in');
    await me.post('/sign-in', { address: ' Meera@Example.com ' });
    const token = await at.mailedToken();
    const pressed = await me.post('/sign-in/link', { token });
    expect(pressed.status).toBe(303);
    expect(pressed.headers.getSetCookie().find((line) => line.startsWith('desk='))).toMatch(
      /^desk=[0-9a-f]{64}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await me.text('/')).toContain('Today');
    after(12 * 60 + 1);
    expect((await me.get('/')).status).toBe(303);
  });

  test('under https the cookie is host-only', async () => {
    const deskUrl = 'https://desk.example.in';
    const secure = deskForTests(store, clock.now, { deskUrl });
    const response = await secure.desk.request(`${deskUrl}/sign-in`, {
      method: 'POST',
      body: 'address=x@example.com',
      headers: {
        host: 'desk.example.in',
        origin: deskUrl,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-desk-asking=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000');
  });

  test('a link is used once, and a scanner that opens it uses none', async () => {
    const me = at.browser();
    await me.post('/sign-in', { address: OWNER.address });
    const token = await at.mailedToken();
    for (let times = 0; times < 3; times += 1)
      expect((await at.browser().get(`/sign-in/link?token=${token}`)).status).toBe(200);
    // The browser's secret is useless to others, and so is the link without it.
    const thief = at.browser();
    expect((await thief.post('/sign-in/link', { token })).status).toBe(403);
    expect((await me.post('/sign-in/link', { token: token.replace(/^./, 'x') })).status).toBe(403);
    expect((await me.post('/sign-in/link', { token })).status).toBe(303);
    thief.cookies.set('desk-asking', me.cookies.get('desk-asking') ?? 'x');
    expect((await thief.post('/sign-in/link', { token })).status).toBe(403);
  });

  test('a link ends ten minutes after it was sent, and after a day in any case', async () => {
    const me = at.browser();
    await me.post('/sign-in', { address: OWNER.address });
    // The mail server was down.
    after(40);
    const token = await at.mailedToken();
    after(49);
    expect((await me.post('/sign-in/link', { token })).status).toBe(303);
    await me.post('/sign-in', { address: OWNER.address });
    const next = await at.mailedToken();
    after(60);
    expect((await me.post('/sign-in/link', { token: next })).status).toBe(403);
    await store.mailSignInLink(OWNER.address, { browser: 'x', known: '', network: '192.0.2.9' });
    after(26 * 60);
    await store.pruneStaffTokens();
    const late = await store.claimMail(1);
    expect(await store.startLink(late!.mail.token)).toBe(false);
  });

  test('responses do not reveal staff addresses, and guesses are rate-limited', async () => {
    const me = at.browser();
    const known = await (await me.post('/sign-in', { address: OWNER.address })).text();
    const other = await (await me.post('/sign-in', { address: 'nobody@example.com' })).text();
    expect(other).toBe(known);
    const token = await at.mailedToken();
    const codes = [];
    for (let times = 0; times < 12; times += 1)
      codes.push((await me.post('/sign-in/link', { token: `${times}` })).status);
    expect(codes).toContain(429);
    // Other visitors are not limited, nor is a link that works.
    const elsewhere = await at
      .browser()
      .post('/sign-in/link', { token: 'x' }, { 'x-forwarded-for': '192.0.2.7' });
    expect(elsewhere.status).toBe(403);
    expect((await me.post('/sign-in/link', { token })).status).toBe(303);
  });

  test('strangers who request a member’s links keep nobody out, and the member is told', async () => {
    const me = await at.signIn(OWNER);
    const knownAs = me.cookies.get('desk-known');
    const mails = async () => {
      let count = 0;
      while (await at.mailedToken(30)) count += 1;
      return count;
    };
    const askFrom = (network: string, from = at.browser()) =>
      from.post('/sign-in', { address: OWNER.address }, { 'x-forwarded-for': network });
    // One with a new browser each time, and one with a network of addresses.
    for (let times = 0; times < 9; times += 1) {
      await askFrom('192.0.2.1');
      await askFrom(`2001:db8::${times}`);
    }
    expect(await mails()).toBe(10);
    // A new browser elsewhere, and the known one at the same place, even while that is limited.
    const phone = at.browser();
    await askFrom('198.51.100.4', phone);
    expect(await mails()).toBe(1);
    for (let times = 0; times < 12; times += 1) await askFrom('192.0.2.1');
    expect((await askFrom('192.0.2.1')).status).toBe(429);
    await me.post('/sign-out');
    expect((await askFrom('192.0.2.1', me)).status).toBe(200);
    expect((await me.post('/sign-in/link', { token: await at.mailedToken() })).status).toBe(303);
    expect(await me.text('/')).toMatch(
      /In another browser 11 sign-in links were\s+requested in your name, last/,
    );
    expect(me.cookies.get('desk-known')).toBe(knownAs);
    const ravi = await at.signIn(RECRUITER);
    expect(await ravi.text('/')).not.toContain('requested in your name');
  });

  test('removed people are out for good, signed-out ones until they sign in, and the last owner stays', async () => {
    const [me, ravi] = [await at.signIn(OWNER), await at.signIn(RECRUITER)];
    const recruiter = (await store.listStaff()).find(({ name }) => name === RECRUITER.name)!;
    expect((await ravi.get('/staff')).status).toBe(403);
    const said = async (path: string, fields: Record<string, string>, by = me) => {
      const done = await by.post(path, fields);
      return by.text(done.headers.get('location')!);
    };
    expect(await said('/staff/remove', { who: recruiter.hash })).toContain('Ravi is removed.');
    expect((await ravi.get('/')).status).toBe(303);
    expect(await said('/staff', { ...RECRUITER })).toContain('Ravi can sign in at http://desk.example.in');
    // As a colleague again, but not in this session.
    expect((await ravi.get('/')).status).toBe(303);
    await at.signIn(RECRUITER, ravi);
    expect((await ravi.get('/')).status).toBe(200);
    expect(await store.signOut(RECRUITER.address)).toBe(1);
    expect((await ravi.get('/')).status).toBe(303);
    const page = await me.text('/staff');
    const [, own = ''] = /name="who" value="(\w+)"/.exec(page) ?? [];
    expect((await me.post('/staff/remove', { who: own })).status).toBe(422);
    expect((await me.post('/staff', { ...OWNER, role: 'recruiter' })).status).toBe(422);
    expect((await me.post('/staff', { name: 'Asha', address: 'asha', role: 'owner' })).status).toBe(422);
    const stolen = new Map(me.cookies);
    await me.post('/sign-out');
    for (const [name, value] of stolen) me.cookies.set(name, value);
    expect((await me.get('/')).status).toBe(303);
    await at.signIn(OWNER);
    expect(await store.signOut(null)).toBe(1);
  });

  test('without mail an owner is given a link to hand over, which works once and for an hour', async () => {
    const me = await at.signIn(OWNER);
    const mute = deskForTests(store, clock.now, { sendsMail: false }).browser();
    for (const [name, value] of me.cookies) mute.cookies.set(name, value);
    expect(await mute.text('/staff')).toContain('you get one to hand over');
    // By hand: once, within an hour, and whoever is added again gets another.
    const handed = async () => {
      const added = await (await mute.post('/staff', { name: 'Zoya', address: 'zoya@example.com' })).text();
      expect(added).toContain('Zoya is added');
      return /data-copy="[^"]*token=(\w+)"/.exec(added)![1]!;
    };
    const token = await handed();
    const zoya = at.browser();
    expect((await zoya.post('/sign-in/link', { token })).headers.get('location')).toBe('/');
    expect((await zoya.get('/applications')).status).toBe(200);
    expect((await at.browser().post('/sign-in/link', { token })).status).toBe(403);
    const late = await handed();
    after(61);
    expect((await at.browser().post('/sign-in/link', { token: late })).status).toBe(403);
    expect(await (await me.post('/staff', { ...RECRUITER })).text()).not.toContain('token=');
  });

  test('a printed link signs in once, in any browser, for an hour', async () => {
    await store.addStaff(OWNER);
    const token = (await store.makeLink(OWNER.address))!;
    after(59);
    expect((await at.browser().post('/sign-in/link', { token })).status).toBe(303);
    expect((await at.browser().post('/sign-in/link', { token })).status).toBe(403);
    const late = (await store.makeLink(OWNER.address))!;
    after(119);
    expect((await at.browser().post('/sign-in/link', { token: late })).status).toBe(403);
    expect(await store.makeLink('nobody@example.com')).toBeNull();
  });

  test('other origins and host names are refused', async () => {
    await store.upsertJobs([newJob({ id: '1' })]);
    const id = await store.addApplication(application, null);
    const me = await at.signIn(OWNER);
    const note = { kind: 'note', text: 'x' };
    for (const headers of [
      { origin: 'https://www.example.in', 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ] as Record<string, string>[])
      expect((await me.post(`/applications/${id}/note`, note, headers)).status).toBe(403);
    // JSON needs no form, and a CV's address no post.
    const json = { 'content-type': 'application/json', origin: 'https://www.example.in' };
    const posted = { method: 'POST', body: JSON.stringify(note), headers: json };
    expect((await me.request(`/applications/${id}/note`, posted)).status).toBe(403);
    for (const path of ['cv', 'cv/file']) {
      const headers = { 'sec-fetch-site': 'same-site' };
      expect((await me.request(`/applications/${id}/${path}`, { headers })).status).toBe(403);
    }
    expect(await store.notesOf(id)).toEqual([]);
    expect((await me.request('/', { headers: { host: 'www.example.in' } })).status).toBe(421);
    expect((await me.request('/health', { headers: { host: 'evil.example' } })).status).toBe(421);
    const local = await at.desk.request('http://127.0.0.1:4100/health', {
      headers: { host: '127.0.0.1:4100' },
    });
    expect(await local.text()).toBe('ok');
  });

  test('a link in a mail leads to its page, also through signing in and from another site', async () => {
    const me = at.browser();
    await me.get('/applications/7?x=1');
    await me.post('/sign-in', { address: OWNER.address });
    const pressed = await me.post('/sign-in/link', { token: await at.mailedToken() });
    expect(pressed.headers.get('location')).toBe('/applications/7?x=1');
    // The strict cookie is not sent; the page reloads itself.
    const bounced = await at.browser().request('/', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(await bounced.text()).toContain('http-equiv="refresh"');
  });

  test.each(['/.//evil.com', '/a/..//evil.com', '//evil.com', '/\\evil.com', 'https://evil.com'])(
    'a redirect to %j leads nowhere else',
    async (back) => {
      await store.upsertJobs([newJob({ id: '1' })]);
      const id = await store.addApplication(application, null);
      const me = await at.signIn(OWNER);
      const { headers } = await me.post(`/applications/${id}/note`, { kind: 'called', back });
      expect(headers.get('location')).toMatch(new RegExp(`^/applications/${id}\\?done=1&what=called&`));
    },
  );

  test('every page has a strict policy, and is neither indexed nor cached', async () => {
    const me = await at.signIn(OWNER);
    for (const path of [
      '/',
      '/applications',
      '/next',
      '/jobs',
      '/inquiries',
      '/jobs/new',
      '/staff',
      '/sign-in',
    ]) {
      const response = await me.get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self';/,
      );
      expect(response.headers.get('x-robots-tag')).toContain('noindex');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(await response.text()).not.toMatch(/<script(?! src="\/desk\.js")|style=|onclick|javascript:/);
    }
  });
});
