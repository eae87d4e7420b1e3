import { NO_FILTERS } from '../../lib/contract/filters';
import { filterCatalogue } from '../../lib/search/filter-catalogue';
import type { FoundJobs, JobsRequest } from './jobs';
import { jobsByKeys } from './reads';
import type { WordSearch } from './search/word-search';

/** Finds active jobs by words and filters, alike over every engine: only looking words up is the engine's. */
export async function findJobs(
  { sql, catalogue, matched }: WordSearch,
  request: JobsRequest,
  now: Date,
): Promise<FoundJobs> {
  const { tiers, also, corrections } = await matched(request);
  const { page, perPage, summary, sort = 'relevance' } = request;
  const { positions, total, facets, payRange } = filterCatalogue(catalogue, {
    tiers,
    among: request.among && catalogue.of(request.among),
    filters: { ...NO_FILTERS, ...request.filters },
    ...{ sort, page, perPage, now: now.getTime() },
  });
  const keys = positions.map((position) => catalogue.keyOf(position));
  return {
    jobs: await jobsByKeys(sql, keys, summary),
    ...{ total, page, perPage, also, corrections },
    ...(request.facets && { facets: facets(), payRange: payRange() }),
  };
}
