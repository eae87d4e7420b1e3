/** @jest-environment node */
import { application, enquiry, inquiry, newJob } from '../test/backend';
import { deskForTests, OWNER, RECRUITER, undoIn } from '../test/desk';
import { fieldsOf } from '../test/form-fields';
import { describeStores, storeForEach } from '../test/stores';
import type { Store } from '../backend/compose-store';
import { businessEnquiryText } from '../lib/content/mails/business-enquiry';

const business = businessEnquiryText({
  email: 'asha@example.com',
  mobile: '98765 43210',
  company: 'Kolam',
  requirement: 'Recruitment',
});

describeStores({ env: process.env }, (open) => {
  let store: Store;
  const clock = storeForEach(open, (opened) => (store = opened));
  let at: ReturnType<typeof deskForTests>;
  beforeEach(() => (at = deskForTests(store, clock.now)));
  const rowsOf = (html: string, path: string) =>
    [...html.matchAll(new RegExp(`href="${path}/(\\d+)"`, 'g'))].map(([, id]) => Number(id));

  test('a phone number in its text can be called', async () => {
    const id = await store.addContactEnquiry({ ...enquiry, message: 'Pay 6,00,000. Call 098450-12345.' });
    const page = await (await at.signIn(RECRUITER)).text(`/enquiries/${id}`);
    expect(page).toContain('Pay 6,00,000. Call <a href="tel:+919845012345">098450-12345</a>.');
  });

  test('an enquiry is read, answered by mail or phone, marked, and taken back', async () => {
    const plain = await store.addContactEnquiry(enquiry, 'k', 'REF-7');
    const asked = await store.addContactEnquiry({ ...enquiry, ...business });
    const me = await at.signIn(RECRUITER);
    expect(await me.text('/')).toMatch(/href="\/enquiries"[^>]*><b>2<\/b> enquiries wait/);
    expect(rowsOf(await me.text('/enquiries'), '/enquiries')).toEqual([asked, plain]);
    const page = await me.text(`/enquiries/${plain}`);
    expect(page).toContain('A question');
    expect(page).toContain('mailto:asha@example.com?subject=Re%3A%20Hello%20(REF-7)');
    expect(page).not.toContain('tel:');
    const ofBusiness = await me.text(`/enquiries/${asked}`);
    for (const link of ['tel:+919876543210', 'https://wa.me/919876543210'])
      expect(ofBusiness).toContain(`href="${link}"`);

    const answered = await me.post(`/enquiries/${plain}/answered`);
    expect(await me.text(answered.headers.get('location')!)).toContain('Answered.');
    expect(await me.text('/')).toContain('<b>1</b> enquiry waits');
    expect(rowsOf(await me.text('/enquiries'), '/enquiries')).toEqual([asked]);
    expect(rowsOf(await me.text('/enquiries?done=yes'), '/enquiries')).toEqual([plain]);
    // A colleague's second click changes nothing.
    const other = await at.signIn(OWNER);
    clock.set('2026-11-20T12:00:10.000Z');
    const again = await other.post(`/enquiries/${plain}/answered`);
    expect(await other.text(again.headers.get('location')!)).toContain('a colleague was faster');
    const shown = await other.text(`/enquiries/${plain}`);
    expect(shown).toContain('Answered by Ravi');
    const { at: when, who, back } = fieldsOf(shown) as Record<'at' | 'who' | 'back', string>;
    await other.post('/enquiries/take-back', { at: when, who, back });
    expect(await me.text('/')).toContain('<b>2</b> enquiries wait');
    const undo = undoIn(await me.post(`/enquiries/${asked}/answered`));
    await me.post('/undo', { at: undo, back: '/enquiries' });
    expect(await store.countEnquiries('contacts', true)).toBe(2);
  });

  test('a list of enquiries goes on behind its first page', async () => {
    for (let count = 0; count < 51; count += 1) await store.addContactEnquiry(enquiry);
    const me = await at.signIn(RECRUITER);
    const first = await me.text('/enquiries');
    const [, older] = /href="([^"]*before=[^"]*)"/.exec(first)!;
    const rest = await me.text(older!.replaceAll('&amp;', '&'));
    const ids = [first, rest].flatMap((html) => rowsOf(html, '/enquiries'));
    expect(ids).toEqual(Array.from({ length: 51 }, (_, index) => 51 - index));
    expect(rest).not.toContain('before=');
  });

  test('an employer’s job is edited, published once, and the employer notified', async () => {
    const id = await store.addJobInquiry({ ...inquiry, job_description: 'Welds & grinds.\n\n- day shift' });
    const me = await at.signIn(OWNER);
    expect(await me.text('/')).toMatch(/href="\/inquiries"[^>]*><b>1<\/b> job from employers/);
    expect(await me.text(`/inquiries/${id}`)).toContain(`href="/jobs/new?as=inquiry-${id}"`);
    const fields = fieldsOf(await me.text(`/jobs/new?as=inquiry-${id}`));
    expect(fields).toMatchObject({ title: 'Welder', company_name: 'Kolam', location: 'Hubli' });
    const description = fields.description!.replace('day shift', 'night shift');
    const sent = { ...fields, description, category: 'Trades', do: 'publish' };
    expect((await me.post('/jobs/save', { ...sent, do: 'preview' })).status).toBe(200);
    expect(await store.countEnquiries('inquiries', true)).toBe(1);
    // As it is with jobs from a sheet, too.
    const sheet = await deskForTests(store, clock.now, { followsSheet: true }).signIn(OWNER);
    const published = await sheet.post('/jobs/save', sent);
    expect((await me.post('/jobs/save', sent)).status).toBe(409);
    expect((await store.getJob(`inquiry-${id}`))?.job.description).toBe(
      '<p>Welds &amp; grinds.</p>\n<ul>\n<li>night shift</li>\n</ul>',
    );
    expect(await store.unsentMails()).toMatchObject([
      { kind: 'published', next_try_at: '2026-11-20T12:00:30.000Z' },
    ]);
    expect(published.headers.get('location')).toContain('what=told');
    await me.post('/undo', { at: undoIn(published), back: '/jobs' });
    expect([await store.unsentMails(), await store.countEnquiries('inquiries', true)]).toEqual([[], 1]);
    expect((await store.getJob(`inquiry-${id}`))?.active).toBe(false);
    const again = fieldsOf(await me.text(`/jobs/new?as=inquiry-${id}`));
    await me.post('/jobs/save', { ...again, category: 'Trades', do: 'publish' });
    expect((await store.getJob(`inquiry-${id}`))?.active).toBe(true);
    expect((await store.unsentMails()).map(({ kind }) => kind)).toEqual(['published']);
    expect(rowsOf(await me.text('/inquiries'), '/inquiries')).toEqual([]);
    expect(rowsOf(await me.text('/inquiries?done=yes'), '/inquiries')).toEqual([id]);
    const shown = await me.text(`/inquiries/${id}`);
    expect(shown).toContain(`Published as inquiry-${id}.`);
    expect(shown).toContain(`/jobs/new?as=inquiry-${id}-2`);
    expect(shown).not.toContain('/decline');
  });

  test('an employer’s job is declined for a reason with a mail that can be undone for thirty seconds', async () => {
    const id = await store.addJobInquiry(inquiry);
    const me = await at.signIn(RECRUITER);
    const path = `/inquiries/${id}/decline`;
    expect((await me.post(path, { why: ' ', tell: 'on' })).status).toBe(422);
    expect(await me.text(`${path}?why=No+pay.`)).toContain('Why: No pay.');
    const decline = async () => undoIn(await me.post(path, { why: 'No pay.', tell: 'on' }));
    const undo = await decline();
    expect(await decline()).toBe('');
    expect(await store.unsentMails()).toMatchObject([
      { kind: 'declined', next_try_at: '2026-11-20T12:00:30.000Z' },
    ]);
    await me.post('/undo', { at: undo, back: '/inquiries' });
    expect([await store.unsentMails(), await store.countEnquiries('inquiries', true)]).toEqual([[], 1]);
    expect((await store.enquiry('inquiries', id))?.form.fields).not.toHaveProperty('why_declined');
    await me.post(path, { why: 'No pay.' });
    expect(await store.unsentMails()).toEqual([]);
    expect(await me.text(`/inquiries/${id}`)).toMatch(/Declined by Ravi.*: No pay\./);
    expect(await store.countEnquiries('inquiries', false)).toBe(1);
  });

  test('several get an interview in one action, which one click takes back', async () => {
    await store.upsertJobs([newJob({ id: '1' })]);
    const ids = [
      await store.addApplication(application, null),
      await store.addApplication(application, null),
    ];
    const me = await at.signIn(RECRUITER);
    const ticked = Object.fromEntries(ids.map((id) => [`id-${id}`, 'on']));
    const asked = await (await me.post('/applications', { ...ticked, do: 'interview' })).text();
    const dated = { ...fieldsOf(asked), kind: 'interview', 'tell-interview': 'on', mode: 'video' };
    const wrong = await me.post('/settle', {
      ...dated,
      interview_at: '2026-11-19T10:00',
      place: 'meet.example',
    });
    expect([wrong.status, fieldsOf(await wrong.text()).place]).toEqual([422, 'meet.example']);
    const undo = undoIn(await me.post('/settle', { ...dated, interview_at: '2026-12-01T10:00' }));
    const stages = async () => (await store.applicationsOf(ids)).map(({ stage, due_at }) => [stage, due_at]);
    expect(await stages()).toEqual(ids.map(() => ['interview', '2026-12-01T04:30:00.000Z']));
    expect(await store.unsentMails()).toHaveLength(2);
    await me.post('/undo', { at: undo, back: '/applications' });
    expect(await stages()).toEqual(ids.map(() => ['new', null]));
    await me.post('/settle', { ...ticked, kind: 'offered', joins_on: '' });
    expect(await stages()).toEqual(ids.map(() => ['offered', null]));
  });
});
