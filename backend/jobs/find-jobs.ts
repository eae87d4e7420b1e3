import { filterCatalogue } from '../../lib/search/filter-catalogue';
import type { FoundJobs, JobsRequest } from './jobs';
import { jobsByKeys } from './reads';
import type { WordSearch } from './search/word-search';

/** Finds active jobs by words and filters. Only word lookup differs between database engines. */
export async function findJobs(
  { sql, catalogue, matched }: WordSearch,
  request: JobsRequest,
  now: Date,
): Promise<FoundJobs> {
  const { search, levels, also, unknown, corrections } = await matched(request);
  const { page, perPage, summary, sort = 'relevance', filters: chosen = {} } = request;
  const { positions, total, groups, facets, payRange } = filterCatalogue(catalogue, {
    levels,
    among: request.among && catalogue.of(request.among),
    ...{ filters: search.filters, isPlaceWished: search.filters.location !== (chosen.location ?? '') },
    ...{ wishes: search.wishes, onlyFitting: request.words === 'fitting' },
    ...{ sort, page, perPage, now: now.getTime() },
  });
  const keys = positions.map((position) => catalogue.keyOf(position));
  return {
    jobs: await jobsByKeys(sql, keys, summary),
    ...{ total, page, perPage, search, groups, also, unknown, corrections },
    ...(request.facets && { facets: facets(), payRange: payRange() }),
  };
}
