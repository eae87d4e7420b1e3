import 'server-only';
import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { identity } from '../../../content/identity';
import type { JobSheet } from './content';
import { GROUNDS, SHEET_WIDTH } from './doorway';
import { drawSheet, type Layout } from './draw-sheet';

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

/** A job as a poster: a PDF of one page of A4, in vectors. */
export async function drawPoster(job: JobSheet): Promise<Buffer> {
  const document = new PDFDocument({ title: job.title, author: identity.name, creator: identity.name });
  const context = document.beginPage(A4.width, A4.height) as unknown as SKRSContext2D;
  context.scale(SCALE, SCALE);
  await drawSheet(context, job, POSTER);
  document.endPage();
  return document.close();
}
