/** @jsxImportSource hono/jsx */
import { createHash } from 'node:crypto';
import { raw } from 'hono/html';
import { isEnded, type NoteKind } from '../../backend/forms/notes/kinds';
import type { Note } from '../../backend/forms/notes/notes';
import { addressOf, referenceOf } from '../../backend/forms/submission-names';
import { contentDisposition } from '../../backend/http/answers';
import { readBody } from '../../backend/http/read-body';
import { fittingOf } from '../../backend/alerts/registrations/fitting';
import { newVoucherCode } from '../../backend/links/vouchers/vouchers';
import type { Queued } from '../../backend/staff/queues';
import { eraseEverywhere } from '../../backend/your-data/tell-websites';
import { answersIn } from '../../lib/contract/forms/answers';
import { showVoucherCode } from '../../lib/contract/voucher-code';
import { askedOr } from '../../lib/content/answers';
import { indianDate, indianMoment } from '../../lib/base/mail/indian-time';
import { qrSvg } from '../../lib/base/qr/qr-code';
import { DAY_MS } from '../../lib/base/text/indian-day';
import { verifyCodePath } from '../../lib/routes';
import { type Desk, type DeskContext, type DeskOptions, nameOf, numberIn, ownPath, textIn } from '../context';
import { notThere, page, plainPage } from '../layout';
import { Ago, Automatic, CallLinks, HeldMark, nameOfQueued, StageMark } from '../parts';
import { ownersOnly } from '../signing-in';
import { noteNames } from '../words';
import { noticeOf, withQuery } from './list';

const CODE_DAYS = 60;

const PAPER =
  'body{margin:0;background:#fff;color:#111;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{display:block;width:100%;border-bottom:8px solid #ddd}pre,p{margin:0;padding:20px;font:inherit;white-space:pre-wrap}.hidden{position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}';
/** Of a document that loads nothing, runs nothing and belongs to no origin. */
const PAPER_POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(PAPER).digest('base64')}'; sandbox; frame-ancestors 'self'`;

/** What somebody notes by a button; an end by "not this time" has its own page. */
const NOTED: NoteKind[] = ['called', 'no-answer', 'shortlisted', 'sent', 'joined', 'note', 'not-automatic'];

