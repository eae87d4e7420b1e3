import nextEnv from '@next/env';
import { buildUnlessCurrent } from './build';

/** Builds the website as `npm start` would, without starting it. */
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
buildUnlessCurrent().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
