import nextEnv from '@next/env';
import { buildAndPrepare } from './build-and-prepare';

/** `npm run build`: does everything `npm start` would do before starting, so that a service needs no write access. */
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
buildAndPrepare().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
