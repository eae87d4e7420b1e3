import { isLandingPage, jobsPath, parseJobsQuery } from '../jobs-query';
import { routes } from '../routes';

const PARAMETERS = ['keyword', 'category', 'location', 'page'];

/**
 * What the address of a list of jobs comes down to: searches that show the same have the same. Null for what is not a
 * list by query. `isPlain` says that there is nothing else in it, such as where the visitor came from.
 */
export function listAddress(url: string): { address: string; isPlain: boolean } | null {
  const [path, search] = pathAndQuery(url);
  if (path !== routes.jobs()) return null;
  const given = new URLSearchParams(search);
  const query = parseJobsQuery(
    Object.fromEntries(PARAMETERS.map((name) => [name, given.get(name) ?? undefined])),
  );
  // A page that is not found, or a redirect.
  if (!query || isLandingPage(query)) return null;
  const isPlain = Array.from(given.keys()).every((name) => PARAMETERS.includes(name));
  return { address: jobsPath(query), isPlain };
}

/** A request's address in two, the query without its question mark. Never throws, whatever stands there. */
export function pathAndQuery(url: string): [path: string, query: string] {
  const question = url.indexOf('?');
  return question === -1 ? [url, ''] : [url.slice(0, question), url.slice(question + 1)];
}
