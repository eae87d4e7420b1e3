import type { Category } from './categories';

/** At most `most` of the categories, in their order: those with most jobs, and in any case the `selected` one. */
export function popularCategories(categories: Category[], most: number, selected = ''): Category[] {
  if (categories.length <= most) return categories;
  const jobsOf = ({ id, jobsCount }: Category) => (id === selected ? Infinity : (jobsCount ?? 0));
  const popular = new Set([...categories].sort((a, b) => jobsOf(b) - jobsOf(a)).slice(0, most));
  return categories.filter((category) => popular.has(category));
}
