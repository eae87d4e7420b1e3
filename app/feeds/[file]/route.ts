import { aggregatorFeed, aggregators } from '@/lib/seo/feeds/aggregators';
import { feedHeaders, notFoundResponse, streamResponse } from '@/lib/seo/responses';

export const dynamic = 'force-dynamic';

const files = { 'jooble.xml': aggregators.jooble, 'indeed.xml': aggregators.indeed };

/** GET /feeds/jooble.xml and /feeds/indeed.xml: all open jobs for job aggregators. */
export async function GET(_request: Request, { params }: RouteContext<'/feeds/[file]'>) {
  const { file } = await params;
  if (!Object.hasOwn(files, file)) return notFoundResponse();
  return streamResponse(aggregatorFeed(files[file as keyof typeof files]), feedHeaders('application/xml'));
}
