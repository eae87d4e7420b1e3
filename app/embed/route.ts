import { embedResponse } from '@/lib/seo/embed/embed-response';

export const dynamic = 'force-dynamic';

/** GET /embed: a list of jobs, by a list's query, for other sites to frame. */
export function GET(request: Request) {
  return embedResponse(request);
}
