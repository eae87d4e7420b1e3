import { jobsPage } from '@/lib/content/jobs';
import type { ListPage } from '@/lib/jobs/list-page';

/** What a list has: how many jobs, or none and how many come near. */
export function listHeading({ list, search, names, nearest }: ListPage): string {
  if (!list) return jobsPage.heading;
  const named = { keyword: search.keyword, ...names };
  if (nearest.hasNone) return jobsPage.noJobs.heading;
  if (list.total > 0) return jobsPage.count(list.total, named);
  return jobsPage.none(named, nearest.areNear ? nearest.jobs.length : 0);
}
