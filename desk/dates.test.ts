/** @jest-environment node */
import { application, newJob, statesOf } from '../test/backend';
import { deskForTests, OWNER, RECRUITER, undoIn } from '../test/desk';
import { fieldsOf } from '../test/form-fields';
import { sqliteStores, storeForEach } from '../test/stores';
import type { Store } from '../backend/compose-store';

let store: Store;
// 17:30 in India.
const clock = storeForEach(sqliteStores(), (opened) => (store = opened));
let at: ReturnType<typeof deskForTests>;
let me: Awaited<ReturnType<ReturnType<typeof deskForTests>['signIn']>>;
let id = 0;
const add = (values: Partial<typeof application> = {}) =>
  store.addApplication({ ...application, ...values }, null);
beforeEach(async () => {
  at = deskForTests(store, clock.now);
  await store.upsertJobs([newJob({ id: '1', title: 'Welder', company_name: 'Kolam' })]);
  id = await add();
  me = await at.signIn(RECRUITER);
});
const note = ({ dated, ...fields }: Record<string, string>) =>
  me.post(`/applications/${id}/note${dated ? `?dated=${dated}` : ''}`, fields);
const stage = async (one = id) => (await store.applicationsOf([one]))[0]!.stage;

const tomorrow = { interview_at: '2026-11-21T15:00', mode: 'video', place: 'https://meet.example/a?b=1' };

test('an interview is on the card, in its calendar file, in a ready message, in Today and in a mail', async () => {
  expect((await note({ kind: 'interview', ...tomorrow, 'tell-interview': 'on' })).status).toBe(303);
  expect(await store.unsentMails()).toMatchObject([
    { kind: 'appointment', next_try_at: '2026-11-20T12:00:30.000Z' },
  ]);
  const card = await me.text(`/applications/${id}`);
  expect(card).toContain('21 November 2026 at 3:00 pm · By video · https://meet.example/a?b=1');
  expect(card).toContain('Not confirmed by the candidate yet');
  const [, text = ''] = /https:\/\/wa\.me\/919800000000\?text=([^"]+)"/.exec(card) ?? [];
  expect(decodeURIComponent(text)).toMatch(
    /^Hello, You are invited to an interview\.\nJob: Welder\nCompany: Kolam\nWhen: 21 Nov[^]*\nhttps:\/\/www\.example\.in\/application\//,
  );
  const file = await me.get(`/applications/${id}/date.ics`);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const lines = (await file.text()).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261121T093000Z',
      'DTEND:20261121T103000Z',
      'SEQUENCE:1',
      'SUMMARY:Interview: Asha Rao\\, Welder\\, Kolam',
      'LOCATION:https://meet.example/a?b=1',
    ]),
  );
  expect(await me.text('/')).toMatch(/Tomorrow \(1\).*Asha Rao.*Interview .*tomorrow 15:00/);
  await store.confirmAppointment(id, '2026-11-21T09:30:00.000Z');
  expect(await me.text('/')).toContain('✓ will be there');
  const confirmed = await me.text(`/applications/${id}`);
  expect(confirmed).toContain('✓ The candidate will be there');
  expect(confirmed).toContain('The candidate</span>');
});

test.each([
  ['no date', { kind: 'interview' }, 'When is it?'],
  ['no date beside its button', { kind: 'no-answer', dated: 'yes' }, 'When is it?'],
  ['no first day beside its button', { kind: 'offered', dated: 'yes' }, 'When is it?'],
  ['a malformed one', { kind: 'interview', interview_at: '2026-02-31T15:00' }, 'This is not a date.'],
  ['no date at all', { kind: 'called', call_at: 'at five' }, 'This is not a date.'],
  ['a past one', { kind: 'called', call_at: '2026-11-20T17:30' }, 'This time has passed.'],
  ['a past day', { kind: 'offered', joins_on: '2026-11-19' }, 'This day has passed.'],
  ['a far one', { kind: 'offered', joins_on: '2126-11-19' }, 'more than two years away'],
  ['another stage’s', { kind: 'shortlisted', call_at: '2026-11-20T19:00' }, 'Press Called or No answer'],
  ['a place without an interview', { kind: 'called', place: 'Hubli' }, 'Only “Interview” has a place'],
  ['a note that is too long', { kind: 'note', text: 'x'.repeat(2_001) }, 'it has 2,001'],
])('%s is told beside its input, and nothing typed is lost', async (_, fields, mistake) => {
  const response = await note({ text: 'Speaks Kannada', place: '', ...fields, back: '/next' });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toMatch(new RegExp(`<small role="alert">[^<]*${mistake.replace('?', '\\?')}`));
  for (const value of Object.values({ text: 'Speaks Kannada', ...fields, dated: '' }))
    expect(html).toContain(value);
  expect(html).toContain('name="back" value="/next"');
  expect(html).not.toMatch(/name="tell-[a-z]+" checked/);
  expect(await store.notesOf(id)).toEqual([]);
});

