import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { JobAside } from '@/components/jobs/job-aside';
import { JobHeader } from '@/components/jobs/job-header';
import { JobText } from '@/components/jobs/job-text';
import { Container } from '@/components/ui/section';
import { env } from '@/lib/env';
import { jobSlug, routes } from '@/lib/routes';
import { jobMetadata } from '@/lib/seo/job-metadata';
import { getJob } from '@/lib/upstream/jobs';

// Made when first asked for, then kept: no job is known at build time.
export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/job-details/[id]/[title]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const job = await getJob((await params).id);
  return job ? jobMetadata(job) : {};
}

export default async function JobPage({ params }: Props) {
  const { id, title } = await params;
  const job = await getJob(id);
  if (!job) notFound();
  if (title !== jobSlug(job)) permanentRedirect(routes.job(job));
  return (
    <>
      <JobHeader job={job} />
      <Container className="grid items-start gap-x-16 gap-y-12 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <JobText job={job} />
        <JobAside job={job} pageUrl={env().siteUrl + routes.job(job)} />
      </Container>
    </>
  );
}
