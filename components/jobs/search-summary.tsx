import { jobAlertPage as copy } from '@/lib/content/job-alert';
import { filterLabel } from '@/lib/content/job-filters';
import type { ListNames } from '@/lib/jobs/list-page';
import { setFilters } from '@/lib/jobs/set-filters';
import { Facts } from '../ui/facts';
import type { JobsQuery } from '@/lib/routes';

type SearchSummaryProps = {
  search: Required<JobsQuery>;
  names: ListNames;
};

/** The current search in words. */
export function SearchSummary({ search, names }: SearchSummaryProps) {
  const set = setFilters(search);
  if (set.length === 0) return <p className="text-lg font-semibold">{copy.allJobs}</p>;
  const terms: Record<string, string> = copy.search;
  const labels = new Map<string, string[]>();
  for (const filter of set) {
    const term = terms[filter.name] ?? copy.search.others;
    labels.set(term, [...(labels.get(term) ?? []), filterLabel(filter, names)]);
  }
  return (
    <Facts
      className="border-line bg-paper-raised [&_dt]:text-ink-soft flex flex-wrap gap-x-10 gap-y-3 rounded-2xl border p-5 *:min-w-0 [&_dd]:font-semibold [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-sm"
      facts={[...labels].map(([term, values]) => [term, values.join(', ')])}
    />
  );
}
