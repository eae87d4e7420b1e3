import { type Canvas, createCanvas, type SKRSContext2D, GlobalFonts } from '@napi-rs/canvas';
import { CHARACTER_WIDTH, IMAGE_HEIGHT } from '../code';
import path from 'node:path';

type Face = { family: string; file: string; variations: string[] };

const folder = path.join(process.cwd(), 'node_modules/@fontsource-variable');

const face = (name: string, file: string, ...variations: string[]): Face => ({
  family: `Captcha ${file}`,
  file: path.join(folder, name, 'files', `${file}.woff2`),
  variations,
});

// A few variations each, because the canvas caches every one drawn. Thin weights break up at 30 px.
const FACES = [
  face(
    'bricolage-grotesque',
    'bricolage-grotesque-latin-standard-normal',
    '"wght" 600, "wdth" 80',
    '"wght" 760, "wdth" 100',
  ),
  face('inter', 'inter-latin-wght-normal', '"wght" 500', '"wght" 750'),
  face('inter', 'inter-latin-wght-italic', '"wght" 560', '"wght" 700'),
  face('roboto-slab', 'roboto-slab-latin-wght-normal', '"wght" 500', '"wght" 760'),
];

/** A random face: its family and variation for a canvas. Needs no system fonts. */
function anyFace(): { family: string; variation: string } {
  const { family, file, variations } = oneOf(FACES);
  if (!GlobalFonts.has(family) && !GlobalFonts.registerFromPath(file, family))
    throw new Error(`cannot load the captcha's font ${file}`);
  return { family, variation: oneOf(variations) };
}

// Math.random suffices: the distortion is no secret; the code itself comes from node:crypto.

function between(low: number, high: number): number {
  return low + Math.random() * (high - low);
}

function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}

/** Letters are drawn at this multiple of the picture's size, then distorted and scaled down. */
const SCALE = 3;
const HEIGHT = IMAGE_HEIGHT * SCALE;
// Few, because the canvas caches every glyph ever drawn; stretching adds further variation.
const SIZES = [64, 69, 74, 78];
// Keeps narrow characters apart.
const MIN_ADVANCE = 36;

/**
 * Draws a code as a distorted PNG, 25 × 30 px per character, in one of the given colours: a single colour and touching
 * letters make segmentation, and so OCR, hard.
 */
export function drawCode(code: string, inks: readonly string[]): Buffer {
  const width = code.length * CHARACTER_WIDTH;
  const { sharp, output } = canvases(width);
  const context = sharp.getContext('2d');
  context.reset();
  context.fillStyle = context.strokeStyle = oneOf(inks);
  drawLetters(context, [...code], width * SCALE);
  // Among symbols, a line would be read as one of them.
  if (/[A-Za-z0-9]/.test(code)) drawStrikes(context, width * SCALE);

  const page = output.getContext('2d');
  page.fillStyle = '#ffffff';
  page.fillRect(0, 0, width, IMAGE_HEIGHT);
  drawBent(page, sharp, width);
  return output.toBuffer('image/png');
}

// Reused, because the garbage collector does not see the memory behind a canvas.
let kept: { sharp: Canvas; output: Canvas } | undefined;

function canvases(width: number) {
  if (kept?.output.width !== width)
    kept = { sharp: createCanvas(width * SCALE, HEIGHT), output: createCanvas(width, IMAGE_HEIGHT) };
  return kept;
}

function drawLetters(context: SKRSContext2D, code: string[], width: number) {
  const letters = code.map((character) => {
    const { family, variation } = anyFace();
    const style = { character, font: `${oneOf(SIZES)}px "${family}"`, variation };
    setStyle(context, style);
    const measured = Math.max(MIN_ADVANCE, context.measureText(character).width);
    return { ...style, advance: measured * between(0.97, 1.1) };
  });
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  // Squeezes wide codes and stretches narrow ones a little; varies the starting position.
  const natural = letters.reduce((sum, { advance }) => sum + advance, 0);
  const stretch = Math.min(1.25, (width * between(0.86, 0.95)) / natural);
  let x = between(0.02, 0.98) * (width - natural * stretch);
  for (const letter of letters) {
    const step = letter.advance * stretch;
    context.save();
    context.translate(x + step / 2, HEIGHT * 0.76 + between(-6, 6));
    context.rotate(between(-0.18, 0.18));
    context.transform(stretch, between(-0.08, 0.08), between(-0.2, 0.2), between(0.92, 1.08), 0, 0);
    setStyle(context, letter);
    context.fillText(letter.character, 0, 0);
    context.restore();
    x += step;
  }
}

function setStyle(context: SKRSContext2D, { font, variation }: { font: string; variation: string }) {
  context.font = font;
  context.fontVariationSettings = variation;
}

/** Draws a line through the letters as thick as their strokes, and cuts another one out. */
function drawStrikes(context: SKRSContext2D, width: number) {
  for (const [mode, thickness] of [
    ['source-over', between(2, 4)],
    ['destination-out', between(1, 2)],
  ] as const) {
    context.globalCompositeOperation = mode;
    context.lineWidth = thickness;
    context.beginPath();
    context.moveTo(0, between(0.2, 0.8) * HEIGHT);
    const [from, to] = [between(0.1, 0.9) * HEIGHT, between(0.1, 0.9) * HEIGHT];
    context.bezierCurveTo(width / 3, from, (2 * width) / 3, to, width, between(0.2, 0.8) * HEIGHT);
    context.stroke();
  }
}

/** Shifts each column along two overlaid sine waves, random for each picture. */
function drawBent(target: SKRSContext2D, source: Canvas, width: number) {
  const waves = [
    { height: between(0.5, 1.2), length: between(7, 12), phase: between(0, 6.3) },
    { height: between(0.8, 1.7), length: between(16, 30), phase: between(0, 6.3) },
  ];
  for (let x = 0; x < width; x++) {
    const shift = waves.reduce(
      (sum, { height, length, phase }) => sum + height * Math.sin(x / length + phase),
      0,
    );
    target.drawImage(source, x * SCALE, 0, SCALE, HEIGHT, x, shift, 1, IMAGE_HEIGHT);
  }
}
