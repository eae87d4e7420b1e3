import { notFound, permanentRedirect } from 'next/navigation';
import { routes } from '@/lib/routes';
import { getJob } from '@/lib/upstream/jobs';

export const revalidate = 60;
export const generateStaticParams = () => [];

/** A job's address without its title moves to the whole one. */
export default async function JobWithoutTitlePage({ params }: PageProps<'/job-details/[id]'>) {
  const job = await getJob((await params).id);
  if (!job) notFound();
  permanentRedirect(routes.job(job));
}
