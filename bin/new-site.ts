import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { SAMPLE_SITE } from '../lib/base/site-dir';
import { fail } from './fail';
import { newSiteFiles } from './new-site-files';
import { commandLine } from '../lib/base/command-line';

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
    const files = newSiteFiles({ name, city, colour: colour.toLowerCase() });
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(into, file)), { recursive: true });
      writeFileSync(path.join(into, file), text);
    }
    cpSync(path.join(SAMPLE_SITE, 'services'), path.join(into, 'services'), { recursive: true });
    mkdirSync(path.join(into, 'content'), { recursive: true });
    console.log(
      `Created ${into}. Edit identity.yaml first, preview the site with ${commandLine('start')}, and check it with ${commandLine('content')}.`,
    );
  })
  .parse();
