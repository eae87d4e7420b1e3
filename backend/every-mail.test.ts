import { join } from 'node:path';
import { decodeHTML } from 'entities';
import { mailLook } from '../lib/content/mails/look';
import { outboxAlarm } from '../lib/content/mails/outbox-alarm';
import type { MailDocument } from '../lib/base/mail/document';
import { headerText } from '../lib/base/mail/plain-text';
import { renderHtml } from '../lib/base/mail/render-html';
import { renderText } from '../lib/base/mail/render-text';
import { application, inquiry, newJob, temporaryFolder, testClock } from '../test/backend';
import { inquirySource } from './forms/enquiries';
import { reportOf } from './sheet/report';
import { parseState } from './sheet/sheet-state';
import { SHEET } from './sheet/sheet-rows';
import { forms } from './forms/tables';
import { type MailName, type NewMail, EMPTY_SUBJECT } from './mail/mails';
import { openSqliteStore } from './open-store';
import type { Store } from './compose-store';
import { type MailContext, mailKinds } from './mail-kinds';

/* Every kind of mail, from a store in which all typed text is long, in Devanagari, or markup. */
const SITE_URL = 'https://jobs.example.in';
const MARKUP = `<img src=x onerror="alert(1)"> & </td></p><a href="https://evil.example/">अ'`;
const NAME = 'अनुष्का '.repeat(12).trim();
const TITLE = `वेल्डर & Fitter ${MARKUP} ${'long '.repeat(30)}`;
const EMAIL = 'asha@example.com';
const TEXT = `${MARKUP}\r\nपंक्ति\n${'word '.repeat(200)}`;
const YOUR_DATA = '5a'.repeat(32);
const folder = temporaryFolder();
const clock = testClock();
let store: Store;

const typed = { first_name: NAME, last_name: `Rao ${MARKUP}`, email: EMAIL, message: TEXT };
const cv = { name: `${NAME} ${MARKUP}.pdf`, mimeType: 'application/pdf', bytes: Buffer.from('%PDF-') };
const answers = JSON.stringify([{ number: 1, question: `किस ${MARKUP}?`, answer: TEXT }]);

beforeAll(async () => {
  store = openSqliteStore({ file: join(folder, 'jobs.sqlite'), now: clock.now });
  const job = { title: TITLE, company_name: `Kolam ${MARKUP}`, location: `Pune ${MARKUP}`, salary: MARKUP };
  await store.requestAlert(EMAIL, { ...WISH, keyword: TITLE }, 'token');
  await store.upsertJobs([
    newJob({ ...job, id: '1', description: 'Welds' }),
    newJob({ ...job, id: '2', expires_at: '2026-11-24T12:00:00.000Z' }),
    newJob({ ...job, id: '3', source: inquirySource(1) }),
  ]);
  for (const [index, end] of ENDS.entries())
    await store.addNotes(
      [
        await store.addApplication(
          { ...application, ...typed, answers, source: TEXT },
          cv,
          `key ${index}`,
          'REF',
        ),
      ],
      { kind: end, who: '' },
    );
  for (const [kind, due_at] of DATES) {
    const id = await store.addApplication({ ...application, ...typed }, cv, kind, 'REF');
    await store.addNotes([id], { kind, who: 'ravi@example.com', due_at, mode: 'video', place: MARKUP });
  }
  const moved = await store.addApplication({ ...application, ...typed }, cv, 'moved', 'REF');
  for (const due_at of [INTERVIEW_AT, FIRST_DAY])
    await store.addNotes([moved], { kind: 'interview', who: due_at, due_at, place: MARKUP });
  const who = { client: MARKUP, contact: `${NAME} ${MARKUP}`, email: EMAIL, by: 'ravi@example.com' };
  const sending = { ...who, text: TEXT, fields: ['name'], people: [moved], token: YOUR_DATA };
  await store.sendToClient(sending, null);
  await store.addContactEnquiry({ name: NAME, email_address: EMAIL, subject: TITLE, message: TEXT });
  for (let count = 0; count < 2; count += 1)
    await store.addJobInquiry({
      ...inquiry,
      company_name: MARKUP,
      contact_person: NAME,
      email_address: EMAIL,
      job_title: TITLE,
      job_description: TEXT,
      location: MARKUP,
    });
  await store.settleEnquiry('inquiries', 2, { who: 'ravi@example.com', whyDeclined: MARKUP });
  await store.requestYourData(EMAIL, YOUR_DATA);
  await store.addStaff({ name: NAME, address: EMAIL, role: 'owner' });
  deskLink.token = (await store.makeLink(EMAIL))!;
  await keepSheetReport();
});
afterAll(() => store.close());

const WISH = { keyword: '', category_id: '', location: '', filters: '', frequency: 'daily' } as const;
const [INTERVIEW_AT, FIRST_DAY] = ['2026-12-03T09:30:00.000Z', '2027-01-04T18:30:00.000Z'];
const DATES = [
  ['interview', INTERVIEW_AT],
  ['offered', FIRST_DAY],
] as const;
const ENDS = ['filled', 'rejected', 'withdrawn'] as const;

