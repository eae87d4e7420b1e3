import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePublicDir } from '../lib/base/site-dir';
import { identity } from '../lib/content/identity';
import { theme, themeStyle } from '../lib/content/site/theme';
import { paletteVariables } from '../lib/content/theme/palette';
import type { Desk, DeskContext } from './context';

/** The site's own fonts, by name in the style sheet. */
const FONTS = {
  inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'inter-ext': '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  bricolage: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  devanagari: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
  kannada: '@fontsource-variable/anek-kannada/files/anek-kannada-kannada-wght-normal.woff2',
};

// Of Latin Extended, only characters typed here: that file contains the rupee sign.
const FACES = [
  '@font-face{font-family:Inter;src:url(/fonts/inter) format("woff2");font-weight:100 900;font-display:swap}',
  '@font-face{font-family:Inter;src:url(/fonts/inter-ext) format("woff2");font-weight:100 900;font-display:swap;unicode-range:U+100-2BA,U+20A0-20C0}',
  '@font-face{font-family:Bricolage;src:url(/fonts/bricolage) format("woff2");font-weight:200 800;font-display:swap}',
  // For names and messages, if the device has no suitable font.
  '@font-face{font-family:Indic;src:local("Noto Sans Devanagari"),url(/fonts/devanagari) format("woff2");font-weight:100 800;font-display:swap;unicode-range:U+900-97F,U+1CD0-1CF9,U+A830-A839,U+A8E0-A8FF}',
  '@font-face{font-family:Indic;src:local("Noto Sans Kannada"),url(/fonts/kannada) format("woff2");font-weight:100 800;font-display:swap;unicode-range:U+C80-CF3}',
].join('');

const NAMES =
  ':root{--inter:Inter,Indic,system-ui,sans-serif;--bricolage:Bricolage,Inter,Indic,system-ui,sans-serif;--font-text:var(--inter);--font-display:var(--bricolage);--rounding:1}';

/** Serves the pages' assets: one style sheet in the agency's colours and fonts, one script, the fonts and the logo. */
export function assets(desk: Desk): void {
  const style = `${FACES}${NAMES}:root{${paletteVariables(theme.palette)}}${themeStyle}\n${readFileSync('desk/browser/desk.css', 'utf8')}`;
  const script = readFileSync('desk/browser/desk.js', 'utf8');
  const headers = (type: string, seconds = 300) => ({
    'content-type': type,
    'cache-control': `private, max-age=${seconds}`,
  });
  desk.get('/desk.css', (c) => c.body(style, 200, headers('text/css; charset=utf-8')));
  desk.get('/desk.js', (c) => c.body(script, 200, headers('text/javascript; charset=utf-8')));
  desk.get('/logo.svg', (c) =>
    fileOr404(c, path.join(sitePublicDir(), identity.logo), headers('image/svg+xml')),
  );
  for (const [name, file] of Object.entries(FONTS))
    desk.get(`/fonts/${name}`, (c) =>
      fileOr404(c, path.join('node_modules', file), headers('font/woff2', 30 * 24 * 3600)),
    );
  // The agency's own fonts, as named in its theme.
  for (const font of Object.values(theme.fonts).filter((name) => name.startsWith('/')))
    desk.get(font, (c) => fileOr404(c, path.join(sitePublicDir(), font), headers('font/woff2')));
}

function fileOr404(c: DeskContext, file: string, headers: Record<string, string>): Response {
  if (!existsSync(file)) return c.body(null, 404);
  return c.body(readFileSync(file), 200, headers);
}
