import { respondWithSheet } from '@/lib/seo/pictures/job-sheet/respond';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/job-details/[id]/[title]/poster.pdf'>;

/** GET /job-details/{id}/{title}/poster.pdf: the job as a poster of A4. */
export async function GET(_request: Request, { params }: Context) {
  return respondWithSheet('poster', await params);
}
