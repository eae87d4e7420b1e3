import { topicJobs } from '@/lib/seo/feeds/feed-lists';
import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /job/{topic}/jobs.atom: a kind of work's newest open jobs as Atom 1.0. */
export async function GET(_request: Request, { params }: RouteContext<'/job/[topic]/jobs.atom'>) {
  return feedResponse('atom', topicJobs((await params).topic));
}
