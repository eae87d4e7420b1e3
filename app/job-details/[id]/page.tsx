import { notFound, permanentRedirect } from 'next/navigation';
import { routes } from '@/lib/shared/routes';
import { findJob } from '@/lib/jobs/details';

/** A job's address without its title moves to the whole one. */
export default async function JobWithoutTitlePage({ params }: PageProps<'/job-details/[id]'>) {
  const found = await findJob((await params).id);
  if (!found) notFound();
  permanentRedirect(routes.job(found.job));
}
