import { embedResponse } from '@/lib/seo/embed/embed-response';

export const dynamic = 'force-dynamic';

/** GET /embed: a job list for other sites to frame, with the query of a list page. */
export function GET(request: Request) {
  return embedResponse(request);
}