test('a text of exactly the longest length is kept whole, however its lines end', async () => {
  const text = `${'x'.repeat(1_000)}\n${'y'.repeat(999)}`;
  await note({ kind: 'note', text: text.replace('\n', '\r\n') });
  expect(await store.notesOf(id)).toMatchObject([{ text }]);
});

test('every action can be undone for thirty seconds, and its last step taken back afterwards', async () => {
  const other = await add();
  const several = { [`id-${id}`]: 'on', [`id-${other}`]: 'on' };
  const sent = await me.post('/applications', { ...several, do: 'sent', back: '/applications' });
  expect(await me.text(sent.headers.get('location')!)).toContain('data-seconds="30"');
  await me.post('/undo', { at: undoIn(sent), back: '/' });
  expect([await stage(), await stage(other)]).toEqual(['new', 'new']);
  expect((await statesOf(store, id)).map(({ state }) => state)).toEqual(['received']);

  clock.set('2026-11-20T13:00:00.000Z');
  await note({ kind: 'sent' });
  clock.set('2026-11-20T13:00:10.000Z');
  const met = await note({ kind: 'interview', ...tomorrow, 'tell-interview': 'on' });
  await me.post('/undo', { at: undoIn(met), back: '/' });
  expect(await stage()).toBe('sent');
  clock.set('2026-11-20T14:00:00.000Z');
  const card = await me.text(`/applications/${id}`);
  expect(card).toContain('Take back “With the employer”');
  const [, last = ''] = /take-back.*?name="at" value="([^"]+)"/.exec(card) ?? [];
  // A double click takes back one step.
  for (let clicks = 0; clicks < 2; clicks += 1)
    await me.post(`/applications/${id}/take-back`, { at: last, who: RECRUITER.address });
  expect(await stage()).toBe('new');
  expect(await me.text(`/applications/${id}`)).not.toContain('Take back “');
});

test('a date is moved by changing its time alone, and other buttons ignore what was filled in', async () => {
  await note({ kind: 'interview', ...tomorrow, text: 'Bring originals' });
  const card = await me.text(`/applications/${id}`);
  expect(card).toContain('Unless you write another note: Bring originals');
  const { interview_at: filled, ...others } = fieldsOf(card) as Record<string, string>;
  expect([filled, others.place]).toEqual([tomorrow.interview_at, tomorrow.place]);
  clock.set('2026-11-20T13:00:00.000Z');
  const { mode, place } = tomorrow;
  expect(card).toContain(`<option value="${mode}" selected`);
  await note({ ...others, mode, text: '', interview_at: '2026-11-21T16:00', kind: 'interview' });
  const moved = { mode, place, text: 'Bring originals', due_at: '2026-11-21T10:30:00.000Z' };
  expect((await store.notesOf(id)).at(-1)).toMatchObject(moved);
  const again = fieldsOf(await me.text(`/applications/${id}`)) as Record<string, string>;
  expect((await note({ ...again, kind: 'called' })).status).toBe(303);
});

test('Undo says who has noted something since, and Cancel returns to whom it was about', async () => {
  const called = await note({ kind: 'called' });
  await store.addNotes([id], { kind: 'shortlisted', who: OWNER.address });
  const undone = await me.post('/undo', { at: undoIn(called), back: '/' });
  expect(await me.text(undone.headers.get('location')!)).toContain(
    'Nothing was undone: Meera has noted something since.',
  );
  const first = await add({ first_name: 'Zoya', email: 'z@example.com', phone: '98111 11111' });
  const second = await add({ first_name: 'Imran', email: 'i@example.com', phone: '98222 22222' });
  const next = await me.text('/next');
  expect(next).toContain(`data-hold="${first}"`);
  const { back = '' } = fieldsOf(next) as Record<string, string>;
  expect(await me.text(back)).toContain(`data-hold="${second}"`);
  for (const [path, fields] of [
    ['/applications', { do: 'rejected' }],
    ['/send', {}],
  ] as const) {
    const asked = await (await me.post(path, { [`id-${first}`]: 'on', back, ...fields })).text();
    const [, cancel = ''] = /href="([^"]+)">Cancel</.exec(asked) ?? [];
    expect(await me.text(cancel.replaceAll('&amp;', '&'))).toContain(`data-hold="${first}"`);
  }
});

