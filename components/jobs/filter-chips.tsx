import { choiceLabel, jobFilters } from '@/lib/content/job-filters';
import { type SetFilter, setFilters, withoutFilters } from '@/lib/jobs/set-filters';
import { jobsPath } from '@/lib/jobs/query';
import type { JobsQuery } from '@/lib/shared/routes';
import { NOT_STATED } from '@/lib/shared/search/filters';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

const copy = jobFilters.chips;

type FilterChipsProps = {
  search: Required<JobsQuery>;
  /** Display names of the chosen category and place. */
  names: { category?: string; city?: string };
};

/** What a list is narrowed by: a link each that takes it away, and one for all of them. */
export function FilterChips({ search, names }: FilterChipsProps) {
  const set = setFilters(search);
  if (set.length === 0) return null;
  return (
    <nav aria-label={copy.label} className="chips">
      <ul>
        {set.map((filter) => (
          <li key={filter.name}>
            <Link
              href={jobsPath(filter.without)}
              loader
              aria-label={copy.remove(labelOf(filter, search, names))}
            >
              {labelOf(filter, search, names)}
              <Icon name="close" />
            </Link>
          </li>
        ))}
        {set.filter(({ name }) => name !== 'keyword').length > 1 && (
          <li>
            <Link href={jobsPath(withoutFilters(search))} loader className="chips-clear">
              {copy.clear}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function labelOf(
  { name, value }: SetFilter,
  search: Required<JobsQuery>,
  names: FilterChipsProps['names'],
): string {
  switch (name) {
    case 'keyword':
      return copy.keyword(value);
    case 'category':
      return names.category ?? value;
    case 'location':
    case 'near': {
      const city = names.city ?? value;
      return search.near ? copy.near(city) : city;
    }
    case 'since':
      return search.since && jobFilters.since[search.since];
    default: {
      if (value === NOT_STATED) return copy.notStated(jobFilters.groups[name]);
      const label = choiceLabel(name, value);
      return name === 'pay' ? copy.pay(label) : label;
    }
  }
}
