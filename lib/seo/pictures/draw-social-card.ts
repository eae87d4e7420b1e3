import 'server-only';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { identity } from '../../content/identity';
import { theme } from '../../content/site/theme';
import { readLogo } from './draw-icon';
import { displayFont, fillArch, loadFonts, textFont, wrapText } from './text';
import { SOCIAL_CARD_SIZE } from '../metadata';

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
