import type { Metadata } from 'next';
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
import { first } from '@/lib/jobs/query';
import { routes } from '@/lib/routes';
import { applyMetadata } from '@/lib/seo/job-metadata';
import { findJob, getJob } from '@/lib/jobs/details';
import { orNull, readOrFail } from '@/lib/upstream/errors';

type Props = PageProps<'/applyjob'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return applyMetadata(await orNull(getJob(await jobIdIn(searchParams))));
}

export default async function ApplyPage({ searchParams }: Props) {
  const jobId = await jobIdIn(searchParams);
  const { value: found, failed } = await readOrFail(findJob(jobId));
  const job = found?.open ? found.job : null;
  const none = found ? closedJobPage.reasons[found.closedReason] : copy.noJob;
  return (
    <>
      <Banner title={copy.heading}>{found && <JobRow job={found.job} />}</Banner>
      <Container className="apply-page">
        {job ? (
          <ApplyingFor jobId={job.id}>
            <ApplyForm
              key={job.id}
              job={{ id: job.id, path: routes.job(job), title: job.title, company: job.company }}
              asksPay={claims.askPay}
              questions={job.questions}
              submit={copy.submit}
              parts={serverParts('apply-job')}
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
