import { topicJobs } from '@/lib/seo/feeds/feed-lists';
import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /job/{topic}/jobs.rss: a kind of work's newest open jobs as RSS 2.0. */
export async function GET(_request: Request, { params }: RouteContext<'/job/[topic]/jobs.rss'>) {
  return feedResponse('rss', topicJobs((await params).topic));
}
