import nextEnv from '@next/env';
import { settingsOfSite } from './settings';

// The .env files of the current folder, as Next reads them, and then the agency's settings.yaml for what is set nowhere.
// Imported first by each program: other modules read settings, such as SITE_DIR, while they are loaded.
nextEnv.loadEnvConfig(process.cwd(), process.argv.includes('--dev'), {
  info: () => {},
  error: console.error,
});
for (const [name, value] of Object.entries(settingsOfSite())) process.env[name] ||= value;
