import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { type ColourName, type Palette, samplePalette } from './palette';

/** Colours set by the agency, from which the others are derived. */
type ThemeColours = Partial<Record<ColourName, string>>;

const toOklch = converter('oklch');
const oklch = (colour: string): Oklch => toOklch(colour)!;

// Each group follows its first colour: shades keep their OKLCH distance to it from the sample palette.
const GROUPS: ColourName[][] = [
  ['brand', 'brand-deep', 'brand-mid', 'brand-soft', 'brand-pale', 'brand-mist', 'brand-tint'],
  ['accent', 'accent-deep', 'accent-shade', 'accent-light', 'accent-soft', 'accent-tint'],
  ['paper', 'paper-deep', 'paper-raised', 'line'],
];
/** Inks take the brand's hue and keep their lightness. */
const INKS: ColourName[] = ['ink', 'ink-soft', 'ink-band', 'ink-lift', 'ink-bandline', 'line-strong'];

/** Derives a complete palette; the sample's own colours give the sample's palette. */
export function derivePalette(chosen: ThemeColours): Palette {
  const palette: Palette = { ...samplePalette, ...chosen };
  for (const [main, ...shades] of GROUPS) {
    if (!chosen[main!]) continue;
    for (const shade of shades) palette[shade] = chosen[shade] ?? shadeOf(palette[main!], shade, main!);
  }
  if (chosen.brand) for (const ink of INKS) palette[ink] = chosen[ink] ?? tinted(palette.brand, ink);
  if (!chosen['accent-deep'])
    palette['accent-deep'] = readableOn(palette['accent-tint'], palette['accent-deep']);
  return palette;
}

function shadeOf(main: string, shade: ColourName, mainName: ColourName): string {
  const [sampleMain, sampleShade, own] = [
    oklch(samplePalette[mainName]),
    oklch(samplePalette[shade]),
    oklch(main),
  ];
  const isLighter = sampleShade.l > sampleMain.l;
  const l = isLighter
    ? own.l + ((sampleShade.l - sampleMain.l) / (1 - sampleMain.l)) * (1 - own.l)
    : own.l * (sampleShade.l / sampleMain.l);
  return coloured(l, own.c * ratio(sampleShade.c, sampleMain.c), turned(own, sampleShade, sampleMain));
}

function tinted(brand: string, ink: ColourName): string {
  const [sampleBrand, sampleInk, own] = [oklch(samplePalette.brand), oklch(samplePalette[ink]), oklch(brand)];
  return coloured(
    sampleInk.l,
    own.c * ratio(sampleInk.c, sampleBrand.c),
    turned(own, sampleInk, sampleBrand),
  );
}

const ratio = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const turned = (own: Oklch, shade: Oklch, main: Oklch) => (own.h ?? 0) + (shade.h ?? 0) - (main.h ?? 0);
const coloured = (l: number, c: number, h: number) =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));

/** Darkens a text colour until its contrast suffices (WCAG 2.2, 1.4.3). */
function readableOn(ground: string, text: string): string {
  const { l: lightness, c, h = 0 } = oklch(text);
  let l = lightness;
  while (l > 0 && wcagContrast(coloured(l, c, h), ground) < 4.5) l -= 0.02;
  return coloured(l, c, h);
}
