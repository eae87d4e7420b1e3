import type { BackendEnv } from '../../backend/env';
import { fail, ok, reasonOf, warn, type Finding } from './finding';

const TIMEOUT_MS = 5_000;

/**
 * Checks that the websites let the API tell them of changes: a call that names nothing is refused with 422 where the secret
 * is right, with 401 where it is not.
 * @param isNamed whether WEBSITE_URL is set; else the website is the one that npm start runs, if it runs
 */
export async function checkWebsites(website: BackendEnv['website'], isNamed: boolean): Promise<Finding[]> {
  if (website === null) return [];
  return Promise.all(website.urls.map((url) => checkWebsite(url, website.secret, isNamed)));
}

async function checkWebsite(url: string, secret: string, isNamed: boolean): Promise<Finding> {
  try {
    const { status } = await fetch(`${url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: '{}',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (status === 422) return ok('WEBSITE_URL', `${url} takes our secret`);
    if (status === 401)
      return fail('REVALIDATE_SECRET', `${url} has another one: set the same for the API and all websites`);
    return fail(
      'WEBSITE_URL',
      `${url} is no website of ours, or its edge (status ${status}): name its own address and port`,
    );
  } catch (error) {
    const reason = reasonOf((error as Error).cause ?? error);
    if (isNamed)
      return fail('WEBSITE_URL', `${url} does not answer (${reason}): changed jobs show late there`);
    return warn('website', `${url} is not running (${reason}): npm start starts it`);
  }
}
