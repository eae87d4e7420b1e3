import 'server-only';
import { findJob } from '../../../jobs/details';
import { jobSlug } from '../../../routes';
import { readOrFail } from '../../../upstream/errors';
import { goneResponse, notFoundResponse, unavailableResponse } from '../../responses';
import { jobSheetOf, type SheetKind, type JobSheet } from './content';
import { PDFDocument, type SKRSContext2D, createCanvas } from '@napi-rs/canvas';
import { identity } from '../../../content/identity';
import { GROUNDS, SHEET_WIDTH } from './doorway';
import { drawSheet, type Layout } from './draw-sheet';

let last: Promise<unknown> = Promise.resolve();

/** Queues drawing, so that many pictures at once do not block pages. */
function oneAtATime<T>(draw: () => Promise<T>): Promise<T> {
  const drawn = last.then(draw);
  last = drawn.catch(() => {});
  return drawn;
}

const FORMS = {
  status: { draw: drawStatusPicture, type: 'image/png', file: (id: string) => `job-${id}.png` },
  poster: { draw: drawPoster, type: 'application/pdf', file: (id: string) => `job-${id}.pdf` },
} as const;

/** The picture or poster of an open job, by the parts of its page's path; 410 if it is closed. */
export async function respondWithSheet(
  kind: SheetKind,
  { id, title }: { id: string; title: string },
): Promise<Response> {
  const { value: found, failed } = await readOrFail(findJob(id));
  if (failed) return unavailableResponse();
  if (!found || title !== jobSlug(found.job)) return notFoundResponse();
  if (!found.open) return goneResponse();
  const { draw, type, file } = FORMS[kind];
  const bytes = await oneAtATime(() => draw(jobSheetOf(found.job, kind)));
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `inline; filename="${file(id)}"`,
      // Search results should show the job's page instead.
      'x-robots-tag': 'noindex',
    },
  });
}

/** A4 in points (ISO 216: 210 × 297 mm). */
const A4 = { width: 595.28, height: 841.89 };
const SCALE = A4.width / SHEET_WIDTH;
const POSTER: Layout = {
  height: A4.height / SCALE,
  ground: GROUNDS.light,
  door: 64,
  foot: 1080,
  lastLine: 1486,
  qr: 304,
};

/** A job as a poster: a one-page A4 PDF with vector graphics. */
export async function drawPoster(job: JobSheet): Promise<Buffer> {
  const document = new PDFDocument({ title: job.title, author: identity.name, creator: identity.name });
  const context = document.beginPage(A4.width, A4.height) as unknown as SKRSContext2D;
  context.scale(SCALE, SCALE);
  await drawSheet(context, job, POSTER);
  document.endPage();
  return document.close();
}

// Keeps text out of the first 200 and the last 120 pixels, which WhatsApp covers with its controls.
const STATUS: Layout = {
  height: 1920,
  ground: GROUNDS.dark,
  door: 150,
  foot: 1316,
  lastLine: 1776,
  qr: 350,
};

/** A job as a PNG of 1080 × 1920 pixels, the size of a WhatsApp status. */
export async function drawStatusPicture(job: JobSheet): Promise<Buffer> {
  const canvas = createCanvas(SHEET_WIDTH, STATUS.height);
  await drawSheet(canvas.getContext('2d'), job, STATUS);
  return canvas.encode('png');
}
