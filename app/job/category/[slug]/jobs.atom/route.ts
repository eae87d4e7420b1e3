import { categoryJobs } from '@/lib/seo/feeds/feed-lists';
import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /job/category/{slug}/jobs.atom: a category's newest open jobs as Atom 1.0. */
export async function GET(_request: Request, { params }: RouteContext<'/job/category/[slug]/jobs.atom'>) {
  return feedResponse('atom', categoryJobs((await params).slug));
}
