import { BACKEND_VARIABLES } from '../../backend/env';
import { WEBSITE_VARIABLES } from '../../lib/base/env';

/**
 * Environment with all settings of both programs emptied, and the sample site's folder. Keeps a developer's .env from
 * affecting tests, and test applications out of a real agency's data.
 */
export const emptySettings = (): Record<string, string> => ({
  ...Object.fromEntries([...WEBSITE_VARIABLES, ...BACKEND_VARIABLES].map((name) => [name, ''])),
  SITE_DIR: 'sample-site',
});
