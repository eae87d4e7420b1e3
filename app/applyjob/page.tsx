import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { serverParts } from '@/components/forms/server-parts';
import { ApplyForm } from '@/components/forms/apply-form';
import { ApplyingFor, JobRow } from '@/components/jobs/applying-for';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Container } from '@/components/ui/section';
import { claims } from '@/lib/content/claims';
import { applyPage as copy, closedJobPage } from '@/lib/content/jobs';
import { withRequestNumber } from '@/lib/content/request-number';
import { talentPool } from '@/lib/content/talent-pool';
import { TALENT_POOL } from '@/lib/contract/talent-pool';
import { first } from '@/lib/jobs/query';
import { routes } from '@/lib/routes';
import { applyMetadata } from '@/lib/seo/job-metadata';
import { findJob, getJob } from '@/lib/jobs/job';
import { orNull, readOrFail } from '@/lib/upstream/errors';

type Props = PageProps<'/applyjob'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return applyMetadata(await orNull(getJob(await jobIdIn(searchParams))));
}

export default async function ApplyPage({ searchParams }: Props) {
  const jobId = await jobIdIn(searchParams);
  const { value: found, failed } = await readOrFail(findJob(jobId));
  const pool = jobId === TALENT_POOL ? talentPool : null;
  // Where an old link to the form leads with an API that has no such job.
  if (pool && !found && !failed) redirect(routes.jobs());
  const job = found?.open ? found.job : null;
  const none = found ? closedJobPage.reasons[found.closedReason] : copy.noJob;
  return (
    <>
      {pool ? (
        <Banner title={pool.title} lead={pool.lead} />
      ) : (
        <Banner title={copy.heading}>{found && <JobRow job={found.job} />}</Banner>
      )}
      <Container className="apply-page">
        {job ? (
          <ApplyingFor jobId={job.id} steps={pool?.next}>
            <ApplyForm
              key={job.id}
              job={{ id: job.id, path: routes.job(job), title: job.title, company: job.company }}
              asksPay={claims.askPay}
              questions={job.questions}
              messageLabel={pool?.message}
              submit={(pool ?? copy).submit}
              parts={serverParts(pool ? TALENT_POOL : 'apply-job')}
            />
          </ApplyingFor>
        ) : (
          <Notice {...(failed ? { ...copy.failed, text: withRequestNumber(copy.failed.text) } : none)}>
            <ButtonLink
              href={failed ? routes.apply(jobId) : routes.jobs()}
              rel={failed ? 'nofollow' : undefined}
            >
              {failed ? copy.failed.action : copy.noJob.action}
            </ButtonLink>
          </Notice>
        )}
      </Container>
    </>
  );
}

async function jobIdIn(searchParams: Props['searchParams']): Promise<string> {
  return first((await searchParams).job_id);
}
