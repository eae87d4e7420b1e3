import { jobFilters } from '@/lib/content/job-filters';
import { jobsPath } from '@/lib/jobs/query';
import type { JobsQuery } from '@/lib/shared/routes';
import { SORTS } from '@/lib/shared/search/filters';
import { Link } from '../ui/link';

const { label, orders } = jobFilters.sort;

/** The orders of a list; without words there is no relevance, and the newest come first. */
export function SortLinks({ search }: { search: Required<JobsQuery> }) {
  const offered = SORTS.filter((sort) => sort !== (search.keyword ? '' : 'relevance'));
  const current = !search.keyword && search.sort === 'relevance' ? 'newest' : search.sort;
  return (
    <nav aria-label={label} className="sort-links">
      <span aria-hidden="true">{label}</span>
      <ul>
        {offered.map((sort) => (
          <li key={sort}>
            <Link
              href={jobsPath({ ...search, sort, page: 1 })}
              loader
              aria-current={sort === current ? 'true' : undefined}
            >
              {orders[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
