import type { IncomingMessage, ServerResponse } from 'node:http';
import { services } from '../lib/content/services/services';
import { metrics } from '../lib/base/monitoring/metrics';
import { JOB_TOPICS, routes } from '../lib/routes';

/** Records a request's route, status, duration and what answered it once its response has closed. */
export function countRequest(
  request: IncomingMessage,
  response: ServerResponse,
  answeredBy: 'store' | 'next',
): void {
  const startedAt = performance.now();
  const route = routeName(request.url ?? '');
  response.once('close', () =>
    metrics().requests.observe(
      { route, status: response.statusCode, answered_by: answeredBy },
      (performance.now() - startedAt) / 1000,
    ),
  );
}

const PAGES = new Set([
  ...services.map(({ path }) => path),
  ...Object.values(routes)
    .filter((build) => build.length === 0)
    .map((build) => (build as () => string)()),
]);

const FAMILIES: [RegExp, string][] = [
  [/^\/job-details\/[^/]+(\/[^/]+)?$/, '/job-details'],
  [/^\/job-details\/[^/]+\/[^/]+\/card\.png$/, '/job-details/card.png'],
  [/^\/job\/category\/[^/]+$/, '/job/category'],
  [/^\/job\/category\/[^/]+\/[^/.]+$/, '/job/category/city'],
  [/^\/job\/location\/[^/]+$/, '/job/location'],
  ...JOB_TOPICS.map((topic): [RegExp, string] => [new RegExp(`^/job/${topic}$`), '/job/topic']),
  [/^\/blog\/[^/]+$/, '/blog/article'],
  [/^\/api\/[a-z-]+$/, 'api'],
  [/^\/(sitemap\.xml$|sitemaps\/)/, 'sitemap'],
  [/^\/(feeds\/|(job\/([^/]+\/){1,3})?jobs\.rss$)/, 'feed'],
  [/^\/storage\//, 'picture'],
  [/^\/staff\//, 'staff'],
  [/^\/application\//, 'application status'],
  [/^\/your-data\//, '/your-data/link'],
];

/** The kind of page that a URL belongs to: one of a few dozen, to bound the number of metric series. */
export function routeName(url: string): string {
  const path = url.split('?', 1)[0]!;
  if (PAGES.has(path)) return path;
  const [, family] = FAMILIES.find(([pattern]) => pattern.test(path)) ?? [];
  if (family === 'api') return path.length < 40 ? path : 'other';
  return family ?? 'other';
}
