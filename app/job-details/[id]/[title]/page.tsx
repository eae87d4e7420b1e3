import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { ClosedJob } from '@/components/jobs/closed-job';
import { JobView } from '@/components/jobs/job-view';
import { SimilarJobs } from '@/components/jobs/job-card';
import { TALENT_POOL } from '@/lib/contract/talent-pool';
import { setPageStatus } from '@/lib/base/request-context';
import { jobSlug, routes } from '@/lib/routes';
import { jobMetadata } from '@/lib/seo/job-metadata';
import { startJobPageExtras } from '@/lib/jobs/job-page-extras';
import { findJob } from '@/lib/jobs/job';

type Props = PageProps<'/job-details/[id]/[title]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findJob((await params).id);
  return found ? jobMetadata(found) : {};
}

export default async function JobPage({ params }: Props) {
  const { id, title } = await params;
  const loadExtras = startJobPageExtras();
  const found = await findJob(id);
  if (!found) notFound();
  const { job, open } = found;
  if (title !== jobSlug(job) || id === TALENT_POOL) permanentRedirect(routes.job(job));
  const { landings, similar } = await loadExtras(job);
  if (!open) setPageStatus(410);
  return (
    <>
      {open ? <JobView job={job} landings={landings} /> : <ClosedJob found={found} landings={landings} />}
      <SimilarJobs jobs={similar} />
    </>
  );
}
