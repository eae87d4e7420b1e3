import { abbreviationQueries } from './queries/abbreviation';
import { broadQueries } from './queries/broad';
import { companyQueries } from './queries/company';
import { facetQueries } from './queries/facets';
import { indianLanguageQueries } from './queries/indian-language';
import { misspeltQueries } from './queries/misspelt';
import { placeQueries } from './queries/place';
import { skillQueries } from './queries/skills';
import { titleQueries } from './queries/title';
import { titleCityQueries } from './queries/title-city';
import type { Queries } from './rule';

/**
 * What people in India type into a search for jobs, by kind, and what would be a fair answer to it. Written before any of
 * it was asked: a query is not to be changed because of what the search finds.
 */
export const GOLDEN: Readonly<Record<string, Queries>> = {
  'broad word': broadQueries,
  title: titleQueries,
  'title and city': titleCityQueries,
  place: placeQueries,
  facets: facetQueries,
  misspelt: misspeltQueries,
  'Indian language': indianLanguageQueries,
  abbreviation: abbreviationQueries,
  skills: skillQueries,
  company: companyQueries,
};
