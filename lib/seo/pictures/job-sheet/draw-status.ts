import 'server-only';
import { createCanvas } from '@napi-rs/canvas';
import type { JobSheet } from './content';
import { GROUNDS, SHEET_WIDTH } from './doorway';
import { drawSheet, type Layout } from './draw-sheet';

// Nothing to read in the first 200 and the last 120 pixels, which WhatsApp covers with its own controls.
const STATUS: Layout = {
  height: 1920,
  ground: GROUNDS.dark,
  door: 150,
  foot: 1316,
  lastLine: 1776,
  qr: 350,
};

/** A job as a picture of 1080 × 1920 pixels, as a status on WhatsApp is: PNG. */
export async function drawStatusPicture(job: JobSheet): Promise<Buffer> {
  const canvas = createCanvas(SHEET_WIDTH, STATUS.height);
  await drawSheet(canvas.getContext('2d'), job, STATUS);
  return canvas.encode('png');
}
