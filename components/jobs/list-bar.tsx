import { filterLabel, jobFilters } from '@/lib/content/job-filters';
import type { PathOf } from '@/lib/jobs/landing-pages';
import type { ListNames } from '@/lib/jobs/list-page';
import { setFilters, withoutFilters } from '@/lib/jobs/set-filters';
import type { JobsQuery } from '@/lib/routes';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { SORTS } from '@/lib/contract/filters';

type FilterChipsProps = {
  query: Required<JobsQuery>;
  names: ListNames;
  /** Number of jobs found; removing a filter finds at least as many. */
  total: number;
  pathOf: PathOf;
};

/** A link per active filter that removes it, and one that removes all. */
export function FilterChips({ query, names, total, pathOf }: FilterChipsProps) {
  const set = setFilters(query);
  if (set.length === 0) return null;
  const copy = jobFilters.chips;
  // Keywords come last, as the search box shows them too.
  const filters = set.filter(({ name }) => name !== 'keyword');
  const words = set.filter(({ name }) => name === 'keyword');
  return (
    <nav aria-label={copy.label} className="chips">
      <ul>
        {[...filters, ...words].map((filter) => (
          <li key={filter.name}>
            <Link href={pathOf(filter.without, total)} aria-label={copy.remove(filterLabel(filter, names))}>
              <span>{filterLabel(filter, names)}</span>
              <Icon name="close" />
            </Link>
          </li>
        ))}
        {filters.length > 1 && (
          <li>
            <Link href={pathOf(withoutFilters(query), total)} className="chips-clear">
              {copy.clear}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Links to the sort orders; without keywords there is no relevance, and newest comes first. */
export function SortLinks({ query, pathOf }: { query: Required<JobsQuery>; pathOf: PathOf }) {
  const { label, orders } = jobFilters.sort;
  const offered = SORTS.filter((sort) => sort !== (query.keyword ? '' : 'relevance'));
  const first = offered[0]!;
  const current = query.sort === 'relevance' ? first : query.sort;
  return (
    <nav aria-label={label} className="sort">
      <details>
        <summary>
          <span>{label}</span> <b>{orders[current]}</b>
          <Icon name="sort" />
        </summary>
        <ul>
          {offered.map((sort) => (
            <li key={sort}>
              <Link
                href={pathOf({ ...query, sort: sort === first ? 'relevance' : sort, page: 1 })}
                rel="nofollow"
                aria-current={sort === current ? 'true' : undefined}
              >
                {orders[sort]}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
