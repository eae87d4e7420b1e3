import '../lib/shared/load-env';
import { buildAndPrepare } from './build-and-prepare';

/** `npm run build`: does everything `npm start` would do before starting, so that a service needs no write access. */
buildAndPrepare().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
