import { jobFilters } from '@/lib/content/job-filters';
import type { JobsQuery } from '@/lib/routes';
import { SORTS } from '@/lib/contract/filters';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

const { label, orders } = jobFilters.sort;

type SortLinksProps = { search: Required<JobsQuery>; pathOf: (search: Required<JobsQuery>) => string };

/** The orders of a list; without words there is no relevance, and the newest come first. */
export function SortLinks({ search, pathOf }: SortLinksProps) {
  const offered = SORTS.filter((sort) => sort !== (search.keyword ? '' : 'relevance'));
  const first = offered[0]!;
  const current = search.sort === 'relevance' ? first : search.sort;
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
                href={pathOf({ ...search, sort: sort === first ? 'relevance' : sort, page: 1 })}
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
