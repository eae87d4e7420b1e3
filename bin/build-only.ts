import '../lib/content/site/load-env';
import { buildUnlessCurrent } from './build';

/** `npm run build`: does everything `npm start` would do before starting, so that a service needs no write access. */
buildUnlessCurrent().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
