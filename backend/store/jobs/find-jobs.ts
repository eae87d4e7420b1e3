import { countFacets, type Facets, type PayRange } from '../../../lib/shared/search/facets';
import { NO_FILTERS } from '../../../lib/shared/search/filters';
import { searchTerms, type SearchTerm } from '../../../lib/shared/search/terms';
import type { Sql } from '../database';
import { type Catalogue, type JobSet, readCatalogue } from './catalogue';
import { createView } from './filtered-view';
import type { Correction, JobsRequest } from './jobs';
import { pageOf } from './page-of';
import type { ReadCache } from './read-cache';
import { createMatcher, type Matcher } from './search/matcher';
import { meantTerms } from './search/meant-words';
import type { TextIndex } from './search/search';

/** A page of jobs by their listing keys, and how the words were read. */
type FoundKeys = {
  keys: number[];
  total: number;
  corrections: Correction[];
  also: string[];
  /** Only where they were asked for. */
  facets?: Facets;
  payRange?: PayRange | null;
};

type Matched = { tiers: JobSet[]; also: string[]; corrections: Correction[] };

export type JobFinder = (request: JobsRequest) => Promise<FoundKeys>;

/** Finds active jobs by words and filters, alike over every engine: only looking words up is the engine's. */
export function createJobFinder(sql: Sql, index: TextIndex, cache: ReadCache, now: () => Date): JobFinder {
  const open = () =>
    cache.get('catalogue', async () => {
      const catalogue = await readCatalogue(sql);
      return { catalogue, matcher: createMatcher(sql, index, catalogue) };
    });

  const matched = (catalogue: Catalogue, matcher: Matcher, request: JobsRequest): Promise<Matched> => {
    const { keyword = '', words = 'meant' } = request;
    const terms = searchTerms(keyword);
    if (terms.length === 0) return Promise.resolve({ tiers: [catalogue.all()], also: [], corrections: [] });
    return cache.get(`words ${words} ${keyword}`, () => match(matcher, terms, words));
  };

  const match = async (
    matcher: Matcher,
    terms: SearchTerm[],
    words: NonNullable<JobsRequest['words']>,
  ): Promise<Matched> => {
    if (words === 'any') return { tiers: await matcher.any(terms), also: [], corrections: [] };
    if (words === 'literal') return { ...(await matcher.all(terms)), corrections: [] };
    const meant = await meantTerms(sql, matcher, terms);
    return { ...(await matcher.all(meant.terms)), corrections: meant.corrections };
  };

  return async (request) => {
    const { catalogue, matcher } = await open();
    const { tiers, also, corrections } = await matched(catalogue, matcher, request);
    const filters = { ...NO_FILTERS, ...request.filters };
    const view = createView(catalogue, filters, now());
    const wanted = tiers.at(-1)!;
    const found = request.among ? catalogue.of(request.among).intersection(wanted) : wanted;
    const inPlace = view.inPlace(found);
    const passing = view.passing(inPlace);
    const offset = (request.page - 1) * request.perPage;
    const positions = pageOf(catalogue, tiers, passing, request.sort ?? 'relevance', offset, request.perPage);
    return {
      keys: positions.map((position) => catalogue.keyOf(position)),
      total: passing.size(),
      also,
      corrections,
      ...(request.facets && {
        facets: {
          ...countFacets(view.groups(inPlace), filters),
          // With no place wanted, these are the jobs that pass already.
          location: catalogue.countCities(inPlace === found ? passing : view.passing(found)),
        },
        payRange: view.payRange(passing),
      }),
    };
  };
}
