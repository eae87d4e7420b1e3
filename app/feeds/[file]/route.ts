import { aggregatorFeed, aggregators } from '@/lib/seo/feeds/aggregators';
import { feedHeaders, notFoundResponse, wholeResponse } from '@/lib/seo/responses';

export const dynamic = 'force-dynamic';

const files = {
  'jobs.xml': aggregators.xmlFeed,
  // The path in 0.2, which programs may still use.
  'indeed.xml': aggregators.xmlFeed,
  'jooble.xml': aggregators.jooble,
};

/** GET /feeds/jobs.xml and /feeds/jooble.xml: all open jobs for job aggregators. */
export async function GET(_request: Request, { params }: RouteContext<'/feeds/[file]'>) {
  const { file } = await params;
  if (!Object.hasOwn(files, file)) return notFoundResponse();
  return wholeResponse(aggregatorFeed(files[file as keyof typeof files]), feedHeaders('application/xml'));
}
