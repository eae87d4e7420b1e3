import { permanentRedirect } from 'next/navigation';
import { drawSocialCard } from '@/lib/seo/pictures/draw-social-card';
import { pngResponse, notFoundResponse, unavailableResponse } from '@/lib/seo/responses';
import { saidLocation } from '@/lib/content/names';
import { saidPay } from '@/lib/content/pay';
import { jobSlug } from '@/lib/routes';
import { getJob } from '@/lib/jobs/job';
import { readOrFail } from '@/lib/upstream/errors';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/job-details/[id]/[title]/[file]'>;

/** GET the image for a job's link previews. */
export async function GET(request: Request, { params }: Context) {
  const { file, ...job } = await params;
  if (file === 'card.png') return socialCard(job);
  // Probably a link pasted with trailing text.
  permanentRedirect(new URL(request.url).pathname.replace(/\/[^/]*$/, ''));
}

async function socialCard({ id, title }: { id: string; title: string }): Promise<Response> {
  const { value: job, failed } = await readOrFail(getJob(id));
  if (failed) return unavailableResponse();
  if (!job || title !== jobSlug(job)) return notFoundResponse();
  const lines = [job.company, saidLocation(job.location), saidPay(job.salary)].filter(Boolean);
  return pngResponse(await drawSocialCard({ title: job.title, lines }));
}
