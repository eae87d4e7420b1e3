import { JOB_TOPICS, routes } from '../lib/routes';

const PAGES = new Set(
  Object.values(routes)
    .filter((build) => build.length === 0)
    .map((build) => (build as () => string)()),
);

const FAMILIES: [RegExp, string][] = [
  [/^\/job-details\/[^/]+(\/[^/]+)?$/, '/job-details'],
  [/^\/job-details\/[^/]+\/[^/]+\/card\.png$/, '/job-details/card.png'],
  [/^\/job-details\/[^/]+\/[^/]+\/(?:status\.png|poster\.pdf)$/, '/job-details/to-share'],
  [/^\/job\/category\/[^/]+$/, '/job/category'],
  [/^\/job\/category\/[^/]+\/[^/.]+$/, '/job/category/city'],
  [/^\/job\/location\/[^/]+$/, '/job/location'],
  ...JOB_TOPICS.map((topic): [RegExp, string] => [new RegExp(`^/job/${topic}$`), '/job/topic']),
  [/^\/blog\/[^/]+$/, '/blog/article'],
  [/^\/api\/[a-z-]+$/, 'api'],
  [/^\/(sitemap\.xml$|sitemaps\/)/, 'sitemap'],
  [/^\/(feeds\/|(job\/([^/]+\/){1,3})?jobs\.(rss|atom|json)$)/, 'feed'],
  [/^\/storage\//, 'picture'],
  [/^\/staff\//, 'staff'],
  [/^\/application\//, 'application status'],
  [/^\/your-data\//, '/your-data/link'],
];

/**
 * The kind of page that a URL belongs to: one of a few dozen, to bound the number of metric series.
 * @param services paths of the agency's services
 */
export function routeName(url: string, services: readonly string[]): string {
  const path = url.split('?', 1)[0]!;
  if (PAGES.has(path) || services.includes(path)) return path;
  const [, family] = FAMILIES.find(([pattern]) => pattern.test(path)) ?? [];
  if (family === 'api') return path.length < 40 ? path : 'other';
  return family ?? 'other';
}
