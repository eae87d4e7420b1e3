import { categoryJobs } from '@/lib/seo/feeds/feed-lists';
import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /job/category/{slug}/jobs.json: a category's newest open jobs as JSON Feed 1.1. */
export async function GET(_request: Request, { params }: RouteContext<'/job/category/[slug]/jobs.json'>) {
  return feedResponse('json', categoryJobs((await params).slug));
}
