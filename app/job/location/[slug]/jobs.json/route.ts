import { cityJobs } from '@/lib/seo/feeds/feed-lists';
import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /job/location/{slug}/jobs.json: a city's newest open jobs as JSON Feed 1.1. */
export async function GET(_request: Request, { params }: RouteContext<'/job/location/[slug]/jobs.json'>) {
  return feedResponse('json', cityJobs((await params).slug));
}
