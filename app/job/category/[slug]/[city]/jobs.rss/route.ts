import { categoryInCityJobs } from '@/lib/seo/feeds/feed-lists';
import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /job/category/{slug}/{city}/jobs.rss: a category's newest open jobs in a city as RSS 2.0. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/job/category/[slug]/[city]/jobs.rss'>,
) {
  const { slug, city } = await params;
  return feedResponse('rss', categoryInCityJobs(slug, city));
}
