import { wishLabels } from '@/lib/content/job-filters';
import { jobsPage } from '@/lib/content/jobs';
import type { ListNames, ListPage } from '@/lib/jobs/list-page';
import { fittingOf } from '@/lib/jobs/search-jobs';
import type { GroupName } from '@/lib/search/filter-catalogue';
import type { NearestJobs } from '@/lib/jobs/nearest-jobs';
import { setFilters } from '@/lib/jobs/set-filters';

/** The groups of other places' jobs of the kind. */
const ELSEWHERE = ['around', 'state', 'unplaced', 'elsewhere'] as const;

/** A list's heading: its number of jobs, or that there are none and what is listed instead. */
export function listHeading({ list, query, meant, names, nearest }: ListPage): string {
  if (!list) return jobsPage.heading;
  const labels = wishLabels(list.wishes);
  const wishes = labels.join(', ');
  const named = { keyword: list.words, ...names, wishes };
  if (nearest.hasNone) return jobsPage.noJobs.heading;
  const jobsIn = (group: GroupName) => list.groups.find(({ name }) => name === group)?.jobs ?? 0;
  const mentions = jobsIn('mentions');
  // A job that does not say what was wished for may fit, and is counted apart.
  const fitting = wishes ? jobsIn('fits') : fittingOf(list);
  if (fitting > 0) return jobsPage.count(fitting, named, mentions);
  const open = jobsIn('unstated') + jobsIn('contradicts');
  if (open > 0) {
    const rest = list.words
      ? jobsPage.count(open, { ...named, wishes: '' }, mentions)
      : jobsPage.others(open, { city: names.city });
    return jobsPage.noneSays(labels, rest, names.city);
  }
  const isFiltered = setFilters({ ...query, keyword: '', category: '', location: '' }).length > 0;
  const none = { ...named, keyword: list.words || (wishes ? '' : meant.keyword), isFiltered };
  // The 'others' group shares only place and filters with the search.
  const others = jobsIn('others');
  const isElsewhere = list.total > mentions + others + jobsIn('some');
  if (mentions > 0 && !isElsewhere) return jobsPage.onlyMentions(mentions, none);
  const elsewhere = ELSEWHERE.reduce((sum, group) => sum + jobsIn(group), 0);
  const similar = jobsIn('related') + jobsIn('kindred') + (elsewhere > 0 ? 0 : jobsIn('relatedElsewhere'));
  const like = similar + elsewhere > 0 || !nearest.query?.keyword ? similar : nearest.total;
  const instead = others > 0 ? jobsPage.others(others, { city: names.city }) : insteadOf(nearest, names);
  return like + elsewhere > 0
    ? jobsPage.like(jobsPage.none(none), like, elsewhere)
    : jobsPage.none(none, instead ?? '');
}

/** What the nearest jobs are, if they share only place or category with the search: "5 other jobs in Pune". */
export function insteadOf({ query, total }: NearestJobs, { category, city }: ListNames): string | null {
  if (query?.location) return jobsPage.others(total, { city, near: query.near });
  return query?.category ? jobsPage.others(total, { category }) : null;
}
