import { routes } from '../shared/routes';

const { job, article, reportJob, jobsInCategory, jobsInLocation, ...pages } = routes;
const byLowerCase = new Map(Object.values(pages).map((build) => [build().toLowerCase(), build()]));

/** The page's address in its own casing, for one in any other; null when it is that already or there is no such page. */
export function canonicalPath(path: string): string | null {
  const canonical = byLowerCase.get(path.toLowerCase());
  return canonical && canonical !== path ? canonical : null;
}
