import { jobsPage } from '@/lib/content/jobs';
import type { ListPage } from '@/lib/jobs/list-page';
import { fittingOf } from '@/lib/jobs/lists';

/** A list's heading: its number of jobs, or of near matches. */
export function listHeading({ list, search, names, nearest }: ListPage): string {
  if (!list) return jobsPage.heading;
  const named = { keyword: list.words, ...names };
  if (nearest.hasNone) return jobsPage.noJobs.heading;
  const fitting = fittingOf(list);
  if (fitting > 0) return jobsPage.count(fitting, named);
  // The 'others' group shares only place and filters with the search.
  const others = list.groups.find(({ name }) => name === 'others')?.jobs ?? 0;
  const like = list.total > 0 ? list.total - others : nearest.areNear ? nearest.jobs.length : 0;
  return jobsPage.none({ ...named, keyword: search.keyword }, like, others);
}
