import nextEnv from '@next/env';
import { settingsOfSite } from './settings';

// Loads .env files like Next, then the agency's settings.yaml for unset variables. Must be imported first, as other
// modules read settings such as SITE_DIR when loaded.
nextEnv.loadEnvConfig(process.cwd(), process.argv.includes('--dev'), {
  info: () => {},
  error: console.error,
});
for (const [name, value] of Object.entries(settingsOfSite())) process.env[name] ||= value;
