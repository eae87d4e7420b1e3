import { respondWithSheet } from '@/lib/seo/pictures/job-sheet/respond';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/job-details/[id]/[title]/status.png'>;

/** GET /job-details/{id}/{title}/status.png: the job as a picture for a status on WhatsApp. */
export async function GET(_request: Request, { params }: Context) {
  return respondWithSheet('status', await params);
}
