import { absoluteUrl } from '@/lib/seo/absolute-url';
import { jobPosting } from '@/lib/seo/structured-data/job-posting';
import { routes } from '@/lib/routes';
import type { Job } from '@/lib/upstream/job-details';
import { JsonLd } from '../seo/json-ld';
import { Container } from '../ui/section';
import { JobAside } from './job-aside';
import { JobHeader } from './job-header';
import { JobText } from './job-text';

/** An open job: head, text and aside, and its facts for search engines. */
export function JobView({ job }: { job: Job }) {
  const posting = jobPosting(job);
  return (
    <>
      {posting && <JsonLd data={posting} />}
      <JobHeader job={job} />
      <Container className="grid items-start gap-x-16 gap-y-12 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <JobText job={job} />
        <JobAside job={job} pageUrl={absoluteUrl(routes.job(job))} />
      </Container>
    </>
  );
}
