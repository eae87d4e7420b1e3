import nextEnv from '@next/env';

// The .env files of the current folder, as Next reads them. Imported first by each program: other modules read settings,
// such as SITE_DIR, while they are loaded.
nextEnv.loadEnvConfig(process.cwd(), process.argv.includes('--dev'), {
  info: () => {},
  error: console.error,
});
