import { theme } from '../../content/site/theme';

/** The lines of a tile of the lattice, as an SVG path. */
const LINES =
  'M28 2 35.6 20.4 54 28 35.6 35.6 28 54 20.4 35.6 2 28 20.4 20.4ZM28 14 42 28 28 42 14 28ZM0 0 9 9M56 0 47 9M0 56 9 47M56 56 47 47M9 9 20.4 20.4M47 9 35.6 20.4M9 47 20.4 35.6M47 47 35.6 35.6M32 28a4 4 0 0 1-8 0 4 4 0 0 1 8 0ZM0 7A7 7 0 0 0 7 0M49 0A7 7 0 0 0 56 7M0 49A7 7 0 0 1 7 56M49 56A7 7 0 0 1 56 49';

/** The lattice of the dark bands, as an SVG in the theme's colour. */
export const lattice = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="0 0 56 56" fill="none" stroke="${theme.palette['brand-mid']}" stroke-opacity=".28" stroke-width="1"><path d="${LINES}"/></svg>`;
