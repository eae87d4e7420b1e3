import { type JobsQuery, routes } from '@/lib/shared/routes';
import type { Category } from '@/lib/jobs/categories';
import { filterParams } from '@/lib/shared/search/filters';
import { SearchFields } from './search-fields';

/** The search form above a job list, with the current search filled in; its filters are kept. */
export function ListSearch({ query, categories }: { query: JobsQuery; categories: Category[] }) {
  const { keyword, category } = query;
  return (
    <form action={routes.jobs()} role="search" className="@container mt-8 max-w-3xl">
      {Object.entries(filterParams({ ...query, category: '' })).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchFields keyword={keyword} category={category} categories={categories} />
    </form>
  );
}
