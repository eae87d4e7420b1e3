import { NO_FILTERS } from '../../lib/contract/filters';
import { filterCatalogue } from '../../lib/search/filter-catalogue';
import { withChosen } from '../../lib/search/understand';
import type { FoundJobs, JobsRequest } from './jobs';
import { jobsByKeys } from './reads';
import type { Sql } from '../store/database';
import type { WordSearch } from './search/word-search';

/** Finds active jobs by words and filters. `sql` must read the search's state. */
export async function searchJobs(
  { catalogue, matched }: WordSearch,
  sql: Sql,
  request: JobsRequest,
  now: Date,
): Promise<FoundJobs> {
  const { read, levels, stated, also, unknown, corrections } = matched(request);
  const { page, perPage, summary, sort = 'relevance' } = request;
  const filters = { ...NO_FILTERS, ...request.filters };
  const { positions, total, groups, facets, payRange } = filterCatalogue(catalogue, {
    levels,
    stated,
    subset: request.among && catalogue.of(request.among),
    filters,
    typed: read,
    onlyFitting: request.words === 'fitting',
    sort,
    page,
    perPage,
    now: now.getTime(),
  });
  const keys = positions.map((position) => catalogue.keyOf(position));
  return {
    jobs: await jobsByKeys(sql, keys, summary),
    total,
    page,
    perPage,
    groups,
    also,
    unknown,
    corrections,
    search: withChosen(read, filters),
    ...(request.facets && { facets: facets(), payRange: payRange() }),
  };
}
