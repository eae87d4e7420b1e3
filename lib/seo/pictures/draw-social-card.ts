import 'server-only';
import { createCanvas, loadImage, type SKRSContext2D, GlobalFonts } from '@napi-rs/canvas';
import { identity } from '../../content/identity';
import { theme } from '../../content/site/theme';
import { readLogo } from './draw-icon';
import { SOCIAL_CARD_SIZE } from '../metadata';
import path from 'node:path';

const BRICOLAGE = 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

const INTER = 'inter/files/inter-latin-wght-normal.woff2';

/** Font files by the family names under which they are registered. */
const FILES: Record<string, string> = {
  CardDisplay: BRICOLAGE,
  CardText: INTER,
  // Contains the rupee sign.
  CardTextMore: 'inter/files/inter-latin-ext-wght-normal.woff2',
  CardDevanagari: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
  CardKannada: 'anek-kannada/files/anek-kannada-kannada-wght-normal.woff2',
};

// Fallback fonts for missing characters.
const MORE = ['CardTextMore', 'CardDevanagari', 'CardKannada'].join(', ');

const displayFont = (size: number) => `700 ${size}px CardDisplay, CardText, ${MORE}`;

const textFont = (size: number, weight = 500) => `${weight} ${size}px CardText, ${MORE}`;

/** Registers the fonts, once per process. @throws Error when a file is missing */
function loadFonts(): void {
  if (GlobalFonts.has('CardText')) return;
  const folder = path.join(process.cwd(), 'node_modules/@fontsource-variable');
  for (const [name, file] of Object.entries(FILES))
    if (!GlobalFonts.registerFromPath(path.join(folder, file), name)) throw new Error(`cannot load ${file}`);
}

type Measuring = Pick<SKRSContext2D, 'measureText'>;

/** Wraps text, in the current font, into at most `maxLines` lines; the last ends in "…" if text is left over. */
function wrapText(context: Measuring, text: string, width: number, maxLines: number): string[] {
  const lines: string[] = [''];
  // Allows breaks after each "/" in "Sales/Marketing/Support".
  for (const piece of text.trim().match(/\s*[^\s/]*(?:\/|(?=\s|$))/g) ?? []) {
    if (piece === '') continue;
    const longer = (lines.at(-1)! + piece).trim();
    if (context.measureText(longer).width <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(piece.trim());
  }
  const shown = lines.slice(0, maxLines).map((line) => fitLine(context, line, width));
  if (lines.length > maxLines) shown[maxLines - 1] = fitLine(context, `${shown[maxLines - 1]}…`, width);
  return shown;
}

const segmenter = new Intl.Segmenter('en-IN');

/** Truncates a line to a width, between grapheme clusters. */
function fitLine(context: Measuring, line: string, width: number): string {
  if (context.measureText(line).width <= width) return line;
  const letters = Array.from(segmenter.segment(line.replace(/…$/, '')), ({ segment }) => segment);
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

type Sides = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** Fills a doorway: a half circle on two vertical sides. */
function fillArch(context: SKRSContext2D, { left, right, top, bottom }: Sides): void {
  const radius = (right - left) / 2;
  context.beginPath();
  context.moveTo(left, bottom);
  context.lineTo(left, top + radius);
  context.arc(left + radius, top + radius, radius, Math.PI, 0);
  context.lineTo(right, bottom);
  context.closePath();
  context.fill();
}

type SocialCard = {
  title: string;
  /** Shown under the title, such as company and place; each on its own line. */
  lines: string[];
};

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD_SIZE;
const MARGIN = 80;
const TEXT_WIDTH = 720;
const { palette } = theme;
const WHITE = '#ffffff';
const ARCHES: [inset: number, colour: string][] = [
  [0, palette['ink-lift']],
  [50, palette['brand-deep']],
  [100, palette.brand],
  [146, palette.accent],
];

/** Draws a sharing image of 1200 × 630 px in the site's look, as PNG. */
export async function drawSocialCard({ title, lines }: SocialCard): Promise<Buffer> {
  loadFonts();
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = palette['ink-band'];
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawArches(context);
  context.drawImage(await loadImage(await readLogo()), MARGIN, 64, 64, 64);
  drawLine(context, identity.name, { x: MARGIN + 84, y: 110, font: displayFont(40) });

  const titleSize = title.length > 60 ? 56 : 68;
  context.font = displayFont(titleSize);
  let y = 250;
  for (const line of wrapText(context, title, TEXT_WIDTH, 3)) {
    drawLine(context, line, { x: MARGIN, y, font: context.font });
    y += titleSize * 1.12;
  }
  y += 14;
  for (const line of lines.slice(0, 3)) {
    context.font = textFont(34);
    drawLine(context, wrapText(context, line, TEXT_WIDTH, 1)[0]!, {
      x: MARGIN,
      y,
      font: context.font,
      colour: palette['brand-mist'],
    });
    y += 50;
  }
  return canvas.encode('png');
}

type Line = { x: number; y: number; font: string; colour?: string };

function drawLine(context: SKRSContext2D, text: string, { x, y, font, colour = WHITE }: Line): void {
  context.font = font;
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

// The site's motif: nested doorways.
function drawArches(context: SKRSContext2D): void {
  for (const [inset, colour] of ARCHES) {
    context.fillStyle = colour;
    fillArch(context, { left: 840 + inset, right: 1240 - inset, top: 150 + inset, bottom: HEIGHT });
  }
}
