import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { parseDocument } from 'yaml';
import { commandLine } from '../lib/base/command-line';
import { SAMPLE_SITE } from '../lib/base/site-dir';
import { derivePalette } from '../lib/content/theme/derive';
import { fail } from './fail';

/** The files of a new folder. Values to fill in are placeholders, which a public site's log names. */
const TEMPLATE = 'bin/new-site';

type Agency = { name: string; city: string; colour: string };

const CLAIMS = `# What you promise; the site's texts quote these. Replace the sample values with your own, then remove the line
# \`sample: true\`.
`;

function writeSite(into: string, { name, city, colour }: Agency): void {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(path.join(into, file), change(readFileSync(path.join(into, file), 'utf8')));
  cpSync(TEMPLATE, into, { recursive: true });
  for (const taken of ['services', 'settings.yaml', 'claims.yaml'])
    cpSync(path.join(SAMPLE_SITE, taken), path.join(into, taken), { recursive: true });
  for (const folder of ['content', 'public']) mkdirSync(path.join(into, folder));
  edit('README.md', (text) =>
    text.replace('Your agency', () => name).replace('{check}', commandLine('content')),
  );
  edit('claims.yaml', (text) => text.replace(/^(?:#.*\n)+/, CLAIMS));
  edit('theme.yaml', (text) => withValues(text, { 'colours.brand': colour }));
  edit('identity.yaml', (text) =>
    withValues(text, {
      name,
      legalName: name,
      tagline: `Jobs and staff in ${city}`,
      description: `${name} is a staffing and recruitment agency in ${city}: jobs for candidates, and hiring and HR services for employers.`,
      'servesFrom.city': city,
      'servesFrom.text': `Serving clients across India from ${city}`,
      'offices.0.locality': city,
      'grievance.address': `00 Example Street, ${city}`,
    }),
  );
  writeFileSync(path.join(into, 'public/logo.svg'), logo(name, colour));
}

/** YAML with other values at some places, and its comments. */
function withValues(text: string, values: Record<string, string>): string {
  const document = parseDocument(text);
  for (const [place, value] of Object.entries(values)) document.setIn(place.split('.'), value);
  return document.toString({ lineWidth: 0 });
}

/** An arch with the agency's initial, until there is a logo. */
function logo(name: string, colour: string): string {
  const palette = derivePalette({ brand: colour });
  const [initial = ''] = name.trim().toUpperCase();
  const letter = initial.replace(/[<>&]/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path d="M2 36V18a16 16 0 0 1 32 0v18Z" fill="${palette.brand}"/><text x="18" y="28" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${palette['brand-tint']}">${letter}</text></svg>\n`;
}

/** `npm run new-site -- "Name"`: writes a folder that turns this site into an agency's own. */
new Command(commandLine('new-site', ''))
  .description('write a folder with an agency’s own name, colours, services and pictures')
  .argument('<name>', 'the agency’s everyday name')
  .option('--city <city>', 'the city it serves its clients from', 'Bengaluru')
  .option('--colour <hex>', 'its main colour', '#572ac8')
  .option('--into <folder>', 'the folder to write', process.env.SITE_DIR || 'site')
  .action((name: string, { city, colour, into }: { city: string; colour: string; into: string }) => {
    if (existsSync(into) && readdirSync(into).length > 0)
      fail(`${into} is not empty: choose another folder with --into`);
    if (!/^#[0-9a-f]{6}$/i.test(colour)) fail(`--colour must be a # and six hex digits, such as "#0b6b4f"`);
    writeSite(into, { name, city, colour: colour.toLowerCase() });
    console.log(
      `Created ${into}. Edit identity.yaml first, preview the site with ${commandLine('start')}, and check it with ${commandLine('content')}.`,
    );
  })
  .parse();