/** A candidate's page: all that is known, and what is done about it. */
export function personPages(desk: Desk, options: DeskOptions) {
  const { store, staff, siteUrl, tellWebsites, readCv, now } = options;
  const found = async (c: DeskContext): Promise<Queued | null> => {
    const id = numberIn(c.req.param('id'));
    return id === null ? null : ((await store.applicationsOf([id]))[0] ?? null);
  };

  desk.get('/applications/:id', async (c) => {
    const one = await found(c);
    if (!one) return notThere(c);
    const { form } = one;
    const me = c.get('me');
    const jobId = form.fields.job_id ?? '';
    const held = await store.heldByOthers([form.id], me.hash);
    await store.holdApplication(me.session, form.id);
    const [notes, others, job, similar] = await Promise.all([
      store.notesOf(form.id),
      store.ofSamePerson(form.id),
      store.getJob(jobId),
      matchesOf(options, one),
    ]);
    const holder = staff().find(({ address }) => store.staffHash(address) === held.get(form.id));
    return page(c, {
      title: nameOfQueued(one),
      me,
      here: '/applications',
      notice: noticeOf(c, `/applications/${form.id}`, now()),
      children: (
        <div class="beside" data-hold={form.id}>
          <article class="person">
            <p class="soft">
              <a href={`/applications?job=${encodeURIComponent(jobId)}`}>
                {job?.job.title ?? `Job ${jobId}`}
              </a>
              {job?.job.company_name && ` · ${job.job.company_name}`}
            </p>
            <h1>{nameOfQueued(one)}</h1>
            <p>
              <StageMark stage={one.stage} /> <HeldMark name={holder?.name} /> {referenceOf(form)} ·{' '}
              <Ago at={form.received_at} now={now()} />
            </p>
            {one.automatic !== '' && (
              <form method="post" action={`/applications/${form.id}/note`} class="inline">
                <Automatic automatic={one.automatic} />{' '}
                <button class="quiet" name="kind" value="not-automatic">
                  No, a person sent it
                </button>
              </form>
            )}
            <CallLinks phone={form.fields.phone ?? ''} isMain />
            <NoteForm one={one} />
            <Facts one={one} />
            <h2>What was done</h2>
            <History notes={notes} nameOf={(who) => nameOf(staff(), who)} received={form.received_at} />
            {others.length > 0 && (
              <>
                <h2>Other applications of the same phone or address</h2>
                <ul class="plain">
                  {others.slice(0, 20).map((other) => (
                    <li>
                      <a href={`/applications/${other.form.id}`}>
                        {nameOfQueued(other)}, job {other.form.fields.job_id}
                      </a>{' '}
                      <StageMark stage={other.stage} /> <Ago at={other.form.received_at} now={now()} />
                    </li>
                  ))}
                </ul>
              </>
            )}
            {similar.jobs.length > 0 && (
              <>
                <h2>Open jobs like it</h2>
                <ul class="plain">
                  {similar.jobs.map((other) => (
                    <li>
                      <a href={`/applications?job=${encodeURIComponent(other.id)}`}>{other.title}</a>{' '}
                      <span class="soft">
                        {[other.company_name, other.location].filter(Boolean).join(', ')}
                      </span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {similar.registered.length > 0 && (
              <>
                <h2>Registered CVs that fit this job</h2>
                <ul class="plain">
                  {similar.registered.map(({ id, fields }) => (
                    <li>
                      {fields.first_name} {fields.last_name}, {fields.roles} in {fields.cities}{' '}
                      <CallLinks phone={fields.phone ?? ''} /> <span class="soft">R{id}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <h2>More</h2>
            <form method="post" action={`/applications/${form.id}/code`} class="inline">
              <button>Issue a code for an offer</button>
            </form>
            {me.role === 'owner' && (
              <details class="danger">
                <summary>Erase this person</summary>
                <form method="post" action={`/applications/${form.id}/erase`}>
                  <p>
                    All that came from {addressOf(form)} goes for good: applications, CVs, notes, alerts and
                    mails, here and on the website.
                  </p>
                  <label>
                    <span>Type the address to erase it</span>
                    <input name="address" type="email" autocomplete="off" required />
                  </label>
                  <button class="bad">Erase for good</button>
                </form>
              </details>
            )}
          </article>
          <CvFrame one={one} />
        </div>
      ),
    });
  });

  desk.post('/applications/:id/note', async (c) => {
    const one = await found(c);
    if (!one) return notThere(c);
    const body = await readBody(c);
    const kind = NOTED.find((known) => known === body.kind);
    const text = textIn(body.text);
    const back = ownPath(body.back, `/applications/${one.form.id}`);
    if (!kind || (kind === 'note' && text === '')) return c.redirect(back, 303);
    const who = c.get('me').address;
    const { ids } = await store.addNotes([one.form.id], { kind, who, text });
    // Pressed once more, or it has ended meanwhile: what was typed is kept all the same.
    if (ids.length === 0 && text !== '') await store.addNotes([one.form.id], { kind: 'note', who, text });
    return c.redirect(withQuery(back, { done: String(ids.length), what: kind }), 303);
  });

  desk.post('/applications/:id/reopen', async (c) => {
    const one = await found(c);
    if (!one) return notThere(c);
    await store.reopenApplication(one.form.id, c.get('me').address);
    return c.redirect(`/applications/${one.form.id}`, 303);
  });

  /** The CV as pictures and text, for the frame beside the card: a document of an origin that can do nothing. */
  desk.get('/applications/:id/cv', async (c) => {
    const one = await found(c);
    const cv = one && (await store.getCv(one.form.id));
    if (!one || !cv) return c.html('<!doctype html><title>CV</title><p>There is no CV.</p>', 404);
    await noteView(c, one);
    const shown = await readCv(cv);
    c.set('paperPolicy', PAPER_POLICY);
    return c.html(
      `<!doctype html>${(
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <title>CV</title>
            <style>{raw(PAPER)}</style>
          </head>
          <body>
            {shown.pages.map((png, index) => (
              <img
                src={`data:image/png;base64,${png}`}
                alt={index === 0 ? 'The CV as it looks; its text follows' : ''}
              />
            ))}
            {shown.text === '' && shown.pages.length === 0 && (
              <p>This CV cannot be shown here. Download it to read it.</p>
            )}
            {shown.text !== '' && <pre class={shown.pages.length > 0 ? 'hidden' : ''}>{shown.text}</pre>}
          </body>
        </html>
      ).toString()}`,
    );
  });

  desk.get('/applications/:id/cv/file', async (c) => {
    const one = await found(c);
    const cv = one && (await store.getCv(one.form.id));
    if (!one || !cv) return notThere(c);
    await noteView(c, one);
    c.set('paperPolicy', "default-src 'none'; sandbox");
    return c.body(new Uint8Array(cv.bytes), 200, {
      'content-type': cv.mimeType,
      'content-disposition': contentDisposition(cv.name),
    });
  });

  /** Notes that somebody has opened a CV: once, while it stays before them. */
  async function noteView(c: DeskContext, { form }: Queued) {
    const who = c.get('me').address;
    const recent = new Date(now().getTime() - 10 * 60_000).toISOString();
    const notes = await store.notesOf(form.id);
    if (!notes.some((note) => note.kind === 'cv' && note.who === who && note.at > recent))
      await store.addNotes([form.id], { kind: 'cv', who });
  }

  desk.post('/applications/:id/code', async (c) => {
    const one = await found(c);
    if (!one) return notThere(c);
    const { fields, id } = one.form;
    const me = c.get('me');
    const job = (await store.getJob(fields.job_id ?? ''))?.job;
    const code = newVoucherCode();
    const expires = new Date(now().getTime() + CODE_DAYS * DAY_MS).toISOString();
    await store.issueVoucher(
      code,
      {
        kind: 'offer',
        initials: initialsOf(`${fields.first_name ?? ''} ${fields.last_name ?? ''}`),
        job: job ? { id: job.id, title: job.title, location: job.location ?? '' } : null,
        by: initialsOf(me.name),
        note: `Application ${id}`,
      },
      expires,
    );
    await store.addNotes([id], { kind: 'code', who: me.address, text: `Valid until ${indianDate(expires)}` });
    const address = siteUrl + verifyCodePath(showVoucherCode(code));
    return page(c, {
      title: 'Code for an offer',
      me,
      here: '/applications',
      children: (
        <section class="narrow letter">
          <h1>Code {showVoucherCode(code)}</h1>
          <p>
            For the offer to {nameOfQueued(one)}
            {job && `, ${job.title}`}. Valid until {indianDate(expires)}. Write it down or print this page
            now: it is stored as a hash only, and cannot be shown again.
          </p>
          <img
            class="qr"
            src={`/qr.svg?text=${encodeURIComponent(address)}`}
            alt="QR code that leads to the page of the code"
          />
          <p>Whoever gets the offer can check it at {address}</p>
          <p class="noprint">
            <a class="button" href={`/applications/${id}`}>
              Back to {nameOfQueued(one)}
            </a>
          </p>
        </section>
      ),
    });
  });

  desk.get('/qr.svg', (c) => {
    const text = textIn(c.req.query('text'), 200);
    if (!text.startsWith(`${siteUrl}/`)) return notThere(c);
    return c.body(qrSvg(text), 200, { 'content-type': 'image/svg+xml' });
  });

  desk.post('/applications/:id/erase', ownersOnly, async (c) => {
    const one = await found(c);
    if (!one) return notThere(c);
    const address = addressOf(one.form);
    if (textIn((await readBody(c)).address).toLowerCase() !== address.toLowerCase())
      return plainPage(c, 'Nothing was erased', 'The address that was typed is not this person’s.', 400);
    await eraseEverywhere(store, address, tellWebsites);
    await options.words.refresh();
    return plainPage(c, 'Erased', 'All that came from this address is gone.');
  });
}

/** Open jobs like the one applied for, and registered CVs that fit it. */
async function matchesOf({ store }: DeskOptions, { form }: Queued) {
  const job = await store.getJob(form.fields.job_id ?? '');
  if (!job) return { jobs: [], registered: [] };
  const like = await store.findJobs({ keyword: job.job.title, page: 1, perPage: 6, summary: true });
  return {
    jobs: like.jobs.filter(({ id }) => id !== job.job.id).slice(0, 5),
    registered: job.active ? await fittingOf(store, job.job.id, 5) : [],
  };
}

/** "A. R." of a name of any script. */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []);
  return letters.map((letter) => `${letter.toUpperCase()}.`).join(' ');
}

const STEPS: [kind: NoteKind, name: string][] = [
  ['shortlisted', 'Shortlist'],
  ['called', 'Called'],
  ['no-answer', 'No answer'],
  ['sent', 'Sent to client'],
  ['joined', 'Joined'],
];

const NoteForm = ({ one: { form, stage } }: { one: Queued }) => (
  <>
    <form method="post" action={`/applications/${form.id}/note`}>
      <label>
        <span>Note</span>
        <textarea name="text" rows={2} placeholder="What was said"></textarea>
      </label>
      <div class="actions">
        {!isEnded(stage) &&
          STEPS.filter(([kind]) => kind !== (stage as NoteKind)).map(([kind, name]) => (
            <button name="kind" value={kind}>
              {name}
            </button>
          ))}
        <button name="kind" value="note">
          Only note it
        </button>
      </div>
    </form>
    {isEnded(stage) ? (
      <form method="post" action={`/applications/${form.id}/reopen`} class="inline">
        <button class="quiet">Open it again</button>
      </form>
    ) : (
      <form method="post" action="/applications" class="inline">
        <input type="hidden" name="back" value={`/applications/${form.id}`} />
        <input type="hidden" name={`id-${form.id}`} value="on" />
        <button class="quiet" name="do" value="rejected">
          Not this time …
        </button>
      </form>
    )}
  </>
);

/** What the candidate sent. */
export const Facts = ({ one: { form } }: { one: Queued }) => {
  const { fields } = form;
  const facts: [string, string][] = [
    ['Email', fields.email ?? ''],
    ['Phone', fields.phone ?? ''],
    ['Experience', fields.experience_years ? `${fields.experience_years} years` : ''],
    ['Notice period', fields.notice_period ?? ''],
    ['Current pay', fields.current_pay ?? ''],
    ['Expected pay', fields.expected_pay ?? ''],
    ['Came from', fields.source ?? ''],
  ];
  const answers = answersIn(fields);
  return (
    <>
      <dl class="facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd>{name === 'Email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
            </div>
          ))}
      </dl>
      {answers.length > 0 && (
        <dl class="answers">
          {answers.map(({ number, question, answer }) => (
            <div>
              <dt>{askedOr(question, number)}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {fields.message && <blockquote>{fields.message}</blockquote>}
    </>
  );
};

type HistoryProps = { notes: Note[]; received: string; nameOf: (who: string) => string };

const History = ({ notes, received, nameOf: name }: HistoryProps) => (
  <ol class="history">
    <li>
      <time datetime={received}>{indianMoment(received)}</time> <b>Received</b>
    </li>
    {notes.map(({ at, who, kind, text }) => (
      <li>
        <time datetime={at}>{indianMoment(at)}</time> <b>{noteNames[kind]}</b>{' '}
        <span class="soft">{name(who)}</span>
        {text !== '' && <p>{text}</p>}
      </li>
    ))}
  </ol>
);

/** The CV beside the card, in a frame that can do nothing, and as a file. */
export const CvFrame = ({ one: { form } }: { one: Queued }) => (
  <section class="cv" aria-label="CV">
    {form.cv ? (
      <>
        <iframe
          src={`/applications/${form.id}/cv`}
          sandbox=""
          title={`CV: ${form.cv.name}`}
          loading="lazy"
        ></iframe>
        <p>
          <a href={`/applications/${form.id}/cv/file`}>Download {form.cv.name}</a>
        </p>
      </>
    ) : (
      <p class="empty">This application came without a CV.</p>
    )}
  </section>
);
