import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { theme } from '../../../content/site/theme';
import { JAALI_LINES, JAALI_SIZE } from '../jaali';
import { fillArch } from '../text';

const { palette } = theme;

/** Sheets are laid out on this width, and scaled to the canvas. */
export const SHEET_WIDTH = 1080;
export const SHEET_MARGIN = 64;

/** The colours of a sheet: dark for screens, light to save ink on paper. */
export type Ground = { back: string; lattice: string; door: string; foot: string };
export const GROUNDS = {
  dark: {
    back: palette['ink-band'],
    lattice: palette['ink-bandline'],
    door: palette.paper,
    foot: palette['ink-band'],
  },
  light: { back: '#ffffff', lattice: palette['brand-mist'], door: '#ffffff', foot: palette['ink-band'] },
} satisfies Record<string, Ground>;

const LATTICE_SCALE = 2;
/** Nested doorways from the outermost, by their distance from it. */
const FRAMES: [inset: number, colour: string][] = [
  [0, palette.accent],
  [10, palette.brand],
  [30, ''],
];

/** Draws the lattice, and in front of it a doorway from `top` to the bottom. */
export function drawDoorway(context: SKRSContext2D, ground: Ground, top: number, height: number): void {
  context.fillStyle = ground.back;
  context.fillRect(0, 0, SHEET_WIDTH, height);
  drawLattice(context, ground.lattice, height);
  for (const [inset, colour] of FRAMES) {
    context.fillStyle = colour || ground.door;
    const left = SHEET_MARGIN + inset;
    fillArch(context, { left, right: SHEET_WIDTH - left, top: top + inset, bottom: height });
  }
}

function drawLattice(context: SKRSContext2D, colour: string, height: number): void {
  const tile = JAALI_SIZE * LATTICE_SCALE;
  const lines = new Path2D(JAALI_LINES);
  context.strokeStyle = colour;
  context.lineWidth = 1;
  for (let y = 0; y < height; y += tile)
    for (let x = -tile / 2; x < SHEET_WIDTH; x += tile) {
      context.save();
      context.translate(x, y);
      context.scale(LATTICE_SCALE, LATTICE_SCALE);
      context.stroke(lines);
      context.restore();
    }
}
