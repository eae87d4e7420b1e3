import { type JobsQuery, routes } from '@/lib/routes';
import type { Category } from '@/lib/jobs/categories';
import { filterParams } from '@/lib/contract/filters';
import { ResetOnReturn } from './reset-on-return';
import { SearchFields } from './search-fields';

/**
 * The search form above a job list, prefilled, with the filters kept. Remounted for each search and not
 * autocompleted, so that it always matches the list.
 */
export function ListSearch({ query, categories }: { query: JobsQuery; categories: Category[] }) {
  const { keyword, category } = query;
  return (
    <form
      key={routes.jobs(query)}
      action={routes.jobs()}
      role="search"
      autoComplete="off"
      className="list-search"
    >
      {Object.entries(filterParams({ ...query, category: '' })).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ResetOnReturn />
      <SearchFields keyword={keyword} category={category} categories={categories} />
    </form>
  );
}