async function keepSheetReport() {
  const row = { row: 5, id: MARKUP, title: TITLE, problem: `has ${MARKUP}` };
  const effects = ['created', 'changed', 'reopened', 'closed'] as const;
  const report = reportOf(clock.now(), {
    run: 3,
    source: MARKUP,
    badRows: [row],
    notes: [row],
    ignoredColumns: [MARKUP],
    doubledColumns: [{ column: MARKUP, used: MARKUP, unused: MARKUP }],
    created: 1,
    changed: 1,
    reopened: 1,
    closed: 30,
    affected: effects.map((effect) => ({ id: MARKUP, title: TITLE, effect })),
  });
  const claim = (await store.claimSource(SHEET, 60_000))!;
  await store.releaseSource(claim, JSON.stringify({ ...parseState(null), last: report }));
}

const all = { after_seq: 0, up_to_seq: 1_000 };
const since = '2026-11-19T12:00:00.000Z';
const ofEachForm = (kind: MailName): NewMail[] =>
  Object.values(forms).map(({ mailColumn }) => ({ kind, [mailColumn]: 1 }));

const deskLink: NewMail = { kind: 'desk-link', email: EMAIL };

/** At least one of each kind: the compiler reports a missing kind. */
const contents: Record<MailName, NewMail[]> = {
  staff: ofEachForm('staff'),
  receipt: ofEachForm('receipt'),
  ended: [
    { kind: 'ended', application_id: 1 },
    { kind: 'ended', application_id: 2 },
  ],
  withdrawn: [{ kind: 'withdrawn', application_id: 3 }],
  appointment: [
    { kind: 'appointment', application_id: 4, until: INTERVIEW_AT },
    { kind: 'appointment', application_id: 5, until: FIRST_DAY },
  ],
  reminder: [{ kind: 'reminder', application_id: 4, until: INTERVIEW_AT }],
  cancelled: [{ kind: 'cancelled', application_id: 6, until: INTERVIEW_AT }],
  client: [{ kind: 'client', email: EMAIL, token: YOUR_DATA }],
  published: [{ kind: 'published', inquiry_id: 1 }],
  declined: [{ kind: 'declined', inquiry_id: 2 }],
  'your-data': [{ kind: 'your-data', email: EMAIL, token: YOUR_DATA }],
  sheet: [{ kind: 'sheet' }],
  'desk-link': [deskLink],
  'open-jobs': [{ kind: 'open-jobs', until: '2026-12-07T02:30:00.000Z' }],
  'alert-confirm': [{ kind: 'alert-confirm', alert_id: 1, token: 'token' }],
  alert: [{ kind: 'alert', alert_id: 1, ...all }],
};

const alarm = {
  count: 3,
  refused: 1,
  unreadable: 1,
  setAside: 1,
  since: '20 November 2026 at 17:30',
  siteUrl: SITE_URL,
};
const outboxMails: [string, MailDocument][] = [
  [
    'outbox alarm',
    outboxAlarm.waiting({ ...alarm, named: [{ reference: 'REF', form: MARKUP, state: 'waiting' }] }),
  ],
  ['end of the outbox alarm', outboxAlarm.over(SITE_URL)],
];

let context: MailContext;
beforeAll(() => {
  context = {
    store,
    siteUrl: SITE_URL,
    cvInMail: 'link',
    retentionDays: 365,
    now: clock.now,
    staff: ['staff@agency.example'],
    mailboxes: {},
    deskUrl: 'https://desk.example.in',
  };
});

const composeMail = (mail: NewMail) =>
  mailKinds(context)[mail.kind].compose({ ...EMPTY_SUBJECT, token: '', email: '', language: 'en', ...mail });

async function compose(content: NewMail): Promise<MailDocument> {
  const composed = await composeMail(content);
  if (!composed) throw new Error(`There is no mail ${JSON.stringify(content)}.`);
  return composed.document;
}

