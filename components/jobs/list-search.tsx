import { type JobsQuery, routes } from '@/lib/shared/routes';
import type { Category } from '@/lib/jobs/categories';
import { SearchFields } from './search-fields';

/** The search form above a job list, with the current search filled in; a chosen city is kept. */
export function ListSearch({ query, categories }: { query: JobsQuery; categories: Category[] }) {
  const { keyword, category, location } = query;
  return (
    <form action={routes.jobs()} role="search" className="@container mt-8 max-w-3xl">
      {location && <input type="hidden" name="location" value={location} />}
      <SearchFields keyword={keyword} category={category} categories={categories} />
    </form>
  );
}
