import { countFacets } from '../../../lib/search/facets';
import { NO_FILTERS } from '../../../lib/contract/filters';
import { createView } from './filtered-view';
import type { FoundJobs, JobsRequest } from './jobs';
import { pageOf } from './page-of';
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
  const filters = { ...NO_FILTERS, ...request.filters };
  const view = createView(catalogue, filters, now);
  const wanted = tiers.at(-1)!;
  const found = request.among ? catalogue.of(request.among).intersection(wanted) : wanted;
  const inPlace = view.inPlace(found);
  const passing = view.passing(inPlace);
  const positions = pageOf(catalogue, tiers, passing, sort, (page - 1) * perPage, perPage);
  const keys = positions.map((position) => catalogue.keyOf(position));
  return {
    jobs: await jobsByKeys(sql, keys, summary),
    total: passing.size(),
    ...{ page, perPage, also, corrections },
    ...(request.facets && {
      facets: {
        ...countFacets(view.groups(inPlace), filters),
        // With no place wanted, these are the jobs that pass already.
        location: catalogue.countCities(inPlace === found ? passing : view.passing(found)),
      },
      payRange: view.payRange(passing),
    }),
  };
}
