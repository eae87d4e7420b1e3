import 'server-only';
import path from 'node:path';
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { theme } from '../../content/site/theme';

// The specification's canvas: 25 px per character, 30 px high. Drawn at three times that size, then scaled down.
export const CHARACTER_WIDTH = 25;
export const IMAGE_HEIGHT = 30;
const SCALE = 3;
const { palette } = theme;
const INK = [palette['ink-lift'], palette['brand-deep'], palette.ink, palette.brand];
const FONT = 'CaptchaFace';
const FONT_FILE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

/** Draws a code as a distorted PNG, 25 × 30 px per character. */
export async function drawCode(code: string): Promise<Buffer> {
  loadFont();
  const width = code.length * CHARACTER_WIDTH;
  const sharp = createCanvas(width * SCALE, IMAGE_HEIGHT * SCALE);
  const context = sharp.getContext('2d');
  [...code].forEach((character, index) => drawCharacter(context, character, index));
  drawStrikes(context, width * SCALE, IMAGE_HEIGHT * SCALE);

  const output = createCanvas(width, IMAGE_HEIGHT);
  const page = output.getContext('2d');
  page.fillStyle = '#ffffff';
  page.fillRect(0, 0, width, IMAGE_HEIGHT);
  drawWaved(page, sharp, width);
  return output.encode('png');
}

function drawCharacter(context: SKRSContext2D, character: string, index: number) {
  const cell = CHARACTER_WIDTH * SCALE;
  context.save();
  context.translate((index + 0.5) * cell + between(-4, 4), (IMAGE_HEIGHT * SCALE) / 2 + between(-5, 5));
  context.rotate(between(-0.28, 0.28));
  context.transform(1, between(-0.12, 0.12), between(-0.2, 0.2), between(0.92, 1.08), 0, 0);
  context.font = `${Math.round(between(600, 800))} ${Math.round(between(64, 72))}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = INK[Math.floor(between(0, INK.length))]!;
  context.fillText(character, 0, 0);
  context.restore();
}

// Lines through the letters defeat simple segmentation, but not people.
function drawStrikes(context: SKRSContext2D, width: number, height: number) {
  for (let strike = 0; strike < 2; strike++) {
    context.strokeStyle = INK[strike % INK.length]!;
    context.lineWidth = between(1.5, 3);
    context.beginPath();
    context.moveTo(0, between(0.15, 0.85) * height);
    context.bezierCurveTo(
      width / 3,
      between(0, 1) * height,
      (2 * width) / 3,
      between(0, 1) * height,
      width,
      between(0.15, 0.85) * height,
    );
    context.stroke();
  }
}

// Shifts each column of the image along two overlaid sine waves.
function drawWaved(target: SKRSContext2D, source: Canvas, width: number) {
  const [phase, slowPhase] = [between(0, 6.3), between(0, 6.3)];
  for (let x = 0; x < width; x++) {
    const shift = 1.6 * Math.sin(x / 9 + phase) + 1.4 * Math.sin(x / 23 + slowPhase);
    target.drawImage(source, x * SCALE, 0, SCALE, IMAGE_HEIGHT * SCALE, x, shift, 1, IMAGE_HEIGHT);
  }
}

// Math.random will do, as the distortion is no secret; the code itself comes from node:crypto.
function between(low: number, high: number) {
  return low + Math.random() * (high - low);
}

function loadFont() {
  if (GlobalFonts.has(FONT)) return;
  const file = path.join(process.cwd(), 'node_modules', FONT_FILE);
  if (!GlobalFonts.registerFromPath(file, FONT)) throw new Error(`cannot load the captcha's font ${file}`);
}