const ELEMENTS =
  /^<(?:!doctype html|\/?(?:html|head|meta|title|body|div|p|h2|table|tr|th|td|ul|li|a|br|blockquote|span)(?: (?:lang|charset|name|content|style|role|cellpadding|cellspacing|scope|align|valign|href)="[^"<>]*")*)>$/;
/** A part's letters and digits, because parts differ in marks, breaks and capitals. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

function hrefsIn(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => decodeHTML(href!));
}

function expectSound({ subject, blocks }: MailDocument) {
  const document = { subject, blocks };
  const [text, html] = [renderText(document), renderHtml(document, mailLook.colours)];
  const body = html.slice(html.indexOf('<body'));
  for (const tag of html.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(ELEMENTS);
  const hrefs = hrefsIn(html);
  for (const href of hrefs)
    expect(href).toMatch(/^(?:https:\/\/(?:(?:jobs|desk)\.example\.in|wa\.me)\/|tel:\+\d+$)/);
  // Each link's URL is in the text.
  let bare = text;
  for (const href of hrefs) {
    expect(bare).toContain(href);
    bare = bare.replace(href, '');
  }
  expect(bare).not.toContain(SITE_URL.concat('/'));
  expect(lettersOf(decodeHTML(body.replace(/<[^>]*>/g, '')))).toBe(lettersOf(bare));
  for (const part of [text, body, subject])
    expect(part).not.toMatch(/undefined|\bnull\b|\[object|\bNaN\b|Invalid Date/);
  const header = headerText(subject);
  expect(header).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
  expect(header.length).toBeGreaterThan(5);
}

test.each(
  Object.entries(contents).flatMap(([kind, each]) => each.map((content) => [kind, content] as const)),
)('%s: text and HTML say the same, without markup that was typed (%j)', async (_, content) =>
  expectSound(await compose(content)),
);

test.each(outboxMails)('%s: text and HTML say the same', (_, document) => expectSound(document));

describe('mails to unverified addresses', () => {
  const typed = 'You are selected. Pay Rs 2,500 at evil.example, call 98123 45678';
  const VICTIM = 'victim@example.com';
  /** Fills in every field of a form that takes text. */
  const everywhere = (form: Record<string, string>, kept: Record<string, string>) => ({
    ...Object.fromEntries(Object.keys(form).map((name) => [name, typed])),
    ...kept,
  });
  let all: NewMail[];
  beforeAll(async () => {
    const own = { job_id: '1', email: VICTIM, email_address: VICTIM };
    const dates = { consent_at: since, job_closed_at: '' };
    await store.upsertJobs([newJob({ id: '1', title: 'Welder' })]);
    const applied = await store.addApplication(
      { ...everywhere({ ...application, answers }, { ...own, ...dates, status_token: '' }) } as never,
      { ...cv, name: `${typed}.pdf` },
      'typed',
    );
    await store.addNotes([applied], { kind: 'filled', who: '' });
    const asked = await store.addContactEnquiry(
      everywhere({ name: '', subject: '', message: '' }, own) as never,
      'typed',
    );
    const inquired = await store.addJobInquiry(everywhere(inquiry, own) as never, 'typed');
    // Staff have checked and published this text.
    await store.upsertJobs([newJob({ id: 'J', title: 'Welder', source: inquirySource(inquired) })]);
    const declined = await store.addJobInquiry(everywhere(inquiry, own) as never, 'declined');
    await store.settleEnquiry('inquiries', declined, { who: 'ravi@example.com', whyDeclined: 'No pay.' });
    await store.requestYourData(VICTIM, '6b'.repeat(32));
    const wish = {
      ...WISH,
      keyword: typed,
      category_id: typed,
      location: typed,
      filters: `type=${typed}&pay=${typed}`,
    };
    await store.requestAlert(VICTIM, wish, 'second token');
    const ofForms = [
      ['applications', applied],
      ['contacts', asked],
      ['inquiries', inquired],
    ] as const;
    all = [
      ...ofForms.map(([form, id]): NewMail => ({ kind: 'receipt', [forms[form].mailColumn]: id })),
      { kind: 'ended', application_id: applied },
      { kind: 'published', inquiry_id: inquired },
      { kind: 'declined', inquiry_id: declined },
      { kind: 'your-data', email: VICTIM, token: '6b'.repeat(32) },
      { kind: 'alert-confirm', alert_id: 2, token: 'second token' },
    ];
  });

  test('repeat nothing that was typed, in any part', async () => {
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(6);
    for (const content of all) {
      const composed = await composeMail(content);
      expect(composed?.to).toEqual([VICTIM]);
      const { attachments, headers, replyTo, document } = composed!;
      expect(attachments ?? []).toEqual([]);
      const said = [renderText(document), renderHtml(document, mailLook.colours), document.subject];
      for (const part of [...said, JSON.stringify([headers, replyTo])])
        for (const word of ['selected', '2,500', '2500', 'evil', '98123']) expect(part).not.toContain(word);
    }
  });
});

/** The recipients of each kind: the compiler reports a missing kind. Receipts go to the form's sender. */
const readers: Record<MailName, (mail: NewMail) => 'candidate' | 'employer' | 'staff'> = {
  receipt: (mail) => (mail.application_id ? 'candidate' : 'employer'),
  ended: () => 'candidate',
  appointment: () => 'candidate',
  reminder: () => 'candidate',
  cancelled: () => 'candidate',
  client: () => 'employer',
  'your-data': () => 'candidate',
  'alert-confirm': () => 'candidate',
  alert: () => 'candidate',
  published: () => 'employer',
  declined: () => 'employer',
  staff: () => 'staff',
  withdrawn: () => 'staff',
  sheet: () => 'staff',
  'open-jobs': () => 'staff',
  'desk-link': () => 'staff',
};

test.each(
  Object.entries(contents).flatMap(([kind, each]) => each.map((content) => [kind, content] as const)),
)('%s says that candidates never pay if it is to a candidate (%j)', async (kind, content) => {
  const text = renderText(await compose(content));
  const isToCandidate = readers[kind as MailName](content) === 'candidate';
  expect(text.includes('Candidates never pay us, at any step.')).toBe(isToCandidate);
});
