import { Fragment } from 'react';
import { groupHeadings, type Searched } from '@/lib/content/job-filters';
import type { SearchedList } from '@/lib/jobs/search-jobs';
import { JobCard } from './job-card';

type GroupedJobsProps = Pick<SearchedList, 'jobs' | 'groups'> & {
  /** Number of jobs on earlier pages. */
  before: number;
  searched: Searched;
};

/** A page of jobs, with a heading where weaker matches begin. */
export function GroupedJobs({ jobs, groups, before, searched }: GroupedJobsProps) {
  const parts = partsOf(jobs, groups, before);
  return parts.map(({ name, jobs: own }) => {
    const heading = name && groupHeadings[name](searched);
    return (
      <Fragment key={name}>
        {heading && <h3 className="group-line">{heading}</h3>}
        <ul className="cards">
          {own.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </ul>
      </Fragment>
    );
  });
}

function partsOf(jobs: SearchedList['jobs'], groups: SearchedList['groups'], before: number) {
  if (groups.length === 0) return [{ name: null, jobs }];
  let start = -before;
  const parts = groups.map(({ name, jobs: count }) => {
    const own = jobs.slice(Math.max(0, start), Math.max(0, start + count));
    start += count;
    return { name, jobs: own };
  });
  return parts.filter((part) => part.jobs.length > 0);
}
