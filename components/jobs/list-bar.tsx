import type { JobsQuery } from '@/lib/routes';
import { FilterChips } from './filter-chips';
import { SortLinks } from './sort-links';

type ListBarProps = {
  search: Required<JobsQuery>;
  /** Display names of the chosen category and place. */
  names: { category?: string; city?: string };
  /** How many jobs were found. */
  total: number;
  pathOf: (search: Required<JobsQuery>) => string;
};

/** Stays in view over a list: what narrows it, each removable, and its order. */
export function ListBar({ search, names, total, pathOf }: ListBarProps) {
  return (
    <div className="list-bar">
      <FilterChips search={search} names={names} pathOf={pathOf} />
      {total > 1 && <SortLinks search={search} pathOf={pathOf} />}
    </div>
  );
}
