import { BACKEND_VARIABLES } from '../../backend/env';
import { WEBSITE_VARIABLES } from '../../lib/base/env';

/**
 * All settings of both programs, empty, and the sample site's folder: to be put into the environment before anything is
 * started, so that a developer's .env has no effect and no test application ends up in a real agency's data.
 */
export const emptySettings = (): Record<string, string> => ({
  ...Object.fromEntries([...WEBSITE_VARIABLES, ...BACKEND_VARIABLES].map((name) => [name, ''])),
  SITE_DIR: 'sample-site',
});
