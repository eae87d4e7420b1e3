/** @jest-environment node */
import { application, newJob } from '../test/backend';
import { harmfulPdfs } from '../test/cv-files/harmful-pdf';
import { deskForTests, OWNER, RECRUITER } from '../test/desk';
import { sqliteStores, storeForEach } from '../test/stores';
import type { Store } from '../backend/compose-store';
import { startCvReader } from './cv-reading/reader';

let store: Store;
const clock = storeForEach(sqliteStores(), (opened) => (store = opened));
const reader = startCvReader();
afterAll(reader.stop);
beforeEach(() => store.upsertJobs([newJob({ id: '1' })]));

test('the frame shows a harmful PDF as pictures and text, in a sandboxed document', async () => {
  const me = await deskForTests(store, clock.now, { readCv: reader.read }).signIn(RECRUITER);
  expect(harmfulPdfs.length).toBeGreaterThan(20);
  let shown = 0;
  for (const { what, bytes } of harmfulPdfs) {
    const cv = {
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      bytes: await (typeof bytes === 'function' ? bytes() : bytes),
    };
    const id = await store.addApplication(application, cv);
    const framed = await me.get(`/applications/${id}/cv`);
    const headers = Object.fromEntries(framed.headers);
    expect([what, framed.status, headers]).toMatchObject([
      what,
      200,
      {
        'content-type': 'text/html; charset=UTF-8',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; img-src data:; [^;]+; sandbox; frame-ancestors 'self'$/,
        ),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      },
    ]);
    const html = await framed.text();
    // Only rendered pictures and text: no active content of the PDF.
    expect([
      what,
      [...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag!).filter((tag) => !TAGS.includes(tag)),
    ]).toEqual([what, []]);
    expect(html.replace(/<img src="data:image\/png;base64,[A-Za-z0-9+/=]+"/g, '')).not.toMatch(
      /(?:src|href|action)=/,
    );
    if (html.includes('<img')) shown += 1;
    const file = Object.fromEntries((await me.get(`/applications/${id}/cv/file`)).headers);
    expect(file).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  }
  expect(shown).toBeGreaterThan(0);
}, 300_000);
const TAGS = ['html', 'head', 'meta', 'title', 'style', 'body', 'img', 'pre', 'p'];

test('posts of signed-in staff can only add notes, in their own name', async () => {
  const id = await store.addApplication(application, null);
  await store.addNotes([id], { kind: 'note', who: RECRUITER.address, text: 'Wants a day shift' });
  const [noted] = await store.notesOf(id);
  const at = deskForTests(store, clock.now);
  const me = await at.signIn(OWNER);
  clock.set('2026-11-20T12:00:20.000Z');
  const posts = at.desk.routes.filter(({ method, path }) => method === 'POST' && !/erase|sign-/.test(path));
  const paths = new Set(
    posts.map(({ path }) => path.replace(':id', `${id}`).replace(/:action\{(\w+).*/, '$1')),
  );
  expect(paths.size).toBeGreaterThan(8);
  const forged = {
    who: RECRUITER.address,
    address: RECRUITER.address,
    at: noted!.at,
    undo: noted!.at,
    note: `${noted!.id}`,
  };
  for (const path of paths)
    for (const kind of ['note', 'called', 'rejected', 'taken-back', 'reopened', 'withdrawn'])
      await me.post(path, {
        ...forged,
        id: `${id}`,
        [`id-${id}`]: 'on',
        kind,
        do: kind,
        text: 'Forged',
        tell: 'on',
      });
  const [first, ...added] = await store.notesOf(id);
  expect(first).toEqual(noted);
  expect(added.length).toBeGreaterThan(2);
  expect(new Set(added.map(({ who }) => who))).toEqual(new Set([OWNER.address]));
  expect(added.every((note) => note.at === '2026-11-20T12:00:20.000Z')).toBe(true);
});
