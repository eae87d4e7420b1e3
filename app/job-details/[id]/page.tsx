import { notFound, permanentRedirect } from 'next/navigation';
import { routes } from '@/lib/routes';
import { findJob } from '@/lib/jobs/job';

/** Redirects a job's path without title to the full one. */
export default async function JobWithoutTitlePage({ params }: PageProps<'/job-details/[id]'>) {
  const found = await findJob((await params).id);
  if (!found) notFound();
  permanentRedirect(routes.job(found.job));
}