test('taking back a date reminds staff to tell the candidate', async () => {
  await note({ kind: 'interview', ...tomorrow });
  const taken = { at: clock.now().toISOString(), who: RECRUITER.address };
  const done = await me.post(`/applications/${id}/take-back`, taken);
  expect(await me.text(done.headers.get('location')!)).toContain('which date holds now');
});

test('an interview is cancelled once, told on the card and in a ready message, and can be undone', async () => {
  await note({ kind: 'interview', ...tomorrow });
  await store.confirmAppointment(id, '2026-11-21T09:30:00.000Z');
  expect(await me.text('/applications')).toContain('The candidate: Will be there');
  const cancelled = await note({ kind: 'cancelled' });
  await note({ kind: 'cancelled' });
  expect((await store.notesOf(id)).map(({ kind }) => kind)).toEqual(['interview', 'coming', 'cancelled']);
  const said = await me.text(cancelled.headers.get('location')!);
  expect(said).toContain('The interview is cancelled');
  expect(said).toContain('WhatsApp that it is cancelled');
  expect(said).not.toMatch(/The candidate will be there|date\.ics|<button>Cancel the interview/);
  const [, text = ''] = /\?text=([^"]+)"/.exec(said) ?? [];
  expect(decodeURIComponent(text)).toContain('This interview does not take place at this time.');
  expect(await me.text('/applications')).toContain('Ravi: Interview cancelled');
  expect(await me.text('/')).not.toContain('tomorrow 15:00');
  const csv = await (await me.post('/applications', { [`id-${id}`]: 'on', do: 'csv' })).text();
  expect(csv).not.toContain('2026-11-21 15:00');
  await me.post('/undo', { at: undoIn(cancelled), back: '/' });
  expect(await me.text('/')).toContain('✓ will be there');
  expect(await stage()).toBe('interview');
});

test('a yes to a date that holds no more is nowhere', async () => {
  await note({ kind: 'interview', ...tomorrow });
  await store.confirmAppointment(id, '2026-11-21T09:30:00.000Z');
  // The day after, it is set anew, and that is undone: the date that comes back has passed.
  clock.set('2026-11-21T10:00:00.000Z');
  me = await at.signIn(RECRUITER);
  await note({ kind: 'interview', interview_at: '2026-11-25T15:00' });
  const taken = () => ({ at: clock.now().toISOString(), who: RECRUITER.address });
  await me.post(`/applications/${id}/take-back`, taken());
  const pages = () => Promise.all(['/', '/applications', `/applications/${id}`].map((path) => me.text(path)));
  const [due, ...others] = await pages();
  expect(due).toMatch(/Asha Rao.*class="late">Interview/);
  for (const html of [due, ...others]) expect(html).not.toMatch(/✓|The candidate: Will be there/);
  clock.set('2026-11-21T10:05:00.000Z');
  await store.takeBack(id, RECRUITER.address);
  expect(await stage()).toBe('new');
  expect((await pages())[1]).not.toContain('candidate: Will be there');
});

test('a mistake with several is taken back for all of them, also after thirty seconds', async () => {
  const several = { [`id-${id}`]: 'on', [`id-${await add()}`]: 'on' };
  await me.post('/settle', { ...several, kind: 'rejected', 'tell-rejected': 'on' });
  clock.set('2026-11-20T12:05:00.000Z');
  const list = '/applications?stage=rejected';
  expect(await me.text(list)).toContain('value="taken-back"');
  const done = await me.post('/applications', { ...several, do: 'taken-back', back: list });
  expect(await me.text(done.headers.get('location')!)).toContain('please tell them that it goes on');
  expect((await store.countStages({ jobId: '', since: '' })).new).toBe(2);
  expect(await store.unsentMails()).toEqual([]);
});

test.each([
  ['In 2 hours', '2026-11-20T14:00:00.000Z'],
  ['Tomorrow 10:00', '2026-11-21T04:30:00.000Z'],
  ['constructor', null],
])('a call is set for later by one tap: %s', async (when, due) => {
  const called = await me.post(`/applications/${id}/note?again=${encodeURIComponent(when)}`, {
    kind: 'called',
  });
  expect(called.status).toBe(303);
  expect((await store.notesOf(id)).at(-1)).toMatchObject({ kind: 'called', due_at: due });
});

test('a notice says who and when', async () => {
  const called = await note({ kind: 'called', call_at: '2026-11-20T19:00', back: '/next' });
  expect(await me.text(called.headers.get('location')!)).toMatch(
    /Asha Rao: Called, call again <time[^>]*>today 19:00/,
  );
  clock.set('2026-11-20T12:01:00.000Z');
  const met = await note({ kind: 'interview', ...tomorrow });
  expect(await me.text(met.headers.get('location')!)).toMatch(
    /Asha Rao: Interview, <time[^>]*>tomorrow 15:00/,
  );
});

test('a withdrawn application is not taken back, even from an outdated page', async () => {
  await note({ kind: 'called' });
  await store.addNotes([id], { kind: 'withdrawn', who: 'candidate' });
  expect(await me.text(`/applications/${id}`)).not.toContain('Take back');
  await me.post(`/applications/${id}/take-back`, { at: clock.now().toISOString(), who: 'candidate' });
  for (const kind of ['called', 'interview', 'joined'])
    await note({ kind, ...(kind === 'interview' ? tomorrow : {}) });
  expect(await stage()).toBe('withdrawn');
  const late = await note({ kind: 'interview', ...tomorrow });
  expect(await me.text(late.headers.get('location')!)).toContain('Interview: nothing was changed');
  expect((await me.post(`/applications/${id}/reopen`)).status).toBe(404);
});

test('why somebody was rejected is for staff only', async () => {
  const asked = await (await me.post('/applications', { [`id-${id}`]: 'on', do: 'rejected' })).text();
  expect(asked).toContain('<option value="Asks for more pay">');
  const end = { [`id-${id}`]: 'on', kind: 'rejected', text: 'Asks for more pay', back: '/' };
  const tooLong = await me.post('/settle', { ...end, text: 'y'.repeat(201) });
  expect([tooLong.status, await tooLong.text()]).toEqual([422, expect.stringContaining('y'.repeat(201))]);
  await me.post('/settle', { ...end, 'tell-rejected': 'on' });
  expect(await me.text(`/applications/${id}`)).toContain('Asks for more pay');
  expect(await stage()).toBe('rejected');
});

test('a filled job says how many are still to be told, and tells them', async () => {
  const offered = await add();
  await store.addNotes([offered], { kind: 'offered', who: OWNER.address });
  const closed = await me.post('/jobs/1/filled', { back: '/jobs' });
  expect(closed.headers.get('location')).toBe('/applications?job=1');
  expect(await me.text('/next')).toContain('Everyone has been called');
  expect(await me.text('/jobs')).toMatch(/Closed: filled<.*<a href="\/applications\?job=1">1 to tell/);
  const list = await me.text('/applications?job=1');
  expect(list).toContain('This job is filled. 1 candidate no longer in the queue of calls.');
  const asked = await (await me.post('/applications', { job: '1', do: 'filled' })).text();
  expect(asked).toContain('The job has been filled.');
  await me.post('/settle', { [`id-${id}`]: 'on', kind: 'filled', 'tell-filled': 'on' });
  expect(await store.unsentMails()).toMatchObject([{ kind: 'ended' }]);
  expect([await stage(), await stage(offered)]).toEqual(['filled', 'offered']);
  expect(await me.text('/applications?job=1')).not.toContain('Tell them');
});

test('Today lists what is due by person, with as many as it says', async () => {
  const other = await add({ first_name: 'Imran', email: 'imran@example.com', phone: '98111 11111' });
  await note({ kind: 'called', call_at: '2026-11-20T18:00' });
  await store.addNotes([other], { kind: 'no-answer', who: OWNER.address });
  clock.set('2026-11-20T15:00:00.000Z');
  const today = await me.text('/');
  expect(today).toMatch(/<a href="\/#due"><b>2<\/b> due today or earlier/);
  expect(today).toMatch(
    /Due: Ravi \(1\).*Asha Rao.*class="late">Call .*today 18:00.*Due: Meera \(1\).*Imran/s,
  );
  expect(await me.text('/next')).toMatch(/2 to call, due calls first.*Call due .*today 18:00/s);
});

test('a mail that failed is on the card', async () => {
  await store.queueMail({ kind: 'receipt', application_id: id });
  await store.failMail((await store.claimMail(1_000))!, '550 No such user');
  expect(await me.text(`/applications/${id}`)).toContain('Could not email the receipt: 550 No such user');
});

test('a job’s inputs that are not taken are told beside them', async () => {
  const owner = await at.signIn(OWNER);
  const save = async (fields: Record<string, string>) => {
    const response = await owner.post('/jobs/save', { title: 'Fitter', ...fields, do: 'publish' });
    return [response.status, await response.text()];
  };
  const told = (text: string) => [422, expect.stringContaining(text)];
  expect(await save({ expires_at: '2026-11-19' })).toEqual(told('This day has passed'));
  expect(await save({ expires_at: 'soon' })).toEqual(told('This is not a date.'));
  expect(await save({ recruiter_email: 'Ravi' })).toEqual(told('Please type one email address.'));
  expect(await save({ title: '' })).toEqual(told('has no title'));
  expect((await save({ expires_at: '2026-11-20' }))[0]).toBe(303);
});
