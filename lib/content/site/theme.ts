import { contrastProblems } from '../theme/contrast';
import { derivePalette } from '../theme/derive';
import { siteFileName } from '../../base/site-dir';
import { themeSchema } from '../schema/theme';
import { fromSite } from './from-site';
import { noteSiteProblem } from './problems';

const { colours, fonts, radius } = fromSite('theme.yaml', themeSchema, themeSchema.parse({}));
const palette = derivePalette(colours);
for (const problem of contrastProblems(palette)) noteSiteProblem(siteFileName('theme.yaml'), problem);

/** How the site looks: theme.yaml of the agency's folder, with every colour that it leaves to be made. */
export const theme = { palette, fonts, radius };
