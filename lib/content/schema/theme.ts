import { z } from 'zod';
import { fields } from '../site/field-problems';
import { samplePalette } from '../theme/palette';
import { publicFile } from './primitives';
import { keysOf, withEach } from '../../base/keys';

const colour = z
  .string('must be a colour in quotes, such as "#0b6b4f"')
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour of six digits, such as "#0b6b4f"')
  .transform((text) => text.toLowerCase());

const colours = withEach(keysOf(samplePalette), () => colour.optional());

/** Built-in fonts. */
const FONTS = ['bricolage-grotesque', 'inter', 'system', 'serif'];

/** A built-in font, or the path of the agency's font file. */
const font = z.string('must be a text').superRefine((name, { addIssue }) => {
  if (FONTS.includes(name)) return;
  const { error } = publicFile.safeParse(name);
  if (!name.endsWith('.woff2'))
    addIssue(`must be ${FONTS.join(', ')}, or a .woff2 file of public/, named from its "/"`);
  else if (error) addIssue(error.issues[0]!.message);
});

/** theme.yaml. */
export const themeSchema = fields({
  colours: fields(colours).default({}),
  fonts: z
    .strictObject({ display: font.default('bricolage-grotesque'), text: font.default('inter') })
    .prefault({}),
  /** Corner radius relative to the sample's; 0 is square. */
  radius: z.number('must be a number').min(0, 'must not be below 0').max(2, 'must be at most 2').default(1),
});
