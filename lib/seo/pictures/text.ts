import path from 'node:path';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

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

export const displayFont = (size: number) => `700 ${size}px CardDisplay, CardText, ${MORE}`;
export const textFont = (size: number, weight = 500) => `${weight} ${size}px CardText, ${MORE}`;

/** Registers the fonts, once per process. @throws Error when a file is missing */
export function loadFonts(): void {
  if (GlobalFonts.has('CardText')) return;
  const folder = path.join(process.cwd(), 'node_modules/@fontsource-variable');
  for (const [name, file] of Object.entries(FILES))
    if (!GlobalFonts.registerFromPath(path.join(folder, file), name)) throw new Error(`cannot load ${file}`);
}

type Measuring = Pick<SKRSContext2D, 'measureText'>;

/** Wraps text, in the current font, into at most `maxLines` lines; the last ends in "…" if text is left over. */
export function wrapText(context: Measuring, text: string, width: number, maxLines: number): string[] {
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
export function fillArch(context: SKRSContext2D, { left, right, top, bottom }: Sides): void {
  const radius = (right - left) / 2;
  context.beginPath();
  context.moveTo(left, bottom);
  context.lineTo(left, top + radius);
  context.arc(left + radius, top + radius, radius, Math.PI, 0);
  context.lineTo(right, bottom);
  context.closePath();
  context.fill();
}
