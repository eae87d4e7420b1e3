import { cityJobs } from '@/lib/seo/feeds/feed-lists';
import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /job/location/{slug}/jobs.atom: a city's newest open jobs as Atom 1.0. */
export async function GET(_request: Request, { params }: RouteContext<'/job/location/[slug]/jobs.atom'>) {
  return feedResponse('atom', cityJobs((await params).slug));
}
