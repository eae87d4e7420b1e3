import { topicJobs } from '@/lib/seo/feeds/feed-lists';
import { feedResponse } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-dynamic';

/** GET /job/{topic}/jobs.json: a kind of work's newest open jobs as JSON Feed 1.1. */
export async function GET(_request: Request, { params }: RouteContext<'/job/[topic]/jobs.json'>) {
  return feedResponse('json', topicJobs((await params).topic));
}
