import { contrastProblems } from '../theme/contrast';
import { derivePalette } from '../theme/derive';
import { themeSchema } from '../schema/theme';
import { fromSite, noteSiteProblem } from './read-site';
import { paletteVariables, samplePalette } from '../theme/palette';
import { keysOf } from '../../base/keys';

const { colours, fonts, radius } = fromSite('theme.yaml', themeSchema, {});
const palette = derivePalette(colours);
for (const problem of contrastProblems(palette)) noteSiteProblem('theme.yaml', problem);

/** The site's theme: theme.yaml with derived colours filled in. */
export const theme = { palette, fonts, radius };

type Role = keyof typeof fonts;

const FAMILIES: Record<string, string> = {
  'bricolage-grotesque': 'var(--bricolage)',
  inter: 'var(--inter)',
  system: 'system-ui',
  serif: "Georgia,'Times New Roman',serif",
};
const STANDARD: typeof fonts = { display: 'bricolage-grotesque', text: 'inter' };

/** The theme's changes as CSS for every page's head; '' for the default look. */
export const themeStyle = styleOf();

function styleOf(): string {
  const colours = paletteVariables(palette);
  const roles = keysOf(fonts).filter((role) => fonts[role] !== STANDARD[role]);
  const declarations = [
    ...(colours === paletteVariables(samplePalette) ? [] : [colours]),
    ...roles.map((role) => `--font-${role}:${FAMILIES[fonts[role]] ?? `own-${role}`}`),
    ...(radius === 1 ? [] : [`--rounding:${radius}`]),
  ];
  if (declarations.length === 0) return '';
  // More specific than the style sheet's defaults.
  return `${roles.map(faceOf).join('')}html:root{${declarations.join(';')}}`;
}

// `optional`, like the built-in fonts, to avoid layout shifts.
function faceOf(role: Role): string {
  const font = fonts[role];
  if (font in FAMILIES) return '';
  return `@font-face{font-family:own-${role};src:url(${JSON.stringify(encodeURI(font))}) format("woff2");font-weight:100 900;font-display:optional}`;
}
