import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { type ColourName, type Palette, samplePalette } from './palette';

/** Colours set by the agency, from which the others are derived. */
type ThemeColours = Partial<Record<ColourName, string>>;

const toOklch = converter('oklch');
const oklch = (colour: string): Oklch => toOklch(colour)!;

/** Inks take the brand's hue and keep their lightness. */
const INKS: ColourName[] = ['ink', 'ink-soft', 'ink-band', 'ink-lift', 'ink-bandline', 'line-strong'];
// Each group follows its first colour: shades keep their OKLCH distance to it from the sample palette.
const GROUPS: [ColourName, ...ColourName[]][] = [
  ['brand', 'brand-deep', 'brand-mid', 'brand-soft', 'brand-pale', 'brand-mist', 'brand-tint', ...INKS],
  ['accent', 'accent-deep', 'accent-shade', 'accent-light', 'accent-soft', 'accent-tint'],
  ['paper', 'paper-deep', 'paper-raised', 'line'],
];

/** Derives a complete palette; the sample's own colours give the sample's palette. */
export function derivePalette(chosen: ThemeColours): Palette {
  const palette: Palette = { ...samplePalette, ...chosen };
  for (const [main, ...shades] of GROUPS)
    if (chosen[main])
      for (const shade of shades) palette[shade] = chosen[shade] ?? shadeOf(main, palette, shade);
  if (!chosen['accent-deep'])
    palette['accent-deep'] = readableOn(palette['accent-tint'], palette['accent-deep']);
  return palette;
}

function shadeOf(main: ColourName, palette: Palette, shade: ColourName): string {
  const own = oklch(palette[main]);
  const [from, to] = [oklch(samplePalette[main]), oklch(samplePalette[shade])];
  const lighter = own.l + ((to.l - from.l) / (1 - from.l)) * (1 - own.l);
  const scaled = to.l > from.l ? lighter : own.l * (to.l / from.l);
  return coloured(
    INKS.includes(shade) ? to.l : scaled,
    own.c * (from.c === 0 ? 1 : to.c / from.c),
    (own.h ?? 0) + (to.h ?? 0) - (from.h ?? 0),
  );
}

const coloured = (l: number, c: number, h: number) =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));

/** Darkens a text colour until its contrast suffices (WCAG 2.2, 1.4.3). */
function readableOn(ground: string, text: string): string {
  const { l: lightness, c, h = 0 } = oklch(text);
  let l = lightness;
  while (l > 0 && wcagContrast(coloured(l, c, h), ground) < 4.5) l -= 0.02;
  return coloured(l, c, h);
}
