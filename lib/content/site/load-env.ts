import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingsOfSite } from './settings';

// Loads .env files in Next's order, then the agency's settings.yaml for unset variables. Must be imported first, as other
// modules read settings such as SITE_DIR when loaded.
const mode = process.argv.includes('--dev') ? 'development' : 'production';
for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env'].filter(existsSync))
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8'))))
    process.env[name] ??= value;
for (const [name, value] of Object.entries(settingsOfSite())) process.env[name] ||= value;
