import '../lib/content/site/load-env';
import { buildUnlessCurrent } from './build';
import { fail } from './fail';

/** `npm run build`: does everything `npm start` would do before starting, so that a service needs no write access. */
buildUnlessCurrent().catch(fail);
