import { filterLabel, jobFilters } from '@/lib/content/job-filters';
import { setFilters, withoutFilters } from '@/lib/jobs/set-filters';
import type { JobsQuery } from '@/lib/routes';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

const copy = jobFilters.chips;

type FilterChipsProps = {
  search: Required<JobsQuery>;
  /** Display names of the chosen category and place. */
  names: { category?: string; city?: string };
  pathOf: (search: Required<JobsQuery>) => string;
};

/** What a list is narrowed by: a link each that takes it away, and one for all of them. */
export function FilterChips({ search, names, pathOf }: FilterChipsProps) {
  const set = setFilters(search);
  if (set.length === 0) return null;
  // The search box shows the words as well, so they come last.
  const filters = set.filter(({ name }) => name !== 'keyword');
  const words = set.filter(({ name }) => name === 'keyword');
  return (
    <nav aria-label={copy.label} className="chips">
      <ul>
        {[...filters, ...words].map((filter) => (
          <li key={filter.name}>
            <Link href={pathOf(filter.without)} aria-label={copy.remove(filterLabel(filter, names))}>
              <span>{filterLabel(filter, names)}</span>
              <Icon name="close" />
            </Link>
          </li>
        ))}
        {filters.length > 1 && (
          <li>
            <Link href={pathOf(withoutFilters(search))} className="chips-clear">
              {copy.clear}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
