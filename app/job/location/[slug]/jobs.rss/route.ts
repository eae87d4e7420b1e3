import { cityJobs } from '@/lib/seo/feeds/feed-lists';
import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /job/location/{slug}/jobs.rss: a city's newest open jobs as RSS 2.0. */
export async function GET(_request: Request, { params }: RouteContext<'/job/location/[slug]/jobs.rss'>) {
  return feedResponse('rss', cityJobs((await params).slug));
}
