import 'server-only';
import path from 'node:path';
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { identity } from '../../content/identity';
import { theme } from '../../content/site/theme';
import { readLogo } from './draw-icon';
import { SOCIAL_CARD_SIZE } from '../metadata';

export type SocialCard = {
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

const DISPLAY = 'CardDisplay';
const TEXT = 'CardText';
const FONT_FILES = {
  [DISPLAY]: ['bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'],
  // The rupee sign is in the second file.
  [TEXT]: ['inter/files/inter-latin-wght-normal.woff2', 'inter/files/inter-latin-ext-wght-normal.woff2'],
};

/** Draws a sharing image of 1200 × 630 px in the site's look, as PNG. */
export async function drawSocialCard({ title, lines }: SocialCard): Promise<Buffer> {
  loadFonts();
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = palette['ink-band'];
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawArches(context);
  context.drawImage(await loadImage(await readLogo()), MARGIN, 64, 64, 64);
  drawLine(context, identity.name, { x: MARGIN + 84, y: 110, font: `700 40px ${DISPLAY}` });

  const titleSize = title.length > 60 ? 56 : 68;
  context.font = `700 ${titleSize}px ${DISPLAY}`;
  let y = 250;
  for (const line of wrap(context, title, 3)) {
    drawLine(context, line, { x: MARGIN, y, font: context.font });
    y += titleSize * 1.12;
  }
  y += 14;
  for (const line of lines.slice(0, 3)) {
    context.font = `500 34px ${TEXT}, ${TEXT}1`;
    drawLine(context, wrap(context, line, 1)[0]!, {
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
    const [left, right, top] = [840 + inset, 1240 - inset, 150 + inset];
    const radius = (right - left) / 2;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(left, HEIGHT);
    context.lineTo(left, top + radius);
    context.arc(left + radius, top + radius, radius, Math.PI, 0);
    context.lineTo(right, HEIGHT);
    context.fill();
  }
}

/** Wraps text into at most `maxLines` lines; the last ends in "…" if text is left over. */
function wrap(context: SKRSContext2D, text: string, maxLines: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= TEXT_WIDTH || lines.at(-1) === '')
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, maxLines).map((line) => fit(context, line));
  if (lines.length > maxLines) shown[maxLines - 1] = fit(context, `${shown[maxLines - 1]}…`);
  return shown;
}

function fit(context: SKRSContext2D, line: string): string {
  if (context.measureText(line).width <= TEXT_WIDTH) return line;
  const letters = [...line.replace(/…$/, '')];
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > TEXT_WIDTH) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function loadFonts(): void {
  if (GlobalFonts.has(TEXT)) return;
  const folder = path.join(process.cwd(), 'node_modules/@fontsource-variable');
  for (const [name, files] of Object.entries(FONT_FILES)) {
    files.forEach((file, index) => {
      const alias = index === 0 ? name : `${name}${index}`;
      if (!GlobalFonts.registerFromPath(path.join(folder, file), alias))
        throw new Error(`cannot load ${file}`);
    });
  }
}
