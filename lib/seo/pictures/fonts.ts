import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const BRICOLAGE = 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const INTER = 'inter/files/inter-latin-wght-normal.woff2';

/** Families of drawn text by the names they are registered under, and their files. */
const FILES: Record<string, string> = {
  CardDisplay: BRICOLAGE,
  CardText: INTER,
  // The rupee sign is in this one.
  CardTextMore: 'inter/files/inter-latin-ext-wght-normal.woff2',
  CardDevanagari: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
  CardKannada: 'anek-kannada/files/anek-kannada-kannada-wght-normal.woff2',
};
// A character that a family lacks is taken from the next, then from an installed font.
const MORE = ['CardTextMore', 'CardDevanagari', 'CardKannada'].join(', ');

/** The font of headings, as a canvas takes it. */
export const displayFont = (size: number) => `700 ${size}px CardDisplay, CardText, ${MORE}`;
/** The font of other text. */
export const textFont = (size: number, weight = 500) => `${weight} ${size}px CardText, ${MORE}`;

/** Registers the fonts, once in a process. @throws Error when a file is missing */
export function loadFonts(): void {
  if (GlobalFonts.has('CardText')) return;
  const folder = path.join(process.cwd(), 'node_modules/@fontsource-variable');
  for (const [name, file] of Object.entries(FILES))
    if (!GlobalFonts.registerFromPath(path.join(folder, file), name)) throw new Error(`cannot load ${file}`);
}
