import { drawSocialCard } from '@/lib/seo/pictures/draw-social-card';
import { pngResponse, notFoundResponse, unavailableResponse } from '@/lib/seo/responses';
import { saidLocation } from '@/lib/content/names';
import { saidPay } from '@/lib/content/pay';
import { jobSlug } from '@/lib/routes';
import { getJob } from '@/lib/jobs/details';
import { readOrFail } from '@/lib/upstream/errors';

export const dynamic = 'force-dynamic';

/** GET /job-details/{id}/{title}/card.png: the image shown where a job is shared. */
export async function GET(_request: Request, { params }: RouteContext<'/job-details/[id]/[title]/card.png'>) {
  const { id, title } = await params;
  const { value: job, failed } = await readOrFail(getJob(id));
  if (failed) return unavailableResponse();
  if (!job || title !== jobSlug(job)) return notFoundResponse();
  const lines = [job.company, saidLocation(job.location), saidPay(job.salary)].filter(Boolean);
  return pngResponse(await drawSocialCard({ title: job.title, lines }));
}
