import '../lib/content/site/load-env';
import { buildUnlessCurrent } from './build';
import { fail } from './fail';

/** `npm run build`: does all preparations of `npm start`, so that a service needs no write access. */
buildUnlessCurrent().catch(fail);
