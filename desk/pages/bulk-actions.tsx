/** @jsxImportSource hono/jsx */
import { Readable } from 'node:stream';
import { exportedForms } from '../../backend/forms/export/exported-forms';
import { applicationColumns } from '../../backend/forms/export/form-columns';
import { csvLines, xlsxChunks } from '../../backend/forms/export/form-files';
import type { NoteKind } from '../../backend/forms/notes/kinds';
import { senderOf } from '../../backend/forms/submission-names';
import { contentDisposition } from '../../backend/http/answers';
import { readBody } from '../../backend/http/read-body';
import type { Queued } from '../../backend/staff/queues';
import { safeFileName, zipStream } from '../../lib/links/your-data/zip';
import { applicationsSheet } from '../../lib/content/exports';
import { applicationEndedMail } from '../../lib/content/mails/application-ended';
import { renderText } from '../../lib/base/mail/render-text';
import { isoDay } from '../../lib/base/text/indian-day';
import { type Desk, type DeskContext, type DeskOptions, ownPath, textIn } from '../context';
import { page, plainPage } from '../layout';
import { nameOfQueued } from '../parts';
import { counted } from '../words';
import { UNDO_MS } from './done-notice';
import { withQuery } from './list-query';

/** Maximum number of applications per action. */
const MAX_SELECTED = 500;

/** Actions on several applications at once. */
export function bulkActionPages(desk: Desk, options: DeskOptions) {
  const { store, siteUrl, sendsMail, now } = options;

  desk.post('/applications', async (c) => {
    const body = await readBody(c);
    const back = ownPath(body.back, '/applications');
    const action = textIn(body.do, 20);
    const ids = idsIn(body);
    if (ids.length === 0)
      return plainPage(c, 'Nothing selected', 'Select applications first, then choose an action.', 400);
    const chosen = await store.applicationsOf(ids);
    if (action === 'zip' || action === 'csv' || action === 'xlsx') return files(c, chosen, action);
    if (action === 'rejected') return confirmRejection(c, chosen, back);
    if (!NOTE_ACTIONS.includes(action as NoteKind))
      return plainPage(c, 'Unknown action', 'Nothing was changed.', 400);
    const { ids: done } = await store.addNotes(ids, { kind: action as NoteKind, who: c.get('me').address });
    return c.redirect(withQuery(back, { done: String(done.length), what: action }), 303);
  });

  desk.post('/reject', async (c) => {
    const body = await readBody(c);
    const me = c.get('me');
    const tells = sendsMail && body.tell === 'on';
    const mailAt = tells ? new Date(now().getTime() + UNDO_MS) : null;
    const { at, ids } = await store.rejectAll(idsIn(body), me.address, mailAt);
    const back = ownPath(body.back, '/applications');
    return c.redirect(withQuery(back, { done: String(ids.length), what: 'rejected', undo: at }), 303);
  });

  desk.post('/undo', async (c) => {
    const body = await readBody(c);
    const at = textIn(body.at, 40);
    const back = ownPath(body.back, '/applications');
    const who = c.get('me').address;
    // The mails wait that long.
    const isInTime = Date.parse(at) + UNDO_MS >= now().getTime();
    let done = 0;
    if (isInTime)
      for (const id of await store.applicationsNoted({ at, who, kind: 'rejected' }))
        if (await store.takeBackEnd(id, new Date(Date.parse(at) - 1).toISOString(), who)) done += 1;
    return c.redirect(withQuery(back, { done: String(done), what: isInTime ? 'undone' : 'late' }), 303);
  });

  async function confirmRejection(c: DeskContext, chosen: Queued[], back: string) {
    const first = chosen[0];
    const job = first && (await store.getJob(first.form.fields.job_id ?? ''))?.job;
    const mail = applicationEndedMail({
      end: 'not-this-time',
      at: now().toISOString(),
      jobTitle: job?.title ?? '',
      reference: '[the reference]',
      statusUrl: '[the link to the status page]',
      jobsUrl: `${siteUrl}/job`,
    });
    return page(
      c,
      { title: 'Not this time', here: '/applications' },
      <section class="narrow">
        <h1>Not this time, for {counted(chosen.length, 'candidate')}</h1>
        <p>
          {chosen.slice(0, 12).map(nameOfQueued).join(', ')}
          {chosen.length > 12 && ` and ${chosen.length - 12} more`}
        </p>
        <form method="post" action="/reject">
          <input type="hidden" name="back" value={back} />
          {chosen.map(({ form }) => (
            <input type="hidden" name={`id-${form.id}`} value="on" />
          ))}
          {sendsMail ? (
            <label class="tick">
              <input type="checkbox" name="tell" checked /> Send each of them this email after 30 seconds,
              during which you can undo it
            </label>
          ) : (
            <p>No mail server is set up: they see it on their status page only.</p>
          )}
          {sendsMail && (
            <figure class="mail" aria-label="The email">
              <figcaption>{mail.subject}</figcaption>
              <pre>{renderText(mail)}</pre>
            </figure>
          )}
          <div class="actions">
            <button class="primary" autofocus>
              Say “not this time”
            </button>
            <a class="button" href={back}>
              Cancel
            </a>
          </div>
        </form>
      </section>,
    );
  }

  /** Responds with CVs as a ZIP, or with a spreadsheet for a client's tracker. */
  async function files(c: DeskContext, chosen: Queued[], kind: 'zip' | 'csv' | 'xlsx') {
    const name = `applications-${isoDay(now().toISOString())}.${kind}`;
    const headers = (type: string) => ({
      'content-type': type,
      'content-disposition': contentDisposition(name),
    });
    // Each application tells who took a copy of it, and in which file.
    const taken = kind === 'zip' ? chosen.filter(({ form }) => form.cv) : chosen;
    const note = { kind: 'cv', who: c.get('me').address, text: name } as const;
    await store.addNotes(
      taken.map(({ form }) => form.id),
      note,
    );
    if (kind === 'zip') return c.body(zipStream(cvsOf(options, chosen)), 200, headers('application/zip'));
    const forms = exportedForms(
      store,
      chosen.map(({ form }) => form),
    );
    if (kind === 'csv')
      return c.body(streamOf(csvLines(applicationColumns, forms)), 200, headers('text/csv; charset=utf-8'));
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return c.body(streamOf(xlsxChunks(applicationsSheet, applicationColumns, forms)), 200, headers(type));
  }
}

const streamOf = (chunks: AsyncIterable<string | Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array>;

/** Names each CV after its candidate; the id keeps names unique. */
async function* cvsOf({ store }: DeskOptions, chosen: Queued[]) {
  for (const { form } of chosen) {
    const cv = await store.getCv(form.id);
    if (!cv) continue;
    const ending = /\.\w{1,5}$/.exec(cv.name)?.[0] ?? '';
    yield { name: safeFileName(senderOf(form), ` ${form.id}${ending}`), bytes: cv.bytes };
  }
}

/** Actions that only add a note. */
const NOTE_ACTIONS: NoteKind[] = ['called', 'no-answer', 'shortlisted', 'sent', 'joined'];

const idsIn = (body: Record<string, unknown>): number[] =>
  Object.keys(body)
    .flatMap((name) => /^id-(\d{1,9})$/.exec(name)?.[1] ?? [])
    .map(Number)
    .slice(0, MAX_SELECTED);
