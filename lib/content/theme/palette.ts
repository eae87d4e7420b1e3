/**
 * The sample's colours, named like their CSS variables and Tailwind classes. An agency's theme replaces some; their
 * shades are derived (derive.ts).
 */
export const samplePalette = {
  // The specification's violet and shades of it, from dark to light.
  'brand-deep': '#43209b',
  brand: '#572ac8',
  'brand-mid': '#8b6fe0',
  'brand-soft': '#b9a3f0',
  'brand-pale': '#cbb8f5',
  'brand-mist': '#dccff9',
  'brand-tint': '#efe9fb',
  // Ink for text, `ink-band` for dark bands.
  ink: '#1d1235',
  'ink-soft': '#524968',
  'ink-band': '#22114d',
  'ink-lift': '#321a68',
  'ink-bandline': '#3d2875',
  paper: '#fbf8f3',
  'paper-deep': '#f4eee4',
  'paper-raised': '#fffdf9',
  line: '#e5dccf',
  'line-strong': '#8b8199',
  'accent-deep': '#8a5600',
  'accent-shade': '#d98a0b',
  accent: '#f2a516',
  'accent-light': '#f9c95a',
  'accent-soft': '#fdd98a',
  'accent-tint': '#fdf0d3',
  good: '#1b6b45',
  bad: '#b3261e',
} as const;

export type ColourName = keyof typeof samplePalette;
export type Palette = Record<ColourName, string>;

/** The palette as CSS variable declarations: "--brand:#572ac8;…". */
export const paletteVariables = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
