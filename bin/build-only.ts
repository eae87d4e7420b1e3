import nextEnv from '@next/env';
import { buildUnlessCurrent } from './build';
import { prepareNative } from './prepare-native';

/** `npm run build`: all that `npm start` would make before it starts, so that a service needs to write nothing. */
prepareNative();
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
buildUnlessCurrent().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
