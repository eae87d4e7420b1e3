/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { sendersLanguage } from '../backend/forms/in-senders-language';
import { application, newJob } from '../test/backend';
import { deskForTests, OWNER, RECRUITER, undoIn } from '../test/desk';
import { describeStores, storeForEach } from '../test/stores';
import type { Store } from '../backend/compose-store';
import { contactIn } from './pages/people/cvs';

const REAL = ['libreoffice.pdf', 'libreoffice.docx', 'python-docx.docx'];
const file = (name: string) => new File([new Uint8Array(readFileSync(`test/cv-files/real/${name}`))], name);
const ASHA = {
  name: 'Asha \u202eRao',
  phone: '98765 43210',
  source: 'Naukri',
  consent: 'Said yes on the phone',
};

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  let at: ReturnType<typeof deskForTests>;
  let me: Awaited<ReturnType<typeof at.signIn>>;
  const text = 'Ravi Kumar\nPhone: 98765 43211\nravi@example.com';
  beforeEach(async () => {
    at = deskForTests(store, clock.now, { readCv: async () => ({ pages: [], text, pageCount: 1 }) });
    await store.upsertJobs([
      newJob({ id: '1', title: 'Staff Nurse', slug: 'staff-nurse' }),
      newJob({ id: '2', title: 'ICU Nurse', slug: 'icu-nurse' }),
      newJob({ id: '3', title: 'CNC Operator', slug: 'cnc-operator' }),
    ]);
    me = await at.signIn(RECRUITER);
  });
  const send = (path: string, fields: Record<string, string | File | File[]>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) body.append(name, one);
    return me.request(path, { method: 'POST', body, headers: { origin: 'http://desk.example.in' } });
  };
  const add = async (fields: Record<string, string | File> = {}) => {
    const answer = await send('/people/new', { ...ASHA, job: 'Staff Nurse (1)', ...fields });
    return { status: answer.status, to: answer.headers.get('location') ?? '', body: await answer.text() };
  };
  const queue = () => store.callQueue({ jobId: '', since: '' });
  const kinds = async () => {
    const found: string[] = [];
    for (let claim = await store.claimMail(60_000); claim; claim = await store.claimMail(60_000)) {
      found.push(claim.mail.kind);
      await store.dropMail(claim);
    }
    return found;
  };
  const later = () => clock.set(new Date(clock.now().getTime() + 31_000).toISOString());

  test('a part of a title is enough where only one job has it, and a long name is not cut', async () => {
    expect((await add({ job: 'cnc' })).status).toBe(303);
    expect((await add({ job: 'nurse' })).body).toContain('title: Staff Nurse (1), ICU Nurse (2). Type one’s');
    expect((await add({ job: 'Plumber' })).body).toContain('No open job has this number');
    expect((await add({ name: 'n'.repeat(101) })).body).toContain('Please shorten this to 100 characters');
  });

  test('two who add the same person in the same second add one', async () => {
    const added = await Promise.all([add(), add(), add()]);
    expect(added.map(({ status }) => status).sort()).toEqual([303, 422, 422]);
    expect(await store.inbox('applications')).toHaveLength(1);
  });

  test('a person who called is an application, and their consent says who noted it', async () => {
    const { to } = await add({ cv: file('libreoffice.pdf'), email: 'asha@example.com' });
    expect(to).toMatch(/^\/applications\/1\?done=1&what=added&undo=/);
    const form = (await store.getSubmission('applications', 1))!;
    expect(form.fields).toMatchObject({ source: 'Naukri', added_by: RECRUITER.address, last_name: 'Rao' });
    expect(form.cv?.name).toBe('libreoffice.pdf');
    const [consent] = await store.consentsAfter(0, 5);
    expect(consent).toMatchObject({ kind: 'applications', row: 1 });
    expect(consent!.wording).toMatch(
      /^Said yes on the phone.*by ravi@example.com; the candidate ticked no form/,
    );
    expect(await kinds()).toEqual([]);
    later();
    expect(await kinds()).toEqual(['receipt']);
    const card = await me.text('/applications/1');
    expect(card).toContain('Added by Ravi');
    expect(decodeURIComponent(/wa\.me\/919876543210\?text=([^"]*)/.exec(card)![1]!)).toContain('Staff Nurse');
    expect(await queue()).toHaveLength(1);
    const csv = await (await me.post('/applications', { 'id-1': 'on', do: 'csv' })).text();
    expect(csv).toContain('Naukri');
    expect(csv).toContain('Said yes on the phone');
  });

  test('nothing is added without a number or an address, twice for a job, or twice by one form', async () => {
    expect(await add({ phone: '' })).toMatchObject({
      status: 422,
      body: expect.stringContaining('is needed'),
    });
    expect((await add({ job: 'Pilot' })).status).toBe(422);
    expect((await add({ cv: new File(['MZ'], 'cv.pdf') })).status).toBe(422);
    // Without the script, which keeps it, a file must be chosen anew.
    const mistyped = await add({ phone: 'ninety', cv: file('libreoffice.pdf') });
    expect(mistyped.body).toContain('If you chose a CV, please choose it again.');
    expect(await me.text('/people/new')).not.toContain('choose it again');
    expect((await add({ key: 'k' })).to).toContain('/applications/1?');
    expect((await add({ key: 'k' })).to).toBe('/applications/1');
    const again = await add({ phone: '+91 98765-43210' });
    expect([again.status, again.body]).toEqual([422, expect.stringContaining('href="/applications/1"')]);
    expect((await add({ anyway: 'on' })).to).toContain('/applications/2?');
    expect((await add({ job: '' })).to).toContain('/applications/3?');
  });

  test('an addition is undone for 30 seconds, with its mail and consent', async () => {
    const { to } = await add({ email: 'asha@example.com' });
    await me.post('/undo', { at: undoIn(to), back: '/applications/1' });
    expect(await store.getSubmission('applications', 1)).toBeNull();
    later();
    expect(await kinds()).toEqual([]);
    expect((await store.consentsAfter(0, 5)).map(({ row }) => row)).toEqual([null]);
  });

  test('people without an address have nothing in common, and are erased by their number', async () => {
    await add();
    await add({ phone: '98765 43219', consent: 'Not asked yet' });
    expect((await store.ofSamePeople([1])).get(1)).toEqual([1]);
    expect((await store.personalDataOf('')).submissions).toEqual([]);
    expect((await store.eraseByEmail('')).applications).toBe(0);
    expect(await me.text('/applications/2')).toContain('not asked yet');
    await me.post('/people/2/consent', { consent: 'Wrote yes' });
    expect((await store.getSubmission('applications', 2))!.fields.consent).toMatch(/^Wrote yes/);
    const owner = await at.signIn(OWNER);
    expect((await owner.post('/applications/1/erase', { address: '98765 43219' })).status).toBe(422);
    await owner.post('/applications/1/erase', { address: '98765 43210' });
    expect((await store.inbox('applications')).map(({ id }) => id)).toEqual([2]);
    await store.endAll([2], { kind: 'rejected', who: OWNER.address }, clock.now());
    expect(await kinds()).toEqual([]);
  });

  test('CVs of a folder wait for their check, outside of the queue of calls', async () => {
    const folder = { job: '1', source: 'Folder of CVs', consent: 'Not asked yet' };
    const broken = new File(['none'], 'photo.heic');
    const answer = await send('/people/cvs', { ...folder, 'cvs[]': [...REAL.map(file), broken] });
    expect(await answer.text()).toContain('photo.heic: This is a plain text file');
    await send('/people/cvs', { ...folder, 'cvs[]': REAL.map(file) });
    const list = await me.text('/people/check');
    expect(list).toContain('3 CVs to check');
    expect(list).toContain('value="Ravi Kumar"');
    expect(await queue()).toEqual([]);
    expect((await me.get('/forward?ids=1')).status).toBe(400);
    expect((await store.addNotes([1], { kind: 'sent', who: '' })).ids).toEqual([]);
    expect((await store.endAll([1], { kind: 'rejected', who: '' }, null)).ids).toEqual([]);
    const row = (id: number, name: string, phone: string, email = '') => ({
      [`name-${id}`]: name,
      [`phone-${id}`]: phone,
      [`email-${id}`]: email,
    });
    // All three were read as the same person: one is corrected, one is incomplete, one is left out.
    const done = await me.post('/people/check', {
      ...row(1, 'Ravi Kumar', '98765 43211', 'ravi@example.com'),
      ...row(2, 'Sita', 'ninety'),
      ...row(3, 'x', ''),
      'out-3': 'on',
    });
    expect(done.headers.get('location')).toContain('again=1&done=1&what=checked');
    expect(await queue()).toHaveLength(1);
    const rest = await me.text('/people/check?again=1');
    expect(rest).toContain('value="Sita"');
    expect(rest).toContain('This is not a phone number.');
    await me.post('/undo', { at: undoIn(done) });
    later();
    expect([await queue(), await kinds()]).toEqual([[], []]);
  });

  test('a consent is corrected, and each change undone, by notes that stay', async () => {
    await add({ email: 'asha@example.com', consent: 'Not asked yet' });
    const consent = async () => (await store.getSubmission('applications', 1))!.fields.consent!;
    const change = async (to: string) => {
      later();
      return (await me.post('/people/1/consent', { consent: to })).headers.get('location')!;
    };
    const undo = (notice: string) => me.post('/undo', { at: undoIn(notice), back: '/applications/1' });
    const said = await change('Said yes in person');
    expect(await me.text(said)).toContain('data-seconds="30"');
    expect(await consent()).toMatch(/^Said yes in person: /);
    await undo(said);
    expect(await consent()).toBe('');
    await change('Wrote yes');
    await undo(await change('Not asked yet'));
    expect(await consent()).toMatch(/^Wrote yes: /);
    expect((await store.notesOf(1)).map(({ text }) => text)).toEqual([
      '',
      'Not asked yet → Said yes in person',
      'Said yes in person → Not asked yet',
      'Not asked yet → Wrote yes',
      'Wrote yes → Not asked yet',
      'Not asked yet → Wrote yes',
    ]);
    expect(await store.consentsAfter(0, 9)).toHaveLength(5);
  });

  test('who applied in Kannada is put forward in Kannada', async () => {
    const form = { ...application, job_id: '1', consent: 'Yes.', consent_language: 'kn-IN' };
    const id = await store.addApplication(form, null);
    await me.post('/forward', { ids: String(id), job: '2' });
    await me.post(`/people/${id + 1}/consent`, { consent: 'Wrote yes' });
    later();
    expect((await store.claimMail(60_000))!.mail).toMatchObject({ kind: 'receipt', language: 'kn' });
    const forwarded = (await store.getSubmission('applications', id + 1))!;
    expect(await sendersLanguage(store, forwarded)).toBe('kn');
    expect(await me.text(`/applications/${id + 1}`)).toContain(encodeURIComponent('/kn/application/'));
  });

  test('jobs that fit most of what a person does are offered first', async () => {
    await store.upsertJobs(
      ['Node.js Developer', 'React Developer', '.NET Developer'].map((title, index) =>
        newJob({ id: String(4 + index), title }),
      ),
    );
    await add({ job: '', note: 'Developer\nNode.js Developer' });
    const offered = [...(await me.text('/forward?ids=1')).matchAll(/<button>([^<]*Developer)<\/button>/g)];
    expect(offered.map(([, title]) => title)[0]).toBe('Node.js Developer');
    expect(offered).toHaveLength(3);
  });

  test('a person is put forward once for a job of their trade, without the consent for another', async () => {
    await add({ cv: file('libreoffice.docx'), email: 'asha@example.com' });
    const offered = await me.text('/forward?ids=1');
    expect(offered).toContain('<button>ICU Nurse</button>');
    expect(offered).not.toContain('<button>CNC Operator</button>');
    later();
    const done = await me.post('/forward', { ids: '1', job: '2' });
    expect(done.headers.get('location')).toMatch(/^\/applications\/2\?done=1&what=forwarded/);
    const again = await me.post('/forward', { ids: '2,1', job: 'ICU Nurse (2)' });
    expect(again.headers.get('location')).toMatch(/^\/applications\/2\?done=0&what=forwarded-some/);
    expect((await store.getCv(2))!.bytes).toEqual((await store.getCv(1))!.bytes);
    expect((await store.getSubmission('applications', 2))!.fields.consent).toBe('');
    const [from, to] = [await me.text('/applications/1'), await me.text('/applications/2')];
    expect(from).toContain('Put forward for <a href="/applications/2">ICU Nurse</a> by Ravi');
    expect(to).toContain('Put forward from <a href="/applications/1">Staff Nurse</a> by Ravi');
    expect(to).toContain('not asked for this job yet');
    await me.post('/undo', { at: undoIn(done) });
    expect((await store.inbox('applications')).map(({ id }) => id)).toEqual([1]);
  });
});

test.each([
  ['Asha Rao\nStaff Nurse, Pune\nasha.rao@example.in | +91 98765 43210', 'cv.pdf', 'Asha Rao'],
  ['CURRICULUM VITAE\nRAVI KUMAR S\nravi.k@example.com', 'x.pdf', 'RAVI KUMAR S'],
  ['Resume\nName : Lakshmi Nair\nMobile 9876543210', 'x.pdf', 'Lakshmi Nair'],
  ['Bio Data\nनाम और पता\nSunil Yadav', 'Naukri_SunilYadav[5y].pdf', 'Sunil Yadav'],
  ['Sales Executive\nBengaluru, Karnataka\n2015 - 2019', 'sales.pdf', ''],
  ['Staff Nurse\nSt. Martha Hospital', 'nurse.pdf', ''],
  ['Career Objective\nTo work hard', 'resume.pdf', ''],
  ['', 'IMG_2041.jpg', ''],
  ['Anjali Singh\nStaff Nurse, Pune', 'Anjali_CV.pdf', 'Anjali Singh'],
  ['RESUME\nName: Gurpreet Singh', 'x.pdf', 'Gurpreet Singh'],
  ['Resume\nName:- sunita devi, B.A.\nFather’s Name: Mohan Lal', 'x.pdf', 'sunita devi'],
  ['Resume\nName of Applicant : Asha Rao Mobile: 98765 43210', 'x.pdf', 'Asha Rao'],
  ['BIO DATA\nName\n:\nAsha Rao\nPhone', 'x.docx', 'Asha Rao'],
  ['Resume\nName\nCompany\nYears', 'x.docx', ''],
  ['ರವಿ ಕುಮಾರ್ (Ravi Kumar)\nಬೆಂಗಳೂರು', 'x.pdf', 'Ravi Kumar'],
  ['Resume\nराजेश्\u200dवरी देवी (Rajeshwari Devi)', 'x.pdf', 'Rajeshwari Devi'],
  ['Asha Rao (ಆಶಾ ರಾವ್)\nStaff Nurse', 'x.pdf', 'Asha Rao'],
  ['ಹೆಸರು: ಆಶಾ ರಾವ್', 'x.pdf', 'ಆಶಾ ರಾವ್'],
  ['नाम: आशा राव (Asha Rao)', 'x.pdf', 'Asha Rao'],
  ['शिक्षा (Education)\nनर्स (Staff Nurse)', 'x.pdf', ''],
  [`Resume\n${'2015\n'.repeat(12)}Name: Asha Rao\nName : Asha Rao`, 'x.pdf', 'Asha Rao'],
  [`Resume\n${'2015\n'.repeat(12)}Name: Asha Rao\nName: Dr. Iyer`, 'x.pdf', ''],
])('the name in %j is %3$j', (text, name, expected) => {
  expect(contactIn(text, name).name).toBe(expected);
});
