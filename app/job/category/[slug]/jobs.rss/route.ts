import { categoryJobs } from '@/lib/seo/feeds/feed-lists';
import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /job/category/{slug}/jobs.rss: a category's newest open jobs as RSS 2.0. */
export async function GET(_request: Request, { params }: RouteContext<'/job/category/[slug]/jobs.rss'>) {
  return feedResponse('rss', categoryJobs((await params).slug));
}
