/** @jsxImportSource hono/jsx */
import { counted } from '../parts';
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { raw } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { cvFile as sendFile } from '../../backend/http/answers';
import type { Cv, StoredCv } from '../../backend/forms/forms';
import { isPicture } from '../../lib/cv/cv';
import { type DeskContext, type DeskEnv } from '../context';
import { notFoundPage } from '../layout';

const PAPER =
  'body{margin:0;background:#fff;color:#111;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{display:block;width:100%;border-bottom:8px solid #ddd}pre,p{margin:0;padding:20px;font:inherit;white-space:pre-wrap}.hidden{position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}';
/** The policy of a document that loads nothing, runs nothing and has an opaque origin. */
const PAPER_POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(PAPER).digest('base64')}'; sandbox; frame-ancestors 'self'`;

/** The policy of a file, also if it is opened on its own. */
const FILE_POLICY = "default-src 'none'; sandbox";

// Opening a CV leaves a note. Browsers too old to say where a request comes from keep to the strict cookie.
export const ownRequestsOnly: MiddlewareHandler<DeskEnv> = async (c, next) => {
  if (!['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site')))
    throw new HTTPException(403);
  return next();
};

/** Responds with a CV that cannot run anything: a picture as it was sent, or pictures and text of a document. */
export async function showCv(c: DeskContext, cv: StoredCv) {
  const { readCv } = c.var.desk;
  if (isPicture(cv.mimeType)) {
    c.set('paperPolicy', FILE_POLICY);
    return c.body(new Uint8Array(cv.bytes), 200, { 'content-type': cv.mimeType });
  }
  const shown = await readCv(cv, { signal: c.req.raw.signal });
  const size = `${Math.max(1, Math.round(cv.bytes.length / 1024)).toLocaleString('en-IN')} kB`;
  const known = [size, shown.pageCount > 0 && counted(shown.pageCount, 'page')];
  c.set('paperPolicy', PAPER_POLICY);
  return c.html(
    `<!doctype html>${(
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>CV</title>
          <style>{raw(PAPER)}</style>
        </head>
        <body>
          {shown.pages.map((png, index) => (
            <img
              src={`data:image/png;base64,${png}`}
              alt={index === 0 ? 'Image of the CV; its text follows' : ''}
            />
          ))}
          {shown.pages.length === 0 && (shown.text === '' || shown.pageCount > 0) && (
            <p>
              <bdi>{cv.name}</bdi> ({known.filter(Boolean).join(', ')}) cannot be shown here
              {shown.text !== '' && ' except for its text'}. Download it to read it.
            </p>
          )}
          {shown.text !== '' && <pre class={shown.pages.length > 0 ? 'hidden' : ''}>{shown.text}</pre>}
        </body>
      </html>
    ).toString()}`,
  );
}

/** Responds with a CV as a file. */
export function downloadCv(c: DeskContext, cv: Cv) {
  c.set('paperPolicy', FILE_POLICY);
  return sendFile(c, cv);
}

/** What is shown beside the card: a picture as it was sent, or pictures and text of a document for the sandboxed frame. */
export async function cv(c: DeskContext) {
  const opened = await openedCv(c);
  return opened ? showCv(c, opened) : c.html('<!doctype html><title>CV</title><p>There is no CV.</p>', 404);
}

/** A candidate's CV as a file. */
export async function cvFile(c: DeskContext) {
  const opened = await openedCv(c);
  return opened ? downloadCv(c, opened) : notFoundPage(c);
}

/** Returns the CV in the URL, or null, and notes that someone opened it, once per ten minutes. */
async function openedCv(c: DeskContext) {
  const { store, now } = c.var.desk;
  const { id } = c.get('application').form;
  const cv = await store.getCv(id);
  if (!cv) return null;
  const who = c.get('me').address;
  const recent = new Date(now().getTime() - 10 * 60_000).toISOString();
  const notes = await store.notesOf(id);
  if (!notes.some((note) => note.kind === 'cv' && note.text === '' && note.who === who && note.at > recent))
    await store.addNotes([id], { kind: 'cv', who });
  return cv;
}
