import { permanentRedirect } from 'next/navigation';
import { drawSocialCard } from '@/lib/seo/pictures/draw-social-card';
import { respondWithSheet } from '@/lib/seo/pictures/job-sheet/respond';
import { pngResponse, notFoundResponse, unavailableResponse } from '@/lib/seo/responses';
import { saidLocation } from '@/lib/content/names';
import { saidPay } from '@/lib/content/pay';
import { jobSlug } from '@/lib/routes';
import { getJob } from '@/lib/jobs/details';
import { readOrFail } from '@/lib/upstream/errors';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/job-details/[id]/[title]/[file]'>;

/** GET a job's files: an image for WhatsApp status and an A4 poster. */
export async function GET(request: Request, { params }: Context) {
  const { file, ...job } = await params;
  if (file === 'status.png') return respondWithSheet('status', job);
  if (file === 'poster.pdf') return respondWithSheet('poster', job);
  if (file === 'card.png') return socialCard(job);
  // Probably a link pasted with trailing text.
  permanentRedirect(new URL(request.url).pathname.replace(/\/[^/]*$/, ''));
}

/** The image for link previews. */
async function socialCard({ id, title }: { id: string; title: string }): Promise<Response> {
  const { value: job, failed } = await readOrFail(getJob(id));
  if (failed) return unavailableResponse();
  if (!job || title !== jobSlug(job)) return notFoundResponse();
  const lines = [job.company, saidLocation(job.location), saidPay(job.salary)].filter(Boolean);
  return pngResponse(await drawSocialCard({ title: job.title, lines }));
}
