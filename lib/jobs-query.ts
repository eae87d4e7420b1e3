import { isSafeId } from './contract/safe-id';
import type { JobsQuery } from './routes';

type SearchParams = Record<string, string | string[] | undefined>;

/** The search in a URL's query; anything unusable counts as not given. Pages count from 1. */
export function parseJobsQuery(params: SearchParams): Required<JobsQuery> {
  const category = first(params.category).trim();
  const page = Number(first(params.page));
  return {
    keyword: first(params.keyword).trim().slice(0, 200),
    category: isSafeId(category) ? category : '',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

export function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
