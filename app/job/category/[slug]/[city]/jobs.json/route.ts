import { categoryInCityJobs } from '@/lib/seo/feeds/feed-lists';
import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /job/category/{slug}/{city}/jobs.json: a category's newest open jobs in a city as JSON Feed 1.1. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/job/category/[slug]/[city]/jobs.json'>,
) {
  const { slug, city } = await params;
  return feedResponse('json', categoryInCityJobs(slug, city));
}
