import { z } from 'zod';
import { contrastProblems } from '../theme/contrast';
import { derivePalette } from '../theme/derive';
import { number, publicFile, text } from '../schema/primitives';
import { fields } from './field-problems';
import { fromSite, noteSiteProblem } from './read-site';
import { paletteVariables, samplePalette } from '../theme/palette';
import { keysOf, withEach } from '../../base/keys';

const colour = z
  .string('must be a colour in quotes, such as "#0b6b4f"')
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour of six digits, such as "#0b6b4f"')
  .transform((text) => text.toLowerCase());

/** Built-in fonts. */
const FAMILIES: Record<string, string> = {
  'bricolage-grotesque': 'var(--bricolage)',
  inter: 'var(--inter)',
  system: 'system-ui',
  serif: "Georgia,'Times New Roman',serif",
};

/** A built-in font, or the path of the agency's font file. */
const font = text.superRefine((name, { addIssue }) => {
  if (name in FAMILIES) return;
  const { error } = publicFile.safeParse(name);
  if (!name.endsWith('.woff2'))
    addIssue(`must be ${Object.keys(FAMILIES).join(', ')}, or a .woff2 file of public/, named from its "/"`);
  else if (error) addIssue(error.issues[0]!.message);
});

/** theme.yaml. */
const schema = fields({
  colours: fields(withEach(keysOf(samplePalette), () => colour.optional())).default({}),
  fonts: z
    .strictObject({ display: font.default('bricolage-grotesque'), text: font.default('inter') })
    .prefault({}),
  /** Corner radius relative to the sample's; 0 is square. */
  radius: number.min(0, 'must not be below 0').max(2, 'must be at most 2').default(1),
});

const { colours, fonts, radius } = fromSite('theme.yaml', schema, {});
const palette = derivePalette(colours);
for (const problem of contrastProblems(palette)) noteSiteProblem('theme.yaml', problem);

/** The site's theme: theme.yaml with derived colours filled in. */
export const theme = { palette, fonts, radius };
type Theme = typeof theme;

const declarationsOf = ({ palette, fonts, radius }: Theme) => [
  paletteVariables(palette),
  ...keysOf(fonts).map((role) => `--font-${role}:${FAMILIES[fonts[role]] ?? `own-${role}`}`),
  `--rounding:${radius}`,
];

/** The theme's changes as CSS for every page's head; '' for the default look. */
export const themeStyle = styleOf();

function styleOf(): string {
  const standard = declarationsOf({ ...schema.parse({}), palette: samplePalette });
  const own = declarationsOf(theme).filter((each) => !standard.includes(each));
  // More specific than the style sheet's defaults.
  return own.length > 0 ? `${keysOf(fonts).map(faceOf).join('')}html:root{${own.join(';')}}` : '';
}

// `optional`, like the built-in fonts, to avoid layout shifts.
function faceOf(role: keyof Theme['fonts']): string {
  const font = fonts[role];
  if (font in FAMILIES) return '';
  return `@font-face{font-family:own-${role};src:url(${JSON.stringify(encodeURI(font))}) format("woff2");font-weight:100 900;font-display:optional}`;
}
