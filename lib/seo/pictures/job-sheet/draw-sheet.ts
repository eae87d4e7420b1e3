import 'server-only';
import { loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { currentLanguage } from '../../../base/language';
import { identity } from '../../../content/identity';
import { jobSheet as words } from '../../../content/job-sheet';
import { theme } from '../../../content/site/theme';
import { drawQr } from '../../../base/qr/draw-qr';
import { QUIET_ZONE, qrModules } from '../../../base/qr/qr-code';
import { drawIcon } from '../draw-icon';
import { displayFont, loadFonts, textFont, wrapText } from '../text';
import { type Block, companyBlock, factsBlock, salaryBlock, titleBlock } from './blocks';
import type { JobSheet } from './content';
import { drawDoorway, type Ground, SHEET_MARGIN, SHEET_WIDTH } from './doorway';

const { palette } = theme;
const WHITE = '#ffffff';
const CENTRE = SHEET_WIDTH / 2;
const LOGO_PIXELS = 512;
const HEAD = 346;

/** Measurements on a sheet of 1080 units in width. */
export type Layout = {
  height: number;
  ground: Ground;
  /** Top of the doorway, top of its foot, and baseline of the foot's last line. */
  door: number;
  foot: number;
  lastLine: number;
  /** Side of the QR code's card. */
  qr: number;
};

/** Draws a job on a sheet: the agency at the top of a doorway, the job within, and at its foot how to apply. */
export async function drawSheet(context: SKRSContext2D, job: JobSheet, layout: Layout): Promise<void> {
  loadFonts();
  context.lang = currentLanguage();
  drawDoorway(context, layout.ground, layout.door, layout.height);
  await drawHead(context, layout.door);
  drawJob(context, job, layout.door + HEAD, layout.foot - 32);
  drawFoot(context, job, layout);
}

async function drawHead(context: SKRSContext2D, door: number): Promise<void> {
  const logo = await loadImage(await drawIcon({ size: LOGO_PIXELS, maskable: false }));
  context.drawImage(logo, CENTRE - 48, door + 70, 96, 96);
  context.textAlign = 'center';
  context.fillStyle = palette.ink;
  context.font = displayFont(42);
  context.fillText(wrapText(context, identity.name, 640, 1)[0]!, CENTRE, door + 222);
  context.font = textFont(30, 700);
  const width = context.measureText(words.hiring).width + 56;
  context.fillStyle = palette['accent-tint'];
  context.beginPath();
  context.roundRect(CENTRE - width / 2, door + 250, width, 56, 28);
  context.fill();
  context.fillStyle = palette['accent-deep'];
  context.fillText(words.hiring, CENTRE, door + 289);
}

/** Draws the job's parts below each other, vertically centred; the title gets the remaining space. */
function drawJob(context: SKRSContext2D, job: JobSheet, top: number, bottom: number): void {
  const below = [
    job.company && { gap: 20, block: companyBlock(context, job.company) },
    job.salary && { gap: 36, block: salaryBlock(context, job.salary) },
    job.facts.length > 0 && { gap: 36, block: factsBlock(context, job.facts) },
  ].filter((part): part is { gap: number; block: Block } => Boolean(part));
  const taken = below.reduce((sum, { gap, block }) => sum + gap + block.height, 0);
  const title = titleBlock(context, job.title, bottom - top - taken);
  let y = top + (bottom - top - taken - title.height) / 2;
  title.draw(y);
  y += title.height;
  for (const { gap, block } of below) {
    block.draw(y + gap);
    y += gap + block.height;
  }
}

function drawFoot(
  context: SKRSContext2D,
  job: JobSheet,
  { ground, foot, height, qr, lastLine }: Layout,
): void {
  const left = SHEET_MARGIN + 30;
  context.fillStyle = ground.foot;
  context.fillRect(left, foot, SHEET_WIDTH - 2 * left, height - foot);
  const [card, top] = [left + 48, foot + 48];
  context.fillStyle = WHITE;
  context.beginPath();
  context.roundRect(card, top, qr, qr, 20);
  context.fill();
  context.fillStyle = palette.ink;
  const border = (qr * QUIET_ZONE) / (qrModules(job.link).length + 2 * QUIET_ZONE);
  drawQr(context, job.link, { x: card + border, y: top + border, size: qr - 2 * border });

  const text = card + qr + 48;
  const width = SHEET_WIDTH - left - 40 - text;
  context.textAlign = 'left';
  let y = top + 68;
  const line = (words: string, font: (size: number) => string, size: number, colour: string, gap: number) => {
    let fitted = size;
    do context.font = font(fitted);
    while (context.measureText(words).width > width && --fitted > 20);
    context.fillStyle = colour;
    context.fillText(wrapText(context, words, width, 1)[0]!, text, y);
    y += gap;
  };
  line(words.scan, displayFont, 60, WHITE, 66);
  line(words.open, (size) => textFont(size), 30, palette['brand-mist'], 44);
  line(job.address, (size) => textFont(size, 600), 34, WHITE, 66);
  line(words.call, (size) => textFont(size), 30, palette['brand-mist'], 44);
  line(identity.phone.label, (size) => textFont(size, 600), 34, WHITE, 0);

  context.textAlign = 'center';
  context.font = textFont(32, 600);
  context.fillStyle = palette['accent-light'];
  context.fillText(wrapText(context, words.neverPay, SHEET_WIDTH - 2 * left - 64, 1)[0]!, CENTRE, lastLine);
}
